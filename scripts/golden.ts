// Writes the digests of what can be seen from outside; see test/golden/observable.ts.
import { writeFileSync } from 'node:fs';
import { observableDigests } from '../test/golden/observable.ts';

const file = new URL('../test/golden/observable.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(await observableDigests(), null, 2)}\n`);
