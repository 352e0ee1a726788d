import { existsSync, statSync } from 'node:fs';
import {
  type AllRight,
  type Evidence,
  type LogVerdict,
  verifyBundle,
  verifyEvidence,
} from '#store';
import { verifyDrawing } from './drawing.ts';
import { type PlaceOptions, told, withBar, withEvidence, wrongFlag } from './evidence.ts';
import { roundVerdictOf, showRound } from './round.ts';
import type { Terminal } from './terminal.ts';

export interface VerifyFlags extends PlaceOptions {
  readonly bundle?: string;
  readonly drawing?: string;
}

/** `houseway verify`: whether all is right. */
export async function verify(options: VerifyFlags, terminal: Terminal): Promise<boolean> {
  const { bundle, drawing, data, databaseUrl } = options;
  const chosen = [data, databaseUrl, bundle, drawing].filter((each) => each !== undefined);
  if (chosen.length > 1) {
    const flags = '--data, --database-url, --bundle and --drawing';
    throw wrongFlag('arguments', `use one of ${flags} to name what to verify`);
  }
  if (drawing !== undefined) return verifyDrawing(drawing, terminal);
  if (bundle !== undefined) {
    checkFile(bundle);
    const round = roundVerdictOf(bundle);
    if (round !== undefined) {
      terminal.answer(round, showRound);
      return round.ok;
    }
  }
  const verdict = await told(() =>
    bundle === undefined
      ? withEvidence(options, terminal, (evidence) => verified(evidence, terminal))
      : verifiedBundle(bundle, terminal),
  );
  terminal.answer(verdict, show);
  return verdict.ok;
}

function checkFile(bundle: string): void {
  const isFile = existsSync(bundle) && statSync(bundle).isFile();
  if (!isFile) throw wrongFlag('--bundle', `no file ${bundle}`);
}

function verifiedBundle(bundle: string, terminal: Terminal): Promise<LogVerdict> {
  return withBar('verifying', terminal, (onProgress) => verifyBundle(bundle, { onProgress }));
}

const verified = (evidence: Evidence, terminal: Terminal): Promise<LogVerdict> =>
  withBar('verifying', terminal, (onProgress) => verifyEvidence(evidence, { onProgress }));

const NUMBERS = new Intl.NumberFormat('en-US');

function show(verdict: LogVerdict): string {
  if (verdict.ok) return showAllRight(verdict);
  const { source, seq, id, at, what } = verdict;
  const facts = [
    ...(seq === null ? [] : [`record ${NUMBERS.format(seq)}`]),
    ...(id === null ? [] : [`id ${id}`]),
    ...(at === null ? [] : [at]),
  ];
  const where = facts.length === 0 ? [] : [`  ${facts.join(', ')}`];
  return [`Problem: ${what}.`, ...where, `  in ${source}`].join('\n');
}

function showAllRight(all: AllRight): string {
  const { source, house, records, refusals, events, entries, head, meters, drawings, snapshots } =
    all;
  const counts = {
    Records: `${NUMBERS.format(records)}, including ${NUMBERS.format(refusals)} refusals`,
    Events: NUMBERS.format(events),
    Entries: `${NUMBERS.format(entries)} in ${NUMBERS.format(all.accounts)} accounts`,
    Calls: `${NUMBERS.format(all.pendingCalls)} pending`,
    Claims: `${NUMBERS.format(all.openClaims)} open`,
    Drawings: `${drawings.electronic} repeated, ${drawings.mechanical} from a physical drum`,
    Snapshots: `${snapshots.kept}, ${snapshots.compared} compared`,
    Head: `record ${NUMBERS.format(head.seq)}, ${head.hash}`,
  };
  return [
    `No problems found in ${source}${house === '' ? '' : `, ${house}`}.`,
    ...Object.entries(counts).map(([name, value]) => `  ${name.padEnd(10)} ${value}`),
    ...Object.entries(meters).map(([account, amount]) => `  ${account}  ${amount}`),
  ].join('\n');
}
