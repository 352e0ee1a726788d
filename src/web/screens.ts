// The screens, and the roles that see them in the menu. The house decides what each badge sees: a
// screen that isn't in the menu says so itself when it is opened by its address.
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
  Smartphone,
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
import { MAY, type Role, SEES } from '#house';

/** By what people work on; then what hangs on walls, and what anyone may try. */
export const SCREEN_GROUPS = ['tables', 'promotions', 'guests', 'office', 'signs', 'open'] as const;
type ScreenGroup = (typeof SCREEN_GROUPS)[number];

export interface Screen {
  readonly name:
    | 'lobby'
    | 'keypad'
    | 'floor'
    | 'wagers'
    | 'drawings'
    | 'shows'
    | 'tournaments'
    | 'board-desk'
    | 'picks'
    | 'cage'
    | 'chips'
    | 'patrons'
    | 'club'
    | 'books'
    | 'approvals'
    | 'rulebook'
    | 'replay'
    | 'regulator'
    | 'admin'
    | 'sign'
    | 'show'
    | 'boards'
    | 'clock'
    | 'kiosk'
    | 'play'
    | 'practice'
    | 'odds'
    | 'rank'
    | 'proof';
  /** Where the menu has it; the mark leads to the lobby. */
  readonly group?: ScreenGroup;
  readonly path: string;
  readonly icon: LucideIcon;
  /** Dark for the floor, light for a desk. */
  readonly theme: 'floor' | 'desk';
  /** The roles that work with it; by default everyone, signed in or not. */
  readonly roles?: readonly Role[];
  /** Fills the whole window: no menu, no margins. */
  readonly isBare?: true;
}

const FLOOR_ROLES: readonly Role[] = MAY['verify-call'];

export const SCREENS: readonly Screen[] = [
  {
    name: 'lobby',
    path: '/',
    icon: LayoutGrid,
    theme: 'floor',
  },
  {
    name: 'keypad',
    group: 'tables',
    path: '/table',
    icon: Tablet,
    theme: 'floor',
    roles: MAY['start-round'],
    isBare: true,
  },
  {
    name: 'floor',
    group: 'tables',
    path: '/floor',
    icon: Spade,
    theme: 'floor',
    roles: FLOOR_ROLES,
  },
  {
    name: 'wagers',
    group: 'tables',
    path: '/wagers',
    icon: Coins,
    theme: 'floor',
    roles: MAY['place-instrument'],
  },
  {
    name: 'drawings',
    group: 'promotions',
    path: '/drawings',
    icon: Ticket,
    theme: 'desk',
    roles: [
      ...new Set([...MAY['draw-ticket'], ...MAY['announce-drawing'], ...MAY['confirm-winner']]),
    ],
  },
  {
    name: 'shows',
    group: 'promotions',
    path: '/shows',
    icon: Drama,
    theme: 'floor',
    roles: [...new Set([...MAY['step-show'], ...MAY['award-show']])],
  },
  {
    name: 'tournaments',
    group: 'promotions',
    path: '/tournaments',
    icon: Trophy,
    theme: 'floor',
    roles: [
      ...new Set([...MAY['enter-tournament'], ...MAY['award-tournament'], 'dealer' as const]),
    ],
  },
  {
    name: 'board-desk',
    group: 'promotions',
    path: '/board-desk',
    icon: ClipboardList,
    theme: 'desk',
    roles: [...new Set([...MAY['correct-entry'], ...MAY['award-board']])],
  },
  {
    name: 'picks',
    group: 'promotions',
    path: '/picks',
    icon: ListChecks,
    theme: 'desk',
    roles: [...new Set([...MAY['record-results'], ...MAY['award-contest']])],
  },
  {
    name: 'cage',
    group: 'guests',
    path: '/cage',
    icon: Wallet,
    theme: 'desk',
    roles: [...new Set([...MAY['check-identity'], ...MAY['count-box'], ...MAY['clear-hold']])],
  },
  {
    name: 'chips',
    group: 'guests',
    path: '/chips',
    icon: TicketPercent,
    theme: 'desk',
    roles: [
      ...new Set([
        ...MAY['exchange-uses'],
        ...MAY['change-voucher'],
        ...MAY['issue-instruments'],
        ...MAY['void-instruments'],
        ...MAY['count-dropped-chips'],
        'accounting' as const,
      ]),
    ],
  },
  {
    name: 'patrons',
    group: 'guests',
    path: '/patrons',
    icon: Users,
    theme: 'desk',
    roles: [...new Set([...MAY['read-person'], ...MAY['enrol-patron']])],
  },
  {
    name: 'club',
    group: 'guests',
    path: '/club',
    icon: IdCard,
    theme: 'desk',
    roles: [...new Set([...MAY['upload-scans'], ...MAY['read-card']])],
  },
  {
    name: 'books',
    group: 'office',
    path: '/books',
    icon: Landmark,
    theme: 'desk',
    roles: SEES.books,
  },
  {
    name: 'approvals',
    group: 'office',
    path: '/approvals',
    icon: CircleCheckBig,
    theme: 'desk',
    roles: SEES.proposals,
  },
  {
    name: 'rulebook',
    group: 'office',
    path: '/rulebook',
    icon: BookOpenText,
    theme: 'desk',
    roles: SEES.activities,
  },
  {
    name: 'replay',
    group: 'office',
    path: '/replay',
    icon: Rewind,
    theme: 'desk',
    roles: SEES.log,
  },
  {
    name: 'regulator',
    group: 'office',
    path: '/regulator',
    icon: ShieldCheck,
    theme: 'desk',
    roles: SEES.log,
  },
  {
    name: 'admin',
    group: 'office',
    path: '/office',
    icon: Settings,
    theme: 'desk',
    roles: SEES.devices,
  },
  {
    name: 'sign',
    group: 'signs',
    path: '/sign',
    icon: Monitor,
    theme: 'floor',
    isBare: true,
  },
  {
    name: 'show',
    group: 'signs',
    path: '/show',
    icon: Presentation,
    theme: 'floor',
    isBare: true,
  },
  {
    name: 'boards',
    group: 'signs',
    path: '/boards',
    icon: ListOrdered,
    theme: 'floor',
    isBare: true,
  },
  {
    name: 'clock',
    group: 'signs',
    path: '/clock',
    icon: Timer,
    theme: 'floor',
    isBare: true,
  },
  {
    name: 'kiosk',
    group: 'signs',
    path: '/kiosk',
    icon: TabletSmartphone,
    theme: 'floor',
    isBare: true,
  },
  {
    name: 'play',
    group: 'open',
    path: '/play',
    icon: Smartphone,
    theme: 'floor',
  },
  {
    name: 'practice',
    group: 'open',
    path: '/practice',
    icon: ScrollText,
    theme: 'floor',
  },
  {
    name: 'odds',
    group: 'open',
    path: '/odds',
    icon: Calculator,
    theme: 'desk',
  },
  {
    name: 'rank',
    group: 'open',
    path: '/hands',
    icon: Scale,
    theme: 'floor',
  },
  {
    name: 'proof',
    group: 'open',
    path: '/proof',
    icon: FileCheck,
    theme: 'desk',
  },
];

/** The first screen of a working day. */
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

/** Screens for people with these roles; without roles, for everyone. */
export const screensFor = (roles: readonly string[]): readonly Screen[] =>
  SCREENS.filter((screen) => screen.roles?.some((role) => roles.includes(role)) ?? true);
