import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type Question, type TestApp } from '../app.fixture.ts';
import { done, ownCommand } from '../context.ts';

let served: TestApp;
let cage: string;
let compliance: string;
let claim: string;

const own = (type: Parameters<typeof ownCommand>[0], by: string, fields: object = {}) =>
  done(served.room.house, ownCommand(type, by, { ...fields }));

beforeAll(async () => {
  served = await openApp({ tables: 1 });
  for (const badge of ['cora', 'carl', 'dana']) await served.givePin(badge);
  cage = await served.signIn('cora');
  compliance = await served.signIn('carl');
  await own('enrol-patron', 'cora', { patron: 'p1' });
  claim = await won();
});
afterAll(() => served.close());

/** A hand that wins, from the fee to the award; the id of its claim. */
async function won(): Promise<string> {
  await own('start-round', 'dana', { table: 'T1', fees: [{ offering: 'blazing', seats: [1] }] });
  const call = ownCommand('call-hand', 'dana', { table: 'T1', seat: 1, offering: 'blazing' });
  await done(served.room.house, call);
  const deal = { seats: [{ seat: 1, cards: '7h 7d' }], dealer: { up: '7c' } };
  await own('verify-call', 'flo', { call: call.id, deal, deckCounted: true });
  await own('authorize-call', 'fred', { call: call.id });
  const claims = await served.room.house.read((house) => [...house.claims.keys()]);
  return claims[0] as string;
}

let count = 0;
const ask = (path: string, question: Question) => {
  count += 1;
  return served.ask(path, { key: `person-${count}`, token: cage, ...question });
};
const FACTS = {
  givenNames: 'Mary Ann',
  familyName: 'O’Neil',
  birthDate: '1980-05-17',
  documentNumber: 'D1234567',
  taxNumber: '900-12-3456',
};
const look = (token = cage) => ask('/patrons/p1/facts?reason=payment', { token });

describe('personal facts', () => {
  test('are written, and read with numbers by their last four digits', async () => {
    expect((await ask('/patrons/p1/facts', { method: 'PUT', body: FACTS })).status).toBe(200);
    expect((await look()).body).toEqual({
      facts: { ...FACTS, documentNumber: '…4567', taxNumber: '…3456' },
    });
  });

  test('those that are left out stay', async () => {
    await ask('/patrons/p1/facts', { method: 'PUT', body: { phone: '555-0100' } });
    expect((await look()).body.facts).toMatchObject({ familyName: 'O’Neil', phone: '555-0100' });
  });

  test('two who write at once do not undo each other', async () => {
    const bodies = [{ phone: '555-0101' }, { email: 'm@example.test' }, { address: '1 Main St' }];
    await Promise.all(bodies.map((body) => ask('/patrons/p1/facts', { method: 'PUT', body })));
    expect((await look()).body.facts).toMatchObject(Object.assign({}, ...bodies));
  });

  test('of a number, never more than half is shown', async () => {
    await ask('/patrons/p1/facts', { method: 'PUT', body: { documentNumber: 'A123' } });
    expect((await look()).body.facts).toMatchObject({ documentNumber: '…23' });
  });

  test('are in the log by their names only, and sealed in the store', async () => {
    const log = JSON.stringify(served.room.log());
    const store = Buffer.from(served.room.disk.persons.get('patron/p1') ?? []).toString('latin1');
    for (const secret of ['Neil', 'D1234567', '900-12-3456', '1980-05-17']) {
      expect(log).not.toContain(secret);
      expect(store).not.toContain(secret);
    }
    expect(served.room.log().at(-1)).toMatchObject({
      by: 'cora',
      command: 'read-person',
      events: [{ type: 'person-read', patron: 'p1', reason: 'payment' }],
    });
  });

  test('are for those who need them, with a reason', async () => {
    const dealer = await served.signIn('dana');
    expect((await look(dealer)).body.code).toBe('not-permitted');
    expect((await ask('/patrons/p1/facts', {})).status).toBe(400);
    expect((await ask('/patrons/p9/facts?reason=x', {})).body.code).toBe('unknown-patron');
    const put = await ask('/patrons/p1/facts', { method: 'PUT', token: dealer, body: FACTS });
    expect(put.body.code).toBe('not-permitted');
  });

  test.each([
    {},
    { shoeSize: '44' },
    { birthDate: '17 May' },
    ...['1', '----', '12-34-56789', '900-12-34567'].map((taxNumber) => ({ taxNumber })),
  ])('that cannot be are refused: %j', async (body) => {
    expect((await ask('/patrons/p1/facts', { method: 'PUT', body })).status).toBe(400);
  });
});

describe('the papers of a winner', () => {
  const paper = {
    kind: 'passport',
    number: 'X7654321',
    givenNames: 'Mary Ann',
    familyName: 'O’Neil',
    birthDate: '1980-05-17',
    expires: '2030-01-01',
  };
  const check = (document: object = {}, more: object = {}) =>
    ask(`/claims/${claim}/identity`, {
      body: { patron: 'p1', document: { ...paper, ...document }, ...more },
    });

  test('are judged, and only the findings are in the log', async () => {
    const good = { isValid: true, isOfAge: true, nameMatches: true, hasTaxNumber: true };
    expect((await check()).body).toEqual(good);
    const record = served.room.log().at(-1);
    expect(record).toMatchObject({
      command: 'check-identity',
      events: [{ patron: 'p1', documents: ['passport'], ...good }],
    });
    expect(JSON.stringify(record)).not.toContain('X7654321');
    expect((await look()).body.facts).toMatchObject({ documentNumber: '…4321' });
  });

  // The house stands at 16 November 2026, and asks for 21 years by default.
  test.each([
    ['a birthday today is old enough', { birthDate: '2005-11-16' }, { isOfAge: true }],
    ['a birthday tomorrow is not', { birthDate: '2005-11-17' }, { isOfAge: false }],
    ['the last day is still good', { expires: '2026-11-16' }, { isValid: true }],
    ['the day after is not', { expires: '2026-11-15' }, { isValid: false }],
    ['spelling counts', { familyName: 'O’Neill' }, { nameMatches: false }],
    ['order counts', { givenNames: 'Ann Mary' }, { nameMatches: false }],
    ['capitals and blanks do not', { givenNames: ' MARY  ann' }, { nameMatches: true }],
  ])('%s', async (_, document, findings) => {
    expect((await check(document)).body).toMatchObject(findings);
  });

  test('the name on the ticket counts too', async () => {
    const nameOnTicket = 'Mary Ann O’Neil';
    expect((await check({}, { nameOnTicket })).body.nameMatches).toBe(true);
    const other = { nameOnTicket: 'O’Neil Mary Ann' };
    expect((await check({}, other)).body.nameMatches).toBe(false);
  });

  test('a document of somebody else does not change what is known', async () => {
    await check({ familyName: 'Smith', number: 'Y0000001' });
    expect((await look()).body.facts).toMatchObject({ familyName: 'O’Neil' });
    expect((await look()).body.facts.documentNumber).not.toBe('…0001');
  });

  test('there must be such a claim', async () => {
    const body = { patron: 'p1', document: paper };
    expect((await ask('/claims/none/identity', { body })).body.code).toBe('unknown-claim');
  });
});

describe('what is sent again under its key', () => {
  const path = '/patrons/p2/facts';
  const put = (key: string, body: object) => ask(path, { method: 'PUT', key, body });
  const erase = (key: string) =>
    ask(`${path}?reason=asked`, { method: 'DELETE', key, token: compliance });
  const known = async () => (await ask(`${path}?reason=payment`, {})).body.facts;
  const paper = {
    kind: 'passport',
    number: 'X7654321',
    givenNames: 'Ann',
    familyName: 'Lee',
    birthDate: '1980-05-17',
    expires: '2026-11-16',
  };
  const check = (key: string, document: object = paper) =>
    ask(`/claims/${claim}/identity`, { key, body: { patron: 'p2', document } });

  beforeAll(() => own('enrol-patron', 'cora', { patron: 'p2' }));

  test('does not undo what was written since', async () => {
    await put('put-1', { phone: '555-0101' });
    await put('put-2', { phone: '555-0102' });
    expect((await put('put-1', { phone: '555-0101' })).status).toBe(200);
    expect(await known()).toEqual({ phone: '555-0102' });
  });

  test('does not bring back what was erased, nor erase what was written since', async () => {
    await erase('erase-1');
    await put('put-2', { phone: '555-0102' });
    expect(await known()).toEqual({});
    await put('put-3', { phone: '555-0103' });
    expect((await erase('erase-1')).status).toBe(200);
    expect(await known()).toEqual({ phone: '555-0103' });
  });

  test('is written if it was only said: the server had died in between', async () => {
    await put('put-4', { phone: '555-0104' });
    await served.context.persons.put('patron/p2', { phone: '555-0103' });
    await put('put-4', { phone: '555-0104' });
    expect(await known()).toEqual({ phone: '555-0104' });
  });

  test('has the same findings on a later day; other papers are refused', async () => {
    const first = await check('paper-1');
    expect(first.body).toMatchObject({ isValid: true, hasTaxNumber: false });
    await put('put-5', { taxNumber: '900-12-3456' });
    served.room.now += 24 * 3_600_000;
    cage = await served.signIn('cora');
    compliance = await served.signIn('carl');
    expect((await check('paper-1')).body).toEqual(first.body);
    expect((await check('paper-1', { ...paper, number: 'Y0000001' })).body.code).toBe('id-used');
    expect(await known()).toMatchObject({ documentNumber: '…4321', taxNumber: '…3456' });
  });
});

test('facts are erased by compliance, and nothing of them is left', async () => {
  const erase = (token: string) =>
    ask('/patrons/p1/facts?reason=asked', { method: 'DELETE', token });
  expect((await erase(cage)).body.code).toBe('not-permitted');
  expect((await erase(compliance)).body).toEqual({ wasThere: true });
  expect(served.room.disk.persons.has('patron/p1')).toBe(false);
  expect((await look()).body).toEqual({ facts: {} });
  expect((await erase(compliance)).body).toEqual({ wasThere: false });
});

test('the same key with other facts is refused, and what was written stays', async () => {
  const put = (familyName: string) =>
    ask('/patrons/p1/facts', { method: 'PUT', key: 'once', body: { familyName } });
  expect((await put('Quintero')).status).toBe(200);
  expect((await put('Quintero')).status).toBe(200);
  const other = await put('Somebody');
  expect([other.status, other.body.code]).toEqual([422, 'id-used']);
  expect((await look()).body.facts.familyName).toBe('Quintero');
});
