import type { ReactNode } from 'react';
import type { CommandFields } from '#client';
import { CommandButton } from './form.tsx';
import { Panel } from './panel.tsx';
import { SignedButton, useIsOther } from './signed-button.tsx';

/** What one person has recorded, and the command by which another says that it is wrong. */
const DISPUTES = {
  'confirm-draw': 'dispute-draw',
  'confirm-step': 'dispute-step',
  'confirm-results': 'dispute-results',
  'confirm-correction': 'reject-correction',
} as const;
type Confirms = {
  [What in keyof typeof DISPUTES]: { readonly command: What; readonly of: CommandFields<What> };
}[keyof typeof DISPUTES];

type ConfirmationProps = Confirms & {
  /** Who has recorded it. */
  readonly by: string;
  readonly title: string;
  readonly confirm: string;
  readonly dispute: string;
  readonly submit?: string;
  readonly reason: string;
  /** It was disputed before, and can't be again. */
  readonly isFinal?: boolean;
  /** What was recorded. */
  readonly children: ReactNode;
};

/** Something recorded, until a different person confirms or disputes it. */
export function Confirmation(props: ConfirmationProps) {
  const { command, of, by, title, confirm, dispute, submit = dispute, reason } = props;
  const { isFinal = false, children } = props;
  const signs = { command, doneBy: [by] };
  const isOther = useIsOther(signs);
  return (
    <Panel title={title}>
      <div className="flex flex-col gap-4">
        {children}
        <SignedButton {...signs} of={of} own={confirm} does="confirm" isLarge />
        {isOther && !isFinal ? (
          <CommandButton
            command={DISPUTES[command]}
            title={dispute}
            submit={submit}
            look="danger"
            isQuiet
            fixed={of}
            fields={{ reason: { label: reason } }}
          />
        ) : null}
      </div>
    </Panel>
  );
}
