// Three in the morning, five people on shift under `standard`: a dealer, two of the floor, the cage and a desk
// clerk. Each job says how many people it takes; nobody of the office is there.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIXED } from '../../src/server/api/won.fixture.ts';
import { type Attacked, attacked } from './attack.fixture.ts';

let room: Attacked;
/** Who had a hand in each job. */
const people = new Map<string, Set<string>>();

beforeAll(async () => {
  room = await attacked();
  await room.post('hgc-cash-drawing', 'cash');
});
afterAll(() => room.served.close());

function noted(job: string, badge: string): void {
  const who = people.get(job) ?? new Set();
  people.set(job, who.add(badge));
}

async function job(name: string, badge: string, type: string, fields: object = {}) {
  noted(name, badge);
  const answer = await room.as(badge, type, fields);
  expect({ name, code: answer.code, body: answer.body }).toMatchObject({ code: 'done' });
  return answer;
}

async function together(name: string, [one, other]: readonly [string, string], command: object) {
  for (const badge of [one, other]) noted(name, badge);
  expect((await room.together(one, other, command)).code).toBe('done');
}

test('a shift of five does all that a night asks for, with as many people as each job takes', async () => {
  const table = 'T1';
  await job('seat', 'dana', 'seat-person', { table, seat: 1, patron: 'p1' });
  const seats = [1, 2, 3, 4, 5, 6, 7];
  await job('fee', 'dana', 'start-round', { table, fees: [{ offering: 'blazing', seats }] });
  const hit = { table, seat: 1, offering: 'blazing' };
  const { id: call } = await job('hit', 'dana', 'call-hand', hit);
  const looked = { deckCounted: true, checks: { surveillance: true } };
  await job('verify', 'flo', 'verify-call', { call, deal: FIXED, ...looked });
  await job('authorize', 'fred', 'authorize-call', { call });
  const claim = { claim: `${call}:1`, patron: 'p1', from: 'cage' };
  await job('pay under $600', 'cora', 'pay-claim', claim);
  await job('end', 'dana', 'end-round', { table });
  const reason = 'a verified hand';
  const tickets = { offering: 'cash', patron: 'p1', count: 2, reason };
  await job('tickets', 'dee', 'issue-tickets', tickets);
  await job('enroll', 'dee', 'enrol-patron', { patron: 'new' });
  await job('open a table', 'flo', 'close-table', { table });
  await job('open a table', 'flo', 'open-table', { table, game: 'blackjack-poker' });
  await together('chips for the tray', ['cora', 'flo'], {
    type: 'fill-tray',
    table,
    amount: '200',
  });
  await together('a box', ['flo', 'fred'], { type: 'drop-box', table });

  expect(Object.fromEntries([...people].map(([name, who]) => [name, who.size]))).toEqual({
    seat: 1,
    fee: 1,
    hit: 1,
    verify: 1,
    authorize: 1,
    'pay under $600': 1,
    end: 1,
    tickets: 1,
    enroll: 1,
    'open a table': 1,
    'chips for the tray': 2,
    'a box': 2,
  });
});
