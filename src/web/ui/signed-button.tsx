import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Client, CommandFields } from '#client';
import { type CommandType, MAY } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole, useSession } from '../data/session.ts';
import { Button } from './button.tsx';
import { OutcomeNotice } from './outcome.tsx';
import { SecondBadge } from './second-badge.tsx';

interface Signs {
  readonly command: CommandType;
  /** Those who have done the first part. */
  readonly doneBy: readonly string[];
}

/** Whether the badge signed in can be the second person. */
export function useIsOther({ command, doneBy }: Signs): boolean {
  const badge = useSession()?.badge;
  const hasRole = useHasRole(MAY[command]);
  return badge !== undefined && !doneBy.includes(badge) && hasRole;
}

interface SignedButtonProps<What extends CommandType> extends Signs {
  readonly command: What;
  readonly of: CommandFields<What>;
  readonly own: string;
  /** What the button says to someone who can't sign. */
  readonly does: 'award' | 'confirm' | 'sign';
  readonly isLarge?: boolean;
  readonly className?: string;
}

/** What a second person signs, and the result: one press if that is the badge signed in, a second
 * badge otherwise. */
export function SignedButton<What extends CommandType>(props: SignedButtonProps<What>) {
  const { command, of, own, does, isLarge = false, className = '' } = props;
  const { t } = useTranslation();
  const isOther = useIsOther(props);
  const [isSigning, setSigning] = useState(false);
  const { outcome, send } = useCommand(command);
  const sign = (as?: Client) => send(of, as);
  return (
    <>
      <OutcomeNotice of={outcome} />
      <Button
        look="primary"
        isLarge={isLarge}
        className={className}
        onClick={() => (isOther ? void sign() : setSigning(true))}
      >
        {isOther ? own : t(`signIn.with.${does}`)}
      </Button>
      <SecondBadge isOpen={isSigning} onClose={() => setSigning(false)} onSigned={sign} />
    </>
  );
}
