import type { Card, Shoe } from '#cards';
import { assert } from '#result';
import type { Irregularity, ReadingValue, ToldResult } from '../round.ts';

/** A card at the table; null as long as no one has read it. A practice table knows the whole deck,
 * a real one what its shoe reads or the dealer keys. */
export type Dealt = Card | null;

/** The cards of a hand when all of them were read. */
export const readCards = (cards: readonly Dealt[]): readonly Card[] | null =>
  cards.every((card) => card !== null) ? cards : null;

/** At a table that knows its deck. */
export function knownCards(dealt: readonly Dealt[]): readonly Card[] {
  const cards = readCards(dealt);
  assert(cards !== null, 'a card was not read');
  return cards;
}

export type GameName = 'crazy-4-poker' | 'four-card-poker';

export const DEALING_WAYS = ['manual-shoe', 'hand', 'automated-shoe'] as const;
export type DealingWay = (typeof DEALING_WAYS)[number];

/** What the table game system adds at random to a bonus wager. */
export const BONUS_DRAWS = ['magicCard', 'luckyBonus'] as const;
export type BonusDraw = (typeof BONUS_DRAWS)[number];

export type ShuffleWay = 'manual' | 'automated' | 'preshuffled';

/** Who does a step. Only a floorperson or someone above one may verify, validate or direct. */
export type TableRole = 'dealer' | 'floorperson' | 'supervisor';

export type Position = number | 'dealer';

/** The steps from the box to the shoe, in their order. `stacked` is also where a deck returns to
 * when it has to be shuffled again; `racked` cards lie in the discard rack after a round. */
export type DeckStage =
  | 'received'
  | 'inspected'
  | 'verified'
  | 'spread'
  | 'viewed'
  | 'washed'
  | 'stacked'
  | 'shuffled'
  | 'cut'
  | 'placed'
  | 'in-play'
  | 'racked';

export interface TableDeck {
  /** The color of its backs, which is also how the table names it. */
  readonly back: string;
  readonly design: string;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
  readonly stage: DeckStage;
  /** The cards from the top, until they are dealt from. */
  readonly pile: readonly Dealt[];
  readonly face: 'up' | 'down';
  readonly shuffle: { readonly how: ShuffleWay; readonly counted: boolean } | null;
  /** A round has been dealt from it. */
  readonly played: boolean;
  /** The hand in which the dealer holds it for this round. */
  readonly holding: Side | null;
}

export type Side = 'left' | 'right';

export interface DealingDevice {
  readonly counts: boolean;
  readonly works: boolean;
  /** How a device that cannot be used has been marked. */
  readonly marked: 'covered' | 'signed' | null;
}

export type DeviceName = 'shuffler' | 'shoe';

/** One pile of the discard rack. The rack is a list, so every hand can be laid out again. */
export interface RackPile {
  readonly position: Position | 'stub' | 'face-up';
  readonly cards: readonly Dealt[];
}

/** What a meter shows when the round begins. */
export interface ShownMeter {
  readonly amount: string;
  readonly reset: string;
  readonly reserve?: string;
  /** It stands below a seed that was raised since. */
  readonly seedRaised?: true;
}

interface Limits {
  readonly min: string;
  readonly max: string;
}

/** What the house has posted at the table. Money is a decimal string of dollars. */
export interface TableSetup {
  readonly game: GameName;
  /** The games for which the licensee has designated the table. */
  readonly designatedFor: readonly string[];
  readonly seatCount: number;
  readonly shuffler: 'none' | 'automated' | 'counting';
  /** The mode that the shuffler is set to, where a wager needs one. */
  readonly shufflerMode?: string;
  /** Whether an automated dealing shoe stands at the table. */
  readonly automatedShoe: boolean;
  /** A shoe that reshuffles and counts the cards by itself: a counting shuffler and an automated
   * shoe in one. */
  readonly reshufflingShoe?: { readonly approved: boolean };
  readonly way: DealingWay;
  /** The optional wagers on offer. */
  readonly offers: readonly string[];
  /** The pay table of each wager that has a choice of them. */
  readonly tables: Readonly<Record<string, string>>;
  readonly limits?: Readonly<Record<string, Limits>>;
  /** What the table game system draws for a bonus; magic card and lucky position, where nothing is
   * said. */
  readonly draws?: readonly BonusDraw[];
  /** How the house reads the rules, by the names of the settings. */
  readonly readings?: Readonly<Record<string, ReadingValue>>;
  /** Whether a round needs the cards of every hand that is not folded, or only those in question. */
  readonly recording: 'every-card' | 'hands-in-question';
  /** South Dakota leaves these two to the casino. */
  readonly severalPositions?: boolean;
  readonly progressiveRequiresBaseWager?: boolean;
}

export type RoundPhase =
  | 'betting'
  | 'closed'
  | 'dealing'
  | 'dealt'
  | 'deciding'
  | 'decided'
  | 'settling'
  | 'settled'
  | 'complete'
  | 'void';

/** Where the chips of a wager are. `tray` holds progressive chips that were collected and are
 * still live. */
export interface PlacedWager {
  readonly amount: string;
  readonly at: 'layout' | 'tray' | 'forfeited' | 'settled' | 'returned';
}

/** Where a hand lies: `layout` is face up, `gathered` back in the stack after a void round. */
export type HandPlace = 'player' | 'sensor' | 'layout' | 'rack' | 'gathered';

export interface Hand {
  readonly cards: readonly Dealt[];
  readonly at: HandPlace;
}

export interface RoundSeat {
  readonly seat: number;
  readonly player: string;
  readonly wagers: Readonly<Record<string, PlacedWager>>;
  readonly hand: Hand;
  readonly decision: 'play' | 'fold' | 'abandoned' | null;
  /** How it ended against the dealer’s, where that was told in place of cards. */
  readonly result: ToldResult | null;
}

/** A win that needs more than chips from the tray. */
export interface WinSteps {
  readonly seat: number;
  readonly wager: string;
  readonly button: string | null;
  readonly validatedBy: TableRole | null;
  readonly paperwork: 'none' | 'open' | 'complete' | 'backed-out';
}

export interface SensorWager {
  readonly seat: number;
  readonly wager: string;
}

export interface TableRound {
  readonly number: number;
  readonly phase: RoundPhase;
  readonly meters: Readonly<Record<string, ShownMeter>>;
  readonly deck: string | null;
  readonly shoe: Shoe<Dealt> | null;
  /** How many deliveries of the deal have been made or passed over. */
  readonly delivered: number;
  readonly seats: readonly RoundSeat[];
  readonly dealer: Hand & { readonly best: readonly Card[] | null };
  /** The wagers that the progressive system took when its entry was locked. */
  readonly accepted: readonly SensorWager[] | null;
  readonly systemLocked: boolean;
  readonly chipsCollected: boolean;
  readonly faceUpCount: number;
  readonly irregularities: readonly Irregularity[];
  readonly wins: readonly WinSteps[];
  readonly magicCard: Card | null;
  readonly luckySeat: Position | null;
  /** The players that the shuffler counted, where a wager is paid by their number. */
  readonly playerCount?: number;
  /** The best hand so far, which stays open for a wager on the best hand of the table. */
  readonly exposed?: Position;
  /** Seats whose envy has been paid. */
  readonly envyPaid?: readonly number[];
  /** Rules that no software sees kept, and that someone broke. */
  readonly breaches?: readonly { readonly clause: string; readonly at: Position }[];
  readonly void: { readonly because: string; readonly remedy: string } | null;
}

export interface TableState {
  readonly setup: TableSetup;
  readonly way: DealingWay;
  readonly shuffler: DealingDevice | null;
  readonly shoe: DealingDevice | null;
  readonly decks: readonly TableDeck[];
  readonly removed: readonly { readonly back: string; readonly because: string }[];
  readonly rack: { readonly deck: string | null; readonly piles: readonly RackPile[] };
  readonly seated: readonly { readonly seat: number; readonly player: string }[];
  readonly lastDeck: string | null;
  /** Rounds since the stub was last counted, where the shuffler does not count. */
  readonly uncountedRounds: number;
  readonly round: TableRound | null;
}

export const EMPTY_RACK: TableState['rack'] = { deck: null, piles: [] };

export const deckNamed = (state: TableState, back: string): TableDeck | undefined =>
  state.decks.find((deck) => deck.back === back);

export const withDeck = (state: TableState, changed: TableDeck): TableState => ({
  ...state,
  decks: state.decks.map((deck) => (deck.back === changed.back ? changed : deck)),
});

// Every step makes a new table, round and seat of those before. Their fields are named one by one: V8 copies a
// copy of a copy by `...` ten times more slowly.

export const withRound = (state: TableState, round: TableRound): TableState => ({
  setup: state.setup,
  way: state.way,
  shuffler: state.shuffler,
  shoe: state.shoe,
  decks: state.decks,
  removed: state.removed,
  rack: state.rack,
  seated: state.seated,
  lastDeck: state.lastDeck,
  uncountedRounds: state.uncountedRounds,
  round,
});

type Later = Pick<TableRound, 'playerCount' | 'exposed' | 'envyPaid' | 'breaches'>;
/** The compiler counts: what only some rounds come to have is named there, and the rest below. */
type Always = Required<Omit<TableRound, keyof Later>>;

/** What a round goes on with. */
export function roundWith(round: TableRound, change: Partial<TableRound>): TableRound {
  const always: Always = {
    number: round.number,
    phase: round.phase,
    meters: round.meters,
    deck: round.deck,
    shoe: round.shoe,
    delivered: round.delivered,
    seats: round.seats,
    dealer: round.dealer,
    accepted: round.accepted,
    systemLocked: round.systemLocked,
    chipsCollected: round.chipsCollected,
    faceUpCount: round.faceUpCount,
    irregularities: round.irregularities,
    wins: round.wins,
    magicCard: round.magicCard,
    luckySeat: round.luckySeat,
    void: round.void,
  };
  const next: { -readonly [Name in keyof TableRound]: TableRound[Name] } = always;
  if (round.playerCount !== undefined) next.playerCount = round.playerCount;
  if (round.exposed !== undefined) next.exposed = round.exposed;
  if (round.envyPaid !== undefined) next.envyPaid = round.envyPaid;
  if (round.breaches !== undefined) next.breaches = round.breaches;
  return Object.assign(next, change);
}

/** What a seat comes to have is never taken back. */
interface SeatChange {
  readonly wagers?: RoundSeat['wagers'];
  readonly hand?: Hand;
  readonly decision?: NonNullable<RoundSeat['decision']>;
  readonly result?: ToldResult | undefined;
}

export const seatWith = (seat: RoundSeat, change: SeatChange): RoundSeat => ({
  seat: seat.seat,
  player: seat.player,
  wagers: change.wagers ?? seat.wagers,
  hand: change.hand ?? seat.hand,
  decision: change.decision ?? seat.decision,
  result: change.result ?? seat.result,
});

/** The wagers of a seat when the chips of some of them have moved. */
export function wagersPut(
  { wagers }: Pick<RoundSeat, 'wagers'>,
  moved: readonly string[],
  at: PlacedWager['at'],
): RoundSeat['wagers'] {
  const put: Record<string, PlacedWager> = {};
  for (const name in wagers) {
    const wager = wagers[name] as PlacedWager;
    put[name] = moved.includes(name) ? { amount: wager.amount, at } : wager;
  }
  return put;
}

export const withSeat = (round: TableRound, changed: RoundSeat): TableRound =>
  roundWith(round, {
    seats: round.seats.map((each) => (each.seat === changed.seat ? changed : each)),
  });

/** No round is in progress, so no one has a wager or a card in front of them. */
export const isBetweenRounds = ({ round }: TableState): boolean =>
  round === null || round.phase === 'complete' || round.phase === 'void';

/** Wagers may be down, but no card has left the shoe. */
export const isBeforeDeal = (state: TableState): boolean =>
  isBetweenRounds(state) || ['betting', 'closed'].includes((state.round as TableRound).phase);

export const isFolded = ({ decision }: Pick<RoundSeat, 'decision'>): boolean =>
  decision === 'fold' || decision === 'abandoned';

/** Whether a wager is still to be won or lost. */
export const isLive = (wager: PlacedWager | undefined): boolean =>
  wager !== undefined && (wager.at === 'layout' || wager.at === 'tray');

/** The decisions are over when every ante has been played or given up. */
export const decidedIfAll = (round: TableRound): TableRound => {
  const isOver = round.phase === 'deciding' && !round.seats.some(isToDecide);
  return isOver ? roundWith(round, { phase: 'decided' }) : round;
};

/** Whether an ante has not been answered for. */
export const isToDecide = ({ wagers, decision }: RoundSeat): boolean =>
  decision === null && 'ante' in wagers;
