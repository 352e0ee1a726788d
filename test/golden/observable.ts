// Digests of what users, logs and programs see. A refactoring leaves them as they are; a commit that
// changes one says why, and CHANGELOG.md names the difference. `npm run golden` writes them again.
import { createHash } from 'node:crypto';
import { ACTIVITIES } from '#activities';
import { COMMAND_REFERENCE, commandFields, decide, MAY, PROPOSES, REFUSALS, SEES } from '#house';
import { sure } from '#result';
import { answerQualify, decodeOffering, makeActivity, postingOf } from '#rules';
import { newSimulation } from '#simulate';
import { openApp } from '../../src/server/app.fixture.ts';

const SEEDS = [1, 2, 3];
const COMMANDS = 3_000;

const written = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}` : each));

/** Keys in order, without the sentences: those may be put better at any time. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key, each]) => !['description', 'summary'].includes(key) || typeof each !== 'string',
      )
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Every command of a simulated floor with what came of it: events to the byte, refusals by code. */
function logOf(seed: number): string {
  const hash = createHash('sha256');
  const simulation = newSimulation({
    seed,
    tables: 12,
    decideOn: (house, command, at, rulebook) => {
      const decision = decide(house, command, at, rulebook);
      hash.update(written([command, decision.ok ? decision.value : decision.error.code]));
      return decision;
    },
  });
  const finding = simulation.run(COMMANDS) ?? simulation.finish();
  if (finding !== undefined) throw new Error(`seed ${seed}: ${finding.what}`);
  return hash.digest('hex');
}

/** The answers of `qualify` for both examples of every row, under the sheet's own sample. */
const qualified = (): string =>
  written(
    ACTIVITIES.flatMap((activity) =>
      activity.rows.flatMap(({ id, examples }) =>
        [examples?.meets, examples?.misses].map((deal) => [
          activity.id,
          id,
          deal === undefined ? null : answerQualify({ activity: activity.id, deal }, ACTIVITIES),
        ]),
      ),
    ),
  );

const posted = (): string =>
  written(
    ACTIVITIES.map((activity) => {
      const sheet = postingOf(activity, sure(decodeOffering(activity, activity.sample)));
      return [activity.id, sheet.ok ? sheet.value.sections : sheet.error];
    }),
  );

async function openApi(): Promise<string> {
  const served = await openApp();
  try {
    return written(sorted((await served.app.inject('/api/openapi.json')).json()));
  } finally {
    await served.close();
  }
}

export async function observableDigests(): Promise<Readonly<Record<string, string>>> {
  const types = Object.keys(MAY).sort() as (keyof typeof MAY)[];
  return {
    activities: sha256(written(ACTIVITIES.map(makeActivity))),
    qualify: sha256(qualified()),
    postings: sha256(posted()),
    permissions: sha256(written(sorted([MAY, PROPOSES, SEES]))),
    commands: sha256(
      written(
        types.map((type) => [
          type,
          Object.keys(commandFields(type).shape),
          [...COMMAND_REFERENCE[type].brings].sort(),
        ]),
      ),
    ),
    refusals: sha256(written(Object.keys(REFUSALS))),
    openapi: sha256(await openApi()),
    ...Object.fromEntries(SEEDS.map((seed) => [`log-of-seed-${seed}`, logOf(seed)])),
  };
}
