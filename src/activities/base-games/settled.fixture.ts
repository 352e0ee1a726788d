// Rounds of a base game with many strong hands, settled by the game and qualified by its sheet, one
// wager at a time: both must pay the same.
import { expect } from 'vitest';
import { type Card, cardsOf, deal, makeCards, STANDARD_DECK, shuffledShoe } from '#cards';
import { below, type RandomSource } from '#chance';
import { decodeDeal, type SettledRound, settleGame } from '#games';
import { dollarsOf, parseDollars, sum, usd, ZERO } from '#money';
import { sure } from '#result';
import { type Activity, decodeOffering, qualify } from '#rules';

const STRONG = [
  'As Ks Qs Js Ts',
  'Ah Kh Qh Jh Th',
  'Kd Qd Jd Td 9d',
  '9h 8h 7h 6h 5h',
  '5c 4c 3c 2c Ac',
  'As Ah Ad Ac 4h',
  '6s 6h 6d 6c 2h',
  'Qc Jc Tc 9c 2d',
  'Ah Kh Qh Jh 3d',
  '7s 7c 7d 3h 2s',
  '5s 5d 5h 3s 3d',
  'Jd 8d 6d 4d 2d',
  '9s 8s 7h 6d 5s',
  'Qs Qd 8h 8c 2s',
  'Ad Ac 9c 5h 3c',
].map(cardsOf);

/** Hands of so many cards each, with no card twice. */
function anyHands(source: RandomSource, counts: readonly number[]): readonly (readonly Card[])[] {
  const taken = new Set<Card>();
  return counts.map((count) => {
    const strong = STRONG[below(source, STRONG.length)] as readonly Card[];
    const isFree = strong.every((card) => !taken.has(card));
    const begun = isFree && below(source, 3) > 0 ? strong : [];
    const left = STANDARD_DECK.cards.filter((card) => !taken.has(card) && !begun.includes(card));
    const [more] = deal(shuffledShoe(left, source), count - begun.length);
    const cards = [...begun, ...more];
    for (const card of cards) taken.add(card);
    return cards;
  });
}

/** A wager that both are asked about. */
export interface Asked {
  readonly wager: string;
  /** What is put down for it: another wager, where it comes with one. */
  readonly fee: string;
  readonly stakes: readonly string[];
  readonly meter?: string;
}

export interface BaseGame {
  readonly activity: Activity;
  readonly dealerCount: number;
  readonly tables: Readonly<Record<string, string>>;
  /** Each meter as it stands, and what it is reset to. */
  readonly meters: Readonly<Record<string, { readonly amount: string; readonly reset: string }>>;
  /** The values of the offering that the resets are. */
  readonly values: Readonly<Record<string, string>>;
  /** What all players wager besides. */
  readonly base: (ante: string) => Readonly<Record<string, string>>;
}

const ANTE = '10';

/** Seats of up to six players, with what each has wagered. */
function anySeats(source: RandomSource, hands: readonly (readonly Card[])[], { stakes }: Asked) {
  return hands.map((hand, index) => ({
    seat: index + 1,
    cards: makeCards(hand),
    isFolded: below(source, 4) === 0,
    stake: below(source, 4) === 0 ? null : (stakes[below(source, stakes.length)] as string),
  }));
}

type Seat = ReturnType<typeof anySeats>[number];

/** A seat as the game records it. A wager that all players make has the required amount. */
function settledSeat({ seat, cards, isFolded, stake }: Seat, { base }: BaseGame, { fee }: Asked) {
  const ante = stake !== null && fee in base(ANTE) ? stake : ANTE;
  return {
    seat,
    cards,
    folded: isFolded,
    wagers: {
      ...base(ante),
      ...(isFolded ? {} : { play: ante }),
      ...(stake === null ? {} : { [fee]: stake }),
    },
  };
}

/** The same as a deal records it. */
const dealtSeat = ({ seat, cards, isFolded, stake }: Seat, { fee }: Asked) => ({
  seat,
  cards,
  folded: isFolded ? 'fold' : false,
  fee: stake === null ? {} : { [fee]: true },
  ...(stake === null ? {} : { wager: stake }),
});

/** What a seat gets for the wager, envy apart, and how much envy. */
const paidTo = (
  { seats }: SettledRound,
  seat: number,
  wager: string,
): readonly [string, string] => {
  const settled = seats.find((each) => each.seat === seat);
  const envy = settled?.envy.filter((each) => each.wager === wager) ?? [];
  return [
    settled?.wagers[wager]?.returned ?? '0.00',
    dollarsOf(sum(envy.map(({ amount }) => sure(parseDollars(amount))))),
  ];
};

/** Compares one round; true where something was paid. */
export function expectSamePay(source: RandomSource, game: BaseGame, asked: Asked): boolean {
  const { activity, dealerCount, meters, tables, values } = game;
  const counts = [dealerCount, ...Array.from({ length: 1 + below(source, 6) }, () => 5)];
  const [dealer, ...hands] = anyHands(source, counts);
  const seats = anySeats(source, hands, asked);
  const cards = makeCards(dealer as readonly Card[]);
  const [id] = activity.games;
  const record = {
    game: id,
    tables,
    meters,
    dealer: cards,
    seats: seats.map((seat) => settledSeat(seat, game, asked)),
  };
  const round = sure(settleGame(record));
  const dealt = { game: id, dealer: { cards }, seats: seats.map((seat) => dealtSeat(seat, asked)) };
  const offering = sure(decodeOffering(activity, { options: tables, values }));
  const { awarded } = qualify({
    offering,
    deal: sure(decodeDeal(dealt)),
    balances: {
      meters: Object.fromEntries(
        Object.entries(meters).map(([name, { amount }]) => [name, usd(amount)]),
      ),
      reserve: ZERO,
      advance: ZERO,
    },
  });
  const words = JSON.stringify(record);
  const amountOf = (seat: number, isEnvy: boolean): string =>
    dollarsOf(
      sum(
        awarded.awards
          .filter((award) => award.seat === seat && (award.share === 'envy') === isEnvy)
          .map(({ amount = ZERO }) => amount),
      ),
    );
  for (const { seat, stake } of seats) {
    const [returned, envy] = paidTo(round, seat, asked.wager);
    const isPushed = isReturned(round, seat, asked.wager);
    if (stake !== null && !isPushed) expect(amountOf(seat, false), words).toBe(returned);
    if (stake === null) expect(amountOf(seat, false), words).toBe('0.00');
    expect(amountOf(seat, true), words).toBe(envy);
  }
  if (asked.meter !== undefined) {
    const after = awarded.balances.meters[asked.meter] ?? ZERO;
    expect(dollarsOf(after), words).toBe(round.meters[asked.meter]?.after);
  }
  return awarded.awards.length > 0;
}

/** A stake that goes back was not won; the sheet has no row for it. */
const isReturned = ({ seats }: SettledRound, seat: number, wager: string): boolean =>
  seats.find((each) => each.seat === seat)?.wagers[wager]?.result === 'push';
