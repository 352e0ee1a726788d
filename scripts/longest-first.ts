import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A worker that is shared ends where the next file is of another project, so one project comes after
 * the other: first what has workers of its own, and last what has the most small files. */
const PROJECTS = ['apart', 'screens', 'sharing'];

/** What takes long, longest first. */
const LONG = [
  /\/everywhere\.test/,
  /\/test\/crash\//,
  /\/e2e\/serve/,
  /\/test\/golden\//,
  /\/test\/fuzz\//,
  /\/test\/e2e\//,
  /\/src\/simulate\//,
  /\/src\/store\//,
  /\/src\/cli\//,
  /\/src\/lab\//,
  /\/test\/oracle\//,
];

/** What takes long begins first, so that it does not run alone in the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placeOf = ({ moduleId, project }: TestSpecification): number => {
      const place = LONG.findIndex((pattern) => pattern.test(moduleId));
      const within = place < 0 ? LONG.length : place;
      return PROJECTS.indexOf(project.name) * (LONG.length + 1) + within;
    };
    return sorted.sort((a, b) => placeOf(a) - placeOf(b));
  }
}
