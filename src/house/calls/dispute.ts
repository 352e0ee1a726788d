// One round as a dispute needs it: who sat where, which fees lay there, who pressed what and when,
// what was posted, what the cards were, and what was decided. It is made from the log alone, and
// anyone who doubts the decision can make it again from it.

import { dollarsOf } from '#money';
import { given } from '#result';
import type { Awarded, Event, EventOf, FeeTaken, LogRecord } from '../events.ts';
import { balancesOf, knownFund, meterBalance, metersOf } from '../funds/funds.ts';
import type { Rulebook } from '../offerings/rulebook.ts';
import type { Call, House, Table } from '../state.ts';
import {
  type DealtRound,
  makeDealtReader,
  type TableBefore,
  tableBefore,
} from '../table-games/dealt-round.ts';
import { seatsDealt } from '../tables/dealt.ts';
import type { Seated } from '../words/shapes.ts';
import { fundOfCall, postedAs } from './terms.ts';

export const ROUND_FILE = 'houseway-round';

/** A step that a person has taken. */
interface Press {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly command: string;
  readonly events: readonly string[];
  /** Why nothing came of it. */
  readonly refused?: string;
}

export const OUTCOMES = ['pending', 'withdrawn', 'verified', 'awarded', 'voided'] as const;

interface DisputedCall {
  readonly call: string;
  readonly offering: string;
  readonly seat: number;
  readonly at: string;
  readonly by: string;
  /** What the floor entered, under what was posted and what the fund had when it was decided: what
   * `houseway qualify` reads. Nothing where the cards were never entered. */
  request?: QualifyRequest;
  /** Cards that the rules have turned down. */
  readonly turnedDown: {
    readonly seq: number;
    readonly code: string;
    readonly request: QualifyRequest;
  }[];
  outcome: (typeof OUTCOMES)[number];
  /** Why it was withdrawn or voided, in that person's words. */
  why?: string;
  /** What was decided. */
  awarded?: Pick<Awarded, 'rows' | 'claims' | 'granted' | 'leftOut' | 'slip' | 'authorizedBy'>;
}

interface QualifyRequest {
  readonly activity: string;
  readonly at: string;
  readonly offering: unknown;
  readonly balances: {
    readonly meter: Readonly<Record<string, string>>;
    readonly reserve: string;
    readonly advance: string;
  };
  readonly deal: unknown;
}

export interface RoundFacts {
  readonly kind: typeof ROUND_FILE;
  readonly house: { readonly name: string; readonly zone: string };
  readonly round: {
    readonly id: string;
    readonly table: string;
    readonly number: number;
    readonly game: string;
    readonly limit?: string;
    readonly npn: boolean;
    readonly startedAt: string;
    endedAt?: string;
  };
  readonly seats: readonly ({ readonly seat: number } & Seated)[];
  readonly sensorsOut: readonly number[];
  readonly fees: readonly FeeTaken[];
  /** What the meters stood at before the fees were taken. */
  readonly meters: readonly {
    readonly offering: string;
    readonly meter: string;
    readonly amount: string;
  }[];
  /** What was posted when a hand was called. */
  readonly offerings: readonly {
    readonly offering: string;
    readonly activity: string;
    readonly version: number;
    readonly document: unknown;
  }[];
  readonly calls: readonly DisputedCall[];
  readonly presses: readonly Press[];
  /** Where the table dealt the round by its steps. */
  readonly dealt?: DealtRound;
}

export interface RoundCollector {
  /** Looks at a record before the house applies it; whether it concerns the round. */
  note(record: LogRecord, house: House): boolean;
  /** Nothing where there was no such round. */
  facts(): RoundFacts | undefined;
}

export interface RoundName {
  readonly table: string;
  readonly number: number;
}

/** A round's id is its table and its number: `T1.17`. */
export function parseRoundId(text: string): RoundName | undefined {
  const found = /^(.+)\.([1-9]\d*)$/.exec(text);
  return found === null ? undefined : { table: found[1] as string, number: Number(found[2]) };
}

export function makeRoundCollector(
  { table, number }: RoundName,
  rulebook: Rulebook,
): RoundCollector {
  const calls = new Map<string, DisputedCall>();
  const claims = new Set<string>();
  const offerings = new Map<string, RoundFacts['offerings'][number]>();
  const presses: Press[] = [];
  const dealt = makeDealtReader({ table, number });
  let before: TableBefore | undefined;
  let begun: Omit<RoundFacts, 'offerings' | 'calls' | 'presses' | 'dealt'> | undefined;

  const isOver = (): boolean => begun?.round.endedAt !== undefined;

  function concerns(event: Event): boolean {
    if ('round' in event && 'table' in event && event.table === table) {
      if (event.round === number) return true;
    }
    if ('call' in event && (calls.has(event.call) || isWon(event.call))) return true;
    if ('claim' in event && claims.has(event.claim)) return true;
    return begun !== undefined && !isOver() && 'table' in event && event.table === table;
  }

  function begin(event: EventOf<'round-started'>, { at }: LogRecord, house: House): void {
    const there = house.tables.get(table) as Table;
    const { open, sensorsOut } = there;
    const { game, limit, isNpn } = open as NonNullable<Table['open']>;
    begun = {
      kind: ROUND_FILE,
      house: { name: house.name, zone: house.zone },
      round: given({
        id: `${table}.${number}`,
        table,
        number,
        game,
        limit,
        npn: isNpn,
        startedAt: at,
      }),
      seats: seatsDealt(there, event).map(([seat, who]) => ({ seat, ...who })),
      sensorsOut: [...sensorsOut],
      fees: event.fees,
      meters: metersBefore(event, house),
    };
  }

  function metersBefore({ fees }: EventOf<'round-started'>, house: House): RoundFacts['meters'] {
    return [...new Set(fees.map(({ offering }) => offering))].flatMap((offering) => {
      const fund = knownFund(house, offering, rulebook);
      return metersOf(fund).map(({ name: meter }) => {
        return { offering, meter, amount: dollarsOf(meterBalance(house, fund, meter)) };
      });
    });
  }

  function called(event: EventOf<'hand-called'>, { at, by }: LogRecord, house: House): void {
    const { call, offering, seat } = event;
    const offered = house.offerings.get(offering);
    calls.set(call, { call, offering, seat, at, by, turnedDown: [], outcome: 'pending' });
    if (offered === undefined) return;
    const { activity } = offered;
    const { version, document } = postedAs(offered, event.dealt?.version);
    offerings.set(`${offering} ${version}`, { offering, activity, version, document });
  }

  function requestOf(call: Call, deal: unknown, house: House): QualifyRequest {
    const fund = fundOfCall(house, call, rulebook);
    const { meters, reserve, advance } = balancesOf(house, fund, call.holds);
    const meter = Object.entries(meters).map(([name, amount]) => [name, dollarsOf(amount)]);
    return {
      activity: fund.offered.activity,
      at: call.dealtAt ?? call.at,
      offering: call.document,
      balances: {
        meter: Object.fromEntries(meter),
        reserve: dollarsOf(reserve),
        advance: dollarsOf(advance),
      },
      deal,
    };
  }

  function follow(event: Event, house: House): void {
    const mine = 'call' in event ? calls.get(event.call) : undefined;
    if (mine === undefined) return;
    const call = house.calls.get(mine.call);
    switch (event.type) {
      case 'call-verified':
        mine.outcome = 'verified';
        mine.request = requestOf(call as Call, event.deal, house);
        return;
      case 'prize-awarded': {
        const { rows, granted, leftOut, slip, authorizedBy } = event;
        mine.outcome = 'awarded';
        mine.request = requestOf(call as Call, call?.verified?.deal, house);
        mine.awarded = { rows, claims: event.claims, granted, leftOut, slip, authorizedBy };
        for (const { id } of event.claims) claims.add(id);
        return;
      }
      case 'call-withdrawn':
        mine.outcome = 'withdrawn';
        mine.why = event.reason ?? event.how;
        return;
      case 'award-voided':
        mine.outcome = 'voided';
        mine.why = event.reason;
    }
  }

  const isWon = (award: string): boolean =>
    dealt.facts()?.awards.some((each) => each.award === award) === true;

  function look(event: Event, record: LogRecord, house: House): void {
    if (event.type === 'round-started') begin(event, record, house);
    if (event.type === 'prizes-won') for (const { id } of event.claims) claims.add(id);
    if (event.type === 'hand-called') called(event, record, house);
    if (event.type === 'claim-split') for (const { id } of event.parts) claims.add(id);
    if (event.type === 'round-ended' && begun !== undefined) begun.round.endedAt = record.at;
    follow(event, house);
  }

  /** Whether cards of this round were turned down. */
  function noteRefusal({ seq, at, by, command, refusal }: LogRecord, house: House): boolean {
    const { code = '', cards } = refusal ?? {};
    const mine = cards && calls.get(cards.call);
    const call = mine && house.calls.get(mine.call);
    if (call === undefined) return false;
    mine?.turnedDown.push({ seq, code, request: requestOf(call, cards?.deal, house) });
    presses.push({ seq, at, by, command, events: [], refused: code });
    return true;
  }

  return {
    note(record, house) {
      const { seq, at, by, command } = record;
      if (record.refusal !== undefined) return noteRefusal(record, house);
      const mine: Event[] = [];
      const isNext = house.tables.get(table)?.roundCount === number - 1;
      const game = isNext ? house.tableGames.get(table) : undefined;
      if (game !== undefined) before = tableBefore(game, { table, number }, record) ?? before;
      for (const event of record.events ?? []) {
        const isDealt = dealt.note(event, record) && (isNext || begun !== undefined);
        if (!isDealt && !concerns(event)) continue;
        mine.push(event);
        look(event, record, house);
      }
      if (mine.length === 0) return false;
      presses.push({ seq, at, by, command, events: mine.map(({ type }) => type) });
      return true;
    },
    facts() {
      const facts = dealt.facts();
      const whole = facts && before && { before, ...facts };
      return (
        begun &&
        given({
          ...begun,
          offerings: [...offerings.values()],
          calls: [...calls.values()],
          presses,
          dealt: whole,
        })
      );
    },
  };
}
