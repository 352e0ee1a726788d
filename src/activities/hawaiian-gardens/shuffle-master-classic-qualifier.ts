// Shuffle Master Classic Qualifier Promotion, GEGA-004551.
import { usd } from '#money';
import {
  banked,
  baseWager,
  type Clause,
  chartOf,
  clausesOf,
  dealRow,
  dealt,
  defineActivity,
  employees,
  hand,
  noBackline,
  noTournaments,
  noTpp,
  type Prize,
  playersAtLeast,
  poker,
  readingsOf,
  threeCard,
} from '#rules';
import { advertisedUnder, baseGameStands, HAWAIIAN_GARDENS, wagerReading } from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const HANDS = 'Qualifying Hands';

const ENTRY: Prize = {
  pays: 'entry',
  words: 'entry into the Shuffle Master Classic in Las Vegas and a travel voucher',
  amount: usd('1000'),
};

const royal = hand(poker.makes('royal-flush', banked.firstFiveHand));

const threeCards = (down: string) =>
  dealt('three-card-poker', [{ cards: '9h Th Jh' }], { dealer: { up: 'Qh', down } });

const caribbean = (cards: string) =>
  dealt('caribbean-stud', [{ cards }, { position: 'player-dealer', cards: '2c 5d 7h 9c Jd' }]);

const ultimate = (board: string) =>
  dealt('ultimate-texas-holdem', [{ hole: 'As Ks' }], { board, dealer: { down: '4d 9h' } });

/** Of the voucher and what it does not buy. */
const VOUCHER_RULES: readonly Clause[] = [
  'The voucher is for a flight within the continental United States to Las Vegas and back and ' +
    'for two nights in a hotel there.',
  'The player pays what flight and hotel cost beyond $1,000; if they cost less, the difference is not paid out.',
  'Meals, drinks, taxes, tips, local transport and further nights are at the player’s expense.',
  'If the event is canceled, the voucher alone settles everything.',
].map((words) => ({ clause: 'Prize', words }));

export const SHUFFLE_MASTER_CLASSIC_QUALIFIER = defineActivity({
  id: 'hgc-shuffle-master-classic-qualifier',
  title: 'Shuffle Master Classic Qualifier Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEGA-004551'],
  kind: 'fixed-jackpot',
  summary: 'A rare hand wins a place in a tournament in Las Vegas and a $1,000 travel voucher.',
  games: ['three-card-poker', 'caribbean-stud', 'ultimate-texas-holdem'],
  gamesListed: {},
  fund: {
    title: HAWAIIAN_GARDENS.title,
    clause: 'Funding',
    source: 'house',
    meters: [],
    paidFrom: ['house'],
  },
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(dealRow, [
    // id, title, clause, when, prize, meets, misses
    ['royal-flush', 'Royal flush of five cards', HANDS, royal, ENTRY,
      caribbean('As Ks Qs Js Ts'), caribbean('9s Ks Qs Js Ts'), { games: ['caribbean-stud'], looksAt: { own: 5, suits: 'all-alike' } }],
    ['royal-flush-of-first-five', 'Royal flush of the first five cards: two hole cards and the flop', HANDS, royal, ENTRY,
      ultimate('Qs Js Ts 2d 3c'), ultimate('Qs Js 2d Ts 3c'), { games: ['ultimate-texas-holdem'], looksAt: { own: 2, board: 3, suits: 'in-flushes' } }],
    ['six-card-straight-flush', "Six-card straight flush of the player's and the player-dealer's cards", HANDS, hand(threeCard.isSixCardStraightFlushWithBank), ENTRY,
      threeCards('Kh Ah'), threeCards('Kh Ad'), { games: ['three-card-poker'], looksAt: { own: 3, down: 3, suits: 'in-flushes' } }],
  ]),
  eligibility: [
    baseWager(ELIGIBILITY),
    noTournaments(ELIGIBILITY),
    playersAtLeast(2, ELIGIBILITY),
    noBackline(ELIGIBILITY),
    employees('never', ELIGIBILITY),
    noTpp(ELIGIBILITY),
  ],
  claim: {
    clause: ELIGIBILITY,
    hours: 24,
    since: 'hand',
    unclaimedGoesTo: 'no other player',
    words: [
      'The prize must be claimed in the 24 hours after the hand.',
      'A prize that is not claimed goes to no other player.',
    ],
  },
  noPurchase: {
    kind: 'required',
    clause: 'No Purchase Necessary',
    words: [
      'No Purchase Necessary: ask a floor person or a customer service representative.',
      'A table with a dealer is opened within reasonable time, without wagers and fees.',
      'The guest plays one hand and the dealer plays the others of a full game. There is no time limit and no restriction.',
    ],
  },
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'procedure', 'requirements', 'hands', 'prizes', 'no-purchase',
    'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [HANDS, 'The hand is announced, and an employee of the casino verifies it.'],
    [ELIGIBILITY, 'Everyone who has qualified is reviewed and verified.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    baseGameStands('Eligible Controlled Games'),
    [HANDS, 'The hands of all three games are offered together.'],
    [HANDS, 'The hands and what they ask for are announced ahead and displayed.'],
    [ELIGIBILITY, 'An entry cannot be passed on to anyone else.'],
    [ELIGIBILITY, 'Left out with the employees of the casino are those of Shuffle Master, of the parent, subsidiary and sister companies of both, and of the agency that advertises it.'],
    [ELIGIBILITY, 'So are the families of employees: spouse, children, and anyone who shares their residence.'],
    ...VOUCHER_RULES,
    ['Funding', 'The house pays for it; no fee is taken.'],
    ['Administrative Fees', 'The house keeps no administrative fee.'],
    advertisedUnder('GEGA-004551'),
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-28.1', HANDS, 'Whose hand the six cards of Three Card Poker are.', 'Each player’s three with the player-dealer’s three; several players can have one.'],
    ['HG-28.2', ELIGIBILITY, 'The definition of family names only spouse, child and the same residence.', 'No other relatives. The record of a deal knows such persons as excluded.'],
    ['HG-28.3', ELIGIBILITY, 'Whether the player-dealer is one of the two players who must be dealt in.', 'Yes: it takes one player and the player-dealer.'],
    ['HG-28.4', ELIGIBILITY, 'Whether the player-dealer’s own royal flush wins.', 'Yes, where a patron banks: nothing leaves the player-dealer out.'],
    ['HG-28.5', 'Prize', 'Whether the $1,000 is the whole prize or comes with the entry.', 'The voucher is worth $1,000 and comes with the entry.'],
    ['HG-28.6', 'No Purchase Necessary', 'Unlike other sheets this one asks for no such words in advertisements.', 'The posting in the casino says it; advertisements need not.'],
    wagerReading('HG-28.7', ELIGIBILITY),
  ]),
  sample: {
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
