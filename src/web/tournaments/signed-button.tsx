import { useState } from 'react';
import type { Client } from '#client';
import { useHasRole, useSession } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { SecondBadge } from '../ui/second-badge.tsx';

interface SignedButtonProps {
  readonly roles: readonly string[];
  /** Those who have done the first part. */
  readonly doneBy: readonly string[];
  readonly own: string;
  readonly second: string;
  readonly send: (as?: Client) => Promise<unknown>;
}

/** What somebody else signs: one press where that is who is signed in, a second badge otherwise. */
export function SignedButton({ roles, doneBy, own, second, send }: SignedButtonProps) {
  const badge = useSession()?.badge;
  const hasRole = useHasRole(roles);
  const [isSigning, setSigning] = useState(false);
  const isOther = badge !== undefined && !doneBy.includes(badge) && hasRole;
  return (
    <>
      <Button look="primary" onClick={() => (isOther ? void send() : setSigning(true))}>
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
