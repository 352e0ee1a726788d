// A deal under a sheet, answered as a person would read it.
import { sure } from '#result';
import { type Activity, answerQualify, type ExampleDeal, type QualifyAnswer } from '#rules';

interface Asked {
  readonly offering?: Readonly<Record<string, unknown>>;
  readonly balances?: Readonly<Record<string, unknown>>;
}

export const answerOf = (
  activity: Activity,
  deal: ExampleDeal,
  { offering = {}, balances = {} }: Asked = {},
): QualifyAnswer =>
  sure(answerQualify({ activity: activity.id, offering, balances, deal }, [activity]));

/** Each award as "seat, share, amount", in the order in which they are paid. */
export const awardsOf = ({ awards }: QualifyAnswer): readonly string[] =>
  awards.map(({ seat, table, share, amount }) => `${seat ?? table} ${share} ${amount}`);

/** Where the money of each award comes from. */
export const sourcesOf = ({ awards }: QualifyAnswer): readonly unknown[] =>
  awards.map(({ from }) => from);
