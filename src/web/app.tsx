import { RankScreen } from './rank/rank-screen.tsx';
import { SignScreen } from './sign/sign-screen.tsx';
import { VERSION } from './version.ts';

const SCREENS = [
  {
    path: '/',
    title: 'Hands',
    Screen: RankScreen,
    note: 'Hands are ranked in this browser; the cards are not sent anywhere.',
  },
  {
    path: '/sign',
    title: 'Jackpots',
    Screen: SignScreen,
    note: 'Amounts are those of the house’s books.',
  },
] as const;

const screen = SCREENS.find(({ path }) => path === location.pathname) ?? SCREENS[0];

const Mark = () => (
  <svg viewBox="0 0 64 64" className="size-9 shrink-0" aria-hidden="true">
    <path d="M32 6 58 28v30H42V42H22v16H6V28Z" className="fill-gold" />
    <path
      d="M32 20c2 5 11 8 11 14 0 3-2 5-5 5-2 0-5-1-6-4-1 3-4 4-6 4-3 0-5-2-5-5 0-6 9-9 11-14Z"
      className="fill-ground"
    />
  </svg>
);

const Header = () => (
  <header className="border-line border-b">
    <div className="mx-auto flex max-w-[96rem] flex-wrap items-center gap-x-5 gap-y-1 px-3 py-3 sm:px-6">
      <a href="/" className="flex min-h-11 items-center gap-3 rounded-control text-ink">
        <Mark />
        <span className="font-display font-semibold text-2xl tracking-wide">Houseway</span>
      </a>
      <nav aria-label="Screens" className="flex gap-x-2 text-sm">
        {SCREENS.map(({ path, title }) => (
          <a
            key={path}
            href={path}
            {...(path === location.pathname ? { 'aria-current': 'page' } : {})}
            className="flex min-h-11 items-center rounded-control px-3 text-muted hover:text-gold aria-[current=page]:text-gold"
          >
            {title}
          </a>
        ))}
      </nav>
    </div>
  </header>
);

const Footer = () => (
  <footer className="border-line border-t">
    <div className="mx-auto flex max-w-[96rem] flex-wrap justify-between gap-x-6 gap-y-1 px-3 py-5 text-faint text-sm sm:px-6">
      <p>{screen.note}</p>
      <p>Houseway {VERSION}</p>
    </div>
  </footer>
);

export const App = () => (
  <div className="flex min-h-dvh flex-col font-sans">
    <Header />
    <screen.Screen />
    <Footer />
  </div>
);
