// What people see of the player club. A patron is an id here; names are with the facts of persons.

import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { dealtGameNamed } from '#games';
import { dollarsOf } from '#money';
import { type Moment, at as postedAt, type Reward } from '#rules';
import { type Fund, titleOf } from '../../funds/funds.ts';
import { refuse } from '../../kit/ask.ts';
import { topic } from '../../kit/topic.ts';
import { type Looking, listOf, view } from '../../kit/view.ts';
import type { House } from '../../state.ts';
import { hoursOf } from './api.ts';
import { creditsLeft, isInPeriod } from './credits.ts';
import { kioskEntries } from './entries.ts';
import { rewardingFunds } from './scans.ts';
import type { Member, Scan } from './state.ts';

const prize = z.object({
  prize: z.string(),
  title: z.string(),
  value: z.string(),
  credits: z.int(),
  isMoney: z.boolean(),
});

const reward = z.object({
  offering: z.string(),
  title: z.string(),
  isOpen: z.boolean().describe('Whether credits are earned now.'),
  from: z.string().exactOptional(),
  until: z.string().exactOptional(),
});

const scan = z.object({
  at: z.string(),
  table: z.string(),
  game: z.string(),
  title: z.string(),
});

const cardAnswer = z.object({
  card: z.string(),
  since: z.string(),
  hours: z.object({ today: z.int(), week: z.int(), all: z.int() }),
  byGame: listOf(z.object({ game: z.string(), title: z.string(), hours: z.int() })),
  credits: listOf(
    reward.extend({
      earned: z.int(),
      spent: z.int(),
      credits: z.int(),
      prizes: listOf(prize.extend({ isWithin: z.boolean() })),
    }),
  ),
  entries: listOf(
    z.object({
      offering: z.string(),
      title: z.string(),
      what: z.enum(['tickets', 'points', 'picks']),
      count: z.int(),
    }),
  ).describe('Tickets in drums, points in drawings by hours of play, entries with picks.'),
  recent: listOf(scan).describe('Recent hours of play, newest first.'),
});

export const memberAnswer = cardAnswer.extend({
  patron: z.string(),
  isVoid: z.boolean().describe('The number asked for belongs to a replaced card.'),
  isExcluded: z.boolean(),
  isLocked: z.boolean(),
  hasPhoto: z.boolean(),
});

const clubAnswer = z.object({
  members: z.int(),
  offerings: listOf(reward.extend({ prizes: listOf(prize) })),
  scans: listOf(scan.extend({ patron: z.string(), card: z.string() })).describe(
    'Hours recorded in the last day, newest fifty.',
  ),
});

const MS_A_DAY = 24 * 3_600_000;
const RECENT_MAX = 50;

const textOf = (instant: number): string =>
  Temporal.Instant.fromEpochMilliseconds(instant).toString();

const gameTitle = (game: string): string => dealtGameNamed(game)?.title ?? game;

type Asked = Pick<Looking, 'house' | 'rulebook' | 'now'>;

const prizeLine = ({ id, title, value, credits, paidIn }: Reward) => ({
  prize: id,
  title,
  value: dollarsOf(value),
  credits,
  isMoney: paidIn !== undefined,
});

/** An offering with its rewards, as it is posted now. */
function rewardLine(fund: Fund, { now }: Asked) {
  const { id, offering, offered } = fund;
  const { from, until, activity } = offering;
  return {
    offering: id,
    title: titleOf(fund),
    isOpen: isInPeriod(fund, now) && !offered.isSuspended,
    ...(from === undefined ? {} : { from: from.text }),
    ...(until === undefined ? {} : { until: until.text }),
    prizes: (activity.rewards?.catalogue(postedAt(offering, now)) ?? []).map(prizeLine),
  };
}

/** Scanners may send what they have read late, and in any order. */
const newest = <Read extends Pick<Scan, 'at'>>(scans: readonly Read[]): readonly Read[] =>
  [...scans].sort((a, b) => b.at - a.at).slice(0, RECENT_MAX);

const scanLine = ({ at, table, game }: Scan) => ({
  at: textOf(at),
  table,
  game,
  title: gameTitle(game),
});

/** Midnight as the room's clock has it. */
const midnightOf = ({ instant, minutes }: Moment): number =>
  instant - (instant % 60_000) - minutes * 60_000;

/** The club as its desk sees it: what is offered, and the last hours that were read in a day. */
function clubFacts(asked: Asked) {
  const { house, now } = asked;
  const since = now.instant - MS_A_DAY;
  const scans = [...house.club.members].flatMap(([patron, { card, scans: all }]) =>
    all.filter(({ at }) => at > since).map((scan) => ({ ...scan, patron, card })),
  );
  return {
    members: house.club.members.size,
    offerings: rewardingFunds(asked).map((fund) => rewardLine(fund, asked)),
    scans: newest(scans).map(({ patron, card, ...scan }) => ({ ...scanLine(scan), patron, card })),
  };
}

function hoursByGame(scans: readonly Scan[]) {
  const hours = new Map<string, number>();
  for (const { game } of scans) hours.set(game, (hours.get(game) ?? 0) + 1);
  return [...hours]
    .sort(([, one], [, other]) => other - one)
    .map(([game, count]) => ({ game, title: gameTitle(game), hours: count }));
}

function creditLine(fund: Fund, patron: string, asked: Asked) {
  const { club } = asked.house;
  const { earned, spent } = club.credits.get(fund.id)?.get(patron) ?? { earned: 0, spent: 0 };
  const credits = creditsLeft(asked.house, fund.id, patron);
  const line = rewardLine(fund, asked);
  const prizes = line.prizes.map((prize) => ({ ...prize, isWithin: prize.credits <= credits }));
  return { ...line, earned, spent, credits, prizes };
}

/** What is on a card. */
function cardFacts(member: Member, patron: string, asked: Asked) {
  const { house, now } = asked;
  const until = now.instant + 1;
  const hoursFrom = (from: number): number => hoursOf(house, patron, { from, until });
  return {
    card: member.card,
    since: member.since,
    hours: {
      today: hoursFrom(midnightOf(now)),
      week: hoursFrom(now.instant - 7 * MS_A_DAY),
      all: member.scans.length,
    },
    byGame: hoursByGame(member.scans),
    credits: rewardingFunds(asked).map((fund) => creditLine(fund, patron, asked)),
    entries: kioskEntries(asked, patron),
    recent: newest(member.scans).map(scanLine),
  };
}

/** A member's card as the desk sees it, by patron or by the number of the card. */
export function memberFacts(asked: Asked, who: string) {
  const { house, now } = asked;
  const patron = house.club.cards.get(who)?.patron ?? who;
  const member = house.club.members.get(patron);
  if (member === undefined) return undefined;
  const { hasPhoto, lockedUntil = 0 } = member;
  return {
    patron,
    isVoid: who !== patron && who !== member.card,
    isExcluded: house.patrons.get(patron) === 'excluded',
    isLocked: lockedUntil > now.instant,
    hasPhoto,
    ...cardFacts(member, patron, asked),
  };
}

/** A card as its owner sees it at a kiosk. */
function ownCard(asked: Asked, patron: string) {
  const member = asked.house.club.members.get(patron);
  return member === undefined ? undefined : cardFacts(member, patron, asked);
}

export const CLUB_VIEWS = [
  view({
    path: '/club',
    sees: 'club',
    tag: 'club',
    says: 'The player club: its rewards and the hours of the last day.',
    of: {},
    answer: clubAnswer,
    see: clubFacts,
  }),
  view({
    path: '/kiosk/card',
    sees: 'cardholder',
    tag: 'club',
    says: 'What is on the card open at the kiosk.',
    of: {},
    answer: cardAnswer,
    see: (looking) => ownCard(looking, looking.patron) ?? refuse('no-card', looking.patron),
  }),
] as const;

/** How much is on the cards of the player club. The owners are not told here; people with
 * permission ask for them. */
const clubItems = ({ club }: House) =>
  new Map([
    [
      'club',
      {
        members: club.members.size,
        batches: club.batches.size,
        awards: club.redeemed.size,
        cards: club.cards.size,
      },
    ],
  ]);

export const CLUB_TOPICS = [
  topic({
    name: 'club',
    sees: 'club',
    changedBy: [
      'member-registered',
      'card-replaced',
      'scans-booked',
      'credits-redeemed',
      'credits-voided',
      'award-voided',
    ],
    itemsOf: clubItems,
  }),
] as const;
