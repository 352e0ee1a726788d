// Blazing Sevens Progressive Jackpot, GEAR-001128.
import { usd } from '#money';
import {
  baseWager,
  blackjack,
  chartOf,
  clausesOf,
  dealt,
  defineActivity,
  dollars,
  employees,
  feePaid,
  fixed,
  type HandTest,
  hand,
  noBackline,
  noPlayerDealer,
  noTournaments,
  ofMeter,
  type Prize,
  type Row,
  readingsOf,
} from '#rules';
import {
  ADMIN_FEE_COVERS,
  BOTH_LOGS,
  CERTIFIED,
  collectingFees,
  jackpotFee,
  KEYPAD,
  progressiveFund,
} from './electronic-progressives.ts';
import {
  ADMIN_FEE,
  advertisedUnder,
  baseGameStands,
  FREE_IN_ADVERTISEMENTS,
  HAWAIIAN_GARDENS,
  NO_PURCHASE,
  noNumberOfPlayers,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const HANDS = 'Qualifying Hands';

const round = (cards: string, up: string) =>
  dealt('blackjack-poker', [{ cards }], { dealer: { up } });

const sevensRow = (
  id: string,
  title: string,
  test: HandTest,
  prize: Prize,
  meets: Parameters<typeof round>,
  misses: Parameters<typeof round>,
): Row => ({
  id,
  title,
  clause: HANDS,
  when: hand(test),
  prize,
  examples: { meets: round(...meets), misses: round(...misses) },
});

export const BLAZING_SEVENS = defineActivity({
  id: 'hgc-blazing-sevens',
  title: 'Blazing Sevens Progressive Jackpot',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEAR-001128'],
  kind: 'progressive',
  summary: "Sevens in the first two cards and the player-dealer's up card win, up to the meter.",
  games: ['blackjack-poker', 'hawaiian-blackjack'],
  gamesListed: {},
  values: {
    seed: dollars('Initial seed of the meter', ['1000', '50000'], 'Funding'),
    reseed: dollars('Reseed after a hit', ['1000', '50000'], 'Funding'),
    adminFee: ADMIN_FEE,
  },
  fees: [jackpotFee({ meter: '20%', reserve: '80%' })],
  fund: progressiveFund('Blazing Sevens reserve fund', { seed: 'seed', reseed: 'reseed' }),
  several: 'each-in-full',
  looksAt: { own: 2, up: 1 },
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(sevensRow, [
    // id, title, test, prize, meets, misses
    ['three-sevens-one-color', 'Three 7s of one color', blackjack.isThreeSevensWithUpCard('one-color'), ofMeter('100%'), ['7h 7d', '7h'], ['7h 7d', '7c']],
    ['three-sevens', 'Three 7s', blackjack.isThreeSevensWithUpCard('any'), fixed(usd('500')), ['7h 7d', '7c'], ['7h 7d', '8c']],
    ['two-sevens-suited', 'First two cards 7s of one suit', blackjack.isDealtPair(['7'], 'one-suit'), fixed(usd('100')), ['7h 7h', '8c'], ['7h 7d', '8c']],
    ['two-sevens', 'First two cards 7s', blackjack.isDealtPair(['7'], 'any'), fixed(usd('50')), ['7h 7d', '8c'], ['7h 8d', '7c']],
  ]),
  eligibility: [
    noTournaments(ELIGIBILITY),
    feePaid('Funding'),
    baseWager('Object and Summary'),
    noBackline(ELIGIBILITY),
    noPlayerDealer(ELIGIBILITY),
    employees('off-duty-out-of-uniform', ELIGIBILITY),
  ],
  claim: {
    clause: 'Prize',
    paidBy: 'floor-person',
    paidIn: 'chips',
    paperworkFirst: true,
    words: [
      'A floor person verifies the hand; prizes are paid in live chips.',
      'The progressive is paid at the table.',
    ],
  },
  keypad: {
    ...KEYPAD,
    start: 'Start Game',
    calls: 'supervisor',
    confirmedBy: 'dealer',
    authorize: { by: 'floor-person', swipesCard: true },
    end: 'End Game',
    backOut: 'manual-adjustment',
    winPage: 'money bag',
    sensorFault: {
      kind: 'return-and-stop',
      words: 'The chips go back to the players, and there is no jackpot until it is fixed.',
      clause: 'Object and Summary',
    },
  },
  noPurchase: NO_PURCHASE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'hands', 'payout-structure', 'prizes', 'no-purchase', 'procedure', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    ...collectingFees('presses Start Game on the keypad'),
    ['Equipment', 'On a progressive win the dealer presses the button of the hand on the keypad and calls a supervisor.'],
    ['Equipment', 'Once it is verified the dealer presses the confirm button; the card of a floor person, swiped, books the win in the Game Manager and adjusts the meter.'],
    ['Equipment', 'The monitor shows the amount to be paid; its money bag icon prints a win page.'],
    ['Equipment', 'When everything is settled the dealer presses End Game, which clears the table.'],
    ['Equipment', 'Only a manual adjustment takes back a win booked in error.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    advertisedUnder('GEAR-001128'),
    FREE_IN_ADVERTISEMENTS,
    baseGameStands('Eligible Controlled Games'),
    [HANDS, 'The whole chart is offered together, at all times.'],
    [ELIGIBILITY, 'It is open to all who are seated and playing one of its games in the posted hours.'],
    noNumberOfPlayers(ELIGIBILITY),
    [ELIGIBILITY, 'The result of the base game does not matter.'],
    [ELIGIBILITY, 'A player may win any number of times.'],
    ['Prize', 'Fixed prizes come out of the reserve and never lower the meter.'],
    ['Prize', 'Several winners in one round each win the posted progressive or fixed prize.'],
    ['Prize', 'The house covers any shortfall of the reserve and is repaid once the reserve can.'],
    ['Funding', 'The reserve seeds the meter again after a hit, and pays back the first seed of the house.'],
    ['Funding', 'The jackpot has no cap.'],
    ADMIN_FEE_COVERS,
    CERTIFIED,
    ['Notice of the regulator',
      'The Bureau is reviewing electronic jackpots. It may look into whether this one is lawful; if it is not, the Bureau may tell agencies and card rooms, order them to stop it, and proceed against those that do not.'],
  ]),
  records: [
    BOTH_LOGS,
    'Seed reimbursements and every change of the fund, in the accounts.',
    'Every win in the Game Manager, with a printed win page for accounting.',
  ],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-4.1', HANDS, 'Whether a hand that meets several rows is paid for each of them.', 'The highest row only.', { name: 'nestedRows', values: ['best-row', 'all-that-apply'], default: 'best-row' }],
    ['HG-4.2', 'Prize', 'Where the second of two full progressive prizes in one round comes from.', 'The first is the meter; the others come from the reserve, or the house lends them.'],
    ['HG-4.3', HANDS, 'What one color means over three cards of several decks.', 'All red or all black, the up card included; suits may repeat.'],
    ['HG-4.4', 'Funding', 'The sentence on what happens once the reserve suffices breaks off.', 'The house is then repaid what it advanced.'],
    ['HG-4.5', ELIGIBILITY, 'Nothing is said of third-party proposition players, nor of backline players.', 'The former are not left out; the latter are, as only seated players are paid.'],
    ['HG-4.6', 'Notice of the regulator', 'An equals sign stands in the name of the Bureau.', 'An apostrophe.'],
  ]),
  sample: {
    values: { seed: '5000.00', reseed: '5000.00', adminFee: '12.00' },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
