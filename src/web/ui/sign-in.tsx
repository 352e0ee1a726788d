// Badge and PIN: in the lobby, when a session has ended, and for a second person beside the first.
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Answer, type Client, type SignedIn, Unreachable } from '#client';
import { newClient } from '../data/api.ts';
import { useView } from '../data/views.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Notice } from './notice.tsx';

interface SignInProps {
  readonly submit: string;
  /** The badge that is likely to sign in. */
  readonly badge?: string;
  readonly onSignedIn: (signedIn: SignedIn, client: Client) => unknown;
}

async function tried(
  client: Client,
  badge: string,
  pin: string | undefined,
): Promise<Answer<SignedIn> | 'away'> {
  try {
    if (pin === undefined) return await client.request('POST /demo/sign-in', { body: { badge } });
    return await client.signIn(badge, pin);
  } catch (error) {
    if (error instanceof Unreachable) return 'away';
    throw error;
  }
}

export function SignInForm({ submit, badge: likely = '', onSignedIn }: SignInProps) {
  const { t } = useTranslation();
  const [badge, setBadge] = useState(likely);
  const [pin, setPin] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  const id = useId();
  // A demo asks its own badges for no PIN.
  const demo = useView('/demo').data?.badges ?? [];
  const isOpen = demo.some((each) => each.badge === badge.trim());

  async function signIn() {
    setAsking(true);
    setFailure('');
    const client = newClient();
    try {
      const answer = await tried(client, badge.trim(), isOpen ? undefined : pin);
      if (answer === 'away') setFailure(t('connection.lost'));
      else if (!answer.ok) setFailure(answer.error.detail);
      else await onSignedIn(answer.value, newClient(answer.value.token));
    } finally {
      setPin('');
      setAsking(false);
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void signIn();
      }}
    >
      <Field
        id={`${id}-badge`}
        label={t('signIn.badge')}
        value={badge}
        onChange={({ target }) => setBadge(target.value)}
      />
      <Field
        id={`${id}-pin`}
        label={t('signIn.pin')}
        type="password"
        inputMode="numeric"
        value={pin}
        hint={isOpen ? t('signIn.noPin') : undefined}
        onChange={({ target }) => setPin(target.value)}
      />
      {failure === '' ? null : <Notice is="refused" title={failure} />}
      <Button
        type="submit"
        look="primary"
        disabled={isAsking || badge === '' || (pin === '' && !isOpen)}
      >
        {submit}
      </Button>
    </form>
  );
}
