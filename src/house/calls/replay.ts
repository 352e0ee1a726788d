// A round as it is looked at again, press by press: what happened, what the meters stood at, and what
// the rules say of the cards now. It needs nothing but the round's own file.

import { z } from 'zod';
import { add, centsOf, dollarsOf, sum } from '#money';
import { given } from '#result';
import { type Activity, answerQualify, type QualifyAnswer } from '#rules';
import type { Event, EventOf, LogRecord } from '../events.ts';
import { eventAnswer, problems, seated } from '../kit/answers.ts';
import { listOf, outlined } from '../kit/view.ts';
import { redealt, redecideDealt } from '../table-games/redeal.ts';
import type { RoundFacts } from './dispute.ts';
import { redecide, redecided } from './redecide.ts';

type Facts = Pick<
  RoundFacts,
  'house' | 'round' | 'seats' | 'sensorsOut' | 'fees' | 'offerings' | 'calls' | 'presses'
> &
  Partial<Pick<RoundFacts, 'meters' | 'dealt'>>;

/** A record with its hash and that of the record before it. */
export interface HashedRecord {
  readonly record: LogRecord;
  readonly hash: string;
  readonly before: string;
}

const events = listOf(eventAnswer);

/** Cards that the rules have turned down, and what stood in their way. */
const turnedDown = z.object({
  call: z.string(),
  code: z.string(),
  message: z.string(),
  deal: z.unknown(),
  leftOut: outlined<QualifyAnswer['leftOut']>(z.array(z.looseObject({ code: z.string() }))),
  problems,
});
type TurnedDown = z.output<typeof turnedDown>;

const meterChange = z.object({
  offering: z.string(),
  meter: z.string(),
  title: z.string(),
  before: z.string().exactOptional(),
  after: z.string(),
});
type MeterChange = z.output<typeof meterChange>;

const replayStep = z.object({
  seq: z.int(),
  at: z.string(),
  by: z.string(),
  command: z.string(),
  hash: z.string(),
  before: z.string().describe('The hash of the record before it.'),
  events: events.describe('What came of it, as far as it is about this round.'),
  turnedDown: turnedDown.exactOptional(),
  meters: listOf(meterChange),
});
export type ReplayStep = z.output<typeof replayStep>;

export const roundReplay = z.object({
  house: z.object({ name: z.string(), zone: z.string() }),
  round: z.object({
    id: z.string(),
    table: z.string(),
    number: z.int(),
    game: z.string(),
    limit: z.string().exactOptional(),
    npn: z.boolean(),
    startedAt: z.string(),
    endedAt: z.string().exactOptional(),
  }),
  seats: listOf(z.object({ seat: z.int(), ...seated })),
  sensorsOut: listOf(z.int()),
  sheets: listOf(
    z.object({
      offering: z.string(),
      activity: z.string(),
      title: z.string(),
      rows: z.record(z.string(), z.string()),
    }),
  ).describe('The sheets that a hand was called under, with the titles of their rows.'),
  steps: listOf(replayStep),
  decisions: listOf(redecided).describe('Every call decided again.'),
  dealt: redealt
    .exactOptional()
    .describe('A round that its table dealt by its steps: taken again, and settled again.'),
});
export type Replay = z.output<typeof roundReplay>;

/** A call that a round is found by. */
export interface CalledRound {
  readonly call: string;
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly table: string;
  readonly round: number;
  readonly seat: number;
  readonly offering: string;
  readonly title: string;
  readonly outcome: 'waiting' | 'awarded' | 'uncalled' | 'rejected' | 'voided';
  readonly amount?: string;
  /** Why it was withdrawn. */
  readonly why?: string;
}

function sheetsOf(
  { offerings }: Facts,
  activities: readonly Activity[],
): { readonly sheets: Replay['sheets']; readonly meterTitle: (o: string, m: string) => string } {
  const known = offerings.map(({ offering, activity: id }) => {
    const activity = activities.find((each) => each.id === id);
    return { offering, id, activity };
  });
  return {
    sheets: known.map(({ offering, id, activity }) => ({
      offering,
      activity: id,
      title: activity?.title ?? id,
      rows: Object.fromEntries(activity?.rows.map((row) => [row.id, row.title]) ?? []),
    })),
    meterTitle: (offering, meter) => {
      const { activity } = known.find((each) => each.offering === offering) ?? {};
      return activity?.fund.meters.find(({ name }) => name === meter)?.title ?? meter;
    },
  };
}

/** The figures that an event says of a meter; both where it changes. */
function metersIn(
  event: Event,
  { meters = [], calls }: Facts,
): readonly Omit<MeterChange, 'title'>[] {
  switch (event.type) {
    case 'round-started':
      return meters.flatMap((meter) => afterFees(event, meter));
    case 'hand-called':
      return Object.entries(event.holds).map(([meter, after]) => {
        return { offering: event.offering, meter, after };
      });
    case 'prize-awarded': {
      const held = calls.find(({ call }) => call === event.call)?.request?.balances.meter ?? {};
      return Object.entries(event.released.holds).map(([meter, after]) => {
        const before = held[meter];
        return given({
          offering: event.offering,
          meter,
          after,
          before,
        });
      });
    }
    default:
      return [];
  }
}

function afterFees(
  { fees }: EventOf<'round-started'>,
  { offering, meter, amount: before }: RoundFacts['meters'][number],
): readonly Omit<MeterChange, 'title'>[] {
  const mine = fees.filter((fee) => fee.offering === offering && fee.meter === meter);
  if (mine.length === 0) return [];
  const added = sum(mine.map(({ metered = '0.00' }) => centsOf(metered)));
  return [{ offering, meter, before, after: dollarsOf(add(centsOf(before), added)) }];
}

/** One record can be about several rounds: a tick ends the claims of many. */
function ownEvents({ calls, dealt, presses, round }: Facts, { seq, events = [] }: LogRecord) {
  const types = new Set(presses.find((press) => press.seq === seq)?.events);
  const ids = [
    ...calls.map(({ call }) => call),
    ...(dealt?.awards ?? []).map(({ award }) => award),
  ];
  const isMine = (event: Event): boolean => {
    if (!types.has(event.type)) return false;
    if ('call' in event) return ids.includes(event.call);
    if ('claim' in event) return ids.some((id) => event.claim.startsWith(`${id}:`));
    if ('round' in event && 'table' in event) return event.round === round.number;
    return !('table' in event) || event.table === round.table;
  };
  return events.filter(isMine);
}

function turnedDownIn(
  { calls }: Facts,
  { seq, refusal }: LogRecord,
  activities: readonly Activity[],
): TurnedDown | undefined {
  const call = refusal?.cards?.call;
  const mine = calls
    .find((each) => each.call === call)
    ?.turnedDown.find((each) => each.seq === seq);
  if (refusal === undefined || call === undefined || mine === undefined) return undefined;
  const answer = answerQualify(mine.request, activities);
  return {
    call,
    code: refusal.code,
    message: refusal.message,
    deal: mine.request.deal,
    leftOut: answer.ok ? answer.value.leftOut : [],
    problems: answer.ok ? [] : answer.error,
  };
}

/** The presses of a round in their order, with what they have done. */
export function replayOf(
  facts: Facts,
  records: readonly HashedRecord[],
  activities: readonly Activity[],
): Replay {
  const { house, round, seats, sensorsOut, presses } = facts;
  const { sheets, meterTitle } = sheetsOf(facts, activities);
  const pressed = new Set(presses.map(({ seq }) => seq));
  const steps = records
    .filter(({ record }) => pressed.has(record.seq))
    .map(({ record, hash, before }): ReplayStep => {
      const { seq, at, by, command } = record;
      const events = ownEvents(facts, record);
      const turnedDown = turnedDownIn(facts, record, activities);
      return given({
        seq,
        at,
        by,
        command,
        hash,
        before,
        events,
        turnedDown,
        meters: events
          .flatMap((event) => metersIn(event, facts))
          .map((change) => ({ ...change, title: meterTitle(change.offering, change.meter) })),
      });
    });
  const decisions = redecide(facts, activities);
  const dealt = redecideDealt(facts);
  return given({ house, round, seats, sensorsOut, sheets, steps, decisions, dealt });
}
