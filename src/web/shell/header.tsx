import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../data/session.ts';
import { type Screen, screensFor } from '../screens.ts';
import { BadgeMenu } from './badge-menu.tsx';
import { Mark } from './mark.tsx';

interface HeaderProps {
  readonly screen: Screen | undefined;
  readonly house: string | undefined;
}

export function Header({ screen, house }: HeaderProps) {
  const { t } = useTranslation();
  const session = useSession();
  const screens = screensFor(session?.roles ?? []);
  return (
    <header className="border-line border-b bg-panel print:hidden">
      <div className="mx-auto flex max-w-[100rem] items-center gap-x-4 px-3 sm:px-6">
        <Link to="/" className="flex min-h-14 items-center gap-2.5 rounded-control text-ink">
          <Mark />
          <span className="hidden flex-col leading-tight sm:flex">
            <span className="font-semibold tracking-tight">{t('houseway')}</span>
            {house === undefined ? null : (
              <span className="max-w-48 truncate text-muted text-xs">{house}</span>
            )}
          </span>
        </Link>
        <nav aria-label={t('navigation')} className="min-w-0 flex-1 overflow-x-auto">
          <ul className="flex gap-0.5">
            {screens.map(({ name, path, icon: Icon }) => (
              <li key={name}>
                <Link
                  to={path}
                  {...(name === screen?.name ? { 'aria-current': 'page' as const } : {})}
                  className="flex min-h-14 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-2.5 font-medium text-muted text-sm hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
                >
                  <Icon className="size-4" aria-hidden="true" />
                  {t(`screens.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <BadgeMenu />
      </div>
    </header>
  );
}
