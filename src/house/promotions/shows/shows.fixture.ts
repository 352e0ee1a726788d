// What tests of the whole house ask of shows: a command of every type, a scene with everything that
// can be wrong, and a day on which everything happens once.

import { act, type Faulty, proposed, set, WHO } from '../../fixtures/fault.fixture.ts';
import { type Floor, openedFloor, SHOW_SECRET } from '../../fixtures/floor.fixture.ts';
import { dealHand, onlyEvent, post, showPapers, win } from '../../fixtures/jackpot.fixture.ts';
import { drawFor } from '../drums/drums.fixture.ts';

const step = { step: 'spin' };

const WHEEL = { offering: 'wheel', game: 'prize-wheel' };
const PLAYERS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'out'];
const spun = (outcome: string) => ({ step: { step: 'spin', outcome } });

const THIS_YEAR = { until: '2027-01-01T00:00:00-08:00' };

/** A house with a wheel and a game for a meter. */
function withWheels(): Floor {
  const floor = openedFloor({ game: 'blackjack-poker' });
  for (const patron of PLAYERS) floor.do('cora', 'enrol-patron', { patron });
  floor.do('carl', 'exclude-patron', { patron: 'out', reason: 'asked to be' });
  post(floor, 'bay101-prize-wheel', { as: 'wheel', more: THIS_YEAR });
  post(floor, 'saratoga-hi-lo-progressive', { as: 'hi-lo' });
  return floor;
}

/** Flo starts a show of one player at the wheel, who was drawn; what comes out she records and Fred
 * confirms. */
function spin(floor: Floor, name: string, player: string, ...outcomes: readonly string[]): void {
  drawFor(floor, 'wheel', player);
  floor.do('flo', 'start-show', { ...WHEEL, show: name, players: [player] });
  for (const outcome of outcomes) {
    floor.do('flo', 'record-step', { show: name, ...spun(outcome) });
    floor.do('fred', 'confirm-step', { show: name });
  }
}

const LUCKY = { offering: 'lucky', game: 'lucky-table' };
const HI_LO = { offering: 'hi-lo', game: 'hi-lo' };

/** A show in every state. */
function newShows(): Floor {
  const floor = withWheels();
  post(floor, 'bay101-prize-wheel', { as: 'paused', more: THIS_YEAR });
  floor.do('flo', 'suspend-offering', { offering: 'paused', reason: 'a broken peg' });
  const past = { until: '2026-11-01T00:00:00-07:00' };
  post(floor, 'bay101-prize-wheel', { as: 'past', more: past });
  spin(floor, 'open', 'p1');
  spin(floor, 'waits', 'p2');
  floor.do('flo', 'record-step', { show: 'waits', ...spun('$20.00') });
  spin(floor, 'again', 'p2');
  for (const outcome of ['$20.00', 'double']) {
    floor.do('flo', 'record-step', { show: 'again', ...spun(outcome) });
    if (outcome === '$20.00') floor.do('fred', 'dispute-step', { show: 'again', reason: 'a peg' });
  }
  spin(floor, 'over', 'p3', '$20.00');
  spin(floor, 'dear', 'p3', '$5,000.00');
  spin(floor, 'done', 'p4', '$20.00');
  floor.do('carl', 'award-show', { show: 'done' });
  spin(floor, 'own', 'p5');
  spin(floor, 'own-waits', 'p5');
  floor.do('flo', 'record-step', { show: 'own-waits', ...spun('$20.00') });
  spin(floor, 'own-over', 'p5', '$20.00');
  floor.both({ type: 'appoint-staff', staff: 'pat', roles: ['manager'], patron: 'p5' });
  for (const player of ['p1', 'p6']) drawFor(floor, 'wheel', player);
  const values = { endDate: '2026-11-19' };
  const more = { from: '2026-10-23T00:00:00-07:00', until: '2026-11-20T00:00:00-08:00' };
  post(floor, 'hgc-car-drawing', { as: 'car', paidBy: 'common', values, more });
  floor.at = '2026-11-19T14:00:00-08:00';
  drawFor(floor, 'car', 'p1');
  drawFor(floor, 'hi-lo', 'p7');
  floor.do('flo', 'start-show', { ...HI_LO, show: 'hi-lo', players: ['p7'] });
  winLucky(floor);
  winSpin(floor, 'p1');
  return floor;
}

/** The lucky table is drawn, and a seat of it wins the chips; the claim. */
export function winLucky(floor: Floor): string {
  post(floor, 'hgc-lucky-table', { as: 'lucky' });
  floor.do('dana', 'seat-person', { table: 'T1', seat: 2 });
  dealHand(floor);
  floor.do('flo', 'start-show', { ...LUCKY, show: 'ball' });
  for (const [name, outcome] of [
    ['ball', 'T1'],
    ['seat', '2'],
  ] as const) {
    floor.do('flo', 'record-step', { show: 'ball', step: { step: name, outcome } });
    floor.do('fred', 'confirm-step', { show: 'ball' });
  }
  const { claims } = onlyEvent(floor.do('carl', 'award-show', { show: 'ball' }), 'prizes-won');
  return claims[0]?.id as string;
}

/** A nine high that is paid in a spin of the wheel, with the ID for it. */
function winSpin(floor: Floor, patron: string): void {
  const [table, game] = ['T2', 'pai-gow-poker'];
  const values = { paidIn: 'prize wheel spin' };
  post(floor, 'bay101-pai-gow-poker-bonus-hand', { as: 'bonus', values });
  floor.do('max', 'install-table', { table, seats: 7 });
  floor.do('flo', 'open-table', { table, game });
  floor.do('dana', 'seat-person', { table, seat: 1, patron });
  const seats = [{ seat: 1, cards: '2c 3d 4h 5s 7c 8d 9h' }];
  const { claims } = win(floor, { offering: 'bonus', table, deal: { game, seats } });
  showPapers(floor, { claim: claims[0]?.id as string, patron });
}

const UNKNOWN = set('unknown-show', { show: 'none' });
const IS_OVER = set('show-over', { show: 'done' });
const WAITS = set('step-waits', { show: 'waits' });
const NONE_WAITS = set('no-step-waits', { show: 'open' });
const WRONG_SECRET = set('chance-moved', { secret: '00'.repeat(32) });
const BAD_STEP = set('bad-step', { step: { step: 'jump' } });

/** The badge that asks has run this show, or plays in it. */
const secondPerson = (by: string) => (name: string) =>
  ({ code: 'second-person', by, set: { show: name } }) as const;
const SAME_PERSON = secondPerson('flo');
const OWN = secondPerson('pat');

const STARTED: Faulty = {
  type: 'start-show',
  by: 'flo',
  fields: { ...WHEEL, show: 'new', players: ['p1'], secret: SHOW_SECRET },
  faults: [
    ...WHO,
    set('name-taken', { show: 'open' }),
    set('unknown-patron', { players: ['nobody'] }),
    set('unknown-offering', { offering: 'none' }),
    set('not-offered', { offering: 'past' }),
    set('suspended', { offering: 'paused' }),
    set('ineligible-person', { players: ['out'] }),
    set('ineligible-person', { players: ['p5'] }),
    set('show-not-over', { offering: 'hi-lo' }),
    set('bad-show', { game: 'none' }),
    set('bad-show', { players: ['p1', 'p2'] }),
    set('too-many-shows', { offering: 'lucky', game: 'lucky-table', players: [] }),
    set('not-drawn', { players: ['p2'] }),
    set('wrong-time', { offering: 'car', game: 'keys', players: ['p1'] }),
  ],
};

const AWARDED: Faulty = {
  type: 'award-show',
  by: 'carl',
  fields: { show: 'over', secret: SHOW_SECRET },
  faults: [
    ...WHO,
    UNKNOWN,
    SAME_PERSON('over'),
    OWN('own-over'),
    IS_OVER,
    set('show-not-over', { show: 'open' }),
    set('signature-needed', { show: 'dear' }),
  ],
};

const spinPaid = ({ house }: Floor): Faulty => ({
  type: 'pay-claim',
  by: 'cora',
  fields: {
    claim: [...house.claims.values()].find(({ thing }) => thing?.plays !== undefined)?.id,
    patron: 'p1',
    from: 'cage',
  },
  faults: [...WHO, { code: 'no-show-posted', at: THIS_YEAR.until }],
});

const FAULTY: readonly Faulty[] = [
  STARTED,
  {
    type: 'step-show',
    by: 'flo',
    fields: { show: 'open', step, secret: SHOW_SECRET },
    faults: [...WHO, UNKNOWN, OWN('own'), IS_OVER, WAITS, WRONG_SECRET, BAD_STEP],
  },
  {
    type: 'record-step',
    by: 'flo',
    fields: { show: 'open', ...spun('$20.00') },
    faults: [
      ...WHO,
      UNKNOWN,
      OWN('own'),
      IS_OVER,
      WAITS,
      BAD_STEP,
      set('bad-step', spun('$21.00')),
    ],
  },
  {
    type: 'confirm-step',
    by: 'fred',
    fields: { show: 'waits' },
    faults: [...WHO, UNKNOWN, SAME_PERSON('waits'), OWN('own-waits'), IS_OVER, NONE_WAITS],
  },
  {
    type: 'dispute-step',
    by: 'fred',
    fields: { show: 'waits', reason: 'it stood on a peg' },
    faults: [
      ...WHO,
      UNKNOWN,
      SAME_PERSON('waits'),
      OWN('own-waits'),
      IS_OVER,
      NONE_WAITS,
      set('step-disputed', { show: 'again' }),
    ],
  },
  AWARDED,
  {
    type: 'abandon-show',
    by: 'max',
    fields: { show: 'open', reason: 'the player left', secret: SHOW_SECRET },
    faults: [...WHO, UNKNOWN, IS_OVER, set('chance-met', { show: 'waits' }), WRONG_SECRET],
  },
];

/** A prize that the winner can't have; a spin of the wheel can't be forfeited. */
function forfeited({ house }: Floor): Faulty {
  const claimOf = (wanted: string) =>
    [...house.claims.values()].find(({ offering }) => offering === wanted)?.id as string;
  const action = { type: 'forfeit-claim', claim: claimOf('lucky'), reason: 'no ID' };
  return proposed(action, [
    act('unknown-claim', { claim: 'nothing:1' }),
    act('no-forfeit', { claim: claimOf('bonus') }),
  ]);
}

export function showFaults(): { readonly floor: Floor; readonly faulty: readonly Faulty[] } {
  const floor = newShows();
  return { floor, faulty: [...FAULTY, spinPaid(floor), forfeited(floor)] };
}

export function showDay(): Floor {
  const floor = withWheels();
  spin(floor, 'one', 'p1', 'double');
  floor.do('flo', 'record-step', { show: 'one', ...spun('$20.00') });
  floor.do('fred', 'dispute-step', { show: 'one', reason: 'it stood on a peg' });
  floor.do('flo', 'record-step', { show: 'one', ...spun('$100.00') });
  floor.do('fred', 'confirm-step', { show: 'one' });
  floor.do('max', 'award-show', { show: 'one' });
  spin(floor, 'two', 'p2');
  floor.do('max', 'abandon-show', { show: 'two', reason: 'the wheel is broken' });
  floor.at = '2026-11-19T14:00:00-08:00';
  drawFor(floor, 'hi-lo', 'p3');
  floor.do('flo', 'start-show', { ...HI_LO, show: 'three', players: ['p3'] });
  floor.do('flo', 'step-show', { show: 'three', step: { step: 'deal' } });
  floor.do('flo', 'step-show', { show: 'three', step: { step: 'quit' } });
  floor.do('max', 'award-show', { show: 'three' });
  floor.do('abe', 'open-fund', { fund: 'poker', title: 'Poker', of: 'GEGA-000626' });
  post(floor, 'hgc-four-of-a-kind-poker', { as: 'rank', paidBy: 'poker' });
  floor.do('flo', 'start-show', { show: 'four', offering: 'rank', game: 'rank' });
  floor.do('flo', 'step-show', { show: 'four', step: { step: 'card' } });
  floor.do('max', 'award-show', { show: 'four' });
  return floor;
}
