import { describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { makeRulebook, parseRoundId, redecide } from '#house';
import { type Floor, openedFloor } from '../house/fixtures/floor.fixture.ts';
import { award, call, documentOf, post, win } from '../house/fixtures/jackpot.fixture.ts';
import { type RoundFile, readRound, roundFileFault, roundFileIn } from './round-file.ts';
import { evidenceOf, rowsOf } from './verify.fixture.ts';

const RULEBOOK = makeRulebook(ACTIVITIES);
const SOFTWARE = { version: '1', digest: 'd' };
const SEVENS = { decks: 6, dealer: { up: '7s' }, seats: [{ seat: 1, cards: '7c 7s' }] };

/** The reseed and three parts of $0.20. */
const WON = '1000.60';

/** Three rounds at table T1; the second one is the one that is doubted. */
async function fileOf(round = 'T1.2'): Promise<RoundFile | undefined> {
  const floor = openedFloor({ game: 'blackjack-poker' });
  post(floor, 'hgc-blazing-sevens', { values: { seed: '1000', reseed: '1000' } });
  floor.do('cora', 'enrol-patron', { patron: 'p1' });
  floor.do('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'p1' });
  win(floor, { paid: [1, 2], deal: SEVENS });
  floor.at = '2026-11-16T11:00:00-08:00';
  const fees = [{ offering: 'jackpot', seats: [1, 2, 3] }];
  floor.do('dana', 'start-round', { table: 'T1', fees });
  floor.at = '2026-11-16T11:00:40-08:00';
  award(floor, call(floor), SEVENS);
  floor.do('dana', 'end-round', { table: 'T1' });
  floor.do('dana', 'start-round', { table: 'T1', fees });
  return roundIn(floor, round);
}

const roundIn = (floor: Floor, round: string): Promise<RoundFile | undefined> =>
  readRound(evidenceOf(rowsOf(floor.log)), {
    round: parseRoundId(round) as NonNullable<ReturnType<typeof parseRoundId>>,
    rulebook: RULEBOOK,
    software: SOFTWARE,
    onProgress: () => {},
  });

describe('a round in a file', () => {
  test('has the table, the seats, the fees, the presses with their times, and what was posted', async () => {
    const file = (await fileOf()) as RoundFile;
    expect(file.round).toEqual({
      id: 'T1.2',
      table: 'T1',
      number: 2,
      game: 'blackjack-poker',
      npn: false,
      startedAt: '2026-11-16T11:00:00-08:00',
      endedAt: '2026-11-16T11:00:40-08:00',
    });
    expect(file.seats).toMatchObject([{ seat: 1, person: 'patron', patron: 'p1' }]);
    expect(file.fees).toMatchObject([{ offering: 'jackpot', seats: [1, 2, 3], each: '1.00' }]);
    expect(file.presses.map(({ by, command }) => `${by} ${command}`)).toEqual([
      'dana start-round',
      'dana call-hand',
      'flo verify-call',
      'fred authorize-call',
      'dana end-round',
    ]);
    expect(file.offerings).toMatchObject([{ offering: 'jackpot', activity: 'hgc-blazing-sevens' }]);
    expect(file.calls).toMatchObject([
      {
        outcome: 'awarded',
        seat: 1,
        request: { balances: { meter: { progressive: WON } } },
        awarded: { claims: [{ seat: 1, patron: 'p1', amount: WON }] },
      },
    ]);
  });

  test('is decided again from the cards, with the clause', async () => {
    const [again] = redecide((await fileOf()) as RoundFile, ACTIVITIES);
    const paid = again?.answer?.rows.filter((row) => row.paid);
    expect(paid).toEqual([
      { row: 'three-sevens-one-color', seat: 1, paid: true, because: 'Qualifying Hands' },
    ]);
    expect(again).toMatchObject({
      differences: [],
      answer: { awards: [{ seat: 1, amount: WON }] },
    });
  });

  test('says for each call what was posted at the deal, though it was posted anew in between', async () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    const values = { seed: '1000', reseed: '1000' };
    post(floor, 'hgc-blazing-sevens', { values });
    floor.do('flo', 'close-table', { table: 'T1' });
    floor.do('flo', 'open-table', { table: 'T1', game: 'blackjack-poker', npn: true });
    floor.do('dana', 'start-round', { table: 'T1', fees: [] });
    const first = call(floor);
    floor.do('flo', 'verify-call', { call: first, deal: SEVENS });
    floor.do('fred', 'reject-call', { call: first, reason: 'a card was seen' });
    floor.do('flo', 'suspend-offering', { offering: 'jackpot', reason: 'another reseed' });
    const document = documentOf('hgc-blazing-sevens', { values: { ...values, reseed: '2000' } });
    floor.both({ type: 'change-offering', offering: 'jackpot', document });
    floor.do('max', 'resume-offering', { offering: 'jackpot' });
    award(floor, call(floor), SEVENS);
    const file = JSON.parse(JSON.stringify(await roundIn(floor, 'T1.1'))) as RoundFile;
    expect(file.offerings.map(({ version }) => version)).toEqual([1]);
    const [one, other] = file.calls.map(({ request }) => request?.offering);
    expect(other).toEqual(one);
    expect(file.calls[0]).toMatchObject({ outcome: 'withdrawn', why: 'a card was seen' });
    expect(roundFileFault(file)).toBeUndefined();
    Object.assign(file.calls[0]?.request as object, { offering: document });
    expect(roundFileFault(file)).toMatch(/posted otherwise$/);
  });

  test('there is none of a round that was not played', async () => {
    expect(await fileOf('T1.9')).toBeUndefined();
    expect(await fileOf('T9.1')).toBeUndefined();
    expect(parseRoundId('T1')).toBeUndefined();
  });

  test('survives as text, and is whole', async () => {
    const file = roundFileIn(JSON.parse(JSON.stringify(await fileOf())));
    expect(roundFileFault(file as RoundFile)).toBeUndefined();
    expect(roundFileIn({ kind: 'houseway-round' })).toBeUndefined();
  });
});

type Loose = { -readonly [Key in keyof RoundFile]: RoundFile[Key] };

describe('cards that were turned down', () => {
  /** Seat 1 has no seven at all; the floor enters it, and the rules turn it down. */
  const EIGHTS = { decks: 6, dealer: { up: '7s' }, seats: [{ seat: 1, cards: '8c 8s' }] };

  async function turnedDown(): Promise<RoundFile> {
    const floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, 'hgc-blazing-sevens');
    const fees = [{ offering: 'jackpot', seats: [1, 2] }];
    floor.do('dana', 'start-round', { table: 'T1', fees });
    const id = call(floor);
    const refusal = floor.ask('flo', 'verify-call', { call: id, deal: EIGHTS });
    const seq = floor.log.length + 1;
    const facts = { seq, id: 'refused', input: '', at: floor.at, by: 'flo' };
    floor.log.push({ ...facts, command: 'verify-call', refusal } as (typeof floor.log)[number]);
    floor.do('flo', 'reject-call', { call: id, reason: 'no sevens' });
    return (await readRound(evidenceOf(rowsOf(floor.log)), {
      round: { table: 'T1', number: 1 },
      rulebook: RULEBOOK,
      software: SOFTWARE,
      onProgress: () => {},
    })) as RoundFile;
  }

  test('are in the file, and are turned down again', async () => {
    const file = await turnedDown();
    expect(roundFileFault(file)).toBeUndefined();
    expect(file.presses.map(({ refused }) => refused)).toContain('no-row');
    const [again] = redecide(file, ACTIVITIES);
    expect(again).toMatchObject({
      outcome: 'withdrawn',
      why: 'no sevens',
      differences: [],
      turnedDown: [{ code: 'no-row' }],
    });
  });

  test('cannot be exchanged for others, nor be turned down for what wins', async () => {
    const file = await turnedDown();
    Object.assign(file.calls[0]?.turnedDown[0]?.request as object, { deal: SEVENS });
    expect(roundFileFault(file)).toMatch(/other cards were turned down$/);
    const game = { game: 'blackjack-poker', npn: false };
    const seats = [{ seat: 1, cards: '7c 7s', fee: { fee: true } }];
    Object.assign(file.calls[0]?.turnedDown[0]?.request as object, {
      deal: { ...SEVENS, ...game, seats },
    });
    const [again] = redecide(file, ACTIVITIES);
    expect(again?.differences).toEqual([expect.stringMatching(/no-row; now: they win$/)]);
  });
});

describe('a file that somebody has changed', () => {
  async function changed(change: (file: Loose) => void): Promise<string | undefined> {
    const file = JSON.parse(JSON.stringify(await fileOf())) as Loose;
    change(file);
    return roundFileFault(file);
  }

  test('a record', async () => {
    const fault = await changed((file) => {
      file.records = file.records.map((line) => ({ ...line, body: line.body.replace('7c', '6c') }));
    });
    expect(fault).toMatch(/^record \d+ does not have the hash beside it$/);
  });

  test('the cards', async () => {
    const fault = await changed((file) => {
      Object.assign(file.calls[0]?.request as object, { deal: { seats: [] } });
    });
    expect(fault).toMatch(/cards were entered otherwise$/);
  });

  test('the sheet', async () => {
    const fault = await changed((file) => {
      file.offerings = file.offerings.map((each) => ({ ...each, document: {} }));
    });
    expect(fault).toBe('jackpot was posted otherwise');
  });

  test.each([
    ['who pressed', { by: 'somebody' }],
    ['when it was pressed', { at: '2026-11-16T11:00:20-08:00' }],
  ])('%s', async (_, press) => {
    const fault = await changed((file) => {
      file.presses = file.presses.map((each) => ({ ...each, ...press }));
    });
    expect(fault).toMatch(/^record \d+ was pressed otherwise$/);
  });

  test('the fees', async () => {
    const fault = await changed((file) => {
      file.fees = file.fees.map((each) => ({ ...each, seats: [2, 3] }));
    });
    expect(fault).toBe('other fees lay there');
  });

  test('the award', async () => {
    const fault = await changed((file) => {
      Object.assign(file.calls[0]?.awarded as object, { claims: [] });
    });
    expect(fault).toMatch(/awarded otherwise$/);
  });

  test('a decision that the rules do not make is told', async () => {
    const file = JSON.parse(JSON.stringify(await fileOf())) as RoundFile;
    Object.assign(file.calls[0]?.awarded?.claims[0] ?? {}, { amount: '999.00' });
    const [again] = redecide(file, ACTIVITIES);
    expect(again?.differences).toEqual([`seat 1 has ${WON}, it had 999.00`]);
  });
});
