// What two people look at before they say which time is right, or let time catch up.
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useSecond } from '../data/time.ts';
import { useView } from '../data/views.ts';
import { dayOf, fullTimeOf, momentOf, money } from './format.ts';
import { Shown } from './state.tsx';
import { Table } from './table.tsx';
import { inWords } from './words.ts';

const Value = ({ name, at }: { readonly name: string; readonly at: number }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-control border border-line bg-well px-4 py-3">
    <dt className="text-muted">{name}</dt>
    <dd className="font-semibold text-lg tabular-nums">{fullTimeOf(at)}</dd>
  </div>
);

/** House time and the server's clock, as they go on beside each other. */
function Times({ at, doubt }: Required<Pick<Seen<'/clock'>, 'at' | 'doubt'>>) {
  const { t } = useTranslation();
  const now = useSecond();
  const ahead = Date.parse(doubt.machine) - Date.parse(at);
  return (
    <div>
      <dl className="grid gap-2">
        <Value name={t('houseClock.house')} at={now} />
        <Value name={t('houseClock.wall')} at={now + ahead} />
      </dl>
      <p className="mt-2 text-muted">
        {t(`houseClock.because.${doubt.why}`)}{' '}
        {t('houseClock.since', { at: momentOf(doubt.since) })}
      </p>
    </div>
  );
}

export const ClockFacts = () => (
  <Shown of={useView('/clock', { on: ['clock'] })}>
    {({ at, doubt }) => (doubt === undefined ? null : <Times at={at} doubt={doubt} />)}
  </Shown>
);

interface CatchUpProps {
  readonly facts: Seen<'/clock/catch-up'>;
}

/** Every amount that becomes due where time catches up. */
export function CatchUpFacts({ facts: { day, held = day, moves } }: CatchUpProps) {
  const { t } = useTranslation();
  // A narrow screen breaks it between its parts.
  const place = (account: string) => (
    <span className="break-words text-sm">{account.replaceAll('/', '/\u200b')}</span>
  );
  return (
    <div>
      <p className="mb-3">{t('houseClock.days', { day: dayOf(day), held: dayOf(held) })}</p>
      {moves.length === 0 ? (
        <p className="text-muted">{t('houseClock.noMoves')}</p>
      ) : (
        <Table
          caption={t('houseClock.moves')}
          rows={moves.map((move, index) => ({ ...move, key: String(index) }))}
          keyOf={({ key }) => key}
          columns={[
            { title: t('houseClock.what'), cell: ({ event }) => inWords(event) },
            { title: t('houseClock.from'), cell: ({ debit }) => place(debit) },
            { title: t('houseClock.to'), cell: ({ credit }) => place(credit) },
            {
              title: t('houseClock.amount'),
              isNumber: true,
              cell: ({ amount }) => money(amount),
            },
          ]}
        />
      )}
    </div>
  );
}
