// Why a seat wins nothing, in a sentence for the dealer: what was seen there, what the rule says, and
// its clause.
import { type Deal, type DealtSeat, handsOf, type PersonKind } from '#games';
import { showDollars } from '#money';
import type { Settlement } from './awards.ts';
import { hasShowdown, type LeftOutCode } from './eligibility.ts';
import { type LeftOut, playerCountOf } from './entitled.ts';
import type { Offering } from './offering.ts';
import { rowsFor } from './row.ts';

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

const countWords = (count: number): string =>
  count === 1 ? '1 player is in the round' : `${count} players are in the round`;

const potWords = ({ pot }: Deal): string =>
  pot === undefined ? 'no pot was recorded' : `the pot was ${showDollars(pot)}`;

type Seen = (who: DealtSeat, deal: Deal) => string | undefined;

/** What lies or sits there; nothing where the rule itself says all. */
const SEEN: Readonly<Partial<Record<LeftOutCode, Seen>>> = {
  tournament: () => 'this is tournament play',
  misdeal: () => 'the hand was misdealt',
  collusion: () => 'the prize was talked about during the hand',
  deck: () => 'the deck was not as it should be',
  players: (_, deal) => countWords(playerCountOf(deal)),
  pot: (_, deal) => potWords(deal),
  'no-fee': () => 'the fee was not paid there',
  'no-wager': () => 'there is no bet on the game',
  'player-dealer': () => 'this is the player-dealer',
  backline: () => 'the player bets from behind the seat',
  tpp: () => 'the player is a third-party proposition player',
  employee: ({ person }) => PERSONS[person],
  excluded: () => 'the player is excluded',
  'missed-blind': () => 'the player has a hold or missed-blind button',
  folded: ({ folded }) => `the hand was folded (${String(folded).replaceAll('-', ' ')})`,
  'no-showdown': (_, deal) =>
    handsOf(deal).filter(({ folded }) => folded === false).length > 1 && !hasShowdown(deal)
      ? 'the deal ended before its last street'
      : 'everyone else had folded',
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

/** Every seat without a part in an award: by which rule, or that no row has its cards. */
export function explain(deal: Deal, offering: Offering, awarded: Settlement): readonly Explained[] {
  const { awards, leftOut } = awarded;
  const clause = [
    ...new Set(
      rowsFor(offering, deal.game).flatMap((row) => (row.when.of === 'event' ? [] : row.clause)),
    ),
  ].join('; ');
  const others = deal.seats.filter(
    (who) => ![...awards, ...leftOut].some((each) => each.who === who),
  );
  return [
    ...leftOut.map((each) => explainRule(each, deal, awarded)),
    ...others.map((who) => ({
      seat: who.seat,
      position: who.position,
      code: 'no-row' as const,
      clause,
      sentence: `${seatName(who)} wins nothing: the cards are not those of a prize (${clause}).`,
    })),
  ];
}
