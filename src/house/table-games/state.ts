// Games that are dealt with their procedure: the table is the procedure's own state, and beside it is
// who has keyed and signed what in the round, and what it has won from meters.
import type {
  RecordedRound,
  RoundPhase,
  SensorWager,
  TableAction,
  TableRound,
  TableState,
} from '#games';
import type { FeeTaken } from '../events.ts';
import type { Credited, DealtUnder } from './events.ts';

/** The badges of a round. */
export interface Badges {
  /** Who keyed the cards, by seat or `dealer`. */
  readonly keyed: Readonly<Record<string, string>>;
  /** Who validated, by seat and wager. */
  readonly signed: Readonly<Record<string, readonly string[]>>;
}

/** A part of a meter that the round has won. */
interface MeterWin extends SensorWager {
  readonly meter: string;
  readonly award: string;
}

/** A round that is over. */
export interface PastRound {
  readonly round: number;
  readonly record?: RecordedRound;
  /** As it was settled first, where it was corrected since. */
  readonly before: readonly RecordedRound[];
  readonly credited: readonly Credited[];
  /** Who played, by seat. */
  readonly players: Readonly<Record<string, string>>;
  readonly won: readonly MeterWin[];
  readonly void?: { readonly because: string; readonly remedy: string };
  readonly at: string;
}

export interface TableGame extends Omit<DealtUnder, 'setup'> {
  readonly state: TableState;
  readonly badges: Badges;
  readonly won: readonly MeterWin[];
  /** What was taken at Coin In of the running round. */
  readonly fees: readonly FeeTaken[];
  /** The round of the table, once its first card is out. */
  readonly round?: number;
  /** The accounts of players whose names are not known, by seat. */
  readonly accounts: Readonly<Record<string, string>>;
}

export interface TableGameState {
  /** Games that are dealt with their procedure, by table. */
  readonly tableGames: Map<string, TableGame>;
  /** The latest rounds of such games by table, the last one last. */
  readonly tableRounds: Map<string, readonly PastRound[]>;
  /** The first count of a tray, until a second one agrees. */
  readonly trayCounts: Map<string, { readonly by: string; readonly counted: string }>;
}

export const newTableGameState = (): TableGameState => ({
  tableGames: new Map(),
  tableRounds: new Map(),
  trayCounts: new Map(),
});

export const NO_BADGES: Badges = { keyed: {}, signed: {} };

/** How many rounds a table remembers; the log has all of them. */
export const PAST_KEPT = 30;

export const signedKey = ({ seat, wager }: SensorWager): string => `${seat} ${wager}`;

const OVER: readonly RoundPhase[] = ['complete', 'void'];

/** A round whose wagers are not settled and gone. */
const isRunning = ({ state: { round } }: Pick<TableGame, 'state'>): boolean =>
  round !== null && !OVER.includes(round.phase);

/** A round in which chips may lie on the layout. */
export const hasWagers = (game: Pick<TableGame, 'state'>): boolean =>
  isRunning(game) && (game.state.round as TableRound).seats.length > 0;

/** Who has done what at the table by a step. */
export function badgesAfter(badges: Badges, action: TableAction, by: string): Badges {
  switch (action.type) {
    case 'start-round':
      return NO_BADGES;
    case 'turn-up-hand':
      return keyedBy(badges, `${action.seat}`, by);
    case 'reveal-dealer-hand':
      return keyedBy(badges, 'dealer', by);
    case 'correct-cards':
      return keyedBy(badges, `${action.at}`, by);
    case 'validate-win': {
      const key = signedKey(action);
      const before = badges.signed[key] ?? [];
      return { ...badges, signed: { ...badges.signed, [key]: [...before, by] } };
    }
    default:
      return badges;
  }
}

const keyedBy = ({ keyed, signed }: Badges, at: string, by: string): Badges => {
  if (Object.keys(signed).length === 0) return { keyed: { ...keyed, [at]: by }, signed };
  // What was signed for before was signed for other cards.
  const isOther = (key: string) => at !== 'dealer' && !key.startsWith(`${at} `);
  const left = Object.fromEntries(Object.entries(signed).filter(([key]) => isOther(key)));
  return { keyed: { ...keyed, [at]: by }, signed: left };
};
