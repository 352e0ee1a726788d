// A deal of any game of the rulebook, put to every sheet that the game has: which rows it has, and who
// would win what, as at a table where nothing is paid in.
import { ACTIVITIES } from '#activities';
import type { RandomSource } from '#chance';
import { type Deal, type DealtGame, dealtGameNamed, decodeDeal, handsOf, makeDeal } from '#games';
import { assert, type Problem, sure } from '#result';
import {
  type Activity,
  answerQualify,
  decodeOffering,
  findingsOf,
  type Offering,
  type QualifyAnswer,
} from '#rules';

export interface DealOrder {
  readonly game: string;
  readonly seats: number;
  readonly seed?: number;
}

interface TestedHand {
  readonly seat: number;
  readonly name: string | null;
  readonly low: string | null;
  readonly outcome: 'win' | 'lose' | 'push' | null;
  readonly winsPot: boolean;
  readonly winsLow: boolean;
}

export interface TestedSheet {
  readonly id: string;
  readonly title: string;
  readonly venue: string;
  readonly rows: readonly (QualifyAnswer['rows'][number] & { readonly title: string })[];
  readonly awards: QualifyAnswer['awards'];
  readonly leftOut: QualifyAnswer['leftOut'];
}

export interface TestedDeal {
  /** As the command line reads and writes it. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly hands: readonly TestedHand[];
  /** The sheets of which the deal has a row. */
  readonly sheets: readonly TestedSheet[];
  readonly sheetCount: number;
}

/** Whether the cards of a deal decide something of the activity. */
export const isDealt = ({ kind, rows }: Activity): boolean =>
  kind !== 'game' && rows.some(({ when }) => when.of !== 'event');

/** The sheet's own sample without its dates: it is offered now, in every game that it may be. */
function sampleOf({ sample }: Activity): object {
  const {
    postedAt: _,
    from: __,
    until: ___,
    hours: ____,
    windows: _____,
    games: ______,
    ...rest
  } = sample as Record<string, unknown>;
  return rest;
}

const offeringsKnown = new Map<string, readonly Offering[]>();

/** What the game's sheets would offer at this table. */
function offeringsOf(game: string): readonly Offering[] {
  const offerings =
    offeringsKnown.get(game) ??
    ACTIVITIES.filter((each) => isDealt(each) && each.games.includes(game)).map((activity) =>
      sure(decodeOffering(activity, sampleOf(activity), { games: [game] })),
    );
  offeringsKnown.set(game, offerings);
  return offerings;
}

function testedSheet(deal: Deal, { activity }: Offering): TestedSheet {
  const request = { activity: activity.id, offering: sampleOf(activity), deal: makeDeal(deal) };
  const { rows, awards, leftOut } = sure(answerQualify(request, [activity]));
  const titleOf = (id: string): string => activity.rows.find((row) => row.id === id)?.title ?? id;
  return {
    id: activity.id,
    title: activity.title,
    venue: activity.venue.title,
    rows: rows.map((row) => ({ ...row, title: titleOf(row.row) })),
    awards,
    leftOut,
  };
}

function testedHands(deal: Deal, game: DealtGame): readonly TestedHand[] {
  const winners = game.winners?.(deal) ?? [];
  const lowWinners = game.lowWinners?.(deal) ?? [];
  return handsOf(deal).map(({ seat }) => ({
    seat,
    name: game.handOf?.(deal, seat)?.name ?? null,
    low: game.lowOf?.(deal, seat)?.name ?? null,
    outcome: game.outcomeOf?.(deal, seat) ?? null,
    winsPot: winners.includes(seat),
    winsLow: lowWinners.includes(seat),
  }));
}

const gameOf = (id: string): DealtGame => {
  const game = dealtGameNamed(id);
  assert(game !== undefined, `"${id}" is not a game that is dealt`);
  return game;
};

function tested(deal: Deal): TestedDeal {
  const offerings = offeringsOf(deal.game);
  const found = offerings.filter((each) => findingsOf(deal, each).length > 0);
  return {
    record: makeDeal(deal) as TestedDeal['record'],
    hands: testedHands(deal, gameOf(deal.game)),
    sheets: found.map((each) => testedSheet(deal, each)),
    sheetCount: offerings.length,
  };
}

const dealFree = ({ game, seats }: DealOrder, source: RandomSource): Deal => ({
  ...gameOf(game).deal(source, seats),
  npn: true,
});

export const dealTested = (order: DealOrder, source: RandomSource): TestedDeal =>
  tested(dealFree(order, source));

/** Deals at most so often, until a sheet has a winner; null if none came. */
export function dealUntil(
  order: DealOrder,
  tries: number,
  source: RandomSource,
): { readonly tried: number; readonly found: TestedDeal | null } {
  const offerings = offeringsOf(order.game);
  for (let tried = 1; tried <= tries; tried++) {
    const deal = dealFree(order, source);
    if (!offerings.some((each) => findingsOf(deal, each).length > 0)) continue;
    const found = tested(deal);
    if (found.sheets.some(({ awards }) => awards.length > 0)) return { tried, found };
  }
  return { tried: tries, found: null };
}

/** A deal changed by the user: what it would win, or what is wrong with it. */
export function testRecord(
  record: unknown,
): TestedDeal | { readonly problems: readonly Problem[] } {
  const deal = decodeDeal(record);
  return deal.ok ? tested(deal.value) : { problems: deal.error };
}
