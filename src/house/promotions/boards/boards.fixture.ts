// What tests of the whole house ask of boards: a command of every type, a scene with everything that
// can be wrong, and a day on which everything happens once.
import { given } from '#result';
import { type Faulty, set, WHO } from '../../fixtures/fault.fixture.ts';
import { type Floor, openedFloor } from '../../fixtures/floor.fixture.ts';
import { call, type Posting, post, win } from '../../fixtures/jackpot.fixture.ts';

const reason = 'for the test';
const none = 'none.2026-11-16.1000';

/** Hold'em hands, with who would play them. */
const HANDS = {
  sevensFull: { hole: '7h 7d', board: '7c 2s 2h 3d 9c' },
  kingsFull: { hole: 'Kh Kd', board: 'Kc 2s 2h 3d 9c' },
  fourNines: { hole: '9h 9d', board: '9c 9s 2h 3d 4c' },
  straight: { hole: 'Tc 2d', board: '6h 7s 8d 9c Kh' },
  royal: { hole: 'As Ks', board: 'Qs Js Ts 3c 4d' },
  threeSevens: { hole: '7s Kc', board: '7h 7d 9c Js 3d' },
} as const;
type Hand = keyof typeof HANDS;

/** A house with a table of hold'em, two patrons in their seats, and funds that can pay. */
export function boardFloor(at?: string): Floor {
  const floor = openedFloor(
    given({
      game: 'texas-holdem',
      seats: 9,
      at,
    }),
  );
  floor.do('abe', 'open-fund', { fund: 'hj', title: 'Hawaiian Jackpot', of: 'GEGA-001477' });
  for (const fund of ['hj', 'common']) {
    floor.do('abe', 'feed-fund', { fund, amount: '50000', reason: 'collections' });
  }
  ['pat', 'sam'].forEach((patron, at) => {
    floor.do('dee', 'enrol-patron', { patron });
    floor.do('dana', 'seat-person', { table: 'T1', seat: at + 1, patron });
  });
  return floor;
}

const HAPPY = 'hgc-high-hand-happy-hours';
const RACE = 'hgc-high-hand';

/** The hours of a day by their beginnings: `10` is from 10 to 11. */
export const hoursFrom = (...hours: readonly number[]) => ({
  hours: hours.map((hour) => ({ from: `${hour}:00`, until: `${hour + 1}:00` })),
});

export const postHappyHours = (floor: Floor, as: string, posting: Posting = {}): void =>
  post(floor, HAPPY, { as, paidBy: 'hj', more: hoursFrom(10), ...posting });

/** A race for points without dates: the desk has to end it. */
export function postRace(
  floor: Floor,
  as: string,
  prizes: readonly string[],
  posting: Posting = {},
) {
  const placePrizes = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`${at + 1}`, prizes[at] ?? '0.00']),
  );
  post(floor, RACE, {
    as,
    paidBy: 'common',
    options: { mode: 'points' },
    ...posting,
    more: { values: { placePrizes }, tables: ['T1'], ...posting.more },
  });
}

/** A hand that is played, called, verified and authorized. */
export function showHand(
  floor: Floor,
  {
    offering,
    hand,
    seat = 1,
  }: { readonly offering: string; readonly hand: Hand; readonly seat?: number },
) {
  const { hole, board } = HANDS[hand];
  const seats = [1, 2, 3, 4, 5].map((each) => (each === seat ? { seat, hole } : { seat: each }));
  return win(floor, { offering, seat, deal: { seats, board, pot: '40.00' } });
}

/** The line that stands on a board at some place of its entries. */
export const entryOn = ({ house }: Floor, board: string, at = 0): string =>
  house.boards.get(board)?.entries[at]?.id ?? '';

/** A scene at 11: every board in another state. */
function scene(): Floor {
  const floor = boardFloor();
  for (const as of ['won', 'done', 'waits', 'changed']) postHappyHours(floor, as);
  postHappyHours(floor, 'later', { more: hoursFrom(11) });
  postHappyHours(floor, 'pending', { more: hoursFrom(11) });
  for (const as of ['race', 'doubted']) postRace(floor, as, ['100.00']);
  for (const offering of ['won', 'done', 'waits', 'changed', 'race', 'doubted']) {
    showHand(floor, { offering, hand: 'sevensFull' });
  }
  floor.tick('2026-11-16T11:00:00-08:00');
  for (const offering of ['later', 'pending']) showHand(floor, { offering, hand: 'sevensFull' });
  floor.do('max', 'award-board', { board: 'done.2026-11-16.1000' });
  for (const board of ['waits.2026-11-16.1000', 'changed.2026-11-16.1000', 'doubted.all']) {
    const entry = entryOn(floor, board);
    floor.do('flo', 'correct-entry', { board, entry, patron: 'sam', reason });
  }
  floor.do('fred', 'confirm-correction', { board: 'changed.2026-11-16.1000' });
  floor.do('dee', 'enrol-patron', { patron: 'out' });
  floor.do('carl', 'exclude-patron', { patron: 'out', reason });
  floor.do('dana', 'start-round', { table: 'T1', fees: [] });
  call(floor, { offering: 'pending' });
  return floor;
}

const unknown = set('unknown-board', { board: none });

export function boardFaults(): { readonly floor: Floor; readonly faulty: readonly Faulty[] } {
  const floor = scene();
  const [won, done, waits] = ['won', 'done', 'waits'].map((name) => `${name}.2026-11-16.1000`);
  const [later, pending] = ['later', 'pending'].map((name) => `${name}.2026-11-16.1100`);
  const race = { board: 'race.all', entry: entryOn(floor, 'race.all') };
  const waiting = {
    fields: { board: waits, reason },
    faults: [
      ...WHO,
      { code: 'second-person', by: 'flo', set: { board: waits } } as const,
      unknown,
      set('no-correction-waits', { board: won }),
    ],
  };
  const faulty: readonly Faulty[] = [
    {
      type: 'close-board',
      by: 'dee',
      fields: { board: race.board },
      faults: [
        ...WHO,
        set('call-pending', { board: pending }),
        unknown,
        set('board-not-over', { board: later }),
        set('board-done', { board: won }),
        set('correction-waits', { board: 'doubted.all' }),
      ],
    },
    {
      type: 'correct-entry',
      by: 'dee',
      fields: { ...race, isStruck: true, reason },
      faults: [
        ...WHO,
        set('unknown-patron', { patron: 'nobody' }),
        set('ineligible-person', { patron: 'out' }),
        unknown,
        set('unknown-entry', { entry: 'nothing:1' }),
        set('board-done', { board: done, entry: entryOn(floor, done ?? '') }),
        set('correction-waits', { board: waits, entry: entryOn(floor, waits ?? '') }),
        set('bad-correction', { isStruck: false }),
      ],
    },
    { type: 'confirm-correction', by: 'fred', ...waiting, fields: { board: waits } },
    { type: 'reject-correction', by: 'fred', ...waiting },
    {
      type: 'award-board',
      by: 'fred',
      fields: { board: won },
      faults: [
        ...WHO,
        { code: 'second-person', by: 'flo', set: { board: 'changed.2026-11-16.1000' } },
        unknown,
        set('board-not-over', { board: race.board }),
        set('board-done', { board: done }),
        set('correction-waits', { board: waits }),
      ],
    },
  ];
  return { floor, faulty };
}

export function boardDay(): Floor {
  const floor = boardFloor();
  postHappyHours(floor, 'great', { values: { prize: '6000.00' } });
  postRace(floor, 'race', ['100.00']);
  showHand(floor, { offering: 'great', hand: 'sevensFull' });
  showHand(floor, { offering: 'race', hand: 'sevensFull' });
  floor.tick('2026-11-16T11:00:00-08:00');
  floor.do('dee', 'close-board', { board: 'race.all' });
  const board = 'great.2026-11-16.1000';
  const entry = entryOn(floor, board);
  const correction = { board, entry, patron: 'sam', reason };
  floor.do('dee', 'correct-entry', correction);
  floor.do('fred', 'reject-correction', { board, reason });
  floor.do('dee', 'correct-entry', correction);
  floor.do('fred', 'confirm-correction', { board });
  floor.do('flo', 'award-board', { board });
  floor.do('max', 'award-board', { board });
  floor.both({ type: 'void-award', call: floor.house.boards.get(board)?.award, reason });
  return floor;
}
