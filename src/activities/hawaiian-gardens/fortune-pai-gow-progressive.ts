// Fortune Pai Gow Poker Progressive, GEGA-003976.
import { ratio, usd } from '#money';
import { given } from '#result';
import {
  baseWager,
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
  handTests,
  noBackline,
  noTournaments,
  noTpp,
  ofMeter,
  type Prize,
  paiGow,
  playersAtLeast,
  type Row,
  readingsOf,
  type Share,
  settingOf,
  sharesByOption,
} from '#rules';
import {
  ADMIN_FEE_COVERS,
  BOTH_LOGS,
  bookingByKey,
  CERTIFIED,
  collectingFees,
  jackpotFee,
  KEYPAD,
  progressiveFund,
  RESEEDED,
  SMALL_FROM_TRAY,
} from './electronic-progressives.ts';
import {
  ADMIN_FEE,
  advertisedUnder,
  baseGameStands,
  FREE_IN_ADVERTISEMENTS,
  HAWAIIAN_GARDENS,
  NO_PURCHASE,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const HANDS = 'Qualifying Hands';
const STRUCTURE = 'Prize Payout Structure';
const WILD_GAME = 'jokers-wild-pai-gow-poker';

/** For the player with the hand, and for the room. */
function sharesUnder(letter: string, holder: string, room?: string): readonly Share[] {
  const clause = `${STRUCTURE}, option ${letter}`;
  const ofHand: Share = {
    share: 'hand',
    to: 'holder',
    part: ratio(holder),
    divided: 'each',
    clause,
  };
  if (room === undefined) return [ofHand];
  return [ofHand, { share: 'room', to: 'room', part: ratio(room), divided: 'evenly', clause }];
}

const holderAndRoom = sharesByOption('shares', {
  A: sharesUnder('A', '100%'),
  B: sharesUnder('B', '40%', '60%'),
  C: sharesUnder('C', '50%', '50%'),
});

/** The seven cards with the joker of the game, or with one that is any card. */
const withJoker = handTests.defineWith('hgc.with-joker', ['hand'], (hand: HandTest) => {
  const { words, holds } = handTests.read(hand);
  return {
    words: `${words}, with the joker as the house reads it`,
    holds: (deal, seat, posted) =>
      holds(
        settingOf(posted, 'joker') === 'wild' ? { ...deal, game: WILD_GAME } : deal,
        seat,
        posted,
      ),
  };
});

const round = (cards: string) =>
  dealt('fortune-pai-gow-poker', [{ cards }, { position: 'player-dealer' }]);

const sevenCardRow = (
  id: string,
  title: string,
  test: HandTest,
  prize: Prize,
  meets: string,
  misses: string,
  shares?: Row['shares'],
): Row =>
  given({
    id,
    title,
    clause: HANDS,
    when: hand(test),
    prize,
    shares,
    examples: { meets: round(meets), misses: round(misses) },
  });

export const FORTUNE_PAI_GOW_PROGRESSIVE = defineActivity({
  id: 'hgc-fortune-pai-gow-progressive',
  title: 'Fortune Pai Gow Poker Progressive',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEGA-003976'],
  kind: 'progressive',
  summary: 'Five aces win the meter, for the holder alone or with the room; four rows are fixed.',
  games: ['fortune-pai-gow-poker'],
  gamesListed: {
    'fortune-pai-gow-poker': { title: 'Pai Gow Poker with the Fortune Bonus Bet' },
  },
  options: {
    shares: {
      title: 'Five aces hand payout',
      clause: STRUCTURE,
      choices: {
        A: 'hand 100%',
        B: 'hand 40%, room 60%',
        C: 'hand 50%, room 50%',
      },
      isAlone: true,
    },
  },
  values: {
    seed: dollars('Initial seed of the meter', ['1000', '100000'], 'Funding'),
    reseed: dollars('Reseed after a hit', ['1000', '100000'], 'Funding'),
    adminFee: ADMIN_FEE,
  },
  fees: [jackpotFee({ meter: '14%', reserve: '86%' })],
  fund: progressiveFund('Fortune Pai Gow Poker reserve fund', { seed: 'seed', reseed: 'reseed' }),
  several: 'each-in-full',
  looksAt: { own: 7, suits: 'in-flushes' },
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(sevenCardRow, [
    // id, title, test, prize, meets, misses, shares
    ['five-aces', 'Five aces', paiGow.isFiveAces, ofMeter('100%'), 'As Ah Ad Ac XX 3d 2c', 'As Ah Ad Ac Kd 3d 2c', holderAndRoom],
    ['five-of-a-kind', 'Five of a kind', withJoker(paiGow.bestOfSevenIs('five-of-a-kind')), fixed(usd('1000')), 'As Ah Ad Ac XX 3d 2c', 'Ks Kh Kd Kc XX 3d 2c'],
    ['royal-flush', 'Royal flush', withJoker(paiGow.bestOfSevenIs('royal-flush')), fixed(usd('500')), 'As Ks XX Js Ts 3d 2c', '9s Ks XX Js Ts 3d 2c'],
    ['straight-flush', 'Straight flush', withJoker(paiGow.bestOfSevenIs('straight-flush')), fixed(usd('200')), '9s Ks Qs Js Ts 3d 2c', '9d Ks Qs Js Ts 3d 2c'],
    ['four-of-a-kind', 'Four of a kind', withJoker(paiGow.bestOfSevenIs('four-of-a-kind')), fixed(usd('100')), 'Ks Kh Kd Kc 7s 3d 2c', 'Ks Kh Kd 7c 7s 3d 2c'],
  ]),
  eligibility: [
    noTournaments(ELIGIBILITY),
    playersAtLeast(2, ELIGIBILITY),
    feePaid(ELIGIBILITY),
    baseWager('Object and Summary'),
    noBackline(ELIGIBILITY),
    employees('off-duty-out-of-uniform', ELIGIBILITY),
    noTpp(ELIGIBILITY),
  ],
  claim: {
    clause: 'Prize',
    paidBy: 'representative',
    paidIn: 'chips',
    paperworkFirst: true,
    tray: SMALL_FROM_TRAY,
    words: ['Prizes are paid in live chips.'],
  },
  keypad: {
    ...KEYPAD,
    calls: 'supervisor',
    authorize: { ...KEYPAD.authorize, by: 'supervisor' },
    end: 'END GAME',
    backOut: 'manual-adjustment',
    sensorFault: {
      kind: 'dice-cup',
      words: 'A dice cup takes the place of a reader that is out of order.',
      clause: 'Equipment',
    },
  },
  noPurchase: NO_PURCHASE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'hands', 'prizes', 'payout-structure', 'pool', 'fees', 'no-purchase',
    'procedure', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    ...collectingFees('presses Coin In on the keypad'),
    ['Object and Summary', 'A representative of the house verifies the hand.'],
    ...bookingByKey('Equipment', { called: 'supervisor', end: 'End Game' }),
    ['Equipment', 'Only a manual adjustment takes back a win booked in error.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    baseGameStands('Eligible Controlled Games'),
    advertisedUnder('GEGA-003976'),
    FREE_IN_ADVERTISEMENTS,
    ['Object and Summary', "The best qualifying hand in each player's own cards counts."],
    ['Object and Summary', 'All seven cards count, however they are set.'],
    ['Object and Summary', 'The result of the base game does not matter.'],
    [HANDS, 'The whole chart is offered together.'],
    [ELIGIBILITY, 'A player may win any number of times.'],
    [ELIGIBILITY, 'With several hands a player may pay and win on each.'],
    [ELIGIBILITY, 'A patron in the player-dealer position may take part.'],
    [ELIGIBILITY, 'Backline players and proposition players cannot pay the fee either.'],
    ['Prize', 'If there are several progressive prizes, the meter pays one and the reserve pays the others.'],
    ['Prize', 'The room share is paid once, however many have won.'],
    ['Prize', 'Several fixed prizes in one round are each paid in full from the reserve.'],
    ['Prize', 'Fixed prizes come from the reserve and never lower the meter.'],
    ['Prize', 'Several winners of the meter are each paid the posted prize.'],
    [STRUCTURE, 'One option is in use at a time; it and the full meter are on display.'],
    ['Funding', 'The meter grows daily, by the fees of the day alone, and has no cap.'],
    RESEEDED,
    ['Funding', 'The house covers any shortfall of the reserve and is repaid once the reserve has enough.'],
    ADMIN_FEE_COVERS,
    CERTIFIED,
  ]),
  records: [
    BOTH_LOGS,
    'The jackpot fees, in accounts of their own.',
    'The return of the seed and every change of the reserve, in the accounts.',
    'Every booked win, in the Game Manager.',
  ],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-35.1', STRUCTURE, 'Whether the player with the five aces gets part of the room share too.', 'Yes: it is for everyone who had paid the fee.'],
    ['HG-35.2', STRUCTURE, 'Whether a player with several hands has one part of the room share or several.', 'One part for each fee that was paid.'],
    ['HG-35.3', HANDS, 'How the joker may be used: as an ace or to fill a straight or flush it makes no five of a kind but aces, and the chart has both.',
      'As the game has it. Where a house plays it as any card, other fives are paid too.', { name: 'joker', values: ['as-the-game-has-it', 'wild'], default: 'as-the-game-has-it' }],
    ['HG-35.4', 'Prize', 'The reserve pays the second of two full progressive prizes in one round.', 'One deck has one joker, so the second can only come from another table.'],
    ['HG-35.5', STRUCTURE, 'What happens to cents of the room share that cannot be divided evenly.', 'They stay in the fund.'],
    ['HG-35.6', ELIGIBILITY, 'Whether the player-dealer is one of the two players who are needed.', 'Yes, as in the other electronic jackpots of the house.'],
    ['HG-35.7', STRUCTURE, 'Whether the room has its share where no one who may win holds the five aces.', 'No: the room shares only what an eligible player has won.'],
  ]),
  sample: {
    options: { shares: 'B' },
    values: { seed: '10000.00', reseed: '10000.00', adminFee: '12.00' },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
