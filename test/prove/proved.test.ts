// What takes too long for every run was proved of these very sources.
import { expect, test } from 'vitest';
import { PROOFS, provedBefore, sourcesHash } from './proofs.ts';

const proved = provedBefore();

test.each(PROOFS.filter(({ name }) => name in proved))('$name has been proved', (proof) => {
  const { name, dependsOn } = proof;
  const { sources, passed } = proved[name] ?? {};
  const stale = `${dependsOn.join(', ')}: something has changed; "npm run prove -- ${name}"`;
  expect(sources, stale).toBe(sourcesHash(proof));
  expect(passed).toBeGreaterThan(0);
});

test('nothing else is said to be proved', () => {
  const names = PROOFS.map(({ name }) => name);
  expect(Object.keys(proved).filter((name) => !names.includes(name))).toEqual([]);
});
