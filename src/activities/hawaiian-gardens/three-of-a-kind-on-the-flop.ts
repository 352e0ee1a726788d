// Three of a Kind on the Flop, GEAR-001123.
import { ratio } from '#money';
import {
  chartOf,
  clausesOf,
  dealRow,
  dealt,
  defineActivity,
  dollars,
  employees,
  fixed,
  hand,
  noBackline,
  noTournaments,
  paidInOneOf,
  playersAtLeast,
  poker,
  rankChoice,
  readingsOf,
  type Share,
} from '#rules';
import {
  advertisedUnder,
  baseGameStands,
  bothReading,
  FREE_IN_ADVERTISEMENTS,
  fundOfHawaiianJackpot,
  HAWAIIAN_GARDENS,
  HAWAIIAN_JACKPOT,
  HOLDEM_GAMES,
  liveAtFlop,
  NO_PURCHASE,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const HANDS = 'Qualifying Hands';
const SUMMARY = 'Object and Summary';

const POSTED_RANK = { posted: 'rank' };

/** Instead of the single prize, which is why it is the row above it. */
const twice: readonly Share[] = [
  { share: 'hand', to: 'holder', part: ratio('200%'), divided: 'each', clause: ELIGIBILITY },
];

const round = (hole: string, board: string) =>
  dealt('texas-holdem', [{ hole }, {}, {}, {}, {}], { board });

export const THREE_OF_A_KIND_ON_THE_FLOP = defineActivity({
  id: 'hgc-three-of-a-kind-on-the-flop',
  title: 'Three of a Kind on the Flop',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEAR-001123'],
  kind: 'fixed-jackpot',
  summary: 'Three of the posted rank on the flop pay everyone in the hand, twice with the fourth.',
  games: HOLDEM_GAMES,
  gamesListed: {},
  values: {
    rank: rankChoice('Rank of the three', 'Three of a Kind on the Flop Promotion', {
      isAlone: true,
    }),
    prize: dollars('Value of the prize', ['100', '10000'], 'Prize'),
    ...paidInOneOf(
      [
        'cash',
        'live chips',
        'merchandise',
        'sports or concert tickets',
        'cash and merchandise',
        'chips and merchandise',
      ],
      'Prize',
      {
        formerly: ['prizeDescription'],
        wordsWere: { choice: 'merchandise', in: 'prizeDescription' },
      },
    ),
  },
  fund: {
    ...fundOfHawaiianJackpot,
    title: `${HAWAIIAN_JACKPOT.title} reserve fund`,
    paidFrom: ['reserve', 'house'],
    repaid: { when: 'never', isRead: true },
  },
  looksAt: { own: 2, board: 3, suits: 'in-flushes' },
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(dealRow, [
    // id, title, clause, when, prize, meets, misses
    ['four-of-a-kind', 'Four of a kind: three of the posted rank on the flop, the fourth as a hole card; paid twice', HANDS, hand(poker.holdsFourthOf(POSTED_RANK)), fixed('prize'),
      round('9h Kh', '9s 9d 9c'), round('8h Kh', '9s 9d 9c'), { shares: twice, values: { rank: '9' } }],
    ['three-of-a-kind', 'Three of the posted rank on the flop', HANDS, hand(poker.isFlopOf(POSTED_RANK)), fixed('prize'),
      round('8h Kh', '9s 9d 9c'), round('8h Kh', 'Ts Td Tc'), { values: { rank: '9' } }],
  ]),
  eligibility: [
    noTournaments(ELIGIBILITY),
    playersAtLeast(5, ELIGIBILITY),
    noBackline(ELIGIBILITY),
    employees('off-duty-out-of-uniform', ELIGIBILITY),
    liveAtFlop(ELIGIBILITY),
  ],
  confirmedBy: { by: 'surveillance', clause: SUMMARY },
  claim: {
    clause: 'Prize',
    paidBy: 'cage',
    paperworkFirst: true,
    words: ['A customer service representative brings each winner the prize from the cage.'],
  },
  noPurchase: NO_PURCHASE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'hands', { value: 'rank' }, 'prizes', { value: 'paidIn' },
    { value: 'prizeDescription' }, { value: 'merchandiseValue' }, 'funding-source', 'no-purchase', 'procedure', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [SUMMARY, 'A customer service representative verifies the hand at the table and on video before anything is paid.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    baseGameStands('Eligible Controlled Games'),
    advertisedUnder('GEAR-001123'),
    FREE_IN_ADVERTISEMENTS,
    ['Three of a Kind on the Flop Promotion', 'One rank at a time, shown on the house television; no other rank counts, higher or lower.'],
    [ELIGIBILITY, 'A player who folds before the flop is out of it.'],
    [ELIGIBILITY, 'Neither a showdown nor a won pot is needed.'],
    [ELIGIBILITY, 'No length of play is asked for.'],
    [ELIGIBILITY, 'A player may win any number of times.'],
    [ELIGIBILITY, 'The double prize takes the place of the single one.'],
    ['Prize', 'Each winner gets the posted prize in full.'],
    ['Prize', 'Prizes are cash, live chips, merchandise, or tickets to sports and concerts.'],
    ['Prize', 'Every prize is fixed and posted beforehand.'],
    ['Funding', 'No fee is taken from pot or player.'],
    ['Funding', 'If the reserve has not enough for these prizes, the house puts in what is needed.'],
    ['Administrative Fees', 'There is no administrative fee.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-32.1', SUMMARY, 'The double is of "the posted by prize", and "each eligible players each wins".', 'Slips: twice the posted prize, and each eligible player.'],
    ['HG-32.2', ELIGIBILITY, 'Whether five must be active at the deal or still at the flop.', 'At the deal: five are dealt in.'],
    ['HG-32.3', HANDS, 'Nothing is said of two players with four of a kind.', 'There cannot be two: one player at most holds the fourth card.'],
    ['HG-32.4', ELIGIBILITY, 'Nothing is said of third-party proposition players.', 'They are not left out.'],
    ['HG-32.5', 'Funding', 'Whether the house gets back what it puts into the reserve.', 'No: it is said to reseed the fund, not to lend to it.'],
    ['HG-32.6', 'Prize', 'What twice the prize is where the prize is a thing.', 'Two of it, or things of twice the posted value.'],
    bothReading('HG-32.7', 'Prize'),
    ['HG-32.8', 'Prize', 'Twice a prize of more than $5,000 is above the range of $100 to $10,000.',
      'The range is for the prize that is posted. The double is twice that amount, as Qualifying Hands has it, with no end of its own.'],
  ]),
  sample: {
    values: { rank: '7', prize: '200.00', paidIn: 'live chips' },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
