// A disputed round of a table game dealt again from its steps, and settled again by what the rules say.
import { z } from 'zod';
import {
  type DecidedRound,
  decodeRecord,
  PROCEDURES,
  type RecordedRound,
  roundRecordOf,
  type SettledRound,
  settleGame,
  settleRecord,
  settleTable,
  type TableState,
  totalsOf,
} from '#games';
import { type Cents, centsOf, dollarsOf, subtract, sum } from '#money';
import { given, sure } from '#result';
import { listOf, outlined } from '../kit/view.ts';
import type { DealtRound } from './dealt-round.ts';
import type { Credited } from './events.ts';
import { metered, type OpenTableGame, step } from './progress.ts';
import { creditsOf } from './settle.ts';
import { NO_BADGES } from './state.ts';
import { readStep } from './steps.ts';

export const redealt = z.object({
  record: outlined<RecordedRound>(z.looseObject({ game: z.string() }))
    .exactOptional()
    .describe('The round as it was corrected last.'),
  settled: outlined<SettledRound>(z.looseObject({ game: z.string() }))
    .exactOptional()
    .describe('What the rules say of the round, as it was corrected last.'),
  void: z.object({ because: z.string(), remedy: z.string() }).exactOptional(),
  differences: listOf(z.string()).describe('What was dealt or settled otherwise.'),
});
export type Redealt = z.output<typeof redealt>;

/** Takes every step again; the table after it, or the first that the procedure does not take. */
function dealtAgain({ before, turns }: DealtRound): TableState | string {
  const own = { badges: NO_BADGES, won: [], fees: [], accounts: {} };
  let draft: OpenTableGame = { ...before, ...own };
  for (const { by, meters, steps } of turns) {
    draft = { ...metered(draft, meters) };
    for (const written of steps) {
      const acted = step(draft, readStep(written), by);
      const { clause, message } = acted.ok ? { clause: '', message: '' } : acted.refusal;
      if (!acted.ok) return `${written.type}: ${message} (${clause})`;
    }
  }
  return draft.state;
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What goes to the accounts of players, seat by seat. */
const creditedIn = (record: RecordedRound, { seats }: DecidedRound) =>
  creditsOf(
    { patrons: new Map() },
    {
      players: {},
      round: 0,
      accounts: {},
      drawn: PROCEDURES[record.game as 'crazy-4-poker'].drawnWagers,
    },
    { table: '', seats },
  );

const bySeat = (credited: readonly Credited[]): string =>
  credited.map(({ seat, amount }) => `${amount} to seat ${seat}`).join(', ') || 'nothing';

const differs = (what: string, is: string, was: string): readonly string[] =>
  is === was ? [] : [`${what} ${is}, it was ${was}`];

const chipsOf = (record: RecordedRound, round: DecidedRound): Cents => {
  const credited = creditedIn(record, round).map(({ amount }) => centsOf(amount));
  return subtract(totalsOf(round).tray, sum(credited));
};

const settledBy = (record: RecordedRound): DecidedRound =>
  sure(settleRecord(sure(decodeRecord(record))));

function settlementDoubts(
  state: TableState,
  { settled, corrections }: Pick<DealtRound, 'settled' | 'corrections'>,
): readonly string[] {
  if (settled === undefined) return ['the round was never settled'];
  const record = roundRecordOf(state);
  const again = sure(settleTable(state));
  const { staked, returned, fromMeters } = totalsOf(again);
  const doubts = [
    ...(same(record, settled.record) ? [] : ['the steps come to another record of the round']),
    ...differs('staked', dollarsOf(staked), settled.staked),
    ...differs('returned', dollarsOf(returned), settled.returned),
    ...differs('from meters', dollarsOf(fromMeters), settled.fromMeters),
    ...differs('to accounts', bySeat(creditedIn(settled.record, again)), bySeat(settled.credited)),
  ];
  let had = chipsOf(settled.record, settledBy(settled.record));
  for (const { record: corrected, paid } of corrections) {
    const has = chipsOf(corrected, settledBy(corrected));
    doubts.push(...differs('the correction paid', dollarsOf(subtract(has, had)), paid));
    had = has;
  }
  return doubts;
}

/** Deals a round again; nothing where its table did not deal it by its steps. */
export function redecideDealt({ dealt }: { readonly dealt?: DealtRound }): Redealt | undefined {
  if (dealt === undefined) return undefined;
  const state = dealtAgain(dealt);
  if (typeof state === 'string') return { differences: [state] };
  const voided = state.round?.void ?? undefined;
  if (voided !== undefined || dealt.void !== undefined) {
    const isSame = same(voided, dealt.void);
    return given({ void: voided, differences: isSame ? [] : ['the round was void otherwise'] });
  }
  // It goes on still.
  if (state.round?.phase !== 'complete') return { differences: [] };
  const last = dealt.corrections.at(-1)?.record ?? dealt.settled?.record;
  const answer = last && settleGame(last);
  const settled = answer?.ok === true ? answer.value : undefined;
  return given({ record: last, settled, differences: settlementDoubts(state, dealt) });
}
