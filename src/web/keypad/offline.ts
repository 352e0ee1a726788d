// A keypad without its house goes on from the last state it heard and from the presses since.

import type { CommandFields, Kept } from '#client';
import type { CommandType } from '#house';
import { given } from '#result';
import type { Facts, KeypadButton, KeypadCall, SeatFacts } from './facts.ts';

/** A round that the house has not numbered yet. */
export const NO_NUMBER = 0;

const fieldsOf = <Type extends CommandType>(press: Kept, _type: Type): CommandFields<Type> =>
  press.fields as CommandFields<Type>;

function withSeat(
  facts: Facts,
  seat: number,
  change: (before: Facts['seats'][number]) => Facts['seats'][number],
): Facts {
  const seats = facts.seats.map((each) => (each.seat === seat ? change(each) : each));
  return { ...facts, seats };
}

const emptied = ({ seat, behind, isSensorOut, fees }: SeatFacts): SeatFacts => ({
  seat,
  behind,
  isSensorOut,
  fees,
});

/** A hand that was called and has not been heard of yet. */
const calledBy = ({ id, fields }: Kept, round: number): KeypadCall => {
  const { seat, offering } = fields as CommandFields<'call-hand'>;
  return {
    call: id,
    offering,
    seat,
    round,
    at: '',
    step: 'called',
    place: 1,
    awaits: { what: 'verification', of: '', roles: [] },
  };
};

function afterPress(facts: Facts, press: Kept): Facts {
  switch (press.type) {
    case 'start-round': {
      const { lastRound: _, ...rest } = facts;
      return { ...rest, round: NO_NUMBER };
    }
    case 'end-round': {
      const { round: _, lastRound: __, ...rest } = facts;
      return {
        ...rest,
        tableFees: [],
        seats: facts.seats.map((seat) => ({ ...seat, fees: [] })),
      };
    }
    case 'call-hand':
      return { ...facts, calls: [...facts.calls, calledBy(press, facts.round ?? NO_NUMBER)] };
    case 'uncall-hand': {
      const { call } = fieldsOf(press, 'uncall-hand');
      return { ...facts, calls: facts.calls.filter((each) => each.call !== call) };
    }
    case 'seat-person': {
      const {
        table: _,
        seat,
        person = 'patron',
        position = 'seated',
        ...who
      } = fieldsOf(press, 'seat-person');
      const { patron } = who;
      return withSeat(facts, seat, (before) =>
        position === 'backline'
          ? { ...before, behind: [...before.behind, given({ person, patron })] }
          : given({ ...emptied(before), person, position, patron }),
      );
    }
    case 'leave-seat': {
      const { seat, behind } = fieldsOf(press, 'leave-seat');
      return withSeat(facts, seat, (before) =>
        behind === undefined
          ? emptied(before)
          : { ...before, behind: before.behind.filter((_, index) => index !== behind - 1) },
      );
    }
    case 'report-sensor': {
      const { seat, works } = fieldsOf(press, 'report-sensor');
      return withSeat(facts, seat, (before) => ({ ...before, isSensorOut: !works }));
    }
    default:
      return facts;
  }
}

/** Whether a press would find the table as it needs it; nothing where only the house can say. */
function canPress(facts: Facts, offering: string, command: CommandType): boolean | undefined {
  const isRunning = facts.round !== undefined;
  const waits = facts.calls.filter(({ step }) => step === 'called');
  switch (command) {
    case 'start-round':
      return !isRunning && waits.length === 0;
    case 'end-round':
      return isRunning && waits.length === 0;
    case 'call-hand':
      return (
        (isRunning || facts.lastRound !== undefined) &&
        !facts.calls.some((call) => call.offering === offering)
      );
    case 'uncall-hand':
      return waits.some((call) => call.offering === offering);
    default:
      return undefined;
  }
}

function changed(button: KeypadButton, can: boolean | undefined): KeypadButton {
  if (can === undefined || can === button.canPress) return button;
  const { because: _, ...rest } = button;
  return { ...rest, canPress: can };
}

function phaseOf({ phase, round, calls }: Facts): Facts['phase'] {
  if (phase === 'closed') return phase;
  if (calls.some(({ step }) => step === 'called')) return 'called';
  if (calls.length > 0) return 'verified';
  return round === undefined ? 'idle' : 'round';
}

/** The table as it is, with the presses that wait. */
export function afterPresses(facts: Facts, presses: readonly Kept[]): Facts {
  if (presses.length === 0) return facts;
  const now = presses.reduce(afterPress, facts);
  const offerings = now.offerings.map((offering) => ({
    ...offering,
    buttons: offering.buttons.map((button) =>
      changed(button, canPress(now, offering.offering, button.command)),
    ),
  }));
  return { ...now, phase: phaseOf(now), offerings };
}
