// The Prize Wheel Promotion, GEAR-001220.
import { given, type Problem } from '#result';
import {
  baccarat,
  banked,
  baseWager,
  blackjack,
  bySetting,
  type Condition,
  casinoWar,
  chartOf,
  choice,
  clausesOf,
  dealt,
  defineActivity,
  dollars,
  drawingTimes,
  type ExampleDeal,
  employees,
  eventRow,
  fixed,
  hand,
  isPosted,
  type LooksAt,
  noMisdeals,
  noPlayerDealer,
  noTournaments,
  noTpp,
  type Posted,
  paiGow,
  poker,
  postedCount,
  postedTimes,
  type Row,
  readingsOf,
  standardDeck,
  table,
  threeCard,
  tickets,
  tiles,
  type ValueRule,
  wheel,
  wheelOf,
  whole,
} from '#rules';
import {
  BAD_BEAT_BONUS,
  BAY_101,
  faultyDealReading,
  freeMinimumsReading,
  freeTableReading,
  HOUSE_FUNDED,
  HOUSE_RULES,
  ifFaultyIsVoid,
  NO_ADMIN_FEE,
  NO_PURCHASE,
  NO_WIN_LIMIT,
  OPEN_TO_SEATED,
  PLAYER_AND_BANK,
  SIX_CARD_BONUS,
} from '../shared.ts';
import { PRIZE_WHEEL_SHOW } from './show.ts';
import { WHEEL_TERMS } from './spin.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const SUMMARY = 'Object and Summary';

const NATURAL = {
  name: 'californiaNatural',
  values: ['two-aces', 'ace-and-ten'],
  default: 'two-aces',
} as const;

const suitedNatural = bySetting(NATURAL.name, {
  'two-aces': blackjack.isSuitedNatural,
  'ace-and-ten': blackjack.isSuitedAceAndTen,
});

/** Games that the charts name together, with the word for all of them. */
interface Family {
  readonly family: string;
  readonly games: readonly string[];
}

const BLACKJACK: Family = {
  family: 'blackjack',
  games: ['no-bust-blackjack', 'california-blackjack'],
};
const BACCARAT: Family = {
  family: 'baccarat',
  games: ['ez-baccarat-panda-8', 'golden-frog-baccarat', 'golden-frog-baccarat-2', 'zoobac'],
};
const THREE_CARD: Family = { family: 'Three Card Poker', games: ['three-card-poker'] };
const CRAZY_4: Family = { family: 'Crazy 4 Poker', games: ['crazy-4-poker'] };
const ULTIMATE: Family = { family: "Ultimate Texas Hold'em", games: ['ultimate-texas-holdem'] };
const WAR: Family = { family: 'Casino War', games: ['casino-war'] };
const PAI_GOW: Family = {
  family: 'pai gow poker',
  games: ['pai-gow-poker', 'fortune-pai-gow-poker', 'face-up-pai-gow-poker'],
};
const TILES: Family = { family: 'Pai Gow Tiles', games: ['pai-gow-tiles'] };

const WHEEL_GAMES: readonly string[] = [
  BACCARAT,
  BLACKJACK,
  THREE_CARD,
  CRAZY_4,
  ULTIMATE,
  WAR,
  PAI_GOW,
  TILES,
].flatMap(({ games }) => games);

/** Who banks the round; its cards are not needed. */
const BANK = { position: 'player-dealer' };

const cards =
  (game: string) =>
  (held: string): ExampleDeal =>
    dealt(game, [{ cards: held }, BANK]);

const ofBlackjack = cards('no-bust-blackjack');
const ofThreeCard = cards('three-card-poker');
const ofCrazy4 = cards('crazy-4-poker');
const ofPaiGow = cards('pai-gow-poker');

const ofLines = (player: string, banker: string) =>
  dealt('ez-baccarat-panda-8', [{}, {}], { player, banker });

const ofUltimate = (hole: string, board: string) =>
  dealt('ultimate-texas-holdem', [{ hole }, BANK], { board });

const ofWar = (held: string, dealer: string) =>
  dealt('casino-war', [{ cards: held }], { dealer: { cards: dealer } });

const ofSetting = (front: string, back: string) =>
  dealt('fortune-pai-gow-poker', [{ front, back }, BANK]);

const ofTiles = (four: string) => dealt('pai-gow-tiles', [{ tiles: four }, BANK]);

const PAIR_BEFORE_THREE = {
  'as-set': paiGow.pairBeforeThree(
    { pair: '2', three: '2' },
    { setting: 'as-set', joker: 'anywhere' },
  ),
  any: paiGow.pairBeforeThree({ pair: '2', three: '2' }, { setting: 'any', joker: 'anywhere' }),
} as const;

const lineOf = (
  options: readonly ('A' | 'B' | 'C')[],
  id: string,
  title: string,
  { family, games }: Family,
  when: Condition,
  meets: ExampleDeal,
  misses: ExampleDeal,
  looksAt?: LooksAt,
) => ({
  options,
  id,
  title,
  family,
  games,
  when,
  looksAt,
  examples: { meets, misses },
});

type Line = ReturnType<typeof lineOf>;

// biome-ignore format: a line for each, as the sheet has them
const LINES = chartOf(lineOf, [
  // options, id, title, family, when, meets, misses, looksAt
  [['A'], 'suited-natural', 'Any suited natural', BLACKJACK, hand(suitedNatural),
    ofBlackjack('As Ks'), ofBlackjack('As Kd'), { own: 2, suits: 'all-alike' }],
  [['B'], 'suited-pair', 'Any suited pair', BLACKJACK, hand(blackjack.isDealtSuitedPair),
    ofBlackjack('8s 8s'), ofBlackjack('8s 8d'), { own: 2, suits: 'all-alike' }],
  [['C'], 'royal-match', 'Royal match: king and queen of one suit', BLACKJACK, hand(blackjack.isRoyalMatch),
    ofBlackjack('Ks Qs'), ofBlackjack('Ks Js'), { own: 2, suits: 'all-alike' }],
  [['A'], 'dragon-7', 'Dragon 7, Jin Chan 7 or Rabbit 7', BACCARAT, table(baccarat.isDragon7),
    ofLines('Kc Kd 6h', '2c 2d 3h'), ofLines('Kc Kd 7h', '2c 2d 3h'), { lines: true, suits: 'all-alike' }],
  [['B'], 'natural-tie', 'Natural tie', BACCARAT, table(baccarat.isNaturalTie),
    ofLines('5c 3d', 'Kh 8s'), ofLines('5c 3d', 'Kh 9s'), { lines: true, suits: 'all-alike' }],
  [['C'], 'three-card-nine-over-zero', 'Three-card 9 over 0', BACCARAT, table(baccarat.isThreeCardNineOverZero),
    ofLines('2c 2d 5h', 'Kc 4d 6s'), ofLines('2c 2d 5h', 'Kc 4d 7s'), { lines: true, suits: 'all-alike' }],
  [['A', 'B'], 'three-card-straight-or-better', 'Straight or better', THREE_CARD, hand(threeCard.isStraightOrBetter),
    ofThreeCard('Ks Qd Jh'), ofThreeCard('Ks Qs 9s'), { own: 3, suits: 'all-alike' }],
  [['C'], 'three-of-a-kind-or-better', 'Three of a kind or better', THREE_CARD, hand(threeCard.isTripsOrBetter),
    ofThreeCard('9s 9d 9h'), ofThreeCard('As Kd Qh'), { own: 3, suits: 'all-alike' }],
  [['A', 'B'], 'trips-or-better', 'Trips or better', CRAZY_4, hand(banked.makesFourCardAtLeast('three-of-a-kind')),
    ofCrazy4('9s 9d 9h 4c 2d'), ofCrazy4('Ks Js 9s 4s 2d'), { own: 5, suits: 'all-alike' }],
  [['C'], 'straight-flush-or-better', 'Straight flush or better', CRAZY_4, hand(banked.makesFourCardAtLeast('straight-flush')),
    ofCrazy4('9s 8s 7s 6s 2d'), ofCrazy4('9s 9d 9h 4c 2d'), { own: 5, suits: 'all-alike' }],
  [['A'], 'full-house-or-better', 'Full house or better', ULTIMATE, hand(poker.makesAtLeast(poker.floorOf('full-house'), banked.bestOfSevenHand)),
    ofUltimate('9s 9d', '9h 4c 4d Ks 2h'), ofUltimate('As 9s', 'Ks 4s 2s 9h 4d')],
  [['B', 'C'], 'quads-or-better', 'Quads or better', ULTIMATE, hand(poker.makesAtLeast(poker.floorOf('four-of-a-kind'), banked.bestOfSevenHand)),
    ofUltimate('9s 9d', '9h 9c 4d Ks 2h'), ofUltimate('9s 9d', '9h 4c 4d Ks 2h')],
  [['A', 'B'], 'suited-war', 'Suited war', WAR, hand(casinoWar.isSuitedWar), ofWar('Ks', 'Ks'), ofWar('Ks', 'Kh'), { own: 1, up: 1, suits: 'all-alike' }],
  [['C'], 'double-war', 'Double war', WAR, hand(casinoWar.isDoubleWar), ofWar('Ks 2d', 'Kh 2c'), ofWar('Ks 2d', 'Kh 3c')],
  [['A'], 'pair-before-trips', 'A pair in front, trips or better behind', PAI_GOW, hand(bySetting('paiGowHands', PAIR_BEFORE_THREE)),
    ofSetting('5c 5d', '9c 9d 9h 2s 4c'), ofSetting('5c 5d', '9c 9d 8h 8s 4c')],
  [['B'], 'three-pair', 'Any three pair', PAI_GOW, hand(paiGow.isThreePair),
    ofPaiGow('5c 5d 9c 9d 8h 8s Ac'), ofPaiGow('5c 5d 9c 9d 8h 7s Ac'), { own: 7, suits: 'in-flushes' }],
  [['C'], 'pai-gow-quads-or-better', 'Quads or better', PAI_GOW, hand(paiGow.bestOfSevenAtLeast('four-of-a-kind')),
    ofPaiGow('9c 9d 9h 9s 2c 4d 5h'), ofPaiGow('9c 9d 9h 4s 4d 2c 5h'), { own: 7, suits: 'in-flushes' }],
  [['A'], 'nine-gong-or-better', '9 Gong or better', TILES, hand(tiles.hasNineGongOrBetter), ofTiles('64 54 66 44'), ofTiles('64 53 66 44')],
  [['B'], 'gong-pair-or-better', 'Gong Pair or better', TILES, hand(tiles.hasGongPairOrBetter), ofTiles('66 44 55 55'), ofTiles('64 54 55 55')],
  [['C'], 'pair-pair', 'Pair Pair', TILES, hand(tiles.hasPairPair), ofTiles('55 55 33 33'), ofTiles('55 55 33 31')],
]);

/** `suited-natural` has its number of tickets in `suitedNatural`. */
const valueNameOf = ({ id }: Line): string =>
  id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const clauseOf = ({ options }: Line): string =>
  `Qualifying Hand Chart, ${options.length > 1 ? 'options' : 'option'} ${options.join(', ')}`;

const WHEEL_HANDS: readonly Row[] = LINES.map((line) =>
  given({
    id: line.id,
    title: line.title,
    clause: clauseOf(line),
    games: line.games,
    in: { hands: line.options },
    when: line.when,
    looksAt: line.looksAt,
    prize: tickets(valueNameOf(line)),
    examples: line.examples,
  }),
);

const WHEEL_TICKETS: Readonly<Record<string, ValueRule>> = Object.fromEntries(
  LINES.map((line) => [
    valueNameOf(line),
    whole(`Tickets at ${line.family}: ${line.title}`, [1, 10], clauseOf(line), {
      in: { hands: line.options },
      games: line.games,
    }),
  ]),
);

/** The wheel has as many spots as are posted, and the double where the option says so. */
function checkSpots(posted: Posted): readonly Problem[] {
  if (!isPosted(posted, 'wheelPrizes')) return [];
  const sections = wheelOf(posted, 'wheelPrizes');
  const hasDouble = sections.some(({ kind }) => kind === 'double');
  const isDouble = posted.options['wheel'] === 'double';
  return [
    ...(sections.length === postedCount(posted, 'spots')
      ? []
      : [{ path: 'values.spots', message: `the wheel has ${sections.length} spots (${SUMMARY})` }]),
    ...(hasDouble === isDouble
      ? []
      : [
          {
            path: 'values.wheelPrizes',
            message: `${isDouble ? 'one spot is' : 'no spot is'} the double (${SUMMARY})`,
          },
        ]),
  ];
}

export const PRIZE_WHEEL = defineActivity({
  id: 'bay101-prize-wheel',
  title: 'The Prize Wheel Promotion',
  venue: BAY_101,
  approvalIds: ['GEAR-001220'],
  kind: 'ticket-drawing',
  summary: 'Qualifying hands earn tickets for a drawing; a drawn player spins the prize wheel.',
  games: WHEEL_GAMES,
  gamesListed: {
    'ez-baccarat-panda-8': { title: 'EZ-Baccarat Panda 8', number: 'GEGA-003090' },
    'three-card-poker': { title: SIX_CARD_BONUS, number: 'GEGA-004086' },
    'crazy-4-poker': { number: 'GEGA-004555' },
    'ultimate-texas-holdem': { title: BAD_BEAT_BONUS, number: 'GEGA-004177' },
  },
  options: {
    hands: {
      title: 'Qualifying hand chart',
      clause: 'Qualifying Hands',
      choices: {
        A: 'suited natural, Dragon 7, 9 Gong and the like',
        B: 'suited pair, natural tie, Gong Pair and the like',
        C: 'royal match, three-card 9 over 0, Pair Pair and the like',
      },
      isAlone: true,
    },
    wheel: {
      title: 'Spots of the wheel',
      clause: SUMMARY,
      choices: { plain: 'no double spot', double: 'one spot is the double' },
    },
  },
  // biome-ignore format: a line for each, as the sheet has them
  values: {
    ...WHEEL_TICKETS,
    tileChart: choice('Chart of tile ranks', ['common'], 'Qualifying Hand Chart', { required: true, games: ['pai-gow-tiles'] }),
    emptiedAfterDays: whole('Days until the container is emptied', [1, 90], SUMMARY),
    drawingTimes: drawingTimes('Dates and times of the drawings', SUMMARY),
    spots: whole('Spots on the wheel', [1, 64], SUMMARY),
    wheelPrizes: wheel('Prizes on the wheel', WHEEL_TERMS, SUMMARY),
    doubleSpot: dollars('Double Spot jackpot', ['25', '150000'], ELIGIBILITY, { in: { wheel: ['double'] } }),
    guaranteedMinimum: dollars('Guaranteed minimum of a spin', ['0.01'], 'Guaranteed Prize Minimum', { optional: true, inWindow: true }),
  },
  fund: HOUSE_FUNDED,
  // biome-ignore format: a line for each, as the sheet has them
  rows: [
    ...WHEEL_HANDS,
    eventRow('drawn-ticket', 'The ticket is drawn', SUMMARY, 'The ticket is drawn and its player comes forward within two minutes.', { pays: 'spin' }),
    eventRow('wheel-spot', 'A spot of the wheel', SUMMARY,
      'The pointer rests between two pegs at a spot with a prize.', { pays: 'words', words: 'the prize posted at the spot, worth $10 to $150,000' }),
    eventRow('doubled-spot', 'A cash spot after the double', SUMMARY,
      'The wheel stops at the double and then at a spot with a cash value.', { pays: 'words', words: 'twice the cash value posted at the spot' }, { in: { wheel: ['double'] } }),
    eventRow('double-spot', 'The double, twice', SUMMARY, 'The wheel stops at the double a second time.', fixed('doubleSpot'), { in: { wheel: ['double'] } }),
  ],
  eligibility: [
    baseWager(ELIGIBILITY),
    PLAYER_AND_BANK,
    noTournaments(ELIGIBILITY),
    standardDeck(ELIGIBILITY),
    employees('never', ELIGIBILITY),
    noTpp(ELIGIBILITY),
    noPlayerDealer(ELIGIBILITY),
    ifFaultyIsVoid(noMisdeals(ELIGIBILITY)),
  ],
  claim: {
    clause: ELIGIBILITY,
    identity: { nameMatters: false },
    minutes: 2,
    words: [
      'A player must be there: two minutes to come forward, then another ticket is drawn.',
      'A representative checks the ID of the winner.',
    ],
  },
  drum: {
    sources: [{ by: 'hand', clause: SUMMARY }],
    voids: true,
    emptied: { when: 'after-days', days: 'emptiedAfterDays', clause: SUMMARY },
    drawings: [
      {
        id: 'drawing',
        title: 'Drawing for a spin of the wheel',
        clause: SUMMARY,
        rows: ['drawn-ticket'],
        times: postedTimes('drawingTimes'),
        winnerCount: 1,
        absent: 'redraw',
        isPresenceAsked: true,
        minutes: 2,
        asks: { stub: false, identity: 'at-once', nameMatches: false },
      },
    ],
  },
  noPurchase: NO_PURCHASE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'hands', 'tickets', 'procedure', { value: 'drawingTimes' },
    { value: 'emptiedAfterDays' }, 'prizes', { value: 'spots' }, { value: 'wheelPrizes' },
    { value: 'doubleSpot' }, { value: 'guaranteedMinimum' }, 'no-purchase', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [ELIGIBILITY, 'A representative verifies a hand that is announced.'],
    [SUMMARY, 'The representative issues and initials the tickets, with name, table number and date; they go into a secure container.'],
    [SUMMARY, 'At the posted times, made known well ahead, a ticket is drawn.'],
    [ELIGIBILITY, 'If no one comes forward within two minutes, the ticket is discarded and another drawn, until a player is there.'],
    [SUMMARY, 'The player spins the wheel once.'],
    [ELIGIBILITY, 'A spin counts after two complete turns, with no one touching the wheel, when it has come to a full stop and the pointer rests between two pegs. A spin that the representative calls invalid is made again.'],
    [SUMMARY, 'At the double the player spins again, past spots without a cash value, to a cash spot, which pays double, or to the double a second time, which pays the posted Double Spot jackpot.'],
    [SUMMARY, 'On the posted date, 1 to 90 days on, the container is emptied.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ...HOUSE_RULES,
    NO_WIN_LIMIT,
    ['Qualifying Hands', 'All hands of a chart are offered together; only approved hands that the house has chosen count.'],
    [SUMMARY, 'The wheel has up to 64 spots with prizes of $10 to $150,000; one of them may be a double.'],
    [SUMMARY, 'A hand of the chart earns 1 to 10 tickets, as posted beforehand.'],
    OPEN_TO_SEATED,
    [ELIGIBILITY, 'The player must have made the base wager on the hand.'],
    [ELIGIBILITY, 'The hand need not win.'],
    [ELIGIBILITY, 'If several players have such hands, each gets the tickets.'],
    [ELIGIBILITY, 'Only the player who earned them can use the tickets.'],
    [ELIGIBILITY, 'Backline bettors take part.'],
    [ELIGIBILITY,
      'Prizes are cash, live chips, Match Play coupons (GEAR-001278), tournament entries (GEGA-000421), sports tickets, merchandise, gift cards, electronics, jewelry, trips and vehicles.'],
    [ELIGIBILITY, 'A doubled cash spot is paid in cash, live chips or Match Play coupons, the Double Spot jackpot in any kind of prize worth $25 to $150,000.'],
    ['Guaranteed Prize Minimum', 'In posted hours a spin may win at least a posted minimum, such as $50 from 4 to 6 pm, or more if the spot has more.'],
    ['Funding', 'The house pays for everything; there is no fee of any kind.'],
    NO_ADMIN_FEE,
  ]),
  records: ['On each ticket: name, table number, date, and initials of the representative.'],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['B5.1', 'Qualifying Hand Chart', 'Captions A and B stand below their charts, caption C above its own.', 'The first chart is A, the second B, the third C.'],
    ['B5.2', 'Qualifying Hands', 'Nothing forbids mixing the charts.', 'One at a time, as in the other activities of the room.'],
    ['B5.3', 'Eligible Controlled Games', 'The number of No Bust 21st Century Blackjack 5.0 has a digit too many.', 'GEGA-001197 is meant.'],
    ['B5.4', SUMMARY, 'A doubled prize is cash or chips in one place, and Match Play too in another.', 'Any of the three.'],
    ['B5.5', ELIGIBILITY, 'Tournament entries are cited as GEGA-000421, the tournaments are GETR-000056.', 'The same tournaments are meant.'],
    ['B5.6', ELIGIBILITY, 'Who was dealt a hand of baccarat, which belongs to the whole table.', 'Every player with a base wager in the round.'],
    ['B5.7', ELIGIBILITY, 'Other activities award a spin to people whom this one leaves out: employees off duty, the player-dealer.', 'They may not spin; they are offered another prize.'],
    ['B5.8', ELIGIBILITY, 'The sheet names the house and the proposition players in other words.', 'Bay 101 and the third-party provider, as elsewhere.'],
    ['B5.9', 'Qualifying Hand Chart', "Which ranks hold in Crazy 4 Poker, and which cards in Ultimate Texas Hold'em.", 'The four-card ranks, quads above a straight flush; the best five of seven.'],
    ['B5.10', 'Qualifying Hand Chart', 'What is better than 9 Gong, when a hand of tiles is two hands.', 'In some setting the low hand is at least the first and the high one the second.'],
    ['B5.11', 'Qualifying Hands', 'Only winning hands count, and yet the hand need not win.', 'A winning hand is one on the chart, whatever the round brings.'],
    ['B5.12', 'Qualifying Hand Chart, option A', 'Whether pair and trips count as the player set them, or as they could be set.',
      'As they were set.', { name: 'paiGowHands', values: ['as-set', 'any'], default: 'as-set' }],
    ['B5.13', 'Qualifying Hand Chart', 'The names of hands (Dragon 7, natural, Gong) are not explained.',
      'They are those of the games: the three named sevens are three-card banker wins. How tiles rank the house must say, for no chart of them is printed.'],
    ['B5.14', 'Guaranteed Prize Minimum', 'What the minimum means for a spot with a thing, and for a doubled one.',
      'A thing worth less gives way to the minimum; a doubled prize is compared as doubled.'],
    freeTableReading('B5.15'),
    ['B5.16', 'Guaranteed Prize Minimum', 'Which moment counts where the hours end while a player is at the wheel.', 'The moment of the spin that decides.'],
    ['B5.17', SUMMARY, 'From when the 1 to 90 days of the container are counted.', 'From the first ticket in it, and again from each emptying.'],
    freeMinimumsReading('B5.18', 'players'),
    faultyDealReading('B5.19', 'Misdeals are'),
    ['B5.20', 'Qualifying Hand Chart, option A', 'What a natural is in California Blackjack, where an ace with a ten-value card is a plain 21.',
      'What the game calls one: two aces. Of one suit they take two decks; a joker has no suit.', NATURAL],
    ['B5.21', SUMMARY, 'A cash spot of more than $75,000, doubled, is above the range of $10 to $150,000.',
      'The range is for what stands on the wheel. The double is twice the posted amount, with no end of its own; only the Double Spot jackpot has one.'],
  ]),
  shows: [PRIZE_WHEEL_SHOW],
  check: { codeVersion: 1, problems: checkSpots },
  sample: {
    options: { hands: 'A', wheel: 'double' },
    values: {
      suitedNatural: 1,
      dragon7: 1,
      threeCardStraightOrBetter: 1,
      tripsOrBetter: 2,
      fullHouseOrBetter: 2,
      suitedWar: 2,
      pairBeforeTrips: 3,
      nineGongOrBetter: 3,
      tileChart: 'common',
      emptiedAfterDays: 30,
      drawingTimes: 'Friday 19:00, Friday 20:00, Friday 21:00',
      spots: 54,
      wheelPrizes:
        '30 of $20, 12 of $50, 6 of $100, 2 of $1,000, 1 of $5,000, 2 of a gift card worth $100, ' +
        '1 of double',
      doubleSpot: '10000.00',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2026-12-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
    windows: [{ hours: { from: '16:00', until: '18:00' }, values: { guaranteedMinimum: '50.00' } }],
  },
});
