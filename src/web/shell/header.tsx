import { Link } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../data/session.ts';
import type { Screen } from '../screens.ts';
import { BadgeMenu } from './badge-menu.tsx';
import { Mark } from './mark.tsx';
import { type MenuGroup, menuGroupsFor, rowFor, TAB } from './menu-groups.ts';
import { ScreenMenu } from './screen-menu.tsx';

interface HeaderProps {
  readonly screen: Screen | undefined;
  readonly house: string | undefined;
}

interface PlaceProps {
  readonly group: MenuGroup;
  readonly here: Screen | undefined;
}

/** A group of one needs no menu. */
function Place({ group, here }: PlaceProps) {
  const { t } = useTranslation();
  const [screen, ...others] = group.screens;
  if (screen === undefined || others.length > 0) {
    return (
      <ScreenMenu groups={[group]} here={here}>
        {t(`screenGroups.${group.group}`)}
      </ScreenMenu>
    );
  }
  const isHere = screen.name === here?.name;
  return (
    <Link to={screen.path} {...(isHere ? { 'aria-current': 'page' as const } : {})} className={TAB}>
      {t(`screens.${screen.name}`)}
    </Link>
  );
}

export function Header({ screen, house }: HeaderProps) {
  const { t } = useTranslation();
  const session = useSession();
  const roles = session?.roles ?? [];
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
              <span className="max-w-28 truncate text-muted text-xs xl:max-w-64" title={house}>
                {house}
              </span>
            )}
          </span>
        </Link>
        <nav aria-label={t('navigation')} className="flex min-w-0 flex-1 items-center">
          <ScreenMenu groups={menuGroupsFor(roles)} here={screen} className="lg:hidden">
            <MenuIcon className="size-4" aria-hidden="true" />
            {screen === undefined ? t('menu') : t(`screens.${screen.name}`)}
          </ScreenMenu>
          <ul className="hidden lg:flex">
            {rowFor(roles).map((group) => (
              <li key={group.screens[0]?.name}>
                <Place group={group} here={screen} />
              </li>
            ))}
          </ul>
        </nav>
        <BadgeMenu />
      </div>
    </header>
  );
}
