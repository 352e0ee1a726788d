// What the wagers of Crazy 4 Poker pay, as far as cards alone decide: Massachusetts, sections 11
// and 12.
import type { Card } from '#cards';
import { type Deal, dealerCardsOf, type Game, gameNamed, handsOf, rowMet } from '#games';
import { rankFourCard } from '#hands';
import { ratio, ratioOf } from '#money';
import {
  type Condition,
  dealerHand,
  dealt,
  event,
  hand,
  type Posted,
  type Row,
  type Share,
  settingOf,
  table,
} from '#rules';
import { type CardsTest, FIVE, rowsOfTable, rowsOfWager, wagerOf } from './pay-table-rows.ts';

export const GAME = gameNamed('crazy-4-poker') as Game;

const round = (fee: string, wager: string) => (cards: string) =>
  dealt(GAME.id, [{ cards, fee: { [fee]: true }, wager }]);

/** Whoever folds has the hand and is left out by the rule that says so. */
const whenHeld = (isPaid: CardsTest): Condition => hand((_, { cards = [] }) => isPaid(cards));

/** A folded hand is not seen, and so brings no envy either, unless a house reads otherwise. */
const whenSeen = (isPaid: CardsTest): Condition =>
  hand(
    (_, { cards = [], folded }, posted) =>
      (folded === false || settingOf(posted, 'foldedHandTriggersEnvy') === true) && isPaid(cards),
  );

/** The wager on the own hand is lost with the cards, unless a house leaves it on. */
const whenKept = (isPaid: CardsTest): Condition =>
  hand(
    (_, { cards = [], folded }, posted) =>
      (folded === false || settingOf(posted, 'fiveCardHandBonusPlayerOnFold') === 'live') &&
      isPaid(cards),
  );

const whenDealerHolds = (isPaid: CardsTest): Condition =>
  dealerHand((deal) => isPaid(dealerCardsOf(deal)));

const ON_OWN_HAND = wagerOf(GAME, 'fiveCardHandBonusPlayer');
const ON_DEALERS_HAND = wagerOf(GAME, 'fiveCardHandBonusDealer');

/** s.11(f)(2): a part of the meter for the dealer's hand is one award for all who wagered on it. */
const DIVIDED: readonly Share[] = [
  { share: 'hand', to: 'holder', part: ratio('100%'), divided: 'evenly', clause: 's.11(f)(2)' },
];

/** s.11(f)(3): what the table game system adds at random; no card on the table tells it. */
const EXTRAS: readonly Row[] = [
  { id: 'five-card-hand-bonus-player', wager: ON_OWN_HAND, whose: 'the player' },
  { id: 'five-card-hand-bonus-dealer', wager: ON_DEALERS_HAND, whose: 'the dealer' },
].flatMap(({ id, wager, whose }) =>
  (wager.extras ?? []).map(
    ({ name, pays, by }): Row => ({
      id: `${id}-${name.toLowerCase().replace(' ', '-')}`,
      title: `${wager.name}: ${name}`,
      clause: 's.11(f)(3)',
      fee: wager.id,
      when: event(
        by === 'card'
          ? `the system has drawn one of the cards of ${whose}`
          : `the system has drawn the position of ${whose}`,
      ),
      prize: { pays: 'times-wager', times: ratioOf(pays.times) },
    }),
  ),
);

const COVER_ALL = wagerOf(GAME, 'coverAll');

/** The place in the matrix, whose order is the same for any number of players. */
function placeOf(cards: readonly Card[]): number {
  const rows = COVER_ALL.tables[0]?.rows ?? [];
  const met = rowMet({ rows }, rankFourCard(cards));
  return met === undefined ? rows.length : rows.indexOf(met);
}

/** s.12(b), (g): the highest hand of the dealer and of the players who have not folded. */
function highestHand(deal: Deal, posted: Posted): readonly Card[] {
  const shown = handsOf(deal).flatMap(({ cards, folded }) =>
    cards === undefined || folded !== false ? [] : [cards],
  );
  const hands = [dealerCardsOf(deal), ...shown].filter(({ length }) => length === FIVE);
  const isHigher =
    settingOf(posted, 'coverAllOrder') === 'matrix'
      ? (one: readonly Card[], other: readonly Card[]) => placeOf(one) < placeOf(other)
      : (one: readonly Card[], other: readonly Card[]) =>
          rankFourCard(one).strength > rankFourCard(other).strength;
  return hands.reduce<readonly Card[]>(
    (best, cards) => (best.length === 0 || isHigher(cards, best) ? cards : best),
    [],
  );
}

/** s.12(k): so many players; with more than the matrix has, the last column where a house says. */
const isColumnOf = (players: number, deal: Deal, posted: Posted): boolean => {
  const count = handsOf(deal).length;
  const most = COVER_ALL.tables.length;
  const isBeyond = count > most && settingOf(posted, 'coverAllSevenPlayers') === 'as-six';
  return players === (isBeyond ? most : count);
};

const COVER_ALL_ROWS: readonly Row[] = COVER_ALL.tables.flatMap((payTable) => {
  const players = Number(payTable.id);
  const others = Array.from({ length: players - 1 }, () => ({}));
  return rowsOfTable({
    id: `cover-all-${payTable.id}`,
    wager: { ...COVER_ALL, name: `${COVER_ALL.name}, ${payTable.id} in the round` },
    table: payTable,
    when: (isPaid) =>
      table(
        (deal, posted) => isColumnOf(players, deal, posted) && isPaid(highestHand(deal, posted)),
      ),
    round: (cards) =>
      dealt(GAME.id, [{ cards, fee: { [COVER_ALL.id]: true }, wager: '5' }, ...others]),
  });
});

export const ROWS: readonly Row[] = [
  ...rowsOfWager('super-bonus', wagerOf(GAME, 'superBonus'), {
    when: whenHeld,
    round: round('superBonus', '10'),
  }),
  ...rowsOfWager('queens-up', wagerOf(GAME, 'queensUp'), {
    when: whenHeld,
    round: round('queensUp', '5'),
  }),
  ...rowsOfWager('four-card-progressive', wagerOf(GAME, 'fourCardProgressive'), {
    when: whenSeen,
    envyClause: 's.11(d)(5)',
    round: round('fourCardProgressive', '1'),
  }),
  ...rowsOfWager('five-card-progressive', wagerOf(GAME, 'fiveCardProgressive'), {
    when: whenSeen,
    envyClause: 's.11(e)(5)',
    round: round('fiveCardProgressive', '1'),
  }),
  ...rowsOfWager('five-card-hand-bonus-player', ON_OWN_HAND, {
    when: whenKept,
    round: round(ON_OWN_HAND.id, '1'),
  }),
  ...rowsOfWager('five-card-hand-bonus-dealer', ON_DEALERS_HAND, {
    when: whenDealerHolds,
    shares: DIVIDED,
    round: (cards) =>
      dealt(GAME.id, [{ fee: { [ON_DEALERS_HAND.id]: true }, wager: '1' }], { dealer: { cards } }),
  }),
  ...EXTRAS,
  ...COVER_ALL_ROWS,
];
