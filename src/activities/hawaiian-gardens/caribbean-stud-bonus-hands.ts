// Caribbean Stud Poker Designated Bonus Hands Jackpot.
import { type DealtGame, dealtGameNamed } from '#games';
import { ratio } from '#money';
import {
  banked,
  chartOf,
  clausesOf,
  dealt,
  defineActivity,
  type HandTest,
  hand,
  handTests,
  ofMeter,
  poker,
  type Row,
  readingsOf,
  settingOf,
  sharesRules,
} from '#rules';
import {
  CARIBBEAN_CLAIM,
  CARIBBEAN_ELIGIBILITY,
  CARIBBEAN_FEE,
  CARIBBEAN_FREE,
  CARIBBEAN_POSTING,
  CARIBBEAN_PROCEDURE,
  CARIBBEAN_RECORDS,
  CARIBBEAN_RULES,
  caribbeanReadings,
  ELIGIBILITY,
  jackpotFund,
  prizeMeter,
  SCHEDULE,
} from './caribbean-stud-jackpots.ts';
import { HAWAIIAN_GARDENS } from './shared.ts';

const HANDS = 'Qualifying Designated Bonus Hands';
const CARIBBEAN_STUD = dealtGameNamed('caribbean-stud') as DealtGame;

/** The hand and the player-dealer, in percent. */
const NOT_BEATEN = ['90%', '10%'] as const;
const BEATEN = ['80%', '20%'] as const;
const ALL_TO_THE_HAND = ['100%', '0%'] as const;

const shares = sharesRules.define('hgc.caribbean-stud-bonus', ({ posted, deal, seat }) => {
  const isLost = seat !== null && CARIBBEAN_STUD.outcomeOf?.(deal, seat) === 'lose';
  const dealer = deal.seats.find(({ position }) => position === 'player-dealer');
  const goesToHand =
    dealer?.person === 'tpp' && settingOf(posted, 'thirdPartyDealer') === 'to-the-hand';
  const [ofHand, ofDealer] = goesToHand ? ALL_TO_THE_HAND : isLost ? BEATEN : NOT_BEATEN;
  return [
    { share: 'hand', to: 'holder', part: ratio(ofHand), divided: 'by-wager' },
    { share: 'player-dealer', to: 'player-dealer', part: ratio(ofDealer), divided: 'evenly' },
  ];
});

/** The bonus is for players' hands: the player-dealer has a part in theirs. */
const ofPlayer = handTests.defineWith('hgc.of-player', ['hand'], (hand: HandTest) => {
  const { words, holds } = handTests.read(hand);
  return {
    words: `${words}, of a player against the player-dealer`,
    holds: (deal, seat, posted) => seat.position !== 'player-dealer' && holds(deal, seat, posted),
  };
});

const round = (cards: string) =>
  dealt('caribbean-stud', [
    { cards },
    { position: 'player-dealer', cards: 'Ah Kd Tc 4s 2d' },
    {},
    {},
  ]);

const bonus = (id: string, title: string, test: HandTest, meets: string, misses: string): Row => ({
  id,
  title,
  clause: HANDS,
  when: hand(ofPlayer(test)),
  prize: ofMeter('100%', id),
  shares,
  examples: { meets: round(meets), misses: round(misses) },
});

const { firstFiveHand } = banked;

export const CARIBBEAN_STUD_BONUS_HANDS = defineActivity({
  id: 'hgc-caribbean-stud-bonus-hands',
  title: 'Caribbean Stud Poker Designated Bonus Hands Jackpot',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'progressive',
  summary:
    'Four hands of Caribbean Stud each have a progressive prize; the player-dealer shares in it.',
  games: ['caribbean-stud'],
  fees: [CARIBBEAN_FEE],
  fund: jackpotFund([
    prizeMeter('straight-flush', 'the straight flush prize', '1000'),
    prizeMeter('four-of-a-kind', 'the four of a kind prize', '500'),
    prizeMeter('full-house', 'the full house prize', '200'),
    prizeMeter('flush', 'the flush prize', '50'),
  ]),
  several: 'each-in-full',
  looksAt: { own: 5, suits: 'all-alike' },
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(bonus, [
    // id, title, test, meets, misses
    ['straight-flush', 'Straight flush', poker.makesAtLeast(poker.floorOf('straight-flush'), firstFiveHand), '9h 8h 7h 6h 5h', '9h 8h 7h 6h 5d'],
    ['four-of-a-kind', 'Four of a kind', poker.makes('four-of-a-kind', firstFiveHand), '9h 9d 9s 9c 8h', '9h 9d 9s 8c 8h'],
    ['full-house', 'Full house', poker.makes('full-house', firstFiveHand), '9h 9d 9s 8c 8h', '9h 9d 9s 8c 7h'],
    ['flush', 'Flush', poker.makes('flush', firstFiveHand), 'Qh Jh 8h 6h 3h', 'Qh Jh 8h 6h 3d'],
  ]),
  eligibility: CARIBBEAN_ELIGIBILITY,
  claim: CARIBBEAN_CLAIM,
  noPurchase: CARIBBEAN_FREE,
  posting: CARIBBEAN_POSTING,
  procedure: CARIBBEAN_PROCEDURE,
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ...CARIBBEAN_RULES,
    [HANDS, 'A confirmed hand that wins or pushes brings the player 90% of the posted prize and the player-dealer 10%; one that loses brings them 80% and 20%.'],
    [SCHEDULE, 'Each hand has its own prize, which begins with its minimum.'],
  ]),
  records: CARIBBEAN_RECORDS,
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-9.1', HANDS, 'When the hand loses, the player has 80% and again the player has 20%.', 'The 20% are the player-dealer’s.'],
    ['HG-9.2', 'The Jackpot Fund', 'The fee is posted by everyone who wishes to take part, or by the first position.', 'By the first position for the whole table; no one is left out for it.'],
    ['HG-9.3', 'Third Party Proposition Players', 'A third-party player’s part stays in the fund, or goes to the other players.',
      'It stays where the hand is theirs alone, and goes to the others who wager on the same hand. Where a third-party player is the player-dealer the hand has the full prize; a house may leave the part in the fund.', { name: 'thirdPartyDealer', values: ['to-the-hand', 'stays'], default: 'to-the-hand' }],
    ['HG-9.4', 'Administrative Fee', 'The fund lies in a money market account in one place and a bank account in another.', 'One account of the fund.'],
    ['HG-9.5', 'Jackpot Collection Procedure', 'Two of the betting limits overlap.', 'A table has one of them, and their fee is the same.'],
    ['HG-9.6', HANDS, 'Several hands qualify in one round.',
      'Each on its own prize, with its own result against the player-dealer. Of two on one prize the first has it from the meter and the other in full from the fund.'],
    ['HG-9.7', HANDS, 'Does the player-dealer’s own hand qualify, or a royal flush, or a folded hand?', 'The player-dealer’s does not; a royal flush is a straight flush; a folded hand has lost.'],
    ['HG-9.8', 'Summary of Game', 'Is the player-dealer one of the four with active hands?', 'Yes: four hands are dealt, the player-dealer’s among them.'],
    ['HG-9.9', ELIGIBILITY, 'Nothing on employees, tournaments, a cap, a daily increase or a short fund.', 'None of them is excluded or limited; what the fund lacks the house lends.'],
    ...caribbeanReadings('HG-9', 10),
  ]),
  sample: {
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
