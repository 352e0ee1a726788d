// The screens, and whom the menu shows them to. The house decides what anybody sees: a screen that
// is not in the menu says so itself when it is opened by its address.
import {
  BookOpenText,
  Calculator,
  CircleCheckBig,
  Landmark,
  LayoutGrid,
  type LucideIcon,
  Monitor,
  Rewind,
  Scale,
  ScrollText,
  Settings,
  ShieldCheck,
  Spade,
  Tablet,
  Users,
  Wallet,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { MAY, type Role, SEES } from '#house';

export interface Screen {
  readonly name:
    | 'lobby'
    | 'sign'
    | 'keypad'
    | 'floor'
    | 'cage'
    | 'patrons'
    | 'books'
    | 'approvals'
    | 'rulebook'
    | 'practice'
    | 'replay'
    | 'regulator'
    | 'odds'
    | 'rank'
    | 'admin';
  readonly path: string;
  readonly icon: LucideIcon;
  /** Dark for the floor, light for a desk. */
  readonly theme: 'floor' | 'desk';
  /** Who works with it; everybody, signed in or not, where nobody is named. */
  readonly roles?: readonly Role[];
  /** Fills the whole window: no menu, no margins. */
  readonly isBare?: true;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

const FLOOR_ROLES: readonly Role[] = MAY['verify-call'];

export const SCREENS: readonly Screen[] = [
  {
    name: 'lobby',
    path: '/',
    icon: LayoutGrid,
    theme: 'floor',
    load: () => import('./lobby/lobby-screen.tsx'),
  },
  {
    name: 'sign',
    path: '/sign',
    icon: Monitor,
    theme: 'floor',
    isBare: true,
    load: () => import('./sign/sign-screen.tsx'),
  },
  {
    name: 'keypad',
    path: '/table',
    icon: Tablet,
    theme: 'floor',
    roles: MAY['start-round'],
    isBare: true,
    load: () => import('./keypad/keypad-screen.tsx'),
  },
  {
    name: 'floor',
    path: '/floor',
    icon: Spade,
    theme: 'floor',
    roles: FLOOR_ROLES,
    load: () => import('./floor/floor-screen.tsx'),
  },
  {
    name: 'cage',
    path: '/cage',
    icon: Wallet,
    theme: 'desk',
    roles: [...new Set([...MAY['check-identity'], ...MAY['count-box']])],
    load: () => import('./cage/cage-screen.tsx'),
  },
  {
    name: 'patrons',
    path: '/patrons',
    icon: Users,
    theme: 'desk',
    roles: [...new Set([...MAY['read-person'], ...MAY['enrol-patron']])],
    load: () => import('./patrons/patrons-screen.tsx'),
  },
  {
    name: 'books',
    path: '/books',
    icon: Landmark,
    theme: 'desk',
    roles: SEES.books,
    load: () => import('./books/books-screen.tsx'),
  },
  {
    name: 'approvals',
    path: '/approvals',
    icon: CircleCheckBig,
    theme: 'desk',
    roles: SEES.proposals,
    load: () => import('./approvals/approvals-screen.tsx'),
  },
  {
    name: 'rulebook',
    path: '/rulebook',
    icon: BookOpenText,
    theme: 'desk',
    roles: SEES.activities,
    load: () => import('./rulebook/rulebook-screen.tsx'),
  },
  {
    name: 'replay',
    path: '/replay',
    icon: Rewind,
    theme: 'desk',
    roles: SEES.log,
    load: () => import('./replay/replay-screen.tsx'),
  },
  {
    name: 'regulator',
    path: '/regulator',
    icon: ShieldCheck,
    theme: 'desk',
    roles: SEES.log,
    load: () => import('./regulator/regulator-screen.tsx'),
  },
  {
    name: 'admin',
    path: '/office',
    icon: Settings,
    theme: 'desk',
    roles: SEES.devices,
    load: () => import('./admin/admin-screen.tsx'),
  },
  {
    name: 'practice',
    path: '/practice',
    icon: ScrollText,
    theme: 'floor',
    load: () => import('./practice/practice-screen.tsx'),
  },
  {
    name: 'odds',
    path: '/odds',
    icon: Calculator,
    theme: 'desk',
    load: () => import('./odds/odds-screen.tsx'),
  },
  {
    name: 'rank',
    path: '/hands',
    icon: Scale,
    theme: 'floor',
    load: () => import('./rank/rank-screen.tsx'),
  },
];

/** The first screen of somebody's working day. */
export function homeOf(roles: readonly string[]): Screen {
  const order: readonly [Role, Screen['name']][] = [
    ['dealer', 'keypad'],
    ['floor', 'floor'],
    ['manager', 'floor'],
    ['cage', 'cage'],
    ['count', 'cage'],
    ['desk', 'patrons'],
    ['accounting', 'books'],
    ['marketing', 'rulebook'],
    ['compliance', 'approvals'],
    ['regulator', 'regulator'],
    ['administrator', 'admin'],
  ];
  const [, name] = order.find(([role]) => roles.includes(role)) ?? ['', 'lobby'];
  return SCREENS.find((screen) => screen.name === name) as Screen;
}

/** Screens that somebody with these roles works with, or anybody where there are none. */
export const screensFor = (roles: readonly string[]): readonly Screen[] =>
  SCREENS.filter((screen) => screen.roles?.some((role) => roles.includes(role)) ?? true);
