import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Views } from '#client';
import { useCommandForm } from '../data/form.ts';
import { useAnswer } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Field, Select } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Shown } from '../ui/state.tsx';
import type { InstrumentCard as Facts } from './answers.ts';
import { InstrumentCard } from './instrument-card.tsx';
import { SerialField } from './serial-field.tsx';
import { sideWords } from './side-words.ts';

type TableLine = Views['/tables'][number];

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
  const facts = useAnswer<Facts>(`/chips/${encodeURIComponent(serial)}`, { on: ['chips'] });
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
  const [seat, setSeat] = useState<string>();
  const [bet, setBet] = useState<'base' | 'bonus'>('base');
  const form = useCommandForm('place-instrument', {
    fixed: { serial: facts.serial, table: table.table, bet, ...(seat && { seat: Number(seat) }) },
    initial: { side: sides.length > 0 ? '' : 'main', live: liveOf(facts) },
    onDone,
  });
  const there = table.seated.find((each) => String(each.seat) === seat);
  const isBehind = Boolean(form.value('behind'));
  const isUnnamed = there?.patron === undefined || isBehind;
  return (
    <CommandForm form={form} submit={t('place.do')}>
      <SeatChoice table={table} seat={seat} onChoose={setSeat} />
      {facts.bets.length > 1 ? (
        <Choice
          label={t('place.bet')}
          options={facts.bets.map((value) => ({ value, title: t(`bets.${value}`) }))}
          chosen={bet}
          onChoose={setBet}
        />
      ) : null}
      {sides.length > 0 && bet === 'base' ? (
        <Choice
          label={t('place.side')}
          options={sides.map((value) => ({ value, title: sideWords(value) }))}
          chosen={sides.find((side) => side === form.value('side'))}
          onChoose={(side) => form.set('side', side)}
        />
      ) : (
        <Field label={t('place.side')} hint={t('place.sideHint')} {...form.field('side')} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {facts.live === 'none' ? null : (
          <Field label={t('place.live')} inputMode="decimal" {...form.field('live')} />
        )}
        {facts.isDivisible ? (
          <Field
            label={t('place.amount')}
            hint={t('place.amountHint')}
            inputMode="decimal"
            {...form.field('amount')}
          />
        ) : null}
        <Select
          label={t('place.behind')}
          none={t('place.notBehind')}
          options={BEHIND.map((value) => ({ value, title: t(`persons.${value}`) }))}
          {...form.field('behind')}
        />
        {isUnnamed ? (
          <Field label={t('patron')} hint={t('place.patronHint')} {...form.field('patron')} />
        ) : null}
        {isBehind && !form.value('patron') ? (
          <Field
            label={t('place.spot')}
            hint={t('place.spotHint')}
            inputMode="numeric"
            {...form.field('spot')}
            onChange={({ target: { value } }) =>
              form.set('spot', /^\d+$/.test(value) ? Number(value) : value)
            }
          />
        ) : null}
      </div>
    </CommandForm>
  );
}

function SeatChoice({
  table: { seated },
  seat,
  onChoose,
}: {
  readonly table: TableLine;
  readonly seat: string | undefined;
  readonly onChoose: (seat: string) => void;
}) {
  const { t } = useTranslation('chips');
  const seats = seated
    .filter(({ position }) => position !== 'player-dealer')
    .sort((one, other) => one.seat - other.seat);
  if (seats.length === 0) return <Notice is="held" title={t('place.noSeat')} />;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="pb-1.5 font-medium">{t('place.seat')}</legend>
      {seats.map(({ seat: number, patron }) => (
        <Button
          key={number}
          isLarge
          look={seat === String(number) ? 'primary' : 'plain'}
          aria-pressed={seat === String(number)}
          onClick={() => onChoose(String(number))}
        >
          <span className="flex flex-col">
            <span>{t('place.seatNumber', { seat: number })}</span>
            {patron === undefined ? null : <span className="text-sm">{patron}</span>}
          </span>
        </Button>
      ))}
    </fieldset>
  );
}
