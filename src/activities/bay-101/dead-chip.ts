// Dead Chip Promotion, GEAR-001322.

import {
  chartOf,
  choice,
  clausesOf,
  defineActivity,
  dollars,
  employees,
  eventRow,
  type InstrumentRule,
  noPlayerDealer,
  noTpp,
  postedAmount,
  readingsOf,
  text,
  whole,
} from '#rules';
import {
  BAY_101,
  CALIFORNIA_GAMES,
  CALIFORNIA_GAMES_LISTED,
  CALIFORNIA_GAMES_NOTE,
  GAMES_AS_APPROVED,
  HOUSE_FUNDED,
  NO_ADMIN_FEE,
  NO_CHANCE,
  ON_DISPLAY,
  OPEN_TO_SEATED,
  OPPOSITE_BETS,
  OTHER_NAMES,
} from './shared.ts';

const CHIPS = 'Dead Chips';
const ELIGIBILITY = 'Eligibility Requirements';

const DEAD: InstrumentRule = {
  id: 'dead-chips',
  kind: 'dead-chips',
  title: 'Dead Chips',
  clause: ELIGIBILITY,
  holder: ELIGIBILITY,
  form: 'chips',
  face: 'prize',
  sale: {
    clause: CHIPS,
    price: 'price',
    most: 'buyInsMost',
    place: 'cageWindow',
    when: 'sale',
  },
  bets: ['base', 'bonus'],
  live: 'none',
  perWager: 'several',
  oneSide: true,
  odds: { base: 500, bonus: 8000 },
  /** A winner keeps the chips; the player-dealer has lost ones exchanged at their full face. */
  settles: {
    win: { pays: 'winnings', redeems: 'nothing', becomes: 'kept' },
    lose: { pays: 'nothing', redeems: 'face', becomes: 'redeemed' },
  },
};

export const DEAD_CHIP = defineActivity({
  id: 'bay101-dead-chip',
  title: 'Dead Chip Promotion',
  venue: BAY_101,
  approvalIds: ['GEAR-001322'],
  kind: 'promotional-chip',
  summary: 'Chips without cash value, sold below their face, that win live chips until they lose.',
  games: CALIFORNIA_GAMES,
  gamesListed: CALIFORNIA_GAMES_LISTED,
  gamesNote: CALIFORNIA_GAMES_NOTE,
  values: {
    price: dollars('Price of a buy-in, in cash', ['0.01'], 'Object and Summary'),
    prize: dollars('Dead Chips received for it', ['5', '20000'], ELIGIBILITY),
    buyInsMost: whole('Most buy-ins that are sold', [1], ELIGIBILITY, { optional: true }),
    purchaseTimes: text('Dates and times to buy Dead Chips', 'Advertising'),
    useTimes: text('Dates and times to wager Dead Chips', 'Advertising'),
    cageWindow: text('Cage window where Dead Chips are sold', CHIPS),
    sale: choice('Sale of Dead Chips', ['closed', 'open'], ELIGIBILITY, { inWindow: true }),
  },
  fund: HOUSE_FUNDED,
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(eventRow, [
    // id, title, clause, what happens, prize
    ['buy-in', 'Buy-in', CHIPS,
      'A buy-in at the designated cage window in the posted hours.', { pays: 'words', words: 'the posted amount in Dead Chips, without cash value' }],
    ['won', 'The wager wins', CHIPS,
      'A wager of Dead Chips wins.', { pays: 'words', words: 'winnings in live chips from the player-dealer; the player keeps the Dead Chips' }],
    ['lost', 'The wager loses', CHIPS, 'A wager of Dead Chips loses.', { pays: 'words', words: 'for the player-dealer: the full face in live chips from the cage' }],
    ['pushed', 'The wager pushes', CHIPS, 'A wager of Dead Chips pushes.', { pays: 'words', words: 'the Dead Chips may be wagered again' }],
    ['expired', 'The promotion ends', ELIGIBILITY,
      'The promotional period ends with Dead Chips unused.', { pays: 'words', words: 'nothing: expired Dead Chips are not refunded' }],
  ]),
  eligibility: [
    employees('off-duty-out-of-uniform', ELIGIBILITY),
    {
      ...noPlayerDealer(ELIGIBILITY),
      words: 'The player-dealer neither wagers nor pays with Dead Chips.',
    },
    {
      ...noTpp(ELIGIBILITY),
      words: 'Third-party proposition players may not take part as players.',
    },
  ],
  instruments: [DEAD],
  claim: {
    clause: ELIGIBILITY,
    words: ['Dead Chips expire with the promotional period and are not refunded.'],
  },
  noPurchase: NO_CHANCE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    { value: 'purchaseTimes' }, { value: 'useTimes' }, { value: 'cageWindow' }, { value: 'price' },
    { value: 'prize' }, 'procedure', 'games', 'tables', { value: 'buyInsMost' }, 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [CHIPS, 'Dates, times and number of the cage window are made known beforehand.'],
    [CHIPS, 'The cashier sells the chips at that window and writes the sale down.'],
    [CHIPS, 'A losing Dead Chip goes to the player-dealer; a representative takes it to the cage and brings back its full face in live chips.'],
    [CHIPS, 'A winning player keeps the chip, and the player-dealer pays in live chips.'],
    [CHIPS, 'After a push the chip may be wagered again.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    OTHER_NAMES,
    ON_DISPLAY,
    GAMES_AS_APPROVED,
    [CHIPS, 'The chips look unlike live ones and are marked as promotional dead chips with "no cash value".'],
    ['Object and Summary', 'They are sold at the cage for less than their face, such as $60 of them for $30 in cash.'],
    ['Object and Summary', 'They are wagered only on the posted dates and times.'],
    OPEN_TO_SEATED,
    [ELIGIBILITY, 'Only those who have bought Dead Chips and are seated and playing take part.'],
    [ELIGIBILITY, 'They are wagered only, never changed into live chips or money.'],
    [ELIGIBILITY, 'Dead and live chips are not combined in one wager.'],
    [ELIGIBILITY, 'A chip may be used many times.'],
    [ELIGIBILITY, 'No player may transfer them to another.'],
    [ELIGIBILITY, 'Expired chips are neither wagered nor exchanged for cash.'],
    [ELIGIBILITY, 'Collection and jackpot fees are paid in live chips, never with Dead Chips.'],
    [ELIGIBILITY, 'They are sold only on the posted days and in the posted hours.'],
    [ELIGIBILITY, 'The house may limit the buy-ins, for example to the first 100 players from 7 to 9 pm; then they go first come, first served.'],
    [ELIGIBILITY, 'A hand can take any amount of them within the table limits.'],
    [ELIGIBILITY, 'Base bets and bonus bets may be made with them.'],
    [ELIGIBILITY, 'Backline bettors may use them where the game has backline.'],
    [ELIGIBILITY, 'Opposite base bets of a round are not both made with them, such as Player and Banker in baccarat: the first bet fixes the side, and the other side takes live chips.'],
    ['Funding', 'The house pays for it; there is no fee of any kind.'],
    NO_ADMIN_FEE,
  ]),
  records: [
    'Of every sale: name of the patron, date and time, amount paid, Dead Chips issued, cashier.',
  ],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['B2.1', ELIGIBILITY, 'The promotion is for seated players, yet backline bettors are allowed.', 'Backline bettors take part where the game lets them.'],
    ['B2.2', 'Funding', 'It is called house funded, though players pay for the chips.', 'The house funds the discount; what is paid is its income from the promotion.'],
    ['B2.3', ELIGIBILITY, 'Whether the first Dead Chip fixes the side for a player or for the table.', 'For that player, in that round.'],
    ['B2.4', ELIGIBILITY, 'Whether a third-party provider who banks may have lost chips redeemed.', 'Yes; only taking part as a player is barred.'],
    ['B2.5', 'Object and Summary', 'How large the discount is, beyond the example of $60 for $30.', 'Any price below the face; the house posts both.'],
    ['B2.6', ELIGIBILITY, 'A limit on buy-ins is explained by a number of players.', 'Buy-ins are counted, and one player may have several.'],
    ['B2.7', ELIGIBILITY, 'What happens to a wager that lies on the table when the chips expire.', 'It is played to its end; chips that come back from it have expired.'],
    ['B2.8', ELIGIBILITY, 'Which base bets oppose each other, beyond the example from baccarat.', OPPOSITE_BETS],
    ['B2.9', CHIPS, 'How much a winning bet may pay.',
      'What its game pays, as the dealer says and a different person checks; more than 500 to 1 on a base bet or 8,000 to 1 on a bonus bet is in no pay table and counts as a mistake.'],
    ['B2.10', ELIGIBILITY, 'When chips expire whose promotional period is extended after they were sold.', 'With the period as it is posted then.'],
    ['B2.11', 'Eligible Controlled Games', 'Which games are all approved California games; none is named.', 'Those that the other sheets of the room name; of two numbers of a game, that of the later sheets.'],
  ]),
  check: {
    codeVersion: 1,
    problems: (posted) =>
      postedAmount(posted, 'price') < postedAmount(posted, 'prize')
        ? []
        : [
            {
              path: 'values.price',
              message: 'is not below the face of the chips, which are sold at a discount (Funding)',
            },
          ],
  },
  sample: {
    // biome-ignore format: read as a block
    values: {
      price: '30.00', prize: '60.00', buyInsMost: 100, purchaseTimes: 'Saturdays from 7 to 9 pm',
      useTimes: 'Saturdays from 7 pm to midnight', cageWindow: 'Window 3', sale: 'closed',
    },
    tables: ['21', '22', '23'],
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2026-12-31T23:59:00-08:00',
    hours: [{ days: ['saturday'], from: '19:00', until: '24:00' }],
    windows: [
      {
        hours: { days: ['saturday'], from: '19:00', until: '21:00' },
        values: { sale: 'open' },
      },
    ],
  },
});
