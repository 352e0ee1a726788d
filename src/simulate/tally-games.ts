// Table games, counted from what their steps say: who has wagered what, what comes of it by the game
// itself, and what the tray and the win of a table have of it.
import { settleGame } from '#games';
import type { EventOf } from '#house';
import { add, type Cents, subtract, sum, ZERO } from '#money';
import { sure } from '#result';
import { cents, type Tally, wrong } from './tally.ts';

export function countGameOpened({ games }: Tally, { table }: EventOf<'game-opened'>): void {
  if (games.has(table)) wrong(`${table} has a game already`);
  games.set(table, new Map());
}

export function countGameClosed({ games }: Tally, { table }: EventOf<'game-closed'>): void {
  if (!games.delete(table)) wrong(`${table} has no game`);
}

/** Wagers are put down, taken up again and raised by the steps alone. */
export function countSteps({ games }: Tally, { table, steps }: EventOf<'steps-dealt'>): void {
  const placed = games.get(table) ?? wrong(`${table} has no game`);
  for (const step of steps) {
    const seat = step['seat'] as number;
    switch (step.type) {
      case 'start-round':
        placed.clear();
        break;
      case 'place-wagers': {
        const wagers = Object.entries(step['wagers'] as Record<string, string>);
        placed.set(seat, new Map(wagers.map(([wager, amount]) => [wager, dollars(amount)])));
        break;
      }
      case 'withdraw-wagers':
        placed.delete(seat);
        break;
      case 'play':
      case 'correct-play':
        placed.get(seat)?.set('play', dollars(step['amount'] as string));
        break;
      default:
        break;
    }
  }
}

/** As it was asked for: `5` and `5.00` are one amount. */
const dollars = (text: string): Cents => cents(text.includes('.') ? text : `${text}.00`);

/** A round comes to what the game gives for what was wagered, and to nothing else. */
export function countGameSettled(tally: Tally, event: EventOf<'round-settled'>): void {
  const { table, record, staked, returned, fromMeters, credited, moves = [] } = event;
  const placed = tally.games.get(table) ?? wrong(`${table} has no game`);
  for (const { seat, wagers } of record.seats) {
    for (const [wager, amount] of Object.entries(wagers)) {
      const lies = placed.get(seat)?.get(wager);
      if (lies !== cents(amount)) wrong(`seat ${seat} of ${table} has ${lies} as ${wager}`);
    }
  }
  const settled = sure(settleGame(record));
  const all = {
    staked: sum(settled.seats.map((each) => cents(each.staked))),
    returned: sum(settled.seats.map((each) => cents(each.returned))),
  };
  if (all.staked !== cents(staked) || all.returned !== cents(returned)) {
    wrong(`${table} has ${all.staked} staked and ${all.returned} returned`);
  }
  const toAccounts = sum(credited.map(({ amount }) => cents(amount)));
  const inChips = subtract(subtract(all.returned, cents(fromMeters)), toAccounts);
  const tray = `table/${table}/tray`;
  const moved = moves.reduce((net, [, debit, credit, amount]) => {
    if (debit === tray) return add(net, cents(amount));
    return credit === tray ? subtract(net, cents(amount)) : net;
  }, ZERO);
  if (moved !== subtract(all.staked, inChips)) wrong(`the tray of ${table} has ${moved} more`);
}

/** Nothing that a void round has wagered stays. */
export function countGameVoided(tally: Tally, event: EventOf<'round-voided'>): void {
  if ((event.moves ?? []).length > 0) wrong(`the void round of ${event.table} moves money`);
  tally.games.get(event.table)?.clear();
}
