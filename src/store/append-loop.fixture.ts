// A process that appends so many times, or until it is ended, and says on its output what has been
// acknowledged:
//   append-loop.fixture.ts DATA ROWS-A-BATCH FILLER-BYTES TIMES
// It begins with `head N`; then `acked N` follows every append, and `failed CODE` the last one.
import { randomBytes } from 'node:crypto';
import { openPglite } from './pglite.ts';
import { rowsAfter } from './rows.fixture.ts';
import { type LogRow, StoreError } from './store.ts';

const [data = '', count = '', filler = '', times = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const store = await openPglite(data);
  let head = await store.head();
  say(`head ${head.seq}`);
  for (let time = 0; time < Number(times); time += 1) {
    const rows = rowsAfter(head, Number(count), randomBytes(Number(filler) / 2).toString('hex'));
    await store.append(rows);
    head = rows.at(-1) as LogRow;
    say(`acked ${head.seq}`);
  }
  await store.close();
} catch (error) {
  say(`failed ${error instanceof StoreError ? error.code : error}`);
  process.exitCode = 1;
}
