// What takes too long for every run was proved of these very sources.
import { expect, test } from 'vitest';
import { PROOFS, provedBefore, sourcesHash } from './proofs.ts';

const proved = provedBefore();

test.each(PROOFS)('$name has been proved', async (proof) => {
  const { name, dependsOn } = proof;
  const stale = `${dependsOn.join(', ')}: not proved as they are; "npm run prove -- ${name}"`;
  expect(proved[name]?.sources, stale).toBe(await sourcesHash(proof));
  expect(proved[name]?.passed).toBeGreaterThan(0);
});

test('nothing else is said to be proved', () => {
  const names = PROOFS.map(({ name }) => name);
  expect(Object.keys(proved).filter((name) => !names.includes(name))).toEqual([]);
});
