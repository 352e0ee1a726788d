// Baccarat Bonus Hand, GEAR-001422.
import type { DealtSeat } from '#games';
import { compare, ratio, usd } from '#money';
import {
  anyWager,
  baccarat,
  chartOf,
  clausesOf,
  dealt,
  defineActivity,
  dollars,
  type EligibilityRule,
  employees,
  exclusions,
  feePaid,
  fixed,
  noTournaments,
  noTpp,
  postedAmount,
  type Row,
  readingsOf,
  sharesRules,
  type TableTest,
  table,
  type ValueRule,
} from '#rules';
import { emptySeatsReading } from '../free-tables.ts';
import {
  adminFee,
  BAY_101,
  CHIP,
  claimWithin30Days,
  freeMinimumsReading,
  freeTableReading,
  HOUSE_RULES,
  NO_PURCHASE,
  NO_WIN_LIMIT,
  NOT_FROM_TRAY,
  ONE_CHART,
  OPEN_TO_SEATED,
  PLAYER_AND_BANK,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const HANDS = 'Qualifying Hands';
const STRUCTURE = 'Prize Payout Structure';
const SUMMARY = 'Object and Summary';

/** The cards of the player line and of the banker line. */
type Round = readonly [player: string, banker: string];

/** A hand of the charts; `value` is the name of its posted prize. */
const bonusHand = (
  option: 'A' | 'B' | 'C',
  id: string,
  value: string,
  title: string,
  test: TableTest,
  meets: Round,
  misses: Round,
) => ({ option, id, value, title, test, meets, misses });

type BonusHand = ReturnType<typeof bonusHand>;

// biome-ignore format: a line for each, as the sheet has them
const BONUS_HANDS = chartOf(bonusHand, [
  // option, id, value, title, test, meets, misses
  ['A', 'seven-tie-four-cards', 'sevenTieFourCards', '7-7 tie with four cards', baccarat.isTieAt({ total: 7, size: 4 }),
    ['3c 4d', 'Ts 7h'], ['2c 4d', 'Ts 6h']],
  ['A', 'seven-tie-five-cards', 'sevenTieFiveCards', '7-7 tie with five cards', baccarat.isTieAt({ total: 7, size: 5 }),
    ['2c 3d 2h', 'Ts 7h'], ['3c 4d', 'Ts 7h']],
  ['A', 'seven-tie-six-cards', 'sevenTieSixCards', '7-7 tie with six cards', baccarat.isTieAt({ total: 7, size: 6 }),
    ['2c 3d 2h', 'Ts 3h 4c'], ['2c 3d 2h', 'Ts 7h']],
  ['A', 'nine-tie-four-cards', 'nineTieFourCards', '9-9 tie with four cards', baccarat.isTieAt({ total: 9, size: 4 }), ['4c 5d', 'Ts 9h'], ['4c 4d', 'Ts 8h']],
  ['A', 'nine-tie-six-cards', 'nineTieSixCards', '9-9 tie with six cards', baccarat.isTieAt({ total: 9, size: 6 }),
    ['2c 3d 4h', 'Ts 3h 6c'], ['2c 3d 3h', 'Ts 3h 5c']],
  ['B', 'suited-tie-four-cards', 'suitedTieFourCards', 'Tie of one suit with four cards', baccarat.isSuitedTie(4), ['2h 4h', 'Th 6h'], ['2h 4h', 'Th 6c']],
  ['B', 'suited-tie-five-cards', 'suitedTieFiveCards', 'Tie of one suit with five cards', baccarat.isSuitedTie(5),
    ['2h 3h 2h', 'Th 7h'], ['2h 3h 2c', 'Th 7h']],
  ['B', 'suited-tie-six-cards', 'suitedTieSixCards', 'Tie of one suit with six cards', baccarat.isSuitedTie(6),
    ['2h 3h 2h', 'Th 3h 4h'], ['2h 3h 2h', 'Th 3h 5h']],
  ['C', 'six-of-a-kind-suited', 'sixOfAKindSuited', 'Six of a kind of one suit', baccarat.isSixOfAKind('one-suit'),
    ['2h 2h 2h', '2h 2h 2h'], ['2h 2h 2h', '2h 2h 2d']],
  ['C', 'six-of-a-kind', 'sixOfAKind', 'Six of a kind', baccarat.isSixOfAKind('any'), ['Tc Td Th', 'Ts Tc Td'], ['Tc Td Th', 'Ts Tc Jd']],
  ['C', 'four-of-a-kind-suited', 'fourOfAKindSuited', 'Four 3s, 4s, 8s or 9s of one suit', baccarat.isFourOf3489('one-suit'),
    ['3h 3h', '3h 3h'], ['3h 3h', '3h 3s']],
  ['C', 'four-of-a-kind', 'fourOfAKind', 'Four 3s, 4s, 8s or 9s', baccarat.isFourOf3489('any'), ['3c 3d', '3h 3s'], ['5c 5d 2h', '5h 5s 9c']],
]);

const clauseOf = ({ option }: BonusHand): string => `Qualifying Hands, option ${option}`;

/** From this posted prize on, structure B divides it. */
const DIVIDED_FROM = '600.00';

/** Each winner has the posted prize, or all divide it, as the posted structure says. */
const sharesOf = sharesRules.defineWith(
  'bay101.baccarat-bonus-hand',
  ['value', 'dividedFrom'],
  (value: string, dividedFrom: string) =>
    ({ posted }) => {
      const letter = posted.options['shares'];
      const isSmall = compare(postedAmount(posted, value), usd(dividedFrom)) < 0;
      const isEach = letter === 'A' || (letter === 'B' && isSmall);
      const clause = `Prize Payout Structure, option ${letter}`;
      const part = ratio('100%');
      return isEach
        ? [{ share: 'hand', to: 'everyone', part, divided: 'each', clause }]
        : [{ share: 'table', to: 'everyone', part, divided: 'evenly', clause }];
    },
);

/** The player-dealer in seat 1 and a player. */
const round = ([player, banker]: Round) =>
  dealt('ez-baccarat-panda-8', [{ position: 'player-dealer' }, {}], { player, banker });

const BONUS_HAND_ROWS: readonly Row[] = BONUS_HANDS.map((each) => ({
  id: each.id,
  title: each.title,
  clause: clauseOf(each),
  in: { hands: [each.option] },
  when: table(each.test),
  looksAt: { lines: true, suits: 'all-alike' },
  prize: fixed(each.value),
  shares: sharesOf(each.value, DIVIDED_FROM),
  examples: { meets: round(each.meets), misses: round(each.misses) },
}));

const BONUS_HAND_PRIZES: Readonly<Record<string, ValueRule>> = Object.fromEntries(
  BONUS_HANDS.map((each) => [
    each.value,
    dollars(`Prize, ${each.title}`, ['5', '500000'], clauseOf(each), {
      in: { hands: [each.option] },
    }),
  ]),
);

const isPaid = ({ fee }: DealtSeat): boolean =>
  typeof fee === 'boolean' ? fee : fee['fee'] === true;

/** A player-dealer whose seat is not recorded is taken to have paid. */
const hasPlayerDealerNotPaid = exclusions.define(
  'bay101.player-dealer-not-paid',
  ({ deal }) =>
    !deal.npn && deal.seats.some((seat) => seat.position === 'player-dealer' && !isPaid(seat)),
);

const PLAYER_DEALER_PAID: EligibilityRule = {
  code: 'no-fee',
  scope: 'table',
  clause: ELIGIBILITY,
  words: 'A round counts only once the player-dealer has put up the jackpot fee.',
  leavesOut: hasPlayerDealerNotPaid,
  tries: {
    allowed: [
      { seat: { position: 'player-dealer', fee: true } },
      { seat: { position: 'seated', fee: false } },
    ],
    refused: [{ seat: { position: 'player-dealer', fee: false } }],
  },
};

/** What players at the other seats and behind them pay; a record has it as their fee. */
const COLLECTION_PAID: EligibilityRule = {
  ...feePaid(ELIGIBILITY),
  words:
    'Seated players, and backline bettors where the game permits them, take part once they have paid the regular collection.',
};

export const BACCARAT_BONUS_HAND = defineActivity({
  id: 'bay101-baccarat-bonus-hand',
  title: 'Baccarat Bonus Hand',
  venue: BAY_101,
  approvalIds: ['GEAR-001422'],
  kind: 'fixed-jackpot',
  summary: 'Rare ties, suits and ranks of the two baccarat lines win a posted prize for the table.',
  // biome-ignore format: read as a block
  games: [
    'golden-frog-baccarat-2', 'golden-frog-baccarat-2-1', 'golden-frog-baccarat',
    'ez-baccarat-panda-8', 'zoobac', 'twenty-first-century-baccarat-4',
    'twenty-first-century-baccarat-8',
  ],
  gamesListed: {
    'golden-frog-baccarat': { title: 'Golden Frog Baccarat 1.0' },
    'ez-baccarat-panda-8': { number: 'GEGR-000692' },
  },
  options: {
    hands: {
      title: 'Qualifying hands',
      clause: HANDS,
      choices: {
        A: '7-7 ties of four, five and six cards, 9-9 ties of four and six',
        B: 'ties of one suit with four, five and six cards',
        C: 'four and six of a kind, suited or not',
      },
      isAlone: true,
    },
    shares: {
      title: 'Prize payout structure',
      clause: STRUCTURE,
      choices: {
        A: 'every prize to each winner in full',
        B: 'prizes below $600 to each winner in full, from $600 divided by the table',
        C: 'every prize divided by the table',
      },
      isAlone: true,
    },
  },
  values: {
    ...BONUS_HAND_PRIZES,
    chip: { ...CHIP, clause: ELIGIBILITY, in: { shares: ['B', 'C'] } },
    adminFee: adminFee('1'),
  },
  fees: [
    {
      name: 'fee',
      title: 'Jackpot fee',
      amount: usd('1'),
      paidBy: 'player-dealer',
      optional: false,
      split: { reserve: ratio('100%') },
      clause: 'Funding',
      note: 'in addition to the collection of the house',
    },
  ],
  fund: {
    title: 'Baccarat Bonus Hand reserve fund',
    clause: 'Funding',
    source: 'own-fees',
    meters: [],
    paidFrom: ['reserve', 'advance'],
    repaid: { when: 'reserve-suffices' },
    adminFee: { amount: 'adminFee', per: 'table and hour', clause: 'Administrative Fees' },
  },
  oddChips: 'made-up',
  rows: BONUS_HAND_ROWS,
  eligibility: [
    PLAYER_AND_BANK,
    PLAYER_DEALER_PAID,
    COLLECTION_PAID,
    anyWager(ELIGIBILITY),
    noTournaments(ELIGIBILITY),
    employees('off-duty', ELIGIBILITY),
    noTpp(ELIGIBILITY),
  ],
  claim: {
    ...claimWithin30Days('prize pool'),
    ...NOT_FROM_TRAY,
    paidIn: 'chips',
    identity: { from: usd('600'), nameMatters: false },
    leastPrize: usd('600'),
    words: [
      'Prizes of $600 and more: 15 minutes to show a valid ID, then 30 days to return with one.',
      'If it is not claimed by then, such a prize goes back to the prize pool.',
    ],
  },
  noPurchase: NO_PURCHASE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'hands', 'payout-structure', 'prizes', 'no-purchase', 'procedure', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [SUMMARY, 'Each round begins with wagers on the base game or its bonus bets.'],
    [SUMMARY, 'The dealer takes $1 for the jackpot from the player-dealer.'],
    [SUMMARY, 'The cards are then dealt by the approved procedure of the game.'],
    [ELIGIBILITY, 'A casino representative verifies the hand that is announced.'],
    ['Prize', 'The representative completes the records and pays in live chips.'],
    ['Prize', "Neither the dealer's tray nor the proposition players pay any of it."],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ...HOUSE_RULES,
    ONE_CHART,
    ['Object and Summary, 4(a)', 'A 7-7 tie is a tie at 7 points: with four cards when neither line draws, with five when only one of them draws, with six when both draw.'],
    ['Object and Summary, 4(b)', 'A 9-9 tie is a tie at 9 points: with the first four cards, or with six when both lines draw.'],
    ['Object and Summary, 4(c)', 'Four of a kind is the first four cards, two on each line, all 3s, all 4s, all 8s or all 9s; suited, they are of one suit too.'],
    ['Object and Summary, 4(d)', 'Six of a kind is both lines drawing and all six cards of one rank; suited, they are of one suit too.'],
    ['Object and Summary, 4(e)', 'A tie of one suit has every card of both lines in the same suit: four when neither draws, five when only one of them draws, six when both draw.'],
    [SUMMARY, 'The hand is made of the cards of the player line and the banker line, and the player-dealer funds the fixed prizes.'],
    OPEN_TO_SEATED,
    [SUMMARY, 'Tens, jacks, queens and kings count nothing but are four ranks.'],
    [SUMMARY, 'Six of a kind is of aces, 2s, 5s, 6s, 7s, tens, jacks, queens or kings.'],
    [SUMMARY, "The banker line is called the player-dealer's in some games."],
    [STRUCTURE, 'One structure at a time, announced well ahead, on flyers, displays and the like.'],
    [ELIGIBILITY, 'What an even split needs on top comes from the reserve.'],
    [ELIGIBILITY, 'A patron who is the player-dealer may pay the fee and win.'],
    NO_WIN_LIMIT,
    ['Prize', 'Prizes are fixed, announced well ahead and always on display.'],
    ['Funding', 'Fees lie in separate, locked boxes, apart from the collection.'],
    ['Funding', 'The reserve pays the prizes and the administrative fee. The house lends any shortfall and is repaid when there is money.'],
    ['Administrative Fees', 'The administrative fee comes out of the reserve and is for marketing and for the cost of running it.'],
  ]),
  records: ['All paperwork of a win, complete before it is paid.'],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['B14.1', SUMMARY, 'Whether the first four cards may tie in one suit and further cards be drawn.', 'The round ends with those four: a tie of four cards is a final one.'],
    ['B14.2', HANDS, 'Whether a hand of one suit is also paid as the same hand of any suits.',
      'It is paid once, on the suited row.', { name: 'nestedRows', values: ['best-row', 'all-that-apply'], default: 'best-row' }],
    ['B14.3', ELIGIBILITY, 'Whether a player-dealer who may not win must still pay the fee.', 'The player who banks pays it; without it no one at the table can win.'],
    ['B14.4', 'Funding', 'Both a pool of prizes and a reserve are spoken of.', 'There is one fund, the reserve.'],
    ['B14.5', 'Eligible Controlled Games', 'Another sheet gives EZ Baccarat the number GEGA-003090, and Golden Frog has no version there.',
      'They are the same games; Golden Frog without a version is 1.0.'],
    ['B14.6', STRUCTURE, 'Some letters of headings and tables were misread when the sheet was scanned.', 'Player, qualifying, queen and payout are meant.'],
    ['B14.7', SUMMARY, '21st Century Baccarat may have another rule for third cards.', 'The cards that were drawn decide, whatever rule they were drawn by.'],
    ['B14.8', ELIGIBILITY, 'Misdeals, talk at the table and faulty decks are not mentioned.', 'This sheet does not exclude them; rules of other sheets are not taken over.'],
    ['B14.9', STRUCTURE, 'Whom the table share is divided among.', 'Everyone in the round who may win; those who may not are not counted.'],
    ['B14.10', ELIGIBILITY, 'Whether the $600 of the claim are the posted prize or what one player gets of it.', 'The posted prize, as in the payout structure.'],
    ['B14.11', SUMMARY, 'A 9-9 tie with five cards is missing from the chart.', 'The usual drawing rule never makes one; where it appears it wins nothing.'],
    freeTableReading('B14.12'),
    freeMinimumsReading('B14.13', 'players'),
    emptySeatsReading('B14.14'),
  ]),
  sample: {
    options: { hands: 'C', shares: 'B' },
    // biome-ignore format: read as a block
    values: {
      sixOfAKindSuited: '100000.00', sixOfAKind: '5000.00', fourOfAKindSuited: '2500.00',
      fourOfAKind: '100.00', chip: '1.00', adminFee: '5.00',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
