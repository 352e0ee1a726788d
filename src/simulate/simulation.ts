// A floor that is simulated from a seed: what people ask for, what goes wrong around them, and the
// faults that are found.
import { ACTIVITIES } from '#activities';
import {
  type Command,
  type CommandType,
  type Decision,
  decide,
  decodeCommand,
  makeRulebook,
  type RefusalCode,
} from '#house';
import { sure } from '#result';
import { parseMoment } from '#rules';
import { checkNothingDue, outlineOf } from './checks.ts';
import { momentText, OPENING, passTime } from './clock.ts';
import { type Dice, seededDice } from './dice.ts';
import type { View } from './draft.ts';
import { nextDraft } from './next.ts';
import { copyOf, differenceOf } from './same.ts';
import { newSystem, type System } from './system.ts';
import { type Totals, wrong } from './tally.ts';

export interface SimulationOptions {
  readonly seed: number;
  readonly tables: number;
  /** What decides; the house, unless a test wants to see a mistake found. */
  readonly decideOn?: typeof decide;
}

export interface Summary extends Totals {
  readonly seed: number;
  readonly tables: number;
  readonly commands: number;
  readonly accepted: Readonly<Partial<Record<CommandType, number>>>;
  readonly refused: Readonly<Partial<Record<RefusalCode, number>>>;
  readonly activities: number;
  readonly records: number;
  readonly simulatedDays: number;
  readonly retries: number;
  readonly crashes: number;
  readonly lost: number;
  readonly fullChecks: number;
  /** The same for the same log. */
  readonly digest: string;
}

/** The first thing that was found wrong. */
export interface SimulationFinding {
  readonly number: number;
  readonly command: unknown;
  readonly what: string;
}

export interface Simulation {
  /** Goes on for so many commands, or to the first thing that is wrong. */
  run(commands: number): SimulationFinding | undefined;
  /** The last full check. */
  finish(): SimulationFinding | undefined;
  summary(): Summary;
}

const MS_AN_HOUR = 3_600_000;
const MS_A_DAY = 24 * MS_AN_HOUR;
const CHECKED_EVERY = 1_000;
const TICKS_MOST = 20_000;

interface Sent {
  readonly command: Command;
  readonly answer: Decision;
}

interface Run {
  readonly system: System;
  readonly dice: Dice;
  readonly tables: number;
  number: number;
  instant: number;
  /** The clock has jumped: it ticks until nothing is due. */
  ticking: number;
  /** Commands whose answer was lost, and that will be sent again. */
  again: Command[];
  /** The newest commands with their answers, for those who send one twice. */
  sent: Sent[];
  last: Command | undefined;
  readonly accepted: Map<CommandType, number>;
  readonly refused: Map<RefusalCode, number>;
  retries: number;
  crashes: number;
  lost: number;
  fullChecks: number;
}

export function newSimulation({ seed, tables, decideOn = decide }: SimulationOptions): Simulation {
  const run: Run = {
    system: newSystem(makeRulebook(ACTIVITIES), decideOn),
    dice: seededDice(seed),
    tables,
    number: 0,
    instant: OPENING,
    ticking: 0,
    again: [],
    sent: [],
    last: undefined,
    accepted: new Map(),
    refused: new Map(),
    retries: 0,
    crashes: 0,
    lost: 0,
    fullChecks: 0,
  };
  const caught = (work: () => void): SimulationFinding | undefined => {
    try {
      work();
      return undefined;
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      return { number: run.number, command: run.last, what };
    }
  };
  return {
    run: (commands) =>
      caught(() => {
        for (let count = 0; count < commands; count++) step(run);
      }),
    finish: () => caught(() => fullCheck(run)),
    summary: () => summaryOf(run, seed),
  };
}

/** One command more, or one that goes wrong on its way. */
function step(run: Run): void {
  const { dice, system } = run;
  run.number += 1;
  if (run.ticking === 0) {
    const passed = passTime(dice);
    run.instant += passed.ms;
    if (passed.isJump) run.ticking = 1;
  }
  const fault = dice.below(1_000);
  if (fault === 0) crash(run);
  if (fault < 4 && run.number > 1) misdate(run);
  else if (fault < 20 && run.sent.length > 0) sendTwice(run);
  else if (fault < 25 && run.sent.length > 0) takeUsedId(run);
  else send(run, run.again.shift() ?? nextCommand(run));
  if (dice.oneIn(4)) system.write();
  if (run.number % CHECKED_EVERY === 0) fullCheck(run);
}

const momentOf = ({ instant }: Pick<Run, 'instant'>) =>
  sure(parseMoment(momentText(instant), 'at'));

const tickOf = (id: string): Command => sure(decodeCommand({ id, by: 'clock', type: 'tick' }));

function nextCommand(run: Run): Command {
  const { system, dice, tables, number } = run;
  const id = `c${number}`;
  if (run.ticking > 0 && system.live.house.staff.size > 0) return tickOf(id);
  const view: View = { ...system.live, dice, at: momentOf(run), tableCount: tables, number };
  const asked = nextDraft(view);
  return sure(decodeCommand({ id, ...asked }));
}

const CHANGES_CHECKED_EVERY = 499;

function send(run: Run, command: Command): void {
  const { system, number } = run;
  run.last = command;
  const { house } = system.live;
  const isLookedAt = number % CHANGES_CHECKED_EVERY === 0;
  const before = isLookedAt ? copyOf(house, isDocument) : undefined;
  const decision = system.submit(command, momentOf(run));
  note(run, command, decision);
  if (before !== undefined && !decision.ok) {
    const { seq, at } = house;
    const difference = differenceOf(house, { ...before, seq, at });
    if (difference !== undefined) wrong(`a refused command has changed ${difference}`);
  }
  if (command.type === 'tick' && decision.ok) ticked(run, decision.value.length);
}

const isDocument = (field: string): boolean => field === 'document';

/** After a jump the clock ticks on until nothing is due; that must come to an end. */
function ticked(run: Run, eventCount: number): void {
  if (eventCount === 0) {
    run.ticking = 0;
    checkNothingDue(run.system.live.tally, run.instant);
  } else if (run.ticking > 0) {
    run.ticking += 1;
    if (run.ticking > TICKS_MOST) wrong('something is due for ever');
  }
}

const SENT_KEPT = 400;

function note(run: Run, command: Command, decision: Decision): void {
  const { accepted, refused, sent } = run;
  if (decision.ok) accepted.set(command.type, (accepted.get(command.type) ?? 0) + 1);
  else refused.set(decision.error.code, (refused.get(decision.error.code) ?? 0) + 1);
  if (decision.ok && decision.value.length === 0) return;
  sent.push({ command, answer: decision });
  if (sent.length > SENT_KEPT) sent.shift();
}

/** The answer was lost, or a person is impatient: the same command again has the same answer. */
function sendTwice(run: Run): void {
  const { dice, system, sent } = run;
  const { command, answer } = dice.oneIn(2) ? (sent.at(-1) as Sent) : dice.pick(sent);
  run.last = command;
  run.retries += 1;
  const before = outlineOf(system.live.house);
  const again = JSON.stringify(system.submit(command, momentOf(run)));
  const first = JSON.stringify(answer);
  if (again !== first) wrong(`sent twice, it was answered ${first} and ${again}`);
  if (outlineOf(system.live.house) !== before) wrong('sent twice, it was done twice');
}

function takeUsedId(run: Run): void {
  const { dice, system, sent } = run;
  const { id } = dice.pick(sent).command;
  const command: Command = { id, by: 'abe', type: 'bring-capital', amount: '1', reason: 'twice' };
  run.last = command;
  const before = outlineOf(system.live.house);
  const decision = system.submit(command, momentOf(run));
  if (decision.ok || decision.error.code !== 'id-used') wrong('an id was taken for two commands');
  run.refused.set('id-used', (run.refused.get('id-used') ?? 0) + 1);
  if (outlineOf(system.live.house) !== before) wrong('a used id has changed the house');
}

/** A person's clock is behind. */
function misdate(run: Run): void {
  const { dice, system } = run;
  const { house } = system.live;
  const late = Math.min(run.instant, house.at) - dice.between(1, MS_AN_HOUR);
  if (house.seq === 0) return;
  const command = tickOf(`c${run.number}`);
  run.last = command;
  const before = outlineOf(house);
  const decision = system.submit(command, momentOf({ instant: late }));
  if (decision.ok || decision.error.code !== 'out-of-order') wrong('it was done before its time');
  run.refused.set('out-of-order', (run.refused.get('out-of-order') ?? 0) + 1);
  if (outlineOf(house) !== before) wrong('a command out of order has changed the house');
}

/** The power goes: between two records, or with some that were decided and not written. Most
 * senders without an answer ask again. */
function crash(run: Run): void {
  const { dice, system } = run;
  if (dice.oneIn(3)) system.write();
  const lost = system.crash();
  const ids = new Set(lost.map(({ id }) => id));
  run.sent = run.sent.filter(({ command }) => !ids.has(command.id));
  run.again = [...lost.filter(() => !dice.oneIn(6)), ...run.again];
  run.crashes += 1;
  run.lost += lost.length;
}

function fullCheck(run: Run): void {
  run.system.check();
  run.fullChecks += 1;
}

function summaryOf(run: Run, seed: number): Summary {
  const { system, number, accepted, refused, retries, crashes, lost, fullChecks, instant } = run;
  const { tally, house } = system.live;
  return {
    seed,
    tables: run.tables,
    commands: number,
    accepted: Object.fromEntries(accepted),
    refused: Object.fromEntries(refused),
    activities: new Set([...house.offerings.values()].map(({ activity }) => activity)).size,
    records: system.written,
    simulatedDays: Math.floor((instant - OPENING) / MS_A_DAY),
    retries,
    crashes,
    lost,
    fullChecks,
    digest: system.digest,
    ...tally.totals,
  };
}
