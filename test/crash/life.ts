// One life of the serving process, from its start to the signal that ends it.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Bundle } from './bundle.ts';
import type { Floor } from './floor.ts';
import type { Question, Said, ServingOptions } from './protocol.ts';
import type { Asked, Witness } from './witness.ts';

export interface LifePlan {
  /** When the process is killed: so long after it was started, or after its first answer. */
  readonly after: 'start' | 'first-answer';
  readonly ms: number;
  /** How many commands are under way at a time. */
  readonly window: number;
  /** The log is read from its first row, not only from the last one that was seen. */
  readonly isReadWhole: boolean;
  /** What else happens once answers come, before the process is killed. */
  readonly disturb?: (life: Life) => Promise<void>;
}

export interface LifeOptions {
  readonly bundle: Bundle;
  readonly serving: ServingOptions;
  readonly witness: Witness;
  readonly floor: Floor;
  readonly plan: LifePlan;
}

/** A house that says nothing for so long has stopped for good. */
const SILENT_MS = 300_000;
const ASK_AGAIN_MS = 20;

export class Life {
  /** How long it took until it was ready; nothing when it was killed before. */
  readyMs: number | undefined;
  /** What it has told its operator. */
  readonly notes: string[] = [];
  /** How many commands were turned away because the store was lost. */
  turnedAway = 0;
  readonly #options: LifeOptions;
  readonly #child: ChildProcess;
  readonly #began = performance.now();
  readonly #underWay = new Set<string>();
  /** Requests to be sent again, in the order in which they were first sent. */
  #again: Asked[] = [];
  #askingAgain: NodeJS.Timeout | undefined;
  #readFrom = 0;
  #answers = 0;
  #isEnding = false;
  #failure: unknown;
  #said = '';
  #silence: NodeJS.Timeout | undefined;
  readonly #waiting = new Set<{ readonly until: () => boolean; readonly go: () => void }>();
  readonly #ended: Promise<void>;

  constructor(options: LifeOptions) {
    this.#options = options;
    const { bundle, serving, plan } = options;
    const [program = '', ...words] = [...bundle.words, JSON.stringify(serving)];
    const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'pipe'] });
    this.#child = child;
    child.stdin?.on('error', () => {});
    child.stderr?.on('data', (chunk) => (this.#said += chunk));
    // Output from before the signal is still heard; a line that was cut off is no line.
    const lines = createInterface({ input: child.stdout as NonNullable<typeof child.stdout> });
    lines.on('line', (line) => this.#hearLine(line));
    this.#ended = new Promise((resolve) => child.once('close', () => resolve()));
    if (plan.after === 'start') setTimeout(() => this.#kill(), plan.ms);
    this.#stayAwake();
  }

  get answers(): number {
    return this.#answers;
  }

  /** Resolves when the process is gone; rejects when it went by itself or did something wrong. */
  async ended(): Promise<void> {
    await this.#ended;
    clearTimeout(this.#silence);
    clearTimeout(this.#askingAgain);
    for (const { go } of this.#waiting) go();
    if (this.#failure !== undefined) throw this.#failure;
    if (!this.#isEnding) throw new Error(`the house has ended by itself: ${this.#said}`);
  }

  /** Resolves when something has come about, or the process is gone. */
  until(condition: () => boolean): Promise<void> {
    if (condition() || this.#isEnding) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.add({ until: condition, go: resolve }));
  }

  #kill(): void {
    this.#isEnding = true;
    this.#child.kill('SIGKILL');
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
    this.#kill();
  }

  #stayAwake(): void {
    clearTimeout(this.#silence);
    const why = `nothing was heard of the house for ${SILENT_MS} ms; ${this.notes.join(' / ')}`;
    this.#silence = setTimeout(() => this.#fail(new Error(why)), SILENT_MS);
  }

  #hearLine(line: string): void {
    if (this.#failure !== undefined) return;
    this.#stayAwake();
    try {
      const said = lineIn(line);
      if (said !== undefined) this.#hear(said);
      else if (!this.#isEnding) throw new Error(`the house has said ${line}`);
    } catch (error) {
      this.#fail(error);
    }
    for (const each of this.#waiting) {
      if (!each.until()) continue;
      this.#waiting.delete(each);
      each.go();
    }
  }

  #hear(said: Said): void {
    const { witness, plan } = this.#options;
    if ('ready' in said) {
      this.readyMs = performance.now() - this.#began;
      this.#readFrom = witness.readFrom(plan.isReadWhole);
      this.#ask({ ask: 'log', after: this.#readFrom });
    } else if ('lines' in said) {
      witness.checkLog(this.#readFrom, said);
      this.#again = witness.unanswered();
      this.#askMore();
    } else if ('records' in said) {
      witness.hearRecords(said.records);
    } else if ('answer' in said) {
      this.#underWay.delete(said.id);
      witness.hearAnswer(said.id, said.answer);
      this.#answers += 1;
      if (this.#answers === 1) void this.#onFirstAnswer();
      this.#askMore();
    } else if ('error' in said) {
      this.#hearError(said);
    } else {
      this.#hearNote(said.note);
    }
  }

  #hearNote(note: string): void {
    this.notes.push(note);
    if (/is not used/.test(note)) throw new Error(note);
  }

  /** Whether it was stored is not known: all of it is asked again when the house goes on. */
  #hearError({ id, error, message }: Extract<Said, { readonly error: unknown }>): void {
    if (error !== 'stopped') throw new Error(`${id}: ${error}: ${message}`);
    this.turnedAway += 1;
    this.#underWay.delete(id);
    this.#askingAgain ??= setTimeout(() => {
      const { witness } = this.#options;
      this.#askingAgain = undefined;
      this.#again = witness.unanswered().filter(({ command }) => !this.#underWay.has(command.id));
      this.#askMore();
    }, ASK_AGAIN_MS);
  }

  async #onFirstAnswer(): Promise<void> {
    const { plan } = this.#options;
    if (plan.after === 'start') return;
    try {
      await plan.disturb?.(this);
    } catch (error) {
      this.#fail(error);
    }
    if (plan.ms === 0) this.#kill();
    else setTimeout(() => this.#kill(), plan.ms);
  }

  #askMore(): void {
    const { plan, witness, floor } = this.#options;
    if (this.#askingAgain !== undefined) return;
    while (!this.#isEnding && this.#underWay.size < plan.window) {
      const { command, at } = this.#again.shift() ?? this.#newOne(witness, floor);
      this.#underWay.add(command.id);
      this.#ask({ ask: 'command', at, command });
    }
  }

  #newOne(witness: Witness, floor: Floor): Asked {
    const { command, at } = floor.next();
    return witness.ask(command, at);
  }

  #ask(question: Question): void {
    this.#child.stdin?.write(`${JSON.stringify(question)}\n`);
  }
}

/** The last line may have been cut off by the signal. */
function lineIn(line: string): Said | undefined {
  try {
    return JSON.parse(line) as Said;
  } catch {
    return undefined;
  }
}
