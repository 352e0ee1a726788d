// An offering while it is being written: all its problems, what its posting still lacks, the sheet
// as it would hang on the wall, and whether the house would accept the proposal now.
import { z } from 'zod';
import { usd } from '#money';
import { type Problem, type Result, sure } from '#result';
import {
  type Activity,
  checkChange,
  decodeOffering,
  type Offering,
  type PostingSheet,
  postingOf,
} from '#rules';
import { decodeCommand } from '../commands.ts';
import { meterFacts } from '../funds/views.ts';
import { problems, refused } from '../kit/answers.ts';
import { listOf } from '../kit/view.ts';
import { decide } from '../machine.ts';
import type { Refusal } from '../refusals.ts';
import type { House, Offered } from '../state.ts';
import { momentAt } from '../words/days.ts';
import type { WrittenOffering } from '../words/shapes.ts';
import { withHours } from './document.ts';
import type { Rulebook } from './rulebook.ts';
import { sheetAnswer } from './sheet.ts';

interface OfferingAsked {
  readonly activity: Activity;
  readonly document: unknown;
  /** Its name, once it has one. */
  readonly offering?: string | undefined;
  /** The version that is changed; a new offering has none. */
  readonly version?: number | undefined;
  readonly closesTo?: string | undefined;
  readonly paidBy?: string | undefined;
}

export const offeringCheck = z
  .object({
    problems: problems.describe('Outside the approved limits, or a change that isn’t allowed.'),
    lacks: problems.describe('What the posting requires and the document lacks.'),
    assumed: listOf(z.string()).describe('What was left open, and the value assumed for it.'),
    sheet: sheetAnswer.exactOptional(),
    refusal: refused
      .pick({ code: true, message: true })
      .exactOptional()
      .describe('Why the house would not take the proposal as things stand.'),
  })
  .meta({ id: 'OfferingCheck' });
export type OfferingCheck = z.output<typeof offeringCheck>;

interface Asking {
  readonly rulebook: Rulebook;
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One version of an offering, and the two who have made it. */
export interface OfferingVersion {
  readonly version: number;
  readonly at: string;
  readonly proposedBy: string;
  readonly approvedBy: string;
  readonly document: WrittenOffering;
}

const inDocument = (problems: readonly Problem[]): readonly Problem[] =>
  problems.map(({ path, message }) => ({ path: path.replace(/^offering\.?/, ''), message }));

function changed({ offerings }: House, asked: OfferingAsked): Offered | undefined {
  const offered = offerings.get(asked.offering ?? '');
  const isOurs = offered?.activity === asked.activity.id && !offered.isClosed;
  return asked.version !== undefined && isOurs ? offered : undefined;
}

/** The sheet of an offering, with the meters as they stand where it is already posted. */
export function postingSheetOf(
  house: House,
  rulebook: Rulebook,
  { offering, posted }: { readonly offering: Offering; readonly posted?: string | undefined },
): Result<PostingSheet> {
  const { activity } = offering;
  const meters = posted === undefined ? [] : activity.fund.meters;
  return postingOf(activity, withHours(offering), {
    meters: Object.fromEntries(
      meters.map(({ name: meter }) => [
        meter,
        usd(meterFacts(house, rulebook, { offering: posted ?? '', meter }).figure),
      ]),
    ),
  });
}

function refusalOf(
  house: House,
  { activity, ...asked }: OfferingAsked,
  { rulebook, by, now }: Asking,
): Refusal | undefined {
  const { offering, document, version, closesTo, paidBy } = asked;
  if (offering === undefined) return undefined;
  const action =
    version === undefined
      ? { type: 'post-offering', offering, activity: activity.id, document, closesTo, paidBy }
      : { type: 'change-offering', offering, document, version };
  const command = sure(decodeCommand({ id: 'check', by, type: 'propose', action }));
  const at = momentAt(Math.max(now, house.at), house.zone);
  const decision = decide(house, command, at, rulebook);
  return decision.ok ? undefined : decision.error;
}

export function checkOffering(house: House, asked: OfferingAsked, asking: Asking): OfferingCheck {
  const { activity, document } = asked;
  const decoded = decodeOffering(activity, document, { isPosted: true });
  if (!decoded.ok) return { problems: inDocument(decoded.error), lacks: [], assumed: [] };
  const offering: Offering = decoded.value;
  const offered = changed(house, asked);
  const before = offered && asking.rulebook.posted(offered);
  const hasBeenHit = (offered?.hitsSincePosted ?? 0) > 0;
  const problems = before === undefined ? [] : checkChange(before, offering, { hasBeenHit });
  const posted = offered === undefined ? undefined : asked.offering;
  const posting = postingSheetOf(house, asking.rulebook, { offering, posted });
  const refused = problems.length > 0 ? undefined : refusalOf(house, asked, asking);
  return {
    problems: inDocument(problems),
    lacks: posting.ok ? [] : inDocument(posting.error),
    assumed: offering.assumed,
    ...(posting.ok ? { sheet: posting.value } : {}),
    ...(refused === undefined ? {} : { refusal: { code: refused.code, message: refused.message } }),
  };
}
