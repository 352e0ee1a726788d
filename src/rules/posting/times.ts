// Where and when it is offered.

import { type ListedGame, listedGame } from '../listed-games.ts';
import type { Window } from '../offering.ts';
import { bettingOf, bettingWords } from '../payers.ts';
import type { Fact } from './sheet.ts';
import type { Teller } from './teller.ts';
import { capitalized, hoursWords, listed, momentWords, valueWords } from './words.ts';

export function gameList(teller: Teller): string[] {
  const { activity, offering } = teller;
  const games = offering?.games ?? activity.games;
  const listing = [...new Set(games.map((game) => gameWords(listedGame(activity, game))))];
  const note = activity.gamesNote === undefined ? [] : [capitalized(activity.gamesNote)];
  const betting = offering === null ? activity.betting : bettingOf(offering);
  if (betting !== undefined) note.push(bettingWords(betting));
  if (listing.length === 0 && (activity.games.length > 0 || note.length === 0)) {
    teller.lacks('offering.games', 'the games that it is offered in');
  }
  // With its number each game has a line of its own.
  const isNumbered = activity.gamesListed !== undefined;
  return [...(isNumbered || listing.length === 0 ? listing : [listed(listing)]), ...note];
}

const gameWords = ({ title, number }: ListedGame): string =>
  number === undefined ? title : `${title} (${number})`;

export function periodFacts(teller: Teller): Fact[] {
  const { offering } = teller;
  if (offering === null) return [{ label: 'Period and hours', text: 'as the house posts them' }];
  const { from, until, hours } = offering;
  if (from === undefined && until === undefined && hours.length === 0) {
    teller.lacks('offering.from', 'the period, or the hours, in which it is offered');
  }
  return [
    { label: 'From', text: from === undefined ? 'the time of posting' : momentWords(from) },
    { label: 'Until', text: until === undefined ? 'further notice' : momentWords(until) },
    ...(hours.length === 0 ? [{ label: 'Hours', text: 'all hours of the day' }] : []),
    ...hours.map((each) => ({ label: 'Hours', text: hoursWords(each) })),
  ];
}

export function tableFacts(teller: Teller): Fact[] {
  const { offering } = teller;
  const tables = offering?.tables ?? [];
  if (tables.length > 0) return [{ label: 'Tables', text: listed(tables) }];
  if (!teller.wants('tables')) return [];
  teller.lacks('offering.tables', 'the tables at which it is offered');
  return [{ label: 'Tables', text: 'as the house posts them' }];
}

export const windowFacts = ({ activity, offering }: Teller): Fact[] =>
  (offering?.windows ?? []).flatMap((window: Window) =>
    [...window.values].flatMap(([name, value]) => {
      const rule = activity.values[name];
      if (rule === undefined) return [];
      const label = `${rule.title} (${windowWords(window).join(', ')})`;
      return [{ label, text: valueWords(rule, value) }];
    }),
  );

const windowWords = ({ hours, limits, tables }: Window): readonly string[] => [
  ...(hours === undefined ? [] : [hoursWords(hours)]),
  ...(limits === undefined ? [] : [`limits ${listed(limits)}`]),
  ...(tables === undefined ? [] : [`tables ${listed(tables)}`]),
];
