// The Prize Wheel Promotion, GEAR-001220.
import type { Problem } from '#result';
import {
  baseWager,
  choice,
  countOf,
  defineActivity,
  dollars,
  drawingTimes,
  employees,
  event,
  fixed,
  isPosted,
  noPlayerDealer,
  noTournaments,
  noTpp,
  type Posted,
  playersAtLeast,
  postedTimes,
  standardDeck,
  wheel,
  wheelOf,
  whole,
} from '#rules';
import { HOUSE_RULES, NO_ADMIN_FEE, NO_WIN_LIMIT } from './common-clauses.ts';
import { WHEEL_GAMES, WHEEL_HANDS, WHEEL_TICKETS } from './prize-wheel-rows.ts';
import { PRIZE_WHEEL_SHOW } from './prize-wheel-show.ts';
import { WHEEL_TERMS } from './prize-wheel-spin.ts';
import { BAY_101, freeTableReading, HOUSE_FUNDED, NO_PURCHASE } from './venue.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const SUMMARY = 'Object and Summary';

/** The wheel has as many spots as are posted, and the double where the option says so. */
function checkSpots(posted: Posted): readonly Problem[] {
  if (!isPosted(posted, 'wheelPrizes')) return [];
  const sections = wheelOf(posted, 'wheelPrizes');
  const hasDouble = sections.some(({ kind }) => kind === 'double');
  const isDouble = posted.options['wheel'] === 'double';
  return [
    ...(sections.length === countOf(posted, 'spots')
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
  options: {
    hands: {
      title: 'Qualifying hand chart',
      clause: 'Qualifying Hands',
      choices: {
        A: 'suited natural, Dragon 7, 9 Gong and the like',
        B: 'suited pair, natural tie, Gong Pair and the like',
        C: 'royal match, three-card 9 over 0, Pair Pair and the like',
      },
    },
    wheel: {
      title: 'Spots of the wheel',
      clause: SUMMARY,
      choices: { plain: 'no double spot', double: 'one spot is the double' },
    },
  },
  values: {
    ...WHEEL_TICKETS,
    tileChart: choice('Chart of tile ranks', ['common'], 'Qualifying Hand Chart', {
      required: true,
      games: ['pai-gow-tiles'],
    }),
    emptiedAfterDays: whole('Days until the container is emptied', [1, 90], SUMMARY),
    drawingTimes: drawingTimes('Dates and times of the drawings', SUMMARY),
    spots: whole('Spots on the wheel', [1, 64], SUMMARY),
    wheelPrizes: wheel('Prizes on the wheel', WHEEL_TERMS, SUMMARY),
    doubleSpot: dollars('Double Spot jackpot', ['25', '150000'], ELIGIBILITY, {
      in: { wheel: ['double'] },
    }),
    guaranteedMinimum: dollars(
      'Guaranteed minimum of a spin',
      ['10', '150000'],
      'Guaranteed Prize Minimum',
      { optional: true, inWindow: true },
    ),
  },
  fund: HOUSE_FUNDED,
  rows: [
    ...WHEEL_HANDS,
    {
      id: 'drawn-ticket',
      title: 'The ticket is drawn',
      clause: SUMMARY,
      when: event('The ticket is drawn and its player comes forward within two minutes.'),
      prize: { pays: 'spin' },
    },
    {
      id: 'wheel-spot',
      title: 'A spot of the wheel',
      clause: SUMMARY,
      when: event('The pointer rests between two pegs at a spot with a prize.'),
      prize: { pays: 'words', words: 'the prize posted at the spot, worth $10 to $150,000' },
    },
    {
      id: 'doubled-spot',
      title: 'A cash spot after the double',
      clause: SUMMARY,
      in: { wheel: ['double'] },
      when: event('The wheel stops at the double and then at a spot with a cash value.'),
      prize: { pays: 'words', words: 'twice the cash value posted at the spot' },
    },
    {
      id: 'double-spot',
      title: 'The double, twice',
      clause: SUMMARY,
      in: { wheel: ['double'] },
      when: event('The wheel stops at the double a second time.'),
      prize: fixed('doubleSpot'),
    },
  ],
  eligibility: [
    baseWager(ELIGIBILITY),
    playersAtLeast(2, ELIGIBILITY),
    noTournaments(ELIGIBILITY),
    standardDeck(ELIGIBILITY),
    employees('never', ELIGIBILITY),
    noTpp(ELIGIBILITY),
    noPlayerDealer(ELIGIBILITY),
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
  posting: {
    clause: 'Advertising',
    items: [
      'games',
      'periods',
      'hands',
      'tickets',
      'procedure',
      { value: 'drawingTimes' },
      { value: 'emptiedAfterDays' },
      'prizes',
      { value: 'spots' },
      { value: 'wheelPrizes' },
      { value: 'doubleSpot' },
      { value: 'guaranteedMinimum' },
      'no-purchase',
      'restrictions',
    ],
  },
  procedure: [
    { clause: ELIGIBILITY, words: 'A representative verifies a hand that is announced.' },
    {
      clause: SUMMARY,
      words:
        'The representative issues and initials the tickets, with name, table number and date; ' +
        'they go into a secure container.',
    },
    { clause: SUMMARY, words: 'At the posted times a ticket is drawn.' },
    {
      clause: ELIGIBILITY,
      words:
        'If nobody comes forward within two minutes, the ticket is discarded and another drawn, ' +
        'until a player is there.',
    },
    { clause: SUMMARY, words: 'The player spins the wheel once.' },
    {
      clause: ELIGIBILITY,
      words:
        'A spin counts after two complete turns, with nobody touching the wheel, when it has ' +
        'stopped and the pointer rests between two pegs. Any other spin is made again.',
    },
    {
      clause: SUMMARY,
      words:
        'At the double the player spins again, past spots without a cash value, to a cash spot ' +
        'or the double.',
    },
    {
      clause: SUMMARY,
      words: 'On the posted date, 1 to 90 days on, the container is emptied.',
    },
  ],
  rules: [
    ...HOUSE_RULES,
    NO_WIN_LIMIT,
    { clause: 'Qualifying Hands', words: 'All hands of a chart are offered together.' },
    { clause: ELIGIBILITY, words: 'The player must have made the base wager on the hand.' },
    { clause: ELIGIBILITY, words: 'The hand need not win.' },
    { clause: ELIGIBILITY, words: 'Of several players with such hands each gets the tickets.' },
    { clause: ELIGIBILITY, words: 'Only the player who earned them can use the tickets.' },
    { clause: ELIGIBILITY, words: 'Backline bettors take part.' },
    {
      clause: ELIGIBILITY,
      words:
        'Prizes are cash, live chips, Match Play coupons (GEAR-001278), tournament entries ' +
        '(GEGA-000421), sports tickets, merchandise, gift cards, electronics, jewelry, trips ' +
        'and vehicles.',
    },
    {
      clause: SUMMARY,
      words: 'A doubled cash spot is paid in cash, live chips or Match Play coupons.',
    },
    {
      clause: 'Guaranteed Prize Minimum',
      words:
        'In posted hours a spin wins at least the posted minimum, or more if the spot has more.',
    },
    { clause: 'Funding', words: 'The house pays for everything; there is no fee of any kind.' },
    NO_ADMIN_FEE,
  ],
  records: ['On each ticket: name, table number, date, and initials of the representative.'],
  readings: [
    {
      id: 'B5.1',
      clause: 'Qualifying Hand Chart',
      unclear: 'Captions A and B stand below their charts, caption C above its own.',
      weRead: 'The first chart is A, the second B, the third C.',
    },
    {
      id: 'B5.2',
      clause: 'Qualifying Hands',
      unclear: 'Nothing forbids mixing the charts.',
      weRead: 'One at a time, as in the other activities of the room.',
    },
    {
      id: 'B5.3',
      clause: 'Eligible Controlled Games',
      unclear: 'The number of No Bust 21st Century Blackjack 5.0 has a digit too many.',
      weRead: 'GEGA-001197 is meant.',
    },
    {
      id: 'B5.4',
      clause: SUMMARY,
      unclear: 'A doubled prize is cash or chips in one place, and Match Play too in another.',
      weRead: 'Any of the three.',
    },
    {
      id: 'B5.5',
      clause: ELIGIBILITY,
      unclear: 'Tournament entries are cited as GEGA-000421, the tournaments are GETR-000056.',
      weRead: 'The same tournaments are meant.',
    },
    {
      id: 'B5.6',
      clause: ELIGIBILITY,
      unclear: 'Who was dealt a hand of baccarat, which belongs to the whole table.',
      weRead: 'Every player with a base wager in the round.',
    },
    {
      id: 'B5.7',
      clause: ELIGIBILITY,
      unclear:
        'Other activities award a spin to people whom this one leaves out: employees off duty, ' +
        'the player-dealer.',
      weRead: 'They may not spin; they are offered another prize.',
    },
    {
      id: 'B5.8',
      clause: ELIGIBILITY,
      unclear: 'The sheet names the house and the proposition players in other words.',
      weRead: 'Bay 101 and the third-party provider, as elsewhere.',
    },
    {
      id: 'B5.9',
      clause: 'Qualifying Hand Chart',
      unclear: "Which ranks hold in Crazy 4 Poker, and which cards in Ultimate Texas Hold'em.",
      weRead: 'The four-card ranks, quads above a straight flush; the best five of seven.',
    },
    {
      id: 'B5.10',
      clause: 'Qualifying Hand Chart',
      unclear: 'What is better than 9 Gong, when a hand of tiles is two hands.',
      weRead: 'In some setting the low hand is at least the first and the high one the second.',
    },
    {
      id: 'B5.11',
      clause: 'Qualifying Hands',
      unclear: 'Only winning hands count, and yet the hand need not win.',
      weRead: 'A winning hand is one on the chart, whatever the round brings.',
    },
    {
      id: 'B5.12',
      clause: 'Qualifying Hand Chart, option A',
      unclear: 'Whether pair and trips count as the player set them, or as they could be set.',
      weRead: 'As they were set.',
      setting: { name: 'paiGowHands', values: ['as-set', 'any'], default: 'as-set' },
    },
    {
      id: 'B5.13',
      clause: 'Qualifying Hand Chart',
      unclear: 'The names of hands (Dragon 7, natural, Gong) are not explained.',
      weRead:
        'They are those of the games: the three named sevens are three-card banker wins. How tiles ' +
        'rank the house must say, for no chart of them is printed.',
    },
    {
      id: 'B5.14',
      clause: 'Guaranteed Prize Minimum',
      unclear: 'What the minimum means for a spot with a thing, and for a doubled one.',
      weRead:
        'A thing worth less gives way to the minimum; a doubled prize is compared as doubled.',
    },
    freeTableReading('B5.15'),
    {
      id: 'B5.16',
      clause: 'Guaranteed Prize Minimum',
      unclear: 'Which moment counts where the hours end while a player is at the wheel.',
      weRead: 'The moment of the spin that decides.',
    },
    {
      id: 'B5.17',
      clause: SUMMARY,
      unclear: 'From when the 1 to 90 days of the container are counted.',
      weRead: 'From the first ticket in it, and again from each emptying.',
    },
  ],
  shows: [PRIZE_WHEEL_SHOW],
  check: checkSpots,
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
