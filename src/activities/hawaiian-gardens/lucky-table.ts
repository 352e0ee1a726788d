// Lucky Table Drawing Promotion; the sheet names no approval and no fund.
import { defineActivity, dollars, drawingTimes, event, fixed } from '#rules';
import { ALL_GAMES, CALIFORNIA_GAMES, POKER_GAMES } from './house-games.ts';
import { LUCKY_CHIPS, LUCKY_TABLE_SHOW } from './lucky-table-show.ts';
import { PHOTO_ID, PROPER_ID } from './promotions.ts';
import { HAWAIIAN_GARDENS } from './venue.ts';

const OPENING = 'paragraph 1';
const PRIZE = 'paragraph 2';
const DRAWN = 'paragraph 3';

export const LUCKY_TABLE = defineActivity({
  id: 'hgc-lucky-table',
  title: 'Lucky Table Drawing Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'table-drawing',
  summary: 'A numbered ball names the table that wins chips, or a hat or shirt for each player.',
  games: ALL_GAMES,
  gamesNote: 'every game that the casino has reported and has in its rule book',
  options: {
    prize: {
      title: 'Prize of the lucky table',
      clause: PRIZE,
      choices: { '1': '$100 in chips', '2': 'a logo hat or T-shirt for each seated player' },
    },
  },
  values: {
    drawingTimes: drawingTimes('Times of the drawings', 'rule 1'),
    giftWorth: dollars('Value of a hat or T-shirt', ['0.01'], `${PRIZE}, prize 2`, {
      in: { prize: ['2'] },
      saidWhenPosted: true,
    }),
  },
  fund: {
    title: 'The fund is not stated',
    clause: PRIZE,
    source: 'not-stated',
    meters: [],
    paidFrom: ['house'],
  },
  rows: [
    {
      id: 'chips-to-the-pot',
      title: 'Lucky table of a poker style game, chips added to the pot',
      clause: `${PRIZE}, prize 1`,
      games: POKER_GAMES,
      in: { prize: ['1'] },
      when: event('The ball of the table is drawn while the table is active.'),
      prize: fixed(LUCKY_CHIPS),
    },
    {
      id: 'chips-to-a-seat',
      title: 'Lucky table of an Asian style game, chips for the seat that is drawn',
      clause: `${PRIZE}, prize 1`,
      games: CALIFORNIA_GAMES,
      in: { prize: ['1'] },
      when: event('The ball of the table is drawn, and the card with the number of the seat.'),
      prize: fixed(LUCKY_CHIPS),
    },
    {
      id: 'hat-or-shirt',
      title: 'Lucky table, every seated player',
      clause: `${PRIZE}, prize 2`,
      in: { prize: ['2'] },
      when: event('The ball of the table is drawn while the table is active.'),
      prize: { pays: 'words', words: 'a logo hat or T-shirt of the casino', worth: 'giftWorth' },
    },
  ],
  shows: [LUCKY_TABLE_SHOW],
  eligibility: [],
  claim: {
    clause: 'rule 3',
    identity: PROPER_ID,
    leastAge: { years: 21, clause: 'rule 2' },
    words: [
      'Winners must be in the casino when the ball is drawn, and show a photo ID.',
      PHOTO_ID,
      'Without proper identification the prize is forfeited.',
    ],
  },
  noPurchase: {
    kind: 'at-tables',
    clause: DRAWN,
    words: [
      'The instructional table is in the drawing and wins like any other.',
      'It is open day and night, is activated on request, takes no collection and has no minimum ' +
        'of players.',
      'Questions go to the supervisor on duty or the Casino Shift Manager.',
    ],
  },
  posting: {
    clause: 'rule 1',
    items: [
      'games',
      'prizes',
      'requirements',
      'claim',
      'procedure',
      'no-purchase',
      { value: 'drawingTimes' },
    ],
  },
  procedure: [
    {
      clause: OPENING,
      words: 'Balls with the numbers of the active tables, NPN tables among them, go into the bin.',
    },
    {
      clause: PRIZE,
      words: 'At the posted time a customer service representative draws one and calls it out.',
    },
    {
      clause: DRAWN,
      words: 'The ball of a table that is not active is held out, and another one drawn.',
    },
    {
      clause: `${PRIZE}, prize 1`,
      words:
        'In poker games the chips go into the pot; in Asian style games an employee or a customer ' +
        'picks the seat from face-down cards one to eight.',
    },
  ],
  rules: [
    { clause: PRIZE, words: 'Which of the two prizes is given is announced before the promotion.' },
    {
      clause: 'rule 4',
      words:
        'The casino may cancel without notice; changes need notice and the approval of the Division.',
    },
  ],
  readings: [
    {
      id: 'HG-19.1',
      clause: `${PRIZE}, prize 1`,
      unclear: 'What happens when the card names a seat in which nobody sits.',
      weRead: 'Another card is picked until it names a player.',
      setting: {
        name: 'emptySeat',
        values: ['pick-again', 'nobody'],
        default: 'pick-again',
      },
    },
    {
      id: 'HG-19.2',
      clause: 'rule 3',
      unclear: 'Who shows an ID for chips that were added to a pot.',
      weRead: 'The player who wins that pot, before taking the $100; they are forfeited otherwise.',
    },
    {
      id: 'HG-19.3',
      clause: `${PRIZE}, prize 1`,
      unclear: 'Which games are poker style and which Asian style.',
      weRead:
        'Games with a pot are poker style; games against a player-dealer and 13-Card are not.',
    },
    {
      id: 'HG-19.4',
      clause: `${PRIZE}, prize 1`,
      unclear: 'A table may have more seats than the eight cards.',
      weRead: 'Seats beyond the eighth cannot be picked.',
    },
    {
      id: 'HG-19.5',
      clause: OPENING,
      unclear: 'Whether employees and third-party proposition players take part.',
      weRead: 'They do: the sheet leaves out nobody.',
    },
    {
      id: 'HG-19.6',
      clause: PRIZE,
      unclear: 'Which fund pays.',
      weRead: 'The house, as no fund is named.',
    },
    {
      id: 'HG-19.7',
      clause: OPENING,
      unclear: 'The title of the sheet is lost.',
      weRead: 'The name in its first sentence.',
    },
    {
      id: 'HG-19.8',
      clause: DRAWN,
      unclear: 'The bin has the balls of active tables, and yet that of another can be drawn.',
      weRead: 'Every table has its ball in the bin; with nobody at it a table is not active.',
    },
    {
      id: 'HG-19.9',
      clause: `${PRIZE}, prize 1`,
      unclear: 'How the chips go with a pot that is divided.',
      weRead: 'Evenly, and the house keeps a cent that does not divide.',
    },
    {
      id: 'HG-19.10',
      clause: `${PRIZE}, prize 2`,
      unclear: 'What a prize that is no money is worth is not said.',
      weRead: 'The house posts it; signatures, papers and tax forms go by that value.',
    },
  ],
  sample: {
    options: { prize: '1' },
    values: { drawingTimes: '18:00, 22:00' },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-02T00:00:00-08:00',
    until: '2026-12-01T00:00:00-08:00',
  },
});
