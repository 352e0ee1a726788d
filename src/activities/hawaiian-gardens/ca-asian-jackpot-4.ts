// CA/Asian Jackpot #4 "Hawaiian Jackpot": a fee of $15.
import { usd } from '#money';
import { caAsianJackpot, NO_RESEED } from './ca-asian-jackpots.ts';

export const CA_ASIAN_JACKPOT_4 = caAsianJackpot({
  number: 4,
  fee: usd('15'),
  seed: usd('10000'),
  lineGames: ['baccarat-9'],
  unclear: NO_RESEED,
});
