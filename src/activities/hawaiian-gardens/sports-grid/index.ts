// Sports Promotion, a grid of a hundred cells; the sheet names no approval.
import { ratio } from '#money';
import {
  chartOf,
  clausesOf,
  defineActivity,
  dollars,
  employees,
  eventRow,
  fixed,
  noBackline,
  noTournaments,
  noTpp,
  readingsOf,
  text,
  whole,
} from '#rules';
import { ALL_GAMES, HAWAIIAN_GARDENS } from '../shared.ts';
import { SPORTS_GRID_SHOW } from './show.ts';

export const SPORTS_GRID = defineActivity({
  id: 'hgc-sports-grid',
  title: 'Sports Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'table-drawing',
  summary: 'The last digits of a score point to a cell of the grid, and its table wins.',
  games: ALL_GAMES,
  gamesNote: 'every approved California and poker game, in each version and at each limit',
  options: {
    prize: {
      title: 'Kind of prize',
      clause: 'rules 9 to 11',
      choices: {
        cash: 'money, divided among the seated players',
        item: 'a thing, one for each seated player',
      },
    },
  },
  values: {
    prize: dollars('Prize, or value of the item', ['10', '100000'], 'rule 9'),
    item: text('The item', 'rule 11', { in: { prize: ['item'] } }),
    contest: text('Contest and its two teams', 'rule 2'),
    topTeam: text('Team along the top', 'rule 2', { optional: true }),
    leftTeam: text('Team on the left side', 'rule 2', { optional: true }),
    scoringPeriods: text('Scoring periods that are paid', 'rule 6'),
    periodCount: whole('How many they are, the final score among them', [1], 'rule 6'),
  },
  fund: {
    title: HAWAIIAN_GARDENS.title,
    clause: 'rule 14',
    source: 'house',
    meters: [],
    paidFrom: ['house'],
    repaid: { when: 'never' },
  },
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(eventRow, [
    // id, title, clause, what happens, prize
    ['cash', 'Winning table, cash', 'rule 10',
      'The last digits of the score at the end of a paid period point to the table.',
      fixed('prize'),
      { in: { prize: ['cash'] }, shares: [{ share: 'table', to: 'everyone', part: ratio('100%'), divided: 'evenly' }] }],
    ['item', 'Winning table, item', 'rule 11',
      'The last digits of the score at the end of a paid period point to the table.', { pays: 'words', words: 'the posted item' }, { in: { prize: ['item'] } }],
  ]),
  shows: [SPORTS_GRID_SHOW],
  eligibility: [
    noTournaments('rule 17'),
    employees('always', 'rule 18'),
    noTpp('rule 18', 'others'),
    noBackline('rule 19'),
  ],
  claim: {
    clause: 'rule 13',
    words: ['Only players seated at the winning table when the scoring period ends share in it.'],
  },
  noPurchase: {
    kind: 'at-tables',
    clause: 'rules 7 and 16',
    words: ['A No Purchase Necessary table is available, and its number is on the grid.'],
  },
  // biome-ignore format: read as a block
  posting: { clause: 'rules 5 and 6', items: [
    'games', 'prizes', 'requirements', 'procedure', 'restrictions', { value: 'contest' },
    { value: 'topTeam' }, { value: 'leftTeam' }, { value: 'scoringPeriods' },
    { value: 'periodCount' }, 'no-purchase',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    ['rule 1', 'The board is a dry erase board of about four by four feet with ten by ten cells; table numbers are written into it by random selection.'],
    ['rule 1', 'Along the top and down the left side stand the digits 0 to 9, drawn from a drum; none comes twice on a side.'],
    ['rule 1', 'Each table shows its number.'],
    ['rule 2', 'One team goes along the top, the other down the left side.'],
    ['rule 3', 'At the end of a paid quarter, half or game the last digit of each score is followed to the cell where they meet: its table wins.'],
    ['rule 12', 'A blank cell carries the prize to the next paid period; on the final score a table is drawn from a bowl with the numbers of the live tables, on ping-pong balls for one.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ['rule 6', 'Management chooses the paid periods and advertises them before.'],
    ['rule 7', 'The prize goes to all active players of the winning table.'],
    ['rule 8', 'No more than the first hundred tables take part.'],
    ['rule 12', 'Only tables in live play are put on the board.'],
    ['rule 4', 'It goes with every approved California and poker game, whatever version or limit.'],
    ['rule 5', 'The rules are on display before it starts and as long as it runs.'],
    ['rule 5', 'Prizes other than cash are chips, merchandise, electronics or clothing.'],
    ['rule 9', 'The prize is fixed beforehand.'],
    ['rule 13', 'Players may change tables in the usual way at any time.'],
    ['rule 14', 'No fee of any type is taken.'],
    ['rule 15', 'Any number of players may take part.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-30.1', 'rules 9 and 10', 'Each player wins by the one rule, and cash is divided by the other.', 'Cash is one amount for the table, divided; items go to each.'],
    ['HG-30.2', 'rule 18', 'What happens to the part of a third-party proposition player at the table.', 'There is none: the cash is divided by the players who are eligible.'],
    ['HG-30.3', 'rule 10', 'Who owns the odd cents of a division.', 'The house keeps them.'],
    ['HG-30.4', 'rule 3', 'Whether overtime counts.', 'The final score is the one with overtime.'],
    ['HG-30.5', 'rule 12', 'Whether a carried prize is added to the next one or replaces it.', 'It is added.'],
    ['HG-30.6', 'rules 12 and 16', 'Only live games are on the board, and so is the No Purchase Necessary table.', 'It counts as a table with a live game.'],
    ['HG-30.7', 'rule 12', 'What happens when no one eligible sits at the winning table.', 'It counts as a blank cell.'],
    ['HG-30.8', 'rule 12', 'What happens to the prize when no one eligible sits at any table at the end.', 'No one wins it.'],
    ['HG-30.9', 'rule 12', 'Which tables go into the bowl.', 'Those on the board where someone eligible still sits.'],
    ['HG-30.10', 'rule 2', 'Whether one posting is for one contest or for several.', 'For one: its grid is drawn once, and the next contest is posted by itself.'],
  ]),
  sample: {
    options: { prize: 'cash' },
    // biome-ignore format: read as a block
    values: {
      prize: '500.00', contest: 'Los Angeles at San Francisco, Sunday', topTeam: 'Los Angeles',
      leftTeam: 'San Francisco', scoringPeriods: 'Half time and final score', periodCount: 2,
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-08T13:00:00-08:00',
    until: '2026-11-08T18:00:00-08:00',
  },
});
