// A table with one jackpot, as the house tells it between two rounds.
import type { Facts, KeypadButton, OfferingHere, SeatFacts } from './facts.ts';

const button = (
  command: KeypadButton['command'],
  label: string,
  canPress: boolean,
): KeypadButton => ({
  command,
  label,
  canPress,
  roles: ['dealer'],
});

const OFFERING: OfferingHere = {
  offering: 'blazing',
  title: 'Blazing Sevens',
  isSuspended: false,
  fees: [
    {
      fee: 'fee',
      title: 'Jackpot fee',
      paidBy: 'player',
      amounts: ['1.00'],
      isMandatory: false,
      hasBackline: false,
      barred: [],
    },
  ],
  meters: [],
  hands: [{ row: 'three-sevens', title: 'Three 7s' }],
  buttons: [
    button('start-round', 'Start Game', true),
    button('call-hand', 'Hand', false),
    button('uncall-hand', 'Take back', false),
    button('end-round', 'End Game', false),
    button('authorize-call', 'Card', false),
  ],
  backOut: 'not-stated',
  sensorFault: { kind: 'mark-by-hand', words: 'A button marks the seat.', clause: '2' },
};

export const POT_FEE = {
  fee: 'drop',
  title: 'Drop',
  paidBy: 'pot',
  amounts: ['2.00'],
  isMandatory: false,
  hasBackline: false,
  barred: [],
};

export const seatAt = (seat: number, more: Partial<SeatFacts> = {}): SeatFacts => ({
  seat,
  behind: [],
  isSensorOut: false,
  fees: [],
  ...more,
});

export const factsWith = (
  more: Partial<Facts> = {},
  offering: Partial<OfferingHere> = {},
): Facts => ({
  table: 'T1',
  phase: 'idle',
  game: 'blackjack-poker',
  isNpn: false,
  seats: [seatAt(1), seatAt(2), seatAt(3)],
  tableFees: [],
  offerings: [{ ...OFFERING, ...offering }],
  calls: [],
  ...more,
});
