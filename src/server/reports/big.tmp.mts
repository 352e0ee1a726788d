import { mkdtempSync, rmSync } from 'node:fs';
import { REPORTS } from '#house';
import { centsOf } from '#money';
import { openPglite } from '../../store/pglite.ts';
import { makeReports } from './make.ts';
const dir = mkdtempSync('/tmp/meas/db-');
const store = await openPglite(dir);
const N = 1_000_000, B = 10000, START = Date.parse('2026-01-01T18:00:00Z');
const step = 300 * 86_400_000 / N;
const at = (seq: number) => new Date(START + seq * step).toISOString().replace('Z', '+00:00');
const env = (seq: number, command: string, events: unknown[]) => JSON.stringify({ seq, id: `k${seq}`, input: 'x'.repeat(43), at: at(seq), by: 'dana', command, events });
const t0 = performance.now();
for (let base = 0; base < N; base += B) {
  await store.append(Array.from({ length: B }, (_, i) => {
    const seq = base + i + 1; const table = `T${seq % 50}`;
    const moves = [['contribution', `table/${table}/box`, 'fund/blazing/meter/progressive', '1.40'], ['contribution', `table/${table}/box`, 'fund/blazing/reserve', '5.60']];
    const body = seq === 1 ? env(seq, 'open-house', [{ type: 'house-opened', name: 'R', zone: 'America/Los_Angeles', staff: [], settings: { dayStart: '06:00' } }])
      : seq <= 51 ? env(seq, 'open-table', [{ type: 'table-opened', table: `T${seq - 2}`, game: 'g' }])
      : seq % 2 ? env(seq, 'start-round', [{ type: 'round-started', table, round: seq, fees: [{ offering: 'blazing', fee: 'fee', seats: [1,2,3,4,5,6,7], each: '1.00' }], moves }])
      : env(seq, 'end-round', [{ type: 'round-ended', table, round: seq }]);
    const entries = seq > 51 && seq % 2 ? moves.map(([kind, debit, credit, a]) => ({ kind: kind as 'contribution', debit: debit!, credit: credit!, amount: centsOf(BigInt(a!.replace('.', ''))) })) : [];
    return { seq, id: `k${seq}`, body, hash: 'ab'.repeat(32), entries };
  }));
}
console.log('written s', ((performance.now() - t0) / 1000).toFixed(0));
const book = new Map(await store.sumEntries({ after: 0, through: N }));
let worst = 0;
const timed = new Proxy(store, { get: (target, key) => { const f = (target as any)[key]; return typeof f !== 'function' ? f : async (...a: unknown[]) => { const t = performance.now(); try { return await f.apply(target, a); } finally { worst = Math.max(worst, performance.now() - t); } }; } });
const house: any = { read: async (look: any) => look({ name: 'R', zone: 'America/Los_Angeles', book, at: START + N * step }, { seq: N, hash: '' }), withStore: (use: any) => use(timed) };
const { make } = makeReports(house, () => START + N * step);
for (const [id, order] of [['meters', {}], ['collection', { from: '2026-05-10' }], ['fund-statement', { from: '2026-05-10' }], ['fund-statement', { from: '2026-10-20' }], ['table-activity', { from: '2026-02-01' }], ['fund-statement', { from: '2026-05-01', to: '2026-05-31' }]] as const) {
  worst = 0; const t = performance.now();
  const sheet: any = await make(REPORTS.find((r) => r.id === id)!, { ...order, asked: {} } as any);
  console.log(id, JSON.stringify(order), 'ms', (performance.now() - t).toFixed(0), 'longest statement', worst.toFixed(0), sheet.ok ? [sheet.value.madeFrom.last - sheet.value.madeFrom.first + 1, sheet.value.notes.length] : sheet.error);
}
await store.close(); rmSync(dir, { recursive: true });
