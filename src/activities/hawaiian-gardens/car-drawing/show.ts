// The giveaway of the car: order cards, envelopes, keys. Which key starts the car is decided when a
// key is tried: of those not tried yet each is as likely as any other, so that nothing is hidden.

import type { ReadingValue } from '#games';
import { ok, type Result } from '#result';
import {
  choiceOf,
  decided,
  defineShow,
  onDate,
  type Pictured,
  type ShowAt,
  type ShowStep,
  settingOf,
  type TakenStep,
} from '#rules';

const PASS_COUNT = 10;

/** The ten drawings of the end date. */
// biome-ignore format: read as a block
const DRAWN_AT = [
  '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00', '20:00', '21:00',
];

export const PASS_TIMES = onDate('endDate', DRAWN_AT);

/** Rule 6: an hour after the last drawing. */
export const GIVEAWAY_TIME = onDate('endDate', ['22:00']);

/** How many envelopes lie ready for so many eligible winners. */
const envelopesFor = (winnerCount: number, setting: ReadingValue): number =>
  setting === 'always-ten' ? PASS_COUNT : winnerCount;

const CARDS: readonly string[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
const STARTS = 'starts';
const FAILS = 'does not start';

type Giveaway = Pictured<'keys'>;

/** The players from the lowest card to the highest. */
const orderOf = ({ cards }: Giveaway): readonly number[] =>
  cards
    .map((card, player) => ({ player, at: CARDS.indexOf(card) }))
    .sort((a, b) => a.at - b.at)
    .map(({ player }) => player);

const cardsLeft = ({ cards }: Giveaway) => CARDS.filter((card) => !cards.includes(card));

const envelopesLeft = ({ envelopeCount, taken }: Giveaway): readonly string[] =>
  Array.from({ length: envelopeCount }, (_, index) => String(index + 1)).filter(
    (envelope) => !taken.some((each) => each.envelope === envelope),
  );

const untried = ({ envelopeCount, triedCount }: Giveaway): number => envelopeCount - triedCount;

function stepsOf(state: Giveaway): readonly ShowStep[] {
  const { cards, taken, playerCount, triedCount, hasStarted } = state;
  if (cards.length < playerCount) {
    const title = `Player ${cards.length + 1} draws a card for the order`;
    return [{ step: 'draw-card', title, by: 'chance', outcomes: cardsLeft(state) }];
  }
  if (taken.length < playerCount) {
    const player = orderOf(state)[taken.length] as number;
    const title = `Player ${player + 1} takes an envelope`;
    return [{ step: 'take-envelope', title, by: 'player', choices: envelopesLeft(state) }];
  }
  const next = taken[triedCount];
  if (hasStarted || next === undefined) return [];
  const title = `Player ${next.player + 1} tries the key of envelope ${next.envelope}`;
  const outcomes = untried(state) === 1 ? [STARTS] : [STARTS, FAILS];
  return [{ step: 'try-key', title, by: 'chance', outcomes }];
}

function take(state: Giveaway, step: TakenStep, { source }: ShowAt): Result<Giveaway> {
  const { cards, taken, triedCount } = state;
  switch (step.step) {
    case 'draw-card': {
      const card = decided(cardsLeft(state), (each) => each, { step, source });
      return card.ok ? ok({ ...state, cards: [...cards, card.value] }) : card;
    }
    case 'take-envelope': {
      const player = orderOf(state)[taken.length] as number;
      return ok({ ...state, taken: [...taken, { player, envelope: step.choice as string }] });
    }
    default: {
      const keys = Array.from({ length: untried(state) }, (_, key) => (key === 0 ? STARTS : FAILS));
      const key = decided(keys, (each) => each, { step, source });
      if (!key.ok) return key;
      return ok({ ...state, triedCount: triedCount + 1, hasStarted: key.value === STARTS });
    }
  }
}

export const CAR_DRAWING_SHOW = defineShow<Giveaway>({
  id: 'keys',
  title: 'Keys to the car',
  clause: 'rules 6 to 8',
  codeVersion: 1,
  times: GIVEAWAY_TIME,
  // Each plays for one pass; under version A a player may have several.
  players: {
    least: 1,
    most: CARDS.length,
    drawings: ['tickets', 'cards'],
    together: 'all-drawings',
  },
  begin: (playerCount, { posted }) =>
    ok({
      picture: 'keys',
      playerCount,
      cards: [],
      taken: [],
      triedCount: 0,
      hasStarted: false,
      envelopeCount: envelopesFor(playerCount, settingOf(posted, 'envelopes')),
    }),
  steps: stepsOf,
  take,
  outcome({ hasStarted, taken, triedCount }, { posted }) {
    const winner = hasStarted ? taken[triedCount - 1] : undefined;
    if (winner === undefined) return { prizes: [] };
    const because = `rule 8: the key of envelope ${winner.envelope} starts the car`;
    return {
      prizes: [{ row: 'car', player: winner.player, words: choiceOf(posted, 'car'), because }],
    };
  },
});
