// The name of an offering, as the house reads it.
import { commandFields } from '#house';

const [posting] = commandFields('propose').shape.action.options;

/** What is wrong with a name, if anything is. */
export function nameProblem(name: string): string | undefined {
  const read = posting.shape.offering.safeParse(name);
  return read.success ? undefined : read.error.issues[0]?.message;
}
