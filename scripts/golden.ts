// Writes the digests of what can be seen from outside, and of the code of the sheets; see test/golden.
import { writeFileSync } from 'node:fs';
import { observableDigests } from '../test/golden/observable.ts';
import { ruleCode } from '../test/golden/rule-code.ts';

const write = (name: string, value: unknown): void =>
  writeFileSync(
    new URL(`../test/golden/${name}.json`, import.meta.url),
    `${JSON.stringify(value, null, 2)}\n`,
  );

write('observable', await observableDigests());
write('rule-code', ruleCode());
