// Who may win by the words of a sheet.
import { cardsIn } from './hands.ts';
import type { Deal, Person, Seat } from './record.ts';

/** The employees of the house who may take part. */
const EMPLOYEES: Readonly<Record<string, readonly Person[]>> = {
  never: [],
  'off duty and out of uniform': ['employee-off-duty'],
  'off duty': ['employee-off-duty', 'employee-off-duty-in-uniform'],
  always: [
    'employee-off-duty',
    'employee-off-duty-in-uniform',
    'employee-standby-in-uniform',
    'employee-on-duty',
  ],
};

export interface Allowed {
  readonly employees: keyof typeof EMPLOYEES;
  readonly propositionPlayers: boolean;
  readonly backline: boolean;
  readonly playerDealer: boolean;
  /** Only those who have bet. */
  readonly bettors?: true;
}

export function mayWin(seat: Seat, allowed: Allowed): boolean {
  const { person, position } = seat;
  if (allowed.bettors && !hasBaseWager(seat)) return false;
  if (person === 'excluded') return false;
  if (person === 'tpp' && !allowed.propositionPlayers) return false;
  if (person.startsWith('employee') && !EMPLOYEES[allowed.employees]?.includes(person))
    return false;
  if (position === 'backline') return allowed.backline;
  return position === 'seated' || allowed.playerDealer;
}

/** The cards of a hand: at its seat or, of the player-dealer, at the dealer's place. */
export function cardsHeld(deal: Deal, number: number): string[] {
  const { hole, cards, up, front, back, position } = seatOfHand(deal, number);
  const own = cards ?? [hole, up, front, back].filter((place) => place !== undefined).join(' ');
  return own === '' && position === 'player-dealer' ? dealerCards(deal) : cardsIn(own);
}

export const dealerCards = ({ dealer }: Deal): string[] =>
  cardsIn(
    dealer?.cards ?? [dealer?.up, dealer?.down].filter((part) => part !== undefined).join(' '),
  );

export const hasBaseWager = ({ position, wager }: Seat): boolean =>
  position === 'player-dealer' || wager !== '0.00';

/** Hands dealt, that of the player-dealer among them, who need not be at a recorded seat; those
 * behind the line hold none. */
export function handCount({ seats, dealer }: Deal): number {
  const held = seats.filter(({ position }) => position !== 'backline');
  const bankApart = dealer !== undefined && held.every(({ position }) => position === 'seated');
  return held.length + (bankApart ? 1 : 0);
}

export const seatOfHand = ({ seats }: Deal, number: number): Seat =>
  seats.find(({ seat, position }) => seat === number && position !== 'backline') as Seat;

/** Hands of a game whose bank need not be recorded: the lines of baccarat have one in any case. */
export const tableCount = (deal: Deal): number => {
  const hasBank = deal.seats.some(({ position }) => position === 'player-dealer');
  return handCount(deal) + (deal.banker !== undefined && !hasBank ? 1 : 0);
};
