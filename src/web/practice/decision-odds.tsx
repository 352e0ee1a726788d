import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { knownCards, procedureOf, type RoundSeat, type TableRound } from '#games';
import { labOf, type DecisionOdds as Odds } from '#lab';
import { countOf, makeDecimal, multiplyRatios, type Ratio, ratioOf, usd } from '#money';
import { money } from '../ui/format.ts';
import { grouped } from '../ui/numbers.ts';
import { Table, type TableColumn } from '../ui/table.tsx';
import { cardsSeen } from './dealer-steps.ts';
import type { Practice } from './practice-table.ts';

type Value = Odds['values'][number];

const inAntes = (value: Ratio): string => {
  const text = makeDecimal(value, { digits: 6, rounding: 'half-even' });
  return text.startsWith('-') ? text.replace('-', '−') : `+${text}`;
};

/** What it comes to for this ante, to the cent, and only to be read. */
const inMoney = (value: Ratio, ante: string): string =>
  money(
    makeDecimal(multiplyRatios(value, ratioOf(countOf(usd(ante)), 100n)), {
      digits: 2,
      rounding: 'half-even',
    }),
  );

/** The exact worth of each decision, counted when it is asked for. */
export function DecisionOdds({
  practice,
  asked,
}: {
  readonly practice: Practice;
  readonly asked: RoundSeat;
}) {
  const { t } = useTranslation('practice');
  const cards = useMemo(() => knownCards(asked.hand.cards), [asked.hand.cards]);
  const odds = useMemo(() => {
    const seen = cardsSeen(practice.table.round as TableRound, procedureOf(practice.table));
    return labOf(practice.game.id)?.decide(cards, seen);
  }, [practice.table, practice.game.id, cards]);
  if (odds === undefined) return null;
  const ante = asked.wagers['ante']?.amount as string;
  const columns: readonly TableColumn<Value>[] = [
    {
      title: t('odds.decision'),
      cell: ({ decision }) =>
        `${t(`odds.names.${decision}`)}${decision === odds.best ? ` (${t('odds.best')})` : ''}`,
    },
    { title: t('odds.antes'), cell: (each) => inAntes(each.expectation), isNumber: true },
    { title: t('odds.money'), cell: (each) => inMoney(each.expectation, ante), isNumber: true },
    {
      title: t('odds.exact'),
      cell: ({ expectation: { numerator, denominator } }) =>
        `${grouped(numerator)} / ${grouped(denominator)}`,
      isNumber: true,
      isExtra: true,
    },
  ];
  return (
    <div className="flex w-full max-w-3xl flex-col gap-2 rounded-control bg-panel py-3">
      <Table
        caption={t('odds.caption')}
        columns={columns}
        rows={odds.values}
        keyOf={({ decision }) => decision}
        isMarked={({ decision }) => decision === odds.best}
      />
      <p className="px-2.5 text-muted text-sm">{t('odds.note')}</p>
    </div>
  );
}
