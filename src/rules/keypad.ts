// The table system as a sheet describes it: the words on its buttons, who presses what, and what is
// done when it fails. Null stands for a button that the sheet speaks of without a word for it.

type SensorFault = 'return-and-stop' | 'mark-by-hand' | 'dice-cup' | 'not-stated';

type Caller = 'floor-person' | 'supervisor' | 'representative';

export interface Keypad {
  readonly clause: string;
  /** Locks the fees and starts the round. */
  readonly start: string | null;
  /** A winning hand is entered by its button, on some systems after the spot of the player. */
  readonly hand: 'hand-button' | 'spot-and-hand-button';
  /** What takes a hand back that was pressed by accident. */
  readonly undo: 'press-again' | 'not-stated';
  /** Whom the dealer calls. */
  readonly calls: Caller;
  /** Who presses the confirm button once the hand is verified, where there is one. */
  readonly confirmedBy?: 'dealer' | 'supervisor';
  /** What books the win: a key turned, a button pressed, the payout entered, a card swiped, in this
   * order. None of them where the sheet only says that a person authorizes. */
  readonly authorize: {
    readonly by: Caller;
    readonly keyTo?: string;
    readonly button?: string;
    readonly entersPayout?: true;
    readonly swipesCard?: true;
    /** Where the key goes back to, which opens the table again. */
    readonly restore?: string;
  };
  /** Clears the table for the next round. */
  readonly end: string | null;
  /** How a win is taken back that has been booked. */
  readonly backOut: 'manual-adjustment' | 'not-stated';
  /** The icon that prints a page about the win. */
  readonly winPage?: string;
  readonly sensorFault: {
    readonly kind: SensorFault;
    readonly words: string;
    readonly clause: string;
  };
  /** While software or readers fail, nothing is offered at all. */
  readonly systemFault?: 'not-offered';
}
