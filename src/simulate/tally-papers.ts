// What comes before a payment, counted again: whose ID was checked, which forms are signed, what
// the tax rules withhold, how many prizes a person has had, and who owns what.
import type { EventOf } from '#house';
import {
  add,
  addTo,
  asCents,
  type Cents,
  countOf,
  partOf,
  ratioOf,
  subtract,
  sum,
  times,
  usd,
  ZERO,
} from '#money';
import { cents, offeringIn, type TalliedClaim, type Tally, type Where, wrong } from './tally.ts';

type Paid = EventOf<'claim-paid'>;
type Source = EventOf<'claim-split'>['parts'][number]['sources'][number];

/** One statement names all who own a win together. */
const STATEMENT = '5754';

const openIn = ({ openClaims }: Tally, id: string): TalliedClaim =>
  openClaims.get(id) ?? wrong(`${id} is no open claim`);

export function countIdentity(tally: Tally, event: EventOf<'identity-checked'>): void {
  const { claim: id, patron, isValid, isOfAge, hasTaxNumber } = event;
  const claim = openIn(tally, id);
  // A winner who was excluded after the deal shows an ID; who is paid is another question.
  const isOut = tally.excluded.has(patron) && claim.patron !== patron;
  if (!tally.patrons.has(patron) || isOut) wrong(`${patron} shows papers`);
  if (claim.patron !== undefined && claim.patron !== patron) wrong(`${id} is not ${patron}'s`);
  if (claim.seen?.patron !== patron) claim.forms.clear();
  claim.seen = { patron, isGood: isValid && isOfAge, hasTaxNumber };
}

export function countForm(tally: Tally, { claim: id, form }: EventOf<'form-completed'>): void {
  const { seen, forms, partOf } = openIn(tally, id);
  if (seen === undefined) wrong(`${id} has a form in nobody's name`);
  if (forms.has(form)) wrong(`${id} has its ${form} twice`);
  forms.add(form);
  const split = tally.splits.get(partOf ?? id);
  if (split !== undefined && form === STATEMENT) split.isStated = true;
}

/** What each place has given, by place. */
export function givenBy(sources: readonly Source[]): Map<string, Cents> {
  const given = new Map<string, Cents>();
  for (const [from, amount, meter = ''] of sources) addTo(given, `${from} ${meter}`, cents(amount));
  return given;
}

/** The parts are the whole: in money, and from each place that the money came from. */
export function countSplit(tally: Tally, { claim: id, parts }: EventOf<'claim-split'>): void {
  const whole = openIn(tally, id);
  if (whole.partOf !== undefined) wrong(`${id} is a part and is split again`);
  const owners = new Set(parts.map(({ patron }) => patron));
  if (owners.size !== parts.length || parts.length < 2) wrong(`${id} is split among few`);
  const given = givenBy(parts.flatMap(({ sources }) => sources));
  for (const [place, amount] of whole.given) {
    if (given.get(place) !== amount) wrong(`${id} had ${amount} of ${place}, its parts have not`);
  }
  if (sum(given.values()) !== whole.amount) wrong(`${id} is ${whole.amount}, its parts are not`);
  tally.openClaims.delete(id);
  tally.closedClaims.set(id, 'split');
  const shares = new Map(parts.map((part) => [part.id, cents(part.amount)]));
  tally.splits.set(id, { amount: whole.amount, shares, isStated: false });
  for (const { id: part, patron, amount, sources } of parts) {
    const count = cents(amount);
    if (tally.openClaims.has(part) || tally.closedClaims.has(part))
      wrong(`${part} is there already`);
    if (tally.excluded.has(patron) || count === ZERO) wrong(`${patron} has no part of ${id}`);
    const of = givenBy(sources);
    if (sum(of.values()) !== count) wrong(`${part} is ${count} and comes from another sum`);
    const own = { patron, amount: count, given: of, partOf: id, forms: new Set<string>() };
    const { seen: _, ...won } = whole;
    tally.openClaims.set(part, { ...won, ...own });
  }
}

/** Money, or what a thing is worth. */
const worthOf = ({ amount, worth = ZERO }: TalliedClaim): Cents =>
  amount === ZERO ? worth : amount;

/** The money in it: none where it is a thing alone. */
export const moneyIn = ({ amount, worth, paidIn }: TalliedClaim): Cents => {
  if (worth === undefined) return amount;
  return paidIn === undefined ? ZERO : subtract(amount, worth);
};

/** What pays which form of money. */
const FROM: Readonly<Record<string, readonly string[]>> = {
  any: ['cage', 'tray', 'cheque'],
  cash: ['cage', 'cheque'],
  chips: ['cage', 'tray'],
  check: ['cheque'],
};

/** Everything that a payment must have had before it. */
export function checkPayment(tally: Tally, event: Paid, claim: TalliedClaim, at: Where): void {
  const { claim: id, patron, from } = event;
  const split = tally.splits.get(claim.partOf ?? id);
  const whole = split?.amount ?? worthOf(claim);
  const { identityFrom, trayLimit, cashUpTo } = tally.limits;
  const seen = claim.seen?.patron === patron ? claim.seen : undefined;
  const isThing = claim.worth !== undefined;
  if (seen === undefined && (isThing || whole >= identityFrom))
    wrong(`${id} is paid to nobody knows whom`);
  if (seen?.isGood === false) wrong(`${id} is paid on papers that do not do`);
  if (from === 'tray' && whole >= trayLimit) wrong(`a tray pays ${id}: ${whole}`);
  const { paidIn = 'any' } = claim;
  const ways = isThing && claim.paidIn === undefined ? ['cage'] : (FROM[paidIn] ?? []);
  if (!ways.includes(from) || (isThing && from === 'tray'))
    wrong(`${id} is ${paidIn} and comes from the ${from}`);
  const counted = isThing ? moneyIn(claim) : whole;
  if (from === 'cage' && paidIn !== 'chips' && counted > cashUpTo)
    wrong(`the cage pays ${id} in cash: ${counted}`);
  const tax = taxOf(tally, claim, { id, patron, at, whole, owners: split?.shares.size ?? 1 });
  const kept = cents(event.withheld?.amount ?? '0.00');
  if (kept !== tax.kept) wrong(`${kept} are kept back of ${id}, and not ${tax.kept}`);
  const said = [...event.forms].sort().join(' ');
  if (said !== [...tax.forms].sort().join(' ')) wrong(`${id} needs ${tax.forms}, not ${said}`);
  for (const form of tax.forms) {
    const isSigned = form === STATEMENT ? split?.isStated : claim.forms.has(form);
    if (isSigned !== true) wrong(`${id} is paid without its ${form}`);
  }
  if ((event.isPrize === true) !== tax.isPrize) wrong(`${id} is a prize: ${tax.isPrize}`);
  countPayee(tally, event, claim, { ...at, isPrize: tax.isPrize });
}

const PRIZES = ['bad-beat', 'share-options'];
const WAGERS = ['game', 'progressive', 'fixed-jackpot', 'high-hand', 'promotional-chip'];
const LARGE = usd('5,000');
const TIMES = 300n;

/** What is reported from: $600, and $2,000 for what is paid from 2026 on. */
const leastOf = (date: string): Cents => (date < '2026-01-01' ? usd('600') : usd('2,000'));

/** 24% to the nearest cent, a half up. */
const taken = (amount: Cents): Cents => asCents((countOf(amount) * 24n + 50n) / 100n);

interface Due {
  readonly isPrize: boolean;
  readonly forms: readonly string[];
  readonly kept: Cents;
}

function taxOf(
  tally: Tally,
  claim: TalliedClaim,
  {
    id,
    patron,
    at: { date },
    whole,
    owners,
  }: {
    readonly id: string;
    readonly patron: string | undefined;
    readonly at: Where;
    readonly whole: Cents;
    readonly owners: number;
  },
): Due {
  const { kind } = offeringIn(tally, claim.offering).sheet.activity;
  const hasNumber = claim.seen?.patron === patron && claim.seen?.hasTaxNumber === true;
  if (worthOf(claim) === ZERO) return { isPrize: false, forms: [], kept: ZERO };
  if (claim.stake === ZERO || PRIZES.includes(kind)) {
    const before = tally.prizes.get(`${patron} ${date.slice(0, 4)}`) ?? ZERO;
    const isTold = add(worthOf(claim), patron === undefined ? ZERO : before) >= leastOf(date);
    const kept = isTold && !hasNumber ? taken(worthOf(claim)) : ZERO;
    return { isPrize: true, forms: isTold ? ['1099-misc'] : [], kept };
  }
  const net = whole > claim.stake ? subtract(whole, claim.stake) : ZERO;
  const isLong = net >= times(claim.stake, TIMES) || !WAGERS.includes(kind);
  const isCup = kind === 'tournament';
  const all = isCup ? sum(tally.entries.get(claim.entry ?? '')?.values() ?? []) : net;
  const isReported = isCup
    ? all > LARGE
    : whole >= leastOf(date) && whole >= times(claim.stake, TIMES);
  const isRegular = !isCup && net > LARGE && isLong;
  if (!isReported && !isRegular) return { isPrize: false, forms: [], kept: ZERO };
  const withheld = isRegular || !hasNumber ? taken(net) : ZERO;
  const kept = owners === 1 ? withheld : shareOf(tally, { id, of: claim.partOf ?? id, withheld });
  return { isPrize: false, forms: owners === 1 ? ['w-2g'] : ['w-2g', STATEMENT], kept };
}

/** Each owner's share of what is kept back; the greatest bears what does not divide. */
function shareOf(
  tally: Tally,
  { id, of, withheld }: { readonly id: string; readonly of: string; readonly withheld: Cents },
): Cents {
  const { shares, amount } = tally.splits.get(of) ?? wrong(`${of} was never split`);
  const owned = [...shares];
  const [greatest] = owned.reduce((most, each) => (each[1] > most[1] ? each : most));
  const kept = (share: Cents): Cents => partOf(withheld, ratioOf(countOf(share), countOf(amount)));
  if (id !== greatest) return kept(shares.get(id) ?? ZERO);
  return subtract(withheld, sum(owned.map(([part, share]) => (part === id ? ZERO : kept(share)))));
}

const MS_A_DAY = 86_400_000;

/** One person has only so many prizes of a sheet of a day, and those of the year are counted together. */
function countPayee(
  tally: Tally,
  { claim: id, patron }: Paid,
  claim: TalliedClaim,
  { date, isPrize }: Where & { readonly isPrize: boolean },
): void {
  if (patron === undefined) return;
  if (isPrize) addTo(tally.prizes, `${patron} ${date.slice(0, 4)}`, worthOf(claim));
  const { id: activity, claim: rule } = offeringIn(tally, claim.offering).sheet.activity;
  const key = `${patron} ${activity}`;
  const { won } = claim;
  const before = tally.paidOf.get(key) ?? [];
  tally.paidOf.set(key, [...before, won]);
  const isTooMany = before.some(({ instant, day }) =>
    rule.perPerson?.within === 'day' ? day === won.day : Math.abs(instant - won.instant) < MS_A_DAY,
  );
  // One session at the wheel can win several prizes.
  const isLimited = rule.perPerson !== undefined && rule.perPerson.of !== 'session at the wheel';
  if (isLimited && isTooMany) wrong(`${patron} is paid ${id}, and had one before`);
}
