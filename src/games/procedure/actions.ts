import type { Card } from '#cards';
import type { ToldResult } from '../round.ts';
import type {
  DealingWay,
  DeviceName,
  Position,
  SensorWager,
  ShownMeter,
  ShuffleWay,
  Side,
  TableRole,
} from './table-state.ts';

/** From the box to the shoe. `deck` is the color of its backs, `at` milliseconds since the
 * epoch, `order` the stack from the top as the shuffle left it, which only a practice table knows. */
type DeckAction =
  | { type: 'receive-deck'; deck: string; design: string; at: number }
  | { type: 'inspect-cards'; deck: string; defects: boolean }
  | { type: 'verify-inspection'; deck: string; by: TableRole }
  /** `columns`: the cards as they lie, where someone has read them. */
  | { type: 'spread-cards'; deck: string; columns?: readonly (readonly Card[])[] }
  | { type: 'show-to-player'; deck: string }
  | { type: 'wash-cards'; deck: string }
  | { type: 'stack-cards'; deck: string }
  | {
      type: 'shuffle-cards';
      deck: string;
      how: ShuffleWay;
      order?: readonly Card[];
      /** What the display of a counting shuffler says. */
      counted?: number;
    }
  | { type: 'cut-cards'; deck: string; depth: number }
  | { type: 'order-recut'; deck: string; by: TableRole }
  | { type: 'order-reshuffle'; deck: string; by: TableRole }
  | { type: 'place-for-dealing'; deck: string; at: number; hand?: Side }
  | { type: 'remove-deck'; deck: string; because: string }
  | { type: 'spread-idle-cards'; face: 'up' | 'down'; playerAsked: boolean };

type DeviceAction =
  | { type: 'shuffler-jammed'; deck: string }
  | { type: 'device-unusable'; device: DeviceName }
  | { type: 'mark-device'; device: DeviceName; how: 'covered' | 'signed' }
  | { type: 'device-repaired'; device: DeviceName }
  | { type: 'change-way'; way: DealingWay };

export type Instrument = 'chips' | 'plaques' | 'approved-instrument' | 'cash';

type WagerAction =
  | { type: 'sit-down'; seat: number; player: string }
  | { type: 'leave-table'; seat: number }
  | { type: 'start-round'; meters: Readonly<Record<string, ShownMeter>> }
  | {
      type: 'place-wagers';
      seat: number;
      player: string;
      wagers: Readonly<Record<string, string>>;
      made: Instrument;
    }
  | { type: 'withdraw-wagers'; seat: number }
  | { type: 'announce-no-more-bets'; at: number }
  | { type: 'lock-side-wagers'; accepted: readonly SensorWager[] }
  | { type: 'return-unaccepted-wagers'; by: TableRole }
  | { type: 'collect-progressive-wagers'; chips: number }
  | { type: 'draw-bonus'; magicCard?: Card; luckySeat?: Position };

type DealAction =
  /** `cards`: what a shoe that reads cards has read, one delivery or all that are left. */
  | { type: 'deal-next'; holding?: Side; cards?: readonly Card[] }
  | { type: 'deal-all'; cards?: readonly Card[] }
  | { type: 'deal-extra-card'; to: Position }
  | { type: 'skip-delivery' }
  | { type: 'rack-stub' }
  | { type: 'count-stub'; counted: number }
  /** What the screen of the shuffler shows. */
  | { type: 'read-player-count'; players: number };

type DecisionAction =
  | { type: 'fold'; seat: number }
  | { type: 'play'; seat: number; amount: string }
  /** The floor brings a play wager that was too high back to what the cards allow. */
  | { type: 'correct-play'; seat: number; amount: string; by: TableRole }
  | { type: 'collect-forfeits' }
  /** `cards`: where the dealer keys them. */
  | { type: 'reveal-dealer-hand'; cards?: readonly Card[] };

type SettleAction =
  /** `cards`: where the dealer keys them; `result`: how a hand ended that is not recorded. */
  | { type: 'turn-up-hand'; seat: number; cards?: readonly Card[]; result?: ToldResult }
  /** The floor corrects cards that were keyed wrong, before they decide any wager. */
  | { type: 'correct-cards'; at: Position; cards: readonly Card[]; by: TableRole }
  | { type: 'press-hand-button'; seat: number; wager: string; row: string }
  | { type: 'validate-win'; seat: number; wager: string; by: TableRole; lightOn: boolean }
  | { type: 'settle-wagers'; seat: number; group: string }
  | { type: 'pay-envy'; seat: number }
  | { type: 'complete-paperwork'; seat: number; wager: string }
  | { type: 'adjust-manually'; seat: number; wager: string; by: TableRole }
  | { type: 'reset-system' }
  | { type: 'rack-cards' };

type IrregularityAction =
  | { type: 'card-found-face-up' }
  | { type: 'card-drawn-in-error' }
  | { type: 'wrong-number-found' }
  | { type: 'dealer-card-exposed' }
  | { type: 'shoe-failed' }
  /** The floor writes down that a rule was broken which the dealer watches. */
  | { type: 'note-breach'; clause: string; at: Position; by: TableRole };

export type TableAction =
  | DeckAction
  | DeviceAction
  | WagerAction
  | DealAction
  | DecisionAction
  | SettleAction
  | IrregularityAction;

/** The action of one type, as its handler takes it. */
export type ActionOf<Type extends TableAction['type']> = Extract<TableAction, { type: Type }>;
