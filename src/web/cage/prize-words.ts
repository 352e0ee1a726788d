import i18next from 'i18next';
import { money } from '../ui/format.ts';
import type { Claim } from './answers.ts';

/** What is claimed: money in the form that it is posted in, or a thing in words with its value. */
export function prizeWords({
  amount,
  words,
  worth = amount,
  paidIn,
}: Pick<Claim, 'amount' | 'words' | 'worth' | 'paidIn'>): string {
  if (words !== undefined) return worth === '0.00' ? words : `${words} (${money(worth)})`;
  if (paidIn === undefined) return money(amount);
  return i18next.t(`cage:pay.paidIn.${paidIn}`, { amount: money(amount) });
}
