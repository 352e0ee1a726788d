// Baccarat and the games that differ from it in what they pay and in the names of some lines. Two
// lines are dealt for the whole table. A seat is taken to wager on the player line, against the
// banker's (reading: a record does not say on which line a wager lies). Lines that stray from the
// tableau are settled as they lie, for rooms have other tableaux; deals made here follow it.
import { type Card, STANDARD_DECK } from '#cards';
import { baccaratRound, type RankedHand, rankBaccarat } from '#hands';
import { bankedGame, strongerWins } from './banked-game.ts';
import { type DealtGame, dealAround, seatOf } from './deal.ts';

interface BaccaratVariant extends Pick<DealtGame, 'id' | 'title' | 'approvalIds'> {
  readonly words: string;
  /** A seat may have a line of its own. */
  readonly hasOwnLines?: true;
}

const LINE = [2, 3];

const rankLine = (cards: readonly Card[] | undefined): RankedHand | null =>
  cards !== undefined && LINE.includes(cards.length) ? rankBaccarat(cards) : null;

const baccaratGame = ({ words, hasOwnLines, ...facts }: BaccaratVariant): DealtGame =>
  bankedGame<RankedHand>({
    ...facts,
    family: 'baccarat',
    deck: STANDARD_DECK,
    decks: { usual: 8, most: 8 },
    source: { from: 'general knowledge', words },
    seats: { least: 1, most: 10 },
    layout: {
      seat: hasOwnLines ? { cards: LINE } : {},
      table: { player: LINE, banker: LINE },
    },
    play(take, seatCount) {
      const [player, banker] = dealAround(take, { handCount: 2, cardCount: 2 }) as [Card[], Card[]];
      const seats = Array.from({ length: seatCount }, (_, index) => seatOf(index + 1));
      return { seats, ...baccaratRound({ player, banker, next: take(2) }) };
    },
    handAt: ({ position, cards }, deal) =>
      rankLine(cards ?? (position === 'player-dealer' ? deal.banker : deal.player)),
    dealerHand: ({ banker }) => rankLine(banker),
    ranked: (hand) => hand,
    compare: strongerWins,
  });

const COMMON =
  'Two lines of two cards from eight decks, third cards by the tableau of punto banco, 9 the best.';

/** The games that take no commission on the banker's wins let one of them push instead. */
const barring = (name: string): string =>
  `${COMMON} No commission: a banker line that wins with three cards and 7, the ${name}, pushes.`;

const UNKNOWN = 'That it is dealt as baccarat is a reading; its rules were not at hand.';

const frog = (
  version: { readonly id: string; readonly title: string },
  approvalId: string,
): DealtGame =>
  baccaratGame({
    ...version,
    approvalIds: [{ venue: 'bay-101', id: approvalId }],
    words: `${barring('Jin Chan 7')} ${UNKNOWN}`,
  });

const twentyFirstCentury = (version: 4 | 8, approvalId: string): DealtGame =>
  baccaratGame({
    id: `twenty-first-century-baccarat-${version}`,
    title: `21st Century Baccarat ${version}.0`,
    approvalIds: [{ venue: 'bay-101', id: approvalId }],
    words:
      `${COMMON} The banker line is the player-dealer's. ${UNKNOWN} Casino M8trix has posted ` +
      'another tableau for a game of this kind.',
  });

export const BACCARAT_GAMES: readonly DealtGame[] = [
  baccaratGame({
    id: 'baccarat',
    title: 'Baccarat',
    approvalIds: [{ venue: 'hawaiian-gardens', id: 'GEGA-002606' }],
    words: COMMON,
  }),
  baccaratGame({
    id: 'baccarat-9',
    title: 'Baccarat 9',
    approvalIds: [],
    hasOwnLines: true,
    words:
      `${COMMON} ${UNKNOWN} Its sheet lists it with pan 9 and pays for three dealt cards, so a ` +
      'seat may also be recorded with a line of its own.',
  }),
  baccaratGame({
    id: 'ez-baccarat',
    title: 'EZ Baccarat',
    approvalIds: [{ venue: 'hawaiian-gardens', id: 'GEGA-002889' }],
    words: barring('Dragon 7'),
  }),
  baccaratGame({
    id: 'ez-baccarat-panda-8',
    title: 'EZ Baccarat Panda 8',
    approvalIds: [
      { venue: 'hawaiian-gardens', id: 'GEGA-002889' },
      { venue: 'bay-101', id: 'GEGA-003090' },
      { venue: 'bay-101', id: 'GEGR-000692' },
    ],
    words: `${barring('Dragon 7')} A player line that wins with three cards and 8 is a Panda 8.`,
  }),
  baccaratGame({
    id: 'fortune-7-baccarat',
    title: 'Fortune 7 Baccarat',
    approvalIds: [{ venue: 'hawaiian-gardens', id: 'GEGA-004346' }],
    words: barring('Fortune 7'),
  }),
  frog({ id: 'golden-frog-baccarat', title: 'Golden Frog Baccarat' }, 'GEGR-002128'),
  frog({ id: 'golden-frog-baccarat-2', title: 'Golden Frog Baccarat 2.0' }, 'GEGR-002167'),
  frog({ id: 'golden-frog-baccarat-2-1', title: 'Golden Frog Baccarat 2.1' }, 'GEGR-002233'),
  baccaratGame({
    id: 'zoobac',
    title: 'ZooBac',
    approvalIds: [{ venue: 'bay-101', id: 'GEGR-002052' }],
    words: `${barring('Rabbit 7')} ${UNKNOWN}`,
  }),
  twentyFirstCentury(4, 'GEGR-000676'),
  twentyFirstCentury(8, 'GEGR-000677'),
];
