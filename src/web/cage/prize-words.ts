import { money } from '../ui/format.ts';
import type { Claim } from './answers.ts';

/** What is claimed: money, or a thing in words. */
export const prizeWords = ({ amount, words }: Pick<Claim, 'amount' | 'words'>): string =>
  words ?? money(amount);
