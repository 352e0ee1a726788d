// Four of a Kind Poker Promotion, without a number.
import { makeCard, parseCard, rankOf, STANDARD_DECK } from '#cards';
import { ok, sure } from '#result';
import {
  allOf,
  bySetting,
  clausesOf,
  dealRow,
  dealt,
  defineActivity,
  defineShow,
  dollars,
  drawnFrom,
  employees,
  fixed,
  hand,
  NOBODY_PLAYS,
  noBackline,
  noTournaments,
  type Pictured,
  paidInOneOf,
  poker,
  rankChoice,
  readingsOf,
  showdown,
} from '#rules';
import { winsAtShowdown, winsInLastRound } from './poker-pots.ts';
import {
  baseGameStands,
  FREE_IN_ADVERTISEMENTS,
  forfeitReading,
  GAME_FEES_STAND,
  HAWAIIAN_GARDENS,
  NO_PURCHASE,
  noNumberOfPlayers,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility';
const HANDS = 'Qualifying Hands';

const UNCONTESTED_HAND = {
  name: 'uncontestedHand',
  values: ['does-not-count', 'counts'],
  default: 'does-not-count',
} as const;

/** Four of the rank that was drawn, both hole cards in it, in the hand that wins the pot at the end. */
const isDesignatedFour = allOf([
  poker.makesFourOf({ posted: 'rank' }, poker.twoHoleHand),
  bySetting(UNCONTESTED_HAND.name, { 'does-not-count': winsAtShowdown, counts: winsInLastRound }),
]);

const holdem = (hole: string, board: string) =>
  dealt('texas-holdem', [{ hole }, { hole: 'Kh Qd' }, {}, {}], { board });

const DECK = STANDARD_DECK.cards.map(makeCard);

/** One card is taken from a deck spread face down, and its rank is posted. */
const RANK_SHOW = defineShow<Pictured<'rank'>>({
  id: 'rank',
  title: 'Rank of the period',
  clause: HANDS,
  codeVersion: 1,
  players: NOBODY_PLAYS,
  begin: () => ok({ picture: 'rank', card: null }),
  steps: ({ card }) =>
    card === null ? [{ step: 'card', title: 'Take a card', by: 'chance', outcomes: DECK }] : [],
  take: (_, step, at) => {
    const drawn = drawnFrom(DECK, step, at);
    return drawn.ok ? ok({ picture: 'rank', card: drawn.value }) : drawn;
  },
  outcome: ({ card }) => ({
    prizes: [],
    values: { rank: rankOf(sure(parseCard(card as string))) },
  }),
});

export const FOUR_OF_A_KIND_POKER = defineActivity({
  id: 'hgc-four-of-a-kind-poker',
  title: 'Four of a Kind Poker Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'fixed-jackpot',
  summary: 'Four of a kind of a drawn rank wins a prize, and the rest of the table another one.',
  // biome-ignore format: read as a block
  games: [
    'texas-holdem', 'seven-card-stud-high-low', 'omaha', 'crazy-pineapple', 'seven-card-stud',
    'mexican-poker', 'omaha-high-low',
  ],
  gamesListed: { 'omaha-high-low': { number: 'GEGA-003824' } },
  gamesNote: 'all limits and versions of these games',
  // biome-ignore format: a line for each, as the sheet has them
  values: {
    rank: rankChoice('Rank of the card that was drawn', HANDS, { inWindow: true }),
    prize: dollars('Prize of the winning hand', ['1', '100000'], 'Prize Payout Structure', { inWindow: true }),
    tableShare: dollars('Table share of every other player', ['1', '100000'], 'Prize Payout Structure', { inWindow: true }),
    ...paidInOneOf(['cash', 'chips', 'merchandise'], 'Prize', {
      formerly: ['form'],
    }),
  },
  fund: {
    title: 'Poker jackpot collection (GEGA-000626)',
    clause: 'Funding',
    source: 'other-reserve',
    of: 'GEGA-000626',
    meters: [],
    paidFrom: ['reserve', 'advance'],
    repaid: { when: 'not-stated' },
  },
  // biome-ignore format: a line for each, as the sheet has them
  rows: [
    dealRow('designated-four-of-a-kind', 'Four of a kind of the drawn rank, winning at the showdown', HANDS, hand(isDesignatedFour), fixed('prize'),
      holdem('2c 2d', '2s 2h Ks 7h 9d'), holdem('2c 3d', '2s 2h 2d Ks 7h'), { also: [{ share: 'table', to: 'others', amount: 'tableShare', clause: 'Prize' }], values: { rank: '2' } }),
  ],
  shows: [RANK_SHOW],
  eligibility: [
    noTournaments(ELIGIBILITY),
    noBackline(ELIGIBILITY),
    employees('always', ELIGIBILITY),
    ...showdown(ELIGIBILITY, { setting: UNCONTESTED_HAND.name, value: UNCONTESTED_HAND.default }),
  ],
  claim: {
    clause: ELIGIBILITY,
    identity: { nameMatters: false },
    words: ['Card room staff check the ID of every winner.'],
  },
  noPurchase: NO_PURCHASE,
  posting: {
    clause: 'Advertised Names',
    items: [
      'games',
      'periods',
      'hands',
      'prizes',
      { value: 'paidIn' },
      { value: 'prizeDescription' },
      'no-purchase',
      'procedure',
      'restrictions',
    ],
  },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [HANDS, 'At the nearest empty table before the Poker Card Desk a shuffled deck is spread face down, where the whole floor can see it.'],
    [HANDS, 'The employee appointed for it takes one card: its rank is the hand of the period.'],
    [HANDS, 'The hand is put on display with the games, the period and the prizes.'],
    [ELIGIBILITY, 'A floor person must verify the hand, or it does not qualify.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    baseGameStands('Controlled Game'),
    ['Prize', 'Both amounts are set and shown on the floor ahead of the period.'],
    ['Prize Payout Structure', 'The hand wins the posted prize, and everyone else dealt in at that table wins the posted table share.'],
    noNumberOfPlayers(ELIGIBILITY),
    [HANDS, 'Both hole cards must be used in games that have two.'],
    [ELIGIBILITY, 'All four rounds must be played, from before the flop to the river, without folding, and their bets completed; all in counts.'],
    [HANDS, 'As an example: a drawn 2 of hearts asks for four 2s.'],
    ['Rules of Play', 'As an example: four 2s from 10 to 11 am win $500, each dealt-in player $100.'],
    [ELIGIBILITY, 'The hand must win at the showdown, after the last betting.'],
    ['Funding', 'There is no further fee to take part or to fund it.'],
    GAME_FEES_STAND,
    ['Administrative Fees', 'The house keeps nothing beyond the fees of the approved jackpots.'],
    ['Advertised Names', 'Under any other name, each advertisement for it shows its number.'],
    FREE_IN_ADVERTISEMENTS,
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-15.1', 'Advertised Names', 'The number to be advertised is said to follow, and none does.', 'It has no known number; the house looks it up before it uses another name.'],
    ['HG-15.2', 'Prize', 'Whether the table share is one amount for the table or one for every player.', 'For every player, as the example under Rules of Play has it.'],
    ['HG-15.3', 'Prize', 'Whether the winner, who was dealt in too, also gets the table share.', 'The others get it.'],
    ['HG-15.4', 'Prize', 'Whether a player who has folded took part in the round.', 'Yes: every player who was dealt in has the table share.'],
    ['HG-15.5', ELIGIBILITY, 'Stud and Mexican Poker have no flop, turn or river to complete.', 'All betting rounds of the game that is played.'],
    ['HG-15.6', HANDS, 'What it is to use two hole cards, and where that applies.',
      "In games with a board: both of hold'em or pineapple play, a kicker included; Omaha always plays two. In stud every card is one’s own."],
    ['HG-15.7', ELIGIBILITY, 'What it is to win the hand where the pot is split with a low hand.', 'To win the high half.'],
    ['HG-15.8', ELIGIBILITY, 'Whether a hand wins when everyone else has folded in the last betting round.',
      'No: it must win at the showdown, and there was none. A house may count it, for that round was played.', UNCONTESTED_HAND],
    ['HG-15.9', HANDS, 'Mexican Poker has a joker, and neither eights nor nines nor tens.', 'The drawn rank stands all the same. A joker counts as its game counts it, and five of a kind hold four.'],
    ['HG-15.10', 'Funding', 'What happens when the collected money does not suffice.', 'The house puts in the rest; whether it is ever repaid stays open.'],
    ['HG-15.11', 'Funding', 'Other sheets give the poker jackpot collections the number GEGA-001477.', 'Two funds: this one is paid by the fund whose number its own sheet has.'],
    ['HG-15.12', 'Prize', 'Whether the table share is of the same form as the prize.', 'It is: cash, chips or merchandise, as posted. A thing that is described is the winner’s; the others have merchandise of their own amount.'],
    forfeitReading('HG-15.13', ELIGIBILITY),
  ]),
  sample: {
    values: { rank: '2', prize: '500.00', tableShare: '100.00', paidIn: 'cash' },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2026-11-30T23:59:00-08:00',
    hours: [{ from: '10:00', until: '11:00' }],
  },
});
