// npm run prove [-- NAME…]
// Runs the long proofs that are no longer true of the sources, or those that are named, and writes
// down what was proved (test/golden/proved.json).
import { writeFileSync } from 'node:fs';
import { startVitest } from 'vitest/node';
import {
  PROOFS,
  PROVED_FILE,
  type Proof,
  type Proved,
  provedBefore,
  sourcesHash,
} from '../test/prove/proofs.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => PROOFS.every((proof) => proof.name !== name));
if (unknown.length > 0) {
  const all = PROOFS.map(({ name }) => name).join(', ');
  process.stderr.write(`There is no proof ${unknown.join(', ')}; there are ${all}.\n`);
  process.exit(2);
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const before = provedBefore();

/** How many tests have passed; nothing where one has failed. */
async function passedIn({ tests }: Proof): Promise<number | undefined> {
  const vitest = await startVitest('test', [...tests], {
    config: 'vitest.prove.config.ts',
    run: true,
  });
  const modules = vitest.state.getTestModules();
  const all = modules.flatMap((module) => [...module.children.allTests()]);
  const isRight =
    all.length > 0 &&
    modules.every((module) => module.ok()) &&
    vitest.state.getUnhandledErrors().length === 0;
  const passed = all.filter((test) => test.result().state === 'passed').length;
  await vitest.close();
  return isRight ? passed : undefined;
}

function write(proved: ReadonlyMap<string, Proved>): void {
  const inOrder = PROOFS.flatMap(({ name }) => {
    const each = proved.get(name);
    return each === undefined ? [] : [[name, each] as const];
  });
  writeFileSync(PROVED_FILE, `${JSON.stringify(Object.fromEntries(inOrder), undefined, 2)}\n`);
}

const wanted: Proof[] = [];
for (const proof of PROOFS) {
  const isWanted =
    names.length > 0
      ? names.includes(proof.name)
      : before[proof.name]?.sources !== (await sourcesHash(proof));
  if (isWanted) wanted.push(proof);
}
say(
  wanted.length === 0 ? 'Everything has been proved.' : wanted.map(({ name }) => name).join(', '),
);

const proved = new Map(Object.entries(before));
const failed: string[] = [];
for (const proof of wanted) {
  const sources = await sourcesHash(proof);
  say(`\nProving ${proof.name} (${wanted.indexOf(proof) + 1} of ${wanted.length})`);
  const passed = await passedIn(proof);
  // Changes made in the meantime have not been proved.
  if (passed === undefined || (await sourcesHash(proof)) !== sources) failed.push(proof.name);
  else {
    proved.set(proof.name, { sources, passed });
    write(proved);
  }
}
if (failed.length > 0) say(`NOT PROVED: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
