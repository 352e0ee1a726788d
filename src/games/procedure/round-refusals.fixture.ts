// Steps of a round that have to be refused: each with its clause in front.

import type { TableAction, TableState } from '../index.ts';
import type { RefusalCase } from './deck-refusals.fixture.ts';
import {
  ANTE,
  asked,
  bet,
  CLOSE,
  CRAZY_4,
  FOUR_CARD,
  METERS,
  opened,
  PLAIN,
  START,
  seated,
  shuffleByHand,
  sit,
  tableAfter,
  wagered,
} from './table.fixture.ts';

export const DEAL: TableAction = { type: 'deal-all' };
const betting = (): TableState => tableAfter(seated(), START);
export const PROGRESSIVE = { seat: 1, wager: 'fourCardProgressive' };
const WITH_PROGRESSIVE = { ...ANTE, fourCardProgressive: '1' };

/** A table with every wager, where Ann has a four-card progressive wager on four aces. */
const closed = (top = ''): TableState =>
  tableAfter(
    seated(CRAZY_4),
    ...shuffleByHand('red', top),
    START,
    bet(1, 'Ann', WITH_PROGRESSIVE),
    CLOSE,
  );
export const locked = (top = ''): TableState =>
  tableAfter(closed(top), { type: 'lock-side-wagers', accepted: [PROGRESSIVE] });

export const folded = (): TableState =>
  tableAfter(asked(), { type: 'fold', seat: 1 }, { type: 'fold', seat: 2 });
const passedOver = (): TableState =>
  tableAfter(
    wagered(),
    CLOSE,
    { type: 'deal-next' },
    { type: 'deal-extra-card', to: 1 },
    { type: 'skip-delivery' },
    DEAL,
    { type: 'rack-stub' },
  );

export const ROUND_REFUSALS: readonly RefusalCase[] = [
  {
    refusal: 'verbal-wager-with-cash s.6(a)',
    when: 'a wager is called with cash on the table',
    table: betting,
    step: { type: 'place-wagers', seat: 1, player: 'Ann', wagers: ANTE, made: 'cash' },
  },
  {
    refusal: 'not-seated s.6(b)',
    when: 'a player who stands wants to wager',
    table: betting,
    step: bet(3, 'Cem', ANTE),
  },
  {
    refusal: 'no-such-seat s.6(b)',
    when: 'somebody sits down at an eighth seat',
    table: () => opened(PLAIN),
    step: sit(8, 'Ann'),
  },
  {
    refusal: 'seat-taken s.6(b)',
    when: 'somebody takes a seat that is taken',
    table: () => seated(),
    step: sit(1, 'Cem'),
  },
  {
    refusal: 'wagers-closed s.6(c)',
    when: 'a wager comes after “no more bets”',
    table: () => tableAfter(wagered(), CLOSE),
    step: bet(1, 'Ann', ANTE),
  },
  {
    refusal: 'wagers-closed s.6(c)',
    when: 'a wager is withdrawn after “no more bets”',
    table: () => tableAfter(wagered(), CLOSE),
    step: { type: 'withdraw-wagers', seat: 1 },
  },
  {
    refusal: 'no-such-wager s.6(d)',
    when: 'a wager is made that the house does not offer',
    table: betting,
    step: bet(1, 'Ann', { ...ANTE, queensUp: '5' }),
  },
  {
    refusal: 'wager-amount-wrong s.6(d)',
    when: 'a wager is below the posted limit',
    table: () =>
      tableAfter(seated({ ...PLAIN, limits: { ante: { min: '15', max: '500' } } }), START),
    step: bet(1, 'Ann', ANTE),
  },
  {
    refusal: 'ante-missing s.6(d)(1)',
    when: 'the super bonus is left out',
    table: betting,
    step: bet(1, 'Ann', { ante: '10' }),
  },
  {
    refusal: 'wager-amount-wrong s.6(d)(1)',
    when: 'the super bonus is not the ante',
    table: betting,
    step: bet(1, 'Ann', { ante: '10', superBonus: '5' }),
  },
  {
    refusal: 'wager-amount-wrong s.11(d)(5)',
    when: 'two dollars are put on the progressive',
    table: () => tableAfter(seated(CRAZY_4), START),
    step: bet(1, 'Ann', { ...ANTE, fourCardProgressive: '2' }),
  },
  {
    refusal: 'one-position-only s.6(e)',
    when: 'a player wagers at a second position',
    table: betting,
    step: bet(3, 'Ann', ANTE),
  },
  {
    refusal: 'one-position-only (3)(e)',
    when: 'the casino does not let a player wager at a second position',
    table: () => tableAfter(seated(FOUR_CARD), START),
    step: bet(3, 'Ann', { ante: '10' }),
  },
  {
    refusal: 'meter-missing s.11',
    when: 'a round starts with a dark meter',
    table: () => seated(CRAZY_4),
    step: { type: 'start-round', meters: { fourCardProgressive: METERS.fourCardProgressive } },
  },
  {
    refusal: 'nobody-wagers s.7(b)',
    when: 'the wagers are closed and there are none',
    table: () => tableAfter(seated(), ...shuffleByHand('red'), START),
    step: CLOSE,
  },
  {
    refusal: 'too-many-players s.12(k)',
    when: 'seven players play with a Cover All wager',
    table: () => {
      const names = ['Cem', 'Dee', 'Eva', 'Fay', 'Gus'];
      const sitting = names.map((name, index) => sit(index + 3, name));
      const wagers = names.map((name, index) => bet(index + 3, name, ANTE));
      const both = [bet(1, 'Ann', { ...ANTE, coverAll: '5' }), bet(2, 'Bob', ANTE)];
      const table = tableAfter(seated(CRAZY_4), ...sitting, ...shuffleByHand('red'), START);
      return tableAfter(table, ...both, ...wagers);
    },
    step: CLOSE,
  },
  {
    refusal: 'side-wagers-open s.7(b)',
    when: 'a card is dealt before the system is locked',
    table: () => closed(),
    step: { type: 'deal-next' },
  },
  {
    refusal: 'chips-do-not-match s.7(b)',
    when: 'there are two chips for one accepted wager',
    table: () => locked(),
    step: { type: 'collect-progressive-wagers', chips: 2 },
  },
  {
    refusal: 'chips-do-not-match s.7(b)',
    when: 'the system has not taken the chip on the sensor',
    table: () => tableAfter(closed(), { type: 'lock-side-wagers', accepted: [] }),
    step: { type: 'collect-progressive-wagers', chips: 1 },
  },
  {
    refusal: 'needs-floorperson s.7(b)',
    when: 'the dealer hands back a chip that was not taken',
    table: () => locked(),
    step: { type: 'return-unaccepted-wagers', by: 'dealer' },
  },
  {
    refusal: 'chips-not-collected s.7(b)',
    when: 'a card is dealt before the progressive chips are collected',
    table: () => locked(),
    step: { type: 'deal-next' },
  },
  {
    refusal: 'not-in-this-phase s.7(d)',
    when: 'a card is dealt before “no more bets”',
    table: () => wagered(),
    step: { type: 'deal-next' },
  },
  {
    refusal: 'not-in-this-phase s.7(e)',
    when: 'the stub is racked in the middle of the deal',
    table: () => tableAfter(wagered(), CLOSE, { type: 'deal-next' }),
    step: { type: 'rack-stub' },
  },
  {
    refusal: 'shoe-empty s.7(d)',
    when: 'more cards are dealt than there are',
    table: () => {
      const extra = Array.from({ length: 37 }, (): TableAction => {
        return { type: 'deal-extra-card', to: 1 };
      });
      return tableAfter(wagered(), CLOSE, DEAL, ...extra);
    },
    step: { type: 'deal-extra-card', to: 1 },
  },
  {
    refusal: 'out-of-turn s.10(b)',
    when: 'the second player decides first',
    table: () => asked(),
    step: { type: 'fold', seat: 2 },
  },
  {
    refusal: 'play-amount-wrong s.10(b)',
    when: 'a pair of kings plays three times the ante',
    table: () => asked('Ks 2c 3d Kd 4c 5h 7s 9h Jc 8d Tc 2h 3s 6d Qc'),
    step: { type: 'play', seat: 1, amount: '30' },
  },
  {
    refusal: 'play-amount-wrong s.10(b)',
    when: 'a pair of aces plays more than three times the ante',
    table: () => asked('As 2c 3d Ad 4c 5h 7s 9h Jc 8d Tc 2h 3s 6d Qc'),
    step: { type: 'play', seat: 1, amount: '30.01' },
  },
  {
    refusal: 'play-amount-wrong (6)',
    when: 'a play wager is less than the ante',
    table: southDakotaAsked,
    step: { type: 'play', seat: 1, amount: '9.99' },
  },
  {
    refusal: 'wrong-number-of-cards s.14(c)',
    when: 'somebody has six cards and the player is asked',
    table: passedOver,
    step: { type: 'fold', seat: 1 },
  },
  {
    refusal: 'numbers-are-right s.14(c)',
    when: 'a wrong number is called though all hands are right',
    table: () => asked(),
    step: { type: 'wrong-number-found' },
  },
  {
    refusal: 'not-in-this-phase s.14(d)',
    when: 'a card of the dealer’s is seen when all have decided',
    table: folded,
    step: { type: 'dealer-card-exposed' },
  },
  {
    refusal: 'not-in-this-phase s.14(f)',
    when: 'a manual shoe is said to have jammed',
    table: () => tableAfter(wagered(), CLOSE),
    step: { type: 'shoe-failed' },
  },
  {
    refusal: 'left-to-the-house (14)',
    when: 'South Dakota’s dealer finds a card face up',
    table: () => tableAfter(wagered(FOUR_CARD), CLOSE),
    step: { type: 'card-found-face-up' },
  },
  {
    refusal: 'decks-enough (1)',
    when: 'a second deck comes to a table of Four Card Poker',
    table: () => seated({ ...FOUR_CARD, shuffler: 'automated' }),
    step: { type: 'receive-deck', deck: 'blue', design: 'Bee', at: 0 },
  },
  {
    refusal: 'ante-missing (3)',
    when: 'the progressive is wagered alone where the house asks for more',
    table: () => tableAfter(seated({ ...FOUR_CARD, progressiveRequiresBaseWager: true }), START),
    step: bet(1, 'Ann', { progressive: '1' }),
  },
  {
    refusal: 'side-wagers-open (4)',
    when: 'cards are dealt before the keypad has locked the sensors',
    table: () => tableAfter(wagered(FOUR_CARD), CLOSE),
    step: DEAL,
  },
];

function southDakotaAsked(): TableState {
  return tableAfter(wagered(FOUR_CARD), CLOSE, { type: 'lock-side-wagers', accepted: [] }, DEAL, {
    type: 'rack-stub',
  });
}
