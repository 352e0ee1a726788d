// A round that its table dealt, in a file for a dispute: from the wagers to the rack, settled again from
// the steps. The evening has four aces on a meter, a correction, and a round that is void.
import { expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { makeRulebook, parseRoundId, redecideDealt } from '#house';
import type { Floor } from '../house/fixtures/floor.fixture.ts';
import { bonusWon, tableGameDays } from '../house/table-games/table-games.fixture.ts';
import { type RoundFile, readRound, roundFileFault, roundFileIn } from './round-file.ts';
import { evidenceOf, rowsOf } from './verify.fixture.ts';

const fileOf = async (floor: Floor, round: string): Promise<RoundFile> => {
  const file = await readRound(evidenceOf(rowsOf(floor.log)), {
    round: parseRoundId(round) as NonNullable<ReturnType<typeof parseRoundId>>,
    rulebook: makeRulebook(ACTIVITIES),
    software: { version: '1', digest: 'd' },
    onProgress: () => {},
  });
  return roundFileIn(JSON.parse(JSON.stringify(file))) as RoundFile;
};
const first = () => fileOf(tableGameDays[0](), 'T1.1');

test('it has every step from the start of the round, who took it, and what was settled', async () => {
  const { dealt, presses } = await first();
  const steps = dealt?.turns.flatMap((turn) => turn.steps.map(({ type }) => type)) ?? [];
  expect(steps.slice(0, 3)).toEqual(['start-round', 'place-wagers', 'announce-no-more-bets']);
  expect(steps.slice(-3)).toEqual(['complete-paperwork', 'reset-system', 'rack-cards']);
  expect(dealt?.turns.map(({ by }) => by)).toEqual(expect.arrayContaining(['dana', 'flo', 'max']));
  expect(dealt?.settled?.record.seats).toMatchObject([{ seat: 1, cards: 'As Ad Ah Ac 2d' }]);
  expect(dealt?.awards).toHaveLength(1);
  expect(presses.some(({ events }) => events.includes('prizes-won'))).toBe(true);
});

test('settled again it comes to the same, and so does its correction', async () => {
  const file = await first();
  expect(roundFileFault(file)).toBeUndefined();
  const again = redecideDealt(file);
  expect(again?.differences).toEqual([]);
  // Ante $20, play $20, and the super bonus at 200 to 1 $2,010; the meter has $5,000 and 20 cents.
  expect(again?.settled).toMatchObject({
    seats: [{ seat: 1, staked: '31.00', returned: '7050.20' }],
  });
  expect(file.dealt?.corrections).toMatchObject([{ reason: 'keyed wrong', paid: '0.00' }]);
});

test('a bonus goes to the account of the player again', async () => {
  const file = await fileOf(bonusWon(), 'T1.1');
  expect(file.dealt?.settled?.credited).toMatchObject([{ account: 'ann', amount: '250.00' }]);
  expect([roundFileFault(file), redecideDealt(file)?.differences]).toEqual([undefined, []]);
});

test('a round that began in the press that ended the one before is void again', async () => {
  const file = await fileOf(tableGameDays[0](), 'T1.2');
  expect(file.dealt?.turns[0]?.steps.map(({ type }) => type)).toContain('start-round');
  expect(file.dealt?.void).toEqual({ because: 's.14(c)', remedy: expect.any(String) });
  expect([roundFileFault(file), redecideDealt(file)?.differences]).toEqual([undefined, []]);
});

test('a round of fees has no such part', async () => {
  expect(redecideDealt({ ...(await first()), dealt: undefined } as never)).toBeUndefined();
});

interface Loose {
  turns: { steps: Record<string, unknown>[] }[];
  settled: { returned: string; credited: object[]; record: { seats: { cards: string }[] } };
  corrections: { paid: string }[];
}
const changed = async (change: (dealt: Loose) => void): Promise<RoundFile> => {
  const file = await first();
  change(file.dealt as unknown as Loose);
  return file;
};
const stepOf = ({ turns }: Loose, type: string) =>
  turns.flatMap(({ steps }) => steps).find((step) => step['type'] === type) ?? {};

test.each<[string, (dealt: Loose) => void, string]>([
  [
    'a wager',
    (dealt) => {
      stepOf(dealt, 'place-wagers')['wagers'] = { ante: '100', superBonus: '100' };
    },
    'the round was dealt otherwise',
  ],
  [
    'a card',
    (dealt) => {
      stepOf(dealt, 'turn-up-hand')['cards'] = 'As Ad Ah Kh 2d';
    },
    'the round was dealt otherwise',
  ],
  [
    'what was paid',
    (dealt) => {
      dealt.settled.returned = '31.00';
    },
    'the round was dealt otherwise',
  ],
  [
    'a correction',
    (dealt) => {
      dealt.corrections = [];
    },
    'the round was dealt otherwise',
  ],
])('a file in which somebody has changed %s says so', async (_, change, fault) => {
  expect(roundFileFault(await changed(change))).toBe(fault);
});

test('a settlement that the rules do not make is told', async () => {
  const more = await changed((dealt) => {
    dealt.settled.returned = '7140.20';
  });
  expect(redecideDealt(more)?.differences).toEqual(['returned 7050.20, it was 7140.20']);
  const corrected = await changed((dealt) => {
    for (const each of dealt.corrections) each.paid = '5.00';
  });
  expect(redecideDealt(corrected)?.differences).toEqual(['the correction paid 0.00, it was 5.00']);
  const refused = await changed((dealt) => {
    stepOf(dealt, 'place-wagers')['wagers'] = { ante: '9000', superBonus: '9000' };
  });
  expect(redecideDealt(refused)?.differences[0]).toMatch(/^place-wagers: .*s\.6\(d\)/);
});
