// Boards as people look at them: those who keep them, with names and history; and the room, which
// reads hands and seats and no patron.

import { z } from 'zod';
import { dollarsOf } from '#money';
import { given } from '#result';
import { choiceOf, isOpen, isPosted, type Moment, postedAmount, at as postedAt } from '#rules';
import { type Fund, fundOf, knownFund, titleOf } from '../../funds/funds.ts';
import { refuse } from '../../kit/ask.ts';
import { topic } from '../../kit/topic.ts';
import { type Looking, listOf, view } from '../../kit/view.ts';
import type { House } from '../../state.ts';
import { numbered } from '../../words/scalars.ts';
import { boardRule, shownOn } from './entries.ts';
import { periodAt } from './periods.ts';
import type { Board } from './state.ts';

const period = { from: z.string().exactOptional(), until: z.string().exactOptional() };

const status = z.enum(['open', 'closed', 'done']);

const counts = z.enum(['hands', 'points']);

const place = { table: z.string(), seat: z.int() };

const boardLine = z.object({
  board: z.string(),
  offering: z.string(),
  title: z.string(),
  ...period,
  status,
  entryCount: z.int(),
  isWaiting: z.boolean().describe('A correction needs a different person.'),
});

const correction = {
  entry: z.string(),
  isStruck: z.boolean().exactOptional(),
  patron: z.string().exactOptional(),
  reason: z.string(),
};

const boardAnswer = z
  .object({
    board: z.string(),
    offering: z.string(),
    title: z.string(),
    counts,
    ...period,
    status,
    closedAt: z.string().exactOptional(),
    lines: listOf(
      z.object({
        entry: z.string(),
        place: z.int(),
        score: z.number(),
        words: z.string(),
        ...place,
        patron: z.string().exactOptional(),
      }),
    ).describe('Its lines, best first.'),
    entries: listOf(
      z.object({
        id: z.string(),
        call: z.string(),
        ...place,
        patron: z.string().exactOptional(),
        row: z.string(),
        score: z.number(),
        words: z.string(),
        at: z.string(),
        verifiedBy: z.string(),
        authorizedBy: listOf(z.string()),
        isStruck: z.boolean(),
      }),
    ),
    prizes: listOf(
      z.object({
        entry: z.string(),
        row: z.string(),
        amount: z.string(),
        because: z.string(),
        patron: z.string().exactOptional(),
      }),
    ),
    signedBy: listOf(z.string()),
    history: listOf(
      z.object({
        ...correction,
        at: z.string(),
        recordedBy: z.string(),
        confirmedBy: z.string(),
      }),
    ),
    waiting: z.object({ ...correction, by: z.string() }).exactOptional(),
    award: z.string().exactOptional(),
  })
  .meta({ id: 'Board', description: 'One period of a board of hands or points.' });

const card = z.string().exactOptional().describe('The last four digits of the player’s card.');

const signAnswer = z.object({
  offering: z.string(),
  title: z.string(),
  boardTitle: z.string(),
  counts,
  approvals: listOf(z.string()),
  isOpen: z.boolean(),
  hours: listOf(
    z.object({ days: listOf(z.string()).exactOptional(), from: z.string(), until: z.string() }),
  ),
  prizes: listOf(
    z.object({
      title: z.string(),
      amount: z.string().exactOptional(),
      words: z.string().exactOptional(),
    }),
  ),
  ...period,
  lines: listOf(
    z.object({
      entry: z.string(),
      place: z.int(),
      score: z.number(),
      words: z.string(),
      ...place,
      card,
    }),
  ),
  last: z
    .object({
      ...period,
      winners: listOf(
        z.object({ entry: z.string(), words: z.string(), ...place, amount: z.string(), card }),
      ),
    })
    .exactOptional(),
});

type Asked = Pick<Looking, 'house' | 'rulebook' | 'now'>;

/** The digits of a card that tell it from others in the room, and not whose it is. */
const cardOf = ({ club }: House, patron: string | undefined): { readonly card?: string } => {
  const card = patron === undefined ? undefined : club.members.get(patron)?.card;
  return card === undefined ? {} : { card: card.slice(-4) };
};

const byNewest = ([, a]: [string, Board], [, b]: [string, Board]): number =>
  (b.from ?? b.entries[0]?.at ?? '').localeCompare(a.from ?? a.entries[0]?.at ?? '');

/** One period of a board, for those who keep it. */
function boardFacts({ house, rulebook }: Pick<Asked, 'house' | 'rulebook'>, name: string) {
  const board = house.boards.get(name);
  if (board === undefined) return undefined;
  const fund = knownFund(house, board.offering, rulebook);
  const rule = boardRule(fund);
  const shown = rule === undefined ? [] : shownOn(rule, board);
  const places = placesOf(shown);
  const { endsAt: _, waiting, ...facts } = board;
  return given({
    board: name,
    ...facts,
    title: titleOf(fund),
    counts: rule?.counts ?? 'hands',
    waiting,
    lines: shown.map(({ id, score, words, patron, table, seat }, at) =>
      given({
        entry: id,
        place: places[at] ?? 0,
        score,
        words,
        table,
        seat,
        patron,
      }),
    ),
    prizes: board.prizes.map((prize) => {
      const entry = board.entries.find(({ id }) => id === prize.entry);
      return { ...prize, ...(entry?.patron === undefined ? {} : { patron: entry.patron }) };
    }),
  });
}

/** Equal lines have one place, and the next one counts those before it. */
const placesOf = (lines: readonly { readonly score: number }[]): readonly number[] =>
  lines.map(({ score }) => lines.filter((each) => each.score > score).length + 1);

const DONE_SHOWN = 40;

/** Every period that waits for something, and the newest of the others. */
function boardList(asked: Pick<Asked, 'house' | 'rulebook'>) {
  const all = [...asked.house.boards].sort(byNewest);
  const open = all.filter(([, { status }]) => status !== 'done');
  const done = all.filter(([, { status }]) => status === 'done').slice(0, DONE_SHOWN);
  return [...open, ...done].map(([name, { offering, from, until, status, entries, waiting }]) =>
    given({
      board: name,
      offering,
      title: titleOf(knownFund(asked.house, offering, asked.rulebook)),
      from,
      until,
      status,
      entryCount: entries.length,
      isWaiting: waiting !== undefined,
    }),
  );
}

const SIGN_LINES = 20;

/** What the board of an offering shows at this moment. */
function signLine({ house, now }: Asked, fund: Fund) {
  const rule = boardRule(fund);
  if (rule === undefined) return [];
  const { id, offering } = fund;
  const isNow = isOpen(offering, now) && !fund.offered.isSuspended;
  const period = isNow ? periodAt(house, fund, rule, now) : undefined;
  const current = period === undefined ? undefined : house.boards.get(period.board);
  const shown = current === undefined ? [] : shownOn(rule, current);
  const places = placesOf(shown);
  return [
    {
      offering: id,
      title: titleOf(fund),
      boardTitle: rule.title,
      counts: rule.counts,
      approvals: offering.activity.approvalIds,
      isOpen: isNow,
      hours: offering.hours,
      prizes: prizesOf(fund, now),
      ...(period?.from === undefined ? {} : { from: period.from }),
      ...(period?.until === undefined ? {} : { until: period.until }),
      lines: shown
        .slice(0, SIGN_LINES)
        .map(({ id: entry, score, words, patron, table, seat }, at) => ({
          entry,
          place: places[at] ?? 0,
          score,
          words,
          table,
          seat,
          ...cardOf(house, patron),
        })),
      ...lastOf(house, id),
    },
  ];
}

interface PostedLine {
  readonly title: string;
  readonly amount?: string;
  readonly words?: string;
}

/** The posted values that say what is won and with what. */
function prizesOf(fund: Fund, now: Moment): readonly PostedLine[] {
  const posted = postedAt(fund.offering, now);
  return Object.entries(posted.activity.values).flatMap(
    ([name, { title, kind }]): readonly PostedLine[] => {
      if (!isPosted(posted, name)) return [];
      if (kind === 'dollars') return [{ title, amount: dollarsOf(postedAmount(posted, name)) }];
      return kind === 'choice' ? [{ title, words: choiceOf(posted, name) }] : [];
    },
  );
}

/** What the last period came to. */
function lastOf(house: House, offering: string) {
  const last = [...house.boards]
    .filter(([, board]) => board.offering === offering && board.status !== 'open')
    .sort((a, b) => (b[1].closedAt ?? '').localeCompare(a[1].closedAt ?? ''))[0]?.[1];
  if (last === undefined) return {};
  const winners = last.prizes.flatMap(({ entry: id, amount }) => {
    const entry = last.entries.find((each) => each.id === id);
    if (entry === undefined) return [];
    const { words, table, seat, patron } = entry;
    return [{ entry: id, words, table, seat, amount, ...cardOf(house, patron) }];
  });
  return {
    last: given({
      from: last.from,
      until: last.until,
      winners,
    }),
  };
}

/** Every board of the room, as anyone may read it. */
export const boardSign = (asked: Asked) =>
  [...asked.house.offerings].flatMap(([id, offered]) =>
    offered.isClosed ? [] : signLine(asked, fundOf(asked.rulebook, id, offered)),
  );

export const BOARD_VIEWS = [
  view({
    path: '/board-sign',
    sees: 'everybody',
    tag: 'boards',
    says: 'High-hand and points boards as shown in the room. Public.',
    of: {},
    answer: listOf(signAnswer),
    see: boardSign,
  }),
  view({
    path: '/boards',
    sees: 'boards',
    tag: 'boards',
    says: 'The periods of all boards: those waiting, and the newest of the rest.',
    of: {},
    answer: listOf(boardLine),
    see: boardList,
  }),
  view({
    path: '/boards/:board',
    sees: 'boards',
    tag: 'boards',
    says: 'One period of a board: its lines, results, and changes.',
    of: { board: numbered },
    answer: boardAnswer,
    see: (looking, { board }) => boardFacts(looking, board) ?? refuse('unknown-board', board),
  }),
] as const;

/** How far each board has come. */
const boardItems = ({ boards }: House) =>
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

export const BOARD_TOPICS = [
  topic({
    name: 'boards',
    changedBy: [
      'offering-posted',
      'offering-changed',
      'offering-suspended',
      'offering-resumed',
      'offering-withdrawn',
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
  }),
] as const;
