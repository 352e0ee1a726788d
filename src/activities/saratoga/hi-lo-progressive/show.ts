// Hi Lo on stage. The deck is not put in order beforehand: each card is drawn, when it is turned over,
// from those that have not been seen. Every order of the deck is as likely that way.
import { makeCard, parseCard, STANDARD_DECK } from '#cards';
import { type Cents, showDollars } from '#money';
import { ok, type Result, sure } from '#result';
import {
  defineShow,
  drawnFrom,
  type Pictured,
  type ShowAt,
  type ShowOutcome,
  type ShowStep,
  settingOf,
  type TakenStep,
} from '#rules';
import {
  flip,
  HI_LO_PRIZES,
  type HiLoGame,
  type HiLoPrize,
  type HiLoSettings,
  hiLoRowOf,
  quit,
} from './game.ts';

const GAME = 'Playing the Game';

type Stage = Pictured<'hi-lo'> & { readonly row: string | null };

const DECK = STANDARD_DECK.cards.map(makeCard);

/** No other game can change the progressive meanwhile. */
function rungOf(prize: HiLoPrize, progressive: Cents): string {
  switch (prize.pays) {
    case 'progressive':
      return showDollars(progressive);
    case 'cash':
      return `${showDollars(prize.amount)} cash`;
    case 'free-play':
      return `${showDollars(prize.amount)} free play`;
  }
}

const begin = (_: number, { meters }: ShowAt): Result<Stage> =>
  ok({
    picture: 'hi-lo',
    ladder: HI_LO_PRIZES.map((prize) => rungOf(prize, meters['progressive'] as Cents)),
    cards: [],
    correct: 0,
    hasFreeMiss: true,
    guess: null,
    last: null,
    ended: null,
    row: null,
  });

const unseen = ({ cards }: Stage): readonly string[] =>
  DECK.filter((card) => !cards.includes(card));

function steps(state: Stage): readonly ShowStep[] {
  const { cards, guess, ended } = state;
  if (ended !== null) return [];
  const outcomes = unseen(state);
  if (cards.length === 0) {
    return [{ step: 'deal', title: 'Turn over the top card', by: 'chance', outcomes }];
  }
  if (guess !== null) {
    return [{ step: 'flip', title: 'Turn over the next card', by: 'chance', outcomes }];
  }
  return [
    { step: 'guess', title: 'Higher or lower', by: 'player', choices: ['higher', 'lower'] },
    { step: 'quit', title: 'Stop with the winnings', by: 'player' },
  ];
}

const settingsOf = ({ posted }: ShowAt): HiLoSettings => ({
  missWithNone: settingOf(posted, 'missWithNone') as HiLoSettings['missWithNone'],
  freeMisses: settingOf(posted, 'freeMisses') as HiLoSettings['freeMisses'],
});

/** The game as it lies on the table. */
const shownOf = ({ cards, correct, hasFreeMiss }: Stage) => ({
  shown: sure(parseCard(cards.at(-1) as string)),
  correct,
  hasFreeMiss,
});

function turn(state: Stage, step: TakenStep, at: ShowAt): Result<Stage> {
  const drawn = drawnFrom(unseen(state), step, at);
  if (!drawn.ok) return drawn;
  const cards = [...state.cards, drawn.value];
  if (state.guess === null) return ok({ ...state, cards });
  const before = { ...shownOf(state), state: 'flipping', guess: state.guess } as const;
  const card = sure(parseCard(drawn.value));
  return ok(after({ ...state, cards }, flip(before, card, settingsOf(at))));
}

/** The stage as the game has it after a card. */
function after(stage: Stage, game: HiLoGame): Stage {
  switch (game.state) {
    case 'flipping':
      return { ...stage, last: 'equal' };
    case 'choosing': {
      const { correct, hasFreeMiss } = game;
      const last = correct > stage.correct ? 'right' : 'forgiven';
      return { ...stage, correct, hasFreeMiss, last, guess: null };
    }
    case 'over': {
      const { ended, correct } = game;
      const last = ended === 'progressive' ? 'right' : null;
      return { ...stage, correct, ended, last, guess: null, row: hiLoRowOf(game) };
    }
  }
}

function take(state: Stage, step: TakenStep, at: ShowAt): Result<Stage> {
  switch (step.step) {
    case 'guess':
      return ok({ ...state, guess: step.choice as 'higher' | 'lower', last: null });
    case 'quit':
      return ok(after(state, quit({ ...shownOf(state), state: 'choosing' })));
    default:
      return turn(state, step, at);
  }
}

function outcome({ row, ended, correct }: Stage): ShowOutcome {
  const because = `${GAME}: ${ENDS[ended as NonNullable<Stage['ended']>]}, ${correct} right`;
  const prizes = [{ row: row as string, player: 0, because }];
  return ended === 'progressive' ? { prizes } : { prizes, isAttempt: true };
}

const ENDS = {
  progressive: 'all the way',
  quit: 'the player stopped',
  missed: 'a wrong guess',
} as const;

export const HI_LO_SHOW = defineShow<Stage>({
  id: 'hi-lo',
  title: 'Hi Lo',
  clause: GAME,
  codeVersion: 1,
  players: { least: 1, most: 1, drawings: ['selection'] },
  begin,
  steps,
  take,
  outcome,
});
