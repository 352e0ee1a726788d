// What keeps a claim from being paid to a person until somebody else has looked: papers that are not what is
// on file, another patron who seems to be the same person, a winner who is worth a second look, a debt.
import { type Cents, dollarsOf, subtract, sum, ZERO } from '#money';
import { sure } from '#result';
import { type Moment, parseMoment } from '#rules';
import { isEmployee, refuse } from '../kit/ask.ts';
import type { Claim, House } from '../state.ts';
import { isOfTheDeal, worthOf } from './checks.ts';
import { isWatched, nameFromOf } from './hands.ts';

const MS_A_DAY = 86_400_000;
const RENAMED_MS = 30 * MS_A_DAY;
/** So many prizes in a day are worth a look. */
const CLAIMS_A_DAY = 3;

interface Hold {
  readonly code:
    | 'identity-mismatch'
    | 'excluded-since'
    | 'duplicate-person'
    | 'look-twice'
    | 'owes-house';
  /** What is found, in words. */
  readonly about: string;
  /** By whom it is lifted: a manager with compliance, control, compliance, or nobody. */
  readonly lifts: 'two' | 'control' | 'compliance' | 'nobody';
}

const instantOf = ({ wonAt }: Claim): number => sure(parseMoment(wonAt, 'wonAt')).instant;

/** Small prizes one after another come to a large one. */
function isThirdOfDay(house: House, claim: Claim, patron: string, from: Cents): boolean {
  const won = instantOf(claim);
  const before = [...house.claims.values()].filter((each) => {
    const isTheirs = each.patron === patron && (each.status === 'open' || each.status === 'paid');
    if (!isTheirs || each.id === claim.id) return false;
    const instant = instantOf(each);
    return instant < won && instant > won - MS_A_DAY;
  });
  const all = sum([claim, ...before].map(worthOf));
  return before.length + 1 >= CLAIMS_A_DAY && all >= from;
}

/** Why somebody else looks at a winner as well. */
function looksOf(
  house: House,
  claim: Claim,
  { patron, at }: { readonly patron: string; readonly at: Moment },
): readonly Hold[] {
  const { enrolled, renamed } = house;
  const found: Hold[] = [];
  const look = (about: string, lifts: Hold['lifts'] = 'control'): void => {
    found.push({ code: 'look-twice', about: `${about}: ${patron}`, lifts });
  };
  const enrolledAt = enrolled.get(patron)?.at ?? Number.NEGATIVE_INFINITY;
  if (isWatched(house, claim) && enrolledAt > instantOf(claim)) look('enrolled after the deal');
  const renamedAt = renamed.get(patron);
  if (renamedAt !== undefined && at.instant < renamedAt + RENAMED_MS) {
    look('name changed in the last 30 days');
  }
  if (isThirdOfDay(house, claim, patron, nameFromOf(house))) look('third prize in 24 hours');
  if (isEmployee(house, patron)) look('works here', 'compliance');
  else if (house.homes.get(patron)?.some((each) => isEmployee(house, each)) === true) {
    look('lives at an employee’s address', 'compliance');
  }
  return found;
}

/** What a person owes, as far as prizes of theirs that wait do not cover it. */
function debtOf({ receivables, claims }: House, claim: Claim, patron: string): Cents {
  const owed = sum(
    [...receivables.values()].flatMap((each) => (each.patron === patron ? each.left : [])),
  );
  if (owed === ZERO) return ZERO;
  const waiting = [...claims.values()].filter(
    (each) => each.patron === patron && each.status === 'open' && each.id !== claim.id,
  );
  const covered = sum(waiting.map(({ amount }) => amount));
  return owed > covered ? subtract(owed, covered) : ZERO;
}

/** What blocks a claim for a person, without what was lifted. Houses without limits know mismatches and exclusions alone. */
export function holdsOf(
  house: House,
  claim: Claim,
  { patron, at }: { readonly patron: string | undefined; readonly at: Moment },
): readonly Hold[] {
  const found: Hold[] = [];
  const isLeft = ({ about }: Hold): boolean =>
    about === '' || claim.cleared?.includes(about) !== true;
  if (claim.isMismatched === true) {
    found.push({ code: 'identity-mismatch', about: '', lifts: 'two' });
  }
  if (patron === undefined) return found;
  if (house.patrons.get(patron) === 'excluded' && isOfTheDeal(claim)) {
    const about = `excluded after the deal: ${patron}`;
    found.push({ code: 'excluded-since', about, lifts: 'two' });
  }
  if (house.settings.powers === undefined) return found.filter(isLeft);
  for (const other of house.sameAs.get(patron) ?? []) {
    found.push({ code: 'duplicate-person', about: `${patron} and ${other}`, lifts: 'two' });
  }
  found.push(...looksOf(house, claim, { patron, at }));
  const debt = debtOf(house, claim, patron);
  if (debt > ZERO) found.push({ code: 'owes-house', about: dollarsOf(debt), lifts: 'nobody' });
  return found.filter(isLeft);
}

/** The person a claim would go to. */
export const payeeOf = ({ patron, identity }: Claim): string | undefined =>
  patron ?? identity?.patron;

/** Refuses a payment that something blocks. */
export function checkHolds(
  house: House,
  claim: Claim,
  patron: string | undefined,
  at: Moment,
): void {
  const [first] = holdsOf(house, claim, { patron, at });
  if (first !== undefined) refuse(first.code, first.about);
}
