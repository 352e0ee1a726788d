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
import { type VouchedFor, type VouchFlags, vouchedIn } from './vouched.ts';

export interface VerifyFlags extends PlaceOptions, VouchFlags {
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
  const vouched = vouchedIn(options);
  if (vouched.length > 0 && drawing !== undefined) {
    throw wrongFlag('--checkpoint', 'is for a log, not for one drawing');
  }
  if (drawing !== undefined) return verifyDrawing(drawing, terminal);
  if (bundle !== undefined) {
    checkFile(bundle);
    const round = roundVerdictOf(bundle);
    if (round !== undefined) {
      if (vouched.length > 0) throw wrongFlag('--checkpoint', 'is for a log, not for one round');
      terminal.answer(round, showRound);
      return round.ok;
    }
  }
  const verdict = await told(() =>
    bundle === undefined
      ? withEvidence(options, terminal, (evidence) => verified(evidence, terminal, vouched))
      : verifiedBundle(bundle, terminal, vouched),
  );
  const answer = signedBy(verdict, vouched);
  terminal.answer(answer, show);
  return answer.ok;
}

function checkFile(bundle: string): void {
  const isFile = existsSync(bundle) && statSync(bundle).isFile();
  if (!isFile) throw wrongFlag('--bundle', `no file ${bundle}`);
}

const verifiedBundle = (
  bundle: string,
  terminal: Terminal,
  vouched: readonly VouchedFor[],
): Promise<LogVerdict> =>
  withBar('verifying', terminal, (onProgress) => verifyBundle(bundle, { onProgress, vouched }));

const verified = (
  evidence: Evidence,
  terminal: Terminal,
  vouched: readonly VouchedFor[],
): Promise<LogVerdict> =>
  withBar('verifying', terminal, (onProgress) => verifyEvidence(evidence, { onProgress, vouched }));

const NUMBERS = new Intl.NumberFormat('en-US');

type Checkpoints = Extract<ReturnType<VouchedFor['said']>, { ok: true }>['value'];
type Told =
  | (AllRight & { readonly checkpoints: readonly Checkpoints[] })
  | Exclude<LogVerdict, AllRight>;

/** Who has signed the checkpoints; a log whose keys have not signed one of them is not right. */
function signedBy(verdict: LogVerdict, vouched: readonly VouchedFor[]): Told {
  if (!verdict.ok) return verdict;
  const checkpoints: Checkpoints[] = [];
  for (const { name, said } of vouched) {
    const signed = said(verdict.keys);
    if (!signed.ok) {
      const why = signed.error.map(({ message }) => message).join('; ');
      const what = `${name} is not signed by a key that the log names: ${why}`;
      return { ok: false, source: verdict.source, seq: null, id: null, at: null, what };
    }
    checkpoints.push(signed.value);
  }
  return { ...verdict, checkpoints };
}

function show(verdict: Told): string {
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

function showAllRight(all: Extract<Told, AllRight>): string {
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
    Root: all.root,
  };
  const vouched = all.checkpoints.map(({ file, origin, size, witnesses }) => {
    const seen = witnesses.map(({ name, at }) => `, seen by ${name} at ${at}`).join('');
    return `  Vouched    the first ${NUMBERS.format(size)} records, by ${origin}${seen} (${file})`;
  });
  return [
    `No problems found in ${source}${house === '' ? '' : `, ${house}`}.`,
    ...Object.entries(counts).map(([name, value]) => `  ${name.padEnd(10)} ${value}`),
    ...(vouched.length > 0 ? vouched : ['  Vouched    by no one outside: name a --checkpoint']),
    ...Object.entries(meters).map(([account, amount]) => `  ${account}  ${amount}`),
  ].join('\n');
}
