// Why a seat wins nothing, in a sentence for the dealer: what was seen there, what the rule says, and
// its clause.
import {
  cardsOfSeat,
  type Deal,
  type DealtSeat,
  dealtGameNamed,
  handsOf,
  type PersonKind,
  tilesOfSeat,
} from '#games';
import { showDollars } from '#money';
import type { Settlement } from './awards.ts';
import { conditionWords } from './condition-words.ts';
import { hasShowdown, type LeftOutCode } from './eligibility.ts';
import type { LeftOut, Reason } from './entitled.ts';
import { readable } from './findings.ts';
import type { Offering } from './offering.ts';
import { type Row, rowsFor } from './row.ts';
import { cardsOf, handTests, saidUnder } from './tests.ts';

export interface Explained {
  readonly seat: number;
  readonly position: DealtSeat['position'];
  /** The rule that leaves the seat out, or that its cards are not those of a prize. */
  readonly code: LeftOutCode | 'no-row';
  readonly clause: string;
  readonly sentence: string;
}

const PERSONS: Readonly<Partial<Record<PersonKind, string>>> = {
  'employee-off-duty': 'the player is an employee off duty',
  'employee-off-duty-in-uniform': 'the player is an employee off duty in uniform',
  'employee-standby-in-uniform': 'the player is an employee on standby in uniform',
  'employee-on-duty': 'the player is an employee on duty',
};

const potWords = ({ pot }: Deal): string =>
  pot === undefined ? 'no pot was recorded' : `the pot was ${showDollars(pot)}`;

const foldWords = ({ folded }: DealtSeat): string =>
  `the hand was folded (${String(folded).replaceAll('-', ' ')})`;

/** Why a deal came to no showdown. */
const endWords = (deal: Deal): string =>
  handsOf(deal).filter(({ folded }) => folded === false).length > 1
    ? 'the deal ended before its last street'
    : 'everyone else had folded';

type Seen = (who: DealtSeat, deal: Deal, rule: Reason) => string | undefined;

/** What lies or sits there; nothing where the rule itself says all. */
const SEEN: Readonly<Partial<Record<LeftOutCode, Seen>>> = {
  tournament: () => 'this is tournament play',
  misdeal: () => 'the hand was misdealt',
  collusion: () => 'the prize was talked about during the hand',
  deck: () => 'the deck was incorrect',
  pot: (_, deal) => potWords(deal),
  // Of the whole table it may be another's fee, as the rule says.
  'no-fee': (_, __, { scope }) => (scope === 'table' ? undefined : 'the fee was not paid there'),
  'no-wager': () => 'there is no bet on the game',
  'player-dealer': () => 'this is the player-dealer',
  backline: () => 'the player bets from behind the seat',
  tpp: () => 'the player is a third-party proposition player',
  employee: ({ person }) => PERSONS[person],
  excluded: () => 'the player is excluded',
  'missed-blind': () => 'the player has a hold or missed-blind button',
  folded: foldWords,
  'no-showdown': (who, deal) => (who.folded === false ? endWords(deal) : foldWords(who)),
  position: () => 'another player has the hand',
};

const inSentence = (words: string): string =>
  `${words.charAt(0).toLowerCase()}${words.slice(1).replace(/\.$/, '')}`;

const seatName = ({ seat, position }: Pick<DealtSeat, 'seat' | 'position'>): string =>
  position === 'backline' ? `Seat ${seat} (backline)` : `Seat ${seat}`;

function explainRule(
  { who, finding, code, rule }: LeftOut,
  deal: Deal,
  { awards }: Settlement,
): Explained {
  const { clause, words } = rule;
  const { seat, position } = who;
  const seen = SEEN[code]?.(who, deal, rule);
  const hasWon = awards.some((award) => award.who === who);
  const lost = hasWon ? `has no part in "${finding.row.title}"` : 'wins nothing';
  const why = [...(seen === undefined ? [] : [seen]), inSentence(words)].join(', and ');
  return {
    seat,
    position,
    code,
    clause,
    sentence: `${seatName(who)} ${lost}: ${why} (${clause}).`,
  };
}

/** Of a row: the chart's own test of the cards. */
function hasCardsOf({ when }: Row, who: DealtSeat, { deal, posted }: Looked): boolean {
  if (when.of === 'hand') return cardsOf(handTests.read(when.test))(deal, who, posted);
  return when.of === 'beaten' && cardsOf(handTests.read(when.losing))(deal, who, posted);
}

interface Looked {
  readonly deal: Deal;
  readonly posted: Offering;
}

const winnersOf = (deal: Deal): readonly number[] =>
  dealtGameNamed(deal.game)?.winners?.(deal) ?? [];

type Unmet = Pick<Explained, 'code' | 'clause'> & { readonly why: string };

/** A folded hand counts all the same where it was held aside and the row allows that. */
const isOut = ({ folded, heldAside }: DealtSeat, { when }: Row): boolean =>
  folded !== false && !(heldAside && when.of === 'beaten' && when.heldAside === true);

function foldedBefore(who: DealtSeat, { when, title, clause }: Row): Unmet {
  const mayBeAside = when.of === 'beaten' && when.heldAside === true;
  const asks = mayBeAside
    ? 'counts a folded hand only if it was held aside'
    : 'is for a hand that is still in';
  return { code: 'folded', clause, why: `${foldWords(who)}, and "${title}" ${asks}` };
}

/** What a hand with the cards of a row lacks. */
function lackedBy({ when, title }: Row, who: DealtSeat, { deal, posted }: Looked): string {
  if (when.of !== 'beaten') {
    return `the hand comes close to "${title}", which asks for more: ${conditionWords(when, posted)}`;
  }
  if (winnersOf(deal).includes(who.seat)) {
    return `the hand won, and "${title}" is for the hand that loses`;
  }
  const losing = handTests.read(when.losing);
  if (!losing.holds(deal, who, posted)) {
    const asked = saidUnder(posted, losing);
    return `the hand comes close to "${title}", which asks for more: ${asked}`;
  }
  const beaten = `no hand beats it as "${title}" asks`;
  return when.winning === undefined
    ? beaten
    : `${beaten} of the winning hand: ${saidUnder(posted, handTests.read(when.winning))}`;
}

/** The clauses of the rows; what they have in common, up to a comma, where they are several. */
function clauseOf(rows: readonly Row[]): string {
  const clauses = [...new Set(rows.map(({ clause }) => clause))];
  const heads = [...new Set(clauses.map((clause) => clause.split(', ')[0]))];
  const all = clauses.length > 1 && heads.length === 1 ? heads : clauses;
  return [all[0], ...all.slice(1).slice(-1)].join(' to ');
}

const NO_HAND = 'the hand doesn’t qualify';

const hasCards = (seat: DealtSeat): boolean =>
  cardsOfSeat(seat).length > 0 || tilesOfSeat(seat).length > 0;

/** What can be said of a hand whose cards no one has recorded, where those of others are. */
function unseen(who: DealtSeat, deal: Deal): string | undefined {
  const hands = handsOf(deal);
  const isKnown = hands.some((hand) => hand.seat === who.seat && hasCards(hand));
  if (isKnown || !hands.some(hasCards)) return undefined;
  const folded = who.folded === false ? '' : `${foldWords(who)}, and `;
  return `${folded}no cards are on record there`;
}

/** Why no row has the hand of a seat: it was folded, there was no showdown, it has the cards of a row
 * and misses what else the row asks, or it has no row's cards. */
function unmetBy(who: DealtSeat, looked: Looked): Unmet {
  const { deal, posted } = looked;
  const rows = rowsFor(posted, deal.game).filter(({ when }) => when.of !== 'event');
  const near = rows.find((row) => hasCardsOf(row, who, looked));
  if (near !== undefined && isOut(who, near)) return foldedBefore(who, near);
  const shown = rows.find(({ when }) => when.of === 'beaten' && when.among === 'showdown');
  if (shown !== undefined && !hasShowdown(deal)) {
    const isFolded = who.folded !== false;
    const why = `${isFolded ? foldWords(who) : endWords(deal)}, and "${shown.title}" takes a showdown`;
    return { code: isFolded ? 'folded' : 'no-showdown', clause: shown.clause, why };
  }
  if (near !== undefined) {
    return { code: 'no-row', clause: near.clause, why: lackedBy(near, who, looked) };
  }
  return { code: 'no-row', clause: clauseOf(rows), why: unseen(who, deal) ?? NO_HAND };
}

function explainHand(who: DealtSeat, looked: Looked): Explained {
  const { code, clause, why } = unmetBy(who, looked);
  const { seat, position } = who;
  return {
    seat,
    position,
    code,
    clause,
    sentence: `${seatName(who)} wins nothing: ${why} (${clause}).`,
  };
}

/** One sentence for every seat that is left out of a prize, or has none: the first rule against it, or
 * what its hand lacks. */
export function explain(deal: Deal, posted: Offering, awarded: Settlement): readonly Explained[] {
  const { awards, leftOut } = awarded;
  return deal.seats.flatMap((who) => {
    const rule = leftOut.find((each) => each.who === who);
    if (rule !== undefined) return explainRule(rule, deal, awarded);
    return awards.some((each) => each.who === who)
      ? []
      : explainHand(who, { deal: readable(deal), posted });
  });
}
