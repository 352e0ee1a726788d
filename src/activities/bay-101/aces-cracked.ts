// Aces Cracked Promotion, GEAR-001275. The heading over the paragraphs on the prize is lost; they
// are cited as 'Prize', as the other sheets of the house have it.
import { ratio } from '#money';
import {
  beaten,
  choice,
  clausesOf,
  dealRow,
  dealt,
  defineActivity,
  dollars,
  employees,
  fixed,
  noTournaments,
  playersAtLeast,
  poker,
  readingsOf,
  type Share,
  showdown,
  standardDeck,
} from '#rules';
import { BONUS_HAND_RESERVE } from './poker-bonus.ts';
import {
  BAY_101,
  claimWithin30Days,
  freeMinimumsReading,
  freeTableReading,
  HOUSE_RULES,
  NO_ADMIN_FEE,
  NO_PURCHASE,
  NO_WIN_LIMIT,
  NOT_FROM_TRAY,
  OPEN_TO_SEATED,
  PROPOSITION_RULE,
  propositionReading,
} from './shared.ts';

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
  gamesListed: { 'texas-holdem': { number: 'GEGA-001983' } },
  values: {
    prize: dollars('Prize', ['10', '10000'], 'Prize'),
    paidIn: choice('Form of the prize', ['live chips', 'cash'], 'Prize'),
  },
  fund: BONUS_HAND_RESERVE,
  // biome-ignore format: a line for each, as the sheet has them
  rows: [
    dealRow('aces-cracked', 'Pocket aces, beaten', SUMMARY, beaten({ among: 'showdown', losing: poker.holdsPocketAces }), fixed('prize'),
      showdownOf('Ah Ac', '7s 7c'), showdownOf('Ah Ac', 'As Ad'), { shares: TO_EACH_LOSER }),
  ],
  eligibility: [
    playersAtLeast(5, ELIGIBILITY),
    standardDeck(ELIGIBILITY),
    ...showdown(ELIGIBILITY),
    noTournaments(ELIGIBILITY),
    employees('off-duty', ELIGIBILITY),
    PROPOSITION_RULE,
  ],
  claim: { ...claimWithin30Days('prize fund'), ...NOT_FROM_TRAY },
  noPurchase: NO_PURCHASE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'hands', 'prizes', { value: 'paidIn' }, 'no-purchase', 'procedure', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [ELIGIBILITY, 'A casino representative verifies the hand that is announced.'],
    ['Prize', 'The representative completes the paperwork and pays the winner in live chips.'],
    ['Prize', "Chips come from the cage and never from the dealer's tray."],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ...HOUSE_RULES,
    [ELIGIBILITY, 'The player with the aces must play all four rounds, pre-flop, flop, turn and river, and not fold.'],
    [ELIGIBILITY, 'The aces and the hand that beats them must both have met every bet; a player who is all in has.'],
    OPEN_TO_SEATED,
    [ELIGIBILITY, 'The aces must lose at the showdown, after the last betting round.'],
    [ELIGIBILITY, 'Two losing pairs of aces win the whole prize each.'],
    NO_WIN_LIMIT,
    [SUMMARY, 'Rules and restrictions are made known well ahead.'],
    ['Prize', 'The prize is set and posted ahead, on the floor and wherever it is advertised.'],
    ['Funding', 'The reserve of GEAR-001277 pays; players are charged no further fee.'],
    NO_ADMIN_FEE,
  ]),
  records: ["Time of the hand, date and winner's name, to the cage for the accounts of the day."],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['B8.1', 'Prize', 'One sentence allows cash or chips, a later one pays in chips only.', 'Either may be posted; chips where nothing is.'],
    ['B8.2', ELIGIBILITY, 'Whether aces may be beaten by the other two aces, with a flush.', 'Yes: the other hand is the better one.'],
    ['B8.3', 'Funding', 'A fixed prize pool is named that players fund, but there is no fee.', 'The pool is the reserve of GEAR-001277, and the prize is the posted amount.'],
    ['B8.4', ELIGIBILITY, 'A least pot, misdeals and talk at the table are not mentioned.', 'They do not matter here; the rules of the other poker sheets are not taken over.'],
    ['B8.5', ELIGIBILITY, 'Whether aces have lost that lose one pot and win another.',
      'They have lost, for a better hand was shown down; the record of a deal knows one pot. Aces that tie have not lost.'],
    ['B8.6', 'Funding', 'Who pays when the reserve has not enough.', 'The house lends it, and is repaid as for every shortfall of that reserve.'],
    freeTableReading('B8.7'),
    freeMinimumsReading('B8.8', 'players'),
    propositionReading('B8.9'),
  ]),
  sample: {
    values: { prize: '100.00', paidIn: 'live chips' },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '16:00' }],
  },
});
