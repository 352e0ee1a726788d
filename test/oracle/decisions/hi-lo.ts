// Saratoga, Hi Lo Progressive: "Playing the Game" and the prizes by the number of correct guesses.
import { RANKS, rankIn, SUITS } from './hands.ts';
import { type Dice, dollarsWithin } from './record.ts';
import type { Played, StageSheet } from './stage.ts';

const DECK = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => `${rank}${suit}`));

/** Row and dollars by the number of correct guesses; the last one is the progressive. */
const LEVELS = [
  ['no-correct', '50.00'],
  ['one-correct', '100.00'],
  ['two-correct', '150.00'],
  ['three-correct', '200.00'],
  ['four-correct', '250.00'],
  ['five-correct', '350.00'],
  ['six-correct', '500.00'],
  ['seven-correct', ''],
] as const;

const GUESSING = [{ step: 'guess', of: ['higher', 'lower'] }, { step: 'quit' }];

function ended(row: string, dollars: string): Played {
  const wins = [{ who: 'player 1', row, dollars }];
  return row === 'seven-correct' ? { can: [], wins } : { can: [], wins, isAttempt: true };
}

export const hiLo: StageSheet = {
  activity: 'saratoga-hi-lo-progressive',
  show: 'hi-lo',
  room: (random: Dice) => ({
    meters: { progressive: dollarsWithin(random, 1000, 20_000) },
    settings: {
      missWithNone: random.pick('50-free-play', '100-free-play'),
      freeMisses: random.pick('one', 'one-a-level'),
    },
  }),
  // Guesses that are right more often than not, so that games are long.
  answer(random, { taken }, can) {
    if (can.every(({ step }) => step !== 'guess')) return undefined;
    if (random.chance(5)) return { step: 'quit' };
    const card = taken.findLast(({ outcome }) => outcome !== undefined)?.outcome as string;
    const likely = rankIn(card) < 6 ? 'higher' : 'lower';
    const other = likely === 'higher' ? 'lower' : 'higher';
    return { step: 'guess', choice: random.chance(90) ? likely : other };
  },
  decide({ room, taken }) {
    const { settings = {}, meters = {} } = room;
    const seen: string[] = [];
    let [correct, guess] = [0, ''];
    // Which of the first two levels a wrong guess was forgiven at.
    const forgiven: number[] = [];
    for (const { step, choice, outcome } of taken) {
      if (step === 'quit') return ended(...(LEVELS[correct] as readonly [string, string]));
      if (step === 'guess') {
        guess = choice as string;
        continue;
      }
      const [before, card] = [seen.at(-1), outcome as string];
      seen.push(card);
      if (before === undefined || rankIn(card) === rankIn(before)) continue;
      const went = rankIn(card) > rankIn(before) ? 'higher' : 'lower';
      if (went === guess) {
        correct++;
        if (correct === 7) return ended('seven-correct', meters['progressive'] as string);
      } else {
        const isUsed =
          settings['freeMisses'] === 'one' ? forgiven.length > 0 : forgiven.includes(correct);
        if (correct > 1 || isUsed) {
          const isNone = correct === 0 && settings['missWithNone'] === '50-free-play';
          return isNone ? ended('no-correct', '50.00') : ended('missed', '100.00');
        }
        forgiven.push(correct);
      }
      guess = '';
    }
    const left = DECK.filter((card) => !seen.includes(card));
    if (seen.length === 0) return { can: [{ step: 'deal', of: left }], wins: [] };
    if (guess !== '') return { can: [{ step: 'flip', of: left }], wins: [] };
    return { can: GUESSING, wins: [] };
  },
};
