// An activity as plain data, for other programs and for people: all that is in it but its tests.

import { dealtGameNamed } from '#games';
import { type Cents, dollarsOf, makeDecimal, type Ratio, ratioOf, showDollars } from '#money';
import { given } from '#result';
import type { Activity, Fee } from './activity.ts';
import { claimWords, personRules, type ShownIdentity, type Tray } from './claim.ts';
import { rulesRead } from './entitled.ts';
import { listedGame } from './listed-games.ts';
import type { Prize, Row } from './row.ts';
import {
  type Amount,
  type Chosen,
  type Count,
  type DollarsRule,
  rangeText,
  type ValueRule,
} from './value.ts';

/** An amount of the sheet, or the range of the value that a house posts. */
export const amountText = ({ values }: Activity, amount: Amount): string => {
  if (typeof amount !== 'string') return showDollars(amount);
  const rule = values[amount];
  return rule === undefined ? amount : rangeText(rule);
};

const countText = ({ values }: Activity, count: Count): string => {
  if (typeof count === 'number') return String(count);
  const rule = values[count];
  return rule === undefined ? count : rangeText(rule);
};

/** What a row pays, in words, with ranges where the house has still to choose. */
export function prizeText(activity: Activity, prize: Prize): string {
  switch (prize.pays) {
    case 'meter': {
      const { fund } = activity;
      const meter = fund.meters.find(({ name }) => name === prize.meter) ?? fund.meters[0];
      return `${percentText(prize.part)} of ${meter?.title ?? 'the meter'}`;
    }
    case 'dollars':
      return amountText(activity, prize.amount);
    case 'times-wager':
      return prize.odds ?? `${decimalText(prize.times)} for 1`;
    case 'tickets':
    case 'points':
      return prize.count === 1
        ? `1 ${prize.pays.slice(0, -1)}`
        : `${countText(activity, prize.count)} ${prize.pays}`;
    case 'entry':
      return prize.amount === undefined
        ? prize.words
        : `${prize.words}, ${amountText(activity, prize.amount)}`;
    case 'spin':
      return 'a spin of the wheel';
    case 'words':
      return prize.words;
  }
}

/** Up to two decimals; whole amounts have none. */
export const decimalText = (ratio: Ratio): string =>
  makeDecimal(ratio, { digits: 2, rounding: 'half-up' }).replace(/\.?0+$/, '');

export const percentText = ({ numerator, denominator }: Ratio): string =>
  `${decimalText(ratioOf(numerator * 100n, denominator))}%`;

/** What is open in an activity, and how far. */
interface Ranged {
  readonly title: string;
  readonly clause: string;
  readonly options?: Chosen;
  readonly games?: readonly string[];
  readonly optional?: true;
  readonly required?: true;
  readonly inWindow?: true;
}
interface DollarEnds {
  readonly min: string;
  /** None where the sheet sets only a minimum. */
  readonly max: string | null;
}
export type RangeFacts = Ranged &
  (
    | (DollarEnds & {
        readonly kind: 'dollars';
        readonly step?: string;
        readonly minFor?: ReturnType<typeof minFor>;
      })
    | { readonly kind: 'whole'; readonly min: number; readonly max: number | null }
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
    | { readonly kind: 'text'; readonly reads?: string }
    | (DollarEnds & { readonly kind: 'chart'; readonly entries: readonly string[] })
  );

/** The ends are those of the kind: no type follows that from one object to the other. */
function makeRange(rule: ValueRule): RangeFacts {
  const { kind, title, clause, optional, inWindow } = rule;
  const required = rule.required ?? rule.saidWhenPosted;
  const more = given({
    options: rule.in,
    games: rule.games,
    optional,
    required,
    inWindow,
  });
  return { kind, title, ...endsOf(rule), clause, ...more } as RangeFacts;
}

const minFor = ({ option, least }: NonNullable<DollarsRule['leastFor']>) => ({
  option,
  min: Object.fromEntries(
    Object.entries(least).map(([letter, amount]) => [letter, dollarsOf(amount)]),
  ),
});

function endsOf(rule: ValueRule): Readonly<Record<string, unknown>> {
  const ends = (least: Cents, most: Cents | undefined) => ({
    min: dollarsOf(least),
    max: most === undefined ? null : dollarsOf(most),
  });
  switch (rule.kind) {
    case 'dollars':
      return {
        ...ends(rule.least, rule.most),
        ...(rule.step === undefined ? {} : { step: dollarsOf(rule.step) }),
        ...(rule.leastFor === undefined ? {} : { minFor: minFor(rule.leastFor) }),
      };
    case 'whole':
      return { min: rule.least, max: rule.most ?? null };
    case 'choice':
      return { choices: rule.choices };
    case 'chart':
      return { ...ends(rule.least, rule.most), entries: rule.entries };
    case 'text':
      return rule.reads === undefined ? {} : { reads: rule.reads };
  }
}

const makeRow = (activity: Activity, row: Row) => ({
  id: row.id,
  title: row.title,
  games: row.games ?? activity.games,
  ...(row.in === undefined ? {} : { options: row.in }),
  of: row.when.of,
  pays: prizeText(activity, row.prize),
  ...(row.also === undefined
    ? {}
    : {
        also: row.also.map(({ share, amount, perWager }) => ({
          share,
          amount:
            perWager === undefined
              ? amountText(activity, amount)
              : `${amountText(activity, amount)} for a wager of ${showDollars(perWager)}`,
        })),
      }),
  clause: row.clause,
});

function makeContribution({ reserve, ...contributes }: NonNullable<Fee['contributes']>) {
  if (reserve === undefined) return contributes;
  return { ...contributes, reserve: { ...reserve, rate: percentText(reserve.rate) } };
}

const makeFee = (
  activity: Activity,
  { amount, split, upTo, step, flat, contributes, in: options, ...fee }: Fee,
) => ({
  ...fee,
  ...given({ options }),
  ...(upTo === undefined ? {} : { upTo: makeAmount(upTo) }),
  ...(step === undefined ? {} : { step: dollarsOf(step) }),
  ...(flat === undefined ? {} : { flat: { ...flat, amount: dollarsOf(flat.amount) } }),
  ...(contributes === undefined ? {} : { contributes: makeContribution(contributes) }),
  amount: Array.isArray(amount)
    ? amount.map(({ player, playerDealer, ...limit }) => ({
        ...limit,
        player: dollarsOf(player),
        ...(playerDealer === undefined ? {} : { playerDealer: dollarsOf(playerDealer) }),
      }))
    : amountText(activity, amount as Amount),
  split: Object.fromEntries(
    Object.entries(split).map(([account, part]) => [account, percentText(part)]),
  ),
});

const makeAmount = (amount: Amount): string =>
  typeof amount === 'string' ? amount : dollarsOf(amount);

function makeClaim({ claim: all }: Activity) {
  const { leastPrize, identity, tray, ...claim } = all;
  return {
    ...claim,
    words: claimWords(all),
    ...(leastPrize === undefined ? {} : { leastPrize: dollarsOf(leastPrize) }),
    ...(identity === undefined ? {} : { identity: makeIdentity(identity) }),
    ...(tray === undefined ? {} : { tray: makeTray(tray) }),
  };
}

const makeIdentity = ({ from, ...identity }: ShownIdentity) =>
  from === undefined ? identity : { ...identity, from: dollarsOf(from) };

const makeTray = (tray: Tray) =>
  tray.pays === 'under' ? { pays: tray.pays, amount: dollarsOf(tray.amount) } : tray;

function makeFund({ fund }: Activity) {
  const { meters, repaid, adminFee, seed, ...facts } = fund;
  return {
    ...facts,
    ...(seed === undefined ? {} : { seed: makeAmount(seed) }),
    meters: meters.map(
      ({
        name,
        title,
        in: options,
        seedGoesWith,
        daily,
        fallsToHouse,
        noDecrease,
        takesReserve,
        ...amounts
      }) => ({
        name,
        title,
        ...given({ options, seedGoesWith }),
        ...Object.fromEntries(
          Object.entries(amounts).map(([what, amount]) => [what, makeAmount(amount)]),
        ),
        ...(daily === undefined
          ? {}
          : { daily: { amount: makeAmount(daily.amount), from: daily.from } }),
        ...given({ fallsToHouse, noDecrease, takesReserve }),
      }),
    ),
    ...(repaid === undefined
      ? {}
      : {
          repaid: 'amount' in repaid ? { ...repaid, amount: dollarsOf(repaid.amount) } : repaid,
        }),
    ...(adminFee === undefined
      ? {}
      : { adminFee: { ...adminFee, amount: makeAmount(adminFee.amount) } }),
  };
}

export type ActivityFacts = ReturnType<typeof makeActivity>;

/** The registry's entry of an activity. */
export const makeActivity = (activity: Activity) =>
  given({
    id: activity.id,
    title: activity.title,
    venue: activity.venue.title,
    approvalIds: activity.approvalIds,
    kind: activity.kind,
    summary: activity.summary,
    games: activity.games,
    /** By game; one that is not dealt here has none. */
    gameTitles: Object.fromEntries(
      activity.games.flatMap((game) =>
        dealtGameNamed(game) === undefined ? [] : [[game, listedGame(activity, game).title]],
      ),
    ),
    /** By game, where the sheet has them. */
    gameNumbers: Object.fromEntries(
      activity.games.flatMap((game) => {
        const { number } = listedGame(activity, game);
        return number === undefined ? [] : [[game, number]];
      }),
    ),
    gamesNote: activity.gamesNote,
    options: activity.options,
    rows: activity.rows.map((row) => makeRow(activity, row)),
    ranges: Object.fromEntries(
      Object.entries(activity.values).map(([name, rule]) => [name, makeRange(rule)]),
    ),
    fees: activity.fees.map((fee) => makeFee(activity, fee)),
    fund: makeFund(activity),
    nested: activity.nested,
    several: activity.several,
    oddChips: activity.oddChips,
    eligibility: [
      ...rulesRead(activity).map(({ code, words, clause }) => ({ code, words, clause })),
      ...personRules(activity.claim),
    ],
    claim: makeClaim(activity),
    keypad: activity.keypad,
    noPurchase: activity.noPurchase,
    posting: activity.posting,
    procedure: activity.procedure,
    rules: activity.rules,
    records: activity.records,
    readings: activity.readings,
    sample: activity.sample,
  });
