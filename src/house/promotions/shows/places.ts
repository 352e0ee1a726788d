// Who may play a show: the winners whom a drawing of the same offering has confirmed for it, once
// for each ticket, and players who have won a spin elsewhere. A show that is given up before it has
// met chance gives all of it back; the same prize never gets another show.

import { z } from 'zod';
import { given, sure } from '#result';
import { isChosen, type Moment, parseMoment, type ShowRule, timesOver } from '#rules';
import type { Fund } from '../../funds/funds.ts';
import { refuse } from '../../kit/ask.ts';
import type { Ask } from '../../kit/asking.ts';
import type { Asked } from '../../kit/command.ts';
import type { House } from '../../state.ts';
import { name, secret } from '../../words/scalars.ts';
import { isAtRest, momentsHeld, noteWin, timesIn } from '../drums/api.ts';
import type { Place } from './events.ts';
import { spinsFor } from './spins.ts';

/** `game` is which of the sheet's shows; `players` are in the order in which they play. */
export const START_SHOW = {
  show: name,
  offering: name,
  game: name,
  players: z.array(name).max(100).optional(),
  secret,
};

type Drawn = Place & { readonly patron: string; readonly eventAt?: string };

/** All who may still play a show of an offering, in the order of the drawings. */
export const drawnFor = (house: House, offering: string, game: string): readonly Drawn[] => [
  ...[...house.drums.drawings].flatMap(([drawing, { offering: of, won, eventAt }]) =>
    of !== offering
      ? []
      : won
          .filter(({ plays, playedIn }) => plays === game && playedIn === undefined)
          .map(({ serial, patron }) =>
            given({
              drawing,
              serial,
              patron,
              eventAt,
            }),
          ),
  ),
  ...spinsFor(house, game),
];

const drawingOf = (place: Place): string => ('drawing' in place ? place.drawing : '');

/** One place for each player, or the player who has none. */
function placesOf(free: readonly Drawn[], players: readonly string[]) {
  const left = [...free];
  const taken: Drawn[] = [];
  for (const patron of players) {
    const at = left.findIndex((each) => each.patron === patron);
    if (at < 0) return { missing: patron };
    taken.push(...left.splice(at, 1));
  }
  return { taken };
}

/** What a show uses up: the places of those who play, and of those who should and are not there. */
export function placesFor(
  { house, command, at }: Ask<Asked<typeof START_SHOW>>,
  fund: Fund,
  rule: ShowRule,
): readonly Place[] {
  const { id, offering } = fund;
  const { id: game, clause, players } = rule;
  const { together, drawings } = players;
  const { players: named = [] } = command;
  const all = drawnFor(house, id, game);
  const names = [...new Set(all.map(drawingOf))];
  const groups =
    together === 'one-drawing'
      ? names.map((name) => all.filter((each) => drawingOf(each) === name))
      : [all];
  const seated = groups.map((free) => ({ free, ...placesOf(free, named) }));
  const found = seated.find(({ taken }) => taken !== undefined);
  if (found?.taken === undefined) {
    const drawing = offering.activity.drum?.drawings.find(
      (each) => drawings.includes(each.id) && isChosen(offering, each.in),
    );
    return refuse('not-drawn', `${seated[0]?.missing ?? named[0]}: ${drawing?.clause ?? clause}`);
  }
  const used = together === undefined ? found.taken : found.free;
  checkDrawn(house, fund, rule, used);
  const isEarly = ({ eventAt }: Drawn): boolean =>
    eventAt !== undefined && sure(parseMoment(eventAt, 'eventAt')).instant > at.instant;
  if (used.some(isEarly)) refuse('wrong-time', clause);
  return used.map(({ patron: _, eventAt: __, ...place }) => place);
}

/** Those who play together were all drawn: their drawing is over, or as many as are posted; and no one
 * of them still owes an ID or a signature. */
function checkDrawn(
  { drums, zone }: House,
  { id, offering }: Fund,
  { clause, players: { together, drawings } }: ShowRule,
  used: readonly Place[],
): void {
  if (together === undefined) return;
  const own = new Set(used.map(drawingOf));
  const rules = (offering.activity.drum?.drawings ?? []).filter(
    (rule) => drawings.includes(rule.id) && isChosen(offering, rule.in),
  );
  const ofRules = [...drums.drawings].filter(
    ([, { offering: of, rule }]) => of === id && rules.some((each) => each.id === rule),
  );
  const waited = together === 'one-drawing' ? ofRules.filter(([name]) => own.has(name)) : ofRules;
  const open = waited.find(([, drawing]) => !isAtRest(drawing));
  if (open !== undefined) refuse('drawing-not-over', `${open[0]}: ${clause}`);
  if (together === 'one-drawing') return;
  const times = rules.flatMap((rule) => timesIn(rule, offering));
  const over = timesOver(times, {
    begun: momentsHeld(
      waited.map(([, drawing]) => drawing),
      times,
      zone,
    ),
    givenUp: waited.flatMap(([, { closedAt, endedAt }]) =>
      closedAt !== undefined || endedAt === undefined ? [] : [sure(parseMoment(endedAt, 'at'))],
    ),
  });
  if (over < times.length) refuse('drawing-not-over', `${over} of ${times.length}: ${clause}`);
}

/** A show has begun. */
export function useUp({ drums, claims }: House, show: string, places: readonly Place[]): void {
  for (const place of places) {
    const used =
      'claim' in place
        ? claims.get(place.claim)
        : drums.drawings.get(place.drawing)?.won.find(({ serial }) => serial === place.serial);
    if (used !== undefined) used.playedIn = show;
  }
}

/** A win for the limits of the sheet that came of a show; no drawing has such a name. */
const pickName = (show: string): string => `show:${show}`;

/** A show has picked a player, who counts as drawn from then on. */
export function countPicked(
  house: House,
  { show, offering, patron }: { show: string; offering: string; patron: string },
  at: Moment,
): void {
  noteWin(house, { drawing: pickName(show), offering, patron }, at);
}

/** A show came to nothing before it had met chance: everyone can play as before it. */
export function giveBackPlaces(house: House, show: string): void {
  const drawn = [...house.drums.drawings.values()].flatMap(({ won }) => won);
  for (const used of [...drawn, ...house.claims.values()]) {
    if (used.playedIn === show) delete used.playedIn;
  }
}

/** Whom the show has picked has not won after all, and can be picked again. */
export function strikePicked(house: House, show: string, offering: string): void {
  const { wins = [] } = house.drums.drums.get(offering) ?? {};
  const at = wins.findIndex(({ drawing }) => drawing === pickName(show));
  if (at >= 0) wins.splice(at, 1);
}
