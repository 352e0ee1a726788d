import { expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import {
  type Command,
  decide,
  decodeCommand,
  type Event,
  evolveRecord,
  makeRulebook,
  newHouse,
  TOPICS,
} from '#house';
import { sure } from '#result';
import { newLoad } from '#simulate';
import { makeRoomClock } from '../../store/clock.ts';

const COMMANDS = 1_500;

/** A floor that is simulated; the listener is called with the events of each command. */
function simulate(seed: number, onEvents: (events: readonly Event[]) => void) {
  const house = newHouse();
  const rulebook = makeRulebook(ACTIVITIES);
  const load = newLoad({ seed, tables: 6 });
  const momentOf = makeRoomClock(load.now);
  const ask = (command: Command): number => {
    const at = momentOf(house);
    const decision = decide(house, command, at, rulebook);
    if (!decision.ok || decision.value.length === 0) return 0;
    const { id, by, type } = command;
    const events = decision.value;
    const seq = house.seq + 1;
    const record = { seq, id, input: '', at: at.text, by, command: type, events };
    evolveRecord(house, record, at);
    load.count([record]);
    onEvents(events);
    return events.length;
  };
  const tick = (id: string): number => {
    const [by] = [...house.staff].find(([, { roles }]) => roles.includes('clock')) ?? [''];
    return ask(sure(decodeCommand({ id, by, type: 'tick' })));
  };
  return {
    house,
    rulebook,
    run(commands: number): void {
      for (let number = 0; number < commands; number += 1) {
        load.wave(house, 1).forEach(ask);
        if (!load.pass(1)) continue;
        for (let ticks = 0; tick(`tick-${number}-${ticks}`) > 0; ticks += 1);
      }
    },
  };
}

test('no event changes what a topic tells but those that it names', () => {
  const told = new Map<string, string>();
  const unnamed = new Set<string>();
  const met = new Set<string>();
  const floor = simulate(7, (events) => {
    for (const { name, changedBy, itemsOf } of TOPICS) {
      const now = JSON.stringify([...itemsOf(floor.house, floor.rulebook)]);
      const isNamed = events.some(({ type }) => changedBy.includes(type));
      if (now !== told.get(name) && !isNamed && told.has(name)) {
        unnamed.add(`${name}: ${events.map(({ type }) => type).join()}`);
      }
      if (now !== told.get(name)) met.add(name);
      told.set(name, now);
    }
  });
  floor.run(COMMANDS);
  expect([...unnamed]).toEqual([]);
  expect(met).toEqual(new Set(TOPICS.map(({ name }) => name)));
});
