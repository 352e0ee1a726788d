// CA/Asian Jackpot #1 "Hawaiian Jackpot": a fee of $1.
import { usd } from '#money';
import { caAsianJackpot } from './ca-asian-jackpots.ts';

export const CA_ASIAN_JACKPOT_1 = caAsianJackpot({
  number: 1,
  fee: usd('1'),
  seed: ['100', '10000'],
  note: 'put down in the area for it on the table',
  lineGames: ['baccarat', 'baccarat-9'],
  unclear: {
    id: 'HG-6.13',
    clause: 'Qualifying Hands',
    unclear: 'The chart of Pan 9 is headed Baccarat, and Baccarat 9 has no chart at all.',
    weRead: 'It holds for both; Baccarat has its own chart besides.',
  },
});
