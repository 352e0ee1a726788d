import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes minutes, the longest first. */
const LONG = [
  /\/test\/crash\//,
  /\/everywhere\.test/,
  /\/test\/e2e\//,
  /\/test\/fuzz\//,
  /\/src\/lab\//,
  /\/src\/store\/crash/,
  /\/test\/journeys\//,
  /\/src\/store\//,
];

/** What takes minutes begins first, so that it does not run alone in the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONG.findIndex((pattern) => pattern.test(moduleId));
      return place < 0 ? LONG.length : place;
    };
    return sorted.sort((a, b) => placeOf(a) - placeOf(b));
  }
}
