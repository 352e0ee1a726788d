// A row that says too few cards, or that suits are alike which are not, would be counted wrongly and
// be called exact. So for every row that says what it looks at: other cards in all other places, and
// other names for suits that are alike, must not change its answer.
import { describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { type Card, cardAt, decksOf, isJoker, rankIndexOf, suitIndexOf } from '#cards';
import { below, type RandomSource, seededSource, shuffled } from '#chance';
import {
  cardsOfSeat,
  type Deal,
  type DealtGame,
  type DealtSeat,
  dealerCardsOf,
  dealtGameNamed,
  decodeDeal,
  handsOf,
} from '#games';
import { sure } from '#result';
import {
  type Activity,
  decodeOffering,
  holdsForHand,
  holdsForTable,
  type LooksAt,
  type PostedActivity,
  type Row,
  rowsFor,
} from '#rules';
import { SUIT_CLASSES } from './card-spaces.ts';

interface Looking {
  readonly activity: Activity;
  readonly row: Row;
  readonly game: DealtGame;
  readonly looks: LooksAt;
}

/** Every row with every game in which it says what it looks at. */
const LOOKING: readonly Looking[] = ACTIVITIES.flatMap((activity) =>
  activity.rows.flatMap((row) =>
    (row.games ?? activity.games).flatMap((id) => {
      const said = row.looksAt ?? activity.looksAt;
      const looks = said !== undefined && 'byGame' in said ? said.byGame[id] : said;
      const isCounted = looks !== undefined && row.when.of !== 'event' && row.when.of !== 'beaten';
      return isCounted ? [{ activity, row, game: dealtGameNamed(id) as DealtGame, looks }] : [];
    }),
  ),
);

/** The sample, with the choice and the values under which the row is offered. */
function postedFor({ activity, row }: Looking): PostedActivity {
  const { options = {}, values = {} } = activity.sample as {
    options?: Record<string, string>;
    values?: Record<string, unknown>;
  };
  const chosen = Object.fromEntries(
    Object.entries(row.in ?? {}).map(([name, letters]) => [name, letters[0] as string]),
  );
  const all = { ...options, ...chosen };
  const isUsed = (name: string): boolean =>
    Object.entries(activity.values[name]?.in ?? {}).every(([option, letters]) =>
      letters.includes(all[option] as string),
    );
  const used = Object.entries({ ...values, ...row.examples?.values }).filter(([name]) =>
    isUsed(name),
  );
  return sure(decodeOffering(activity, { options: all, values: Object.fromEntries(used) }));
}

const isMet = ({ when }: Row, deal: Deal, at: number, posted: PostedActivity): boolean => {
  if (when.of === 'hand') return holdsForHand(when.test)(deal, deal.seats[at] as DealtSeat, posted);
  const isOfTable = when.of === 'table' || when.of === 'dealer-hand';
  return isOfTable && holdsForTable(when.test)(deal, posted);
};

type Renew = (cards: readonly Card[]) => readonly Card[];

/** The deal with the cards of each place changed; a setting that is recorded goes with its hand. */
const changed = (deal: Deal, own: Renew, at: number, renew: Changes): Deal => ({
  ...deal,
  seats: deal.seats.map((seat, index) => {
    const { front: _f, middle: _m, back: _b, hole: _h, up: _u, cards: _c, ...bare } = seat;
    const others = seat.position === 'player-dealer' ? renew.bank : renew.others;
    const renewed = (index === at ? own : others)(cardsOfSeat(seat));
    if (renewed.length === 0) return bare;
    return { ...bare, [seat.hole === undefined ? 'cards' : 'hole']: renewed };
  }),
  ...(deal.board === undefined ? {} : { board: renew.board(deal.board) }),
  ...(deal.player === undefined ? {} : { player: renew.lines(deal.player) }),
  ...(deal.banker === undefined ? {} : { banker: renew.lines(deal.banker) }),
  ...(deal.dealer === undefined ? {} : { dealer: renew.dealer(deal.dealer) }),
});

interface Changes {
  readonly others: Renew;
  /** The player-dealer's hand, where it is recorded at a seat. */
  readonly bank: Renew;
  readonly board: Renew;
  readonly lines: Renew;
  readonly dealer: (dealer: NonNullable<Deal['dealer']>) => NonNullable<Deal['dealer']>;
}

/** The cards that a row looks at. Where it looks at more than the hidden cards of the dealer, it looks
 * at the whole hand. */
function cardsSeen(deal: Deal, at: number, { looks }: Looking): readonly Card[] {
  const { own = 0, board = 0, up = 0, down = 0, lines } = looks;
  const { up: shown = [], down: hidden = [] } = deal.dealer ?? {};
  return [
    ...cardsOfSeat(deal.seats[at] as DealtSeat).slice(0, own),
    ...(deal.board ?? []).slice(0, board),
    ...(lines ? [...(deal.player ?? []), ...(deal.banker ?? [])] : []),
    ...(down > hidden.length
      ? dealerCardsOf(deal).slice(0, up + down)
      : [...shown.slice(0, up), ...hidden.slice(0, down)]),
  ];
}

/** Other cards of the shoe wherever the row does not look. */
function withOtherCards(deal: Deal, at: number, looking: Looking, source: RandomSource): Deal {
  const { game, looks } = looking;
  const { own = 0, board = 0, up = 0, down = 0, lines } = looks;
  const shoe = [...decksOf(deal.decks, game.deck as Exclude<DealtGame['deck'], 'tiles'>).cards];
  for (const card of cardsSeen(deal, at, looking)) shoe.splice(shoe.indexOf(card), 1);
  const rest = shuffled(shoe, source);
  const keep =
    (count: number): Renew =>
    (cards) => [...cards.slice(0, count), ...rest.splice(0, Math.max(0, cards.length - count))];
  return changed(deal, keep(own), at, {
    others: keep(0),
    bank: keep(up + down),
    board: keep(board),
    lines: lines ? (cards) => cards : keep(0),
    dealer: (dealer) => {
      if (dealer.cards !== undefined) return { cards: keep(up + down)(dealer.cards) };
      if (down > (dealer.down ?? []).length) return dealer;
      return {
        ...(dealer.up === undefined ? {} : { up: keep(up)(dealer.up) }),
        ...(dealer.down === undefined ? {} : { down: keep(down)(dealer.down) }),
      };
    },
  });
}

const withEach = (deal: Deal, change: (card: Card) => Card): Deal => {
  const renew: Renew = (cards) => cards.map(change);
  const places = { others: renew, bank: renew, board: renew, lines: renew };
  return changed(deal, renew, -1, {
    ...places,
    dealer: (dealer) =>
      Object.fromEntries(
        Object.entries(dealer).map(([place, cards]) => [place, renew(cards as readonly Card[])]),
      ),
  });
};

/** All cards with each suit renamed within its class. */
function withOtherSuits(deal: Deal, { suits }: LooksAt, source: RandomSource): Deal {
  const classes = SUIT_CLASSES[suits === 'in-flushes' ? 'all-alike' : (suits ?? 'by-color')];
  const names = [0, 1, 2, 3];
  for (const alike of classes) {
    const renamed = shuffled([...alike], source);
    alike.forEach((suit, index) => {
      names[suit] = renamed[index] as number;
    });
  }
  return withEach(deal, (card) =>
    isJoker(card) ? card : cardAt(rankIndexOf(card), names[suitIndexOf(card)] as number),
  );
}

/** The ranks of the suit that five cards or more have, jokers among them. */
function flushOf(cards: readonly Card[]): string {
  const jokers = cards.filter(isJoker).length;
  for (let suit = 0; suit < 4; suit++) {
    const suited = cards.filter((card) => !isJoker(card) && suitIndexOf(card) === suit);
    if (suited.length + jokers >= 5) return suited.map(rankIndexOf).sort().join();
  }
  return 'none';
}

/** The deal with any suits of the cards that the row sees, as far as they make the same flush or
 * none; the same where chance finds no others. */
function withOtherFlush(deal: Deal, seen: readonly Card[], source: RandomSource): Deal {
  for (let tried = 0; tried < 200; tried++) {
    const others = seen.map((card) =>
      isJoker(card) || below(source, 3) === 0 ? card : cardAt(rankIndexOf(card), below(source, 4)),
    );
    if (new Set(others).size < seen.length || flushOf(others) !== flushOf(seen)) continue;
    const other = new Map(seen.map((card, at) => [card, others[at] as Card]));
    return withEach(deal, (card) => other.get(card) ?? card);
  }
  return deal;
}

function differences(looking: Looking, deals: readonly Deal[], times: number): string[] {
  const source = seededSource(7);
  const posted = postedFor(looking);
  const { row, looks } = looking;
  const wrong: string[] = [];
  for (const deal of deals) {
    handsOf(deal).forEach((seat, at) => {
      if (seat.position === 'player-dealer') return;
      const before = isMet(
        row,
        changed(deal, (cards) => cards, at, SAME),
        at,
        posted,
      );
      for (let time = 0; time < times; time++) {
        const others = withOtherCards(deal, at, looking, source);
        if (isMet(row, others, at, posted) !== before) wrong.push('depends on other cards');
        const renamed = withOtherSuits(deal, looks, source);
        if (isMet(row, renamed, at, posted) !== before) wrong.push('tells suits apart');
        if (looks.suits !== 'in-flushes') continue;
        const suited = withOtherFlush(deal, cardsSeen(deal, at, looking), source);
        if (isMet(row, suited, at, posted) !== before) wrong.push('looks at more than flushes');
      }
    });
  }
  return [...new Set(wrong)];
}

const SAME: Changes = {
  others: (cards) => cards,
  bank: (cards) => cards,
  board: (cards) => cards,
  lines: (cards) => cards,
  dealer: (dealer) => dealer,
};

const examplesOf = ({ row, game }: Looking): readonly Deal[] => {
  const { meets, misses } = row.examples ?? {};
  return [meets, misses].flatMap((record) =>
    record !== undefined && record.game === game.id ? [sure(decodeDeal(record))] : [],
  );
};

describe.each(ACTIVITIES.filter(({ id }) => LOOKING.some(({ activity }) => activity.id === id)))(
  '$id',
  (activity) => {
    const rows = LOOKING.filter((each) => each.activity === activity);

    test('its example deals are told by the cards that each row says', () => {
      const wrong = rows.flatMap((looking) =>
        differences(looking, examplesOf(looking), 12).map((each) => `${looking.row.id} ${each}`),
      );
      expect(wrong).toEqual([]);
    });

    test('so are random deals of every game', () => {
      const wrong = rows.flatMap((looking) => {
        const { game, row } = looking;
        const source = seededSource(11);
        const deals = Array.from({ length: 3 }, () => game.deal(source, game.seats.least));
        return differences(looking, deals, 1).map((each) => `${row.id}, ${game.id}: ${each}`);
      });
      expect(wrong).toEqual([]);
    });
  },
);

/** The charts of rounds, with what is posted. */
const LINE_CHARTS = [
  ...new Map(
    LOOKING.filter(({ looks }) => looks.lines).map((looking) => {
      const { activity, game, row } = looking;
      return [`${activity.id} ${game.id} ${JSON.stringify(row.in)}`, looking] as const;
    }),
  ).values(),
].map((looking) => {
  const posted = postedFor(looking);
  const rows = rowsFor(posted, looking.game.id).filter(({ when }) => when.of === 'table');
  return { ...looking, posted, rows };
});

test('a round of one suit and a mixed one that come to the same are the bounds of all others', () => {
  const source = seededSource(13);
  const wrong = LINE_CHARTS.flatMap(({ activity, game, posted, rows, ...looking }) => {
    const random = Array.from({ length: 10 }, () => game.deal(source, 1));
    const comesTo = (deal: Deal, suits: readonly number[]): readonly string[] => {
      const suited = (cards: readonly Card[] = [], from: readonly number[]) =>
        cards.map((card, at) => cardAt(rankIndexOf(card), suits[from[at] as number] as number));
      const { player, banker } = deal;
      const lines = { player: suited(player, [0, 1, 4]), banker: suited(banker, [2, 3, 5]) };
      return rows.filter((row) => isMet(row, { ...deal, ...lines }, 0, posted)).map(({ id }) => id);
    };
    return [...examplesOf({ ...looking, activity, game }), ...random].flatMap((deal) => {
      const alike = comesTo(deal, [0, 0, 0, 0, 0, 0]);
      const mixed = comesTo(deal, [0, 2, 1, 3, 3, 1]);
      const others = Array.from({ length: 30 }, () =>
        comesTo(
          deal,
          Array.from({ length: 6 }, () => below(source, 4)),
        ),
      );
      const isBound = (of: (met: readonly string[]) => string): boolean =>
        of(alike) !== of(mixed) || others.every((other) => of(other) === of(mixed));
      const isRight = isBound((met) => met.join()) && isBound(([first = '']) => first);
      return isRight ? [] : [`${activity.id}, ${game.id}`];
    });
  });
  expect([...new Set(wrong)]).toEqual([]);
});
