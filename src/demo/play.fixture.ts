// A demo in memory whose tables play as fast as a test asks.
import type { LogRecord } from '#house';
import { openApp, type TestApp } from '../server/app.fixture.ts';
import { boundAll } from './command.ts';
import type { RunningDemo } from './index.ts';
import type { Play } from './play.ts';

export interface PlayedDemo {
  readonly served: TestApp;
  readonly play: Play;
  /** Lets time pass, second by second; `look` is asked after each. */
  pass(seconds: number, look?: () => void | Promise<void>): Promise<void>;
  /** The records since a moment of the test. */
  since(seq: number): readonly LogRecord[];
  seq(): number;
}

export async function playDemo(): Promise<PlayedDemo> {
  const served = await openApp({ tables: 0, demo: 'new' });
  const { room } = served;
  const { play } = served.demo as RunningDemo;
  room.house.onRecords((records) => play.hear(records, room.now));
  return {
    served,
    play,
    async pass(seconds, look = () => {}) {
      for (let second = 0; second < seconds; second++) {
        room.now += 1_000;
        const commands = await room.house.read((live) => play.step(live, room.now));
        const all = await boundAll(served.context, commands);
        await Promise.all(all.map((command) => room.house.submit(command)));
        await look();
      }
    },
    since: (seq) => room.log().slice(seq),
    seq: () => room.house.status.seq,
  };
}
