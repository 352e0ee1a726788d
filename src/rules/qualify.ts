// A recorded deal under an offering: which rows it has, what is awarded to whom and from what, and
// who is left out by which clause. All problems of a request are reported at once.
import { type Deal, decodeDeal } from '#games';
import { type Cents, decodeDollars, dollarsOf, min, ZERO } from '#money';
import {
  assert,
  err,
  type Fields,
  given,
  isFields,
  ok,
  problem,
  problemReader,
  quoted,
  type Reader,
  type Result,
  sure,
} from '#result';
import { type Activity, type MeterRule, OUTSIDE_RANGE } from './activity.ts';
import { award, type Settlement } from './awards.ts';
import { decodeOffering, refuseUnknown } from './decode-offering.ts';
import type { LeftOut, Reason } from './entitled.ts';
import { type Explained, explain } from './explain.ts';
import { type Finding, findingsOf, readable, seatsFound } from './findings.ts';
import { type Moment, parseMoment } from './moment.ts';
import { at, isOpen, type Offering } from './offering.ts';
import type { SettledShare } from './pay.ts';
import { bettingOf, wrongBetting } from './payers.ts';
import { postedAmount, settingOf } from './posted.ts';
import type { Balances, Sources, Transfer } from './purse.ts';
import type { Amount } from './value.ts';

export interface Qualified {
  readonly offering: Offering;
  readonly deal: Deal;
  readonly findings: readonly Finding[];
  readonly awarded: Settlement;
}

export interface QualifyInput {
  readonly offering: Offering;
  readonly deal: Deal;
  readonly balances: Balances;
  readonly at?: Moment;
}

const NOT_OPEN: Reason = {
  code: 'not-offered',
  clause: 'Posted period',
  words: 'the activity is not offered at this time.',
};

/** The pure question. Values of windows count as far as the moment and the table are known. */
export function qualify({ offering, deal, balances, at: moment }: QualifyInput): Qualified {
  const posted = at(offering, moment, deal);
  const stops: Reason[] = [];
  if (moment !== undefined && !isOpen(offering, moment)) stops.push(NOT_OPEN);
  if (!offering.games.includes(deal.game)) {
    const words = `${deal.game} is not one of the games that it is offered in.`;
    stops.push({ code: 'not-offered', clause: 'Eligible games', words });
  }
  const { tables } = offering;
  if (deal.table !== undefined && tables.length > 0 && !tables.includes(deal.table)) {
    const words = `table ${deal.table} is not one of those that it is offered at.`;
    stops.push({ code: 'not-offered', clause: 'Posted tables', words });
  }
  const wrong = deal.npn ? undefined : wrongBetting(offering, deal.betting);
  if (wrong !== undefined) stops.push(wrong);
  const findings = findingsOf(deal, posted);
  const awarded = award(findings, { deal, cards: readable(deal), posted }, { balances, stops });
  return { offering, deal, findings, awarded };
}

const REQUEST_FIELDS = ['activity', 'at', 'offering', 'balances', 'deal'];

/** Answers a request document about one of the activities. */
export function answerQualify(
  value: unknown,
  activities: readonly Activity[],
): Result<QualifyAnswer> {
  if (!isFields(value)) return problem('', `${quoted(value)} is not a request to qualify`);
  const reader = problemReader();
  refuseUnknown(value, REQUEST_FIELDS, '', reader);
  const activity = reader.take(findActivity(value['activity'], activities));
  const deal = reader.take(decodeDeal(value['deal']));
  const moment = readMoment(value['at'], reader);
  const input = activity === undefined ? undefined : readUnder(activity, value, { reader, deal });
  if (reader.problems.length > 0 || input === undefined || deal === undefined) {
    return err(reader.problems);
  }
  const { offering, balances, assumed } = input;
  const qualified = qualify(
    given({
      offering,
      deal,
      balances,
      at: moment,
    }),
  );
  return ok(
    makeAnswer(qualified, [
      ...assumed,
      ...assumedTime(moment, offering),
      ...assumedPlace(deal, offering),
      ...assumedBetting(deal, offering),
      ...assumedFee(qualified),
    ]),
  );
}

export function findActivity(
  value: unknown,
  activities: readonly Activity[],
  path = 'activity',
): Result<Activity> {
  const activity = activities.find(({ id }) => id === value);
  if (activity !== undefined) return ok(activity);
  const what = value === undefined ? 'is missing' : `${quoted(value)} is not an activity`;
  return problem(path, `${what}; choose from: ${activities.map(({ id }) => id).join(', ')}`);
}

function readMoment(value: unknown, reader: Reader): Moment | undefined {
  if (value === undefined) return undefined;
  return reader.take(parseMoment(typeof value === 'string' ? value : quoted(value), 'at'));
}

/** Without a moment nothing that was posted about time is looked at. */
const assumedTime = (
  moment: Moment | undefined,
  { from, until, hours, windows }: Offering,
): readonly string[] =>
  moment === undefined &&
  (from ?? until ?? hours[0] ?? windows.find((each) => each.hours !== undefined)) !== undefined
    ? ['at is a time at which it is offered, outside the hours of all windows']
    : [];

/** A deal that does not say its table or limit falls into no window that is posted for some. */
const assumedPlace = ({ table, limit }: Deal, { windows }: Offering): readonly string[] => [
  ...(table === undefined && windows.some(({ tables }) => tables !== undefined)
    ? ['deal.table is a table outside all windows']
    : []),
  ...(limit === undefined && windows.some(({ limits }) => limits !== undefined)
    ? ['deal.limit is a limit outside all windows']
    : []),
];

/** A table of which no one has said how it bets is taken for one of the kind that the sheet is for. */
function assumedBetting({ npn, betting }: Deal, offering: Offering): readonly string[] {
  const rule = npn || betting !== undefined ? undefined : bettingOf(offering);
  return rule === undefined ? [] : [`deal.betting is ${rule.is}`];
}

/** A player-dealer of whose fee the record has no word, where it has decided what was won. */
function assumedFee({ deal, offering: { activity }, awarded }: Qualified): readonly string[] {
  const { awards } = awarded;
  const decides = activity.fees.some(({ paidBy }) => paidBy === 'player-dealer');
  const isAsked = activity.eligibility.some(({ code }) => code === 'no-fee');
  if (deal.npn || !isAsked || awards.length === 0) return [];
  return deal.seats.flatMap((seat, index) =>
    seat.isFeeAssumed && (decides || awards.some(({ who }) => who === seat))
      ? [`deal.seats[${index}].fee is true`]
      : [],
  );
}

interface Under {
  readonly offering: Offering;
  readonly balances: Balances;
  readonly assumed: readonly string[];
}

/** What can only be read once the activity is known. */
function readUnder(
  activity: Activity,
  fields: Fields,
  { reader, deal }: { reader: Reader; deal: Deal | undefined },
): Under | undefined {
  const { rows, title, games, gamesNote } = activity;
  if (rows.every(({ when }) => when.of === 'event')) {
    reader.say('activity', `${title} is not decided by the cards of a deal`);
  }
  if (deal !== undefined && games.length > 0 && !games.includes(deal.game)) {
    const note = gamesNote === undefined ? '' : ` (${gamesNote})`;
    reader.say('deal.game', `"${deal.game}" is not a game of ${title}${note}: ${games.join(', ')}`);
  }
  if (deal !== undefined) checkFees(deal, activity, reader);
  const given = fields['offering'] === undefined ? {} : fields['offering'];
  const offering = reader.take(
    decodeOffering(activity, given, { games: deal === undefined ? [] : [deal.game] }),
  );
  // Wrong balances are told though the offering is wrong too.
  const readable = offering ?? sure(decodeOffering(activity, activity.sample));
  const { balances, assumed } = readBalances(fields['balances'], readable, {
    ...reader,
    isGiven: (name) => isFields(given) && isFields(given['values']) && name in given['values'],
  });
  if (offering === undefined) return undefined;
  return { offering, balances, assumed: [...offering.assumed, ...assumed] };
}

/** A fee that the activity does not know would silently buy nothing. */
function checkFees({ seats }: Deal, { fees }: Activity, { say }: Reader): void {
  const names = fees.map(({ name }) => name);
  if (names.length === 0) return;
  seats.forEach(({ fee }, index) => {
    if (typeof fee === 'boolean') return;
    for (const name of Object.keys(fee).filter((each) => !names.includes(each))) {
      say(
        `deal.seats[${index}].fee.${name}`,
        `is not a fee here; choose from: ${names.join(', ')}`,
      );
    }
  });
}

const BALANCE_FIELDS = ['meter', 'reserve', 'advance'];

interface BalanceReader extends Reader {
  /** Whether the offering gives a value, which is assumed otherwise. */
  readonly isGiven: (name: string) => boolean;
}

/** Live balances; a meter that is left out stands at its seed, the other accounts at nothing. */
function readBalances(
  value: unknown,
  offering: Offering,
  reader: BalanceReader,
): { readonly balances: Balances; readonly assumed: readonly string[] } {
  const fields = isFields(value) ? value : {};
  if (value !== undefined && !isFields(value)) {
    reader.say('balances', `${quoted(value)} is not balances: {"meter","reserve","advance"}`);
  }
  refuseUnknown(fields, BALANCE_FIELDS, 'balances', reader);
  const assumed: string[] = [];
  const amount: ReadAmount = (given, path, missing) => {
    if (given !== undefined) return reader.take(decodeDollars(given, path)) ?? ZERO;
    assumed.push(`${path} is ${dollarsOf(missing)}`);
    return missing;
  };
  const meters = readMeters(fields['meter'], offering, { reader, amount, assumed });
  const { reserve, advance } = fields;
  const needsReserve = offering.activity.fund.paidFrom.includes('reserve');
  return {
    balances: {
      meters,
      reserve:
        reserve === undefined && !needsReserve ? ZERO : amount(reserve, 'balances.reserve', ZERO),
      advance: advance === undefined ? ZERO : amount(advance, 'balances.advance', ZERO),
    },
    assumed,
  };
}

type ReadAmount = (given: unknown, path: string, missing: Cents) => Cents;

/** One amount for all meters, or an amount for each by its name. */
function readMeters(
  given: unknown,
  offering: Offering,
  {
    reader,
    amount,
    assumed,
  }: { readonly reader: BalanceReader; readonly amount: ReadAmount; readonly assumed: string[] },
): Balances['meters'] {
  const { fund, title } = offering.activity;
  const names = fund.meters.map(({ name }) => name);
  const isEach = isFields(given);
  for (const name of isEach ? Object.keys(given) : []) {
    if (names.includes(name)) continue;
    const there = names.join(', ') || 'none';
    reader.say(`balances.meter.${name}`, `is not a meter; choose from: ${there}`);
  }
  const read = fund.meters.map((meter): [string, Cents] => {
    const { name, seed } = meter;
    const start = postedAmount(offering, seed);
    const path = isEach || names.length > 1 ? `balances.meter.${name}` : 'balances.meter';
    const standing = amount(isEach ? given[name] : given, path, start);
    const outside = outsideRange(standing, meter, { offering, isGiven: reader.isGiven });
    if (outside === undefined) return [name, standing];
    const told = `is ${dollarsOf(standing)} though it is ${outside}`;
    if (settingOf(offering, OUTSIDE_RANGE.name) === 'refused') reader.say(path, told);
    else assumed.push(`${path} ${told}: taken as it stands`);
    return [name, standing];
  });
  if (!isEach && given !== undefined && names.length !== 1) {
    assumed.push(
      names.length === 0
        ? `${title} has no meter: balances.meter stays as it is`
        : `balances.meter is the amount of each of ${names.join(', ')}`,
    );
    if (names.length === 0) read.push(['meter', amount(given, 'balances.meter', ZERO)]);
  }
  return Object.fromEntries(read);
}

/** The range of an amount that a sheet fixes, or that the house posts in a range. */
function approvedOf(
  { activity: { values } }: Offering,
  amount: Amount,
): { readonly least: Cents; readonly most?: Cents } {
  if (typeof amount !== 'string') return { least: amount, most: amount };
  const rule = values[amount];
  assert(rule?.kind === 'dollars', `${amount} is no amount`);
  return rule;
}

/** The end of the approved range that a meter stands beyond: its cap, as posted or else the highest
 * that can be; its floor, or else the lowest that it can begin with. */
function outsideRange(
  standing: Cents,
  { cap, floor, seed, reseed = seed }: MeterRule,
  { offering, isGiven }: { readonly offering: Offering } & Pick<BalanceReader, 'isGiven'>,
): string | undefined {
  const capIn = (limit: Amount): Cents | undefined =>
    typeof limit === 'string' && !isGiven(limit)
      ? approvedOf(offering, limit).most
      : postedAmount(offering, limit);
  const most = cap === undefined ? undefined : capIn(cap);
  const least =
    floor === undefined
      ? min(approvedOf(offering, seed).least, approvedOf(offering, reseed).least)
      : postedAmount(offering, floor);
  if (most !== undefined && standing > most) return `at most ${dollarsOf(most)}`;
  return standing < least ? `at least ${dollarsOf(least)}` : undefined;
}

// The answer as others read it.

interface AnsweredAward {
  readonly row: string;
  readonly seat: number | null;
  readonly share: string;
  readonly from: Readonly<Record<string, string>>;
  readonly because: string;
  readonly amount?: string;
  readonly count?: number;
  readonly position?: string;
  readonly table?: string;
  readonly words?: string;
}

export interface QualifyAnswer {
  readonly activity: string;
  readonly qualifies: boolean;
  readonly rows: readonly {
    readonly row: string;
    readonly seat: number | null;
    readonly paid: boolean;
    readonly because: string;
  }[];
  readonly awards: readonly AnsweredAward[];
  readonly leftOut: readonly ReturnType<typeof makeLeftOut>[];
  /** Why each seat without a prize has none, in a sentence. */
  readonly explained: readonly Explained[];
  readonly moves: readonly Readonly<Record<string, string>>[];
  readonly balancesAfter: {
    readonly meter: string | Readonly<Record<string, string>>;
    readonly reserve: string;
    readonly advance: string;
  };
  readonly assumed: readonly string[];
}

const makeSources = (sources: Sources): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sources).map(([account, amount]) => [account, dollarsOf(amount)]),
  );

function makeAward(award: SettledShare): AnsweredAward {
  const { finding: _, who: __, isExtra: ___, amount, from, because, ...facts } = award;
  return {
    ...facts,
    ...(amount === undefined ? {} : { amount: dollarsOf(amount) }),
    from: makeSources(from),
    because,
  };
}

const makeLeftOut = ({ who: _, finding: __, rule: ___, ...facts }: LeftOut) => facts;

/** Whether the prize of a row was paid for a hand: to its own player, or to others who share it. */
function isPaid(
  { row, seat, losing }: Finding,
  at: number | null,
  awards: readonly SettledShare[],
) {
  const isOf = ({ finding }: SettledShare): boolean =>
    losing.length > 0 ? finding.losing.some((each) => each === at) : finding.seat === seat;
  return awards.some((award) => award.row === row.id && award.isExtra === undefined && isOf(award));
}

const makeMove = ({ from, to, meter, amount, because }: Transfer): Record<string, string> => ({
  from,
  to,
  meter,
  amount: dollarsOf(amount),
  because,
});

function makeMeters({ meters }: Balances): string | Record<string, string> {
  const shown = Object.entries(meters).map(([name, amount]): [string, string] => [
    name,
    dollarsOf(amount),
  ]);
  if (shown.length <= 1) return shown[0]?.[1] ?? '0.00';
  return Object.fromEntries(shown);
}

function makeAnswer(
  { offering, deal, findings, awarded }: Qualified,
  assumed: readonly string[],
): QualifyAnswer {
  const { awards, leftOut, balances, moves } = awarded;
  return {
    activity: offering.activity.id,
    qualifies: awards.length > 0,
    rows: findings.flatMap((finding) =>
      seatsFound(finding).map((seat) => ({
        row: finding.row.id,
        seat,
        paid: isPaid(finding, seat, awards),
        because: finding.row.clause,
      })),
    ),
    awards: awards.map(makeAward),
    leftOut: leftOut.map(makeLeftOut),
    explained: explain(deal, offering, awarded),
    moves: moves.map(makeMove),
    balancesAfter: {
      meter: makeMeters(balances),
      reserve: dollarsOf(balances.reserve),
      advance: dollarsOf(balances.advance),
    },
    assumed,
  };
}
