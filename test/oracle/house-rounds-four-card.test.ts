// Random rounds of Four Card Poker at tables of a house, each counted a second time.
import { testRounds } from './house-rounds.ts';

const game = 'four-card-poker';
const PMG = { acesUp: 'FCP-02', progressive: 'PMG-01' };
const FCPP = { acesUp: 'FCP-05', progressive: 'FCPP-3' };
testRounds(3, { game, tables: PMG, recording: 'every-card' });
testRounds(4, { game, tables: FCPP, recording: 'hands-in-question' });
