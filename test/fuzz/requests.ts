// One request: its way, its headers and its body, good or ruined, all from one number.
import type { Dice } from '../../src/simulate/dice.ts';
import { seededDice } from '../../src/simulate/dice.ts';
import { broken, garbage, mangled, someText } from './mangle.ts';
import { filled, type Names, type Place } from './places.ts';

export interface Shot {
  readonly method: Place['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
  /** Where it was meant to go. */
  readonly place: Place;
}

const diceOf = (seed: number, index: number): Dice =>
  seededDice((Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0);

/** Any text as a part of an address, mostly one that a client would send. */
function asPart(dice: Dice, text: string): string {
  const whole = text.replace(/\p{Surrogate}/gu, '?');
  return dice.oneIn(10) ? encodeURI(whole) : encodeURIComponent(whole);
}

const ODD_PARTS = ['%', '%ff', '%00', '%2e%2e', '..', '.', '%2f', ';', 'a'.repeat(300), '*', ''];

function urlOf(dice: Dice, { path, query }: Place, names: Names): string {
  const way = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (dice.oneIn(20)) return dice.pick(ODD_PARTS);
    if (dice.oneIn(10)) return asPart(dice, someText(dice));
    const there = names[name] ?? [];
    return there.length === 0 ? 'none' : asPart(dice, dice.pick(there));
  });
  const asked = query.flatMap((name) => {
    if (name === 'topics') return [`topics=x${asPart(dice, someText(dice))}`];
    if (dice.oneIn(3)) return [];
    const value = dice.oneIn(3) ? someText(dice) : dice.pick(names[name] ?? ['1', 'x']);
    const part = `${name}=${asPart(dice, value)}`;
    return dice.oneIn(20) ? [part, part] : [part];
  });
  if (dice.oneIn(50)) asked.push(`${asPart(dice, someText(dice))}=1`, '__proto__[x]=1');
  const end = dice.oneIn(100) ? dice.pick(['/', '//', '/..', '/%2e%2e/', '.json', '#x']) : '';
  return `${way}${end}${asked.length === 0 ? '' : `?${asked.join('&')}`}`;
}

function bodyOf(dice: Dice, sample: NonNullable<Place['sample']>, names: Names): string | Buffer {
  if (dice.oneIn(8)) return garbage(dice);
  let value: unknown = filled(dice, sample(dice), names);
  if (dice.oneIn(5)) return broken(dice, JSON.stringify(value));
  for (let count = dice.below(4); count > 0; count -= 1) value = mangled(dice, value);
  return JSON.stringify(value) ?? '';
}

const TYPES = ['text/plain', 'application/json; charset=utf-16', 'application/xml', 'a/b', '', ';'];

/** Mostly good ones; a header that no client could send is left to the tests of the wire. */
function headersOf(dice: Dice, index: number, token: string): Record<string, string> {
  const odd = (): string => someText(dice).replace(/[^\x20-\x7e]/g, '?');
  const headers: Record<string, string> = {
    authorization: dice.oneIn(50)
      ? `${dice.pick(['Bearer', 'Device', 'Basic', ''])} ${odd()}`
      : `Bearer ${token}`,
    'idempotency-key': dice.oneIn(30)
      ? odd()
      : `f${dice.oneIn(50) ? dice.below(index + 1) : index}`,
    'content-type': dice.oneIn(50) ? dice.pick(TYPES) : 'application/json',
  };
  if (dice.oneIn(100)) headers['x-houseway-device'] = `${odd()}.${odd()}`;
  if (dice.oneIn(100)) headers['cookie'] = `__Host-houseway=${odd()}; ${odd()}`;
  if (dice.oneIn(100)) headers['origin'] = odd();
  if (dice.oneIn(100)) headers['content-encoding'] = dice.pick(['gzip', 'br', 'identity', odd()]);
  if (dice.oneIn(100)) headers[dice.pick(['accept', 'last-event-id', 'x-forwarded-for'])] = odd();
  return headers;
}

/** Places so often in a list as they are to be asked. */
export const byWeight = (places: readonly Place[]): readonly Place[] =>
  places.flatMap((place) => Array.from({ length: place.weight }, () => place));

/** The request of a number: the same for the same seed, as long as the house is the same. */
export function shotOf({
  seed,
  index,
  places,
  names,
  token,
}: {
  readonly seed: number;
  readonly index: number;
  readonly places: readonly Place[];
  readonly names: Names;
  readonly token: string;
}): Shot {
  const dice = diceOf(seed, index);
  const place = dice.pick(places);
  const headers = headersOf(dice, index, token);
  const url = urlOf(dice, place, names);
  const { method, sample } = place;
  if (sample === undefined) return { method, url, headers, place };
  return { method, url, headers, place, payload: bodyOf(dice, sample, names) };
}
