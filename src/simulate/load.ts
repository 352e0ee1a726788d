// The floor as a load: it asks a house that runs elsewhere for many things at once, and counts what
// that house has written.
import { type Command, decodeCommand, type House, type LogRecord } from '#house';
import { sure } from '#result';
import { parseMoment } from '#rules';
import { checkAll, checkNothingDue } from './checks.ts';
import { momentText, OPENING, passTime } from './clock.ts';
import { countRecord } from './count.ts';
import { seededDice } from './dice.ts';
import type { Draft } from './draft.ts';
import { isReady, nextDraft } from './next.ts';
import { newTally, type Totals, wrong } from './tally.ts';

export interface Load {
  /** The time that the clock of the house shows. */
  now(): number;
  /** What people ask for at the same moment, one thing at a table. */
  wave(house: House, count: number): readonly Command[];
  /** Lets the time of so many commands pass; true where something may have become due. */
  pass(count: number): boolean;
  /** Counts what was written. Throws where it cannot be. */
  count(records: readonly LogRecord[]): void;
  /** Everything that was counted against everything that the house knows. */
  check(house: House): void;
  /** After the clock has ticked until nothing was due. */
  checkNothingDue(): void;
  totals(): Totals;
  readonly simulatedDays: number;
}

const MS_A_DAY = 86_400_000;
const TRIES_MOST = 8;

export function newLoad({
  seed,
  tables,
}: {
  readonly seed: number;
  readonly tables: number;
}): Load {
  const dice = seededDice(seed);
  const tally = newTally();
  let [instant, number, seq] = [OPENING, 0, 0];

  const next = (house: House, taken: Set<string>): Draft => {
    const at = sure(parseMoment(momentText(instant), 'at'));
    for (let tries = 1; ; tries++) {
      const asked = nextDraft({ house, tally, dice, at, tableCount: tables, number });
      const table = 'table' in asked ? asked.table : undefined;
      if (table !== undefined && taken.has(table) && tries < TRIES_MOST) continue;
      if (table !== undefined) taken.add(table);
      return asked;
    }
  };
  return {
    now: () => instant,
    get simulatedDays() {
      return Math.floor((instant - OPENING) / MS_A_DAY);
    },
    wave(house, count) {
      const taken = new Set<string>();
      const size = isReady(house, tables) ? count : 1;
      return Array.from({ length: size }, () => {
        number += 1;
        return sure(decodeCommand({ id: `c${number}`, ...next(house, taken) }));
      });
    },
    pass(count) {
      let isJump = false;
      for (let each = 0; each < count; each++) {
        const passed = passTime(dice);
        instant += passed.ms;
        isJump ||= passed.isJump;
      }
      return isJump;
    },
    count(records) {
      for (const record of records) {
        if (record.seq !== seq + 1) wrong(`record ${record.seq} comes after ${seq}`);
        seq = record.seq;
        countRecord(tally, record, sure(parseMoment(record.at, 'at')).instant);
      }
    },
    check: (house) => checkAll(house, tally),
    checkNothingDue: () => checkNothingDue(tally, instant),
    totals: () => tally.totals,
  };
}
