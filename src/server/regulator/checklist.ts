// The requirements with what the running house has to show for them: from its state, from the log,
// from the program.

import { momentIn } from '#house';
import { EVIDENCE, REQUIREMENTS } from '#requirements';
import { recordsAfter } from '../api/past-records.ts';
import type { ServerContext } from '../context.ts';
import { thisSoftware } from '../this-software.ts';
import { makeTurns } from '../turns.ts';
import type { Auditor } from './auditor.ts';

type Show = () => Promise<string>;

interface Slips {
  readonly seq: number;
  readonly last: number;
  readonly voided: number;
  readonly missing: readonly number[];
}

/** Numbers of slips between two that follow each other in the log. */
const between = (last: number, next: number): readonly number[] =>
  Array.from({ length: Math.max(next - last - 1, 0) }, (_, index) => last + index + 1);

/** Reads the slips of the log, from where it has read them before. */
function makeSlips({ house }: ServerContext): Show {
  const inTurn = makeTurns();
  let known: Slips = { seq: 0, last: 0, voided: 0, missing: [] };

  async function read(): Promise<Slips> {
    let { seq, last, voided, missing } = known;
    const end = house.status.seq;
    for await (const { record } of recordsAfter(house, seq, ['authorize-call', 'approve'])) {
      seq = record.seq;
      for (const event of record.events ?? []) {
        if (event.type === 'award-voided') voided += 1;
        if (event.type !== 'prize-awarded') continue;
        missing = [...missing, ...between(last, event.slip)];
        last = Math.max(last, event.slip);
      }
    }
    known = { seq: Math.max(seq, end), last, voided, missing };
    return known;
  }

  return async () => {
    const { last, voided, missing } = await inTurn(read);
    if (missing.length > 0) return `Slips missing from the log: ${missing.join(', ')}.`;
    const slips = last === 1 ? '1 slip' : `${last} slips`;
    return `${slips} without a gap, ${voided} of them voided.`;
  };
}

const lastAudit =
  ({ house }: ServerContext, auditor: Auditor): Show =>
  async () => {
    const last = auditor.last();
    if (last === undefined) return 'Not verified since the server started. Run /verify.';
    const at = await house.read(({ zone }) => momentIn(last.at, zone));
    const { verdict } = last;
    return verdict.ok
      ? `Verified at ${at}: no problems in ${verdict.records} records.`
      : `Verified at ${at}. Problem: ${verdict.what}.`;
  };

const headOf =
  ({ house }: ServerContext): Show =>
  () =>
    house.read((_, { seq, hash }) => `${seq} records; hash of the last record ${hash}.`);

const program: Show = async () => {
  const { version, files, digest } = thisSoftware();
  return `Version ${version}, ${files} files, digest ${digest}.`;
};

interface Evidence {
  readonly says: string;
  readonly tookMs: number;
}

/** Shows what there is to show for every requirement. */
export function makeChecklist(context: ServerContext, auditor: Auditor) {
  const { house, rulebook } = context;
  const shows = new Map<string, Show>([
    ...Object.entries(EVIDENCE).map(([id, show]): [string, Show] => [
      id,
      () => house.read((live) => show(live, rulebook)),
    ]),
    ['H8', makeSlips(context)],
    ['D1', lastAudit(context, auditor)],
    ['D2', program],
    ['D3', headOf(context)],
  ]);

  async function evidenceFor(id: string): Promise<{ readonly evidence?: Evidence }> {
    const show = shows.get(id);
    if (show === undefined) return {};
    const began = performance.now();
    const says = await show();
    return { evidence: { says, tookMs: Math.ceil(performance.now() - began) } };
  }

  return async () => {
    const groups = [];
    for (const { title, requirements } of REQUIREMENTS) {
      const rows = [];
      for (const { shownBy, ...requirement } of requirements) {
        const tests = shownBy.map(([file, test]) => ({ file, test }));
        rows.push({ ...requirement, shownBy: tests, ...(await evidenceFor(requirement.id)) });
      }
      groups.push({ title, requirements: rows });
    }
    return groups;
  };
}
