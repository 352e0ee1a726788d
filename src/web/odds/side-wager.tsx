import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayTable, WagerFacts } from '#games';
import type { OddsAnswer, OddsFigure } from '#lab';
import { Select } from '../ui/field.tsx';
import { money } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import {
  dollarsText,
  exactText,
  isEstimate,
  logLength,
  oneInText,
  percentText,
  returnOfRow,
} from './figures.ts';

type TableAnswer = OddsAnswer['wagers'][string][string];
type Row = { readonly name: string; readonly pays: string; readonly probability: OddsFigure } & {
  readonly part: number | null;
};

const Bar = ({ length }: { readonly length: number }) => (
  <div aria-hidden="true" className="h-3 min-w-24 overflow-hidden rounded-xs bg-raised">
    <div className="h-full bg-accent" style={{ width: `${100 * length}%` }} />
  </div>
);

function RowTable({
  title,
  table,
  answer,
}: {
  readonly title: string;
  readonly table: PayTable;
  readonly answer: TableAnswer;
}) {
  const { t } = useTranslation('odds');
  const rows = answer.rows.map(({ row, probability, pays }, index): Row => {
    const facts = table.rows[index];
    const name = facts?.name ?? row;
    const part = facts === undefined ? null : returnOfRow(facts, probability, answer.at);
    return { name, pays, probability, part };
  });
  const rarest = Math.min(...rows.map(({ probability }) => probability.value));
  const columns: readonly TableColumn<Row>[] = [
    { title: t('side.row'), cell: ({ name }) => name },
    { title: t('side.pays'), cell: ({ pays }) => pays, isNumber: true },
    { title: t('side.probability'), cell: (row) => percentText(row.probability), isNumber: true },
    { title: t('side.oneIn'), cell: (row) => oneInText(row.probability), isNumber: true },
    {
      title: t('side.often'),
      cell: ({ probability }) => <Bar length={logLength(probability.value, rarest)} />,
      isExtra: true,
    },
    {
      title: t('side.ofReturn'),
      cell: ({ part }) =>
        part === null ? '–' : percentText({ value: part / answer.return.value }),
      isNumber: true,
    },
    {
      title: t('side.exactly'),
      cell: ({ probability }) => exactText(probability),
      isNumber: true,
      isExtra: true,
    },
  ];
  return <Table caption={title} columns={columns} rows={rows} keyOf={({ name }) => name} />;
}

const Fact = ({ title, value }: { readonly title: string; readonly value: string }) => (
  <div>
    <dt className="text-muted text-sm">{title}</dt>
    <dd className="font-semibold text-lg tabular-nums">{value}</dd>
  </div>
);

/** What a progressive wager has besides its rows: when it is even, envy, what is drawn at random. */
function MoreFacts({
  wager,
  answer,
}: {
  readonly wager: WagerFacts;
  readonly answer: TableAnswer;
}) {
  const { t } = useTranslation('odds');
  const { breakEvenMeter = {}, envyWager, extras = {} } = answer;
  // Of two players: what one other player's hands bring. Each further one brings as much again.
  const ofTwo = answer.envy?.['2'];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 px-4 pt-4 sm:px-5">
      {Object.entries(breakEvenMeter).map(([stake, meter]) => (
        <Fact
          key={stake}
          title={`${t('side.breakEven')} (${t('side.breakEvenFor', { wager: money(stake) })})`}
          value={money(dollarsText(meter))}
        />
      ))}
      {ofTwo === undefined ? null : (
        <Fact
          title={t('side.envy', { wager: money(envyWager ?? '1') })}
          value={`$${ofTwo.value.toLocaleString('en-US', { maximumFractionDigits: 5 })}`}
        />
      )}
      {(wager.extras ?? []).map(({ id, name }) => {
        const extra = extras[id];
        const chance = extra?.probability;
        const isOne = chance !== undefined && 'value' in chance;
        return extra === undefined ? null : (
          <Fact
            key={id}
            title={`${t('side.extras')}: ${name}`}
            value={isOne ? `${extra.pays}, ${percentText(chance as OddsFigure)}` : extra.pays}
          />
        );
      })}
    </dl>
  );
}

function noteOf(wager: WagerFacts, { at, rows }: TableAnswer) {
  if (rows.some(({ probability }) => isEstimate(probability))) return 'side.estimate' as const;
  if (wager.meter === undefined) return undefined;
  return at === undefined ? ('side.fixedOnly' as const) : ('side.at' as const);
}

/** A side wager by row, for each of its pay tables. */
export function SideWager({
  wager,
  tables,
}: {
  readonly wager: WagerFacts;
  readonly tables: OddsAnswer['wagers'][string];
}) {
  const { t } = useTranslation('odds');
  const [chosen, setChosen] = useState(wager.tables[0]?.id ?? '');
  const table = wager.tables.find(({ id }) => id === chosen);
  const answer = tables[chosen];
  if (table === undefined || answer === undefined) return null;
  const note = noteOf(wager, answer);
  const label = t(wager.tableBy === 'player-count' ? 'side.players' : 'side.table');
  return (
    <Panel
      title={wager.name}
      isFlush
      actions={
        wager.tables.length < 2 ? undefined : (
          <Select
            id={`odds-${wager.id}`}
            label={label}
            options={wager.tables.map(({ id }) => ({ value: id, title: id }))}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          />
        )
      }
    >
      <p className="px-4 text-muted text-sm sm:px-5">
        {table.clause}
        {note === undefined
          ? ''
          : `. ${t(note, { wager: money(answer.at?.wager ?? '1'), meter: money(answer.at?.meter ?? '0') })}`}
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-3 px-4 py-3 sm:px-5">
        <Fact title={t('side.houseEdge')} value={percentText(answer.houseEdge)} />
        <Fact title={t('side.return')} value={percentText(answer.return)} />
        <Fact title={t('side.hit')} value={percentText(answer.hitFrequency)} />
      </dl>
      <RowTable title={wager.name} table={table} answer={answer} />
      <MoreFacts wager={wager} answer={answer} />
    </Panel>
  );
}
