// The journal of a tournament: decisions and notes besides the run of play, in words. The printed
// log, the screens, and the report say the same.

import type { Event } from '../../events.ts';
import type { TournamentNote } from './state.ts';

interface Seated {
  readonly patron: string;
  readonly table: string;
  readonly seat: number;
}

const seatText = ({ table, seat }: Omit<Seated, 'patron'>): string => `${table}, seat ${seat}`;

const MS_A_MINUTE = 60_000;

/** The line for an event; most have none. */
export function noteOf(event: Event): TournamentNote | undefined {
  switch (event.type) {
    case 'tournament-announced':
      return { what: 'Announced', about: event.title };
    case 'structure-changed':
      return { what: 'Structure changed', about: '' };
    case 'entry-granted':
      return {
        what: 'Entry approved',
        patron: event.patron,
        about: `${event.way}: ${event.source}`,
      };
    case 'tournament-award-signed':
      return { what: 'Award signed', about: `still to sign: ${event.needs.join(', ')}` };
    case 'rules-acknowledged':
      return { what: 'Rules read', about: event.clauses.join(', ') };
    case 'tournament-cancelled':
      return { what: 'Canceled', about: event.reason };
    case 'entry-withdrawn':
      return { what: 'Entry withdrawn', patron: event.patron, about: event.reason };
    case 'tournament-award-voided':
      return { what: 'Award voided', about: event.reason };
    case 'charity-paid':
      return {
        what: 'Charity paid',
        about: `${event.charity}: $${event.amount}, ${event.reference}`,
      };
    case 'tournament-signed':
      return { what: 'Log signed', about: event.note ?? '' };
    default:
      return noteOfDeal(event) ?? noteOfPlay(event);
  }
}

function noteOfDeal(event: Event): TournamentNote | undefined {
  switch (event.type) {
    case 'deal-recorded': {
      const shares = event.shares.map(({ patron, amount }) => `${patron} $${amount}`);
      return { what: 'Deal recorded', patron: shares.join(', '), about: event.terms };
    }
    case 'deal-confirmed':
      return { what: 'Deal confirmed', about: '' };
    case 'deal-dropped':
      return { what: 'Deal dropped', about: event.reason };
    default:
      return undefined;
  }
}

/** What the rules of play ask of the staff. */
function noteOfPlay(event: Event): TournamentNote | undefined {
  switch (event.type) {
    case 'entrant-penalized': {
      const { patron, penalty, clause, reason } = event;
      const away = /^\d+$/.test(penalty) ? `${penalty} minutes away` : penalty;
      return { what: 'Penalty', patron, about: `${away}, ${clause}: ${reason}` };
    }
    case 'bust-undone':
      return {
        what: 'Elimination undone',
        patron: event.seats.map(({ patron }) => patron).join(', '),
        about: event.reason,
      };
    case 'clock-set': {
      const minutes = Math.floor(event.elapsedMs / MS_A_MINUTE);
      return { what: 'Clock set', about: `${minutes} minutes played` };
    }
    case 'hand-begun': {
      const { table, hand, button, small, big, isDead } = event;
      const about = `${table}, hand ${hand}: button ${button}, blinds ${small} and ${big}`;
      return isDead ? { what: 'Dead button', about } : undefined;
    }
    case 'chips-counted': {
      const { counts, total, adjusted } = event;
      const change = adjusted === undefined ? '' : `; ${adjusted.by} by ${adjusted.reason}`;
      return { what: 'Chips counted', about: `${counts.length} players: ${total}${change}` };
    }
    default:
      return noteOfSeats(event);
  }
}

function noteOfSeats(event: Event): TournamentNote | undefined {
  switch (event.type) {
    case 'entrant-moved':
      return { what: 'Moved', patron: event.patron, about: seatText(event) };
    case 'table-added':
      return { what: 'Table added', about: event.table };
    case 'table-broken': {
      const seats = event.seats.map((each: Seated) => `${each.patron} to ${seatText(each)}`);
      return { what: 'Table broken', about: `${event.table}: ${seats.join('; ')}` };
    }
    case 'bounty-named': {
      const { patron, amount, from } = event;
      return { what: 'Bounty named', patron, about: `$${amount}, paid by the ${from}` };
    }
    default:
      return undefined;
  }
}
