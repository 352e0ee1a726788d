// A jackpot of Blazing Sevens at BJ1, from the fees to the award: each of seven seats pays a dollar.
import type { Journey } from './journey.fixture.ts';

/** Three sevens of one color with the dealer's card win the meter, three of two colors $500. */
const DEALS = {
  meter: { decks: 6, seats: [{ seat: 1, cards: '7c 7s' }], dealer: { up: '7s' } },
  'five-hundred': { decks: 6, seats: [{ seat: 1, cards: '7h 7d' }], dealer: { up: '7s' } },
};

/** The claim of seat 1; whose it is is known where a patron sits there. */
export async function winAt(
  room: Pick<Journey, 'does'>,
  what: keyof typeof DEALS,
  patron?: string,
): Promise<string> {
  const { does } = room;
  const table = 'BJ1';
  const seats = [1, 2, 3, 4, 5, 6, 7];
  if (patron !== undefined) {
    await does('dee', 'enrol-patron', { patron });
    await does('dana', 'seat-person', { table, seat: 1, patron });
  }
  await does('dana', 'start-round', { table, fees: [{ offering: 'blazing', seats }] });
  const { events } = await does('dana', 'call-hand', { table, seat: 1, offering: 'blazing' });
  const [called] = events;
  if (called?.type !== 'hand-called') throw new Error('no hand was called');
  const { call } = called;
  const checks = { surveillance: true, standardDeck: true };
  await does('flo', 'verify-call', { call, deal: DEALS[what], deckCounted: true, checks });
  await does('fred', 'authorize-call', { call });
  // From $5,000 on a manager signs too.
  if (what === 'meter') await does('max', 'authorize-call', { call });
  await does('dana', 'end-round', { table });
  if (patron !== undefined) await does('dana', 'leave-seat', { table, seat: 1 });
  return `${call}:1`;
}
