import type { PostingSheet } from '#rules';
import type { RuleVersion } from './version.ts';

/** What stands at the bottom of a sheet beside its code. */
export const footLines = (
  { notes, kind }: PostingSheet,
  { hash, code }: RuleVersion,
): readonly string[] => [
  ...notes,
  `Rule version ${hash}`,
  kind === 'posting' ? `Code for these rules and values: ${code}` : `Code for these rules: ${code}`,
];
