// The name of an offering, as the house reads it.
import { actionFields } from '#house';

const { offering } = actionFields('post-offering');

/** What is wrong with a name, if anything is. */
export function nameProblem(name: string): string | undefined {
  const read = offering.safeParse(name);
  return read.success ? undefined : read.error.issues[0]?.message;
}
