// How a demo posts what the house offers: two people, by the sheet's own sample.
import type { Command, Rulebook } from '#house';
import { assert, given } from '#result';
import { demoCommand } from './command.ts';
import { COMMON_FUND, type DemoPosting } from './room.ts';

/** Without dates and hours it is open whenever it is tried. */
function documentOf(rulebook: Rulebook, posting: DemoPosting): Record<string, unknown> {
  const { activity, tables, values, document } = posting;
  if (document !== undefined) return { ...document };
  const sheet = rulebook.activity(activity);
  assert(sheet !== undefined, `there is no activity ${activity}`);
  const { postedAt: _, from: __, until: ___, hours: ____, windows: _____, ...rest } = sheet.sample;
  return {
    ...rest,
    ...(values === undefined ? {} : { values: { ...(rest['values'] as object), ...values } }),
    ...given({ tables }),
  };
}

export function proposalOf(rulebook: Rulebook, posting: DemoPosting): Command {
  const { offering, activity, paidBy } = posting;
  const document = documentOf(rulebook, posting);
  const money = paidBy === undefined ? { closesTo: COMMON_FUND } : { paidBy };
  return demoCommand('demo-marketing', 'propose', {
    action: { type: 'post-offering', offering, activity, document, ...money },
  });
}

export function post(rulebook: Rulebook, posting: DemoPosting): readonly Command[] {
  const proposal = proposalOf(rulebook, posting);
  return [proposal, demoCommand('demo-accounting', 'approve', { proposal: proposal.id })];
}
