// The terms of a call: what was posted, and the moment that counts, when its round was dealt.
import { sure } from '#result';
import { type Moment, parseMoment } from '#rules';
import { type Fund, fundUnder } from '../funds/funds.ts';
import type { Rulebook } from '../offerings/rulebook.ts';
import type { Call, House, Offered } from '../state.ts';

/** The moment by which a call is decided: that of the deal. */
export const momentOf = ({ at, dealtAt = at }: Pick<Call, 'at' | 'dealtAt'>): Moment =>
  sure(parseMoment(dealtAt, 'at'));

/** What was posted as a version; as it is now, where a record does not say which. */
export function postedAs(
  { document, version, was }: Offered,
  wanted = version,
): Pick<Call, 'document' | 'version'> {
  const past = was.find((each) => each.version === wanted);
  return {
    version: wanted,
    document: wanted === version ? document : (past?.document ?? document),
  };
}

/** The fund of a call, as it was posted when its round was dealt. */
export const fundOfCall = (
  { offerings }: House,
  { offering, ...terms }: Pick<Call, 'offering' | 'document' | 'version'>,
  rulebook: Rulebook,
): Fund => fundUnder(rulebook, offering, offerings.get(offering) as Offered, terms);
