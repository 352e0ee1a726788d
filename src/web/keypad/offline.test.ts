import { expect, test } from 'vitest';
import type { Kept } from '#client';
import { factsWith, seatAt } from './facts.fixture.ts';
import { buttonOf, type Facts, type OfferingHere } from './facts.ts';
import { afterPresses, NO_NUMBER } from './offline.ts';

const kept = (type: Kept['type'], fields: object, id: string = type): Kept =>
  ({ id, by: 'dana', type, fields: { table: 'T1', ...fields } }) as Kept;

const START = kept('start-round', { fees: [] });
const END = kept('end-round', {});
const CALL = kept('call-hand', { seat: 2, offering: 'blazing' }, 'call-1');

const can = (facts: Facts): readonly string[] =>
  (facts.offerings[0] as OfferingHere).buttons
    .filter(({ canPress }) => canPress)
    .map(({ command }) => command);

test('with nothing that waits the house has the only word', () => {
  const facts = factsWith();
  expect(afterPresses(facts, [])).toBe(facts);
});

test('a round that runs when the line is cut can be ended, and another one begun without fees', () => {
  const running = factsWith({
    phase: 'round',
    round: 7,
    seats: [seatAt(1, { fees: [{ offering: 'blazing', fee: 'fee', amount: '1.00' }] })],
  });
  const ended = afterPresses(running, [END]);
  expect(ended).toMatchObject({ phase: 'idle', seats: [{ fees: [] }] });
  expect(ended).not.toHaveProperty('round');
  expect(can(ended)).toEqual(['start-round']);
  const begun = afterPresses(running, [END, START]);
  expect(begun).toMatchObject({ phase: 'round', round: NO_NUMBER });
  expect(can(begun)).toEqual(['call-hand', 'end-round']);
});

test('a hand that was called can be taken back, and the round is not over before', () => {
  const called = afterPresses(factsWith(), [START, CALL]);
  expect(called).toMatchObject({ phase: 'called', calls: [{ call: 'call-1', seat: 2, at: '' }] });
  expect(can(called)).toEqual(['uncall-hand']);
  const back = afterPresses(factsWith(), [START, CALL, kept('uncall-hand', { call: 'call-1' })]);
  expect(back).toMatchObject({ phase: 'round', calls: [] });
  expect(can(back)).toEqual(['call-hand', 'end-round']);
});

test('a refusal of the house is not kept for a button that has changed', () => {
  const start = { command: 'start-round', label: 'Start Game', roles: [] } as const;
  const because = { code: 'round-open', message: 'A round is open.' } as never;
  const facts = factsWith(
    { phase: 'round', round: 7 },
    { buttons: [{ ...start, canPress: false, because }] },
  );
  const [offering] = afterPresses(facts, [END]).offerings as [OfferingHere];
  expect(buttonOf(offering, 'start-round')).toEqual({ ...start, canPress: true });
});

test('who sits down, who leaves and which sensor is dark is shown at once', () => {
  const { seats } = afterPresses(factsWith(), [
    kept('seat-person', { seat: 1, person: 'tpp', position: 'player-dealer' }),
    kept('seat-person', { seat: 2, patron: 'p1' }),
    kept('seat-person', { seat: 3 }),
    kept('leave-seat', { seat: 3 }),
    kept('report-sensor', { seat: 3, works: false }),
    kept('seat-person', { seat: 2, position: 'backline', person: 'tpp' }),
    kept('seat-person', { seat: 2, position: 'backline', patron: 'p2' }),
    kept('leave-seat', { seat: 2, behind: 1 }),
  ]);
  expect(seats).toEqual([
    seatAt(1, { person: 'tpp', position: 'player-dealer' }),
    seatAt(2, {
      person: 'patron',
      position: 'seated',
      patron: 'p1',
      behind: [{ person: 'patron', patron: 'p2' }],
    }),
    seatAt(3, { isSensorOut: true }),
  ]);
});
