// What the rules of Crazy 4 Poker refuse in a record: Massachusetts, sections 6, 10, 11 and 12.
import type { RankedHand } from '#hands';
import { type Cents, countOf, dollarsOf, times, usd } from '#money';
import type { Problem } from '#result';
import { qualifies } from './crazy-4-poker.ts';
import {
  CRAZY_4_POKER_FACTS,
  type Crazy4PokerRecord,
  type Crazy4PokerSeat,
  type Crazy4PokerWager,
} from './crazy-4-poker-facts.ts';
import {
  COVER_ALL,
  FIVE_CARD_HAND_BONUS,
  FIVE_CARD_PROGRESSIVE,
  FOUR_CARD_PROGRESSIVE,
} from './crazy-4-poker-tables.ts';
import { voidOf } from './crazy-4-poker-void.ts';
import { meets } from './pay-table.ts';
import { bestFour } from './ranked.ts';
import { checkTold } from './told.ts';

export function checkCrazy4Poker(record: Crazy4PokerRecord): Problem[] {
  const isVoid = voidOf(record) !== null;
  return [
    ...checkTold(record, CRAZY_4_POKER_FACTS, isVoid),
    ...checkQualified(record),
    ...checkOffered(record),
    ...checkMeters(record),
    ...record.seats.flatMap((seat, index) =>
      checkSeat(seat, { path: `seats[${index}]`, record, isVoid }),
    ),
  ];
}

/** s.10(c)(3): what is told agrees with the dealer's cards, where those are recorded. */
function checkQualified({ dealer, seats }: Crazy4PokerRecord): Problem[] {
  if (dealer?.length !== CRAZY_4_POKER_FACTS.dealerCardCount) return [];
  const isQualified = qualifies(bestFour(dealer));
  return seats.flatMap(({ result }, index) => {
    if (result === undefined || (result === 'dealer-does-not-qualify') !== isQualified) return [];
    const path = `seats[${index}].result`;
    const has = isQualified ? 'a king or better' : 'less than a king';
    return [{ path, message: `the dealer has ${has}: ${result} can’t be s.10(c)(3)` }];
  });
}

/** s.11(c) to (f): the tables and meters of the wagers that were made. */
function checkOffered({ tables, meters, seats }: Crazy4PokerRecord): Problem[] {
  const isBet = (wager: Crazy4PokerWager) =>
    seats.some(({ wagers }) => wagers[wager] !== undefined);
  const problems: Problem[] = [];
  const need = (isGiven: boolean, path: string, message: string) => {
    if (!isGiven) problems.push({ path, message });
  };
  if (isBet('queensUp')) {
    need(
      tables.queensUp !== undefined,
      'tables.queensUp',
      'Queens Up needs a table, A to D s.11(c)',
    );
  }
  if (isBet('fourCardProgressive')) {
    const table = 'the four-card progressive needs a table, A or B s.11(d)(1)';
    need(tables.fourCardProgressive !== undefined, 'tables.fourCardProgressive', table);
    const meter = 'the four-card progressive needs its meter s.11(d)(4)';
    need(meters.fourCardProgressive !== undefined, 'meters.fourCardProgressive', meter);
  }
  if (isBet('fiveCardProgressive')) {
    const message = 'the five-card progressive needs its meter s.11(e)(4)';
    need(meters.fiveCardProgressive !== undefined, 'meters.fiveCardProgressive', message);
  }
  if (isBet('fiveCardHandBonusPlayer') || isBet('fiveCardHandBonusDealer')) {
    const message = 'the Five Card Hand Bonus needs its meter s.11(f)(4)';
    need(meters.fiveCardHandBonus !== undefined, 'meters.fiveCardHandBonus', message);
  }
  return problems;
}

/** s.11(d)(3), (e)(3), (f)(4): no meter is reset to less than its minimum. Without a percentage
 * below 100% none can stand below its reset either, unless that was raised since. */
function checkMeters({ tables, meters }: Crazy4PokerRecord): Problem[] {
  const { fourCardProgressive, fiveCardProgressive, fiveCardHandBonus } = meters;
  // Without a table there is no minimum: a wager without its table is refused on its own.
  const chosen = tables.fourCardProgressive;
  const fourCard = chosen && FOUR_CARD_PROGRESSIVE[chosen].leastReset;
  const least = [
    ['fourCardProgressive', fourCardProgressive, fourCard, 's.11(d)(3)'],
    ['fiveCardProgressive', fiveCardProgressive, FIVE_CARD_PROGRESSIVE.leastReset, 's.11(e)(3)'],
    ['fiveCardHandBonus', fiveCardHandBonus, FIVE_CARD_HAND_BONUS.leastReset, 's.11(f)(4)'],
  ] as const;
  const problems: Problem[] = [];
  for (const [name, meter, minimum, clause] of least) {
    if (meter === undefined || minimum === undefined || meter.reset >= minimum) continue;
    const given = `is reset to ${dollarsOf(meter.reset)}`;
    const message = `the meter ${given}, and ${dollarsOf(minimum)} is the least ${clause}`;
    problems.push({ path: `meters.${name}.reset`, message });
  }
  const isBelow =
    fourCardProgressive !== undefined && fourCardProgressive.amount < fourCardProgressive.reset;
  if (isBelow && fourCardProgressive.seedRaised !== true) {
    const reset = dollarsOf(fourCardProgressive.reset);
    const message = `the meter cannot stand below its reset of ${reset}: no part of it is ever paid s.11(d)(1)`;
    problems.push({ path: 'meters.fourCardProgressive.amount', message });
  }
  return problems;
}

const ONE_DOLLAR = usd('1');
const FIVE_DOLLARS = usd('5');

interface Where {
  readonly path: string;
  readonly record: Crazy4PokerRecord;
  readonly isVoid: boolean;
}

function checkSeat(seat: Crazy4PokerSeat, where: Where): Problem[] {
  const { path, record } = where;
  const { ante, superBonus, coverAll } = seat.wagers;
  const problems: Problem[] = [];
  if (ante === undefined)
    say(problems, `${path}.wagers.ante`, 'a player needs an ante to be dealt in s.6(d)(1)');
  if (superBonus === undefined) {
    say(
      problems,
      `${path}.wagers.superBonus`,
      'a player needs a super bonus wager to be dealt in s.6(d)(1)',
    );
  } else if (ante !== undefined && superBonus !== ante) {
    const amounts = `${dollarsOf(superBonus)} beside ${dollarsOf(ante)}`;
    say(
      problems,
      `${path}.wagers.superBonus`,
      `the super bonus wager equals the ante: ${amounts} s.6(d)(1)`,
    );
  }
  problems.push(...checkPlay(seat, where));
  for (const wager of ['fourCardProgressive', 'fiveCardProgressive'] as const) {
    const amount = seat.wagers[wager];
    if (amount === undefined || amount === ONE_DOLLAR || amount === FIVE_DOLLARS) continue;
    const clause = wager === 'fourCardProgressive' ? 's.11(d)(5)' : 's.11(e)(5)';
    say(
      problems,
      `${path}.wagers.${wager}`,
      `a progressive wager is $1 or $5, not ${dollarsOf(amount)} ${clause}`,
    );
  }
  const isBeyondMatrix =
    record.seats.length > COVER_ALL.length && record.readings.coverAllSevenPlayers === 'refused';
  if (coverAll !== undefined && isBeyondMatrix) {
    say(
      problems,
      `${path}.wagers.coverAll`,
      `Cover All has no pays for ${record.seats.length} players s.12(k)`,
    );
  }
  return problems;
}

/** s.10(b): the play wager equals the ante; from a pair of aces up it may reach three antes. In a
 * void round the decisions may not have been made yet. */
function checkPlay({ cards, wagers, folded }: Crazy4PokerSeat, where: Where): Problem[] {
  const { ante, play } = wagers;
  const path = `${where.path}.wagers.play`;
  if (folded) {
    const message = 'a hand that was folded has no play wager s.10(b)';
    return play === undefined ? [] : [{ path, message }];
  }
  if (play === undefined) {
    const message = 'a hand is played with a play wager or folded s.10(b)';
    return where.isVoid ? [] : [{ path, message }];
  }
  if (ante === undefined) return [];
  const mayRaise =
    cards?.length !== CRAZY_4_POKER_FACTS.playerCardCount || isPairOfAcesOrBetter(bestFour(cards));
  const message = playFault(play, { ante, mayRaise, step: where.record.readings.playStep });
  return message === null ? [] : [{ path, message: `${message} s.10(b)` }];
}

function playFault(
  play: Cents,
  { ante, mayRaise, step }: { ante: Cents; mayRaise: boolean; step: null | 'ante' },
): string | null {
  const given = dollarsOf(play);
  const most = times(ante, 3n);
  if (!mayRaise && play !== ante) {
    return `without a pair of aces or better the play wager equals the ante, ${dollarsOf(ante)}, not ${given}`;
  }
  if (play < ante || play > most) {
    return `a play wager is one to three antes, ${dollarsOf(ante)} to ${dollarsOf(most)}, not ${given}`;
  }
  if (step === 'ante' && countOf(play) % countOf(ante) !== 0n) {
    return `this house takes whole antes (reading playStep), not ${given}`;
  }
  return null;
}

/** Every hand but high cards and a pair below aces. */
export const isPairOfAcesOrBetter = (hand: Pick<RankedHand, 'category' | 'strength'>): boolean =>
  hand.category === 'pair' ? meets('pair-of-aces', hand) : hand.category !== 'high-card';

const say = (problems: Problem[], path: string, message: string) =>
  problems.push({ path, message });
