import { Link } from '@tanstack/react-router';
import { ArrowUpRight, ChevronDown } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Screen } from '../screens.ts';
import { type MenuGroup, TAB } from './menu-groups.ts';

/** A sign belongs on a display of its own, and has no menu that would lead back. */
function Entry({ screen, isHere }: { readonly screen: Screen; readonly isHere: boolean }) {
  const { t } = useTranslation();
  const { name, path, icon: Icon, group } = screen;
  const isApart = group === 'signs';
  return (
    <Radix.Item
      asChild
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-ink outline-none data-[highlighted]:bg-raised aria-[current=page]:font-semibold"
    >
      <Link
        to={path}
        {...(isApart ? { target: '_blank', rel: 'noopener' } : {})}
        {...(isHere ? { 'aria-current': 'page' as const } : {})}
      >
        <Icon className="size-4 shrink-0 text-muted" aria-hidden="true" />
        <span className="flex-1">{t(`screens.${name}`)}</span>
        {isApart ? (
          <>
            <ArrowUpRight className="size-4 text-muted" aria-hidden="true" />
            <span className="sr-only">({t('newTab')})</span>
          </>
        ) : null}
      </Link>
    </Radix.Item>
  );
}

interface ScreenMenuProps {
  readonly groups: readonly MenuGroup[];
  readonly here: Screen | undefined;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Screens behind a button; their groups are named where there are several. */
export function ScreenMenu({ groups, here, children, className = '' }: ScreenMenuProps) {
  const { t } = useTranslation();
  const isHere = groups.some(({ screens }) => here !== undefined && screens.includes(here));
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger
        className={`${TAB} cursor-pointer ${className}`}
        {...(isHere ? { 'data-here': true } : {})}
      >
        {children}
        <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-panel border border-line-strong bg-panel p-1.5 shadow-2xl"
        >
          {groups.map(({ group, screens }) => (
            <Radix.Group
              key={group}
              className="not-first:mt-1.5 not-first:border-line not-first:border-t not-first:pt-1.5"
            >
              {groups.length === 1 ? null : (
                <Radix.Label className="px-3 pt-1.5 pb-1 font-medium text-muted text-sm">
                  {t(`screenGroups.${group}`)}
                </Radix.Label>
              )}
              {screens.map((screen) => (
                <Entry key={screen.name} screen={screen} isHere={screen === here} />
              ))}
            </Radix.Group>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
