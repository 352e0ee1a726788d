// The three charts of the Baccarat Bonus Hand, GEAR-001422: what the two lines have to show.
import { compare, ratio, usd } from '#money';
import {
  baccarat,
  chartOf,
  dealt,
  dollars,
  dollarsOf,
  fixed,
  type Row,
  sharesRules,
  type TableTest,
  table,
  type ValueRule,
} from '#rules';

/** The cards of the player line and of the banker line. */
type Round = readonly [player: string, banker: string];

/** A hand of the charts; `value` is the name of its posted prize. */
const bonusHand = (
  option: 'A' | 'B' | 'C',
  id: string,
  value: string,
  title: string,
  test: TableTest,
  meets: Round,
  misses: Round,
) => ({ option, id, value, title, test, meets, misses });

type BonusHand = ReturnType<typeof bonusHand>;

// biome-ignore format: a line for each, as the sheet has them
const BONUS_HANDS = chartOf(bonusHand, [
  // option, id, value, title, test, meets, misses
  ['A', 'seven-tie-four-cards', 'sevenTieFourCards', '7-7 tie with four cards', baccarat.isTieAt({ total: 7, size: 4 }),
    ['3c 4d', 'Ts 7h'], ['2c 4d', 'Ts 6h']],
  ['A', 'seven-tie-five-cards', 'sevenTieFiveCards', '7-7 tie with five cards', baccarat.isTieAt({ total: 7, size: 5 }),
    ['2c 3d 2h', 'Ts 7h'], ['3c 4d', 'Ts 7h']],
  ['A', 'seven-tie-six-cards', 'sevenTieSixCards', '7-7 tie with six cards', baccarat.isTieAt({ total: 7, size: 6 }),
    ['2c 3d 2h', 'Ts 3h 4c'], ['2c 3d 2h', 'Ts 7h']],
  ['A', 'nine-tie-four-cards', 'nineTieFourCards', '9-9 tie with four cards', baccarat.isTieAt({ total: 9, size: 4 }), ['4c 5d', 'Ts 9h'], ['4c 4d', 'Ts 8h']],
  ['A', 'nine-tie-six-cards', 'nineTieSixCards', '9-9 tie with six cards', baccarat.isTieAt({ total: 9, size: 6 }),
    ['2c 3d 4h', 'Ts 3h 6c'], ['2c 3d 3h', 'Ts 3h 5c']],
  ['B', 'suited-tie-four-cards', 'suitedTieFourCards', 'Tie of one suit with four cards', baccarat.isSuitedTie(4), ['2h 4h', 'Th 6h'], ['2h 4h', 'Th 6c']],
  ['B', 'suited-tie-five-cards', 'suitedTieFiveCards', 'Tie of one suit with five cards', baccarat.isSuitedTie(5),
    ['2h 3h 2h', 'Th 7h'], ['2h 3h 2c', 'Th 7h']],
  ['B', 'suited-tie-six-cards', 'suitedTieSixCards', 'Tie of one suit with six cards', baccarat.isSuitedTie(6),
    ['2h 3h 2h', 'Th 3h 4h'], ['2h 3h 2h', 'Th 3h 5h']],
  ['C', 'six-of-a-kind-suited', 'sixOfAKindSuited', 'Six of a kind of one suit', baccarat.isSixOfAKind('one-suit'),
    ['2h 2h 2h', '2h 2h 2h'], ['2h 2h 2h', '2h 2h 2d']],
  ['C', 'six-of-a-kind', 'sixOfAKind', 'Six of a kind', baccarat.isSixOfAKind('any'), ['Tc Td Th', 'Ts Tc Td'], ['Tc Td Th', 'Ts Tc Jd']],
  ['C', 'four-of-a-kind-suited', 'fourOfAKindSuited', 'Four 3s, 4s, 8s or 9s of one suit', baccarat.isFourOf3489('one-suit'),
    ['3h 3h', '3h 3h'], ['3h 3h', '3h 3s']],
  ['C', 'four-of-a-kind', 'fourOfAKind', 'Four 3s, 4s, 8s or 9s', baccarat.isFourOf3489('any'), ['3c 3d', '3h 3s'], ['5c 5d 2h', '5h 5s 9c']],
]);

const clauseOf = ({ option }: BonusHand): string => `Qualifying Hands, option ${option}`;

/** From this posted prize on, structure B divides it. */
const DIVIDED_FROM = '600.00';

/** Each winner has the posted prize, or all divide it, as the posted structure says. */
const sharesOf = sharesRules.defineWith(
  'bay101.baccarat-bonus-hand',
  ['value', 'dividedFrom'],
  (value: string, dividedFrom: string) =>
    ({ posted }) => {
      const letter = posted.options['shares'];
      const isSmall = compare(dollarsOf(posted, value), usd(dividedFrom)) < 0;
      const isEach = letter === 'A' || (letter === 'B' && isSmall);
      const clause = `Prize Payout Structure, option ${letter}`;
      const part = ratio('100%');
      return isEach
        ? [{ share: 'hand', to: 'everyone', part, divided: 'each', clause }]
        : [{ share: 'table', to: 'everyone', part, divided: 'evenly', clause }];
    },
);

/** The player-dealer in seat 1 and a player. */
const round = ([player, banker]: Round) =>
  dealt('ez-baccarat-panda-8', [{ position: 'player-dealer' }, {}], { player, banker });

export const BONUS_HAND_ROWS: readonly Row[] = BONUS_HANDS.map((each) => ({
  id: each.id,
  title: each.title,
  clause: clauseOf(each),
  in: { hands: [each.option] },
  when: table(each.test),
  looksAt: { lines: true, suits: 'all-alike' },
  prize: fixed(each.value),
  shares: sharesOf(each.value, DIVIDED_FROM),
  examples: { meets: round(each.meets), misses: round(each.misses) },
}));

export const BONUS_HAND_PRIZES: Readonly<Record<string, ValueRule>> = Object.fromEntries(
  BONUS_HANDS.map((each) => [
    each.value,
    dollars(`Prize, ${each.title}`, ['5', '500000'], clauseOf(each), {
      in: { hands: [each.option] },
    }),
  ]),
);
