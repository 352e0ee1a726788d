// How often the rows of an activity come, what they cost a fee, and the meter at which a fee is
// even.
import { type DealtGame, dealtGameNamed } from '#games';
import {
  addRatios,
  type Cents,
  compareRatios,
  countOf,
  divideRatios,
  makeExact,
  multiplyRatios,
  numberOf,
  type Ratio,
  ratioOf,
  subtractRatios,
} from '#money';
import { assert } from '#result';
import {
  type Activity,
  type Amount,
  type MeterRule,
  nestedOf,
  type Offering,
  postedAmount,
  prizeText,
  type Row,
  rowsFor,
} from '#rules';
import type { Progress } from './held-counts.ts';
import type { OddsFigure } from './odds.ts';
import { type Chance, chancesOf } from './row-chances.ts';

interface ActivityRowOdds {
  readonly row: string;
  readonly title: string;
  readonly game: string;
  /** Of a hand, or of a round where the cards are shared or several hands decide. */
  readonly per: 'hand' | 'round';
  /** That this row is the one that is paid. */
  readonly probability: OddsFigure;
  readonly pays: string;
  /** Dollars that it pays out on the average, a meter standing at its seed; null where the prize is
   * not money. */
  readonly cost: OddsFigure | null;
}

export interface ActivityOdds {
  readonly activity: string;
  readonly options: Readonly<Record<string, string>>;
  readonly rows: readonly ActivityRowOdds[];
  /** By game, the meter in dollars at which a fee comes back whole; null where no meter can. */
  readonly breakEvenMeter: Readonly<Record<string, OddsFigure | null>>;
  readonly assumed: readonly string[];
}

export function activityOdds(
  offering: Offering,
  {
    decks,
    onProgress = () => {},
    isQuick,
  }: { readonly decks?: number; readonly onProgress?: Progress; readonly isQuick?: true },
): ActivityOdds {
  const { activity, options, games } = offering;
  const rows: ActivityRowOdds[] = [];
  const breakEvenMeter: Record<string, OddsFigure | null> = {};
  const assumed = [...offering.assumed];
  const lineCounts = new Map<string, readonly Ratio[]>();
  games.forEach((id, index) => {
    const game = dealtGameNamed(id);
    assert(game !== undefined, `${id} is a game of ${activity.id}`);
    const dealt = rowsFor(offering, id).filter(({ when }) => when.of !== 'event');
    if (dealt.length === 0) return;
    const chart = inOrder(offering, dealt);
    const shoe = shoeOf(game, decks);
    const chances = chancesOf(chart, {
      game,
      decks: shoe,
      offering,
      lineCounts,
      onProgress: (done, all) => onProgress(index + done / all, games.length),
      ...(isQuick ? { isQuick } : {}),
    });
    const isEstimated = [...chances.values()].some(({ tries }) => tries !== undefined);
    if (decks !== undefined && decks !== shoe) assumed.push(shoeText(game, shoe));
    else if (shoe !== game.decks.usual && isEstimated) {
      assumed.push(`estimates of ${shoeText(game, game.decks.usual)}`);
    }
    const of = (row: Row): Chance => chances.get(row) as Chance;
    for (const row of chart) {
      if (chances.has(row)) rows.push(rowOdds(row, of(row), { game, offering }));
    }
    breakEvenMeter[id] = chances.size < chart.length ? null : breakEvenOf(chart, of, offering);
  });
  return { activity: activity.id, options, rows, breakEvenMeter, assumed };
}

/** The decks that are asked for where the game may be dealt from them, or else the usual ones. */
const shoeOf = ({ decks }: DealtGame, asked: number | undefined): number =>
  asked === undefined || asked > decks.most ? decks.usual : asked;

const shoeText = ({ title }: DealtGame, decks: number): string =>
  `${title}: dealt from ${decks === 1 ? '1 deck' : `${decks} decks`}`;

/** Rows in the order in which one of them is paid. */
function inOrder(offering: Offering, chart: readonly Row[]): readonly Row[] {
  if (nestedOf(offering) !== 'greatest-prize') return chart;
  const dear = (row: Row): Ratio => worthOf(row, offering)?.dollars ?? ratioOf(0n);
  return [...chart].sort((a, b) => compareRatios(dear(b), dear(a)));
}

/** What a row pays in dollars, a meter at its seed; and what part of which meter it is. */
interface Worth {
  readonly dollars: Ratio;
  readonly of: { readonly meter: MeterRule; readonly part: Ratio } | null;
}

const inDollars = (amount: Cents): Ratio => ratioOf(countOf(amount), 100n);

function worthOf({ prize }: Row, offering: Offering): Worth | null {
  const { meters } = offering.activity.fund;
  switch (prize.pays) {
    case 'dollars':
      return { dollars: inDollars(postedAmount(offering, prize.amount)), of: null };
    case 'meter': {
      const { part } = prize;
      const meter = meters.find(({ name }) => name === prize.meter) ?? meters[0];
      assert(meter !== undefined, 'a part of a meter has a meter');
      const seed = inDollars(postedAmount(offering, meter.seed));
      return { dollars: multiplyRatios(seed, part), of: { meter, part } };
    }
    default:
      return null;
  }
}

function rowOdds(
  row: Row,
  chance: Chance,
  { game, offering }: { readonly game: DealtGame; readonly offering: Offering },
): ActivityRowOdds {
  const worth = worthOf(row, offering);
  return {
    row: row.id,
    title: row.title,
    game: game.id,
    per: row.when.of === 'hand' ? 'hand' : 'round',
    probability: timesChance(ratioOf(1n), chance),
    pays: prizeText(offering.activity, row.prize),
    cost: worth === null ? null : timesChance(worth.dollars, chance),
  };
}

/** So much, as often as that. */
function timesChance(amount: Ratio, chance: Chance): OddsFigure {
  const value = multiplyRatios(amount, chance.value);
  if (chance.tries === undefined) return makeExact(value);
  const standardError = numberOf(amount) * standardErrorOf(chance);
  return { value: numberOf(value), standardError, rounds: chance.tries };
}

/** Of what was never seen, or always, only this much is known: with 95 percent, it is no further
 * than three in the number of tries from what was seen (the rule of three). */
function standardErrorOf({ value, tries = Number.POSITIVE_INFINITY }: Chance): number {
  const p = numberOf(value);
  return p === 0 || p === 1 ? 3 / tries : Math.sqrt((p * (1 - p)) / tries);
}

/** The first fee, which a chart's rows are bought with unless they name another; null where it
 * differs with the limit. */
function feeOf({ fees }: Activity, offering: Offering): { name: string; dollars: Ratio } | null {
  const [fee] = fees;
  if (fee === undefined || Array.isArray(fee.amount)) return null;
  const dollars = inDollars(postedAmount(offering, fee.amount as Amount));
  return { name: fee.name, dollars };
}

/** The meter at which all that is paid out for a fee is what the fee was; none where its rows are
 * parts of several meters. */
function breakEvenOf(
  chart: readonly Row[],
  chanceOf: (row: Row) => Chance,
  offering: Offering,
): OddsFigure | null {
  const fee = feeOf(offering.activity, offering);
  if (fee === null) return null;
  const bought = chart.filter((row) => (row.fee ?? fee.name) === fee.name);
  const meters = new Set<MeterRule>();
  let [fixed, part] = [ratioOf(0n), ratioOf(0n)];
  let [fixedVariance, partVariance] = [0, 0];
  for (const row of bought) {
    const worth = worthOf(row, offering);
    if (worth === null) continue;
    const chance = chanceOf(row);
    const variance = standardErrorOf(chance) ** 2;
    if (worth.of === null) {
      fixed = addRatios(fixed, multiplyRatios(chance.value, worth.dollars));
      fixedVariance += variance * numberOf(worth.dollars) ** 2;
    } else {
      meters.add(worth.of.meter);
      part = addRatios(part, multiplyRatios(chance.value, worth.of.part));
      partVariance += variance * numberOf(worth.of.part) ** 2;
    }
  }
  const left = subtractRatios(fee.dollars, fixed);
  const canBe = part.numerator > 0n && left.numerator >= 0n;
  if (!canBe || meters.size > 1) return null;
  const meter = divideRatios(left, part);
  const tries = bought.map((row) => chanceOf(row).tries).find((each) => each !== undefined);
  if (tries === undefined) return makeExact(meter);
  const spread = Math.sqrt(fixedVariance + numberOf(meter) ** 2 * partVariance);
  return { value: numberOf(meter), standardError: spread / numberOf(part), rounds: tries };
}
