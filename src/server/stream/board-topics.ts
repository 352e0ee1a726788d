// Boards and standings on the stream: for everyone, and without patrons. Where time alone changes
// them, as at the end of an hour, the screen asks again.
import type { Event, House } from '#house';
import type { Topic } from './topics.ts';

const OFFERED: readonly Event['type'][] = [
  'offering-posted',
  'offering-changed',
  'offering-suspended',
  'offering-resumed',
  'offering-withdrawn',
];

/** How far each board has come. */
const boardItems = ({ boards }: House): Map<string, unknown> =>
  new Map(
    [...boards].map(([board, { offering, status, entries, history, waiting, signedBy }]) => [
      board,
      {
        offering,
        status,
        entries: entries.length,
        changes: history.length,
        isWaiting: waiting !== undefined,
        signatures: signedBy.length,
        struck: entries.filter(({ isStruck }) => isStruck).length,
      },
    ]),
  );

const contestItems = ({ pools }: House): Map<string, unknown> =>
  new Map(
    [...pools].map(([contest, pool]) => [
      contest,
      {
        offering: pool.offering,
        status: pool.status,
        entries: pool.picks.size,
        numbers: pool.count,
        results: pool.history.length,
        notices: pool.notices.length,
        isWaiting: pool.waiting !== undefined,
        signatures: pool.signedBy.length,
      },
    ]),
  );

export const BOARD_TOPICS: readonly Topic[] = [
  {
    name: 'boards',
    changedBy: [
      ...OFFERED,
      'entry-posted',
      'board-closed',
      'correction-recorded',
      'entry-corrected',
      'correction-rejected',
      'board-signed',
      'board-awarded',
      'award-voided',
      'board-recounted',
    ],
    itemsOf: boardItems,
  },
  {
    name: 'pools',
    changedBy: [
      'contest-opened',
      'picks-entered',
      'picks-voided',
      'results-recorded',
      'results-confirmed',
      'results-disputed',
      'contest-signed',
      'contest-awarded',
      'winner-notified',
      'contest-cancelled',
      'contest-reopened',
    ],
    itemsOf: contestItems,
  },
];
