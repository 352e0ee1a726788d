// What the old promotions share in which hands at the tables win tickets or prizes.
import type { Deal, DealtSeat, Reading } from '#games';
import { ratio } from '#money';
import {
  bySetting,
  type FundRule,
  type HandTest,
  handTests,
  type paiGow,
  type Share,
  thirteen,
} from '#rules';

/** The fund that the old sheets name without a number. */
export const unnumberedFund = (clause: string): FundRule => ({
  title: 'Hawaiian Gardens Casino Jackpot Fund',
  clause,
  source: 'general-fund',
  meters: [],
  paidFrom: ['reserve', 'advance'],
  repaid: { when: 'not-stated' },
});

export const jackpotFundReading = (id: string, clause: string): Reading => ({
  id,
  clause,
  unclear: 'Which jackpot fund pays, and what happens when it is short.',
  weRead: 'The general one; the house puts in what is missing.',
});

const ticketTo = (to: 'losing' | 'winning'): Share => ({
  share: 'ticket',
  to,
  part: ratio('100%'),
  divided: 'each',
});

export const TICKET_TO_LOSING: readonly Share[] = [ticketTo('losing')];
export const TICKET_TO_BOTH: readonly Share[] = [ticketTo('losing'), ticketTo('winning')];

/** How much of the board a player sees who folds on a street; on the others nothing of it. */
const SEEN: Readonly<Record<string, number>> = { flop: 3, turn: 4, river: 5, 'seventh-street': 1 };

/** The deal as a player saw it: what came after the hand was given up does not count. */
export const seenBy = (deal: Deal, { folded }: DealtSeat): Deal =>
  folded === false || deal.board === undefined
    ? deal
    : { ...deal, board: deal.board.slice(0, SEEN[folded] ?? 0) };

/** A hand is made by cards that its player saw. */
export const asSeen = handTests.defineWith('hgc.as-seen', ['hand'], (hand: HandTest) => {
  const { words, holds } = handTests.read(hand);
  return {
    words: `${words}, of cards that its player saw`,
    holds: (deal, seat, posted) => holds(seenBy(deal, seat), seat, posted),
  };
});

export const givenUpReading = (id: string, clause: string): Reading => ({
  id,
  clause,
  unclear: 'Whether a poker hand counts that was given up.',
  weRead: 'It counts if its player had made it before, and not by cards that came later.',
});

/** A front and a back of pai gow poker, judged as the house reads the sheet. */
export const frontAndBack = (
  make: (judging: paiGow.PaiGowJudging) => HandTest,
  joker: paiGow.PaiGowJudging['joker'],
): HandTest =>
  bySetting('paiGowHands', {
    'as-set': make({ setting: 'as-set', joker }),
    any: make({ setting: 'any', joker }),
  });

export const paiGowReading = (id: string, clause: string): Reading => ({
  id,
  clause,
  unclear: 'Whether front and back of pai gow poker count as set, or as the cards could be set.',
  weRead: 'As set, though another sheet of the house looks at all seven cards and says so.',
  setting: { name: 'paiGowHands', values: ['as-set', 'any'], default: 'as-set' },
});

/** A home run of so many points, judged as the house reads the sheet. */
export const homeRunOf = (points: number): HandTest =>
  bySetting('homeRunOver', {
    one: thirteen.homeRunOf(points, { over: 'one' }),
    every: thirteen.homeRunOf(points, { over: 'every' }),
  });

export const homeRunReading = (id: string, clause: string): Reading => ({
  id,
  clause,
  unclear: 'What a home run is, and how its points are counted.',
  weRead: 'All three rows won from one opponent, and the points won from that one.',
  setting: { name: 'homeRunOver', values: ['one', 'every'], default: 'one' },
});
