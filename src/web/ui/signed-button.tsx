import { useState } from 'react';
import type { Client } from '#client';
import { useHasRole, useSession } from '../data/session.ts';
import { Button } from './button.tsx';
import { SecondBadge } from './second-badge.tsx';

interface Signs {
  readonly roles: readonly string[];
  /** Those who have done the first part. */
  readonly doneBy: readonly string[];
}

/** Whether the badge signed in can be the second person. */
export function useIsOther({ roles, doneBy }: Signs): boolean {
  const badge = useSession()?.badge;
  const hasRole = useHasRole(roles);
  return badge !== undefined && !doneBy.includes(badge) && hasRole;
}

interface SignedButtonProps extends Signs {
  readonly own: string;
  readonly second: string;
  readonly isLarge?: boolean;
  readonly className?: string;
  readonly send: (as?: Client) => Promise<unknown>;
}

/** What a second person signs: one press if that is the badge signed in, a second badge otherwise. */
export function SignedButton({
  own,
  second,
  isLarge = false,
  className = '',
  send,
  ...signs
}: SignedButtonProps) {
  const isOther = useIsOther(signs);
  const [isSigning, setSigning] = useState(false);
  return (
    <>
      <Button
        look="primary"
        isLarge={isLarge}
        className={className}
        onClick={() => (isOther ? void send() : setSigning(true))}
      >
        {isOther ? own : second}
      </Button>
      <SecondBadge
        isOpen={isSigning}
        onClose={() => setSigning(false)}
        onSigned={(client) => send(client)}
      />
    </>
  );
}
