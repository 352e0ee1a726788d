// Which rows of a chart a deal has, and whose hands have them. Persons come later: a finding says
// only what lies on the table.
import {
  type Deal,
  type DealtGame,
  type DealtSeat,
  dealerCardsOf,
  dealtGameNamed,
  handsOf,
  seatNumbered,
} from '#games';
import type { Activity } from './activity.ts';
import type { PostedActivity } from './offering.ts';
import { settingOf } from './posted.ts';
import { type Beaten, type Row, rowsFor } from './row.ts';
import { type HandHolds, type HandTest, holdsForHand, holdsForTable } from './tests.ts';

export interface Finding {
  readonly row: Row;
  /** The seat whose hand it is; undefined where the cards belong to no single player. */
  readonly seat: number | null;
  readonly losing: readonly number[];
  readonly winning: readonly number[];
  /** Rows of one hand that lie inside each other have the same key. */
  readonly hand: string;
}

/** The seats that a finding is told for: those that lost a bad beat, or the one whose hand it is. */
export const seatsFound = ({ seat, losing }: Finding): readonly (number | null)[] =>
  losing.length > 0 ? losing : [seat];

const ofTable = (row: Row, hand: string): Finding => ({
  row,
  seat: null,
  losing: [],
  winning: [],
  hand,
});

/** The player-dealer's seat with its cards, where they were recorded at the dealer's place. */
function withDealerCards(deal: Deal): Deal {
  const cards = dealerCardsOf(deal);
  if (cards.length === 0) return deal;
  return {
    ...deal,
    seats: deal.seats.map((seat) =>
      seat.position === 'player-dealer' && !hasCards(seat) ? { ...seat, cards } : seat,
    ),
  };
}

const hasCards = ({ hole, up, cards, front, middle, back }: DealtSeat): boolean =>
  [hole, up, cards, front, middle, back].some((place) => place !== undefined);

/** A deck that was called foul can still be read where the recorded cards do not contradict each
 * other; then the sheet's own rule about the deck decides. */
export function readable(deal: Deal): Deal {
  if (deal.standardDeck) return deal;
  const inOrder = { ...deal, standardDeck: true };
  return dealtGameNamed(deal.game)?.check(inOrder).length === 0 ? inOrder : deal;
}

/** Everything in the deal that a row of the offering describes, in the order of the chart. */
export function findingsOf(deal: Deal, posted: PostedActivity): readonly Finding[] {
  const game = dealtGameNamed(deal.game) as DealtGame;
  const read = withDealerCards(readable(deal));
  return rowsFor(posted, deal.game).flatMap((row) => findRow(row, { deal: read, game, posted }));
}

interface Searched {
  readonly deal: Deal;
  readonly game: DealtGame;
  readonly posted: PostedActivity;
}

function findRow(row: Row, { deal, game, posted }: Searched): readonly Finding[] {
  const { when } = row;
  switch (when.of) {
    case 'hand': {
      const holds = holdsForHand(when.test);
      return handsOf(deal)
        .filter((seat) => holds(deal, seat, posted))
        .map(({ seat }) => ({ row, seat, losing: [], winning: [], hand: `seat ${seat}` }));
    }
    case 'dealer-hand':
      return holdsForTable(when.test)(deal, posted) ? [ofTable(row, 'dealer')] : [];
    case 'table':
      return holdsForTable(when.test)(deal, posted) ? [ofTable(row, 'table')] : [];
    case 'beaten':
      return BEATEN[when.among](when, { deal, game, posted }).map(({ losing, winning }) => ({
        row,
        seat: null,
        losing,
        winning,
        // One jackpot a deal where it is the second best; otherwise each beaten hand is its own.
        hand: when.secondBest ? 'beaten' : `beaten ${losing.join(' ')}`,
      }));
    case 'event':
      return [];
  }
}

interface Beat {
  readonly losing: readonly number[];
  readonly winning: readonly number[];
}

type FindBeats = (rule: Beaten, where: Searched) => readonly Beat[];

const BEATEN: Readonly<Record<Beaten['among'], FindBeats>> = {
  showdown: (rule, where) => {
    const { deal, game } = where;
    const hands = handsOf(deal).filter(
      ({ folded, heldAside }) => folded === false || (rule.heldAside === true && heldAside),
    );
    return bestBeats(rule, { ...where, hands, winners: game.winners?.(deal) ?? [] });
  },
  'all-hands': (rule, where) => {
    const { game } = where;
    const deal = withBank(where.deal);
    const hands = handsOf(deal).filter(({ folded }) => folded === false);
    const best = Math.max(...hands.map(({ seat }) => strengthOf(game, deal, seat)));
    const winners = hands
      .map(({ seat }) => seat)
      .filter((seat) => best > 0 && strengthOf(game, deal, seat) === best);
    const isRecorded = (seat: number): boolean => seat !== NO_SEAT;
    return bestBeats(rule, { ...where, deal, hands, winners }).map((beat) => ({
      losing: beat.losing.filter(isRecorded),
      winning: beat.winning.filter(isRecorded),
    }));
  },
  'player-dealer': beatsAgainstDealer,
};

const strengthOf = (game: DealtGame, deal: Deal, seat: number): number =>
  game.handOf?.(deal, seat)?.strength ?? 0;

/** The hands that lose to the best one. A hand that was given up and held aside loses only where
 * it is the weaker one. */
function bestBeats(
  { losing, winning, secondBest }: Beaten,
  {
    deal,
    game,
    posted,
    hands,
    winners,
  }: Searched & { readonly hands: readonly DealtSeat[]; readonly winners: readonly number[] },
): readonly Beat[] {
  const strength = (seat: number): number => strengthOf(game, deal, seat);
  const best = Math.max(...winners.map(strength));
  const beatenHands = hands.filter(
    ({ seat, folded }) => !winners.includes(seat) && (folded === false || strength(seat) < best),
  );
  const second = Math.max(...beatenHands.map(({ seat }) => strength(seat)));
  const [canLose, canWin] = [holdsForHand(losing), holdsIfAsked(winning)];
  const losers = beatenHands.filter(
    (seat) => (!secondBest || strength(seat.seat) === second) && canLose(deal, seat, posted),
  );
  const better = winners.filter((number) => {
    const seat = seatNumbered(deal, number);
    return seat !== undefined && canWin(deal, seat, posted);
  });
  if (losers.length === 0 || better.length === 0) return [];
  return [{ losing: losers.map(({ seat }) => seat), winning: better }];
}

/** The better hand need be nothing but better, where the row does not say more of it. */
const holdsIfAsked = (test: HandTest | undefined): HandHolds =>
  test === undefined ? () => true : holdsForHand(test);

const NO_SEAT = 0;

/** The deal with the player-dealer's hand among the others, even if their seat was not recorded. */
const withBank = (deal: Deal): Deal =>
  deal.seats.some(({ position }) => position === 'player-dealer') ||
  dealerCardsOf(deal).length === 0
    ? deal
    : { ...deal, seats: [...deal.seats, unrecordedDealer(deal)] };

/** The player-dealer, if their seat was not recorded. */
const unrecordedDealer = (deal: Deal): DealtSeat => ({
  seat: NO_SEAT,
  person: 'patron',
  position: 'player-dealer',
  fee: true,
  folded: false,
  heldAside: false,
  missedBlind: false,
  cards: dealerCardsOf(deal),
});

/** A player's hand that loses to the player-dealer's, and the player-dealer's that loses to some
 * player's. */
function beatsAgainstDealer(
  { losing, winning }: Beaten,
  { deal, game, posted }: Searched,
): readonly Beat[] {
  const dealerSeat = deal.seats.find(({ position }) => position === 'player-dealer');
  const dealer = dealerSeat ?? unrecordedDealer(deal);
  const dealers = dealerSeat === undefined ? [] : [dealerSeat.seat];
  const players = handsOf(deal).filter(({ position }) => position !== 'player-dealer');
  const ending = (outcome: 'win' | 'lose'): readonly DealtSeat[] =>
    players.filter(({ seat }) => game.outcomeOf?.(deal, seat) === outcome);
  const numbers = (seats: readonly DealtSeat[]): readonly number[] => seats.map(({ seat }) => seat);

  const [canLose, canWin] = [holdsForHand(losing), holdsIfAsked(winning)];
  const losers = ending('lose').filter(
    (seat) => seat.folded === false && canLose(deal, seat, posted),
  );
  const beats: Beat[] = [];
  if (losers.length > 0 && canWin(deal, dealer, posted)) {
    beats.push({ losing: numbers(losers), winning: dealers });
  }
  const better = ending('win').filter((seat) => canWin(deal, seat, posted));
  if (better.length > 0 && canLose(deal, dealer, posted)) {
    beats.push({ losing: dealers, winning: numbers(better) });
  }
  return beats;
}

/** How rows inside each other are paid; a house may read it otherwise where the sheet is unclear. */
export function nestedOf(posted: PostedActivity): Activity['nested'] {
  const { activity } = posted;
  const hasSetting = activity.readings.some(({ setting }) => setting?.name === 'nestedRows');
  return hasSetting ? (settingOf(posted, 'nestedRows') as Activity['nested']) : activity.nested;
}
