// Where everyone comes in: what is on, which role to take or how to sign in, what needs no badge. A
// new house is opened here.
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { setSession, useSession } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { useGo } from '../place.ts';
import { homeOf } from '../screens.ts';
import { useHouseAtDoor } from '../sign/use-sign.ts';
import { Button } from '../ui/button.tsx';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { SignInForm } from '../ui/sign-in.tsx';
import { Loading, Shown } from '../ui/state.tsx';
import { DemoKiosk } from './demo-kiosk.tsx';
import { DemoRoles } from './demo-roles.tsx';
import { PublicLinks } from './public-links.tsx';
import { WhatsOn } from './whats-on.tsx';

// A house is set up once, and everyone loads this.
const SetUp = lazy(() => import('./set-up.tsx'));

/** The badge already signed in in this tab. */
function GoOn() {
  const { t } = useTranslation('lobby');
  const session = useSession();
  const go = useGo();
  if (session === undefined) return null;
  const home = homeOf(session.roles);
  return (
    <Panel title={t('goOn.title', { badge: session.badge })}>
      <p className="pb-4 text-muted">
        {session.roles.map((role) => t(`roles.${role as 'dealer'}`, { ns: 'common' })).join(', ')}
      </p>
      <Button look="primary" className="w-full" onClick={() => go(home.path)}>
        {t('goOn.do', { screen: t(`screens.${home.name}`, { ns: 'common' }) })}
        <ArrowRight className="size-4" aria-hidden="true" />
      </Button>
    </Panel>
  );
}

function SignIn({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  const go = useGo();
  return (
    <Panel title={title}>
      <SignInForm
        submit={t('signIn.do')}
        onSignedIn={(signedIn) => {
          setSession(signedIn);
          go(homeOf(signedIn.roles).path);
        }}
      />
    </Panel>
  );
}

function OpenHouse({ name }: { readonly name: string | undefined }) {
  const { t } = useTranslation('lobby');
  const session = useSession();
  const demo = useView('/demo');
  const { badges, kiosk } = demo.data ?? {};
  const others = (
    <>
      <div className="grid gap-5 empty:hidden">
        {session === undefined ? (
          <SignIn title={t(badges === undefined ? 'signIn.title' : 'signIn.demoTitle')} />
        ) : null}
        {kiosk === undefined ? null : <DemoKiosk {...kiosk} />}
      </div>
      <PublicLinks />
    </>
  );
  return (
    <>
      <ScreenTitle
        title={name === undefined ? t('titleAlone') : t('title', { house: name })}
        words={t('onWords')}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-5">
          {badges === undefined ? (
            <WhatsOn />
          ) : (
            <>
              <DemoRoles badges={badges} />
              <div className="grid items-start gap-5 sm:grid-cols-2">{others}</div>
            </>
          )}
        </div>
        <div className="grid gap-5">
          <GoOn />
          {badges === undefined ? others : <WhatsOn />}
        </div>
      </div>
    </>
  );
}

interface DoorProps {
  readonly isOpen: boolean;
  readonly name: string | undefined;
  readonly onOpened: () => void;
}

function Door({ isOpen, name, onOpened }: DoorProps) {
  if (isOpen) return <OpenHouse name={name} />;
  return (
    <Suspense fallback={<Loading />}>
      <SetUp onOpened={onOpened} />
    </Suspense>
  );
}

export default function LobbyScreen() {
  const house = useHouseAtDoor();
  return (
    <Shown of={house}>
      {({ isOpen, name }) => (
        <Door isOpen={isOpen} name={name} onOpened={() => void house.refetch()} />
      )}
    </Shown>
  );
}
