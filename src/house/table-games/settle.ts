// What a round pays, by `settle`'s own code: parts of meters as claims when the dealer gets to them,
// and the rest when the round is complete.
import {
  procedureOf,
  type RecordedRound,
  type RecordedSeat,
  readCards,
  roundRecordOf,
  type SeatOutcome,
  type SettledRound,
  settleGame,
  settleTable,
  type TableRound,
  totalsOf,
} from '#games';
import { accounts } from '#ledger';
import { type Cents, centsOf, dollarsOf, subtract, sum, usd, ZERO } from '#money';
import { assert, given, sure } from '#result';
import { prizesWon } from '../awards/prizes.ts';
import type { EventOf } from '../events.ts';
import type { Fund } from '../funds/funds.ts';
import { refuse } from '../kit/ask.ts';
import type { Asking } from '../kit/asking.ts';
import type { House } from '../state.ts';
import type { EntryText, SourceText } from '../words/shapes.ts';
import { shownMeters } from './asked-steps.ts';
import type { Credited, RoundSettled } from './events.ts';
import { signedKey, type TableGame } from './state.ts';

interface Turn {
  readonly seat: number;
  readonly wager: string;
  readonly meter: string;
}

/** The round as one wager on a meter sees it: nothing of another hand, and no other wager on a meter,
 * so that what comes off it is what this wager wins at its turn. */
function recordOfTurn(record: RecordedRound, { seat: mine }: Turn, others: readonly string[]) {
  const without = ({ wagers }: RecordedSeat, gone: readonly string[]) =>
    Object.fromEntries(Object.entries(wagers).filter(([name]) => !gone.includes(name)));
  const seats = record.seats.flatMap((each): RecordedSeat[] => {
    if (each.seat === mine) return [{ ...each, wagers: without(each, others) }];
    // Whoever bets on the dealer's hand shares in what it wins; without an ante nothing is folded.
    const wagers = without(each, [...others, 'play']);
    return 'ante' in wagers ? [{ seat: each.seat, wagers, folded: true }] : [];
  });
  return { ...record, seats };
}

/** What one wager wins of a meter now, as claims; all who share in it win at once. */
export function meterPrizes(
  asking: Pick<Asking, 'house' | 'at'>,
  {
    fund,
    game,
    table,
    award,
    by,
  }: { fund: Fund; game: TableGame; table: string; award: string; by: string },
  turn: Turn,
): EventOf<'prizes-won'> | undefined {
  const { state } = game;
  const procedure = procedureOf(state);
  const round = state.round as TableRound;
  const mine = round.seats.find(({ seat }) => seat === turn.seat);
  const win = procedure.winOf(state.setup, turn.wager, {
    own: readCards(mine?.hand.cards ?? []),
    dealer: readCards(round.dealer.cards),
  });
  if (win?.paidBy !== 'meter') return undefined;
  const record = roundRecordOf(state);
  if (record === null) return undefined;
  const others = procedure
    .offered(state.setup)
    .filter((wager) => wager !== turn.wager && procedure.meterOf(wager) !== null);
  // What the round has won before has left the meter.
  const { [turn.meter]: now } = shownMeters(asking.house, fund, state.setup);
  assert(now !== undefined, `there is no meter ${turn.meter}`);
  const meters = { ...record.meters, [turn.meter]: now };
  const settled = sure(settleGame(recordOfTurn({ ...record, meters }, turn, others)));
  const won = settled.seats.flatMap(({ seat, wagers }) => {
    const { fromMeter, because, pays, parts, staked } = wagers[turn.wager] ?? {};
    if (fromMeter === undefined) return [];
    const odds = pays ?? parts?.[0]?.pays ?? '';
    return [{ seat, amount: centsOf(fromMeter), because: `${because}: ${odds}`, staked }];
  });
  if (won.length === 0) return undefined;
  // A call at another table holds the meter.
  const [waiting] = fund.offered.line;
  if (waiting !== undefined) refuse('call-pending', waiting);
  const row = rowOf(fund, turn.wager, win.row);
  return prizesWon(asking, fund, {
    award,
    of: { what: 'game', id: `${table}.${game.round}`, wager: turn.wager },
    prizes: won.map(({ seat, amount, because, staked }) => ({
      row,
      amount,
      because,
      meter: turn.meter,
      table,
      seat,
      stake: centsOf(staked ?? '0.00'),
      ...patronAt(asking.house, round, seat),
    })),
    signedBy: [...(game.badges.signed[signedKey(turn)] ?? []), by],
    reseeded: reseedsIn(settled, turn.meter, sum(won.map(({ amount }) => amount))),
  });
}

/** The row of the sheet for a row of the pay table that pays part of a meter. */
function rowOf({ offering: { activity } }: Fund, wager: string, row: string): string {
  const rows = activity.rows.filter(
    ({ id, fee, prize }) => fee === wager && prize.pays === 'meter' && id.endsWith(`-${row}`),
  );
  // A straight flush ends like a flush.
  const [found] = rows.map(({ id }) => id).sort((a, b) => a.length - b.length);
  assert(found !== undefined, `the sheet has no row ${row} for ${wager}`);
  return found;
}

/** Who sits there, where the house knows them. */
export function patronAt(
  { patrons }: Pick<House, 'patrons'>,
  { seats }: Pick<TableRound, 'seats'>,
  at: number,
): { readonly patron?: string } {
  const player = seats.find(({ seat }) => seat === at)?.player;
  return player !== undefined && patrons.has(player) ? { patron: player } : {};
}

/** What brings a meter back: the reserve first, as the settlement has it, and the house. */
function reseedsIn(
  { meters, seeded }: SettledRound,
  meter: string,
  won: Cents,
): readonly SourceText[] {
  const shown = meters[meter];
  if (shown === undefined) return [];
  const reserve = subtract(
    centsOf(shown.reserveBefore ?? '0.00'),
    centsOf(shown.reserveAfter ?? '0.00'),
  );
  const left = subtract(centsOf(shown.before), won);
  assert(
    subtract(centsOf(shown.after), left) === sum([reserve, usd(seeded)]),
    `${meter} is not what is left of it and what was brought`,
  );
  return [
    ...(reserve > ZERO ? ([['reserve', dollarsOf(reserve), meter]] as const) : []),
    ...(usd(seeded) > ZERO ? ([['house', seeded, meter]] as const) : []),
  ];
}

export const moveOf = (kind: EntryText[0], from: string, to: string, amount: Cents): EntryText[] =>
  amount > ZERO ? [[kind, from, to, dollarsOf(amount)]] : [];

/** Who played, by seat. */
export const playersInRound = ({ seats }: TableRound): Readonly<Record<string, string>> =>
  Object.fromEntries(seats.map(({ seat, player }) => [`${seat}`, player]));

interface Crediting {
  readonly players: Readonly<Record<string, string>>;
  readonly round: number;
  readonly accounts: Readonly<Record<string, string>>;
  /** Wagers whose wins go to the account of the player. */
  readonly drawn: readonly string[];
}

/** What a seat has won on wagers whose wins go to the account of the player. */
const creditedAt = ({ wagers }: SeatOutcome, drawn: readonly string[]): Cents =>
  sum(
    wagers.map(([wager, { returned, fromMeter }]) =>
      drawn.includes(wager) ? subtract(returned, fromMeter) : ZERO,
    ),
  );

/** What a round brings to the accounts of players. */
export function creditsOf(
  { patrons }: Pick<House, 'patrons'>,
  { players, round, accounts: known, drawn }: Crediting,
  { table, seats }: { readonly table: string; readonly seats: readonly SeatOutcome[] },
): readonly Credited[] {
  if (drawn.length === 0) return [];
  const inOrder = [...seats].sort((a, b) => a.seat - b.seat);
  return inOrder.flatMap((each): Credited[] => {
    const amount = creditedAt(each, drawn);
    if (amount === ZERO) return [];
    const player = players[`${each.seat}`];
    const patron = player !== undefined && patrons.has(player) ? player : undefined;
    const account = patron ?? known[`${each.seat}`] ?? `${table}.${round}.${each.seat}`;
    return [{ seat: each.seat, account, ...given({ patron }), amount: dollarsOf(amount) }];
  });
}

/** A complete round, settled once: the tray has what is left of it. */
export function settlementOf(
  house: House,
  game: TableGame,
  facts: Pick<RoundSettled, 'table' | 'offering' | 'round' | 'record'>,
): RoundSettled & { readonly moves: readonly EntryText[] } {
  const settled = sure(settleTable(game.state));
  const { staked, returned, fromMeters, tray: net } = totalsOf(settled);
  const { table, round } = facts;
  const players = playersInRound(game.state.round as TableRound);
  const drawn = procedureOf(game.state).drawnWagers;
  const crediting = { players, round, accounts: game.accounts, drawn };
  const credited = creditsOf(house, crediting, { table, seats: settled.seats });
  const toAccounts = sum(credited.map(({ amount }) => centsOf(amount)));
  const tray = accounts.tray(facts.table);
  const win = accounts.win(facts.table);
  const paid = subtract(net, toAccounts);
  return {
    type: 'round-settled',
    ...facts,
    staked: dollarsOf(staked),
    returned: dollarsOf(returned),
    fromMeters: dollarsOf(fromMeters),
    credited,
    moves: [
      ...moveOf('transfer', win, tray, paid),
      ...moveOf('transfer', tray, win, subtract(ZERO, paid)),
      ...credited.flatMap(({ account, amount }) =>
        moveOf('award', win, accounts.gameAccount(account), centsOf(amount)),
      ),
    ],
  };
}
