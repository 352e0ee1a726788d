// Fast Cash Jackpots Promotion, GEAR-001092.
import { ratio, usd } from '#money';
import { given } from '#result';
import {
  baccarat,
  baseWager,
  blackjack,
  butNot,
  butNotAtTable,
  bySetting,
  bySettingAtTable,
  type Condition,
  chartOf,
  clausesOf,
  dealt,
  defineActivity,
  type ExampleDeal,
  employees,
  fixed,
  hand,
  noBackline,
  noPlayerDealer,
  noTournaments,
  ofMeter,
  type Prize,
  paiGow,
  playersAgainstBank,
  playersAtLeast,
  type Row,
  readingsOf,
  type Share,
  settingOf,
  sharesRules,
  table,
  toHolder,
} from '#rules';
import {
  advertisedUnder,
  baseGameStands,
  FREE_IN_ADVERTISEMENTS,
  HAWAIIAN_GARDENS,
  HAWAIIAN_JACKPOT,
  NO_PURCHASE,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const HANDS = 'Qualifying Hands';
const SUMMARY = 'Object and Summary';

const PAI_GOW = ['pai-gow-poker', 'fortune-pai-gow-poker', 'jokers-wild-pai-gow-poker'];
const BLACKJACK = ['blackjack-poker'];
const BACCARAT = ['ez-baccarat-panda-8', 'fortune-7-baccarat'];

/** Who has the fixed prizes of hands. */
const FIXED_TO = 'fixedPrizesTo';

/** The lines of baccarat belong to everyone. */
const toEachAtTable: readonly Share[] = [
  { share: 'table', to: 'holder', part: ratio('100%'), divided: 'each', clause: ELIGIBILITY },
];

const EACH_AT_TABLE: readonly Share[] = [
  ...toHolder,
  { share: 'table', to: 'others', part: ratio('100%'), divided: 'each', clause: 'Prize' },
];

/** A hand's fixed prize is its player's, or also each other's as a house may read it. What the
 * player-dealer holds is no one's. */
const ofFixedHand = sharesRules.define('hgc.fast-cash-fixed', ({ posted, deal, seat }) => {
  const isOfBank = deal.seats.some(
    (each) => each.seat === seat && each.position === 'player-dealer',
  );
  const isForAll = settingOf(posted, FIXED_TO) === 'each-at-table';
  return isForAll && !isOfBank ? EACH_AT_TABLE : toHolder;
});

/** Whether a row is paid too that lies inside a better one by its own words. */
const THREE_SEVENS_OF_ONE_COLOR = {
  both: blackjack.isThreeSevens('one-color'),
  better: butNot(blackjack.isThreeSevens('one-color'), blackjack.isThreeSevens('one-suit')),
};
const SIX_FACES = {
  both: baccarat.isSixFaces('any'),
  better: butNotAtTable(baccarat.isSixFaces('any'), baccarat.isSixFaces('one-color')),
};

const ACE_TWO_THREE = {
  'any-order': baccarat.isAceTwoThreeInBothLines('any'),
  'as-listed': baccarat.isAceTwoThreeInBothLines('dealt'),
};

/** Whether the player-dealer is one of the two who must play. */
const COUNTED = 'countedPlayers';

const ofSeven = (cards: string) =>
  dealt('pai-gow-poker', [{ cards }, { position: 'player-dealer' }]);

const ofBlackjack = (cards: string) =>
  dealt('blackjack-poker', [{ cards }, { position: 'player-dealer' }]);

const ofLines = (player: string, banker: string) =>
  dealt('fortune-7-baccarat', [{}, {}], { player, banker });

const fastCashRow = (
  id: string,
  title: string,
  games: readonly string[],
  when: Condition,
  prize: Prize,
  meets: ExampleDeal,
  misses: ExampleDeal,
  looksAt?: Row['looksAt'],
  shares?: Row['shares'],
): Row =>
  given({
    id,
    title,
    clause: HANDS,
    games,
    when,
    looksAt,
    prize,
    examples: { meets, misses },
    shares: shares ?? (prize.pays === 'dollars' ? ofFixedHand : undefined),
  });

export const FAST_CASH_JACKPOTS = defineActivity({
  id: 'hgc-fast-cash-jackpots',
  title: 'Fast Cash Jackpots Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEAR-001092'],
  kind: 'fixed-jackpot',
  summary: 'Rare hands win fixed prizes; seven face cards win one that grows every day.',
  games: [...PAI_GOW, ...BLACKJACK, ...BACCARAT],
  gamesListed: {
    'fortune-pai-gow-poker': { title: 'Pai Gow Poker with the Fortune Pai Gow Bet' },
    'jokers-wild-pai-gow-poker': { title: 'Jokers Wild Pai Gow Poker' },
  },
  fund: {
    title: `${HAWAIIAN_JACKPOT.title} reserve fund`,
    clause: 'Funding',
    source: 'other-reserve',
    of: HAWAIIAN_JACKPOT.of,
    meters: [
      {
        name: 'progressive',
        title: 'the progressive prize',
        seed: usd('1000'),
        reseed: usd('1000'),
        daily: { amount: usd('100'), from: 'reserve' },
      },
    ],
    paidFrom: ['reserve', 'advance'],
    repaid: { when: 'reserve-suffices' },
  },
  nested: 'all-that-apply',
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(fastCashRow, [
    // id, title, games, when, prize, meets, misses, looksAt, shares
    ['seven-face-cards', 'Seven face cards', PAI_GOW, hand(paiGow.isSevenFaceCards), ofMeter('100%'),
      ofSeven('Ks Kh Kd Qs Qh Qd Js'), ofSeven('Ks Kh Kd Qs Qh Qd XX'), { own: 7, suits: 'in-flushes' }],
    ['natural-royal-flush', 'Natural royal flush', PAI_GOW, hand(paiGow.hasNaturalRoyalFlush), fixed(usd('800')),
      ofSeven('As Ks Qs Js Ts 3d 2c'), ofSeven('XX Ks Qs Js Ts 3d 2c'), { own: 7, suits: 'in-flushes' }],
    ['natural-seven-card-flush', 'Natural seven-card flush', PAI_GOW, hand(paiGow.isNaturalSevenCardFlush), fixed(usd('500')),
      ofSeven('As Ks 9s 7s 5s 3s 2s'), ofSeven('As Ks 9s 7s 5s 3s XX'), { own: 7, suits: 'in-flushes' }],
    ['natural-four-aces', 'Four natural aces, also split between front and back', PAI_GOW, hand(paiGow.hasFourNaturalAces), fixed(usd('500')),
      ofSeven('As Ah Ad Ac 9s 3d 2c'), ofSeven('As Ah Ad XX 9s 3d 2c'), { own: 7, suits: 'in-flushes' }],
    ['eight-plus-card-21', '21 with eight or more cards', BLACKJACK, hand(blackjack.isEightPlusCardTwentyOne), fixed(usd('1000')),
      ofBlackjack('As 2s 2h 3s 3h 3d 3c 4s'), ofBlackjack('2s 2h 3s 3h 3d 4c 4s')],
    ['seven-card-21', '21 with seven cards', BLACKJACK, hand(blackjack.isSevenCardTwentyOne), fixed(usd('600')),
      ofBlackjack('2s 2h 3s 3h 3d 4c 4s'), ofBlackjack('3s 3h 3d 4c 4s 4h')],
    ['three-sevens-one-suit', 'Three 7s of one suit', BLACKJACK, hand(blackjack.isThreeSevens('one-suit')), fixed(usd('600')),
      ofBlackjack('7h 7h 7h'), ofBlackjack('7h 7h 7d')],
    ['three-sevens-one-color', 'Three 7s of one color', BLACKJACK, hand(bySetting('rowsInsideRows', THREE_SEVENS_OF_ONE_COLOR)), fixed(usd('300')),
      ofBlackjack('7h 7h 7d'), ofBlackjack('7h 7h 7s')],
    ['six-face-cards-one-color', 'Six face cards of one color in the two lines', BACCARAT, table(baccarat.isSixFaces('one-color')), fixed(usd('1000')),
      ofLines('Kh Qd Jh', 'Kd Qh Jd'), ofLines('Kh Qd Jh', 'Kd Qh Js'), { lines: true }, toEachAtTable],
    ['ace-two-three-in-both-lines', 'Ace, 2 and 3 in both lines, of any color and suit', BACCARAT, table(bySettingAtTable('aceTwoThree', ACE_TWO_THREE)), fixed(usd('600')),
      ofLines('Ah 2d 3h', '3c As 2s'), ofLines('Ah 2d 3h', '3c As As'), { lines: true, suits: 'all-alike' }, toEachAtTable],
    ['six-face-cards', 'Six face cards of any color in the two lines', BACCARAT, table(bySettingAtTable('rowsInsideRows', SIX_FACES)), fixed(usd('400')),
      ofLines('Kh Qd Jh', 'Kd Qh Js'), ofLines('Kh Qd Jh', 'Kd Qh Ts'), { lines: true, suits: 'all-alike' }, toEachAtTable],
  ]),
  eligibility: [
    noTournaments(ELIGIBILITY),
    { ...playersAtLeast(2, ELIGIBILITY), under: { setting: COUNTED, value: 'with-player-dealer' } },
    {
      ...playersAgainstBank(2, ELIGIBILITY),
      under: { setting: COUNTED, value: 'without-player-dealer' },
    },
    noBackline(ELIGIBILITY),
    baseWager(ELIGIBILITY),
    noPlayerDealer(ELIGIBILITY, 'stays'),
    employees('off-duty-out-of-uniform', ELIGIBILITY),
  ],
  confirmedBy: { by: 'surveillance', clause: SUMMARY },
  claim: {
    clause: SUMMARY,
    isEndless: true,
    paidBy: 'cage',
    words: [
      'Prizes are paid in cash or live chips.',
      'There is no time limit: the cage keeps a prize until it is picked up.',
    ],
  },
  noPurchase: NO_PURCHASE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'hands', 'prizes', 'pool', 'additions', 'funding-source', 'no-purchase',
    'procedure', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [SUMMARY, 'Hands and prizes are posted for each game before it starts.'],
    [SUMMARY, 'The hand is verified, and surveillance confirms it, before anything is paid.'],
    ['Prize', 'The progressive is updated every day and shown in plain view.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    advertisedUnder('GEAR-001092'),
    FREE_IN_ADVERTISEMENTS,
    baseGameStands('Eligible Controlled Games'),
    [HANDS, 'The whole chart is offered together, at all times.'],
    [HANDS, 'Hands and prizes stay posted as long as it is offered.'],
    [SUMMARY, 'Patrons learn the rules and the restrictions well ahead.'],
    [ELIGIBILITY, 'It is open to all who are seated and playing one of its games in the posted hours.'],
    [ELIGIBILITY, 'Baccarat players must be seated; bonus bets alone do not qualify.'],
    [ELIGIBILITY, 'In baccarat each eligible player at the table is paid: the lines belong to all.'],
    [ELIGIBILITY, 'A joker completes none of the hands.'],
    [ELIGIBILITY, 'Face cards are kings, queens and jacks.'],
    [ELIGIBILITY, 'A player may win any number of times.'],
    [ELIGIBILITY, 'Once the hand is made, the round need not be won or finished.'],
    [ELIGIBILITY, 'A player with several of the hands in one round is paid for all of them.'],
    ['Prize', 'The progressive starts at $1,000, grows by $100 a day, has no cap.'],
    [ELIGIBILITY, 'What the player-dealer would have won stays in the Hawaiian Jackpot reserve.'],
    ['Funding', 'The house puts up the first $1,000; the reserve pays all that follows: each day’s $100 and each new start at $1,000.'],
    ['Funding', 'The house covers any shortfall of the reserve and is repaid once the reserve can.'],
    ['Administrative Fees', 'There is no administrative fee.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-13.1', 'Prize', 'Fixed prizes are said to begin at $400, and three 7s of one color pay $300.', 'The chart holds.'],
    ['HG-13.2', ELIGIBILITY, 'All prizes that apply are paid, and three 7s of one suit are of one color too, as six face cards of one color are six face cards.',
      'Of two such rows the better one; hands that only meet by chance, as a royal flush within seven cards of one suit, are both paid.', { name: 'rowsInsideRows', values: ['better', 'both'], default: 'better' }],
    ['HG-13.3', 'Prize', 'What two winners of the progressive at once would get.', 'A deck has twelve face cards, so at one table there is one; else the first in time.'],
    ['HG-13.4', 'Prize', 'Fixed prizes are for each eligible player at the table.',
      'In baccarat, whose lines are common; elsewhere they are for the player who holds the hand. A house may pay them there too to each eligible player in the round.', { name: FIXED_TO, values: ['the-hand', 'each-at-table'], default: 'the-hand' }],
    ['HG-13.5', 'Funding', 'The house has its seed back when "the seed money becomes available".', 'When the reserve of the Hawaiian Jackpot has it.'],
    ['HG-13.6', 'Funding', 'A shortfall is covered for the daily step and the reseed; fixed prizes not named.', 'It is covered for these too, and repaid in the same way.'],
    ['HG-13.7', 'Eligible Controlled Games', 'One game has the Fortune Pai Gow Bet in the list and the Fortune Bonus Bet below.', 'They are one.'],
    ['HG-13.8', ELIGIBILITY, 'Nothing is said of third-party proposition players.', 'They are not left out, but no one wins in the player-dealer position.'],
    ['HG-13.9', HANDS, 'Whether 21 of eight cards is also one of seven.', 'No: the cards of the hand are counted, and it is one or the other.'],
    ['HG-13.10', HANDS, 'Of which cards the three 7s are.', "They are the player's whole hand; the up card of the player-dealer does not count."],
    ['HG-13.11', ELIGIBILITY, 'A wager on the base game is asked for in baccarat only.', 'In the other games no one has a hand without one.'],
    ['HG-13.12', ELIGIBILITY, 'Is the player-dealer one of the two players who must be playing?',
      'Yes: the player-dealer is a player, though one whose position wins nothing.', { name: COUNTED, values: ['with-player-dealer', 'without-player-dealer'], default: 'with-player-dealer' }],
    ['HG-13.13', HANDS, 'Must the ace, the 2 and the 3 of a line be dealt in that order?',
      'No: the chart names three cards and no order of them.', { name: 'aceTwoThree', values: ['any-order', 'as-listed'], default: 'any-order' }],
  ]),
  sample: {
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
