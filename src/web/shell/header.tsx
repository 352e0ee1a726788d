import { Link } from '@tanstack/react-router';
import { ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../data/session.ts';
import { useGo } from '../router.tsx';
import { type Screen, screensFor } from '../screens.ts';
import { BadgeMenu } from './badge-menu.tsx';
import { Mark } from './mark.tsx';

interface HeaderProps {
  readonly screen: Screen | undefined;
  readonly house: string | undefined;
}

const TAB =
  'flex min-h-14 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-2.5 font-medium text-muted text-sm hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink';

/** As many as stand beside each other on the smallest desk. */
const ROW_MAX = 6;

/** Screens behind a button, where there is no room for all of them. */
function ScreenMenu({
  screens,
  children,
  className,
}: {
  readonly screens: readonly Screen[];
  readonly children: ReactNode;
  readonly className: string;
}) {
  const { t } = useTranslation();
  const go = useGo();
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger className={`${TAB} cursor-pointer ${className}`}>
        {children}
        <ChevronDown className="size-4" aria-hidden="true" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          className="z-50 max-h-[80dvh] min-w-52 overflow-y-auto rounded-panel border border-line-strong bg-panel p-1.5 shadow-2xl"
        >
          {screens.map(({ name, path, icon: Icon }) => (
            <Radix.Item
              key={name}
              onSelect={() => go(path)}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-ink outline-none data-[highlighted]:bg-raised"
            >
              <Icon className="size-4 text-muted" aria-hidden="true" />
              {t(`screens.${name}`)}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Tab({ screen: { name, path, icon: Icon }, isHere }: { screen: Screen; isHere: boolean }) {
  const { t } = useTranslation();
  return (
    <Link to={path} {...(isHere ? { 'aria-current': 'page' as const } : {})} className={TAB}>
      <Icon className="size-4" aria-hidden="true" />
      {t(`screens.${name}`)}
    </Link>
  );
}

/** What one works with stands in a row; the rest is behind "More". */
export function Header({ screen, house }: HeaderProps) {
  const { t } = useTranslation();
  const session = useSession();
  // The mark leads to the lobby.
  const screens = screensFor(session?.roles ?? []).filter(({ name }) => name !== 'lobby');
  const own = screens.filter(({ roles }) => roles !== undefined);
  const open = screens.filter(({ roles }) => roles === undefined);
  const inRow = own.length === 0 ? open : own.slice(0, ROW_MAX);
  const behind = screens.filter((each) => !inRow.includes(each));
  const isBehind = screen !== undefined && behind.includes(screen);
  return (
    <header className="border-line border-b bg-panel print:hidden">
      <div className="mx-auto flex max-w-[100rem] items-center gap-x-4 px-3 sm:px-6">
        <Link
          to="/"
          aria-label={t('screens.lobby')}
          className="flex min-h-14 items-center gap-2.5 rounded-control text-ink"
        >
          <Mark />
          <span className="hidden flex-col leading-tight sm:flex">
            <span className="font-semibold tracking-tight">{t('houseway')}</span>
            {house === undefined ? null : (
              <span className="max-w-48 truncate text-muted text-xs">{house}</span>
            )}
          </span>
        </Link>
        <nav aria-label={t('navigation')} className="flex min-w-0 flex-1 items-center">
          <ScreenMenu screens={screens} className="lg:hidden">
            <MenuIcon className="size-4" aria-hidden="true" />
            {screen === undefined ? t('menu') : t(`screens.${screen.name}`)}
          </ScreenMenu>
          <ul className="hidden min-w-0 overflow-x-auto lg:flex">
            {inRow.map((each) => (
              <li key={each.name}>
                <Tab screen={each} isHere={each.name === screen?.name} />
              </li>
            ))}
          </ul>
          {behind.length === 0 ? null : (
            <ScreenMenu screens={behind} className="hidden lg:flex">
              {isBehind ? t(`screens.${screen.name}`) : t('actions.more')}
            </ScreenMenu>
          )}
        </nav>
        <BadgeMenu />
      </div>
    </header>
  );
}
