import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/form.tsx';
import type { Control } from '../ui/form-field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Shown } from '../ui/state.tsx';
import type { InstrumentCard as Facts } from './answers.ts';
import { InstrumentCard } from './instrument-card.tsx';
import { SerialField } from './serial-field.tsx';
import { sideWords } from './side-words.ts';

type TableLine = Seen<'/tables'>[number];

interface PlaceProps {
  readonly table: TableLine;
  /** Base bets of its game that oppose each other. */
  readonly sides: readonly string[];
  readonly isDealing: boolean;
  readonly onPlaced: () => void;
}

/** A coupon or chip is scanned; what it may do is said before it is placed. */
export function PlacePart({ table, sides, isDealing, onPlaced }: PlaceProps) {
  const { t } = useTranslation('chips');
  const [serial, setSerial] = useState<string>();
  return (
    <Panel title={t('place.title')}>
      <div className="flex flex-col gap-5">
        <SerialField onFound={setSerial} />
        {serial === undefined ? (
          <p className="text-muted">{t('place.words')}</p>
        ) : (
          <Scanned
            key={serial}
            {...{ serial, table, sides, isDealing }}
            onDone={() => {
              setSerial(undefined);
              onPlaced();
            }}
          />
        )}
      </div>
    </Panel>
  );
}

interface ScannedProps extends Omit<PlaceProps, 'onPlaced'> {
  readonly serial: string;
  readonly onDone: () => void;
}

function Scanned({ serial, table, sides, isDealing, onDone }: ScannedProps) {
  const { t } = useTranslation('chips');
  const facts = useView('/chips/:serial', { of: { serial }, on: ['chips'] });
  return (
    <Shown of={facts}>
      {(found) => (
        <>
          <InstrumentCard facts={found} />
          {found.status === 'voucher' ? <Notice is="held" title={t('place.voucher')} /> : null}
          {found.status === 'out' && isDealing ? (
            <Notice is="held" title={t('place.dealing')} />
          ) : null}
          {found.status === 'out' && !isDealing ? (
            <PlaceForm facts={found} table={table} sides={sides} onDone={onDone} />
          ) : null}
        </>
      )}
    </Shown>
  );
}

const BEHIND = ['patron', 'employee-off-duty', 'employee-standby-in-uniform', 'tpp'] as const;

/** What live chips the sheet asks for, to begin with. */
const liveOf = ({ live, left }: Facts): string =>
  live === 'equal' || live === 'at-least' ? left : '';

interface PlaceFormProps {
  readonly facts: Facts;
  readonly table: TableLine;
  readonly sides: readonly string[];
  readonly onDone: () => void;
}

function PlaceForm({ facts, table, sides, onDone }: PlaceFormProps) {
  const { t } = useTranslation('chips');
  return (
    <CommandForm
      command="place-instrument"
      submit={t('place.do')}
      fixed={{
        serial: facts.serial,
        table: table.table,
        bet: facts.bets.length > 1 ? undefined : 'base',
      }}
      initial={{ side: sides.length > 0 ? undefined : 'main', live: liveOf(facts) }}
      fields={({ seat, bet = 'base', behind, patron }) => {
        const there = table.seated.find((each) => each.seat === seat);
        const isBehind = Boolean(behind);
        return {
          seat: {
            label: t('place.seat'),
            as: (control) => <SeatChoice {...control} table={table} />,
          },
          bet:
            facts.bets.length > 1
              ? {
                  label: t('place.bet'),
                  as: 'choice',
                  options: facts.bets.map((value) => ({ value, title: t(`bets.${value}`) })),
                }
              : undefined,
          side:
            sides.length > 0 && bet === 'base'
              ? {
                  label: t('place.side'),
                  as: 'choice',
                  none: '',
                  options: sides.map((value) => ({ value, title: sideWords(value) })),
                }
              : { label: t('place.side'), hint: t('place.sideHint') },
          live:
            facts.live === 'none'
              ? undefined
              : { label: t('place.live'), as: 'money', isHalf: true },
          amount: facts.isDivisible
            ? {
                label: t('place.amount'),
                hint: t('place.amountHint'),
                as: 'money',
                isHalf: true,
              }
            : undefined,
          behind: {
            label: t('place.behind'),
            none: t('place.notBehind'),
            options: BEHIND.map((value) => ({ value, title: t(`persons.${value}`) })),
            isHalf: true,
          },
          patron:
            there?.patron === undefined || isBehind
              ? { label: t('patron'), hint: t('place.patronHint'), isHalf: true }
              : undefined,
          spot:
            isBehind && !patron
              ? { label: t('place.spot'), hint: t('place.spotHint'), isHalf: true }
              : undefined,
        };
      }}
      onDone={onDone}
    />
  );
}

function SeatChoice({ table: { seated }, value, set }: Control & { readonly table: TableLine }) {
  const { t } = useTranslation('chips');
  const seats = seated
    .filter(({ position }) => position === 'seated')
    .sort((one, other) => one.seat - other.seat);
  if (seats.length === 0) return <Notice is="held" title={t('place.noSeat')} />;
  return (
    <div className="flex flex-wrap gap-2">
      {seats.map(({ seat, patron }) => (
        <Button
          key={seat}
          isLarge
          look={value === seat ? 'primary' : 'plain'}
          aria-pressed={value === seat}
          onClick={() => set(seat)}
        >
          <span className="flex flex-col">
            <span>{t('place.seatNumber', { seat })}</span>
            {patron === undefined ? null : <span className="text-sm">{patron}</span>}
          </span>
        </Button>
      ))}
    </div>
  );
}
