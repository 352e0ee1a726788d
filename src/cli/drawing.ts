// A drawing out of its file, run again; the file may be of one draw only.
import { readFileSync } from 'node:fs';
import { checkDrawing, checkDrawProof, DRAW_PROOF_FILE, parseFile } from '#drawing';
import { isFields, type Problem, type Result } from '#result';
import { wrongFlag } from './evidence.ts';
import { whyUnread } from './lines.ts';
import type { Terminal } from './terminal.ts';

interface Drawn {
  readonly draw: number;
  readonly serial: number;
  readonly outcome?: string;
}

type DrawingVerdict =
  | {
      readonly ok: true;
      readonly source: string;
      /** The whole of it, or one draw without the other entries. */
      readonly of: 'drawing' | 'draw';
      readonly house: string;
      readonly drawing: string;
      readonly title: string;
      readonly method: 'electronic' | 'mechanical';
      readonly count: number;
      readonly root: string;
      readonly commitment: string | null;
      readonly draws: readonly Drawn[];
    }
  | { readonly ok: false; readonly source: string; readonly problems: readonly Problem[] };

/** `houseway verify --drawing`: whether every number comes out again. */
export function verifyDrawing(file: string, terminal: Terminal): boolean {
  const verdict = verdictOn(readDrawingFile(file), `the file ${file}`);
  terminal.answer(verdict, show);
  return verdict.ok;
}

function readDrawingFile(file: string): Result<unknown, string> {
  try {
    return parseFile(readFileSync(file, 'utf8'));
  } catch (error) {
    throw wrongFlag('--drawing', `can’t read ${file}: ${whyUnread(error)}`);
  }
}

function verdictOn(read: Result<unknown, string>, source: string): DrawingVerdict {
  if (!read.ok) return { ok: false, source, problems: [{ path: '', message: read.error }] };
  const { value } = read;
  const isOneDraw = isFields(value) && value['kind'] === DRAW_PROOF_FILE;
  return isOneDraw ? verdictOnDraw(value, source) : verdictOnAll(value, source);
}

function verdictOnAll(value: unknown, source: string): DrawingVerdict {
  const checked = checkDrawing(value);
  if (!checked.ok) return { ok: false, source, problems: checked.error };
  const { house, drawing, title, method, closed, draws } = checked.value.file;
  return {
    ok: true,
    source,
    of: 'drawing',
    house,
    drawing,
    title,
    method,
    count: closed.count,
    root: closed.root,
    commitment: closed.commitment,
    draws: draws.map(({ draw, serial, outcome }) => ({ draw, serial, outcome })),
  };
}

function verdictOnDraw(value: unknown, source: string): DrawingVerdict {
  const checked = checkDrawProof(value);
  if (!checked.ok) return { ok: false, source, problems: checked.error };
  const { house, drawing, title, count, root, commitment, draw, serial } = checked.value;
  return {
    ok: true,
    source,
    of: 'draw',
    house,
    drawing,
    title,
    method: 'electronic',
    count,
    root,
    commitment,
    draws: [{ draw, serial }],
  };
}

const NUMBERS = new Intl.NumberFormat('en-US');

function foundOf({ of, method }: Extract<DrawingVerdict, { readonly ok: true }>): string {
  if (method === 'mechanical') return 'physical drum; every number was in it.';
  return of === 'drawing'
    ? 'every number comes out again.'
    : 'this number matches, if the house posted this root and this commitment.';
}

function show(verdict: DrawingVerdict): string {
  if (!verdict.ok) {
    const lines = verdict.problems.map(({ path, message }) =>
      path === '' ? `  ${message}` : `  ${path}: ${message}`,
    );
    return [`Problem: ${verdict.source} doesn’t match.`, ...lines].join('\n');
  }
  const { house, drawing, title, count, root, commitment, draws } = verdict;
  return [
    `${title}, ${drawing}, of ${house}: ${foundOf(verdict)}`,
    `  Entries    ${NUMBERS.format(count)}`,
    `  Root       ${root}`,
    ...(commitment === null ? [] : [`  Commitment ${commitment}`]),
    ...draws.map(
      ({ draw, serial, outcome }) =>
        `  Draw ${draw}: number ${NUMBERS.format(serial)}${outcome === undefined ? '' : `, ${outcome}`}`,
    ),
  ].join('\n');
}
