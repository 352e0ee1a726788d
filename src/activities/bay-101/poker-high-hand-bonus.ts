// Poker High Hand Bonus, GEAR-001273. The heading over the paragraph on the form of the prizes is
// lost; it is cited as 'Prize', as the other sheets of the house have it.
import type { Cents } from '#money';
import {
  type BoardLine,
  type BoardRule,
  clausesOf,
  dealRow,
  dealt,
  defineActivity,
  dollars,
  eventRow,
  fixed,
  hand,
  type Posted,
  paidInOneOf,
  poker,
  postedAmount,
  readingsOf,
  scoreRules,
  settingOf,
} from '#rules';
import {
  BONUS_HAND_RESERVE,
  CARDS_THAT_COUNT,
  POKER_ELIGIBILITY,
  POKER_GAMES,
  POKER_GAMES_LISTED,
  POKER_GAMES_NOTE,
  pokerGamesReading,
  uncontestedReading,
} from './poker-bonus.ts';
import { WON_SPIN } from './prize-wheel/show.ts';
import {
  BAY_101,
  claimWithin30Days,
  freeMinimumsReading,
  freeTableReading,
  HOUSE_RULES,
  NO_PURCHASE,
  NO_WIN_LIMIT,
  ONE_CHART,
  OPEN_TO_SEATED,
  PAID_ON_PAPER,
  propositionReading,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const HANDS = 'Qualifying Hands';
const SUMMARY = 'Object and Summary';

const THREE_OF_A_KIND = poker.floorOf('three-of-a-kind');
const ROYAL_FLUSH = poker.leastOf(poker.floorOf('royal-flush'));
const FIVE_OF_A_KIND = poker.leastOf(poker.floorOf('five-of-a-kind'));

/** The board once another hand is verified: a higher one clears it, an equal one joins it. */
export function boardAfter<Line extends BoardLine>(
  board: readonly Line[],
  verified: Line,
): readonly Line[] {
  const best = board[0]?.score ?? poker.leastOf(THREE_OF_A_KIND);
  if (verified.score < best) return board;
  return verified.score === best ? [...board, verified] : [verified];
}

const isRoyal = ({ score }: BoardLine): boolean => score >= ROYAL_FLUSH && score < FIVE_OF_A_KIND;

/** Who is paid the high hand prize at the end of a period, each in full. Royal flushes of option A
 * have had their own bonus. */
export function highHandAwards(
  hands: readonly BoardLine[],
  posted: Posted,
): readonly { readonly player: string; readonly amount: Cents }[] {
  const option = posted.options['hands'];
  if (option === 'C') return [];
  const isNextBest = option === 'A' && settingOf(posted, 'afterARoyal') === 'next-best';
  const counted = isNextBest ? hands.filter((each) => !isRoyal(each)) : hands;
  const board = counted.reduce<readonly BoardLine[]>(boardAfter, []);
  return board
    .filter((each) => option === 'B' || !isRoyal(each))
    .map(({ player }) => ({ player, amount: postedAmount(posted, 'highHand') }));
}

const BOARD: BoardRule = {
  title: 'Leaderboard',
  clause: SUMMARY,
  codeVersion: 1,
  in: { hands: ['A', 'B'] },
  counts: 'hands',
  period: 'hours',
  // A royal flush of option A is paid by its own row, and still is the high hand.
  score: scoreRules.define(
    'bay101.two-and-three-hand',
    ({ deal, seat }) => poker.strengthOf(poker.twoAndThreeHand)(deal, seat) ?? undefined,
  ),
  shown: <Line extends BoardLine>(lines: readonly Line[]) =>
    lines.reduce<readonly Line[]>(boardAfter, []),
  prizes: (lines, posted) =>
    highHandAwards(lines, posted).map((award) => {
      return { ...award, row: 'high-hand-of-the-period', because: SUMMARY };
    }),
};

const others = [{}, {}, {}, {}];
const holdem = (hole: string, board: string) =>
  dealt('texas-holdem', [{ hole }, ...others], { board, pot: '20.00' });

export const POKER_HIGH_HAND_BONUS = defineActivity({
  id: 'bay101-poker-high-hand-bonus',
  title: 'Poker High Hand Bonus',
  venue: BAY_101,
  approvalIds: ['GEAR-001273'],
  kind: 'high-hand',
  summary:
    'The best poker hand of a posted period wins a posted prize; a royal flush one of its own.',
  games: POKER_GAMES,
  gamesListed: POKER_GAMES_LISTED,
  gamesNote: POKER_GAMES_NOTE,
  options: {
    hands: {
      title: 'Qualifying hands',
      clause: HANDS,
      choices: {
        A: 'royal flush, and high hand of three of a kind or better',
        B: 'high hand of three of a kind or better',
        C: 'royal flush',
      },
      isAlone: true,
    },
  },
  values: {
    royalFlush: dollars('Royal flush bonus', ['10', '10000'], HANDS, { in: { hands: ['A', 'C'] } }),
    highHand: dollars('High hand prize', ['10', '10000'], HANDS, { in: { hands: ['A', 'B'] } }),
    ...paidInOneOf(
      [
        'live chips',
        'cash',
        'check',
        'promotional chips or coupons',
        'prize wheel spin',
        'tournament entries',
        'merchandise',
      ],
      'Prize',
      { plays: WON_SPIN },
    ),
  },
  fund: BONUS_HAND_RESERVE,
  // biome-ignore format: a line for each, as the sheet has them
  rows: [
    dealRow('royal-flush', 'Royal flush', HANDS, hand(poker.makes('royal-flush', poker.twoAndThreeHand)), fixed('royalFlush'),
      holdem('As Ks', 'Qs Js Ts 3c 4d'), holdem('As 2d', 'Ks Qs Js Ts 3c'), { in: { hands: ['A', 'C'] } }),
    dealRow('high-hand', 'High hand, three of a kind or better', HANDS, hand(poker.makesAtLeast(THREE_OF_A_KIND, poker.twoAndThreeHand)), { pays: 'entry', words: 'a place on the board, while no higher hand is verified' },
      holdem('7s Kc', '7h 7d 9c Js 3d'), holdem('7s Kc', '7h Kd 9c Js 3d'), { in: { hands: ['A', 'B'] } }),
    eventRow('high-hand-of-the-period', 'The high hand when the period ends', SUMMARY,
      'the highest verified hand of the period, and every one that equals it', fixed('highHand'), { in: { hands: ['A', 'B'] } }),
  ],
  eligibility: POKER_ELIGIBILITY,
  claim: { ...claimWithin30Days('prize fund'), ...PAID_ON_PAPER },
  board: BOARD,
  noPurchase: NO_PURCHASE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'requirements', 'hands', 'prizes', { value: 'paidIn' },
    { value: 'prizeDescription' }, 'funding-source', 'no-purchase', 'procedure', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [SUMMARY, 'From the start of the period a casino representative verifies each hand of three of a kind or better that is announced.'],
    [SUMMARY, 'The name and the hand go up on the board.'],
    [SUMMARY, 'A higher verified hand goes up instead and the lower comes down.'],
    [SUMMARY, 'An equal verified hand goes up next to the one that is there.'],
    [SUMMARY, 'When the period ends a representative completes the records and pays the winners.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ...HOUSE_RULES,
    ONE_CHART,
    ...CARDS_THAT_COUNT,
    [SUMMARY, 'Suits have no order: hands of equal ranks are equal.'],
    [SUMMARY, 'Winners with equal hands are each paid the whole posted prize.'],
    [SUMMARY, 'Under options A and C a royal flush is paid its own bonus.'],
    OPEN_TO_SEATED,
    [SUMMARY, 'The prize is a fixed amount of $10 to $10,000 for the best hand dealt to any player in the posted period.'],
    [ELIGIBILITY, 'The table must be one that was designated for the bonus.'],
    [ELIGIBILITY, 'Winners must be present in person.'],
    [ELIGIBILITY, 'Each qualifying hand of a period stands for itself.'],
    NO_WIN_LIMIT,
    ['Prize', 'Coupons and promotional chips are those of GEAR-001278, spins those of GEAR-001220, entries those of GEGA-000421; merchandise is clothing, jewelry, electronics, gift certificates, tickets to sports, concerts or travel, food comps, watercraft or vehicles.'],
    ['Funding', 'The reserve of GEAR-001277 pays all of it; players pay nothing more.'],
    ['Funding', 'Collections and limits are those of the base games, posted at each table.'],
    ['Administrative Fees', 'No administrative fee beyond the one of GEAR-001277 is taken.'],
  ]),
  records: [
    'The board: names, hands, who verified them and when.',
    'All paperwork of a win, complete before it is paid.',
  ],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['B7.1', ELIGIBILITY, 'What the representative does with an announced hand; the verb is missing.', 'Verifies it.'],
    ['B7.2', SUMMARY, 'Under option A, who wins the high hand prize of a period with a royal flush in it.',
      'No one: the royal flush is the high hand, and its own bonus replaces the prize.', { name: 'afterARoyal', values: ['nobody', 'next-best'], default: 'nobody' }],
    ['B7.3', SUMMARY, 'Some sentences speak of hands, amounts and a list, as though there were several places.', 'There is one place, for the highest hand and all equal to it.'],
    ['B7.4', ELIGIBILITY, 'Whether a winner must still be there at the end of the period.', 'Within 15 minutes of the award, and otherwise the 30 days begin.'],
    ['B7.5', SUMMARY, 'What several royal flushes of one period are paid under options A and C.', 'The whole bonus each, as soon as each is verified.'],
    ['B7.6', ELIGIBILITY, 'Which prize fund an unclaimed prize goes back to; this bonus has none.', 'The reserve that pays it, that of GEAR-001277.'],
    ['B7.7', 'Funding', 'Who pays when that reserve has not enough.', 'The house lends it, and is repaid as for every shortfall of that reserve.'],
    ['B7.8', SUMMARY, 'Whether four of a kind needs a pocket pair here too.', 'No: this sheet does not say so.'],
    ['B7.9', HANDS, 'Draw poker has a joker and five-card stud one card down, and the sheet knows neither.',
      'The joker is what it is in its game, and five aces are the highest hand; in five-card stud no hand can use two cards dealt down.'],
    freeTableReading('B7.10'),
    ['B7.11', SUMMARY, 'How a name is posted where everyone can read it and no one asked the player.',
      'The room reads table, seat and the end of the card’s number; the name stands in the books of the board, for those who keep it.'],
    ['B7.12', 'Prize', 'What happens to the posted amount where the prize is a spin of the wheel.', 'The house has it and pays what the wheel comes to, which is the prize for every form.'],
    uncontestedReading('B7.13'),
    freeMinimumsReading('B7.14', 'players and pot'),
    propositionReading('B7.15'),
    pokerGamesReading('B7.16'),
  ]),
  sample: {
    options: { hands: 'A' },
    values: { royalFlush: '1000.00', highHand: '300.00', paidIn: 'live chips' },
    tables: ['11', '12', '14'],
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ days: ['monday', 'wednesday'], from: '12:00', until: '18:00' }],
  },
});
