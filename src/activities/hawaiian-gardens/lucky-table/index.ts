// Lucky Table Drawing Promotion; the sheet names no approval and no fund.
import {
  chartOf,
  clausesOf,
  defineActivity,
  dollars,
  drawingTimes,
  eventRow,
  fixed,
  readingsOf,
} from '#rules';
import {
  ALL_GAMES,
  CALIFORNIA_GAMES,
  HAWAIIAN_GARDENS,
  PHOTO_ID,
  POKER_GAMES,
  PROPER_ID,
} from '../shared.ts';
import { LUCKY_CHIPS, LUCKY_TABLE_SHOW } from './show.ts';

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
  // biome-ignore format: a line for each, as the sheet has them
  values: {
    drawingTimes: drawingTimes('Times of the drawings', 'rule 1'),
    giftWorth: dollars('Value of a hat or T-shirt', ['0.01'], `${PRIZE}, prize 2`, { in: { prize: ['2'] }, saidWhenPosted: true }),
  },
  fund: {
    title: 'The fund is not stated',
    clause: PRIZE,
    source: 'not-stated',
    meters: [],
    paidFrom: ['house'],
  },
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(eventRow, [
    // id, title, clause, what happens, prize
    ['chips-to-the-pot', 'Lucky table of a poker style game, chips added to the pot', `${PRIZE}, prize 1`,
      'The ball of the table is drawn while the table is active.', fixed(LUCKY_CHIPS, 'chips'), { games: POKER_GAMES, in: { prize: ['1'] } }],
    ['chips-to-a-seat', 'Lucky table of an Asian style game, chips for the seat that is drawn', `${PRIZE}, prize 1`,
      'The ball of the table is drawn, and the card with the number of the seat.', fixed(LUCKY_CHIPS, 'chips'), { games: CALIFORNIA_GAMES, in: { prize: ['1'] } }],
    ['hat-or-shirt', 'Lucky table, every seated player', `${PRIZE}, prize 2`,
      'The ball of the table is drawn while the table is active.', { pays: 'words', words: 'a logo hat or T-shirt of the casino', worth: 'giftWorth' }, { in: { prize: ['2'] } }],
  ]),
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
  posting: { clause: 'rule 1', items: ['prizes', { value: 'drawingTimes' }] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [OPENING, 'Balls with the numbers of the active tables, NPN tables among them, go into the bin.'],
    [PRIZE, 'At the posted time a customer service representative draws one and calls it out.'],
    [DRAWN, 'The ball of a table that is not active is held out, and another one drawn.'],
    [`${PRIZE}, prize 1`, 'In poker games the chips go into the pot; in Asian style games an employee or a customer picks the seat from face-down cards one to eight.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    [PRIZE, 'Which of the two prizes is given is announced before the promotion.'],
    ['rule 1', 'Awards and times are posted ahead, in plain view of the floor.'],
    ['rule 4', 'The casino may cancel without notice; changes need notice and the approval of the Division.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-19.1', `${PRIZE}, prize 1`, 'What happens when the card names an empty seat.',
      'Another card is picked until it names a player.', { name: 'emptySeat', values: ['pick-again', 'nobody'], default: 'pick-again' }],
    ['HG-19.2', 'rule 3', 'Who shows an ID for chips that were added to a pot.', 'The player who wins that pot, before taking the $100; they are forfeited otherwise.'],
    ['HG-19.3', `${PRIZE}, prize 1`, 'Which games are poker style and which Asian style.', 'Games with a pot are poker style; games against a player-dealer and 13-Card are not.'],
    ['HG-19.4', `${PRIZE}, prize 1`, 'A table may have more seats than the eight cards.', 'Seats beyond the eighth cannot be picked.'],
    ['HG-19.5', OPENING, 'Whether employees and third-party proposition players take part.', 'They do: the sheet leaves no one out.'],
    ['HG-19.6', PRIZE, 'Which fund pays.', 'The house, as no fund is named.'],
    ['HG-19.7', OPENING, 'The title of the sheet is lost.', 'The name in its first sentence.'],
    ['HG-19.8', DRAWN, 'The bin has the balls of active tables, and yet that of another can be drawn.', 'Every table has its ball in the bin; a table with no one at it is not active.'],
    ['HG-19.9', `${PRIZE}, prize 1`, 'How the chips go with a pot that is divided.', 'Evenly, and the house keeps a cent that does not divide.'],
    ['HG-19.10', `${PRIZE}, prize 2`, 'The value of a prize that is not money is not stated.', 'The house posts it; signatures, ID and tax forms go by that value.'],
    ['HG-19.11', 'rule 3', 'How it is known that a winner has forfeited the prize.', 'One of the floor says so with the reason, another department agrees; the money goes back to where it came from.'],
  ]),
  sample: {
    options: { prize: '1' },
    values: { drawingTimes: '18:00, 22:00' },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-02T00:00:00-08:00',
    until: '2026-12-01T00:00:00-08:00',
  },
});
