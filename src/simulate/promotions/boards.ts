// Boards and contests on a simulated floor: lines corrected by two people, periods ended and
// awarded; contests opened, entered, decided and now and then canceled.
import { ACTIVITIES } from '#activities';
import { FORM_FIELDS, type House, momentIn } from '#house';
import { type Answers, choicesOf } from '#rules';
import { callForBoard } from '../calls.ts';
import { dateOf } from '../clock.ts';
import type { Dice } from '../dice.ts';
import { allTables, type Draft, draft, type Scene, somePatron, type View } from '../draft.ts';
import { postingOf } from '../office.ts';

type Board = House['boards'] extends Map<string, infer Each> ? Each : never;
type Contest = House['pools'] extends Map<string, infer Each> ? Each : never;

const reason = 'the wrong line';
const someChance = (dice: Dice): string =>
  Array.from({ length: 64 }, () => dice.below(16).toString(16)).join('');

/** Open at any hour and table, so that hands go up. */
function post(view: View, kinds: readonly string[]): Draft {
  const activity = view.dice.pick(ACTIVITIES.filter(({ kind }) => kinds.includes(kind)));
  const action = postingOf(view, activity);
  const { hours: _, windows: __, ...rest } = action.document;
  const document = { ...rest, tables: allTables(view) };
  return draft(view, 'propose', { action: { ...action, document } });
}

type Named = readonly [name: string, board: Board];

function correct(view: View, [board, found]: Named): Draft {
  const { dice } = view;
  if (found.waiting !== undefined) {
    return dice.oneIn(2)
      ? draft(view, 'reject-correction', { board, reason })
      : draft(view, 'confirm-correction', { board });
  }
  const { id: entry, isStruck } = dice.pick(found.entries);
  const change = dice.oneIn(2) ? { isStruck: !isStruck } : { patron: somePatron(view) };
  return draft(view, 'correct-entry', { board, entry, ...change, reason });
}

/** People who took part in it mostly leave it to others. */
function award(view: View, [board, { history, signedBy }]: Named): Draft | undefined {
  const asked = draft(view, 'award-board', { board });
  const hands = history.flatMap(({ recordedBy, confirmedBy }) => [recordedBy, confirmedBy]);
  const isOthers = ![...signedBy, ...hands].includes(asked.by);
  return isOthers || view.dice.oneIn(4) ? asked : undefined;
}

/** What happens around boards, one thing at a time: mostly to those that wait for something. */
export const boardWork: Scene = (view) => {
  const { house, dice } = view;
  const waiting = [...house.boards].filter(([, { status }]) => status !== 'done');
  const all = waiting.length === 0 || dice.oneIn(10) ? [...house.boards] : waiting;
  if (waiting.length === 0 && dice.oneIn(3)) return post(view, ['high-hand', 'points-race']);
  if (waiting.length < 2 && !dice.oneIn(3)) return callForBoard(view);
  if (all.length === 0) return undefined;
  const named = dice.pick(all);
  if (!dice.oneIn(3)) return correct(view, named);
  const [board, { status }] = named;
  return status === 'open' ? draft(view, 'close-board', { board }) : award(view, named);
};

const TEAMS = ['Hawks', 'Bears', 'Lions', 'Colts', 'Rams', 'Jets'];
const MS_AN_HOUR = 3_600_000;
const MS_A_DAY = 24 * MS_AN_HOUR;

/** A Sunday of this month or the next, now and then one that is over. */
function someSunday({ at, dice }: View): string {
  const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
  const ahead = (7 - days.indexOf(at.weekday)) % 7;
  const today = Date.parse(at.date) / MS_A_DAY;
  return dateOf(today + ahead + 7 * dice.between(-1, 1));
}

const open: Scene = (view) => {
  const { dice, tally, number } = view;
  const offered = [...tally.offerings].filter(
    ([, { sheet, isClosed }]) => !isClosed && sheet.activity.pool !== undefined,
  );
  if (offered.length === 0) return post(view, ['prediction-pool']);
  const [offering, { sheet }] = dice.pick(offered);
  const year = view.at.date.slice(0, 4);
  const games = [0, 2, 4].map((at) => ({
    away: TEAMS[at],
    home: TEAMS[at + 1],
    day: at === 4 ? 'monday' : 'sunday',
  }));
  const teams = Array.from({ length: 64 }, (_, at) => `Team ${at + 1}`);
  const facts =
    sheet.activity.pool?.asks === 'teams'
      ? { starts: `${Number(year) + dice.below(2)}-03-18T09:15`, teams }
      : { sunday: someSunday(view), games };
  return draft(view, 'open-contest', { contest: `contest-${number}`, offering, facts });
};

/** Answers that are possible, with an impossible one now and then. */
function someAnswers({ questions }: Contest, dice: Dice): Record<string, string | number> {
  const answers: Record<string, string | number> = {};
  for (const question of questions) {
    if (question.of === 'points') answers[question.id] = dice.below(40);
    else answers[question.id] = dice.pick(choicesOf(question, answers as Answers));
  }
  if (dice.oneIn(20)) answers[questions[0]?.id ?? ''] = 'Nobody';
  return answers;
}

const join: Scene = (view) =>
  draft(view, 'register-member', {
    patron: somePatron(view),
    fields: [...FORM_FIELDS],
    isOfAge: true,
    hasPhoto: false,
    chance: someChance(view.dice),
  });

const enter: Scene = (view) => {
  const { house, dice } = view;
  const open = [...house.pools].filter(([, { status }]) => status === 'open');
  const isLate = open.length === 0 || dice.oneIn(6);
  const [contest, found] = dice.pick(isLate ? [...house.pools] : open);
  const members = [...house.club.members.keys()];
  if (members.length === 0 || dice.oneIn(6)) return join(view);
  const patron = dice.pick(members);
  return dice.oneIn(8)
    ? draft(view, 'void-picks', { contest, patron, reason })
    : draft(view, 'enter-picks', { contest, patron, answers: someAnswers(found, dice) });
};

/** Hours of a member who has entered, at a table whose game counts: enough for a week. */
const play: Scene = (view) => {
  const { house, dice, tally, at, number } = view;
  const entered = [...house.pools.values()].flatMap(({ status, offering, picks }) =>
    status === 'open' ? [...picks.keys()].map((patron) => ({ patron, offering })) : [],
  );
  if (entered.length === 0) return enter(view);
  const { patron, offering } = dice.pick(entered);
  const games = tally.offerings.get(offering)?.sheet.games ?? [];
  const table = [...house.tables].find(([, { open }]) => games.includes(open?.game ?? ''))?.[0];
  const card = house.club.members.get(patron)?.card;
  if (table === undefined || card === undefined) return enter(view);
  const scans = Array.from({ length: 6 }, (_, hour) => {
    return { card, at: momentIn(at.instant - hour * MS_AN_HOUR, house.zone), table };
  });
  return draft(view, 'upload-scans', { batch: `hours-${number}`, scans });
};

/** Where there are points, who has more of them wins the last game. */
function byPoints({ questions }: Contest, said: Readonly<Record<string, string | number>>) {
  const last = questions.filter(({ of }) => of === 'teams').at(-1);
  const [away, home] = questions.flatMap(({ of, id }) => (of === 'points' ? [said[id]] : []));
  if (last?.of !== 'teams' || away === undefined || home === undefined) return said;
  const winner = away === home ? last.none : last.teams[away > home ? 0 : 1];
  return winner === undefined ? said : { ...said, [last.id]: winner };
}

const decide: Scene = (view) => {
  const { house, dice } = view;
  const waiting = [...house.pools].filter(([, { status }]) => status === 'open');
  const [contest, found] = dice.pick(waiting.length === 0 ? [...house.pools] : waiting);
  if (found.waiting !== undefined && !dice.oneIn(8)) {
    return dice.oneIn(3)
      ? draft(view, 'dispute-results', { contest, reason })
      : draft(view, 'confirm-results', { contest });
  }
  const isKnown = found.questions.every(({ id }) => found.results[id] !== undefined);
  if (isKnown && !dice.oneIn(8)) return draft(view, 'award-contest', { contest });
  const said = { ...someAnswers(found, dice), ...(dice.oneIn(4) ? {} : found.results) };
  const results = dice.oneIn(8) ? said : byPoints(found, said);
  return draft(view, 'record-results', { contest, results, ...(dice.oneIn(2) ? { reason } : {}) });
};

const tell: Scene = (view) => {
  const { house, dice } = view;
  const won = [...house.pools].filter(([, { award }]) => award !== undefined);
  const [contest, { standing = [] }] = dice.pick(won.length === 0 ? [...house.pools] : won);
  const [best] = standing;
  const patron = best === undefined || dice.oneIn(8) ? somePatron(view) : best.player;
  return draft(view, 'notify-winner', { contest, patron, how: 'letter' });
};

/** What happens around contests, one thing at a time. */
export const poolWork: Scene = (view) => {
  const { house, dice } = view;
  const isFew = [...house.pools.values()].filter(({ status }) => status === 'open').length < 3;
  if (house.pools.size === 0 || (isFew && dice.oneIn(5))) return open(view);
  if (dice.oneIn(60)) {
    return draft(view, 'cancel-contest', { contest: dice.pick([...house.pools])[0], reason });
  }
  if (dice.oneIn(6)) return tell(view);
  if (dice.oneIn(6)) return play(view);
  return dice.oneIn(2) ? enter(view) : decide(view);
};
