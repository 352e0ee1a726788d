// Logs with drawings in them, and logs of a person who rewrites one and makes every hash fit.
import { describe, expect, test } from 'vitest';
import { commitmentOf, drawSerial, rootOf } from '#drawing';
import type { Event, LogRecord } from '#house';
import type { EventOf } from '../house/events.ts';
import { asBefore, type Floor } from '../house/fixtures/floor.fixture.ts';
import {
  COMMITMENT,
  claim,
  draw,
  drawingFloor,
  drumDay,
  issue,
  missed,
  putUp,
  SECRET,
} from '../house/promotions/drums/drums.fixture.ts';
import type { Drawing } from '../house/promotions/drums/state.ts';
import { showDay } from '../house/promotions/shows/shows.fixture.ts';
import { evidenceOf, forged, recordWith, rowsOf } from './verify.fixture.ts';
import { verifyEvidence } from './verify.ts';

const verdictOf = (rows: ReturnType<typeof rowsOf>) => verifyEvidence(evidenceOf(rows));

/** Two tickets come out, and no one holds the first; a public value takes part, as it could before. */
function drawn(): Floor {
  const floor = drawingFloor();
  putUp(floor, 'hgc-cash-drawing', { as: 'cash' });
  for (const patron of ['p1', 'p2', 'p3']) issue(floor, 'cash', patron, 40);
  asBefore(floor, 'max', {
    ...{ type: 'drawing-announced', drawing: 'friday', offering: 'cash', rule: 'drawing' },
    ...{ row: 'cash-prize', winners: 1, carried: 0, absent: 'house-decides' },
    ...{ commitment: COMMITMENT, publicSource: 'the closing index' },
  } as EventOf<'drawing-announced'>);
  floor.do('dee', 'close-drum', { drawing: 'friday' });
  const { entries, root = '' } = floor.house.drums.drawings.get('friday') as Drawing;
  const publicValue = '4021';
  asBefore(floor, 'dee', {
    ...({
      type: 'ticket-drawn',
      drawing: 'friday',
      offering: 'cash',
      draw: 1,
      publicValue,
    } as const),
    serial: drawSerial({ secret: SECRET, root, publicValue, draw: 1 }, entries),
  });
  missed(floor, 'friday', { redraws: true });
  draw(floor, 'friday');
  claim(floor, 'friday');
  return floor;
}

test('every drawing of a log is run again', async () => {
  const { log, house } = drawn();
  expect(house.drums.drawings.get('friday')?.status).toBe('ended');
  expect(await verdictOf(rowsOf(log))).toMatchObject({
    ok: true,
    drawings: { electronic: 1, mechanical: 0 },
  });
});

test('so are those of a day on which everything happens, drums in the room beside them', async () => {
  const verdict = await verdictOf(rowsOf(drumDay().log));
  expect(verdict).toMatchObject({ ok: true });
  const { drawings } = verdict as { drawings: Record<string, number> };
  expect(drawings['electronic']).toBeGreaterThan(0);
  expect(drawings['mechanical']).toBeGreaterThan(0);
});

describe('whoever rewrites a drawing and makes the hashes fit is found out', () => {
  const { log } = drawn();
  type Changed = { -readonly [Name in keyof Event]: Event[Name] } & Record<string, unknown>;

  const rewritten = (type: Event['type'], change: (event: Changed) => void) =>
    forged(log, recordWith(log, type).seq, (record) => {
      const event = (record.events as unknown as Changed[]).find((each) => each.type === type);
      change(event as Changed);
    });

  const OTHER = '77'.repeat(32);

  test.each<[string, Event['type'], Changed | Record<string, unknown>, RegExp]>([
    ['the number that came out', 'ticket-drawn', { serial: 1 }, /draw 1 says 1; secret and/],
    ['a number that nobody has', 'ticket-drawn', { serial: 900 }, /900 was not in the drum/],
    ['the public value', 'ticket-drawn', { publicValue: '4022' }, /two public values/],
    ['the commitment', 'drawing-announced', { commitment: OTHER }, /is not the one announced/],
    ['the entries', 'drum-closed', { entries: [[1, 119]] }, /the drum has 119 numbers, 120/],
    ['the root', 'drum-closed', { root: rootOf([[1, 119]]) }, /the entries have the root/],
    [
      'entries, count and root',
      'drum-closed',
      { entries: [[1, 119]], count: 119, root: rootOf([[1, 119]]) },
      /says \d+; secret and entries give/,
    ],
    ['the secret', 'drawing-ended', { secret: OTHER }, /not the one that was committed to/],
    ['how many were drawn', 'drawing-ended', { draws: 3 }, /ended with 2 draws, not with 3/],
    ['a secret that is left out', 'drawing-ended', { secret: undefined }, /was not published/],
  ])('%s', async (_what, type, fields, what) => {
    const verdict = await verdictOf(rewritten(type, (event) => Object.assign(event, fields)));
    expect(verdict).toMatchObject({ ok: false, what: expect.stringMatching(what) });
    expect(verdict).toMatchObject({ what: expect.stringContaining('drawing friday') });
  });

  test('a secret with the commitment that fits it, both times that it was posted', async () => {
    const records = structuredClone(log) as LogRecord[];
    for (const { events = [] } of records) {
      for (const event of events as unknown as Changed[]) {
        if ('commitment' in event) event['commitment'] = commitmentOf(OTHER);
        if (event.type === 'drawing-ended') event['secret'] = OTHER;
      }
    }
    expect(await verdictOf(rowsOf(records))).toMatchObject({
      ok: false,
      what: expect.stringMatching(/secret and entries give/),
    });
  });
});

describe('whoever rewrites a show and makes the hashes fit is found out', () => {
  const { log } = showDay();
  const OTHER = '77'.repeat(32);

  /** Of the show in which chance decided every step. */
  const rewritten = (type: Event['type'], fields: object) => {
    const isOf = (event: object) => (event as { show?: string }).show === 'three';
    const record = log.find(({ events = [] }) =>
      events.some((event) => event.type === type && isOf(event)),
    ) as LogRecord;
    return forged(log, record.seq, ({ events = [] }) => {
      const event = events.find((each) => each.type === type) as object;
      Object.assign(event, fields);
    });
  };

  test('and one that nobody has touched is right', async () => {
    expect(await verdictOf(rowsOf(log))).toMatchObject({ ok: true });
  });

  test.each<[string, Event['type'], object, RegExp]>([
    ['how it began', 'show-started', { chance: OTHER }, /step 0 of the show three had another/],
    ['a step', 'show-stepped', { chance: OTHER }, /step 1 of the show three had another chance/],
    ['the commitment', 'show-started', { commitment: OTHER }, /not the one that was committed to/],
    ['the secret', 'show-awarded', { secret: OTHER }, /not the one that was committed to/],
    ['a secret left out', 'show-awarded', { secret: undefined }, /show three was not published/],
  ])('%s', async (_what, type, fields, what) => {
    const verdict = await verdictOf(rewritten(type, fields));
    expect(verdict).toMatchObject({ ok: false, what: expect.stringMatching(what) });
  });
});
