// What stands in the menu: the screens that a badge works with, grouped by what it works on.
import { SCREEN_GROUPS, type Screen, screensFor } from '../screens.ts';

export const TAB =
  'flex min-h-14 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-2.5 font-medium text-muted text-sm hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink data-here:border-accent data-here:text-ink data-[state=open]:text-ink';

export interface MenuGroup {
  readonly group: (typeof SCREEN_GROUPS)[number];
  readonly screens: readonly Screen[];
}

export function menuGroupsFor(roles: readonly string[]): readonly MenuGroup[] {
  const screens = screensFor(roles);
  return SCREEN_GROUPS.map((group) => ({
    group,
    screens: screens.filter((screen) => screen.group === group),
  })).filter((each) => each.screens.length > 0);
}

/** As many as stand beside each other on the smallest desk, with the menus behind them. */
const TABS_MAX = 4;

/** Many screens stand behind the names of their groups; few stand in the row, each by itself. */
export function rowFor(roles: readonly string[]): readonly MenuGroup[] {
  const groups = menuGroupsFor(roles);
  const [own, open] = [true, false].map((isOwn) =>
    groups.filter(({ screens }) =>
      screens.every((screen) => (screen.roles !== undefined) === isOwn),
    ),
  ) as [MenuGroup[], MenuGroup[]];
  const alone = own.flatMap(({ group, screens }) =>
    screens.map((screen) => ({ group, screens: [screen] })),
  );
  return [...(alone.length > TABS_MAX ? own : alone), ...open];
}
