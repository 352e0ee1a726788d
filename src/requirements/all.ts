import { ACCESS } from './access.ts';
import { DURABILITY } from './durability.ts';
import { FUNDS } from './funds.ts';
import { HITS } from './hits.ts';
import { METERS } from './meters.ts';
import { POSTINGS } from './postings.ts';
import { RANDOMNESS } from './randomness.ts';
import type { RequirementGroup } from './requirement.ts';
import { TAX } from './tax.ts';

/** Every requirement, in the order of the page. */
export const REQUIREMENTS: readonly RequirementGroup[] = [
  METERS,
  HITS,
  FUNDS,
  DURABILITY,
  ACCESS,
  RANDOMNESS,
  POSTINGS,
  TAX,
];
