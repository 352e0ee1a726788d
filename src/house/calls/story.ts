// A call from its first press on, waiting or decided: who did what, the cards, what came of it.

import { z } from 'zod';
import { given } from '#result';
import type { Activity } from '#rules';
import { awardedClaim, granted, leftOutAnswer, rowFound } from '../awards/answers.ts';
import type { Awarded, EventOf, LogRecord } from '../events.ts';
import { knownFund, titleOf } from '../funds/funds.ts';
import { seated } from '../kit/answers.ts';
import { listOf } from '../kit/view.ts';
import type { Rulebook } from '../offerings/rulebook.ts';
import type { House } from '../state.ts';

/** What the floor writes down besides cards, where the sheet looks at it. */
const FACTS_ASKED = [
  'tournament',
  'misdeal',
  'collusion',
  'pot',
  'wager',
  'folded',
  'heldAside',
  'missedBlind',
] as const;
type FactAsked = (typeof FACTS_ASKED)[number];

const step = z.object({
  did: z.enum(['called', 'verified', 'signed', 'awarded', 'uncalled', 'rejected', 'voided']),
  by: z.string(),
  at: z.string(),
  reason: z.string().exactOptional(),
});
type Step = z.output<typeof step>;

export const callStory = z
  .object({
    call: z.string(),
    offering: z.string(),
    title: z.string(),
    activity: z.string(),
    table: z.string(),
    seat: z.int(),
    round: z.int(),
    game: z.string(),
    limit: z.string().exactOptional(),
    isNpn: z.boolean(),
    row: z
      .object({ id: z.string(), title: z.string() })
      .exactOptional()
      .describe('The hand button that was pressed.'),
    fees: z
      .record(z.string(), z.union([listOf(z.int()), z.literal('table')]))
      .describe('Who had paid which fee.'),
    seated: listOf(z.object({ seat: z.int(), ...seated })),
    asks: listOf(z.enum(FACTS_ASKED)).describe('What the floor writes down besides cards.'),
    steps: listOf(step),
    isWaiting: z.boolean(),
    deal: z.unknown().exactOptional().describe('The cards as they were last verified.'),
    unrecorded: listOf(z.object({ seat: z.int(), behind: z.int().exactOptional() }))
      .exactOptional()
      .describe('Hands and bettors of it that no record of the deal names.'),
    award: z
      .object({
        slip: z.int(),
        amount: z.string(),
        rows: listOf(rowFound),
        claims: listOf(awardedClaim),
        granted: listOf(granted),
        leftOut: listOf(leftOutAnswer),
      })
      .exactOptional(),
  })
  .meta({ id: 'CallStory' });
export type CallStory = z.output<typeof callStory>;

const CODES: Readonly<Partial<Record<FactAsked, string>>> = {
  tournament: 'tournament',
  misdeal: 'misdeal',
  collusion: 'collusion',
  pot: 'pot',
  wager: 'no-wager',
  folded: 'folded',
  missedBlind: 'missed-blind',
};

const isBeaten = ({ when }: Activity['rows'][number]): boolean => when.of === 'beaten';
const asksHeldAside = ({ rows }: Activity): boolean =>
  rows.some(({ when }) => when.of === 'beaten' && when.heldAside === true);

function asksOf(activity: Activity): readonly FactAsked[] {
  const codes: ReadonlySet<string> = new Set(activity.eligibility.map(({ code }) => code));
  return FACTS_ASKED.filter((fact) => {
    if (fact === 'heldAside') return asksHeldAside(activity);
    // No hand beats one that has folded.
    if (fact === 'folded' && activity.rows.some(isBeaten)) return true;
    return codes.has(CODES[fact] as string);
  });
}

/** What a record did to the call; nothing where it is about something else. */
function stepOf({ by, at, events = [] }: LogRecord, call: string): Step | undefined {
  for (const event of events) {
    if (!('call' in event) || event.call !== call) continue;
    switch (event.type) {
      case 'hand-called':
        return { did: 'called', by, at };
      case 'call-verified':
        return { did: 'verified', by, at };
      case 'call-signed':
        return { did: 'signed', by, at };
      case 'prize-awarded':
        return { did: 'awarded', by, at };
      case 'call-withdrawn':
        return { did: event.how, by, at, ...(event.reason ? { reason: event.reason } : {}) };
      case 'award-voided':
        return { did: 'voided', by, at, reason: event.reason };
    }
  }
  return undefined;
}

function awardIn(
  awarded: Awarded,
  rowTitle: (row: string) => string,
): NonNullable<CallStory['award']> {
  const { slip, claims, granted, leftOut, rows, hit } = awarded;
  return {
    slip,
    claims,
    granted,
    leftOut,
    amount: hit.amount,
    rows: rows.map((found) => ({ ...found, title: rowTitle(found.row) })),
  };
}

/** The story that the records of a call tell, its own first. */
export function callStoryOf(
  { house, rulebook }: { readonly house: House; readonly rulebook: Rulebook },
  called: EventOf<'hand-called'>,
  records: readonly LogRecord[],
): CallStory {
  const { call, offering: id, table, seat, round, game, limit, npn, row, fees, seated } = called;
  const fund = knownFund(house, id, rulebook);
  const { activity } = fund.offering;
  const rowTitle = (wanted: string) =>
    activity.rows.find((each) => each.id === wanted)?.title ?? '';
  const events = records.flatMap((record) => record.events ?? []);
  const verified = events.filter((each) => each.type === 'call-verified').at(-1);
  const awarded = events.find((each) => each.type === 'prize-awarded');
  return {
    call,
    offering: id,
    title: titleOf(fund),
    activity: activity.id,
    table,
    seat,
    round,
    game,
    isNpn: npn,
    fees,
    ...given({ limit }),
    ...(row === undefined ? {} : { row: { id: row, title: rowTitle(row) } }),
    seated: seated.map(([number, who]) => ({ seat: number, ...who })),
    asks: asksOf(activity),
    steps: records.flatMap((record) => stepOf(record, call) ?? []),
    isWaiting: house.calls.has(call),
    ...(verified === undefined
      ? {}
      : { deal: verified.deal, ...given({ unrecorded: verified.unrecorded }) }),
    ...(awarded === undefined ? {} : { award: awardIn(awarded, rowTitle) }),
  };
}
