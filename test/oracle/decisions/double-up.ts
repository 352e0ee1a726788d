// Hawaiian Gardens, Beat the Dealer Promotion: the paragraphs on doubling the prize at baccarat.
import { lastDigit, pointsOf, RANKS, SUITS } from './hands.ts';
import { cents, type Dice, dollars, dollarsWithin } from './record.ts';
import type { Played, StageRoom, StageSheet } from './stage.ts';

const ONE_DECK = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => `${rank}${suit}`));
const DECKS = 8;

/** Row, times of the prize, and the value that is posted for a thing, by hands won. */
const STEPS = [
  ['drawn', 1n, 'prize'],
  ['first-hand-won', 2n, 'firstHandWorth'],
  ['second-hand-won', 4n, 'secondHandWorth'],
  ['third-hand-won', 10n, 'thirdHandWorth'],
] as const;

function ended({ values = {} }: StageRoom, won: number): Played {
  const [row, times, name] = STEPS[won] as (typeof STEPS)[number];
  const prize = dollars(cents(String(values['prize'])) * times);
  if (values['paidIn'] !== 'merchandise') {
    return { can: [], wins: [{ who: 'player 1', row, dollars: prize }] };
  }
  const words = String(values['merchandise']).split('; ')[won] as string;
  return {
    can: [],
    wins: [{ who: 'player 1', row, words, dollars: String(values[name] ?? prize) }],
  };
}

/** Whose the next card is: two each in turn, the player first, and then by the tableau. */
function nextTo(player: readonly string[], banker: readonly string[]): 'player' | 'banker' | '' {
  if (player.length < 2 || banker.length < 2) {
    return player.length === banker.length ? 'player' : 'banker';
  }
  const [mine, own] = [lastDigit(player.slice(0, 2)), lastDigit(banker.slice(0, 2))];
  if (mine > 7 || own > 7 || banker.length === 3) return '';
  if (mine < 6 && player.length === 2) return 'player';
  if (player.length === 2) return own < 6 ? 'banker' : '';
  const third = pointsOf(player[2] as string);
  const stays = [[], [], [], [8], [0, 1, 8, 9], [0, 1, 2, 3, 8, 9], [0, 1, 2, 3, 4, 5, 8, 9]][own];
  return stays === undefined || stays.includes(third) ? '' : 'banker';
}

export const doubleUp: StageSheet = {
  activity: 'hgc-beat-the-dealer',
  show: 'double-up',
  room(random: Dice): StageRoom {
    const paidIn = random.pick('cash', 'chips', 'merchandise');
    const prize = dollarsWithin(random, 10, 100_000);
    const worth = (least: number) =>
      dollars(cents(prize) * 20n + BigInt(random.between(least, least + 99)));
    const isWorthPosted = random.chance(50);
    return {
      values: {
        prize,
        paidIn,
        ...(paidIn === 'merchandise'
          ? {
              merchandise: 'headphones; a player; speakers; a television',
              ...(isWorthPosted
                ? {
                    firstHandWorth: worth(0),
                    secondHandWorth: worth(100),
                    thirdHandWorth: worth(200),
                  }
                : {}),
            }
          : {}),
      },
    };
  },
  // A prize that is kept ends it: play on for the most part.
  answer: (random, _, can) =>
    can.some(({ step }) => step === 'play') && random.chance(90)
      ? { step: 'play', choice: random.pick('player', 'banker') }
      : undefined,
  decide({ room, taken }) {
    const dealt: string[] = [];
    let [player, banker]: [string[], string[]] = [[], []];
    let [pick, won] = ['', 0];
    for (const { step, choice, outcome } of taken) {
      if (step === 'keep') return ended(room, won);
      if (step === 'play') {
        pick = choice as string;
        continue;
      }
      const card = outcome as string;
      dealt.push(card);
      (nextTo(player, banker) === 'player' ? player : banker).push(card);
      if (nextTo(player, banker) !== '') continue;
      const [mine, own] = [lastDigit(player), lastDigit(banker)];
      if (banker.length === 3 && own === 7 && mine < 7) return ended(room, 3);
      [player, banker] = [[], []];
      // A tie is replayed.
      if (mine === own) continue;
      if (mine > own !== (pick === 'player')) return ended(room, 0);
      won++;
      pick = '';
      if (won === 3) return ended(room, 3);
    }
    if (pick === '') {
      return { can: [{ step: 'keep' }, { step: 'play', of: ['player', 'banker'] }], wins: [] };
    }
    const of = ONE_DECK.filter((card) => dealt.filter((each) => each === card).length < DECKS);
    return { can: [{ step: 'turn', of }], wins: [] };
  },
};
