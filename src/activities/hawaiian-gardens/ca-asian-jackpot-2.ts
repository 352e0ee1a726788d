// CA/Asian Jackpot #2 "Hawaiian Jackpot": a fee of $5.
import { usd } from '#money';
import { caAsianJackpot, NO_RESEED } from './ca-asian-jackpots.ts';

export const CA_ASIAN_JACKPOT_2 = caAsianJackpot({
  number: 2,
  fee: usd('5'),
  seed: usd('10000'),
  lineGames: ['baccarat-9'],
  unclear: NO_RESEED,
});
