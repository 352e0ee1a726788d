// What is around every screen: the menu, who is signed in, whether the house is live.
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceHere } from '../data/api.ts';
import { usePinAsked } from '../data/pin-again.ts';
import { useSession } from '../data/session.ts';
import { SCREENS, type Screen } from '../screens.ts';
import { useZone } from '../ui/format.ts';
import { Loading } from '../ui/state.tsx';
import { Banners } from './banners.tsx';
import { Header } from './header.tsx';
import { SessionEnded } from './session-ended.tsx';
import { useHouseName } from './use-house-name.ts';
import { NotForYou, SignInFirst } from './whole-screen.tsx';

// Both are rare, and every page loads this.
const EnrollHere = lazy(() => import('./enroll-here.tsx'));
const PinAgain = lazy(() => import('./pin-again.tsx'));

function useScreen(): Screen | undefined {
  const { pathname } = useLocation();
  const first = `/${pathname.split('/')[1] ?? ''}`;
  return SCREENS.find(({ path }) => path === first);
}

/** The screen, or why this badge does not see it. */
function Guarded({ screen }: { readonly screen: Screen | undefined }) {
  const session = useSession();
  if (screen?.roles === undefined) return <Outlet />;
  if (session === undefined) return <SignInFirst />;
  const isFor = session.roles.some((role) => screen.roles?.includes(role as never));
  return isFor ? <Outlet /> : <NotForYou badge={session.badge} />;
}

/** What stands over the screen until it is answered. */
function Asked() {
  return (
    <>
      <SessionEnded />
      <Suspense>
        {usePinAsked() ? <PinAgain /> : null}
        {deviceHere() === undefined ? null : <EnrollHere />}
      </Suspense>
    </>
  );
}

export function Shell() {
  const { t } = useTranslation();
  const screen = useScreen();
  // A sign is for everyone, no matter who opened it.
  const isSign = screen?.name === 'sign';
  const house = useHouseName(!isSign);
  const zone = useZone();
  const theme = screen?.theme ?? 'desk';
  const title = screen === undefined ? t('houseway') : t(`screens.${screen.name}`);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.title = `${title} · ${house ?? t('houseway')}`;
  }, [theme, title, house, t]);

  const content = (
    <Suspense key={zone} fallback={<Loading />}>
      <Guarded screen={screen} />
    </Suspense>
  );
  if (screen?.isBare === true) {
    return (
      <div className="min-h-dvh font-sans">
        {isSign ? null : <Asked />}
        {content}
      </div>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col font-sans">
      <a
        href="#content"
        className="sr-only rounded-control bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:absolute focus:z-50"
      >
        {t('toContent')}
      </a>
      <Header screen={screen} house={house} />
      <Banners />
      <Asked />
      <main id="content" className="mx-auto w-full max-w-[100rem] flex-1 px-3 py-6 sm:px-6">
        {content}
      </main>
    </div>
  );
}
