import { money } from '../ui/format.ts';
import type { Claim } from './answers.ts';

/** What is claimed: money, or a thing in words with its value. */
export function prizeWords({
  amount,
  words,
  worth = amount,
}: Pick<Claim, 'amount' | 'words' | 'worth'>): string {
  if (words === undefined) return money(amount);
  return worth === '0.00' ? words : `${words} (${money(worth)})`;
}
