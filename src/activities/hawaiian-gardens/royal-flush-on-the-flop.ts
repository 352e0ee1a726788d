// Royal Flush on the Flop, GEAR-001087.
import {
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
  readingsOf,
} from '#rules';
import {
  advertisedUnder,
  baseGameStands,
  bothReading,
  FREE_IN_ADVERTISEMENTS,
  fundOfHawaiianJackpot,
  HAWAIIAN_GARDENS,
  HOLDEM_GAMES,
  liveAtFlop,
  NO_PURCHASE,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const SUMMARY = 'Object and Summary';

const round = (hole: string, board: string) =>
  dealt('texas-holdem', [{ hole }, {}, {}, {}, {}], { board });

export const ROYAL_FLUSH_ON_THE_FLOP = defineActivity({
  id: 'hgc-royal-flush-on-the-flop',
  title: 'Royal Flush on the Flop',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEAR-001087'],
  kind: 'fixed-jackpot',
  summary: 'A royal flush of the two hole cards and the flop wins the posted prize.',
  games: HOLDEM_GAMES,
  gamesListed: {},
  values: {
    prize: dollars('Value of the prize', ['500', '10000'], 'Prize'),
    ...paidInOneOf(
      [
        'cash',
        'chips',
        'promotional chips',
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
    paidFrom: ['reserve', 'advance'],
    repaid: { when: 'not-stated' },
  },
  looksAt: { own: 2, board: 3, suits: 'in-flushes' },
  // biome-ignore format: a line for each, as the sheet has them
  rows: [
    dealRow('royal-flush-on-the-flop', 'Royal flush of two hole cards and the flop', 'Qualifying Hands', hand(poker.isRoyalOnTheFlop), fixed('prize'),
      round('Ah Kh', 'Qh Jh Th 2c 3d'), round('Ah Kh', 'Qh Jh 2c Th 3d')),
  ],
  eligibility: [
    noTournaments(ELIGIBILITY),
    playersAtLeast(5, ELIGIBILITY),
    noBackline(ELIGIBILITY),
    employees('off-duty-out-of-uniform', ELIGIBILITY),
    liveAtFlop(SUMMARY),
  ],
  claim: {
    clause: 'Prize',
    paidBy: 'cage',
    paperworkFirst: true,
    words: [],
  },
  noPurchase: NO_PURCHASE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'prizes', 'funding-source', { value: 'paidIn' },
    { value: 'prizeDescription' }, { value: 'merchandiseValue' }, 'no-purchase', 'procedure', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [SUMMARY, 'The floor supervisor is called and verifies the hand.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    baseGameStands('Eligible Controlled Games'),
    advertisedUnder('GEAR-001087'),
    FREE_IN_ADVERTISEMENTS,
    [ELIGIBILITY, 'A player may win any number of times.'],
    ['Qualifying Hands', 'A royal flush is ace, king, queen, jack and 10 of one suit.'],
    ['Prize', 'Prizes are cash, chips, promotional chips, merchandise, or tickets to sports and concerts.'],
    ['Prize', 'Every prize is fixed and posted beforehand.'],
    ['Administrative Fees', 'There is no administrative fee.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-27.1', 'Qualifying Hands', 'The head of the chart has the words "Hand Dealt" twice.', 'A slip: the columns are the hand and what it consists of.'],
    ['HG-27.2', 'Administrative Fees', 'The promotion is called house funded, from the fund of the jackpot.', 'The Hawaiian Jackpot pays; the house is only its keeper.'],
    ['HG-27.3', ELIGIBILITY, 'What it is for five players to be playing.', 'Five are dealt in.'],
    ['HG-27.4', 'Prize', 'Nothing is said of two winners.', 'There cannot be two: only one player holds the two cards that the flop lacks.'],
    ['HG-27.5', ELIGIBILITY, 'Nothing is said of third-party proposition players.', 'They are not left out.'],
    ['HG-27.6', SUMMARY, 'Nothing is said of a hand that was folded before the flop made it a royal flush.', 'It wins nothing; one that is folded later does.'],
    ['HG-27.7', 'Funding', 'What happens when the fund has less than the prize.', 'The house advances it; when it is repaid is open.'],
    bothReading('HG-27.8', 'Prize'),
  ]),
  sample: {
    values: { prize: '1000.00', paidIn: 'cash' },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
