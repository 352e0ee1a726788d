// What the rule of Four Card Poker refuses in a record: South Dakota, ARSD 20:18:16:15.10.
import { countOf, dollarsOf, times } from '#money';
import type { Problem } from '#result';
import { isVoidFourCardPoker } from './four-card-poker.ts';
import {
  FOUR_CARD_POKER_FACTS,
  type FourCardPokerRecord,
  type FourCardPokerSeat,
  type FourCardPokerWager,
} from './four-card-poker-facts.ts';
import { PROGRESSIVE } from './four-card-poker-tables.ts';
import { checkTold } from './told.ts';

export function checkFourCardPoker(record: FourCardPokerRecord): Problem[] {
  const isVoid = isVoidFourCardPoker(record);
  return [
    ...checkTold(record, FOUR_CARD_POKER_FACTS, isVoid),
    ...checkOffered(record),
    ...checkMeter(record),
    ...record.seats.flatMap((seat, index) =>
      checkSeat(seat, { path: `seats[${index}]`, record, isVoid }),
    ),
  ];
}

/** (15), (16): the schedules that the licensee offers, for the wagers that were made. */
function checkOffered({ tables, meters, seats }: FourCardPokerRecord): Problem[] {
  const isBet = (wager: FourCardPokerWager) =>
    seats.some(({ wagers }) => wagers[wager] !== undefined);
  const problems: Problem[] = [];
  if (tables.acesUp === undefined && (isBet('ante') || isBet('acesUp'))) {
    const message = 'a pair of schedules is needed, FCP-01 to FCP-07 (15)';
    problems.push({ path: 'tables.acesUp', message });
  }
  if (tables.progressive === undefined && isBet('progressive')) {
    const known = Object.keys(PROGRESSIVE).join(', ');
    const message = `a progressive wager needs one of the schedules ${known} (16)`;
    problems.push({ path: 'tables.progressive', message });
  }
  if (meters.progressive === undefined && isBet('progressive')) {
    const message = 'a progressive wager needs the meter with its amount and reset (16)(a)';
    problems.push({ path: 'meters.progressive', message });
  }
  return problems;
}

/** (16)(a)vi: only a percentage below 100% brings a meter below its reset amount, or a seed that was
 * raised (reading A1.19). */
function checkMeter({ tables, meters: { progressive } }: FourCardPokerRecord): Problem[] {
  const table = tables.progressive === undefined ? undefined : PROGRESSIVE[tables.progressive];
  if (progressive === undefined || table === undefined) return [];
  const hasPartial = table.rows.some(({ pays }) => pays.kind === 'percent' && pays.percent < 100n);
  const mayBeBelow = hasPartial || progressive.seedRaised === true;
  if (mayBeBelow || progressive.amount >= progressive.reset) return [];
  const reset = dollarsOf(progressive.reset);
  const message = `the meter cannot stand below its reset of ${reset}: ${table.id} pays no part of it (16)(a)vi`;
  return [{ path: 'meters.progressive.amount', message }];
}

function checkSeat(
  { wagers, folded }: FourCardPokerSeat,
  { path, record, isVoid }: { path: string; record: FourCardPokerRecord; isVoid: boolean },
): Problem[] {
  const problems: Problem[] = [];
  const { ante, play, acesUp, progressive } = wagers;

  if (ante === undefined) {
    if (play !== undefined)
      say(problems, `${path}.wagers.ante`, 'a play wager is made on an ante: it is missing (6)');
    else if (folded)
      say(problems, `${path}.wagers.ante`, 'without an ante there is nothing to fold (6)');
  } else if (folded) {
    if (play !== undefined)
      say(problems, `${path}.wagers.play`, 'a hand that was folded has no play wager (6)');
  } else if (play === undefined) {
    if (!isVoid)
      say(problems, `${path}.wagers.play`, 'an ante is followed by a play wager or a fold (6)');
  } else if (play < ante || play > times(ante, 3n)) {
    const [least, most] = [dollarsOf(ante), dollarsOf(times(ante, 3n))];
    const given = dollarsOf(play);
    say(
      problems,
      `${path}.wagers.play`,
      `a play wager is one to three antes, ${least} to ${most}, not ${given} (10)`,
    );
  }

  const hasBase = ante !== undefined || acesUp !== undefined || play !== undefined;
  if (!hasBase && progressive === undefined) {
    say(problems, `${path}.wagers`, 'a seat has an ante, an aces up or a progressive wager (3)');
  } else if (!hasBase && record.readings.progressiveRequiresBaseWager) {
    say(
      problems,
      `${path}.wagers`,
      'a progressive wager is made beside an ante or aces up (3)(d), reading A1.3',
    );
  }
  if (progressive !== undefined && countOf(progressive) % 100n !== 0n) {
    const given = dollarsOf(progressive);
    say(
      problems,
      `${path}.wagers.progressive`,
      `a progressive wager is whole dollars, not ${given} (16)`,
    );
  }
  return problems;
}

const say = (problems: Problem[], path: string, message: string) =>
  problems.push({ path, message });
