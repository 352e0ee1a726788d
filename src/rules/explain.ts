// Why a seat wins nothing, in a sentence for the dealer: what was seen there, what the rule says, and
// its clause.
import { type Deal, type DealtSeat, dealtGameNamed, handsOf, type PersonKind } from '#games';
import { showDollars } from '#money';
import type { Settlement } from './awards.ts';
import { conditionWords } from './condition-words.ts';
import { hasShowdown, type LeftOutCode } from './eligibility.ts';
import type { LeftOut } from './entitled.ts';
import { readable } from './findings.ts';
import type { Offering } from './offering.ts';
import { type Row, rowsFor } from './row.ts';
import { cardsOf, handTests } from './tests.ts';

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

type Seen = (who: DealtSeat, deal: Deal) => string | undefined;

/** What lies or sits there; nothing where the rule itself says all. */
const SEEN: Readonly<Partial<Record<LeftOutCode, Seen>>> = {
  tournament: () => 'this is tournament play',
  misdeal: () => 'the hand was misdealt',
  collusion: () => 'the prize was talked about during the hand',
  deck: () => 'the deck was incorrect',
  pot: (_, deal) => potWords(deal),
  'no-fee': () => 'the fee was not paid there',
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
  const seen = SEEN[code]?.(who, deal);
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

/** Why no row has the hand of a seat: it was folded, there was no showdown, it has the cards of a row
 * and misses what else the row asks, or it has no row's cards. */
function unmetBy(who: DealtSeat, looked: Looked): Unmet {
  const { deal, posted } = looked;
  const rows = rowsFor(posted, deal.game).filter(({ when }) => when.of !== 'event');
  const near = rows.find((row) => hasCardsOf(row, who, looked));
  if (near !== undefined && who.folded !== false) {
    const why = `${foldWords(who)}, and "${near.title}" is for a hand that is still in`;
    return { code: 'folded', clause: near.clause, why };
  }
  const shown = rows.find(({ when }) => when.of === 'beaten' && when.among === 'showdown');
  if (shown !== undefined && !hasShowdown(deal)) {
    const why = `${endWords(deal)}, and "${shown.title}" takes a showdown`;
    return { code: 'no-showdown', clause: shown.clause, why };
  }
  if (near?.when.of === 'beaten' && winnersOf(deal).includes(who.seat)) {
    const why = `the hand won, and "${near.title}" is for the hand that loses`;
    return { code: 'no-row', clause: near.clause, why };
  }
  if (near !== undefined) {
    const why = `the hand comes close to "${near.title}", which asks for more: ${conditionWords(near.when)}`;
    return { code: 'no-row', clause: near.clause, why };
  }
  const clauses = [...new Set(rows.map(({ clause }) => clause))];
  const clause = [clauses[0], ...clauses.slice(1).slice(-1)].join(' to ');
  return { code: 'no-row', clause, why: 'the hand doesn’t qualify' };
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
