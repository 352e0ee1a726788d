// What of a pot each of its winners takes.
import { addRatios, multiplyRatios, type Ratio, ratio, ratioOf } from '#money';
import { type Posted, settingOf } from '#rules';

const NOTHING = ratioOf(0n);

interface PotWinners {
  readonly high: readonly number[];
  readonly low: readonly number[];
}

/** The low half counts where the house reads it so. */
export const potShares = ({ high, low }: PotWinners, posted: Posted): PotWinners => ({
  high,
  low: settingOf(posted, 'highLow') === 'as-the-pot' ? low : [],
});

/** Equal hands divide a pot, and so do the two sides of a high-low game. */
export function potPart({ high, low }: PotWinners, seat: number): Ratio {
  const partIn = (winners: readonly number[]): Ratio =>
    winners.includes(seat) ? ratioOf(1n, BigInt(winners.length)) : NOTHING;
  return low.length === 0
    ? partIn(high)
    : multiplyRatios(addRatios(partIn(high), partIn(low)), ratio('50%'));
}
