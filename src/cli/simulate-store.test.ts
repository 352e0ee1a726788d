import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { type Command, type LogRecord, newHouse } from '#house';
import { newLoad } from '#simulate';
import { HouseError, type RunningHouse } from '#store';
import { underLoad } from './simulate-store.ts';
import { terminalOf } from './terminal.ts';

type Listener = (records: readonly LogRecord[]) => void;

/** A load on a house that no one has opened, and that answers as the test wants. */
function loaded(submit: (command: Command, tell: Listener) => ReturnType<RunningHouse['submit']>) {
  const options = { seed: 3, commands: 40, tables: 2, data: 'none' };
  const listeners: Listener[] = [];
  const house: RunningHouse = {
    submit: (command) => submit(command, (records) => listeners[0]?.(records)),
    read: async (look) => look(newHouse(), { seq: 0, hash: '' }),
    onRecords: (listener) => {
      listeners.push(listener);
      return () => {};
    },
    withStore: async () => {
      throw new HouseError('stopped', 'It has no store.');
    },
    status: {
      state: 'running',
      name: '',
      seq: 0,
      queued: 0,
      isClockDoubted: false,
      store: 'none',
    },
    sign: async () => {},
    vouching: () => undefined,
    tick: async () => 0,
    close: async () => {},
  };
  const streams = {
    stdin: new PassThrough(),
    stdout: new PassThrough(),
    stderr: new PassThrough(),
  };
  return underLoad({ load: newLoad(options), house }, options, terminalOf(streams, true));
}

test('a store that fails is a failure and no finding, also for the command that is sent twice', async () => {
  const full = async () => {
    throw new HouseError('stopped', 'The disk is full.');
  };
  await expect(loaded(full)).rejects.toMatchObject({ code: 'stopped' });
});

test('a command that the house cannot decide is a finding, and is named', async () => {
  const failing = async () => {
    throw new HouseError('failed', 'It could not be decided.');
  };
  const { finding, summary } = await loaded(failing);
  expect(finding).toMatchObject({
    number: 1,
    command: { id: 'c1', type: 'open-house' },
    what: 'It could not be decided.',
  });
  expect(summary.commands).toBe(1);
});

test('a record that cannot be counted names its command', async () => {
  const written = new Set<string>();
  const { finding } = await loaded(async ({ id, by, type }, tell) => {
    // The third command is written under a sequence number that is not its own.
    const seq = id === 'c3' ? 7 : Number(id.slice(1));
    const isFirst = !written.has(id);
    written.add(id);
    const at = '2026-11-02T10:00:00.000-08:00';
    if (isFirst) tell([{ seq, id, input: '', at, by, command: type }]);
    return { seq, at, events: [] };
  });
  expect(finding).toMatchObject({ number: 3, command: { id: 'c3' } });
});
