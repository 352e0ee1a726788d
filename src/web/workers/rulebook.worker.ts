// The rulebook with all its sheets is too large to come with a page. It comes with this worker,
// when a page deals or asks for odds.
import { ACTIVITIES } from '#activities';
import { type RandomSource, seededSource } from '#chance';
import { activityOdds } from '#lab';
import { sure } from '#result';
import { decodeOffering } from '#rules';
import { browserSource } from '../rank/supply.ts';
import { answerWith, type OnProgress } from './ask.ts';
import { type DealOrder, dealTested, dealUntil, isDealt, testRecord } from './tested-deal.ts';

export type RulebookRequest =
  | ({ readonly ask: 'deal' } & DealOrder)
  | ({ readonly ask: 'until'; readonly tries: number } & DealOrder)
  | { readonly ask: 'test'; readonly record: unknown }
  | { readonly ask: 'activities' }
  | { readonly ask: 'odds'; readonly activity: string };

export interface ListedActivity {
  readonly id: string;
  readonly title: string;
  readonly venue: string;
}

const sources = new Map<number, RandomSource>();

/** A seed goes on where it was; without one chance is the browser's. */
function sourceOf({ seed }: DealOrder): RandomSource {
  if (seed === undefined) return browserSource;
  const source = sources.get(seed) ?? seededSource(seed);
  sources.set(seed, source);
  return source;
}

const listed = (): readonly ListedActivity[] =>
  ACTIVITIES.filter(isDealt).map(({ id, title, venue }) => ({ id, title, venue: venue.title }));

function oddsOf(id: string, onProgress: OnProgress) {
  const activity = ACTIVITIES.find((each) => each.id === id);
  if (activity === undefined) throw new Error(`"${id}" is not an activity`);
  // Of the default offering, as on the command line.
  const offering = sure(decodeOffering(activity, {}));
  return {
    title: activity.title,
    ...activityOdds(offering, { onProgress: (done, total) => onProgress(done / total) }),
  };
}

answerWith((request: RulebookRequest, onProgress) => {
  switch (request.ask) {
    case 'deal':
      return dealTested(request, sourceOf(request));
    case 'until':
      return dealUntil(request, request.tries, sourceOf(request));
    case 'test':
      return testRecord(request.record);
    case 'activities':
      return listed();
    case 'odds':
      return oddsOf(request.activity, onProgress);
  }
});
