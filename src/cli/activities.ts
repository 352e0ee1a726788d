import { ACTIVITIES } from '#activities';
import {
  type Activity,
  type ActivityFacts,
  type Clause,
  findActivity,
  makeActivity,
  rangeText,
} from '#rules';
import { WrongInput } from './failure.ts';
import type { Terminal } from './terminal.ts';

/** `houseway activities [NAME]`. */
export function activities(name: string | undefined, terminal: Terminal): void {
  if (name === undefined) {
    terminal.answer({ activities: ACTIVITIES.map(makeActivity) }, () => showList(ACTIVITIES));
    return;
  }
  const found = findActivity(name, ACTIVITIES, 'ACTIVITY');
  if (!found.ok) throw new WrongInput('unknown-name', `"${name}" is not an activity`, found.error);
  terminal.answer({ activities: [makeActivity(found.value)] }, () => showActivity(found.value));
}

function showList(all: readonly Activity[]): string {
  const width = Math.max(...all.map(({ id }) => id.length));
  return all
    .map(
      ({ id, title, approvalIds }) =>
        `${id.padEnd(width)}  ${title}${approvalIds.length === 0 ? '' : ` (${approvalIds.join(', ')})`}`,
    )
    .join('\n');
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

const withClauses = (rules: readonly Clause[]): string[] =>
  rules.map(({ words, clause }) => `${words} (${clause})`);

function rowLine({ title, pays, clause, options }: ActivityFacts['rows'][number]): string {
  const under = Object.entries(options ?? {}).map(
    ([name, letters]) => `${name} ${letters.join('/')}`,
  );
  return `${title}: ${pays} (${[clause, ...under].join('; ')})`;
}

function showActivity(activity: Activity): string {
  const facts: ActivityFacts = makeActivity(activity);
  return [
    activity.title,
    `${facts.venue}${facts.approvalIds.length === 0 ? '' : `, ${facts.approvalIds.join(', ')}`}; ${facts.kind}`,
    facts.summary,
    ...section('Games', [
      facts.games.map((game) => gameLine(facts, game)).join(', '),
      ...(facts.gamesNote === undefined ? [] : [facts.gamesNote]),
    ]),
    ...section(
      'Options',
      Object.entries(activity.options).flatMap(([name, { title, choices, clause }]) => [
        `${name}: ${title} (${clause})`,
        ...Object.entries(choices).map(([letter, words]) => `  ${letter}  ${words}`),
      ]),
    ),
    ...section('Rows', facts.rows.map(rowLine)),
    ...section(
      'Values the house posts',
      Object.entries(activity.values).map(([name, rule]) => {
        const kind = rule.required ? ', required' : rule.optional ? ', optional' : '';
        return `${name}: ${rule.title}, ${rangeText(rule)}${kind} (${rule.clause})`;
      }),
    ),
    ...section(
      'Fees',
      activity.fees.map(({ title }, index) => `${title}: ${feeText(facts, index)}`),
    ),
    ...section('Who can win', withClauses(facts.eligibility)),
    ...section('Claims', facts.claim.words),
    ...section('No purchase necessary', facts.noPurchase.words),
    ...section('Steps at the table', withClauses(facts.procedure)),
    ...section('Other rules', withClauses(facts.rules)),
    ...section('Records', facts.records),
    ...section(
      'Readings',
      facts.readings.flatMap(({ id, clause, unclear, weRead, setting }) => [
        `${id} (${clause}): ${unclear}`,
        `  We read: ${weRead}${setting === undefined ? '' : ` Setting: ${setting.name}.`}`,
      ]),
    ),
  ].join('\n');
}

function gameLine({ gameNumbers }: ActivityFacts, game: string): string {
  const number = gameNumbers[game];
  return number === undefined ? game : `${game} (${number})`;
}

function feeText({ fees }: ActivityFacts, index: number): string {
  const fee = fees[index] as ActivityFacts['fees'][number];
  const split = Object.entries(fee.split).map(([account, part]) => `${part} to the ${account}`);
  const amount = typeof fee.amount === 'string' ? fee.amount : 'by the limit of the table';
  return [
    amount,
    `paid by the ${fee.paidBy}`,
    fee.optional ? 'optional' : 'mandatory',
    ...split,
  ].join(', ');
}
