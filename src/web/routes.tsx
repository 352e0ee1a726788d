// Which address shows which screen. A screen has one address, with an optional name behind it
// (`/floor/call-17`) and what it remembers in the query, so that the back button and a copied address
// work everywhere.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Search } from './place.ts';
import { SCREENS, type Screen } from './screens.ts';
import { Shell } from './shell/shell.tsx';
import { NotFound, ScreenFailed } from './shell/whole-screen.tsx';
import { Loading } from './ui/state.tsx';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound });

const textsIn = (search: Record<string, unknown>): Search =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]));

/** Each screen is loaded when it is first shown. */
const LOADS: Readonly<Record<Screen['name'], () => Promise<{ readonly default: ComponentType }>>> =
  {
    lobby: () => import('./lobby/lobby-screen.tsx'),
    keypad: () => import('./keypad/keypad-screen.tsx'),
    floor: () => import('./floor/floor-screen.tsx'),
    wagers: () => import('./chips/wagers-screen.tsx'),
    drawings: () => import('./drawings/drawings-screen.tsx'),
    shows: () => import('./shows/shows-screen.tsx'),
    tournaments: () => import('./tournaments/tournaments-screen.tsx'),
    'board-desk': () => import('./board-desk/board-desk-screen.tsx'),
    picks: () => import('./picks/picks-screen.tsx'),
    cage: () => import('./cage/cage-screen.tsx'),
    chips: () => import('./chips/chips-screen.tsx'),
    patrons: () => import('./patrons/patrons-screen.tsx'),
    club: () => import('./club/club-screen.tsx'),
    books: () => import('./books/books-screen.tsx'),
    approvals: () => import('./approvals/approvals-screen.tsx'),
    rulebook: () => import('./rulebook/rulebook-screen.tsx'),
    replay: () => import('./replay/replay-screen.tsx'),
    regulator: () => import('./regulator/regulator-screen.tsx'),
    admin: () => import('./admin/admin-screen.tsx'),
    sign: () => import('./sign/sign-screen.tsx'),
    show: () => import('./show/show-screen.tsx'),
    boards: () => import('./boards/boards-screen.tsx'),
    clock: () => import('./clock/clock-screen.tsx'),
    kiosk: () => import('./kiosk/kiosk-screen.tsx'),
    play: () => import('./play/play-screen.tsx'),
    practice: () => import('./practice/practice-screen.tsx'),
    odds: () => import('./odds/odds-screen.tsx'),
    rank: () => import('./rank/rank-screen.tsx'),
    proof: () => import('./proof/proof-screen.tsx'),
  };

const routes = SCREENS.map(({ name, path }) =>
  createRoute({
    getParentRoute: () => root,
    path: path === '/' ? path : `${path}/{-$name}`,
    validateSearch: textsIn,
    component: lazyRouteComponent(LOADS[name]),
    pendingComponent: Loading,
    errorComponent: ScreenFailed,
  }),
);

export const router = createRouter({
  routeTree: root.addChildren(routes),
  defaultPreload: 'intent',
  // Names and texts stay as they are: `?fund=123` is the text 123.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(search as Record<string, string>).toString();
    return text === '' ? '' : `?${text}`;
  },
});
