// Boards of a demo house: one is filled hand by hand while it is served, points race beside it, and a
// happy hour that is over waits to be awarded.
import { below, type RandomSource, seededSource } from '#chance';
import { type Command, momentIn } from '#house';
import type { ServerContext } from '#server';
import { pickOf } from './choose.ts';
import { demoCommand, doneAll } from './command.ts';
import { isWon } from './deals.ts';
import { post } from './posting.ts';
import { type DemoPosting, PAYING_FUND } from './room.ts';
import { feesAt, playersAt, sceneAt, type TableScene } from './table.ts';

const HAPPY_HOUR = 'demo-high-hands';
const BONUS = 'demo-high-hand-bonus';
const RACE = 'demo-points-race';
/** Where hands of the boards are played. */
const TABLE = 'demo-3';
const PLACES_PAID = 20;
const MS_A_MINUTE = 60_000;
const HAPPY_MINUTES = 5;
const MS_A_DAY = 24 * 60 * MS_A_MINUTE;

const HANDS = [
  { hole: '7h 7d', board: '7c 2s 2h 3d 9c' },
  { hole: 'Kh Kd', board: 'Kc 4s 4h 3d 9c' },
  { hole: 'Jh Jd', board: 'Jc 8s 8h 3d 2c' },
  { hole: '5h 5d', board: '5c 5s Qh 3d 9c' },
  { hole: 'Ah Ad', board: 'Ac Ts Th 3d 9c' },
  { hole: '9h 9d', board: '9c 9s Kh 3d 4c' },
] as const;

/** A hand from its call to the board; two people have seen it. */
function handOn(scene: TableScene, by: string, said: { offering: string; source: RandomSource }) {
  const table = scene.house.tables.get(TABLE);
  if (table?.open === undefined || table.round !== undefined) return [];
  const players = playersAt(table);
  // Most of those who win something have said who they are.
  const known = players.filter((each) => table.seated.get(each)?.patron !== undefined);
  const isKnown = known.length > 0 && below(said.source, 3) > 0;
  const seat = pickOf(said.source, isKnown ? known : players);
  const { hole, board } = HANDS[below(said.source, HANDS.length)] as (typeof HANDS)[number];
  if (seat === undefined) return [];
  const seats = players.map((each) => (each === seat ? { seat, hole } : { seat: each }));
  const deal = { seats, board, pot: '120.00' };
  const { offering } = said;
  if (!isWon(scene, offering, { ...deal, game: table.open.game })) return [];
  const call = demoCommand(by, 'call-hand', { table: TABLE, seat, offering });
  return [
    demoCommand(by, 'start-round', { table: TABLE, fees: feesAt(scene, TABLE, table) }),
    call,
    demoCommand('demo-floor', 'verify-call', { call: call.id, deal, deckCounted: true }),
    demoCommand('demo-floor-2', 'authorize-call', { call: call.id }),
    demoCommand(by, 'end-round', { table: TABLE }),
  ];
}

/** Once in so many rounds of the table a player has a hand for one of the boards. */
const ONE_IN = 3;

export function boardHandAt(
  scene: TableScene,
  name: string,
  { by, source }: { readonly by: string; readonly source: RandomSource },
): readonly Command[] {
  if (name !== TABLE || below(source, ONE_IN) > 0) return [];
  const offering = below(source, 2) === 0 ? BONUS : RACE;
  return handOn(scene, by, { offering, source });
}

/** The places of the race, and what they are paid. */
const placePrizes = Object.fromEntries(
  Array.from({ length: PLACES_PAID }, (_, place) => [
    `${place + 1}`,
    place < 3 ? `${300 - 100 * place}.00` : '20.00',
  ]),
);

/** Posts the boards that go on while the demo is served, with some hands. */
export async function openBoards({ house, rulebook, clock }: ServerContext): Promise<void> {
  const zone = await house.read((live) => live.zone);
  const from = momentIn(clock() - MS_A_MINUTE, zone);
  const until = momentIn(clock() + 5 * MS_A_DAY, zone);
  const tables = [TABLE];
  await doneAll(house, [
    ...post(rulebook, {
      offering: BONUS,
      activity: 'bay101-poker-high-hand-bonus',
      paidBy: 'demo-poker-bonus',
      document: {
        options: { hands: 'B' },
        values: { highHand: '300.00', paidIn: 'cash' },
        tables,
        hours: [{ from: '00:00', until: '24:00' }],
      },
    }),
    ...post(rulebook, {
      offering: RACE,
      activity: 'hgc-high-hand',
      paidBy: PAYING_FUND.fund,
      document: {
        options: { mode: 'points', absent: '1' },
        values: { placePrizes },
        tables,
        from,
        until,
      },
    }),
  ]);
  const source = seededSource(5);
  const scene = await house.read((live) => sceneAt(live, rulebook, clock()));
  await doneAll(
    house,
    [BONUS, RACE, RACE, BONUS, RACE, BONUS, RACE].flatMap((offering) =>
      handOn(scene, 'demo-dealer', { offering, source }),
    ),
  );
}

/** A few minutes of high hands, which are over when the demo is opened. */
export async function playHappyHour(
  { house, rulebook }: ServerContext,
  scene: TableScene,
  source: RandomSource,
): Promise<void> {
  const clockAt = (instant: number): string => momentIn(instant, scene.house.zone).slice(11, 16);
  const { instant } = scene.at;
  const posting: DemoPosting = {
    offering: HAPPY_HOUR,
    activity: 'hgc-high-hand-happy-hours',
    paidBy: PAYING_FUND.fund,
    document: {
      values: { minimumHand: 'full house', prize: '300.00', form: 'cash' },
      hours: [{ from: clockAt(instant), until: clockAt(instant + HAPPY_MINUTES * MS_A_MINUTE) }],
      tables: [TABLE],
    },
  };
  await doneAll(house, post(rulebook, posting));
  await doneAll(
    house,
    [1, 2, 3].flatMap(() => handOn(scene, 'demo-dealer', { offering: HAPPY_HOUR, source })),
  );
}
