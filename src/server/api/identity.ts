// What the ID of a winner shows: whether it is valid, whether the person is old enough, whether it
// is the right name.
import { Temporal } from 'temporal-polyfill';
import { type House, leastAgeOf, momentIn, type Rulebook } from '#house';

export interface IdentityPaper {
  readonly kind: string;
  readonly number?: string | undefined;
  readonly givenNames: string;
  readonly familyName: string;
  readonly birthDate: string;
  readonly expires?: string | undefined;
}

interface Findings {
  readonly isValid: boolean;
  readonly isOfAge: boolean;
  readonly nameMatches: boolean;
  readonly hasTaxNumber: boolean;
}

/** The date in the room. */
export const todayIn = ({ zone }: Pick<House, 'zone'>, now: number): string =>
  momentIn(now, zone).slice(0, 10);

/** The least age for a claim. A claim that is not there is for the house to refuse, after it has
 * checked who may ask. */
export function leastAgeFor(house: House, rulebook: Rulebook, claimId: string): number {
  const claim = house.claims.get(claimId);
  return claim === undefined ? 0 : leastAgeOf(house, rulebook, claim);
}

export const yearsBetween = (birthDate: string, today: string): number =>
  Temporal.PlainDate.from(birthDate).until(today, { largestUnit: 'year' }).years;

/** Spelling and order count; capitals and blanks do not. */
const plain = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleUpperCase('en');

function isName(
  { givenNames, familyName }: IdentityPaper,
  onFile: Readonly<Record<string, string>>,
  nameOnTicket: string | undefined,
): boolean {
  const isSame = (said: string | undefined, shown: string): boolean =>
    said === undefined || plain(said) === plain(shown);
  return (
    isSame(onFile['givenNames'], givenNames) &&
    isSame(onFile['familyName'], familyName) &&
    isSame(nameOnTicket, `${givenNames} ${familyName}`)
  );
}

export function identityOf(
  document: IdentityPaper,
  {
    today,
    leastAge,
    onFile,
    nameOnTicket,
    taxNumber,
  }: {
    readonly today: string;
    readonly leastAge: number;
    readonly onFile: Readonly<Record<string, string>>;
    readonly nameOnTicket: string | undefined;
    readonly taxNumber: string | undefined;
  },
): Findings {
  const { birthDate, expires } = document;
  return {
    isValid: expires === undefined || expires >= today,
    isOfAge: yearsBetween(birthDate, today) >= leastAge,
    nameMatches: isName(document, onFile, nameOnTicket),
    hasTaxNumber: taxNumber !== undefined || onFile['taxNumber'] !== undefined,
  };
}
