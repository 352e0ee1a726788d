import i18next from 'i18next';
import { centsOf, dollarsOf, subtract } from '#money';
import { money } from '../ui/format.ts';
import type { ClaimFacts } from './answers.ts';

/** Whether it is a thing and money. */
export const isBoth = ({ words, paidIn }: Pick<ClaimFacts, 'words' | 'paidIn'>): boolean =>
  words !== undefined && paidIn !== undefined;

/** What is claimed: money in the form that it is posted in, a thing in words with its value, or both. */
export function prizeWords({
  amount,
  words,
  worth = amount,
  paidIn,
}: Pick<ClaimFacts, 'amount' | 'words' | 'worth' | 'paidIn'>): string {
  const paid = (of: string): string =>
    paidIn === undefined
      ? money(of)
      : i18next.t(`cage:pay.paidIn.${paidIn}`, { amount: money(of) });
  if (words === undefined) return paid(amount);
  const thing = worth === '0.00' ? words : `${words} (${money(worth)})`;
  if (paidIn === undefined) return thing;
  const rest = dollarsOf(subtract(centsOf(amount), centsOf(worth)));
  return i18next.t('cage:pay.both', { thing, money: paid(rest) });
}
