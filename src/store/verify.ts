// Checks a log and its books from the first record to the last, and reports what is there, or the
// first fault. The next page is read while one is checked.
import { BLOCK, type LeavesOf, leafOf } from '#checkpoint';
import { accounts, balanceOf } from '#ledger';
import { dollarsOf } from '#money';
import { type Alike, type Audit, makeAudit, type Vouched } from './audit.ts';
import { openBundle } from './bundle.ts';
import type { Evidence } from './evidence.ts';
import { Found, type LogFinding, numbered, recordNamed } from './finding.ts';
import type { Head } from './store.ts';

export type LogVerdict = AllRight | ({ readonly ok: false; readonly source: string } & LogFinding);

export interface AllRight {
  readonly ok: true;
  /** What was checked. */
  readonly source: string;
  readonly house: string;
  readonly records: number;
  /** How many of the records are refusals. */
  readonly refusals: number;
  readonly events: number;
  readonly entries: number;
  readonly accounts: number;
  /** A person who wrote this hash down earlier can tell that nothing up to here was changed. */
  readonly head: Head;
  /** The root of the tree over all records, in base64. */
  readonly root: string;
  /** The public keys that the log has named, the last one last. */
  readonly keys: readonly string[];
  /** What each meter shows, by its account. */
  readonly meters: Readonly<Record<string, string>>;
  readonly pendingCalls: number;
  readonly openClaims: number;
  /** Drawings that have ended: run again from their secrets, or told by a drum in the room. */
  readonly drawings: { readonly electronic: number; readonly mechanical: number };
  /** How many snapshots are there, and how many were compared: those of this program's version. */
  readonly snapshots: { readonly kept: number; readonly compared: number };
}

export interface VerifyOptions {
  /** Told how many records of how many have been looked at. */
  readonly onProgress?: (done: number, total: number) => void;
  /** What the log must begin with. */
  readonly vouched?: readonly Vouched[];
}

export async function verifyEvidence(
  evidence: Evidence,
  { onProgress = () => {}, vouched = [] }: VerifyOptions = {},
): Promise<LogVerdict> {
  const source = evidence.description;
  try {
    const snapshots = await evidence.snapshots();
    const audit = makeAudit(snapshots, vouched);
    for await (const page of evidence.pages()) {
      try {
        audit.check(page);
      } finally {
        // An ID that was used twice comes before any fault found after it.
        for (const alike of audit.takeAlike()) await compareIds(evidence, alike);
      }
      onProgress(audit.counts.records, evidence.head.seq);
    }
    checkEnd(evidence, audit.head);
    audit.finish(await evidence.balances());
    const leavesOf = leavesIn(evidence);
    await audit.checkNamed(leavesOf);
    const kept = await evidence.tree();
    if (kept !== undefined) await audit.checkKept(kept, leavesOf);
    return {
      ...allRight(source, audit),
      snapshots: { kept: snapshots.length, compared: audit.counts.snapshots },
    };
  } catch (error) {
    if (!(error instanceof Found)) throw error;
    return { ok: false, source, ...error.finding };
  }
}

/** The same for a bundle, whose seal may be wrong. */
export async function verifyBundle(file: string, options: VerifyOptions = {}): Promise<LogVerdict> {
  try {
    return await verifyEvidence(await openBundle(file), options);
  } catch (error) {
    if (!(error instanceof Found)) throw error;
    return { ok: false, source: `the bundle ${file}`, ...error.finding };
  }
}

/** The leaves of a block, read again. */
const leavesIn =
  (evidence: Evidence): LeavesOf =>
  async (block) => {
    const leaves: Buffer[] = [];
    for await (const { lines } of evidence.pages(block * BLOCK)) {
      for (const { body } of lines) leaves.push(leafOf(body));
      if (leaves.length >= BLOCK) break;
    }
    return leaves.slice(0, BLOCK);
  };

async function compareIds(evidence: Evidence, { line, at, others }: Alike): Promise<void> {
  const { seq, id } = line;
  for (const other of others) {
    if ((await idOf(evidence, other)) !== id) continue;
    const what = `${recordNamed(seq)} has the id ${id}, which ${recordNamed(other)} has already`;
    throw new Found({ seq, id, at, what });
  }
}

async function idOf(evidence: Evidence, seq: number): Promise<string | undefined> {
  for await (const { lines } of evidence.pages(seq - 1)) return lines[0]?.id;
  return undefined;
}

/** The end of the log is really its end. */
function checkEnd({ head, hiddenCount }: Evidence, { seq, hash }: Head): void {
  const wrong = (what: string): never => {
    throw new Found({ seq, id: null, at: null, what });
  };
  if (seq !== head.seq)
    wrong(`the log ends with ${recordNamed(seq)} and not with ${numbered(head.seq)}`);
  if (hash !== head.hash)
    wrong(`the hash of ${recordNamed(seq)} is not the one at the head of the log`);
  if (hiddenCount > 0) wrong(`the log has ${numbered(hiddenCount)} rows without a number`);
}

function allRight(
  source: string,
  { house, counts, drawings, head, tree, named }: Audit,
): Omit<AllRight, 'snapshots'> {
  const { records, refusals, events, entries } = counts;
  const meters = [...house.book.keys()].filter(accounts.isMeter).sort();
  const openClaims = [...house.claims.values()].filter(({ status }) => status === 'open');
  return {
    ok: true,
    source,
    house: house.name,
    records,
    refusals,
    events,
    entries,
    accounts: house.book.size,
    head,
    root: Buffer.from(tree.root).toString('base64'),
    keys: named.map(({ key }) => key),
    meters: Object.fromEntries(
      meters.map((account) => [account, dollarsOf(balanceOf(house.book, account))]),
    ),
    pendingCalls: house.calls.size,
    openClaims: openClaims.length,
    drawings,
  };
}
