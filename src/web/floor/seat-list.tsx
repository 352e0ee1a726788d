import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useCommand } from '../data/commands.ts';
import { Button } from '../ui/button.tsx';
import { money } from '../ui/format.ts';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Tag } from '../ui/tag.tsx';
import { SeatForm } from './seat-form.tsx';

type Seat = Seen<'/tables/:table'>['seats'][number];

interface SeatRowProps {
  readonly table: string;
  readonly seat: Seat;
  readonly isChanging: boolean;
  readonly onChange: (isChanging: boolean) => void;
}

function Who({ seat: { person, position, patron } }: { readonly seat: Partial<Seat> }) {
  const { t } = useTranslation('floor');
  if (person === undefined) return <span className="text-faint">{t('seat.empty')}</span>;
  return (
    <>
      <span className={person === 'excluded' ? 'font-medium text-refused' : ''}>
        {t(`seat.persons.${person}`)}
      </span>
      {patron === undefined ? null : (
        <span className="max-w-48 truncate text-muted" title={patron}>
          {patron}
        </span>
      )}
      {position === undefined || position === 'seated' ? null : (
        <Tag is={position === 'player-dealer' ? 'paid' : 'plain'}>
          {t(`seat.positions.${position}`)}
        </Tag>
      )}
    </>
  );
}

function SeatButtons({ table, seat, isChanging, onChange }: SeatRowProps) {
  const { t } = useTranslation('floor');
  const leave = useCommand('leave-seat');
  const sensor = useCommand('report-sensor');
  const { seat: number, person, isSensorOut } = seat;
  const change = person === undefined ? 'seatSomebody' : 'change';
  const light = isSensorOut ? 'sensorWorks' : 'sensorDark';
  return (
    <>
      <span className="ml-auto flex flex-wrap justify-end gap-1 *:px-2.5">
        <Button
          look="quiet"
          aria-expanded={isChanging}
          aria-label={t(`seat.${change}Named`, { seat: number })}
          onClick={() => onChange(!isChanging)}
        >
          {t(`seat.${change}`)}
        </Button>
        {person === undefined ? null : (
          <Button
            look="quiet"
            aria-label={t('seat.leaveNamed', { seat: number })}
            onClick={() => void leave.send({ table, seat: number })}
          >
            {t('seat.leave')}
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={t(`seat.${light}Named`, { seat: number })}
          onClick={() => void sensor.send({ table, seat: number, works: isSensorOut })}
        >
          {t(`seat.${light}`)}
        </Button>
      </span>
      <div className="w-full empty:hidden">
        <OutcomeNotice of={leave.outcome} />
        <OutcomeNotice of={sensor.outcome} />
      </div>
    </>
  );
}

interface BehindProps {
  readonly place: { readonly table: string; readonly seat: number; readonly behind: number };
  readonly who: Seat['behind'][number];
}

/** One who bets behind the seat. */
function Behind({ place, who }: BehindProps) {
  const { t } = useTranslation('floor');
  const leave = useCommand('leave-seat');
  return (
    <div className="flex w-full items-center gap-3 pl-19">
      <Who seat={{ ...who, position: 'backline' }} />
      <span className="ml-auto *:px-2.5">
        <Button
          look="quiet"
          aria-label={t('seat.leaveBehindNamed', { seat: place.seat, number: place.behind })}
          onClick={() => void leave.send(place)}
        >
          {t('seat.leave')}
        </Button>
      </span>
      <OutcomeNotice of={leave.outcome} />
    </div>
  );
}

function SeatRow(props: SeatRowProps) {
  const { t } = useTranslation('floor');
  const { table, seat, isChanging, onChange } = props;
  const amounts = seat.fees.map(({ amount }) => money(amount)).join(', ');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-1 last:border-0">
      <span className="w-16 shrink-0 font-medium tabular-nums">
        {t('seat.name', { seat: seat.seat })}
      </span>
      <Who seat={seat} />
      {amounts === '' ? null : <Tag is="live">{t('seat.fees', { amounts })}</Tag>}
      {seat.isSensorOut ? <Tag is="held">{t('seat.dark')}</Tag> : null}
      <SeatButtons {...props} />
      {seat.behind.map((who, index) => {
        const behind = index + 1;
        const place = { table, seat: seat.seat, behind };
        return <Behind key={`${behind} ${who.person} ${who.patron}`} place={place} who={who} />;
      })}
      {isChanging ? <SeatForm table={table} seat={seat} onDone={() => onChange(false)} /> : null}
    </li>
  );
}

/** Who sits where, as whom, and whether the sensors see their fees. */
export function SeatList({
  table,
  seats,
}: {
  readonly table: string;
  readonly seats: readonly Seat[];
}) {
  const [changing, setChanging] = useState<number>();
  return (
    <ul>
      {seats.map((seat) => (
        <SeatRow
          key={seat.seat}
          table={table}
          seat={seat}
          isChanging={changing === seat.seat}
          onChange={(isChanging) => setChanging(isChanging ? seat.seat : undefined)}
        />
      ))}
    </ul>
  );
}
