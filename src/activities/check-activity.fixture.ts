// What every sheet must stand: its own examples, its ranges at both ends and just outside, and a
// person on either side of each rule of eligibility. The limits are the sheet's own here;
// facts.test.ts shows that they are those of the document.
import { expect, test } from 'vitest';
import { type Deal, dealtGameNamed, decodeDeal } from '#games';
import { add, type Cents, dollarsOf, subtract, usd } from '#money';
import { sure } from '#result';
import {
  type Activity,
  decodeOffering,
  type EligibilityRule,
  type ExampleDeal,
  findingsOf,
  leavesOut,
  type Offering,
  qualify,
  type Row,
  type Try,
  type ValueRule,
  type WheelTerms,
} from '#rules';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (value ?? {}) as Fields;

/** The sample with other choices and values; values that another choice has no use for are left
 * out. */
function sampleWith(
  activity: Activity,
  { options = {}, values = {} }: { readonly options?: Fields; readonly values?: Fields },
): Fields {
  const chosen = { ...fieldsOf(activity.sample['options']), ...options } as Record<string, string>;
  const isUsed = (name: string): boolean =>
    Object.entries(activity.values[name]?.in ?? {}).every(([option, letters]) =>
      letters.includes(chosen[option] as string),
    );
  // Other choices than the sample's may ask for values of their own.
  const asked = Object.entries(activity.values).flatMap(([name, rule]) =>
    rule.required ? [[name, endsOf(rule).inside[0]] as const] : [],
  );
  const all = { ...Object.fromEntries(asked), ...fieldsOf(activity.sample['values']) };
  const kept = Object.entries(all).filter(([name]) => isUsed(name));
  return {
    ...activity.sample,
    options: chosen,
    values: { ...Object.fromEntries(kept), ...values },
    windows: [],
  };
}

const firstOf = (chosen: Row['in'] = {}): Fields =>
  Object.fromEntries(Object.entries(chosen).map(([option, letters]) => [option, letters[0]]));

/** The choices of the sample where they do, and the first elsewhere. */
function chosenFor({ sample }: Activity, chosen: Row['in'] = {}): Fields {
  const options = (sample['options'] ?? {}) as Readonly<Record<string, string>>;
  const does = Object.entries(chosen).filter(([name, letters]) =>
    letters.includes(options[name] ?? ''),
  );
  return { ...firstOf(chosen), ...Object.fromEntries(does.map(([name]) => [name, options[name]])) };
}

/** The sample as far as a row is in it. */
export function offeringFor(activity: Activity, row: Row): Offering {
  const options = firstOf(row.in);
  const values = row.examples?.values ?? {};
  return sure(decodeOffering(activity, sampleWith(activity, { options, values })));
}

const dealOf = (record: unknown): Deal => sure(decodeDeal(record));

const balancesOf = ({ fund }: Activity) => ({
  meters: Object.fromEntries(fund.meters.map(({ name }) => [name, usd('50000')])),
  reserve: usd('1000000'),
  advance: usd('0'),
});

/** Whether a deal has the row. */
const has = (activity: Activity, row: Row, record: ExampleDeal): boolean =>
  findingsOf(dealOf(record), offeringFor(activity, row)).some(({ row: { id } }) => id === row.id);

export function testRows(activity: Activity): void {
  for (const row of activity.rows.filter(({ when }) => when.of !== 'event')) {
    test(`${row.id}: an example meets it, and one just misses it`, () => {
      expect(row.examples, 'examples').toBeDefined();
      const { meets, misses } = row.examples as NonNullable<Row['examples']>;
      expect(has(activity, row, meets), 'meets').toBe(true);
      expect(has(activity, row, misses), 'misses').toBe(false);
    });
  }
}

const CENT = usd('0.01');

/** Wheels of one section at both ends of their range, and just outside. */
function wheelEnds({ least, most }: WheelTerms) {
  const of = (amount: Cents) => `1 of $${dollarsOf(amount)}`;
  return {
    inside: [of(least), of(most)],
    outside: [of(subtract(least, CENT)), of(add(most, CENT)), 'some amounts', '', 7],
  };
}

/** Texts that the machine reads. */
const READ_ENDS = {
  times: {
    inside: ['12:00', '20:00, 00:00'],
    outside: ['', 'noon', '12:00, 24:00', '12:00, 12:00'],
  },
  'drawing-times': {
    inside: ['2026-12-09 18:00, 2026-12-10 00:00, 2026-12-11 23:59'],
    outside: ['', 'Fridays at 9 pm', '2026-02-30 18:00, 2026-03-01 18:00, 2026-03-02 18:00'],
  },
  date: { inside: ['2026-11-29', '2028-02-29'], outside: ['', '29 November', '2026-02-29'] },
};

/** Values at both ends of a range, and those just outside of it. */
function endsOf(rule: ValueRule): { readonly inside: unknown[]; readonly outside: unknown[] } {
  switch (rule.kind) {
    case 'dollars': {
      const [low, high] = [rule.least, rule.most];
      const below = low > usd('0') ? [dollarsOf(subtract(low, CENT))] : [];
      return {
        inside: [low, ...(high === undefined ? [] : [high])].map((end: Cents) => dollarsOf(end)),
        outside: [...below, ...(high === undefined ? [] : [dollarsOf(add(high, CENT))]), '-1', 5],
      };
    }
    case 'whole':
      return {
        inside: [rule.least, ...(rule.most === undefined ? [] : [rule.most])],
        outside: [
          rule.least - 1,
          ...(rule.most === undefined ? [] : [rule.most + 1]),
          rule.least + 0.5,
          String(rule.least),
        ],
      };
    case 'choice':
      return { inside: [...rule.choices], outside: ['', 'no such choice', 7] };
    case 'text':
      if (rule.wheel !== undefined) return wheelEnds(rule.wheel);
      return rule.reads === undefined
        ? { inside: ['Fridays at 9 pm'], outside: ['', ' ', 7] }
        : READ_ENDS[rule.reads];
    case 'chart': {
      const each = (amount: Cents) =>
        Object.fromEntries(rule.entries.map((entry) => [entry, dollarsOf(amount)]));
      const high = rule.most;
      return {
        inside: [each(rule.least), ...(high === undefined ? [] : [each(high)])],
        outside: [...(high === undefined ? [] : [each(add(high, CENT))]), {}, 'none'],
      };
    }
  }
}

export function testRanges(activity: Activity): void {
  for (const [name, rule] of Object.entries(activity.values)) {
    const { inside, outside } = endsOf(rule);
    // One value moves alone, so that what several ask of each other is left aside.
    const { check: _, ...alone } = activity;
    const offer = (value: unknown) =>
      decodeOffering(
        alone,
        sampleWith(activity, { options: chosenFor(activity, rule.in), values: { [name]: value } }),
      );
    test(`${name}: both ends of its range are in it`, () => {
      for (const value of inside) expect(offer(value)).toMatchObject({ ok: true });
    });
    test(`${name}: what is just outside is refused, with the field and the clause`, () => {
      for (const value of outside) {
        const result = offer(value);
        expect(result.ok, `${name} ${JSON.stringify(value)}`).toBe(false);
        if (result.ok) continue;
        const own = result.error.filter(({ path }) => path.startsWith(`offering.values.${name}`));
        expect(own.length).toBeGreaterThan(0);
      }
    });
  }
}

/** A deal with an example's winning seat, or the whole table, changed. */
function changed(record: ExampleDeal, seat: number, tried: Try) {
  const { seat: more, deal, playerCount, folds, othersFold, endsEarly } = tried;
  const seats = record['seats'] as readonly Fields[];
  const streets = dealtGameNamed(record.game)?.streets;
  const fold = { folded: streets?.at(-1) ?? 'before the end' };
  const board = String(record['board'] ?? '').split(' ');
  const own = seats.filter((each) => each['seat'] === seat);
  const others = seats.filter((each) => each['seat'] !== seat);
  const kept =
    playerCount === undefined ? seats : fitSeats(record, [...own, ...others], playerCount);
  return {
    ...record,
    ...deal,
    ...(endsEarly ? { board: board.slice(0, -1).join(' ') } : {}),
    seats: kept.map((each) =>
      each['seat'] === seat
        ? { ...each, ...more, ...(folds ? fold : {}) }
        : { ...each, ...(othersFold ? fold : {}) },
    ),
  };
}

/** As many seats as make so many players; a dealer's hand or a banker's line is one of them. */
function fitSeats(record: Fields, seats: readonly Fields[], playerCount: number): Fields[] {
  const isRecorded = seats.some((seat) => seat['position'] === 'player-dealer');
  const hasBank = record['dealer'] !== undefined || record['banker'] !== undefined;
  const wanted = Math.max(playerCount - (hasBank && !isRecorded ? 1 : 0), 0);
  const more = Array.from({ length: Math.max(wanted - seats.length, 0) }, (_, index) => ({
    seat: seats.length + index + 1,
  }));
  return [...seats, ...more].slice(0, wanted);
}

/** Those who win with the example as it stands. */
function winnersOf(activity: Activity, row: Row, meets: ExampleDeal): readonly number[] {
  const { awards } = qualifyExample(activity, row, meets).awarded;
  return [...new Set(awards.flatMap(({ seat }) => seat ?? []))];
}

const qualifyExample = (
  activity: Activity,
  row: Row,
  record: unknown,
  under?: EligibilityRule['under'],
) =>
  qualify({
    offering: {
      ...offeringFor(activity, row),
      settings: under === undefined ? {} : { [under.setting]: under.value },
    },
    deal: dealOf(record),
    balances: balancesOf(activity),
  });

const SHARED_WITH_OTHERS = ['table', 'room', 'envy'];

/** What the rule itself says of a seat; for positions, which an example's hand cannot move to. */
const saysOf = (rule: EligibilityRule, { seat: more, others = [] }: Try): boolean => {
  const deal = dealOf({ game: 'casino-war', seats: [{ seat: 1, ...more }, ...others] });
  const seat = deal.seats[0] as Deal['seats'][number];
  const fee = { name: 'fee', isFirst: true };
  return leavesOut(rule, { deal, seat, playerCount: 2, fee, isOfTable: true });
};

export function testEligibility(activity: Activity): void {
  const hasDealRows = activity.rows.some(({ when }) => when.of !== 'event');
  for (const [index, rule] of (hasDealRows ? activity.eligibility : []).entries()) {
    const { allowed, refused } = rule.tries;
    test(`rule ${index + 1} (${rule.code}) has people on both sides`, () => {
      if (refused.some(({ seat }) => seat?.['position'] !== undefined)) {
        for (const each of allowed) expect(saysOf(rule, each)).toBe(false);
        for (const each of refused) expect(saysOf(rule, each)).toBe(true);
        return;
      }
      const rows = activity.rows.filter(({ examples }) => examples !== undefined);
      expect(rows.some((row) => isKeptOn(row, rule, activity))).toBe(true);
    });
  }
}

/** Whether some winner of the row's example shows a rule: they win on the allowed side of it, and
 * on the refused side they do not, by its code. */
function isKeptOn(row: Row, rule: EligibilityRule, activity: Activity): boolean {
  const { meets } = row.examples as { meets: ExampleDeal };
  const { tries, under } = rule;
  const { allowed, refused } = tries;
  return winnersOf(activity, row, meets).some((winner) => {
    const all = [...allowed, ...refused].map((each) => changed(meets, winner, each));
    if (!all.every((record) => decodeDeal(record).ok)) return false;
    const seen = all.map((record) => seenBy(winner, record, { row, activity, under }));
    const wins = seen.slice(0, allowed.length).every(({ shares }) => shares.length > 0);
    return wins && seen.slice(allowed.length).every((each) => isLeftOut(each, rule));
  });
}

interface Seen {
  readonly isFound: boolean;
  readonly codes: readonly string[];
  readonly shares: readonly string[];
}

/** What a deal brings a seat. */
function seenBy(
  seat: number,
  record: unknown,
  {
    row,
    activity,
    under,
  }: {
    readonly row: Row;
    readonly activity: Activity;
    readonly under: EligibilityRule['under'];
  },
): Seen {
  const { findings, awarded } = qualifyExample(activity, row, record, under);
  return {
    isFound: findings.some((finding) => finding.row.id === row.id),
    codes: awarded.leftOut.filter((out) => out.seat === seat).map(({ code }) => code),
    shares: awarded.awards.flatMap((award) => (award.seat === seat ? award.share : [])),
  };
}

/** A hand that is out may still have part in what the table shares, or not be found at all. */
function isLeftOut({ isFound, codes, shares }: Seen, { scope, code }: EligibilityRule): boolean {
  if (scope !== 'hand') return isFound && shares.length === 0 && codes.includes(code);
  return shares.every((share) => SHARED_WITH_OTHERS.includes(share));
}
