import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long, the longest first. */
const LONG = [
  /\/test\/crash\//,
  /\/test\/e2e\//,
  /\/test\/fuzz\//,
  /\/everywhere\.test/,
  /\/src\/store\/durability/,
  /\/src\/simulate\//,
  /\/test\/journeys\//,
  /\/src\/lab\//,
  /\/src\/store\//,
];

/** What takes long begins first, so that it does not run alone in the end. Before that comes what has
 * workers of its own: a worker that is shared ends where the next file does not share it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placeOf = ({ moduleId, project }: TestSpecification): number => {
      const place = LONG.findIndex((pattern) => pattern.test(moduleId));
      const sharing = project.config.isolate ? 0 : LONG.length + 1;
      return sharing + (place < 0 ? LONG.length : place);
    };
    return sorted.sort((a, b) => placeOf(a) - placeOf(b));
  }
}
