// CA/Asian Jackpot #5 "Hawaiian Jackpot": a fee of $20.
import { usd } from '#money';
import { caAsianJackpot, NO_RESEED } from './ca-asian-jackpots.ts';

export const CA_ASIAN_JACKPOT_5 = caAsianJackpot({
  number: 5,
  fee: usd('20'),
  seed: usd('10000'),
  lineGames: ['baccarat-9'],
  unclear: NO_RESEED,
});
