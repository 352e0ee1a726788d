// High Hand Happy Hours, GEGA-004490.
import { type Cents, evenPart } from '#money';
import {
  type BoardLine,
  type BoardRule,
  choice,
  choiceOf,
  clausesOf,
  dealRow,
  dealt,
  defineActivity,
  dollars,
  employees,
  eventRow,
  fixed,
  hand,
  noBackline,
  noTournaments,
  paidInOneOf,
  poker,
  postedAmount,
  readingsOf,
  scoreRules,
} from '#rules';
import { asSeen, seenBy } from './hand-tickets.ts';
import {
  advertisedUnder,
  baseGameStands,
  FREE_IN_ADVERTISEMENTS,
  forfeitReading,
  GAME_FEES_STAND,
  HAWAIIAN_GARDENS,
  HAWAIIAN_JACKPOT,
  NO_PURCHASE,
  noNumberOfPlayers,
  type Winnings,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const HANDS = 'Qualifying Hands';

const MINIMUM_HANDS = {
  straight: poker.floorOf('straight'),
  flush: poker.floorOf('flush'),
  'full house': poker.floorOf('full-house'),
  'four of a kind': poker.floorOf('four-of-a-kind'),
  'straight flush': poker.floorOf('straight-flush'),
  'royal flush': poker.floorOf('royal-flush'),
} as const;

/** The prize of a period: the players with the highest hand divide it. No one wins if no hand is
 * good enough. */
export function highHandPrizes(
  board: readonly BoardLine[],
  { minimum, prize }: { minimum: keyof typeof MINIMUM_HANDS; prize: Cents },
): Winnings {
  const best = Math.max(poker.leastOf(MINIMUM_HANDS[minimum]), ...board.map(({ score }) => score));
  const highest = board.filter(({ score }) => score === best);
  const players = [...new Set(highest.map(({ player }) => player))];
  return new Map(players.map((player) => [player, evenPart(prize, players.length)]));
}

const strengthOf = poker.strengthOf(poker.oneHoleHand);

const BOARD: BoardRule = {
  title: 'Board of high hands',
  clause: 'Object and Summary',
  codeVersion: 1,
  counts: 'hands',
  period: 'hours',
  score: scoreRules.define('hgc.straight-or-higher', ({ row, deal, seat }) =>
    row === 'straight-or-higher' ? (strengthOf(seenBy(deal, seat), seat) ?? undefined) : undefined,
  ),
  shown: (lines) => [...lines].sort((a, b) => b.score - a.score),
  prizes(lines, posted) {
    const minimum = choiceOf(posted, 'minimumHand') as keyof typeof MINIMUM_HANDS;
    const won = highHandPrizes(lines, { minimum, prize: postedAmount(posted, 'prize') });
    return [...won].map(([player, amount]) => {
      const because = won.size === 1 ? HANDS : `${HANDS}; divided by ${won.size}`;
      return { player, row: 'highest-hand', amount, because };
    });
  },
};

const holdem = (hole: string, board: string) => dealt('texas-holdem', [{ hole }, {}], { board });

export const HIGH_HAND_HAPPY_HOURS = defineActivity({
  id: 'hgc-high-hand-happy-hours',
  title: 'High Hand Happy Hours',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEGA-004490'],
  kind: 'high-hand',
  summary: 'The highest five-card poker hand of a posted period wins the posted prize.',
  // biome-ignore format: read as a block
  games: [
    'texas-holdem', 'seven-card-stud', 'seven-card-stud-high-low', 'mexican-poker', 'omaha',
    'omaha-high-low', 'crazy-pineapple',
  ],
  gamesListed: { 'omaha-high-low': { number: 'GEGA-003824' } },
  gamesNote: 'all limits and versions of these games',
  values: {
    minimumHand: choice('Minimum qualifying hand', Object.keys(MINIMUM_HANDS), HANDS, {
      inWindow: true,
    }),
    prize: dollars('Prize of the highest hand', ['1', '100000'], HANDS, { inWindow: true }),
    ...paidInOneOf(['cash', 'chips', 'merchandise'], 'Prize', {
      formerly: ['form'],
    }),
  },
  fund: {
    title: `${HAWAIIAN_JACKPOT.title} reserve fund`,
    of: HAWAIIAN_JACKPOT.of,
    clause: 'Funding',
    source: 'other-reserve',
    meters: [],
    paidFrom: ['reserve', 'advance'],
    repaid: { when: 'not-stated' },
  },
  // biome-ignore format: a line for each, as the sheet has them
  rows: [
    eventRow('highest-hand', 'The highest hand of the period', HANDS, 'the highest hand on the board when the period ends, no lower than the minimum', fixed('prize')),
    dealRow('straight-or-higher', 'A straight or higher', 'Object and Summary', hand(asSeen(poker.makesAtLeast(poker.floorOf('straight'), poker.oneHoleHand))), { pays: 'entry', words: 'a line on the board of high hands' },
      holdem('Tc 2d', '6h 7s 8d 9c Kh'), holdem('Jc 2d', '6h 7s 8d 9c Kh')),
  ],
  eligibility: [
    noTournaments(ELIGIBILITY),
    noBackline(ELIGIBILITY),
    employees('always', ELIGIBILITY),
  ],
  claim: {
    clause: ELIGIBILITY,
    identity: { nameMatters: false },
    words: [
      'You must be in the casino to claim the prize.',
      'Card room staff check the ID of every winner.',
    ],
  },
  board: BOARD,
  noPurchase: {
    ...NO_PURCHASE,
    words: [
      ...NO_PURCHASE.words,
      'The patron chooses among the games; apart from fee and wager their rules stay as they are.',
    ],
  },
  posting: {
    clause: 'Advertising',
    items: [
      'games',
      'periods',
      'prizes',
      { value: 'paidIn' },
      { value: 'prizeDescription' },
      'no-purchase',
      'procedure',
      'restrictions',
      { value: 'minimumHand' },
    ],
  },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    ['Object and Summary', 'Each hand from a straight up goes on a board by the Poker Card Desk.'],
    ['Object and Summary', 'The whole poker floor can see the board.'],
    [ELIGIBILITY, 'A floor person must verify the hand, or it does not qualify.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    baseGameStands('Eligible Controlled Games'),
    [HANDS, 'The minimum hand is announced well ahead and always on display.'],
    [HANDS, 'A period without such a hand has no winner.'],
    ['Object and Summary', 'Players with equal highest hands divide the prize.'],
    ['Object and Summary', 'A hand belongs to the period in which it was dealt, as from 11 am to noon.'],
    noNumberOfPlayers(ELIGIBILITY),
    [HANDS, 'In games with hole cards one of the two must play in the hand.'],
    ['Prize', 'The prize is set and shown on the floor ahead of the period.'],
    ['Funding', 'There is no further fee to take part or to fund it.'],
    GAME_FEES_STAND,
    ['Administrative Fees', 'The house keeps nothing beyond the fees of the approved jackpots.'],
    advertisedUnder('GEGA-004490'),
    FREE_IN_ADVERTISEMENTS,
  ]),
  records: ['The board of high hands of each period.'],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-17.1', HANDS, 'The sheet once calls itself the High Hand of the Day Promotion.', 'A slip: High Hand Happy Hours is meant.'],
    ['HG-17.2', HANDS, 'Whether one hole card must play, or exactly one.', 'At least one of two. Omaha plays two in any case; in stud every card is one’s own.'],
    ['HG-17.3', HANDS, 'Whether the advertised minimum is always a straight or may be higher.', 'The house may post a higher one; the board shows all hands from a straight up.'],
    ['HG-17.4', HANDS, 'How hands of different games compare.', 'By the common ranking, and exactly: kickers count. Mexican Poker’s five of a kind stand above a royal flush.'],
    ['HG-17.5', ELIGIBILITY, 'Whether the hand must be played to a showdown.', 'No: nothing asks for it. It must be five cards that a floor person has seen.'],
    ['HG-17.6', 'Object and Summary', 'Where a cent of a divided prize goes that does not divide.', 'It stays in the fund. A player on the board twice with that hand counts once.'],
    ['HG-17.7', ELIGIBILITY, 'Who gets the prize where its winner is no longer there.', 'No one: it is not passed on to the next hand.'],
    ['HG-17.8', 'Funding', 'What happens when the reserve does not suffice.', 'The house puts in the rest; whether it is ever repaid stays open.'],
    ['HG-17.9', 'Object and Summary', 'When a period is decided while a hand of it still waits for its verification.',
      'Once every hand that was called in it is decided; it counts for the period of its call.'],
    ['HG-17.10', 'Prize', 'How equal hands divide a prize that is merchandise.', 'Each has merchandise worth an equal part of the posted value.'],
    forfeitReading('HG-17.11', ELIGIBILITY),
  ]),
  sample: {
    values: { minimumHand: 'full house', prize: '500.00', paidIn: 'cash' },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2026-11-30T23:59:00-08:00',
    hours: [{ days: ['monday', 'wednesday', 'friday'], from: '11:00', until: '12:00' }],
  },
});
