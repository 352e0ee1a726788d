// A jackpot that was won in a served house, for the tests of printouts and of the regulator's seat.
import { pdfText } from '../../print/pdf-text.fixture.ts';
import type { TestApp } from '../app.fixture.ts';
import { done, ownCommand } from '../context.ts';

/** Three sevens of one color with the dealer's card win the meter, three of two colors $500. */
export const METER = { decks: 6, seats: [{ seat: 1, cards: '7c 7s' }], dealer: { up: '7s' } };
export const FIXED = { decks: 6, seats: [{ seat: 1, cards: '7h 7d' }], dealer: { up: '7s' } };
const SEATS = [1, 2, 3, 4, 5, 6, 7];

export const FACTS = {
  givenNames: 'Mary Ann',
  familyName: 'Quintero',
  birthDate: '1980-05-17',
  address: '400 Castro Street\nMountain View, CA 94041',
  documentKind: 'passport',
  documentNumber: 'X7654321',
  taxNumber: '900-12-3456',
};

export type Does = (
  by: string,
  type: Parameters<typeof ownCommand>[0],
  fields?: object,
) => Promise<string>;

/** Asks for a command that must be done; its id. */
export const doesIn =
  ({ room }: TestApp): Does =>
  async (by, type, fields = {}) => {
    const command = ownCommand(type, by, { ...fields });
    await done(room.house, command);
    return command.id;
  };

/** A round with a dollar on each of seven seats, in which seat 1 calls; the call. */
export async function callIn(served: TestApp): Promise<string> {
  const does = doesIn(served);
  await does('dana', 'start-round', { table: 'T1', fees: [{ offering: 'blazing', seats: SEATS }] });
  return does('dana', 'call-hand', { table: 'T1', seat: 1, offering: 'blazing' });
}

export async function winIn(
  served: TestApp,
  deal: object = METER,
): Promise<{ readonly call: string; readonly claim: string }> {
  const does = doesIn(served);
  const call = await callIn(served);
  const checks = { surveillance: true };
  await does('flo', 'verify-call', { call, deal, deckCounted: true, checks });
  await does('fred', 'authorize-call', { call });
  const isSigned = await served.room.house.read(({ calls }) => !calls.has(call));
  if (!isSigned) await does('max', 'authorize-call', { call });
  await does('dana', 'end-round', { table: 'T1' });
  return { call, claim: `${call}:1` };
}

/** The words of a paper, without the blanks: a long word may be broken into lines. */
export async function paperAt(served: TestApp, path: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await served.app.inject({ url: `/api/v1${path}`, headers });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return withoutBlanks(pdfText(answer.rawPayload));
}

const withoutBlanks = (text: string): string => text.replace(/\s+/g, '');

export const missingIn = (paper: string, words: readonly string[]): readonly string[] =>
  words.filter((each) => !paper.includes(withoutBlanks(each)));
