// Coupons, vouchers and chips without cash value. The sheet says what each is worth, which wagers take
// it, what lies beside it, and what becomes of it when the wager has ended.
import { dealtGameNamed, type ReadingValue } from '#games';
import { type Cents, compare, isZero, showDollars, sum, ZERO } from '#money';
import type { Problem } from '#result';
import { type Posted, settingOf } from './posted.ts';

export const BETS = ['base', 'bonus'] as const;
type Bet = (typeof BETS)[number];

export const ENDINGS = ['win', 'lose', 'push'] as const;
export type WagerEnding = (typeof ENDINGS)[number];

/** Where it is when a wager with it has ended; what is kept may be played again. */
export type Becomes = 'kept' | 'redeemed' | 'cancelled' | 'collected' | 'voided' | 'dropped';

/** What a wager with it has come to, in live chips. The live wager beside it is the game's. */
export interface Played {
  /** The player-dealer pays the player on it. */
  readonly pays: Cents;
  /** The cage gives the player-dealer for it. */
  readonly redeems: Cents;
  readonly becomes: Becomes;
}

/** What prizes of other sheets may be paid in; dead chips are sold. */
export type InstrumentKind = 'match-play' | 'free-play' | 'bonus-play' | 'dead-chips';

/** The kind of coupons or chips that a prize is paid in, where one is said. */
export type IssuedAs = InstrumentKind | 'any';

export interface InstrumentRule {
  readonly id: string;
  readonly kind: InstrumentKind;
  readonly title: string;
  readonly clause: string;
  /** The clause on whose it is and until when. */
  readonly holder: string;
  /** The clause that asks for a player-dealer at the table, where one does. */
  readonly banked?: string;
  /** What a patron is handed: paper that is played itself, a voucher that the cage changes into a
   * chip, or chips over the counter. */
  readonly form: 'paper' | 'voucher' | 'chips';
  /** The value that is its face; it is not offered where that is not posted. */
  readonly face: string;
  readonly sale?: Sale;
  /** The fee that each wager with it owes. */
  readonly fee?: string;
  readonly bets: readonly Bet[];
  /** Live chips in the same wager: none, any, as much as its face, or at least as much as all
   * instruments there that ask for it. */
  readonly live: 'none' | 'any' | 'equal' | 'at-least';
  /** A wager takes one only, or several. */
  readonly perWager: 'one' | 'several';
  /** Bets of a round that oppose each other may not both be made with them. */
  readonly oneSide?: true;
  /** Chips of which a part can be wagered, at what the bet pays: no more than so many to one. The
   * others are wagered whole and pay their face. */
  readonly odds?: Readonly<Record<Bet, number>>;
  /** What a wager with it that has won or lost comes to; after a push it is kept. */
  readonly settles: Readonly<Record<Exclude<WagerEnding, 'push'>, Settles>>;
}

/** What is paid and redeemed of it, and where it is then. A reading may decide whether it is redeemed. */
interface Settles {
  readonly pays: 'nothing' | 'face' | 'winnings';
  readonly redeems:
    | 'nothing'
    | 'face'
    | { readonly setting: string; readonly values: readonly ReadingValue[] };
  readonly becomes: Becomes;
}

/** Sold over the counter instead of given. */
interface Sale {
  readonly clause: string;
  readonly price: string;
  /** How many buy-ins there are at most, where that is posted. */
  readonly most: string;
  /** Where it is sold. */
  readonly place: string;
  /** A posted choice that is `open` while it is sold. */
  readonly when: string;
}

interface SettledWager {
  /** What was wagered of it. */
  readonly face: Cents;
  /** What the bet has paid, where it is a win of chips that are paid by the bet. */
  readonly winnings: Cents;
}

export interface PlacedInstrument {
  readonly instrument: InstrumentRule;
  /** What is wagered of it. */
  readonly face: Cents;
  readonly bet: Bet;
  /** What it is on, as player or banker. */
  readonly side: string;
  /** Where it lies: bets of one player at other spots are other wagers. */
  readonly spot: string;
  /** Live chips in the same wager. */
  readonly live: Cents;
}

/** What a wager with an instrument has come to. */
export function settledBy(
  { settles }: InstrumentRule,
  ending: WagerEnding,
  { face, winnings, posted }: SettledWager & { readonly posted: Posted },
): Played {
  if (ending === 'push') return { pays: ZERO, redeems: ZERO, becomes: 'kept' };
  const { pays, redeems, becomes } = settles[ending];
  const isRedeemed =
    typeof redeems === 'string'
      ? redeems === 'face'
      : redeems.values.includes(settingOf(posted, redeems.setting));
  return {
    pays: { nothing: ZERO, face, winnings }[pays],
    redeems: isRedeemed ? face : ZERO,
    becomes,
  };
}

/** The base bets of a game that oppose each other, by its family; the other games have none. */
const OPPOSITES: Readonly<Record<string, readonly string[]>> = { baccarat: ['player', 'banker'] };

export const oppositesIn = (game: string): readonly string[] =>
  OPPOSITES[dealtGameNamed(game)?.family ?? ''] ?? [];

/** The wagers of one player in a round, one after another: all that is wrong with each. */
export function checkPlaced(game: string, placed: readonly PlacedInstrument[]): Problem[] {
  const opposites = oppositesIn(game);
  return placed.flatMap((wager, index) =>
    faultsOf(wager, placed.slice(0, index), opposites).map(({ fault, of = wager.instrument }) => ({
      path: `placed[${index}]`,
      message: `${fault} (${of.clause})`,
    })),
  );
}

interface Fault {
  readonly fault: string;
  /** Whose rule it is, where that is another one's in the same wager. */
  readonly of?: InstrumentRule;
}

function faultsOf(
  wager: PlacedInstrument,
  before: readonly PlacedInstrument[],
  opposites: readonly string[],
): readonly Fault[] {
  const { instrument, bet, side, spot } = wager;
  const faults: Fault[] = [];
  if (!instrument.bets.includes(bet)) {
    faults.push({ fault: `${instrument.title}: not on a ${bet} bet` });
  }
  const there = before.filter(
    (each) => each.bet === bet && each.side === side && each.spot === spot,
  );
  const alone = [wager, ...there].find((each) => each.instrument.perWager === 'one');
  if (there.length > 0 && alone !== undefined) {
    faults.push({ fault: `one to a wager, and ${side} has one already`, of: alone.instrument });
  }
  if (bet === 'base' && opposites.length > 0) {
    const opposite = oppositeFault(wager, before, opposites);
    if (opposite !== undefined) faults.push({ fault: opposite });
  }
  const live = liveFault(wager, there);
  return live === undefined ? faults : [...faults, live];
}

/** Where base bets oppose each other, the first one of a round fixes the side of the others. */
function oppositeFault(
  { instrument, side }: PlacedInstrument,
  before: readonly PlacedInstrument[],
  opposites: readonly string[],
): string | undefined {
  if (!opposites.includes(side)) return `a base bet is on ${opposites.join(' or ')}`;
  const first = before.find((each) => each.bet === 'base' && each.instrument.oneSide);
  if (!instrument.oneSide || first === undefined || first.side === side) return undefined;
  return `the first one is on ${first.side}, so ${side} takes live chips only`;
}

function liveFault(wager: PlacedInstrument, there: readonly PlacedInstrument[]): Fault | undefined {
  const all = [wager, ...there];
  const dead = all.find((each) => each.instrument.live === 'none');
  if (dead !== undefined && all.some((each) => !isZero(each.live))) {
    const { instrument: of } = dead;
    return { fault: `live chips are not combined with ${of.title} in one wager`, of };
  }
  const { instrument, face, live } = wager;
  if (instrument.live === 'equal' && compare(live, face) !== 0) {
    return { fault: `it needs a live wager of ${showDollars(face)} beside it` };
  }
  if (instrument.live !== 'at-least') return undefined;
  const asking = all.filter((each) => each.instrument.live === 'at-least');
  const needed = sum(asking.map((each) => each.face));
  if (compare(live, needed) >= 0) return undefined;
  return { fault: `it needs a live wager of ${showDollars(needed)} or more beside it` };
}
