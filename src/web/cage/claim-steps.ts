// Where a claim stands on its way to the winner.
import type { ClaimFacts, PaymentCheck } from './answers.ts';

export type StepState = 'done' | 'now' | 'later' | 'none';
export interface Steps {
  readonly winner: StepState;
  readonly identity: StepState;
  readonly papers: StepState;
  readonly pay: StepState;
}

const IDENTITY_CODES: readonly string[] = ['identity-needed', 'identity-refused'];

/** A step that isn't needed is 'none'; one that waits for another step is 'later'. */
export function stepsOf(
  { status }: Pick<ClaimFacts, 'status'>,
  {
    patron,
    identity,
    blocks,
  }: Pick<PaymentCheck, 'patron' | 'blocks'> & {
    readonly identity: Pick<PaymentCheck['identity'], 'isDue'>;
  },
  formCount: number,
): Steps {
  const isPaid = status === 'paid';
  const isBlocked = (codes: readonly string[]) => blocks.some(({ code }) => codes.includes(code));
  const needsIdentity = !isPaid && isBlocked(IDENTITY_CODES);
  const needsForms = !isPaid && isBlocked(['paperwork-missing']);
  const needsWinner = patron === undefined && (identity.isDue || needsIdentity);
  return {
    winner: patron !== undefined ? 'done' : needsWinner && !isPaid ? 'now' : 'none',
    identity: stateOf({ isDue: identity.isDue, isOpen: needsIdentity, waits: needsWinner }),
    papers: stateOf({ isDue: formCount > 0, isOpen: needsForms, waits: needsIdentity }),
    pay: isPaid ? 'done' : blocks.length === 0 ? 'now' : 'later',
  };
}

function stateOf({
  isDue,
  isOpen,
  waits,
}: {
  readonly isDue: boolean;
  readonly isOpen: boolean;
  readonly waits: boolean;
}): StepState {
  if (isOpen) return waits ? 'later' : 'now';
  return isDue ? 'done' : 'none';
}
