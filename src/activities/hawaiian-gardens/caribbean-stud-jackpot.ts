// Caribbean Stud Poker Jackpot: bad beat, super and royal.

import type { DealtSeat } from '#games';
import { addRatios, divideRatios, type Ratio, ratio, ratioOf } from '#money';
import { given } from '#result';
import {
  banked,
  beaten,
  chartOf,
  clausesOf,
  dealt,
  defineActivity,
  type HandTest,
  ofMeter,
  poker,
  type Row,
  readingsOf,
  type Share,
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

const HANDS = 'Qualifying Jackpot Hand Chart';

const MOST: Ratio = ratio('60%');
const LESS: Ratio = ratio('20%');

/** What the second hand, the first hand and the others at the table have. */
interface Parts {
  readonly second: Ratio;
  readonly first: Ratio;
  readonly others: Ratio;
}

/** Those who wager on one hand divide its part by their wagers; the table divides evenly. */
const sharesWith = ({ second, first, others }: Parts): readonly Share[] => [
  { share: 'losing-hand', to: 'losing', part: second, divided: 'by-wager' },
  { share: 'winning-hand', to: 'winning', part: first, divided: 'by-wager' },
  { share: 'table', to: 'others', part: others, divided: 'evenly' },
];

const NOTHING: Ratio = ratioOf(0n);

/** The parts of those who may have one made a whole prize, each as much greater. */
function without(
  parts: Parts,
  isOut: { readonly first: boolean; readonly others: boolean },
): Parts {
  const { second } = parts;
  const first = isOut.first ? NOTHING : parts.first;
  const others = isOut.others ? NOTHING : parts.others;
  const all = addRatios(second, addRatios(first, others));
  return {
    second: divideRatios(second, all),
    first: divideRatios(first, all),
    others: divideRatios(others, all),
  };
}

const areThirdParty = (seats: readonly DealtSeat[]): boolean =>
  seats.length > 0 && seats.every(({ person }) => person === 'tpp');

/** Where the first hand or the rest of the table is third-party players' alone, the others have the
 * full prize. */
const sharesPosted = sharesRules.defineWith(
  'hgc.caribbean-stud-jackpot',
  ['parts'],
  (parts: Parts) => {
    const usual = sharesWith(parts);
    return ({ posted, deal, losing, winning }) => {
      if (settingOf(posted, 'thirdPartyFirst') === 'stays') return usual;
      const isFirst = ({ seat }: DealtSeat): boolean => winning.includes(seat);
      const first = areThirdParty(deal.seats.filter(isFirst));
      const others = areThirdParty(
        deal.seats.filter((each) => !isFirst(each) && !losing.includes(each.seat)),
      );
      return first || others ? sharesWith(without(parts, { first, others })) : usual;
    };
  },
);

/** The second hand, the player-dealer's with the first, and two more at the table. */
const round = (second: string, first: string) =>
  dealt('caribbean-stud', [
    { cards: second },
    { position: 'player-dealer', cards: first },
    { cards: '9c 7d 5c 3d 2c' },
    {},
  ]);

const ROYAL: Parts = { second: LESS, first: MOST, others: LESS };
const BEATEN: Parts = { second: MOST, first: LESS, others: LESS };

const { firstFiveHand } = banked;

/** The hand that loses is the best but one; a row and its meter have one name. */
const jackpotRow = (
  id: string,
  title: string,
  losing: HandTest,
  winning: HandTest | undefined,
  parts: Parts,
  meets: Parameters<typeof round>,
  misses: Parameters<typeof round>,
): Row => ({
  id,
  title,
  clause: HANDS,
  when: beaten(given({ among: 'all-hands', secondBest: true, losing, winning })),
  prize: ofMeter('100%', id),
  shares: sharesPosted(parts),
  examples: { meets: round(...meets), misses: round(...misses) },
});

export const CARIBBEAN_STUD_JACKPOT = defineActivity({
  id: 'hgc-caribbean-stud-jackpot',
  title: 'Caribbean Stud Poker Jackpot',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'bad-beat',
  summary: 'A flush or full house that only the best hand beats, or a royal flush, wins a prize.',
  games: ['caribbean-stud'],
  fees: [CARIBBEAN_FEE],
  fund: jackpotFund([
    prizeMeter('bad-beat', 'the Bad Beat prize', '1000'),
    prizeMeter('super', 'the Super prize', '2000'),
    prizeMeter('royal', 'the Royal prize', '3000'),
  ]),
  several: 'divided',
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(jackpotRow, [
    // id, title, losing, winning, shares, meets and misses: second hand, first hand
    ['royal', 'Royal Jackpot: second hand a straight or less, first hand a royal flush', poker.makesLessThan(poker.floorOf('flush'), firstFiveHand), poker.makes('royal-flush', firstFiveHand),
      ROYAL, ['Kd Qc Jd Tc 9h', 'As Ks Qs Js Ts'], ['Kd Qc Jd Tc 9h', 'Ks Qs Js Ts 9s']],
    ['super', 'Super Jackpot: second hand a full house, first hand a higher full house or better', poker.makes('full-house', firstFiveHand), undefined,
      BEATEN, ['8h 8d 8s 4h 4d', 'Qh Qd Qs 6h 6d'], ['8h 8d 8s 8c 4d', 'Qh Qd Qs Qc 6d']],
    ['bad-beat', 'Bad Beat Jackpot: second hand any flush, first hand a higher flush or better', poker.makes('flush', firstFiveHand), undefined,
      BEATEN, ['Kh Jh 8h 6h 4h', 'As Js 8s 6s 4s'], ['Kh Jh 8h 6h 4d', 'As Js 8s 6s 4s']],
  ]),
  eligibility: CARIBBEAN_ELIGIBILITY,
  claim: CARIBBEAN_CLAIM,
  noPurchase: CARIBBEAN_FREE,
  posting: CARIBBEAN_POSTING,
  procedure: CARIBBEAN_PROCEDURE,
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ...CARIBBEAN_RULES,
    [HANDS, 'Bad Beat and Super: second hand 60%, first hand 20%, other active players 20% evenly.'],
    [HANDS, 'Royal: second hand 20%, first hand 60%, other active players 20% evenly.'],
    [SCHEDULE, 'Each jackpot has its own prize, which begins with its minimum.'],
  ]),
  records: CARIBBEAN_RECORDS,
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-10.1', 'Administrative Fee', 'Two sentences have run together: the fee is told to itself, its account is lost.', 'Players are told it beforehand; it comes out of the fund.'],
    ['HG-10.2', HANDS, 'What are the first and the second hand?', 'The best and the second best at the table, the player-dealer’s among them.'],
    ['HG-10.3', HANDS, 'Is a straight flush "any flush", and what of four of a kind that is beaten?', 'Flush means the category alone: beaten, neither of the two wins a jackpot.'],
    ['HG-10.4', HANDS, 'A flush is beaten by a royal flush.', 'Bad Beat: for the Royal the second hand must be a straight or less.'],
    ['HG-10.5', 'Third Party Proposition Players', 'A third-party player’s part stays in the fund, or goes to the other players.',
      'It stays where the qualifying hand, which is the second, is theirs alone. Where others share that hand they have the full prize: the others who wager on it get the third-party player’s part of it, the rest of the table the table share; and where the first hand, or every other hand at the table, is a third-party player’s, those who are left get that part too, in proportion to their own, and a player who is left alone gets all of it. A house may leave it in the fund.', { name: 'thirdPartyFirst', values: ['to-others', 'stays'], default: 'to-others' }],
    ['HG-10.6', HANDS, 'Are players who folded among the active ones, and do their hands count?', 'They were dealt in and have part in the table share; their hands do not count.'],
    ['HG-10.7', HANDS, 'Two hands are equal second or equal first.', 'They divide the part, by their wagers where these are recorded.'],
    ['HG-10.8', 'The Jackpot Fund', 'The fee is posted by everyone who wishes to take part, or by the first position.', 'By the first position for the whole table; no one is left out for it.'],
    ['HG-10.9', 'Jackpot Collection Procedure', 'Two of the betting limits overlap.', 'A table has one of them, and their fee is the same.'],
    ['HG-10.10', 'Summary of Game', 'Is the player-dealer one of the four with active hands?', 'Yes: four hands are dealt, the player-dealer’s among them.'],
    ['HG-10.11', ELIGIBILITY, 'Nothing on employees, tournaments, a cap, a daily increase or a short fund.', 'None of them is excluded or limited; what the fund lacks the house lends.'],
    ...caribbeanReadings('HG-10', 12),
  ]),
  sample: {
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
