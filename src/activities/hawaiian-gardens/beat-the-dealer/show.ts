// The double-up in front of everyone: a pick, then the cards of a hand of baccarat one by one, from
// the rest of an eight-deck shoe.
import { type Card, cardsOf, decksOf, makeCard } from '#cards';
import { baccaratRound, type Lines, lastDigitOf, namedWinOf } from '#hands';
import { type Cents, dollarsOf, showDollars, times, usd, ZERO } from '#money';
import { ok, type Problem, type Result } from '#result';
import {
  choiceOf,
  decided,
  defineShow,
  isPosted,
  type Pictured,
  type Posted,
  postedAmount,
  type ShowAt,
  type ShowOutcome,
  type ShowStep,
  type TakenStep,
} from '#rules';
import { type DoubleUp, DRAWN, keep, playHand, worthOf } from './double-up.ts';

const CLAUSE = 'Paragraphs on the double-up';
const DECKS = 8;
const SIDES = ['player', 'banker'] as const;
type Side = (typeof SIDES)[number];

type Hand = Ladder['hands'][number];

type Ladder = Pictured<'baccarat'> & {
  /** The prize as it was drawn, in dollars. */
  readonly prize: string;
  readonly standing: DoubleUp;
};

const cardsIn = (texts: readonly string[]): Card[] => cardsOf(texts.join(' '));

/** The cards of a deck that no line has yet: eight of each, less those dealt. */
function leftIn({ hands }: Ladder): readonly Card[] {
  const left = [...decksOf(DECKS).cards];
  for (const card of cardsIn(hands.flatMap(({ player, banker }) => [...player, ...banker]))) {
    left.splice(left.indexOf(card), 1);
  }
  return left;
}

const FILL = cardsOf('Kc Kc');

/** The line that the next card is for; nothing when the hand is complete. */
export function nextLine({ player, banker }: Lines): Side | undefined {
  const count = player.length + banker.length;
  if (count < 4) return count % 2 === 0 ? 'player' : 'banker';
  const thirds = [...player.slice(2), ...banker.slice(2)];
  const whole = baccaratRound({
    player: player.slice(0, 2),
    banker: banker.slice(0, 2),
    next: [...thirds, ...FILL].slice(0, 2),
  });
  if (whole.player.length > player.length) return 'player';
  return whole.banker.length > banker.length ? 'banker' : undefined;
}

const linesOf = ({ player, banker }: Hand): Lines => ({
  player: cardsIn(player),
  banker: cardsIn(banker),
});

function endingOf(lines: Lines): NonNullable<Hand['ending']> {
  if (namedWinOf(lines) === 'dragon-7') return 'dragon-7';
  const lead = lastDigitOf(lines.player) - lastDigitOf(lines.banker);
  return lead === 0 ? 'tie' : lead > 0 ? 'player' : 'banker';
}

const CHOOSING: readonly ShowStep[] = [
  { step: 'keep', title: 'Keep what it is', by: 'player' },
  { step: 'play', title: 'Play a hand of baccarat', by: 'player', choices: SIDES },
];

/** The hand that is being dealt. */
const dealing = ({ hands }: Ladder): Hand | undefined => {
  const last = hands.at(-1);
  return last?.ending === undefined ? last : undefined;
};

function stepsOf(state: Ladder): readonly ShowStep[] {
  const hand = dealing(state);
  if (hand !== undefined) {
    const line = nextLine(linesOf(hand)) as Side;
    const outcomes = [...new Set(leftIn(state).map(makeCard))];
    return [{ step: 'turn', title: `Turn a card for the ${line}`, by: 'chance', outcomes }];
  }
  return state.standing.state === 'over' ? [] : CHOOSING;
}

function turn(state: Ladder, step: TakenStep, { source }: ShowAt): Result<Ladder> {
  const hand = dealing(state) as Hand;
  const card = decided(leftIn(state), makeCard, { step, source });
  if (!card.ok) return card;
  const line = nextLine(linesOf(hand)) as Side;
  const dealt = { ...hand, [line]: [...hand[line], makeCard(card.value)] };
  const before = state.hands.slice(0, -1);
  if (nextLine(linesOf(dealt)) !== undefined) return ok({ ...state, hands: [...before, dealt] });
  const ending = endingOf(linesOf(dealt));
  const standing = state.standing as Extract<DoubleUp, { state: 'choosing' }>;
  const again: readonly Hand[] =
    ending === 'tie' ? [{ pick: hand.pick, player: [], banker: [] }] : [];
  return ok({
    ...state,
    standing: playHand(standing, { pick: hand.pick, ending }),
    hands: [...before, { ...dealt, ending }, ...again],
  });
}

function take(state: Ladder, step: TakenStep, at: ShowAt): Result<Ladder> {
  switch (step.step) {
    case 'keep':
      return ok({ ...state, standing: keep(state.standing) });
    case 'play': {
      const pick = step.choice as Side;
      return ok({ ...state, hands: [...state.hands, { pick, player: [], banker: [] }] });
    }
    default:
      return turn(state, step, at);
  }
}

const MULTIPLES = [1, 2, 4, 10] as const;

const isThing = (posted: Posted): boolean => choiceOf(posted, 'paidIn') === 'merchandise';

const rungOf = (posted: Posted, multiple: DoubleUp['multiple']): string =>
  isThing(posted)
    ? thingAt(posted, multiple)
    : showDollars(times(postedAmount(posted, 'prize'), BigInt(multiple)));

const ROWS = { 1: 'drawn', 2: 'first-hand-won', 4: 'second-hand-won', 10: 'third-hand-won' };

/** The thing at a step of the ladder, where the house has named one for each. */
function thingAt(posted: Posted, multiple: DoubleUp['multiple']): string {
  const words = isPosted(posted, 'merchandise') ? choiceOf(posted, 'merchandise') : 'the prize';
  const step = MULTIPLES.indexOf(multiple);
  const things = words.split(/\s*;\s*/);
  return things.length === 4 ? (things[step] as string) : `${words}, step ${step + 1} of 4`;
}

function outcomeOf({ standing, prize, hands }: Ladder, posted: Posted): ShowOutcome {
  const { multiple } = standing;
  const played = hands.filter(({ ending }) => ending !== 'tie').length;
  const because = `${CLAUSE}: ${multiple} times the prize after ${played} hands`;
  const won = { row: ROWS[multiple], player: 0, because };
  if (!isThing(posted)) return { prizes: [{ ...won, amount: worthOf(standing, usd(prize)) }] };
  const worth = thingWorth(posted, multiple);
  return { prizes: [{ ...won, amount: ZERO, words: thingAt(posted, multiple), worth }] };
}

/** Values of the things that are won by playing on. */
const STEPS = { 2: 'firstHandWorth', 4: 'secondHandWorth', 10: 'thirdHandWorth' } as const;

/** Merchandise need not be worth exactly so many times the prize: what is posted for the step. */
function thingWorth(posted: Posted, multiple: DoubleUp['multiple']): Cents {
  const name = multiple === 1 ? 'prize' : STEPS[multiple];
  return isPosted(posted, name)
    ? postedAmount(posted, name)
    : times(postedAmount(posted, 'prize'), BigInt(multiple));
}

/** Each thing of the ladder is worth more than the one before. */
export function checkWorths(posted: Posted): readonly Problem[] {
  const worths = MULTIPLES.map((multiple) => thingWorth(posted, multiple));
  return Object.values(STEPS).flatMap((name, step) =>
    isThing(posted) && (worths[step + 1] as Cents) <= (worths[step] as Cents)
      ? [{ path: `values.${name}`, message: `must be more than the step before (${CLAUSE})` }]
      : [],
  );
}

export const BEAT_THE_DEALER_SHOW = defineShow<Ladder>({
  id: 'double-up',
  title: 'Beat the Dealer',
  clause: CLAUSE,
  codeVersion: 2,
  players: { least: 1, most: 1, drawings: ['drawing'] },
  begin: (_, { posted }) =>
    ok({
      picture: 'baccarat',
      standing: DRAWN,
      hands: [],
      prize: dollarsOf(postedAmount(posted, 'prize')),
      rungs: MULTIPLES.map((multiple) => ({ multiple, words: rungOf(posted, multiple) })),
    }),
  steps: stepsOf,
  take,
  outcome: (state, { posted }) => outcomeOf(state, posted),
});
