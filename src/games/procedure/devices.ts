// Shuffler and dealing shoe that jam or give out (Massachusetts, Crazy 4 Poker, s.14(e) and (g)).
import type { ActionOf } from './actions.ts';
import { stackOf, unknownDeck } from './deck-handling.ts';
import type { Procedure } from './procedure.ts';
import { type Acted, done, refuse, type StepRefused } from './refusals.ts';
import {
  type DealingDevice,
  type DeviceName,
  deckNamed,
  isBeforeDeal,
  isBetweenRounds,
  type TableDeck,
  type TableState,
  withDeck,
  withRound,
} from './table-state.ts';
import { withIrregularity } from './void-round.ts';

type Step = Acted<TableState>;

const DEVICE_WORDS = { shuffler: 'automated shuffler', shoe: 'automated dealing shoe' } as const;

const notThere = (device: DeviceName, procedure: Procedure): StepRefused =>
  refuse(
    'device-not-there',
    `There is no ${DEVICE_WORDS[device]} at this table that works.`,
    procedure.cite('s.14(g)'),
  );

const withDevice = (state: TableState, name: DeviceName, device: DealingDevice): TableState =>
  name === 'shuffler' ? { ...state, shuffler: device } : { ...state, shoe: device };

/** A shuffle that was not finished counts for nothing: the cards are shuffled again. */
export function shufflerJammed(
  state: TableState,
  { deck: back }: ActionOf<'shuffler-jammed'>,
  procedure: Procedure,
): Step {
  const clause = procedure.cite('s.14(e)');
  const deck = deckNamed(state, back);
  if (deck === undefined) return unknownDeck(back, procedure);
  if (!state.shuffler?.works) return notThere('shuffler', procedure);
  const isInShuffler =
    deck.stage === 'stacked' ||
    deck.stage === 'racked' ||
    (deck.stage === 'shuffled' && deck.shuffle?.how === 'automated');
  if (!isInShuffler) {
    const message = `The ${back} deck is ${deck.stage}, not in the shuffler.`;
    return refuse('deck-not-ready', message, clause);
  }
  const stacked = noted(stackOf(state, { ...deck, shuffle: null }), procedure);
  return done(stacked, { message: `The ${back} deck has to be shuffled again.`, clause });
}

/** With two decks a round may be under way meanwhile: its record has the failure. */
function noted(state: TableState, procedure: Procedure): TableState {
  const kind = 'shuffler-failed';
  const { round } = state;
  if (round === null || isBetweenRounds(state) || procedure.leftToTheHouse.includes(kind)) {
    return state;
  }
  return withRound(state, withIrregularity(round, { kind }));
}

export function deviceUnusable(
  state: TableState,
  { device }: ActionOf<'device-unusable'>,
  procedure: Procedure,
): Step {
  const found = state[device];
  if (!found?.works) return notThere(device, procedure);
  return done(withDevice(state, device, { ...found, works: false }), {
    message: `Cover the ${DEVICE_WORDS[device]} or sign it out of order before going on.`,
    clause: procedure.cite('s.14(g)'),
  });
}

export function markDevice(
  state: TableState,
  { device, how }: ActionOf<'mark-device'>,
  procedure: Procedure,
): Step {
  const found = state[device];
  if (found === null) return notThere(device, procedure);
  if (found.works) {
    const message = `The ${DEVICE_WORDS[device]} works and needs no sign.`;
    return refuse('device-works', message, procedure.cite('s.14(g)'));
  }
  return done(withDevice(state, device, { ...found, marked: how }));
}

export function deviceRepaired(
  state: TableState,
  { device }: ActionOf<'device-repaired'>,
  procedure: Procedure,
): Step {
  const found = state[device];
  if (found === null) return notThere(device, procedure);
  if (found.works) {
    const message = `The ${DEVICE_WORDS[device]} works already.`;
    return refuse('device-works', message, procedure.cite('s.14(g)'));
  }
  return done(withDevice(state, device, { ...found, works: true, marked: null }));
}

/** Another way to deal, before a card is out. A stack in the shoe comes out of it again. */
export function changeWay(
  state: TableState,
  { way }: ActionOf<'change-way'>,
  procedure: Procedure,
): Step {
  if (!isBeforeDeal(state)) {
    const message = 'The way of dealing stays as it is until the round has ended.';
    return refuse('cards-in-play', message, procedure.dealingClauses(state.way).deal);
  }
  if (way === 'automated-shoe' && !state.shoe?.works) return notThere('shoe', procedure);
  if (way === 'hand' && !state.shuffler?.works) {
    const message = 'Dealing from the hand needs an automated shuffler that works.';
    return refuse('hand-dealing-needs-shuffler', message, procedure.cite('s.8(a)(1)'));
  }
  if (way !== 'automated-shoe' && state.shoe && !state.shoe.works && state.shoe.marked === null) {
    const message = 'Cover the dealing shoe or sign it out of order before dealing otherwise.';
    return refuse('device-not-covered', message, procedure.cite('s.14(g)'));
  }
  const placed = state.decks.find(({ stage }) => stage === 'placed');
  const changed = { ...state, way };
  return done(placed === undefined ? changed : withDeck(changed, takenOut(placed)));
}

const takenOut = (deck: TableDeck): TableDeck => ({
  ...deck,
  stage: deck.shuffle?.how === 'automated' ? 'shuffled' : 'cut',
  holding: null,
});
