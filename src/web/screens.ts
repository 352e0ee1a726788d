// The screens, and whom the menu shows them to. The house decides what anybody sees: a screen that
// is not in the menu says so itself when it is opened by its address.
import {
  BookOpenText,
  Calculator,
  CircleCheckBig,
  ClipboardList,
  Coins,
  Drama,
  FileCheck,
  IdCard,
  Landmark,
  LayoutGrid,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Monitor,
  Presentation,
  Rewind,
  Scale,
  ScrollText,
  Settings,
  ShieldCheck,
  Spade,
  Tablet,
  TabletSmartphone,
  Ticket,
  TicketPercent,
  Timer,
  Trophy,
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
    | 'chips'
    | 'wagers'
    | 'club'
    | 'kiosk'
    | 'drawings'
    | 'books'
    | 'approvals'
    | 'rulebook'
    | 'practice'
    | 'replay'
    | 'regulator'
    | 'odds'
    | 'rank'
    | 'proof'
    | 'show'
    | 'shows'
    | 'tournaments'
    | 'clock'
    | 'boards'
    | 'board-desk'
    | 'picks'
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
    name: 'drawings',
    path: '/drawings',
    icon: Ticket,
    theme: 'desk',
    roles: [
      ...new Set([...MAY['draw-ticket'], ...MAY['announce-drawing'], ...MAY['confirm-winner']]),
    ],
    load: () => import('./drawings/drawings-screen.tsx'),
  },
  {
    name: 'shows',
    path: '/shows',
    icon: Drama,
    theme: 'floor',
    roles: [...new Set([...MAY['step-show'], ...MAY['award-show']])],
    load: () => import('./shows/shows-screen.tsx'),
  },
  {
    name: 'show',
    path: '/show',
    icon: Presentation,
    theme: 'floor',
    isBare: true,
    load: () => import('./show/show-screen.tsx'),
  },
  {
    name: 'tournaments',
    path: '/tournaments',
    icon: Trophy,
    theme: 'floor',
    roles: [
      ...new Set([...MAY['enter-tournament'], ...MAY['award-tournament'], 'dealer' as const]),
    ],
    load: () => import('./tournaments/tournaments-screen.tsx'),
  },
  {
    name: 'clock',
    path: '/clock',
    icon: Timer,
    theme: 'floor',
    isBare: true,
    load: () => import('./clock/clock-screen.tsx'),
  },
  {
    name: 'boards',
    path: '/boards',
    icon: ListOrdered,
    theme: 'floor',
    isBare: true,
    load: () => import('./boards/boards-screen.tsx'),
  },
  {
    name: 'board-desk',
    path: '/board-desk',
    icon: ClipboardList,
    theme: 'desk',
    roles: [...new Set([...MAY['correct-entry'], ...MAY['award-board']])],
    load: () => import('./board-desk/board-desk-screen.tsx'),
  },
  {
    name: 'picks',
    path: '/picks',
    icon: ListChecks,
    theme: 'desk',
    roles: [...new Set([...MAY['record-results'], ...MAY['award-contest']])],
    load: () => import('./picks/picks-screen.tsx'),
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
    name: 'chips',
    path: '/chips',
    icon: TicketPercent,
    theme: 'desk',
    roles: [
      ...new Set([
        ...[...MAY['exchange-uses'], ...MAY['change-voucher'], ...MAY['issue-instruments']],
        ...[...MAY['void-instruments'], ...MAY['count-dropped-chips'], 'accounting' as const],
      ]),
    ],
    load: () => import('./chips/chips-screen.tsx'),
  },
  {
    name: 'wagers',
    path: '/wagers',
    icon: Coins,
    theme: 'floor',
    roles: MAY['place-instrument'],
    load: () => import('./chips/wagers-screen.tsx'),
  },
  {
    name: 'club',
    path: '/club',
    icon: IdCard,
    theme: 'desk',
    roles: [...new Set([...MAY['upload-scans'], ...MAY['read-card']])],
    load: () => import('./club/club-screen.tsx'),
  },
  {
    name: 'kiosk',
    path: '/kiosk',
    icon: TabletSmartphone,
    theme: 'floor',
    isBare: true,
    load: () => import('./kiosk/kiosk-screen.tsx'),
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
  {
    name: 'proof',
    path: '/proof',
    icon: FileCheck,
    theme: 'desk',
    load: () => import('./proof/proof-screen.tsx'),
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
