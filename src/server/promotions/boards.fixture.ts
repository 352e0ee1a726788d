// A board with a line on it and a contest with an entry, for tests of routes.
import { FORM_FIELDS } from '#house';
import { doesIn } from '../api/won.fixture.ts';
import type { TestApp } from '../app.fixture.ts';

const WEEK = {
  // A Sunday far ahead: entries stay open.
  sunday: '2030-01-06',
  games: [{ away: 'Rams', home: 'Jets', day: 'monday' }],
};
const ANSWERS = { g1: 'Rams', 'monday-away': 24, 'monday-home': 17 };

/** The name of the board. The contest is called `week`, and the patron has an entry in it. */
export async function boardsIn(served: TestApp, patron: string): Promise<string> {
  const does = doesIn(served);
  await does('abe', 'open-fund', { fund: 'hj', title: 'Hawaiian Jackpot', of: 'GEGA-001477' });
  const posts = async (offering: string, activity: string, values: object) => {
    const posted = { type: 'post-offering', offering, activity, document: { values } };
    const action = { ...posted, paidBy: 'hj', closesTo: 'common' };
    await does('abe', 'approve', { proposal: await does('max', 'propose', { action }) });
  };
  await posts('high', 'hgc-high-hand-happy-hours', {
    minimumHand: 'full house',
    prize: '500.00',
    form: 'cash',
  });
  const prizes = { first: '500.00', second: '300.00', third: '200.00' };
  await posts('football', 'hgc-pro-football', { ...prizes, weeks: 'All of them' });
  await does('max', 'install-table', { table: 'P1', seats: 9 });
  await does('flo', 'open-table', { table: 'P1', game: 'texas-holdem' });
  await does('dana', 'start-round', { table: 'P1', fees: [] });
  const call = await does('dana', 'call-hand', { table: 'P1', seat: 1, offering: 'high' });
  const seats = [{ seat: 1, hole: '7h 7d' }, { seat: 2 }];
  await does('flo', 'verify-call', { call, deal: { seats, board: '7c 2s 2h 3d 9c' } });
  await does('fred', 'authorize-call', { call });
  await does('dana', 'end-round', { table: 'P1' });
  await does('dee', 'register-member', {
    patron,
    fields: [...FORM_FIELDS],
    isOfAge: true,
    hasPhoto: false,
    chance: '5a'.repeat(32),
  });
  await does('flo', 'open-contest', { contest: 'week', offering: 'football', facts: WEEK });
  await does('dee', 'enter-picks', { contest: 'week', patron, answers: ANSWERS });
  return 'high.all';
}
