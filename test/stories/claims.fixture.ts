// Shared by stories of boards and pools: the fund that pays, and the winnings.
import { type Evening, only } from './evening.fixture.ts';

/** A fund of an approval with money in it. */
export async function feeds(
  evening: Evening,
  fund: string,
  { of, amount }: { readonly of?: string; readonly amount: string },
): Promise<void> {
  if (of !== undefined) await evening.does('abe', 'open-fund', { fund, title: fund, of });
  await evening.does('abe', 'feed-fund', { fund, amount, reason: 'collections' });
}

export interface ClaimLine {
  readonly id: string;
  readonly patron: string;
  readonly amount: string;
}
export const claimsOf = (events: Parameters<typeof only>[0]) =>
  only(events, 'prizes-won')['claims'] as readonly ClaimLine[];
export const amountsOf = (claims: readonly ClaimLine[]) =>
  claims.map(({ patron, amount }) => `${patron} ${amount}`);
