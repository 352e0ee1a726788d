// What people see of the player club. A patron is an id here; names are with the facts of persons.

import { Temporal } from 'temporal-polyfill';
import { dealtGameNamed } from '#games';
import { dollarsOf } from '#money';
import { type Moment, at as postedAt, type Reward } from '#rules';
import { type Fund, titleOf } from '../../funds/funds.ts';
import type { Rulebook } from '../../offerings/rulebook.ts';
import type { House } from '../../state.ts';
import { creditsLeft, isInPeriod } from './credits.ts';
import { entriesOf } from './entries.ts';
import { hoursOf } from './hours.ts';
import { rewardingFunds } from './scans.ts';
import type { Member, Scan } from './state.ts';

const MS_A_DAY = 24 * 3_600_000;
const RECENT_MAX = 50;

const textOf = (instant: number): string =>
  Temporal.Instant.fromEpochMilliseconds(instant).toString();

const gameTitle = (game: string): string => dealtGameNamed(game)?.title ?? game;

interface Asked {
  readonly house: House;
  readonly rulebook: Rulebook;
  readonly now: Moment;
}

const prizeLine = ({ id, title, value, credits, isMoney }: Reward) => ({
  prize: id,
  title,
  value: dollarsOf(value),
  credits,
  isMoney,
});

/** An offering with its catalogue, as it is posted now. */
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
export function clubFacts(asked: Asked) {
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
    entries: entriesOf(asked, patron),
    recent: newest(member.scans).map(scanLine),
  };
}

/** Somebody's card as the desk sees it, by patron or by the number of the card. */
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
export function ownCard(asked: Asked, patron: string) {
  const member = asked.house.club.members.get(patron);
  return member === undefined ? undefined : cardFacts(member, patron, asked);
}
