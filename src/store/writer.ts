// The one writer of a house. Commands wait in a queue; while one batch of them is being appended
// to the log, the next one is decided and others gather: many commands, one commit. An answer
// leaves when its record is durable, and what can be looked at is durable too.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Command, decodeCommand, type House, type LogRecord } from '#house';
import { given, sure } from '#result';
import { areSignedAtOnce, waitForCheckpoint } from './at-once.ts';
import { type BatchAnswer, decideBatch, type WriteBatch } from './batch.ts';
import { recordIn } from './chain.ts';
import { Checkpoints, type Vouching } from './checkpoints.ts';
import { makeRoomClock, systemClock } from './clock.ts';
import { HouseError, messageOf, stoppedError } from './house-error.ts';
import { checkContains, type Loaded, loadHouse, pagesAfter } from './load.ts';
import { isPassing, letGo } from './lost-store.ts';
import { makeRecent } from './recent.ts';
import type { HouseOptions, HouseStatus, RunningHouse } from './running-house.ts';
import { makeSaver, type Saver } from './saver.ts';
import { type Head, NO_HASH, type Store, StoreError } from './store.ts';
import type { Live, Look, Taken, Waiting } from './waiting.ts';

const RECENT_MAX = 20_000;
const REOPEN_MAX_MS = 5_000;

type Options = Required<Omit<HouseOptions, 'keys'>> & Pick<HouseOptions, 'keys'>;

class Writer implements RunningHouse {
  readonly #options: Options;
  /** It holds at least the batches that are under way. */
  readonly #recent: ReturnType<typeof makeRecent>;
  readonly #momentOf: ReturnType<typeof makeRoomClock>;
  readonly #saver: Saver;
  readonly #listeners = new Set<(records: readonly LogRecord[]) => void>();
  readonly #stopWaiting = new AbortController();
  readonly #queue: Waiting[] = [];
  /** The batches that have left the queue, oldest first. */
  readonly #unanswered: (readonly Waiting[])[] = [];
  readonly #looks: Look[] = [];
  #live: Live | undefined;
  /** Of a house whose log is signed. */
  #checkpoints: Checkpoints | undefined;
  /** The last record that is durable for sure; every store that is opened again must have it. */
  #durable: Head = { seq: 0, hash: NO_HASH };
  #status: Omit<HouseStatus, 'queued' | 'isClockDoubted'> = {
    state: 'stopped',
    name: '',
    seq: 0,
    store: '',
  };
  /** The last record that the listeners know of; nothing before the first start. */
  #told: number | undefined;
  #working: Promise<void> | undefined;
  #reopening: Promise<void> | undefined;
  #closing: Promise<void> | undefined;
  #hasMissedClock = false;

  constructor(options: Options) {
    this.#options = options;
    this.#recent = makeRecent(Math.max(RECENT_MAX, 4 * options.batchMax));
    this.#momentOf = makeRoomClock(options.clock);
    this.#saver = makeSaver(options.snapshotEvery, options.onNote);
  }

  get status(): HouseStatus {
    const isClockDoubted = this.#live?.house.doubt !== undefined;
    return { ...this.#status, queued: this.#queue.length, isClockDoubted };
  }

  submit(command: Command): Promise<BatchAnswer> {
    const refused = this.#refusalNow(this.#queue.length);
    if (refused !== undefined) return Promise.reject(refused);
    return new Promise((resolve, reject) => {
      this.#queue.push({ command, resolve, reject });
      this.#working ??= this.#work();
    });
  }

  read<T>(look: (house: House, head: Head) => T): Promise<T> {
    const refused = this.#refusalNow(this.#looks.length);
    if (refused !== undefined) return Promise.reject(refused);
    return new Promise((resolve, reject) => {
      const run = ({ house, head }: Live): void => {
        try {
          resolve(look(house, head));
        } catch (error) {
          reject(error);
        }
      };
      if (this.#working === undefined && this.#live !== undefined) run(this.#live);
      else this.#looks.push({ run, reject });
    });
  }

  async withStore<T>(use: (store: Store) => Promise<T>): Promise<T> {
    const refused = this.#refusalNow(0);
    if (refused !== undefined || this.#live === undefined)
      throw refused ?? stoppedError('it opens');
    return use(this.#live.store);
  }

  onRecords(listener: (records: readonly LogRecord[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async tick(): Promise<number> {
    for (let count = 0; ; count += 1) {
      const by = await this.read((house) => this.#clockOf(house));
      if (by === undefined) {
        await this.#probe();
        return count;
      }
      const tick = { id: `tick-${randomUUID()}`, by, type: 'tick', up: this.#options.up() };
      const answer = await this.submit(sure(decodeCommand(given(tick))));
      if (!('events' in answer) || answer.events.length === 0) return count;
    }
  }

  async sign(): Promise<void> {
    const { keys } = this.#options;
    const [live, checkpoints] = [this.#live, this.#checkpoints];
    if (keys === undefined || live === undefined || checkpoints === undefined) return;
    const { log, name } = live.house;
    if (log !== undefined) return checkpoints.sign(log.key);
    const by = this.#clockOf(live.house);
    if (by === undefined) return;
    const named = await checkpoints.begin(name);
    const command = { id: `key-log-${randomUUID()}`, by, type: 'key-log', ...named };
    await this.submit(sure(decodeCommand(command)));
  }

  vouching(): Vouching | undefined {
    return this.#checkpoints?.vouching();
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  /** Opens the store and brings the house up. */
  async start(): Promise<void> {
    const { open, onNote, keys } = this.#options;
    const store = await open({ mustExist: this.#durable.seq > 0 });
    try {
      const loaded = await loadHouse(store, onNote);
      await checkContains(store, loaded.head, this.#durable);
      this.#checkpoints = keys && (await Checkpoints.open(store, keys));
      // Later on it is known what must be there.
      if (this.#told === undefined) await this.#checkpoints?.check(loaded.house.log);
      this.#told ??= loaded.head.seq;
      await this.#tellAfter(this.#told, store);
      this.#run(loaded, store);
    } catch (error) {
      await letGo(store);
      throw error;
    }
  }

  #run({ house, head, snapshotSeq }: Loaded, store: Store): void {
    this.#recent.clear();
    this.#saver.begin(snapshotSeq);
    this.#live = { store, house, head, tip: head };
    this.#durable = head;
    const { name } = house;
    this.#status = { state: 'running', name, seq: head.seq, store: store.description };
  }

  /** The badge that asks for what time brings about. */
  #clockOf({ staff }: House): string | undefined {
    for (const [name, { roles, isActive }] of staff) {
      if (isActive && roles.includes('clock')) return name;
    }
    if (staff.size > 0 && !this.#hasMissedClock) {
      this.#hasMissedClock = true;
      this.#options.onNote('No employee has the role "clock": scheduled actions will not run.');
    }
    return undefined;
  }

  /** Notices that the store is gone even if no command comes. */
  async #probe(): Promise<void> {
    const live = this.#live;
    if (live === undefined) return;
    try {
      await live.store.head();
    } catch (error) {
      // Other users of the store notice too.
      if (this.#live !== live || this.#working !== undefined) return;
      this.#working = this.#recover(live.store, error);
      await this.#working;
      this.#working = undefined;
    }
  }

  /** Why nothing more can be asked now, when so many are waiting. */
  #refusalNow(waitingCount: number): HouseError | undefined {
    const { state, why } = this.#status;
    if (this.#closing !== undefined || state === 'closed') {
      return new HouseError('closed', why ?? 'The house is closed.');
    }
    if (state === 'stopped') return stoppedError(why ?? 'it is being opened');
    if (waitingCount < this.#options.queueMax) return undefined;
    return new HouseError('busy', `${waitingCount} commands are waiting. Try again later.`);
  }

  async #work(): Promise<void> {
    // Everything that is asked in this turn goes into the first batch.
    await undefined;
    while (this.#live !== undefined && this.#queue.length > 0) {
      const live = this.#live;
      try {
        await this.#drain(live);
        this.#status = { ...this.#status, name: live.house.name };
        if (this.#saver.isDue(live.head.seq)) this.#saver.save(live);
      } catch (error) {
        await this.#recover(live.store, error);
      }
      this.#lookAll();
    }
    this.#working = undefined;
  }

  /** Batch after batch until no command waits, or a pause is due. An error is about the first batch
   * that has no answers yet. */
  async #drain(live: Live): Promise<void> {
    let taken = this.#take(live);
    let writing = Promise.resolve();
    while (taken !== undefined) {
      const { batch } = taken;
      const [decided, written] = await Promise.allSettled([this.#decide(live, taken), writing]);
      if (written.status === 'rejected') throw written.reason;
      if (decided.status === 'rejected') throw decided.reason;
      const isPauseDue = this.#looks.length > 0 || this.#saver.isDue(live.head.seq);
      // The next one is looked up before this one is appended: an embedded database answers one
      // question after the other, and an append takes its time.
      taken = isPauseDue ? undefined : this.#take(live);
      writing = this.#commit(live, { batch, decided: decided.value });
    }
    await writing;
  }

  #take({ store }: Live): Taken | undefined {
    if (this.#queue.length === 0) return undefined;
    const batch = this.#queue.splice(0, this.#options.batchMax);
    this.#unanswered.push(batch);
    const ids = batch.map(({ command }) => command.id);
    const found = store.find(ids.filter((id) => this.#recent.get(id) === undefined));
    return { batch, found };
  }

  async #decide(live: Live, { batch, found }: Taken): Promise<WriteBatch> {
    const bodies = await found;
    const commands = batch.map(({ command }) => command);
    const decided = decideBatch(commands, {
      house: live.house,
      head: live.tip,
      rulebook: this.#options.rulebook,
      momentOf: this.#momentOf,
      bodyFor: (id) => this.#recent.get(id) ?? bodies.get(id),
      remember: (id, body) => this.#recent.set(id, body),
    });
    live.tip = decided.head;
    return decided;
  }

  async #commit(
    live: Live,
    { batch, decided }: { readonly batch: readonly Waiting[]; readonly decided: WriteBatch },
  ): Promise<void> {
    const { outcomes, records, rows, head } = decided;
    if (rows.length > 0) await live.store.append(rows);
    this.#checkpoints?.add(rows);
    const signing = areSignedAtOnce(records) ? this.#signNow() : undefined;
    live.head = head;
    this.#durable = head;
    this.#unanswered.shift();
    this.#status = { ...this.#status, seq: head.seq };
    for (const [index, { resolve, reject }] of batch.entries()) {
      const outcome = outcomes[index] as BatchAnswer | HouseError;
      if (outcome instanceof HouseError) reject(outcome);
      else if (signing !== undefined && 'events' in outcome && waitForCheckpoint(outcome.events)) {
        void signing.then(() => resolve(outcome));
      } else resolve(outcome);
    }
    this.#tell(records);
  }

  /** What is stored is stored, whether a checkpoint could be signed or not: the next second tries again. */
  async #signNow(): Promise<void> {
    try {
      await this.sign();
    } catch (error) {
      this.#options.onNote(`No checkpoint was signed: ${messageOf(error)}`);
    }
  }

  #lookAll(): void {
    if (this.#live === undefined) return;
    for (const { run } of this.#looks.splice(0)) run(this.#live);
  }

  #tell(records: readonly LogRecord[]): void {
    this.#told = records.at(-1)?.seq ?? this.#told;
    if (records.length === 0) return;
    for (const listener of this.#listeners) {
      try {
        listener(records);
      } catch (error) {
        this.#options.onNote(`A listener to the records failed: ${messageOf(error)}`);
      }
    }
  }

  /** Publishes records that were written although their answer was lost. */
  async #tellAfter(seq: number, store: Store): Promise<void> {
    for await (const page of pagesAfter(store, seq)) {
      this.#tell(page.map(({ body }) => recordIn(body)));
    }
  }

  /** A batch that could not be committed has left the house ahead of its log. */
  async #recover(store: Store, error: unknown): Promise<void> {
    const why = messageOf(error);
    if (isPassing(error)) {
      this.#stop(store, error);
    } else if (error instanceof StoreError && error.code === 'sequence') {
      await this.#end(`Another program wrote to this house’s log. ${why}`, store);
    } else {
      const [batch = [], ...others] = this.#unanswered.splice(0);
      this.#queue.unshift(...others.flat());
      const message = `A batch failed, and none of it was stored: ${why}`;
      this.#options.onNote(message);
      for (const { reject } of batch) {
        reject(new HouseError('failed', message, { cause: error }));
      }
      await this.#reload(store);
    }
  }

  async #reload(store: Store): Promise<void> {
    try {
      this.#run(await loadHouse(store, this.#options.onNote), store);
    } catch (error) {
      if (isPassing(error)) this.#stop(store, error);
      else await this.#end(messageOf(error), store);
    }
  }

  /** Refuses all commands until the store is back. */
  #stop(store: Store, error: unknown): void {
    const why = messageOf(error);
    this.#options.onNote(`The house has stopped: ${why}`);
    this.#live = undefined;
    this.#status = { ...this.#status, state: 'stopped', why };
    this.#turnAwayAll(stoppedError(why));
    this.#reopening = this.#reopen(store);
  }

  async #reopen(lost: Store): Promise<void> {
    await letGo(lost);
    const { signal } = this.#stopWaiting;
    let waitMs = this.#options.reopenMs;
    while (!signal.aborted) {
      await sleep(waitMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        await this.start();
        this.#options.onNote(`The house continues after record ${this.#status.seq}.`);
        return;
      } catch (error) {
        if (!isPassing(error)) return this.#end(messageOf(error));
        this.#status = { ...this.#status, state: 'stopped', why: messageOf(error) };
      }
      waitMs = Math.min(2 * waitMs, REOPEN_MAX_MS);
    }
  }

  /** Ends the house for good: waiting can't fix what is wrong. */
  async #end(why: string, store?: Store): Promise<void> {
    this.#options.onNote(`The house is closed: ${why}`);
    this.#live = undefined;
    this.#status = { ...this.#status, state: 'closed', why };
    this.#turnAwayAll(new HouseError('closed', why));
    if (store !== undefined) await letGo(store);
  }

  #turnAwayAll(error: HouseError): void {
    const commands = [...this.#unanswered.splice(0).flat(), ...this.#queue.splice(0)];
    for (const { reject } of [...commands, ...this.#looks.splice(0)]) reject(error);
  }

  async #close(): Promise<void> {
    this.#stopWaiting.abort();
    await this.#working;
    await this.#reopening;
    const live = this.#live;
    if (live !== undefined) {
      await this.#saver.finish(live);
      if (live.house.log !== undefined) await this.#signNow();
      await live.store.close();
    }
    this.#live = undefined;
    const { why = 'The house is closed.' } = this.#status;
    this.#status = { ...this.#status, state: 'closed', why };
  }
}

/** Runs the house that is in a store. Rejects with a StoreError where the store cannot be opened,
 * and with a HouseError `corrupt` where its log is not whole. */
export async function runHouse(options: HouseOptions): Promise<RunningHouse> {
  const writer = new Writer({
    clock: systemClock,
    up: () => undefined,
    batchMax: 256,
    queueMax: 20_000,
    snapshotEvery: 50_000,
    reopenMs: 100,
    onNote: () => {},
    ...options,
  });
  await writer.start();
  return writer;
}
