// Where a screen would be, and is not.
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { Compass, Lock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { setSession } from '../data/session.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { SignInForm } from '../ui/sign-in.tsx';
import { Empty } from '../ui/state.tsx';

const Middle = ({ children }: { readonly children: ReactNode }) => (
  <div className="mx-auto w-full max-w-lg py-10">
    <Panel>{children}</Panel>
  </div>
);

function ToLobby() {
  const { t } = useTranslation();
  return (
    <Link to="/" className={`mt-3 ${buttonClass()}`}>
      {t('state.toLobby')}
    </Link>
  );
}

export function SignInFirst() {
  const { t } = useTranslation();
  return (
    <Middle>
      <Empty title={t('signIn.needed')} icon={Lock}>
        {t('signIn.neededWords')}
      </Empty>
      <SignInForm submit={t('signIn.do')} onSignedIn={(signedIn) => setSession(signedIn)} />
    </Middle>
  );
}

export function NotForYou({ badge }: { readonly badge: string }) {
  const { t } = useTranslation();
  return (
    <Middle>
      <Empty title={t('signIn.notFor')} icon={Lock}>
        <p>{t('signIn.notForWords', { badge })}</p>
        <ToLobby />
      </Empty>
    </Middle>
  );
}

export function NotFound() {
  const { t } = useTranslation();
  return (
    <Middle>
      <Empty title={t('state.notFound')} icon={Compass}>
        <ToLobby />
      </Empty>
    </Middle>
  );
}

/** A screen that threw, or whose script is gone because the server has newer ones. */
export function ScreenFailed({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  return (
    <Middle>
      <Empty title={t('state.broken')} icon={TriangleAlert}>
        <p>{t('state.brokenWords')}</p>
        <p className="mt-2 font-mono text-sm">{(error as Error).message}</p>
        <Button className="mt-3" look="primary" onClick={() => location.reload()}>
          {t('connection.reload')}
        </Button>
      </Empty>
    </Middle>
  );
}
