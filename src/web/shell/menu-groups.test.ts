import { expect, test } from 'vitest';
import { ROLES } from '#house';
import { menuGroupsFor, rowFor } from './menu-groups.ts';

const rowOf = (...roles: readonly string[]) =>
  rowFor(roles).map(({ group, screens: [screen, ...others] }) =>
    others.length > 0 ? group : screen?.name,
  );

test('whoever works with a few screens has them in the row', () => {
  expect(rowOf('dealer')).toEqual(['keypad', 'wagers', 'tournaments', 'rulebook', 'signs', 'open']);
  expect(rowOf('administrator').slice(-2)).toEqual(['signs', 'open']);
});

test('whoever works with many has groups, and a group of one is its screen', () => {
  expect(rowOf('manager')).toEqual(['tables', 'promotions', 'guests', 'office', 'signs', 'open']);
  expect(rowOf('floor')).toContain('promotions');
});

test('a visitor has what needs no badge', () => {
  expect(rowOf()).toEqual(['signs', 'open']);
});

test('no row is longer than six, and nothing is only in the menu of a phone', () => {
  for (const role of ROLES) {
    const row = rowFor([role]);
    expect([role, row.length <= 6]).toEqual([role, true]);
    const names = (groups: typeof row) =>
      groups.flatMap(({ screens }) => screens.map(({ name }) => name)).sort();
    expect(names(row)).toEqual(names(menuGroupsFor([role])));
  }
});
