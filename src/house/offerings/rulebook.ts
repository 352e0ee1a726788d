// The approved activities as the machine asks them. What was posted is read once and kept by its
// document, so that a fee costs no second reading.
import { limitFor } from '#games';
import { accounts } from '#ledger';
import { type Cents, type Ratio, ratioOf } from '#money';
import { assert, sure } from '#result';
import {
  type Activity,
  decodeOffering,
  type Fee,
  isChosen,
  isPosted,
  type MeterRule,
  type Offering,
  postedAmount,
  settingOf,
} from '#rules';
import type { Offered } from '../state.ts';

export interface Rulebook {
  activity(id: string): Activity | undefined;
  /** An offering as it was posted. */
  posted(offered: Pick<Offered, 'activity' | 'document'>): Offering;
  /** How a fee of an offering is taken at a table; nothing where it has no such fee. */
  feePlan(id: string, offered: Offered, fee: string | undefined, at: PlayedAt): FeePlan | undefined;
}

interface PlayedAt {
  readonly game: string;
  readonly limit?: string;
}

/** Where the money of a fee goes. */
export interface FeePlan {
  readonly name: string;
  /** Where the sheet says who pays it. */
  readonly clause: string;
  /** It is taken in every round in which it can be. */
  readonly isMandatory: boolean;
  readonly paidBy: Fee['paidBy'];
  readonly players: Fee['players'];
  /** A sensor that fails stops it: no fee is taken at the table until the sensor works again. */
  readonly stopsAtFault: boolean;
  /** Of each payer, in cents; nothing where the table's limit is not on the sheet. */
  readonly each: Cents | undefined;
  /** A payer may bring more, up to this. */
  readonly upTo: Cents | undefined;
  readonly step: Cents | undefined;
  /** What of it a player-dealer pays, where that is another amount. */
  readonly playerDealer: Cents | undefined;
  readonly parts: readonly FeePart[];
  /** The meter that it feeds. */
  readonly meter: string | undefined;
  /** The account of all that no part has. */
  readonly rest: string;
  /** The account that has what a full meter lets pass. */
  readonly overflow: string;
}

export interface FeePart {
  readonly part: 'meter' | 'reserve';
  /** Under which its fraction of a cent is kept: parts of one offering's fees. */
  readonly carryKey: string;
  readonly account: string;
  readonly rate: Ratio;
  /** A meter takes nothing beyond it. */
  readonly cap: Cents | undefined;
}

export function makeRulebook(activities: readonly Activity[]): Rulebook {
  const byId = new Map(activities.map((activity) => [activity.id, activity]));
  const read = new WeakMap<object, Offering>();
  const plans = new WeakMap<object, Map<string, FeePlan>>();
  const posted: Rulebook['posted'] = ({ activity: id, document }) => {
    const key = document as object;
    const before = read.get(key);
    if (before?.activity.id === id) return before;
    const activity = byId.get(id);
    assert(activity !== undefined, `the rulebook has no activity ${id}`);
    const offering = sure(decodeOffering(activity, document, { wasPosted: true }));
    read.set(key, offering);
    return offering;
  };
  return {
    activity: (id) => byId.get(id),
    posted,
    feePlan(id, offered, fee, at) {
      const key = offered.document as object;
      let known = plans.get(key);
      if (known === undefined) {
        known = new Map();
        plans.set(key, known);
      }
      const place = `${id} ${fee ?? ''} ${at.game} ${at.limit ?? ''}`;
      const before = known.get(place);
      if (before !== undefined) return before;
      const plan = planOf(id, posted(offered), offered, fee, at);
      // Missing names are not kept, because there is no end of names that can be asked for.
      if (plan !== undefined) known.set(place, plan);
      return plan;
    },
  };
}

function planOf(
  id: string,
  offering: Offering,
  { paidBy }: Offered,
  name: string | undefined,
  at: PlayedAt,
): FeePlan | undefined {
  const { fees } = offering.activity;
  const fee = name === undefined ? fees[0] : fees.find((each) => each.name === name);
  if (fee === undefined || !isTaken(fee)) return undefined;
  const isOwn = fee.split.reserve !== undefined;
  return {
    name: fee.name,
    clause: fee.clause,
    isMandatory: isMandatory(fee, offering),
    paidBy: fee.paidBy,
    players: fee.players,
    stopsAtFault: offering.activity.keypad?.sensorFault.kind === 'return-and-stop',
    ...amountsOf(fee, offering, at),
    upTo: upToOf(fee, offering),
    step: fee.step,
    parts: [...meterPart(id, fee, offering), ...reservePart(paidBy, fee, offering)],
    meter: meterOf(fee, offering)?.name,
    rest: isOwn ? ownFees(id, offering, paidBy) : accounts.house(restOf(fee)),
    overflow: accounts.reserve(paidBy),
  };
}

/** The reserve's, at once or when the meters have had their daily step out of the fees. */
const ownFees = (id: string, { activity }: Offering, paidBy: string): string =>
  activity.fund.meters.some(({ daily }) => daily?.from === 'fees')
    ? accounts.dayFees(id)
    : accounts.reserve(paidBy);

/** A wager that feeds no meter is not a fee: the table system has nothing to do with it. */
const isTaken = ({ split, contributes, isKept }: Fee): boolean =>
  Object.keys(split).length > 0 || contributes !== undefined || isKept === true;

/** A fee that is no choice, for a jackpot of its own: not the fee for an entry or a coupon. */
const isMandatory = ({ optional, split }: Fee, { activity }: Offering): boolean =>
  !optional && Object.keys(split).length > 0 && activity.fund.source === 'own-fees';

/** What the house keeps: an entry fee, or the part of a wager that feeds no meter. */
const restOf = ({ contributes }: Fee): 'game-win' | 'entry-fees' =>
  contributes === undefined ? 'entry-fees' : 'game-win';

function upToOf({ upTo }: Fee, offering: Offering): Cents | undefined {
  if (upTo === undefined || (typeof upTo === 'string' && !isPosted(offering, upTo)))
    return undefined;
  return postedAmount(offering, upTo);
}

function amountsOf(
  { amount, flat }: Fee,
  offering: Offering,
  { game, limit }: PlayedAt,
): Pick<FeePlan, 'each' | 'playerDealer'> {
  if (flat !== undefined && settingOf(offering, flat.setting) === flat.value) {
    return { each: flat.amount, playerDealer: undefined };
  }
  if (typeof amount === 'string' && !isPosted(offering, amount)) {
    return { each: undefined, playerDealer: undefined };
  }
  if (!Array.isArray(amount)) {
    return {
      each: postedAmount(offering, amount as Cents | string),
      playerDealer: undefined,
    };
  }
  const rows = amount.filter(({ games }) => games === undefined || games.includes(game));
  const there =
    limit &&
    limitFor(
      rows.map((each) => each.limit),
      limit,
    );
  const row = rows.find((each) => each.limit === there);
  return {
    each: row?.player,
    playerDealer: row?.playerDealer,
  };
}

const TEN_THOUSANDTHS = 10_000n;

/** The meter that a fee feeds, if it feeds one: the first where the sheet names none. */
function meterOf({ contributes }: Fee, { activity }: Offering): MeterRule | undefined {
  const { meters } = activity.fund;
  return contributes === undefined
    ? meters[0]
    : meters.find(({ name }) => name === contributes.meter);
}

function meterPart(id: string, fee: Fee, offering: Offering): readonly FeePart[] {
  const rate = rateOf(fee, offering);
  const meter = meterOf(fee, offering);
  if (rate === undefined || meter === undefined) return [];
  const cap = meter.cap === undefined ? undefined : postedAmount(offering, meter.cap);
  return [
    {
      part: 'meter',
      carryKey: `${fee.name} meter`,
      account: accounts.meter(id, meter.name),
      rate,
      cap,
    },
  ];
}

function rateOf({ split, contributes }: Fee, offering: Offering): Ratio | undefined {
  if (contributes === undefined) return split.meter;
  const posted = offering.values.get(contributes.rate);
  return typeof posted === 'number' ? ratioOf(BigInt(posted), TEN_THOUSANDTHS) : undefined;
}

/** What of a wager a reserve has, under the choices that know one. */
function reservePart(
  fund: string,
  { name, contributes }: Fee,
  offering: Offering,
): readonly FeePart[] {
  const kept = contributes?.reserve;
  if (kept === undefined || !isChosen(offering, kept.in)) return [];
  const account = accounts.reserve(fund);
  const carryKey = `${name} reserve`;
  return [{ part: 'reserve', carryKey, account, rate: kept.rate, cap: undefined }];
}
