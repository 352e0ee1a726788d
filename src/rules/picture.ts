// How the state of a show is drawn: each picture, and what it draws. A show says by `picture` which of
// them is its own; whatever else its state has is for its sheet.
import type { WheelSection } from './wheel.ts';

interface Ball {
  readonly table: string;
}

export type ShowPicture =
  | {
      readonly picture: 'wheel';
      readonly sections: readonly WheelSection[];
      /** Where the pointer came to rest, spin by spin: a section by its place, or in words. */
      readonly stops: readonly (number | string)[];
      /** What a spin wins at least, as it was posted when the last one was made. */
      readonly minimum?: string;
    }
  | {
      readonly picture: 'card-wheel';
      /** The names of the sections, around the wheel. */
      readonly wheel: readonly string[];
      readonly balls?: readonly Ball[];
      /** The table that was drawn. */
      readonly ball?: Ball;
      /** Those of them who had an active hand: the money is theirs. */
      readonly qualified?: readonly number[];
      /** How many cards are spread, and what each seat has turned over: 1 is the ace. */
      readonly spread?: number;
      readonly turned?: readonly { readonly seat: number; readonly card: number }[];
      /** The player who spins: the seat with the ace. */
      readonly finder?: number;
      /** Where the pointer stopped, by the name of the section. */
      readonly stops: readonly string[];
    }
  | {
      readonly picture: 'baccarat';
      /** What each multiple of the prize is, in words. */
      readonly rungs: readonly { readonly multiple: number; readonly words: string }[];
      readonly standing: { readonly state: 'choosing' | 'over'; readonly multiple: number };
      /** Every hand, the one that is being dealt last. */
      readonly hands: readonly {
        readonly pick: 'player' | 'banker';
        readonly player: readonly string[];
        readonly banker: readonly string[];
        /** How it ended, once it has. */
        readonly ending?: 'player' | 'banker' | 'tie' | 'dragon-7';
      }[];
    }
  | {
      readonly picture: 'keys';
      readonly playerCount: number;
      /** How many envelopes are laid out; one of their keys starts the car. */
      readonly envelopeCount: number;
      /** The order card of each player, by number. */
      readonly cards: readonly string[];
      /** The players in the order of their cards, each with the envelope taken. */
      readonly taken: readonly { readonly player: number; readonly envelope: string }[];
      /** How many keys were tried, in that order, and whether the last one started the car. */
      readonly triedCount: number;
      readonly hasStarted: boolean;
    }
  | {
      readonly picture: 'tournament';
      /** Two of the first round, and the final one when both are over. */
      readonly tables: readonly {
        /** Players by number, in the order of their seats. */
        readonly players: readonly number[];
        readonly handCount: number;
        /** What each has in the end, in the order of the seats. */
        readonly chips?: readonly number[];
        readonly through: readonly number[];
        /** Equal chips on either side of the line, until the house has decided. */
        readonly tied: readonly number[];
      }[];
    }
  | {
      readonly picture: 'balls';
      readonly next: 'ball' | 'seat' | 'pot' | 'nothing';
      /** Still in the bin. */
      readonly balls: readonly string[];
      readonly heldOut: readonly string[];
      readonly table: string | null;
      /** Face down still, and those that were turned over. */
      readonly cards: readonly string[];
      readonly turned: readonly string[];
      /** Who wins at the table. */
      readonly seats: readonly number[];
    }
  | {
      readonly picture: 'splash';
      /** The event that asks for a splash has yet to be confirmed. */
      readonly isEventAwaited: boolean;
      /** What it is about, where an event asks for it. */
      readonly events: string;
      /** One ball each. */
      readonly tables: readonly string[];
      readonly drawCount: number;
      readonly drawn: readonly string[];
      /** Whose pots have not been won yet; a table that was drawn twice stands here twice. */
      readonly splashed: readonly string[];
      readonly prize: string;
      readonly pots: readonly {
        readonly table: string;
        /** What each seat has of the prize. */
        readonly takes: readonly { readonly seat: number; readonly amount: string }[];
      }[];
    }
  | {
      readonly picture: 'grid';
      readonly contest: string;
      readonly topTeam: string;
      readonly leftTeam: string;
      readonly prize: string;
      readonly item: string | null;
      readonly grid: {
        /** The digits along the top and down the left side. */
        readonly top: readonly number[];
        readonly left: readonly number[];
        /** Tables row by row; a cell without a live table is blank. */
        readonly cells: readonly (string | null)[];
      } | null;
      readonly periodCount: number;
      readonly periods: readonly {
        /** Points of the team along the top and of the one on the left. */
        readonly top: number;
        readonly left: number;
        /** Nothing where the prize goes on to the next period. */
        readonly table: string | null;
        readonly seats: readonly number[];
        /** So many prizes: its own, and those that were carried to it. */
        readonly prizes: number;
      }[];
      /** The final score points to no player: these are in the bowl. */
      readonly bowl: readonly string[] | null;
    }
  | {
      readonly picture: 'rank';
      readonly card: string | null;
    }
  | {
      readonly picture: 'hi-lo';
      /** What each number of right guesses wins, from none on. */
      readonly ladder: readonly string[];
      /** Every card that was turned over, in order; the last is the one to beat. */
      readonly cards: readonly string[];
      readonly correct: number;
      readonly hasFreeMiss: boolean;
      readonly guess: 'higher' | 'lower' | null;
      /** What the last card did. */
      readonly last: 'right' | 'equal' | 'forgiven' | null;
      readonly ended: 'progressive' | 'quit' | 'missed' | null;
    };

/** What one picture draws. */
export type Pictured<Picture extends ShowPicture['picture']> = Extract<
  ShowPicture,
  { readonly picture: Picture }
>;
