// Aces Cracked Promotion, GEAR-001275. The heading over the paragraphs on the prize is lost; they
// are cited as 'Prize', as the other sheets of the house have it.
import { ratio } from '#money';
import {
  beaten,
  choice,
  dealt,
  defineActivity,
  dollars,
  employees,
  fixed,
  noTournaments,
  playersAtLeast,
  poker,
  type Share,
  showdown,
  standardDeck,
} from '#rules';
import { HOUSE_RULES, NO_ADMIN_FEE, NO_WIN_LIMIT } from './common-clauses.ts';
import { BONUS_HAND_RESERVE } from './poker-bonus.ts';
import {
  BAY_101,
  claimWithin30Days,
  freeTableReading,
  NO_PURCHASE,
  NOT_FROM_TRAY,
} from './venue.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const SUMMARY = 'Object and Summary';

const TO_EACH_LOSER: readonly Share[] = [
  { share: 'losing-hand', to: 'losing', part: ratio('100%'), divided: 'each', clause: 'Prize' },
];

const showdownOf = (...holes: readonly string[]) =>
  dealt('texas-holdem', [...holes.map((hole) => ({ hole })), {}, {}, {}], {
    board: '7h 2d 9c Js 3d',
  });

export const ACES_CRACKED = defineActivity({
  id: 'bay101-aces-cracked',
  title: 'Aces Cracked Promotion',
  venue: BAY_101,
  approvalIds: ['GEAR-001275'],
  kind: 'fixed-jackpot',
  summary: 'Pocket aces that lose at the showdown win a posted prize.',
  games: ['texas-holdem'],
  values: {
    prize: dollars('Prize', ['10', '10000'], 'Prize'),
    paidIn: choice('Form of the prize', ['live chips', 'cash'], 'Prize'),
  },
  fund: BONUS_HAND_RESERVE,
  rows: [
    {
      id: 'aces-cracked',
      title: 'Pocket aces, beaten',
      clause: SUMMARY,
      when: beaten({ among: 'showdown', losing: poker.holdsPocketAces }),
      prize: fixed('prize'),
      shares: TO_EACH_LOSER,
      examples: {
        meets: showdownOf('Ah Ac', '7s 7c'),
        misses: showdownOf('Ah Ac', 'As Ad'),
      },
    },
  ],
  eligibility: [
    playersAtLeast(5, ELIGIBILITY),
    standardDeck(ELIGIBILITY),
    showdown(ELIGIBILITY),
    noTournaments(ELIGIBILITY),
    employees('off-duty', ELIGIBILITY),
  ],
  claim: { ...claimWithin30Days('prize fund'), ...NOT_FROM_TRAY },
  noPurchase: NO_PURCHASE,
  posting: {
    clause: 'Advertising',
    items: [
      'games',
      'periods',
      'hands',
      'prizes',
      { value: 'paidIn' },
      'no-purchase',
      'restrictions',
    ],
  },
  procedure: [
    { clause: ELIGIBILITY, words: 'A casino representative verifies the hand that is announced.' },
    { clause: 'Prize', words: 'The representative completes the paperwork and pays the winner.' },
    { clause: 'Prize', words: "Chips come from the cage and never from the dealer's tray." },
  ],
  rules: [
    ...HOUSE_RULES,
    {
      clause: ELIGIBILITY,
      words: 'Aces and the hand that beats them stay in through all four betting rounds.',
    },
    {
      clause: ELIGIBILITY,
      words: 'Both must have met every bet; somebody who is all in has.',
    },
    { clause: ELIGIBILITY, words: 'Two losing pairs of aces win the whole prize each.' },
    NO_WIN_LIMIT,
    { clause: SUMMARY, words: 'Rules and restrictions are made known well ahead.' },
    {
      clause: 'Prize',
      words: 'The prize is set and posted ahead, on the floor and wherever it is advertised.',
    },
    {
      clause: 'Funding',
      words: 'The reserve of GEAR-001277 pays; nobody is charged a further fee.',
    },
    NO_ADMIN_FEE,
  ],
  records: ["Time of the hand, date and winner's name, to the cage for the accounts of the day."],
  readings: [
    {
      id: 'B8.1',
      clause: 'Prize',
      unclear: 'One sentence allows cash or chips, a later one pays in chips only.',
      weRead: 'Either may be posted; chips where nothing is.',
    },
    {
      id: 'B8.2',
      clause: ELIGIBILITY,
      unclear: 'Whether aces may be beaten by the other two aces, with a flush.',
      weRead: 'Yes: the other hand is the better one.',
    },
    {
      id: 'B8.3',
      clause: 'Funding',
      unclear: 'A fixed prize pool is named that players fund, but there is no fee.',
      weRead: 'The pool is the reserve of GEAR-001277, and the prize is the posted amount.',
    },
    {
      id: 'B8.4',
      clause: ELIGIBILITY,
      unclear: 'A least pot, misdeals and talk at the table are not spoken of.',
      weRead: 'They do not matter here; the rules of the other poker sheets are not taken over.',
    },
    {
      id: 'B8.5',
      clause: ELIGIBILITY,
      unclear: 'Whether aces have lost that lose one pot and win another.',
      weRead:
        'They have lost, for a better hand was shown down; the record of a deal knows one pot. ' +
        'Aces that tie have not lost.',
    },
    {
      id: 'B8.6',
      clause: 'Funding',
      unclear: 'Who pays when the reserve has not enough.',
      weRead: 'The house lends it, and is repaid as for every shortfall of that reserve.',
    },
    freeTableReading('B8.7'),
  ],
  sample: {
    values: { prize: '100.00', paidIn: 'live chips' },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '16:00' }],
  },
});
