// What the members of a demo house predict: a bracket of next March and the football week that comes,
// both open, and a week whose games are being played or are over.
import { below, type RandomSource, seededSource } from '#chance';
import { type Command, type House, momentIn } from '#house';
import { choicesOf, type Question } from '#rules';
import type { ServerContext } from '#server';
import { demoCommand, doneAll } from './command.ts';
import { MEMBERS } from './drawings.ts';
import { post } from './posting.ts';
import { type DemoPosting, PAYING_FUND } from './room.ts';

const paidBy = PAYING_FUND.fund;
const FOOTBALL: DemoPosting = {
  offering: 'demo-football',
  activity: 'hgc-pro-football',
  paidBy,
};
const BRACKET: DemoPosting = {
  offering: 'demo-bracket',
  activity: 'hgc-march-madness-bracket',
  paidBy,
};
const LAST_WEEK = 'demo-last-week';
const MS_A_DAY = 86_400_000;

const TEAMS = [
  'Hawks',
  'Bears',
  'Lions',
  'Colts',
  'Rams',
  'Jets',
  'Bisons',
  'Pilots',
  'Miners',
  'Comets',
  'Otters',
  'Ravens',
];
const GAMES = Array.from({ length: TEAMS.length / 2 }, (_, at) => ({
  away: TEAMS[at * 2] as string,
  home: TEAMS[at * 2 + 1] as string,
  day: at * 2 + 2 === TEAMS.length ? 'monday' : 'sunday',
}));

const TOWNS = [
  'Ashford',
  'Birchwood',
  'Cedar Falls',
  'Dunmore',
  'Eastlake',
  'Fairview',
  'Glenwood',
  'Harbor',
  'Ironwood',
  'Juniper',
  'Kingsley',
  'Lakeside',
  'Maplewood',
  'Northgate',
  'Oakdale',
  'Pinehurst',
];
const NICKNAMES = ['Tech', 'State', 'College', 'Valley'];
const BRACKET_TEAMS = TOWNS.flatMap((town) => NICKNAMES.map((name) => `${town} ${name}`));

/** The first of January 1970 was a Thursday, the fourth a Sunday. */
const WEEKDAY = { thursday: 0, sunday: 3 } as const;

/** The first such weekday, as the room has it, going by days from an instant. */
export function dayFrom(
  weekday: keyof typeof WEEKDAY,
  instant: number,
  { zone, step }: { readonly zone: string; readonly step: 1 | -1 },
): string {
  for (let days = 0; ; days += step) {
    const day = momentIn(instant + days * MS_A_DAY, zone).slice(0, 10);
    if ((Date.parse(day) / MS_A_DAY - WEEKDAY[weekday]) % 7 === 0) return day;
  }
}

function answersTo(questions: readonly Question[], source: RandomSource) {
  const answers: Record<string, string | number> = {};
  for (const question of questions) {
    const choices = choicesOf(question, answers);
    answers[question.id] =
      question.of === 'points' ? below(source, 35) : (choices[below(source, choices.length)] ?? '');
  }
  return answers;
}

const picksIn = ({ pools }: House, contest: string, source: RandomSource): readonly Command[] =>
  MEMBERS.slice(0, 7).map((patron) =>
    demoCommand('demo-desk', 'enter-picks', {
      contest,
      patron,
      answers: answersTo(pools.get(contest)?.questions ?? [], source),
    }),
  );

const opened = (contest: string, { offering }: DemoPosting, facts: object): Command =>
  demoCommand('demo-floor', 'open-contest', { contest, offering, facts: { ...facts } });

async function enterAll({ house }: ServerContext, contest: string): Promise<void> {
  await doneAll(house, await house.read((live) => picksIn(live, contest, seededSource(3))));
}

/** The posted week before, with its entries; the games come later. */
export async function openLastWeek(context: ServerContext, sunday: string): Promise<void> {
  const { house, rulebook } = context;
  await doneAll(house, [
    ...post(rulebook, FOOTBALL),
    opened(LAST_WEEK, FOOTBALL, { sunday, games: GAMES }),
  ]);
  await enterAll(context, LAST_WEEK);
}

/** The results as far as they are known: of Sunday, and of Monday once that is over. */
export function resultsIn({ pools }: House, now: number): readonly Command[] {
  const { questions, hours } = pools.get(LAST_WEEK) ?? {};
  if (questions === undefined || hours === undefined) return [];
  const isOver = Date.parse(hours.until) <= now;
  const known = questions.filter(({ round }) => isOver || round === 'Sunday');
  const results = answersTo(known, seededSource(11));
  return [
    demoCommand('demo-desk', 'record-results', { contest: LAST_WEEK, results }),
    demoCommand('demo-floor', 'confirm-results', { contest: LAST_WEEK }),
  ];
}

/** A day of the next March. */
function marchAfter(now: number, zone: string): string {
  const [year = '', month] = momentIn(now, zone).split('-');
  return `${Number(year) + (Number(month) < 3 ? 0 : 1)}-03-18`;
}

/** Opens contests that still take entries. */
export async function openContests(context: ServerContext): Promise<void> {
  const { house, rulebook, clock } = context;
  const { zone, isPosted } = await house.read((live) => ({
    zone: live.zone,
    isPosted: live.offerings.has(FOOTBALL.offering),
  }));
  const sunday = dayFrom('sunday', clock() + 3 * MS_A_DAY, { zone, step: 1 });
  const starts = `${marchAfter(clock(), zone)}T09:00`;
  await doneAll(house, [
    ...(isPosted ? [] : post(rulebook, FOOTBALL)),
    ...post(rulebook, BRACKET),
    opened('demo-week', FOOTBALL, { sunday, games: GAMES }),
    opened('demo-march', BRACKET, { starts, teams: BRACKET_TEAMS }),
  ]);
  await enterAll(context, 'demo-week');
  await enterAll(context, 'demo-march');
}
