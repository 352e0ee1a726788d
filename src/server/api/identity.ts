// What the ID of a winner shows: whether it is valid, whether the person is old enough, and whether it
// says what is on file.
import { Temporal } from 'temporal-polyfill';
import { type FiledFact, type House, leastAgeOf, momentIn, type Rulebook } from '#house';
import { given } from '#result';
import type { Trait } from '#store';

/** What is on file of a person, by the names of its fields. */
export type SealedFacts = Readonly<Record<string, string>>;

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
  readonly differs?: readonly FiledFact[];
  readonly isFirstSeen?: true;
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

/** Letters only, in capitals, without their marks: `O’Neil` and `ONEIL` are one name. */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .toLocaleUpperCase('en')
    .replace(/[^\p{L}]/gu, '');

/** The first of several given names. */
const firstOf = (givenNames: string): string => folded(givenNames.trim().split(/\s+/)[0] as string);

const digitsOf = (number: string): string => number.replace(/\D/g, '');
const signsOf = (number: string): string =>
  number
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** Equal, or one of them is the initial of the other. */
function isFirstName(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short === long || (short.length === 1 && long.startsWith(short));
}

const isSame = (
  filed: string | undefined,
  shown: string | undefined,
  fold: (text: string) => string,
): boolean => filed === undefined || shown === undefined || fold(filed) === fold(shown);

function isName({ givenNames, familyName }: IdentityPaper, onFile: SealedFacts): boolean {
  const { givenNames: first } = onFile;
  return (
    isSame(onFile['familyName'], familyName, folded) &&
    (first === undefined || isFirstName(firstOf(first), firstOf(givenNames)))
  );
}

/** What the papers say otherwise than the file. Another kind of document has another number. */
function differencesOf(
  document: IdentityPaper,
  taxNumber: string | undefined,
  onFile: SealedFacts,
): readonly FiledFact[] {
  const { documentKind = document.kind, documentNumber } = onFile;
  const isDocument =
    documentKind !== document.kind || isSame(documentNumber, document.number, signsOf);
  const same: Readonly<Record<FiledFact, boolean>> = {
    name: isName(document, onFile),
    'birth-date': isSame(onFile['birthDate'], document.birthDate, (date) => date),
    'tax-number': isSame(onFile['taxNumber'], taxNumber, digitsOf),
    'document-number': isDocument,
  };
  return (Object.keys(same) as FiledFact[]).filter((fact) => !same[fact]);
}

/** What a person is found by under another ID. A document is found whatever kind it is called. */
export function traitsOf(facts: SealedFacts): readonly Trait[] {
  const { givenNames = '', familyName = '', birthDate, taxNumber, documentNumber } = facts;
  const names = [folded(familyName), firstOf(givenNames)];
  const isNamed = birthDate !== undefined && names.every((each) => each !== '');
  return [
    ...(taxNumber === undefined
      ? []
      : [{ kind: 'tax-number', value: digitsOf(taxNumber) } as const]),
    ...(documentNumber === undefined
      ? []
      : [{ kind: 'document-number', value: signsOf(documentNumber) } as const]),
    ...(isNamed
      ? [{ kind: 'name-and-birth-date', value: [...names, birthDate].join('\n') } as const]
      : []),
  ];
}

/** Where somebody lives: several people may, and are not one person for that. */
export function homeOf({ address = '' }: SealedFacts): readonly Trait[] {
  const value = signsOf(address);
  return value === '' ? [] : [{ kind: 'address', value }];
}

/** What of a file would stand otherwise; what was not there before is no change. */
export function changedFacts(onFile: SealedFacts, facts: SealedFacts): readonly FiledFact[] {
  const isKept = (field: string, fold: (text: string) => string): boolean =>
    isSame(onFile[field], facts[field], fold);
  const same: Readonly<Record<FiledFact, boolean>> = {
    name: isKept('familyName', folded) && isKept('givenNames', folded),
    'birth-date': isKept('birthDate', (date) => date),
    'tax-number': isKept('taxNumber', digitsOf),
    'document-number': isKept('documentNumber', signsOf),
  };
  return (Object.keys(same) as FiledFact[]).filter((fact) => !same[fact]);
}

export function identityOf(
  document: IdentityPaper,
  {
    today,
    leastAge,
    onFile,
    nameOnTicket,
    taxNumber,
    isMatched,
  }: {
    readonly today: string;
    readonly leastAge: number;
    readonly onFile: SealedFacts;
    readonly nameOnTicket: string | undefined;
    readonly taxNumber: string | undefined;
    /** Whether papers that are not what is on file block a claim: in houses with limits. */
    readonly isMatched: boolean;
  },
): Findings {
  const { birthDate, expires, givenNames, familyName } = document;
  const differs = isMatched ? differencesOf(document, taxNumber, onFile) : [];
  const isTicket = isSame(nameOnTicket, `${givenNames} ${familyName}`, folded);
  const isFirstSeen = isMatched && onFile['familyName'] === undefined;
  return given({
    isValid: expires === undefined || expires >= today,
    isOfAge: yearsBetween(birthDate, today) >= leastAge,
    nameMatches: isName(document, onFile) && isTicket,
    hasTaxNumber: taxNumber !== undefined || onFile['taxNumber'] !== undefined,
    differs: differs.length > 0 ? differs : undefined,
    isFirstSeen: isFirstSeen ? (true as const) : undefined,
  });
}
