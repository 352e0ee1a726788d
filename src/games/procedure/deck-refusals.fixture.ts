// Steps with the cards and the devices that have to be refused: each with its clause in front.
import { STANDARD_DECK } from '#cards';
import type { TableAction, TableSetup, TableState } from '../index.ts';
import {
  ANTE,
  bet,
  CLOSE,
  HOUR,
  NOON,
  opened,
  openingOf,
  PLAIN,
  START,
  seated,
  shuffleByHand,
  shuffleInDevice,
  sit,
  tableAfter,
  wagered,
} from './table.fixture.ts';

export interface RefusalCase {
  /** The refusal, as `code clause`, and what the step was. */
  readonly refusal: string;
  readonly when: string;
  readonly table: () => TableState;
  readonly step: TableAction;
}

const WITH_SHUFFLER: TableSetup = { ...PLAIN, shuffler: 'automated', automatedShoe: true };
const COUNTING: TableSetup = { ...PLAIN, shuffler: 'counting' };
const BY_HAND: TableSetup = { ...WITH_SHUFFLER, way: 'hand' };
const IN_STACKS: TableSetup = { ...WITH_SHUFFLER, way: 'automated-shoe' };

const red = 'red';
const PLACE: TableAction = { type: 'place-for-dealing', deck: red, at: NOON };
const received = (deck: string, design = 'Bee'): TableAction => ({
  type: 'receive-deck',
  deck,
  design,
  at: NOON,
});
const shuffled = (setup: TableSetup = PLAIN): TableState =>
  tableAfter(seated(setup), shuffleByHand(red)[0] as TableAction);
const unusable = (device: 'shuffler' | 'shoe'): TableAction => ({
  type: 'device-unusable',
  device,
});

export const DECK_REFUSALS: readonly RefusalCase[] = [
  {
    refusal: 'decks-enough s.2(b)',
    when: 'a third deck comes to the table',
    table: () => tableAfter(opened(WITH_SHUFFLER), received('red'), received('blue')),
    step: received('green'),
  },
  {
    refusal: 'two-decks-need-shuffler s.2(b)',
    when: 'a second deck comes to a table without a shuffler',
    table: () => tableAfter(opened(PLAIN), received('red')),
    step: received('blue'),
  },
  {
    refusal: 'two-decks-need-shuffler s.2(b)',
    when: 'one of two decks is shuffled by hand',
    table: () => tableAfter(seated(WITH_SHUFFLER), received('blue')),
    step: shuffleByHand(red)[0] as TableAction,
  },
  {
    refusal: 'two-decks-need-shuffler s.2(b)',
    when: 'two decks are dealt from though the shuffler has given out',
    table: () =>
      tableAfter(
        seated(WITH_SHUFFLER),
        received('blue'),
        shuffleInDevice(red),
        PLACE,
        START,
        bet(1, 'Ann', ANTE),
        unusable('shuffler'),
      ),
    step: CLOSE,
  },
  {
    refusal: 'back-color-in-use s.2(b)(1)',
    when: 'both decks have the same backs',
    table: () => tableAfter(opened(WITH_SHUFFLER), received('red')),
    step: received('red'),
  },
  {
    refusal: 'deck-design-differs s.2(b)(1)',
    when: 'the second deck is of another design',
    table: () => tableAfter(opened(WITH_SHUFFLER), received('red')),
    step: received('blue', 'Aviator'),
  },
  {
    refusal: 'another-deck-in-place s.2(b)(2)',
    when: 'a deck is placed while there are cards in the shoe',
    table: () => tableAfter(shuffled(), ...shuffleByHand(red).slice(1)),
    step: PLACE,
  },
  {
    refusal: 'time-unknown s.2(c)',
    when: 'a deck is received at no time',
    table: () => opened(PLAIN),
    step: { type: 'receive-deck', deck: red, design: 'Bee', at: Number.NaN },
  },
  {
    refusal: 'time-unknown s.2(c)(2)',
    when: 'the wagers are closed at no time',
    table: () => wagered(),
    step: { type: 'announce-no-more-bets', at: Number.NaN },
  },
  {
    refusal: 'deck-change-due s.2(c)(1)',
    when: 'a deck dealt by hand is four hours old',
    table: () => tableAfter(seated(BY_HAND), shuffleInDevice(red)),
    step: { type: 'place-for-dealing', deck: red, at: NOON + 4 * HOUR, hand: 'left' },
  },
  {
    refusal: 'deck-change-due s.2(c)(2)',
    when: 'a deck dealt from a shoe is eight hours old',
    table: () => wagered(),
    step: { type: 'announce-no-more-bets', at: NOON + 8 * HOUR },
  },
  {
    refusal: 'cards-in-play s.2(c)',
    when: 'the deck is changed in the middle of a round',
    table: () => tableAfter(wagered(), CLOSE, { type: 'deal-next' }),
    step: { type: 'remove-deck', deck: red, because: 'eight hours are over' },
  },
  {
    refusal: 'deck-unknown s.3(a)',
    when: 'a deck is inspected that is not there',
    table: () => opened(PLAIN),
    step: { type: 'inspect-cards', deck: red, defects: false },
  },
  {
    refusal: 'needs-floorperson s.3(a)',
    when: 'the dealer verifies the inspection',
    table: () => tableAfter(opened(PLAIN), ...openingOf(red).slice(0, 2)),
    step: { type: 'verify-inspection', deck: red, by: 'dealer' },
  },
  {
    refusal: 'order-of-opening s.3(b)',
    when: 'the cards are spread before the inspection is verified',
    table: () => tableAfter(opened(PLAIN), ...openingOf(red).slice(0, 2)),
    step: { type: 'spread-cards', deck: red },
  },
  {
    refusal: 'no-player-yet s.3(b)',
    when: 'no one has come to look at the cards',
    table: () => tableAfter(opened(PLAIN), ...openingOf(red).slice(0, 4)),
    step: { type: 'show-to-player', deck: red },
  },
  {
    refusal: 'order-of-opening s.3(c)',
    when: 'the cards are shuffled before they are washed and stacked',
    table: () => tableAfter(opened(PLAIN), sit(1, 'Ann'), ...openingOf(red).slice(0, 5)),
    step: shuffleByHand(red)[0] as TableAction,
  },
  {
    refusal: 'not-the-cards s.4(a)',
    when: 'a shuffled stack is not the deck',
    table: () => seated(),
    step: {
      type: 'shuffle-cards',
      deck: red,
      how: 'manual',
      order: STANDARD_DECK.cards.slice(1),
    },
  },
  {
    refusal: 'device-not-there s.4(a)',
    when: 'a shuffler is used where there is none',
    table: () => seated(),
    step: shuffleInDevice(red),
  },
  {
    refusal: 'deck-not-ready s.4(a)',
    when: 'unshuffled cards go into the shoe',
    table: () => seated(),
    step: PLACE,
  },
  {
    refusal: 'needs-floorperson s.4(a)',
    when: 'the dealer directs a new shuffle',
    table: () => shuffled(),
    step: { type: 'order-reshuffle', deck: red, by: 'dealer' },
  },
  {
    refusal: 'played-cards-not-preshuffled s.4(a)',
    when: 'cards that were played count as preshuffled',
    table: () =>
      tableAfter(wagered(), CLOSE, { type: 'skip-delivery' }, { type: 'wrong-number-found' }),
    step: { type: 'shuffle-cards', deck: red, how: 'preshuffled', order: STANDARD_DECK.cards },
  },
  {
    refusal: 'count-missing s.4(b)',
    when: 'the count of the shuffler is not read',
    table: () => seated(COUNTING),
    step: shuffleInDevice(red),
  },
  {
    refusal: 'shuffler-does-not-count s.4(b)',
    when: 'a count comes from a shuffler that does not count',
    table: () => seated(WITH_SHUFFLER),
    step: shuffleInDevice(red, { counted: 52 }),
  },
  {
    refusal: 'cut-not-needed s.4(c)(1)',
    when: 'cards from the shuffler are cut',
    table: () => tableAfter(seated(WITH_SHUFFLER), shuffleInDevice(red)),
    step: { type: 'cut-cards', deck: red, depth: 20 },
  },
  {
    refusal: 'cut-missing s.4(c)(2)',
    when: 'cards shuffled by hand are dealt uncut',
    table: () => shuffled(),
    step: PLACE,
  },
  {
    refusal: 'cut-missing s.4(c)(2)',
    when: 'preshuffled cards are dealt uncut',
    table: () =>
      tableAfter(seated(), {
        type: 'shuffle-cards',
        deck: red,
        how: 'preshuffled',
        order: STANDARD_DECK.cards,
      }),
    step: PLACE,
  },
  {
    refusal: 'cover-card-too-high s.4(d)',
    when: 'the cover card is nine cards from the top',
    table: () => shuffled(),
    step: { type: 'cut-cards', deck: red, depth: 9 },
  },
  {
    refusal: 'needs-floorperson s.4(e)',
    when: 'the dealer orders a new cut',
    table: () => tableAfter(seated(), ...shuffleByHand(red)),
    step: { type: 'order-recut', deck: red, by: 'dealer' },
  },
  {
    refusal: 'wagers-on-table s.4(f)',
    when: 'the cards are spread while somebody has a wager down',
    table: () => wagered(),
    step: { type: 'spread-idle-cards', face: 'down', playerAsked: false },
  },
  {
    refusal: 'face-not-asked-for s.4(f)',
    when: 'idle cards are spread face up though no one asked',
    table: () => shuffled(),
    step: { type: 'spread-idle-cards', face: 'up', playerAsked: false },
  },
  {
    refusal: 'deck-not-ready s.7(a)',
    when: 'the wagers are closed with no cards in the shoe',
    table: () => tableAfter(seated(), START, bet(1, 'Ann', ANTE)),
    step: CLOSE,
  },
  {
    refusal: 'hand-dealing-needs-shuffler s.8(a)(1)',
    when: 'cards shuffled by hand are dealt from the hand',
    table: () => tableAfter(seated(BY_HAND), ...shuffleByHand(red).slice(0, 2)),
    step: { type: 'place-for-dealing', deck: red, at: NOON, hand: 'left' },
  },
  {
    refusal: 'hand-not-chosen s.8(a)(2)',
    when: 'the dealer does not say which hand holds the deck',
    table: () => tableAfter(seated(BY_HAND), shuffleInDevice(red)),
    step: PLACE,
  },
  {
    refusal: 'hand-switched s.8(a)(2)',
    when: 'the deck changes hands in the round',
    table: () =>
      tableAfter(
        seated(BY_HAND),
        shuffleInDevice(red),
        { type: 'place-for-dealing', deck: red, at: NOON, hand: 'left' },
        START,
        bet(1, 'Ann', ANTE),
        CLOSE,
      ),
    step: { type: 'deal-next', holding: 'right' },
  },
  {
    refusal: 'device-not-covered s.14(g)',
    when: 'the cards are shuffled by hand beside a broken shuffler with no sign on it',
    table: () => tableAfter(seated(WITH_SHUFFLER), unusable('shuffler')),
    step: shuffleByHand(red)[0] as TableAction,
  },
  {
    refusal: 'device-not-covered s.14(g)',
    when: 'another way of dealing is used beside a broken shoe with no sign on it',
    table: () => tableAfter(seated(IN_STACKS), unusable('shoe')),
    step: { type: 'change-way', way: 'manual-shoe' },
  },
  {
    refusal: 'device-works s.14(g)',
    when: 'a sign is put on a shuffler that works',
    table: () => seated(WITH_SHUFFLER),
    step: { type: 'mark-device', device: 'shuffler', how: 'signed' },
  },
  {
    refusal: 'cards-in-play s.7(d)',
    when: 'the way of dealing changes in the middle of a round',
    table: () => tableAfter(wagered(), CLOSE, { type: 'deal-next' }),
    step: { type: 'change-way', way: 'manual-shoe' },
  },
  {
    refusal: 'deck-not-ready s.14(e)',
    when: 'the shuffler jams on a deck that is not in it',
    table: () => tableAfter(opened(WITH_SHUFFLER), received('red')),
    step: { type: 'shuffler-jammed', deck: red },
  },
];
