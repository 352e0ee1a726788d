// Everything that was asked of a house and everything that it said is durable, kept outside of its
// process. After a crash the database is held against it.
import {
  type Command,
  entriesOf,
  evolveRecord,
  type House,
  type LogRecord,
  newHouse,
} from '#house';
import { sure } from '#result';
import { parseMoment } from '#rules';
import { countRecord } from '../../src/simulate/count.ts';
import { newTally, type Tally } from '../../src/simulate/tally.ts';
import { bodyOf, inputOf, recordIn } from '../../src/store/chain.ts';
import { plainHash } from '../../src/store/rows.fixture.ts';
import { NO_HASH } from '../../src/store/store.ts';
import type { LogSaid, Said } from './protocol.ts';

export interface Asked {
  readonly command: Command;
  readonly at: number;
  /** The answer that came back, as a text; none yet, or none any more where it was cut off. */
  answer?: string;
  /** The record that is durable, and the answer that it gives. */
  stored?: { readonly seq: number; readonly answer: string };
}

type Answered = Extract<Said, { readonly answer: unknown }>['answer'];

const wrong = (what: string): never => {
  throw new Error(what);
};

const answerOf = ({ seq, at, events = [], refusal }: LogRecord): string =>
  JSON.stringify(refusal === undefined ? { seq, at, events } : { seq, at, refusal });

export class Witness {
  /** As all that is known to be durable has it. */
  readonly house: House = newHouse();
  readonly tally: Tally = newTally();
  readonly #asked = new Map<string, Asked>();
  /** The rows that are known to be durable; row 1 is the first. */
  readonly #rows: { readonly body: string; readonly hash: string }[] = [];
  /** How many rows have been seen in the database since they were written. */
  #seen = 0;
  #answered = 0;
  #recovered = 0;

  get rows(): number {
    return this.#rows.length;
  }

  /** How many answers came back, and how many of them are of commands that had been stored before
   * a crash and were not answered then. */
  get counts(): { readonly answered: number; readonly recovered: number } {
    return { answered: this.#answered, recovered: this.#recovered };
  }

  /** The row that the database is read from: from the first while that is quick. */
  readFrom(isWhole: boolean): number {
    return isWhole ? 0 : this.#seen;
  }

  ask(command: Command, at: number): Asked {
    const { id } = command;
    if (this.#asked.has(id)) wrong(`${id} is asked for twice`);
    const asked = { command, at };
    this.#asked.set(id, asked);
    return asked;
  }

  /** Requests without an answer, in the order in which they were sent. */
  unanswered(): Asked[] {
    return [...this.#asked.values()].filter(({ answer }) => answer === undefined);
  }

  /** An answer must be that of the record; one without a record says that nothing happened. */
  hearAnswer(id: string, said: Answered): void {
    const asked = this.#asked.get(id) ?? wrong(`an answer to ${id}, which nobody asked for`);
    const answer = JSON.stringify(said);
    if (asked.answer !== undefined) wrong(`${id} is answered twice`);
    const isNothing = 'events' in said && said.events.length === 0;
    if (asked.stored === undefined && !isNothing) wrong(`${id} is answered without a record`);
    if (asked.stored !== undefined && asked.stored.answer !== answer) {
      wrong(`${id} is answered ${answer}, its record says ${asked.stored.answer}`);
    }
    if (asked.stored !== undefined && asked.stored.seq <= this.#seen) this.#recovered += 1;
    asked.answer = answer;
    this.#answered += 1;
  }

  /** The house tells of records when they are durable, in order and without a gap. */
  hearRecords(records: readonly LogRecord[]): void {
    for (const record of records) {
      const due = this.#rows.length + 1;
      if (record.seq !== due) wrong(`record ${record.seq} was told in the place of ${due}`);
      this.#add(bodyOf(record));
    }
  }

  /** A database must have everything that is known of it, whole, and nothing that was never asked
   * for. It may have more: records whose answers were lost. */
  checkLog(after: number, { lines, entries, book }: LogSaid): void {
    const known = this.#rows.length;
    let at = 0;
    for (const [index, { seq, id, body, hash }] of lines.entries()) {
      if (seq !== after + index + 1)
        wrong(`row ${seq} stands in the place of ${after + index + 1}`);
      if (seq > this.#rows.length) this.#add(body);
      const row = this.#rows[seq - 1];
      if (row?.body !== body) wrong(`row ${seq} is ${body}, and was ${row?.body}`);
      if (row?.hash !== hash) wrong(`row ${seq} has the hash ${hash}, and had ${row?.hash}`);
      const record = recordIn(body);
      if (record.id !== id) wrong(`row ${seq} has the id ${id}`);
      for (const entry of entriesOf(record.events ?? [])) {
        const right = JSON.stringify({ seq, ...entry, amount: `${entry.amount}` });
        const there = JSON.stringify(entries[at]);
        if (there !== right) wrong(`the books have ${there} in the place of ${right}`);
        at += 1;
      }
    }
    if (at !== entries.length) wrong(`the books have ${entries.length - at} entries too many`);
    const last = after + lines.length;
    if (last < known) wrong(`the log ends with row ${last}, and ${known} rows were durable`);
    this.#seen = last;
    this.#checkBook(book);
  }

  /** No cent is made or lost, and the house that came up has what the log says. */
  #checkBook(book: LogSaid['book']): void {
    const mine = this.house.book;
    for (const account of new Set([...mine.keys(), ...Object.keys(book)])) {
      const [there, right] = [book[account] ?? '0', `${mine.get(account) ?? 0n}`];
      if (there !== right) wrong(`${account} has ${there}, the log says ${right}`);
    }
    const total = Object.values(book).reduce((sum, net) => sum + BigInt(net), 0n);
    if (total !== 0n) wrong(`all accounts come to ${total}`);
  }

  #add(body: string): void {
    const record = recordIn(body);
    const { seq, id, input, at } = record;
    const asked = this.#asked.get(id) ?? wrong(`record ${seq} is of ${id}, which nobody asked for`);
    if (input !== inputOf(asked.command)) wrong(`record ${seq} is of another command than ${id}`);
    if (asked.stored !== undefined) wrong(`${id} is stored twice`);
    if (asked.answer !== undefined)
      wrong(`${id} is stored, and its answer was that nothing was due`);
    asked.stored = { seq, answer: answerOf(record) };
    const hash = plainHash(this.#rows.at(-1)?.hash ?? NO_HASH, body);
    this.#rows.push({ body, hash });
    const moment = sure(parseMoment(at, 'at'));
    evolveRecord(this.house, record, moment);
    countRecord(this.tally, record, moment.instant);
  }
}
