// A hand is called: the money is held, in the order of calls, until the floor has verified the cards
// and a second person has authorized the award.

import { z } from 'zod';
import { type Deal, decodeDeal } from '#games';
import { accounts } from '#ledger';
import { type Cents, centsOf, dollarsOf } from '#money';
import { given, type Problem, sure } from '#result';
import {
  barredBy,
  conditionWords,
  isOpen,
  parseMoment,
  paysByWager,
  type Qualified,
  qualify,
  rowsFor,
  winsWithoutFee,
  wrongBetting,
} from '#rules';
import { shutOutBy } from '../claims/who-may.ts';
import type { EventOf } from '../events.ts';
import { balancesOf, type Fund, fundUnder, meterBalance, metersOf } from '../funds/funds.ts';
import {
  callNamed,
  checkNotOwn,
  checkPatron,
  offeredNamed,
  openTable,
  Refused,
  refuse,
  tableNamed,
} from '../kit/ask.ts';
import type { Ask } from '../kit/asking.ts';
import type { Asked } from '../kit/command.ts';
import { command } from '../kit/command.ts';
import { mechanism } from '../kit/mechanism.ts';
import { AT_DEVICE, limited, twoHumans } from '../kit/power.ts';
import { isSameHuman } from '../powers/humans.ts';
import { type RefusalCode, refusal } from '../refusals.ts';
import {
  type Call,
  type House,
  type Offered,
  type Round,
  type Table,
  WHOLE_TABLE,
} from '../state.ts';
import { callableAt, roundNumbered, seatingOf, termsOf } from '../tables/dealt.ts';
import { whoPays } from '../tables/payers.ts';
import { instantOf } from '../words/days.ts';
import { FLOOR, TABLE } from '../words/roles.ts';
import { commandId, name, seat, words } from '../words/scalars.ts';
import type { EntryText, RoomTable } from '../words/shapes.ts';
import { dealOf, wagersDiffering } from './entered.ts';
import { leaveLine, playersOf, release } from './holds.ts';
import { feesIn, feesOf, paidIn } from './paid.ts';
import { recordedDiffering, unrecordedIn, withAllHands } from './recorded.ts';
import { fundOfCall, momentOf, postedAs } from './terms.ts';
import { rowsOf, tickedOf, VERIFY_CALL } from './verified.ts';
import { CALL_TOPICS, CALL_VIEWS } from './views.ts';

const CALL_HAND = {
  table: name,
  seat,
  offering: name,
  row: name.optional(),
  /** Its number, where it is not the one in progress. */
  round: z.int().min(1).optional(),
};
const UNCALL_HAND = { call: commandId };
/** So long a mistaken press can be taken back by who made it. */
const UNCALL_MS = 60_000;

/** Whether a fee of the offering lay there for this seat, where the offering asks it for one. */
function hasFee({ id, offering }: Fund, round: Round, seat: number): boolean {
  const { activity } = offering;
  if (activity.fund.source !== 'own-fees' || activity.fees.length === 0) return true;
  const { seated } = seatingOf(round.dealt.seats);
  if (winsWithoutFee(offering, seated.get(seat)?.position ?? 'seated')) return true;
  return feesIn(id, round).some(({ paid }) => paid.has(WHOLE_TABLE) || paid.has(seat));
}

/** The round of a table that a call is about: the one in progress, or one that is named. */
function roundCalled(
  { house, at, command }: Ask<Asked<typeof CALL_HAND>>,
  table: Table,
): Round | undefined {
  const { round: number } = command;
  if (number === undefined) return table.round;
  return callableAt(house, table, at.instant).find((round) => round.number === number);
}

/** The other tables with a round of the offering now, and who has paid; without those who may not win. */
function roomOf({ tables }: House, { id, offering }: Fund, called: string): readonly RoomTable[] {
  const room: RoomTable[] = [];
  for (const [table, { round }] of tables) {
    if (table === called || round === undefined) continue;
    const people = seatingOf(round.dealt.seats);
    const payers = new Map(
      feesIn(id, round).flatMap(({ behind, paid }) =>
        [...paid.keys()].map((seat) => [`${seat} ${behind ?? 0}`, { seat, behind }] as const),
      ),
    );
    const seats = [...payers.values()]
      .filter(({ seat }) => seat !== WHOLE_TABLE)
      .sort((one, other) => one.seat - other.seat)
      .flatMap(({ seat, behind }) => {
        const who = whoPays(people, { seat, behind });
        if (who !== undefined && barredBy(offering.activity, who) !== undefined) return [];
        return who?.patron === undefined ? { seat } : { seat, patron: who.patron };
      });
    if (seats.length > 0) room.push({ table, seats });
  }
  return room;
}

function withdraw(
  { house, rulebook }: Pick<Ask<Asked<typeof UNCALL_HAND>>, 'house' | 'rulebook'>,
  call: Call,
  why: { readonly how: 'uncalled' | 'rejected'; readonly reason?: string },
): readonly EventOf<'call-withdrawn'>[] {
  const fund = fundOfCall(house, call, rulebook);
  const { released, moves } = release(house, fund, { call: call.id, left: call.holds });
  return [{ type: 'call-withdrawn', call: call.id, ...why, released, moves }];
}

type Behind = NonNullable<Asked<typeof VERIFY_CALL>['behind']>;

/** A person named behind a seat does not sit in it, and is not two of its bettors. */
function checkTwoPeople({ seated }: Call, behind: Behind = []): void {
  const inSeats = seated.flatMap(([seat, { position, patron }]) =>
    position === 'backline' ? [] : `${seat} ${patron}`,
  );
  const places = [...inSeats, ...behind.map(({ seat, patron }) => `${seat} ${patron}`)];
  const twice = behind.find(
    ({ seat, patron }) => places.filter((each) => each === `${seat} ${patron}`).length > 1,
  );
  if (twice !== undefined) refuse('two-people', `${twice.patron}, seat ${twice.seat}`);
}

/** Names behind a seat for which the cards have no bettor there. */
const namedWithoutBet = (behind: Behind = [], { seats }: Deal): readonly Problem[] =>
  behind.flatMap(({ seat, patron }, index) => {
    const isThere = (each: { readonly seat: number }): boolean => each.seat === seat;
    const bets = seats.filter((each) => isThere(each) && each.position === 'backline').length;
    if (behind.slice(0, index).filter(isThere).length < bets) return [];
    return [{ path: `behind[${index}]`, message: `${patron} does not bet behind seat ${seat}` }];
  });

/** Why no one wins from behind a seat under a sheet. */
function barredBehind({ offering: { activity } }: Fund): string | undefined {
  const rule = barredBy(activity, { person: 'patron', position: 'backline' });
  return rule === undefined ? undefined : `${rule.words} (${rule.clause})`;
}

type Settled = Qualified['awarded'];

/** Whether other people win, or another amount. */
function isOther({ awards: some }: Settled, { awards: others }: Settled): boolean {
  return (
    some.length !== others.length ||
    some.some(({ seat, position, amount, count }, index) => {
      const other = others[index];
      return (
        other?.seat !== seat ||
        other.position !== position ||
        other.amount !== amount ||
        other.count !== count
      );
    })
  );
}

const CALLS_COMMANDS = {
  'call-hand': command({
    does: 'Calls a hand and holds the meters at their current amounts.',
    may: TABLE,
    power: AT_DEVICE,
    fields: CALL_HAND,
    brings: ['hand-called'],
    sample: { table: 'T9', seat: 1, offering: 'none' },
    decide(ask) {
      const { house, command, at, rulebook } = ask;
      const { table: name, seat, offering: id, row, id: call } = command;
      const table = tableNamed(house, name);
      const round = roundCalled(ask, table);
      const played = round?.dealt ?? openTable(house, name).open;
      // What a game pays is settled with its rounds; a call would hold the meter that they win.
      const dealt = [...house.tableGames].find(([, game]) => game.offering === id);
      if (dealt !== undefined) refuse('game-open', dealt[0]);
      const offered = offeredNamed(house, id);
      const terms = round === undefined ? offered : termsOf(offered, round.dealt);
      if (terms === undefined) return refuse('not-offered', `${id}: posted after the deal`);
      const fund = fundUnder(rulebook, id, offered, terms);
      const { offering } = fund;
      if (!offering.games.includes(played.game)) refuse('wrong-game', played.game);
      const isHere = offering.tables.length === 0 || offering.tables.includes(name);
      const dealtAt = round === undefined ? at : sure(parseMoment(round.dealt.at, 'at'));
      if (!isHere || !isOpen(offering, dealtAt)) refuse('not-offered', id);
      if (rowsFor(offering, played.game).every(({ byShow }) => byShow)) refuse('not-offered', id);
      if (terms.isSuspended) refuse('suspended', id);
      const wrong = played.isNpn ? undefined : wrongBetting(offering, played.betting);
      if (wrong !== undefined) refuse('wrong-betting', `${wrong.clause}: ${wrong.words}`);
      if (seat > table.seats) refuse('no-such-seat', `${seat}`);
      if (round === undefined) return refuse('no-round', name);
      if (!played.isNpn && !hasFee(fund, round, seat)) refuse('no-fee', `seat ${seat}`);
      const isOfRound = (each: Call): boolean => each.table === name && each.round === round.number;
      const isCalled = offered.line.some((each) => isOfRound(callNamed(house, each)));
      if (isCalled || round.awarded.has(id)) refuse('call-twice', id);
      const holds: Record<string, string> = {};
      const moves: EntryText[] = [];
      for (const { name: meter } of metersOf(fund)) {
        const amount = dollarsOf(meterBalance(house, fund, meter));
        holds[meter] = amount;
        if (amount === '0.00') continue;
        moves.push(['hold', accounts.meter(id, meter), accounts.held(id, meter), amount]);
      }
      return [
        {
          type: 'hand-called',
          call,
          offering: id,
          table: name,
          seat,
          round: round.number,
          game: played.game,
          ...given({ row, limit: played.limit, betting: played.betting }),
          npn: played.isNpn,
          fees: feesOf(id, round),
          paid: paidIn(id, round),
          dealt: {
            at: round.dealt.at,
            version: terms.version,
            ...given({ dealtIn: round.dealt.dealtIn }),
          },
          seated: round.dealt.seats,
          room: roomOf(house, fund, name),
          holds,
          after: [...offered.line],
          moves,
        },
      ];
    },
  }),

  'uncall-hand': command({
    does: 'Cancels a call pressed by mistake.',
    may: TABLE,
    power: {
      ...limited('floor', 'manager'),
      two: {
        where: 'a minute after the call, or for a call of another badge',
        when: ({ house, at, command }) => {
          const call = house.calls.get(command.call);
          if (call === undefined) return false;
          return call.by !== command.by || at.instant - instantOf(call.at) > UNCALL_MS;
        },
      },
    },
    fields: UNCALL_HAND,
    brings: ['call-withdrawn'],
    sample: { call: 'c' },
    decide(ask) {
      const call = callNamed(ask.house, ask.command.call);
      if (call.step !== 'called') refuse('wrong-step', 'it has been verified');
      return withdraw(ask, call, { how: 'uncalled' });
    },
  }),

  'reject-call': command({
    does: 'Rejects a call and releases its hold.',
    may: FLOOR,
    power: twoHumans('floor', 'manager', 'compliance'),
    fields: { call: commandId, reason: words },
    brings: ['call-withdrawn'],
    sample: { call: 'c', reason: 'for the test' },
    decide(ask) {
      const { call, reason } = ask.command;
      return withdraw(ask, callNamed(ask.house, call), { how: 'rejected', reason });
    },
  }),

  'verify-call': command({
    does: 'Enters the cards of a call. The rule decides the prize.',
    may: FLOOR,
    power: AT_DEVICE,
    fields: VERIFY_CALL,
    brings: ['call-verified'],
    sample: {
      call: 'c',
      deal: {
        decks: 6,
        dealer: { up: '7s' },
        seats: [
          { seat: 1, cards: '7c 7s' },
          { seat: 2, cards: '7h 7d' },
        ],
      },
    },
    decide({ house, command, rulebook }) {
      const { call: id, deal: entered, deckCounted = false, checks, behind, by } = command;
      const bettors = (behind ?? []).map(({ patron }) => patron);
      const call = callNamed(house, id);
      if (isSameHuman(house, call.by, by)) refuse('second-person', by);
      for (const patron of bettors) checkPatron(house, patron);
      checkTwoPeople(call, behind);
      checkNotOwn(house, by, [...playersOf(call), ...bettors]);
      // A mistake in the cards, or a deck that was not counted, can be corrected until the first
      // signature.
      if (call.authorizedBy.length > 0) refuse('wrong-step', 'it has been signed');
      const fund = fundOfCall(house, call, rulebook);
      const under = { paysByWager: paysByWager(fund.offering.activity) };
      const wagers = wagersDiffering(call, entered, under);
      if (wagers.length > 0) refuse('wrong-wager', '', wagers);
      const others = recordedDiffering(call, entered);
      if (others.length > 0) refuse('not-as-dealt', '', others);
      const isOdd = checks?.standardDeck === false;
      const record = dealOf(call, isOdd ? { ...entered, standardDeck: false } : entered, under);
      const deal = decodeDeal(record);
      const turnDown = (code: RefusalCode, about: string, problems?: readonly Problem[]): never => {
        throw new Refused({ ...refusal(code, about, problems), cards: { call: id, deal: record } });
      };
      if (!deal.ok) return turnDown('bad-deal', '', deal.error);
      const missing = namedWithoutBet(behind, deal.value);
      if (missing.length > 0) turnDown('bad-deal', '', missing);
      for (const patron of bettors) {
        const out = shutOutBy(house, fund, patron) ?? barredBehind(fund);
        if (out !== undefined) refuse('ineligible-person', `${patron}: ${out}`);
      }
      const decided = (cards: Deal) =>
        qualify({
          offering: fund.offering,
          deal: cards,
          balances: balancesOf(house, fund, call.holds),
          at: momentOf(call),
        });
      const { findings, awarded } = decided(deal.value);
      const all = withAllHands(call, entered);
      const whole = all && decodeDeal(dealOf(call, all.deal, under));
      if (all !== undefined && whole?.ok && isOther(awarded, decided(whole.value).awarded)) {
        refuse('not-as-dealt', '', all.problems);
      }
      if (findings.length === 0) {
        const rows = rowsFor(fund.offering, call.game);
        const asked = rows.flatMap(({ id: row, title, when }) =>
          when.of === 'event'
            ? []
            : { path: `row ${row}`, message: `${title}: ${conditionWords(when, fund.offering)}` },
        );
        turnDown('no-row', [...new Set(rows.map(({ clause }) => clause))].join('; '), asked);
      }
      // What a call behind another has won is known when those before it are decided.
      const isNext = fund.offered.line[0] === id;
      if (isNext && awarded.awards.length === 0) {
        const problems = awarded.leftOut.map(({ seat, because }) => ({
          path: `deal.seats ${seat}`,
          message: because,
        }));
        turnDown('nobody-wins', id, problems);
      }
      const unrecorded = unrecordedIn(call, entered);
      const facts = {
        call: id,
        deal: record,
        deckCounted,
        ...tickedOf(checks),
        ...given({ behind, unrecorded: unrecorded.length === 0 ? undefined : unrecorded }),
        rows: rowsOf(findings),
      };
      return [{ type: 'call-verified', ...facts }];
    },
  }),
};

export const CALLS = mechanism({
  area: 'calls',
  views: CALL_VIEWS,
  topics: CALL_TOPICS,
  commands: CALLS_COMMANDS,
  evolve: {
    'hand-called': (house, event, { record }) => {
      const { call: id, offering, table, seat, round, game, fees, seated, room } = event;
      const holds = Object.entries(event.holds).map(([meter, held]): [string, Cents] => [
        meter,
        centsOf(held),
      ]);
      house.calls.set(id, {
        id,
        offering,
        table,
        seat,
        round,
        game,
        fees,
        seated,
        room,
        ...given({ limit: event.limit, betting: event.betting, paid: event.paid }),
        ...given({ dealtAt: event.dealt?.at, dealtIn: event.dealt?.dealtIn }),
        ...postedAs(house.offerings.get(offering) as Offered, event.dealt?.version),
        at: record.at,
        by: record.by,
        isNpn: event.npn,
        step: 'called',
        holds: new Map(holds),
        authorizedBy: [],
      });
      (house.offerings.get(offering) as Offered).line.push(id);
    },
    'call-withdrawn': (house, { call, released }) =>
      leaveLine(house, house.calls.get(call) as Call, released),
    'call-verified': (
      { calls, tables },
      { call: id, deal, deckCounted, checks, behind },
      { record },
    ) => {
      const call = calls.get(id) as Call;
      call.step = 'verified';
      const round = roundNumbered(tables.get(call.table), call.round);
      if (round !== undefined) round.isVerified = true;
      call.verified = { deal, by: record.by, deckCounted, ...given({ checks, behind }) };
    },
  },
});
