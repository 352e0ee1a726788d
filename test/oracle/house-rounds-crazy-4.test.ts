// Random rounds of Crazy 4 Poker at tables of a house, each counted a second time.
import { testRounds } from './house-rounds.ts';

const game = 'crazy-4-poker';
const A = { queensUp: 'A', fourCardProgressive: 'A' };
const D = { queensUp: 'D', fourCardProgressive: 'B' };
testRounds(1, { game, tables: A, recording: 'every-card' });
testRounds(2, { game, tables: D, recording: 'hands-in-question' });
