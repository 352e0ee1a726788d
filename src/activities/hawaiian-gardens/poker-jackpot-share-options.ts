// The ways of sharing a poker jackpot: a fragment without its charts, its fund and its number.
import {
  beaten,
  beatShares,
  byChoice,
  choice,
  clausesOf,
  dealRow,
  dealt,
  defineActivity,
  dollars,
  type HandTest,
  noBackline,
  ofMeter,
  poker,
  readingsOf,
  sharesByOption,
  showdown,
  text,
} from '#rules';
import { emptySeatsReading } from '../free-tables.ts';
import { HIGH_POKER_GAMES } from './poker-pots.ts';
import { HAWAIIAN_GARDENS } from './shared.ts';

const CHARTS = 'Qualifying Jackpot Hand Charts, Poker Style Games';

const FLOORS = {
  'any full house': poker.floorOf('full-house'),
  'aces full': poker.floorOf('full-house', 'A'),
  'four of a kind': poker.floorOf('four-of-a-kind'),
  'straight flush': poker.floorOf('straight-flush'),
} as const;

/** How many hole cards must play, in the games in which they can be left out. */
const HOLE_CARDS = {
  'any number': poker.playedHand,
  'one or more': poker.oneHoleHand,
  both: poker.twoHoleHand,
} as const;

/** A test for each number of hole cards that a house may ask for. */
const byHoleCards = (make: (hand: poker.HandStrength) => HandTest): HandTest =>
  byChoice(
    'holeCards',
    Object.fromEntries(Object.entries(HOLE_CARDS).map(([name, hand]) => [name, make(hand)])),
  );

const isGoodEnough = byChoice(
  'losingHand',
  Object.fromEntries(
    Object.entries(FLOORS).map(([name, floor]) => [
      name,
      byHoleCards((hand) => poker.makesAtLeast(floor, hand)),
    ]),
  ),
);

const playsAsPosted = byHoleCards((hand) => poker.makesAtLeast(poker.floorOf('high-card'), hand));

/** Of the second best hand, the best hand and the table. */
const sharesPosted = sharesByOption('shares', {
  A: beatShares(['60%', '20%', '20%'], 'Option A'),
  B: beatShares(['50%', '25%', '25%'], 'Option B'),
  C: beatShares(['40%', '30%', '30%'], 'Option C'),
});

const holdem = (loser: string, winner: string, board: string) =>
  dealt('texas-holdem', [{ hole: loser }, { hole: winner }, {}, {}], { board });

export const POKER_JACKPOT_SHARE_OPTIONS = defineActivity({
  id: 'hgc-poker-jackpot-share-options',
  title: 'Poker Jackpot Share Options',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'share-options',
  summary: 'A poker jackpot is shared by the second best hand, the best hand and the table.',
  games: HIGH_POKER_GAMES,
  options: {
    shares: {
      title: 'Division of the jackpot',
      clause: CHARTS,
      choices: {
        A: 'second best hand 60%, best hand 20%, table 20%',
        B: 'second best hand 50%, best hand 25%, table 25%',
        C: 'second best hand 40%, best hand 30%, table 30%',
      },
    },
  },
  // biome-ignore format: a line for each, as the sheet has them
  values: {
    losingHand: choice('Least hand that must be beaten', Object.keys(FLOORS), CHARTS, { required: true }),
    holeCards: choice('How many hole cards must play in both hands', Object.keys(HOLE_CARDS), CHARTS, { required: true }),
    jackpot: dollars('Posted jackpot prize', ['0'], CHARTS, { required: true }),
    fundName: text('The fund that the jackpot is paid from', CHARTS, { required: true }),
  },
  fund: {
    title: 'the fund that the house names',
    clause: CHARTS,
    source: 'named-when-posted',
    meters: [{ name: 'jackpot', title: 'the posted jackpot', seed: 'jackpot', reseed: 'jackpot' }],
    paidFrom: ['reserve', 'house'],
    repaid: { when: 'not-stated' },
  },
  several: 'divided',
  // biome-ignore format: a line for each, as the sheet has them
  rows: [
    dealRow('qualifying-hand-beaten', 'The hand of the chart, second best at the table', CHARTS, beaten({ among: 'showdown', secondBest: true, losing: isGoodEnough, winning: playsAsPosted }), ofMeter('100%'),
      holdem('Ah Kc', '9s 9c', 'As Ad Kd 9d 9h'), holdem('Kh Ac', '9s 9c', 'Ks Kd Ad 9d 9h'), { shares: sharesPosted, values: { losingHand: 'aces full', holeCards: 'both' } }),
  ],
  eligibility: [noBackline(CHARTS), ...showdown(CHARTS)],
  claim: { clause: CHARTS, words: [] },
  noPurchase: {
    kind: 'not-stated',
    clause: CHARTS,
    words: ['The fragment does not mention free play.'],
  },
  posting: { clause: CHARTS, items: ['payout-structure', 'pool'] },
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    [CHARTS, 'Nothing is shared before the hand has been confirmed.'],
    [CHARTS, 'The table share goes in equal parts to everyone else who has a seat at the table.'],
    [CHARTS, 'Players learn in good time how the jackpot would be divided.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-16.1', CHARTS, 'The chart of games and qualifying hands is missing.', 'The games are the poker games of the house, and the house must post which hand has to be beaten and how many hole cards play.'],
    ['HG-16.2', CHARTS, 'The jackpot, its fund and its number are missing.',
      'The house must post the amount and name the fund. By its place among the sheets it may be the Hawaiian Jackpot (GEGA-001477); nothing confirms that.'],
    ['HG-16.3', CHARTS, 'Whether a hand that was folded can be the second best.', 'No: the hands of the showdown are compared.'],
    ['HG-16.4', CHARTS, 'What several equal hands get that are best or second best.', 'They divide the share of that place.'],
    ['HG-16.5', CHARTS, 'Whether a seated player without cards gets part of the table share.', 'Yes: it is for those who are seated, and the record of the deal lists them.'],
    ['HG-16.6', CHARTS, 'Where a cent goes that does not divide.', 'It stays in the fund.'],
    ['HG-16.7', CHARTS, 'Whether employees, proposition players or tournaments are excluded.', 'The fragment excludes no one, so no one is left out here.'],
    ['HG-16.8', CHARTS, 'What the jackpot stands at once it has been won.',
      'At the posted amount again, out of the fund and otherwise of the house: what hangs on the wall is owed to the next winner too. A house that will not pay twice ends the posting.'],
    emptySeatsReading('HG-16.9', CHARTS),
  ]),
  sample: {
    options: { shares: 'A' },
    values: {
      losingHand: 'aces full',
      holeCards: 'both',
      jackpot: '10000.00',
      fundName: 'Poker jackpot fund of the house',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
