// Pai Gow Poker Bonus Hand, GEAR-001221.
import type { Deal, DealtSeat } from '#games';
import {
  baseWager,
  chartOf,
  choice,
  clausesOf,
  dealRow,
  dealt,
  defineActivity,
  dollars,
  type EligibilityRule,
  employees,
  exclusions,
  fixed,
  hand,
  hasBaseWager,
  noMisdeals,
  noTournaments,
  noTpp,
  paiGow,
  readingsOf,
  standardDeck,
} from '#rules';
import { WON_SPIN } from './prize-wheel/show.ts';
import {
  BAY_101,
  freeTableReading,
  HOUSE_FUNDED,
  HOUSE_RULES,
  NO_ADMIN_FEE,
  NO_PURCHASE,
  NO_WIN_LIMIT,
  ONE_CHART,
  OPEN_TO_SEATED,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const HANDS = 'Qualifying Hands';

/** Of those who bet in one position, the player whose hand it is: the one who sits there, or else
 * the first in the record. */
function ownerOf(deal: Deal, number: number): DealtSeat | undefined {
  const bettors = deal.seats.filter(
    (each) => each.seat === number && each.person !== 'nobody' && hasBaseWager(deal, each),
  );
  return bettors.find(({ position }) => position !== 'backline') ?? bettors[0];
}

const isAnothersHand = exclusions.define(
  'pai-gow-bonus.hand-of-another',
  ({ deal, seat }) => hasBaseWager(deal, seat) && ownerOf(deal, seat.seat) !== seat,
);

const ONE_OWNER: EligibilityRule = {
  code: 'position',
  scope: 'person',
  clause: ELIGIBILITY,
  words:
    'A hand belongs to the player who bets in its position. Of several it is the one who sits ' +
    'there, or else the first betting position; the others win nothing on it.',
  leavesOut: isAnothersHand,
  tries: {
    allowed: [
      { seat: { position: 'seated' }, others: [{ seat: 1, position: 'backline' }] },
      { seat: { position: 'player-dealer' } },
      { seat: { position: 'backline' }, others: [{ seat: 1, wager: '0.00' }] },
    ],
    refused: [{ seat: { position: 'backline' }, others: [{ seat: 1, wager: '5.00' }] }],
  },
};

const seven = (cards: string) => dealt('pai-gow-poker', [{ cards }]);

export const PAI_GOW_POKER_BONUS_HAND = defineActivity({
  id: 'bay101-pai-gow-poker-bonus-hand',
  title: 'Pai Gow Poker Bonus Hand',
  venue: BAY_101,
  approvalIds: ['GEAR-001221'],
  kind: 'fixed-jackpot',
  summary: 'A nine high, five aces or seven picture cards at pai gow poker win a posted prize.',
  games: ['pai-gow-poker', 'fortune-pai-gow-poker', 'face-up-pai-gow-poker'],
  gamesListed: {},
  options: {
    hands: {
      title: 'Qualifying hands',
      clause: HANDS,
      choices: {
        A: 'nine high',
        B: 'nine high and seven picture cards',
        C: 'nine high, five aces and seven picture cards',
      },
      isAlone: true,
    },
  },
  // biome-ignore format: a line for each, as the sheet has them
  values: {
    sevenPictureCards: dollars('Prize for seven picture cards', ['10', '20000'], HANDS, { in: { hands: ['B', 'C'] } }),
    fiveAces: dollars('Prize for five aces', ['10', '10000'], HANDS, { in: { hands: ['C'] } }),
    nineHigh: dollars('Prize for a nine high', ['10', '1000'], HANDS),
    paidIn: choice('Form of the prizes', ['live chips', 'cash', 'free play chips', 'match play coupons', 'prize wheel spin'], 'Prize', { plays: WON_SPIN }),
  },
  fund: HOUSE_FUNDED,
  looksAt: { own: 7, suits: 'in-flushes' },
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(dealRow, [
    // id, title, clause, when, prize, meets, misses
    ['seven-picture-cards', 'Seven picture cards', HANDS, hand(paiGow.isSevenFaceCards), fixed('sevenPictureCards'),
      seven('Js Jh Qd Qc Ks Kd Kh'), seven('Js Jh Qd Qc Ks Kd XX'), { in: { hands: ['B', 'C'] } }],
    ['five-aces', 'Five aces', HANDS, hand(paiGow.isFiveAces), fixed('fiveAces'), seven('As Ah Ad Ac XX 2c 3d'), seven('As Ah Ad XX Kc 2c 3d'), { in: { hands: ['C'] } }],
    ['nine-high', 'Nine high, neither a pair nor anything better', HANDS, hand(paiGow.isNineHigh), fixed('nineHigh'),
      seven('2c 3d 4h 5s 7c 8d 9h'), seven('2c 3d 4h 5s 7c 8d Th')],
  ]),
  eligibility: [
    baseWager(ELIGIBILITY),
    ONE_OWNER,
    standardDeck(ELIGIBILITY),
    noMisdeals(ELIGIBILITY),
    employees('off-duty-out-of-uniform', ELIGIBILITY),
    noTpp(ELIGIBILITY),
    noTournaments(ELIGIBILITY),
  ],
  claim: {
    clause: ELIGIBILITY,
    paperworkFirst: true,
    words: ['Winners must be present.'],
  },
  noPurchase: NO_PURCHASE,
  posting: {
    clause: 'Advertising',
    items: [
      'games',
      'periods',
      'requirements',
      'hands',
      'prizes',
      'no-purchase',
      'procedure',
      'restrictions',
    ],
  },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [ELIGIBILITY, 'A casino representative verifies the hand that is announced.'],
    [ELIGIBILITY, 'The prize is paid once the forms are complete and signed.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ...HOUSE_RULES,
    ONE_CHART,
    [HANDS, 'Picture cards are jacks, queens and kings, and no others.'],
    [ELIGIBILITY, 'Several hands of one round are all paid, each to its player.'],
    [ELIGIBILITY, 'A player with several hands or seats may win on each of them in one round.'],
    [ELIGIBILITY, 'A patron who is the player-dealer may win like the others.'],
    NO_WIN_LIMIT,
    OPEN_TO_SEATED,
    ['Object and Summary', 'A fixed prize is for each designated hand at one of its games; the best hand dealt to a player counts, in the posted period.'],
    ['Prize', 'A prize is worth $10 to $20,000; chips and coupons of promotions are those of GEAR-001278, spins those of GEAR-001220.'],
    ['Funding', 'The house pays; players are charged no fee for it.'],
    ['Funding', 'Prizes are announced well ahead.'],
    NO_ADMIN_FEE,
  ]),
  records: ['The signed forms of each win.'],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['B6.1', 'Prize', 'The prize is called progressive.', 'It is the posted amount and does not grow.'],
    ['B6.2', ELIGIBILITY, 'The name of the third-party providers has an "or" in place of "of".', 'Those who play for a third-party provider of proposition player services.'],
    ['B6.3', HANDS, 'What the words in brackets after the nine high allow.',
      'Neither a pair nor anything better: seven ranks up to the nine without a straight or flush, so 2, 3, 4, 7, 8, 9 and either the 5 or the 6. A joker is an ace or better and spoils it.'],
    ['B6.4', ELIGIBILITY, 'How long a winner has to claim the prize.', 'The sheet sets no time; presence and signed forms are all it asks for.'],
    ['B6.5', ELIGIBILITY, 'Only seated players are named where several hands of a round win.', 'Everyone who owns the hand by the rule on positions, seated or not.'],
    ['B6.6', ELIGIBILITY, 'Which betting position is the first where no one sits at a hand.', 'The game decides it; of several backline bettors a record has that one first.'],
    ['B6.7', 'Object and Summary', 'The best hand of the whole period is mentioned, though the chart pays each hand.', 'Each hand of the chart is paid when it is made.'],
    freeTableReading('B6.8'),
    ['B6.9', 'Prize', 'What happens to the posted amount where the prize is a spin of the wheel.', 'The house has it and pays what the wheel comes to, which is the prize for every form.'],
  ]),
  sample: {
    options: { hands: 'C' },
    values: {
      sevenPictureCards: '5000.00',
      fiveAces: '2000.00',
      nineHigh: '100.00',
      paidIn: 'live chips',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
