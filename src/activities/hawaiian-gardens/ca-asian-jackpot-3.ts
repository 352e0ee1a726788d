// CA/Asian Jackpot #3 "Hawaiian Jackpot": a fee of $10.
import { usd } from '#money';
import { caAsianJackpot, NO_RESEED } from './ca-asian-jackpots.ts';

export const CA_ASIAN_JACKPOT_3 = caAsianJackpot({
  number: 3,
  fee: usd('10'),
  seed: usd('10000'),
  lineGames: ['baccarat-9'],
  unclear: NO_RESEED,
});
