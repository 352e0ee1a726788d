// What a simulated floor asks for while its house crashes: the commands of the simulation, asked for
// by people who know only what they were told.
import { type Command, decodeCommand } from '#house';
import { sure } from '#result';
import { parseMoment } from '#rules';
import { momentText, OPENING } from '../../src/simulate/clock.ts';
import { type Dice, seededDice } from '../../src/simulate/dice.ts';
import { nextDraft } from '../../src/simulate/next.ts';
import type { Witness } from './witness.ts';

const TABLES = 8;
const MS_A_MINUTE = 60_000;
const MS_A_DAY = 24 * 60 * MS_A_MINUTE;
const TICKS_AFTER_JUMP = 5;

export class Floor {
  readonly dice: Dice;
  readonly #witness: Witness;
  #instant = OPENING;
  #number = 0;
  #ticks = 0;

  constructor(seed: number, witness: Witness) {
    this.dice = seededDice(seed);
    this.#witness = witness;
  }

  next(): { readonly command: Command; readonly at: number } {
    this.#number += 1;
    this.#passTime();
    return { command: this.#command(`c${this.#number}`), at: this.#instant };
  }

  #command(id: string): Command {
    const { house, tally } = this.#witness;
    if (this.#ticks > 0 && house.staff.size > 0) {
      this.#ticks -= 1;
      return sure(decodeCommand({ id, by: 'clock', type: 'tick' }));
    }
    const at = sure(parseMoment(momentText(this.#instant), 'at'));
    const [dice, number] = [this.dice, this.#number];
    const draft = nextDraft({ house, tally, dice, at, tableCount: TABLES, number });
    return sure(decodeCommand({ id, ...draft }));
  }

  /** Seconds mostly; now and then some hours or a day, and then the clock has things to do. */
  #passTime(): void {
    const { dice } = this;
    this.#instant += dice.below(4_000);
    if (!dice.oneIn(200)) return;
    this.#ticks = TICKS_AFTER_JUMP;
    this.#instant += dice.oneIn(6) ? MS_A_DAY : dice.between(1, 300) * MS_A_MINUTE;
  }
}
