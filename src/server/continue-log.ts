// The way on for a house whose log is not all of what was signed: a backup, a replica that lagged behind, a key
// that was lost. Two people of control say so, while the house is closed. Another key signs from then on, under
// another name, and the log says what is missing.
import { randomUUID } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { ACTIVITIES } from '#activities';
import { openCheckpoint, parseVerifierKey, signCheckpoint } from '#checkpoint';
import { decide, decodeCommand, type EventOf, type House, makeRulebook, momentAt } from '#house';
import { err, given, ok, type Result } from '#result';
import {
  fsyncPath,
  type LogKeys,
  logKeysAt,
  originOf,
  type RunningHouse,
  runHouse,
  treeIn,
} from '#store';
import { makePins } from './access/pins.ts';
import { sealedIn } from './context.ts';
import { type HousePlace, logFilesOf, openerOf, personKeyFor } from './house.ts';

interface Signer {
  readonly badge: string;
  readonly pin: string;
}

export interface Continuing {
  readonly people: readonly [Signer, Signer];
  readonly reason: string;
}

export interface Continued {
  readonly origin: string;
  readonly key: string;
  /** Records that were signed and are not in the log. */
  readonly lost?: { readonly from: number; readonly through: number };
}

type Failure = { readonly code: string; readonly message: string };

/** `houseway/riverside`, then `houseway/riverside-2` … */
function nextOrigin({ log, name }: House): string {
  const last = log?.origin ?? originOf(name);
  const [, base = last, number = '1'] = /^(.*)-(\d+)$/.exec(last) ?? [];
  return `${base}-${Number(number) + 1}`;
}

/** The last note of the key before, where it is its own, and what the log lacks of it. */
function lastNote(
  { log, seq }: House,
  keys: LogKeys,
): Pick<EventOf<'log-continued'>, 'before' | 'lost'> {
  const note = keys.mark();
  const key = log === undefined ? undefined : parseVerifierKey(log.key);
  if (note === undefined || key?.ok !== true) return {};
  const opened = openCheckpoint(note, [key.value]);
  if (!opened.ok) return {};
  const { size } = opened.value.checkpoint;
  return given({ before: note, lost: size > seq ? { from: seq + 1, through: size } : undefined });
}

/** Both PINs, as they stand in the data that is there. */
async function wrongPin(
  house: RunningHouse,
  personKey: Uint8Array,
  people: Continuing['people'],
): Promise<string | undefined> {
  const pins = await makePins({ persons: sealedIn(house, personKey), personKey });
  for (const { badge, pin } of people) if (!(await pins.isRight(badge, pin))) return badge;
  return undefined;
}

/** Puts what was there aside, under the number of the last record. */
function putAside(path: string, seq: number): void {
  if (existsSync(path)) renameSync(path, `${path}.before-${seq}`);
}

/** Names another key in the log, and then puts it in the place of the one before. A second run goes on where
 * the first was broken off. */
export async function continueLog(
  place: HousePlace,
  { people, reason }: Continuing,
  log: (line: string) => void,
): Promise<Result<Continued, Failure>> {
  const files = logFilesOf(place);
  const keys = logKeysAt(files);
  const coming = logKeysAt({ ...files, key: `${files.key}.next` });
  const rulebook = makeRulebook(ACTIVITIES);
  const house = await runHouse({ open: openerOf(place, log), rulebook, onNote: log });
  try {
    const wrong = await wrongPin(house, personKeyFor(place, false), people);
    if (wrong !== undefined)
      return err({ code: 'wrong-pin', message: `${wrong}: PIN not accepted.` });
    const before = await house.read((live) => ({
      ...lastNote(live, keys),
      origin: nextOrigin(live),
      named: live.log?.key,
      seq: live.seq,
    }));
    const key = coming.key() ?? coming.makeKey(before.origin);
    const { name: origin, text } = key.verifier;
    const { before: note, lost, seq } = before;
    if (before.named !== text) {
      const tree = await house.withStore((store) => treeIn(store));
      const [first, second] = people;
      const named = { origin, key: text, size: tree.size, root: tree.root().toString('base64') };
      const asked = { ...named, second: second.badge, before: note, lost, reason };
      const id = `continue-log-${randomUUID()}`;
      const command = decodeCommand(given({ id, by: first.badge, type: 'continue-log', ...asked }));
      if (!command.ok) {
        return err({ code: 'usage', message: command.error.map((each) => each.message).join(' ') });
      }
      // A refusal would be a record too, and take the number of a lost one.
      const decision = await house.read((live) => {
        const now = momentAt(Math.max(Date.now(), live.at), live.zone);
        return decide(live, command.value, now, rulebook);
      });
      if (!decision.ok) return err(decision.error);
      const answer = await house.submit(command.value);
      if ('refusal' in answer) return err(answer.refusal);
    }
    putAside(files.key, seq);
    putAside(files.mark, seq);
    renameSync(`${files.key}.next`, files.key);
    fsyncPath(dirname(files.key));
    const tree = await house.withStore((store) => treeIn(store));
    await keys.writeMark(signCheckpoint({ size: tree.size, root: tree.root() }, key));
    return ok(given({ origin, key: text, lost }));
  } finally {
    await house.close();
  }
}
