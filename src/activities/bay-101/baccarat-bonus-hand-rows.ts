// The three charts of the Baccarat Bonus Hand, GEAR-001422: what the two lines have to show.
import { compare, ratio, usd } from '#money';
import {
  baccarat,
  dealt,
  dollars,
  dollarsOf,
  fixed,
  type Row,
  type TableTest,
  table,
  type ValueRule,
} from '#rules';

/** The cards of the player line and of the banker line. */
type Round = readonly [player: string, banker: string];

interface BonusHand {
  readonly option: 'A' | 'B' | 'C';
  readonly id: string;
  /** The name of its posted prize. */
  readonly value: string;
  readonly title: string;
  readonly test: TableTest;
  readonly meets: Round;
  readonly misses: Round;
}

const BONUS_HANDS: readonly BonusHand[] = [
  {
    option: 'A',
    id: 'seven-tie-four-cards',
    value: 'sevenTieFourCards',
    title: '7-7 tie with four cards',
    test: baccarat.isTieAt({ total: 7, size: 4 }),
    meets: ['3c 4d', 'Ts 7h'],
    misses: ['2c 4d', 'Ts 6h'],
  },
  {
    option: 'A',
    id: 'seven-tie-five-cards',
    value: 'sevenTieFiveCards',
    title: '7-7 tie with five cards',
    test: baccarat.isTieAt({ total: 7, size: 5 }),
    meets: ['2c 3d 2h', 'Ts 7h'],
    misses: ['3c 4d', 'Ts 7h'],
  },
  {
    option: 'A',
    id: 'seven-tie-six-cards',
    value: 'sevenTieSixCards',
    title: '7-7 tie with six cards',
    test: baccarat.isTieAt({ total: 7, size: 6 }),
    meets: ['2c 3d 2h', 'Ts 3h 4c'],
    misses: ['2c 3d 2h', 'Ts 7h'],
  },
  {
    option: 'A',
    id: 'nine-tie-four-cards',
    value: 'nineTieFourCards',
    title: '9-9 tie with four cards',
    test: baccarat.isTieAt({ total: 9, size: 4 }),
    meets: ['4c 5d', 'Ts 9h'],
    misses: ['4c 4d', 'Ts 8h'],
  },
  {
    option: 'A',
    id: 'nine-tie-six-cards',
    value: 'nineTieSixCards',
    title: '9-9 tie with six cards',
    test: baccarat.isTieAt({ total: 9, size: 6 }),
    meets: ['2c 3d 4h', 'Ts 3h 6c'],
    misses: ['2c 3d 3h', 'Ts 3h 5c'],
  },
  {
    option: 'B',
    id: 'suited-tie-four-cards',
    value: 'suitedTieFourCards',
    title: 'Tie of one suit with four cards',
    test: baccarat.isSuitedTie(4),
    meets: ['2h 4h', 'Th 6h'],
    misses: ['2h 4h', 'Th 6c'],
  },
  {
    option: 'B',
    id: 'suited-tie-five-cards',
    value: 'suitedTieFiveCards',
    title: 'Tie of one suit with five cards',
    test: baccarat.isSuitedTie(5),
    meets: ['2h 3h 2h', 'Th 7h'],
    misses: ['2h 3h 2c', 'Th 7h'],
  },
  {
    option: 'B',
    id: 'suited-tie-six-cards',
    value: 'suitedTieSixCards',
    title: 'Tie of one suit with six cards',
    test: baccarat.isSuitedTie(6),
    meets: ['2h 3h 2h', 'Th 3h 4h'],
    misses: ['2h 3h 2h', 'Th 3h 5h'],
  },
  {
    option: 'C',
    id: 'six-of-a-kind-suited',
    value: 'sixOfAKindSuited',
    title: 'Six of a kind of one suit',
    test: baccarat.isSixOfAKind('one-suit'),
    meets: ['2h 2h 2h', '2h 2h 2h'],
    misses: ['2h 2h 2h', '2h 2h 2d'],
  },
  {
    option: 'C',
    id: 'six-of-a-kind',
    value: 'sixOfAKind',
    title: 'Six of a kind',
    test: baccarat.isSixOfAKind('any'),
    meets: ['Tc Td Th', 'Ts Tc Td'],
    misses: ['Tc Td Th', 'Ts Tc Jd'],
  },
  {
    option: 'C',
    id: 'four-of-a-kind-suited',
    value: 'fourOfAKindSuited',
    title: 'Four 3s, 4s, 8s or 9s of one suit',
    test: baccarat.isFourOf3489('one-suit'),
    meets: ['3h 3h', '3h 3h'],
    misses: ['3h 3h', '3h 3s'],
  },
  {
    option: 'C',
    id: 'four-of-a-kind',
    value: 'fourOfAKind',
    title: 'Four 3s, 4s, 8s or 9s',
    test: baccarat.isFourOf3489('any'),
    meets: ['3c 3d', '3h 3s'],
    misses: ['5c 5d 2h', '5h 5s 9c'],
  },
];

const clauseOf = ({ option }: BonusHand): string => `Qualifying Hands, option ${option}`;

/** From this posted prize on, structure B divides it. */
const DIVIDED_FROM = usd('600');

/** Each winner has the posted prize, or all divide it, as the posted structure says. */
const sharesOf =
  ({ value }: BonusHand): NonNullable<Row['shares']> =>
  ({ posted }) => {
    const letter = posted.options['shares'];
    const isSmall = compare(dollarsOf(posted, value), DIVIDED_FROM) < 0;
    const isEach = letter === 'A' || (letter === 'B' && isSmall);
    const clause = `Prize Payout Structure, option ${letter}`;
    const part = ratio('100%');
    return isEach
      ? [{ share: 'hand', to: 'everyone', part, divided: 'each', clause }]
      : [{ share: 'table', to: 'everyone', part, divided: 'evenly', clause }];
  };

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
  shares: sharesOf(each),
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
