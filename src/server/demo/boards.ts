// Boards and contests of a demo house: a period of high hands that waits to be awarded, and a week of
// football that some members have picked and everybody with a card still can.
import { below, type RandomSource } from '#chance';
import { type Command, type House, momentIn } from '#house';
import { done, type ServerContext } from '../context.ts';
import { demoCommand, doneAll } from './command.ts';
import { COMMON_FUND, PAYING_FUND } from './room.ts';

const HIGH_HANDS = 'demo-high-hands';
const FOOTBALL = 'demo-football';
const WEEK = 'demo-week';
const TABLE = 'demo-3';
const MS_A_MINUTE = 60_000;
const MS_A_DAY = 24 * 60 * MS_A_MINUTE;

const TEAMS = [
  ...['Hawks', 'Bears', 'Lions', 'Colts', 'Rams', 'Jets', 'Bisons', 'Pilots', 'Miners', 'Comets'],
  ...['Otters', 'Ravens'],
];
const GAMES = Array.from({ length: TEAMS.length / 2 }, (_, at) => ({
  away: TEAMS[at * 2] as string,
  home: TEAMS[at * 2 + 1] as string,
  day: at * 2 + 2 === TEAMS.length ? 'monday' : 'sunday',
}));

function posting(offering: string, activity: string, document: object): readonly Command[] {
  const proposal = demoCommand('demo-marketing', 'propose', {
    action: {
      ...{ type: 'post-offering', offering, activity, document: { ...document } },
      ...{ paidBy: PAYING_FUND.fund, closesTo: COMMON_FUND },
    },
  });
  return [proposal, demoCommand('demo-accounting', 'approve', { proposal: proposal.id })];
}

/** The Sunday of the next week, as the room has it. */
function sundayAfter(now: number, zone: string): string {
  for (let days = 3; ; days++) {
    const day = momentIn(now + days * MS_A_DAY, zone).slice(0, 10);
    // The fourth of January 1970 was a Sunday.
    if ((Date.parse(day) / MS_A_DAY - 3) % 7 === 0) return day;
  }
}

/** Members who have made their picks. */
function picksOf({ club }: House, source: RandomSource): readonly Command[] {
  return [...club.members.keys()].slice(0, 7).map((patron) => {
    const winners = GAMES.map(({ away, home }, at): [string, string] => [
      `g${at + 1}`,
      below(source, 2) === 0 ? away : home,
    ]);
    const points = { 'monday-away': below(source, 35), 'monday-home': below(source, 35) };
    const answers = { ...Object.fromEntries(winners), ...points };
    return demoCommand('demo-desk', 'enter-picks', { contest: WEEK, patron, answers });
  });
}

/** Posts the football promotion and opens the week that comes. */
export async function openContests(context: ServerContext, source: RandomSource): Promise<void> {
  const { house, clock } = context;
  const values = { first: '500.00', second: '300.00', third: '200.00', weeks: 'Every week' };
  const zone = await house.read((live) => live.zone);
  const facts = { sunday: sundayAfter(clock(), zone), games: GAMES };
  await doneAll(house, [
    ...posting(FOOTBALL, 'hgc-pro-football', { values }),
    demoCommand('demo-floor', 'open-contest', { contest: WEEK, offering: FOOTBALL, facts }),
  ]);
  await doneAll(house, await house.read((live) => picksOf(live, source)));
}

const HANDS = [
  { seat: 1, hole: '7h 7d', board: '7c 2s 2h 3d 9c' },
  { seat: 3, hole: 'Kh Kd', board: 'Kc 4s 4h 3d 9c' },
  { seat: 2, hole: 'Tc 2d', board: '6h 7s 8d 9c Kh' },
] as const;

/** Three hands of a period that ends a minute later, so that the board waits for its award. */
export async function playHighHands(context: ServerContext): Promise<void> {
  const { house, clock } = context;
  const zone = await house.read((live) => live.zone);
  const clockAt = (instant: number): string => momentIn(instant, zone).slice(11, 16);
  const hours = [{ from: clockAt(clock()), until: clockAt(clock() + MS_A_MINUTE) }];
  const values = { minimumHand: 'full house', prize: '300.00', form: 'cash' };
  const document = { values, hours, tables: [TABLE] };
  await doneAll(house, posting(HIGH_HANDS, 'hgc-high-hand-happy-hours', document));
  for (const { seat, hole, board } of HANDS) {
    const call = demoCommand('demo-dealer', 'call-hand', {
      ...{ table: TABLE, seat, offering: HIGH_HANDS },
    });
    const seats = [1, 2, 3].map((each) => (each === seat ? { seat, hole } : { seat: each }));
    await done(house, demoCommand('demo-dealer', 'start-round', { table: TABLE, fees: [] }));
    await done(house, call);
    const verified = { call: call.id, deal: { seats, board }, deckCounted: true };
    await done(house, demoCommand('demo-floor', 'verify-call', verified));
    await done(house, demoCommand('demo-floor-2', 'authorize-call', { call: call.id }));
    await done(house, demoCommand('demo-dealer', 'end-round', { table: TABLE }));
  }
}
