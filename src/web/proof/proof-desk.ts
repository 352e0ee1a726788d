// What the page asks about a drawing. It runs in a worker, so that a drum of a million tickets does
// not hold up the page, and nothing leaves the visitor's device.
import {
  type CheckedDrawing,
  checkDrawing,
  checkDrawProof,
  checkProof,
  DRAW_PROOF_FILE,
  type DrawingFile,
  type DrawProofFile,
  type DrawTry,
  drawProofOf,
  type ProofPlace,
  type ProofStep,
  parseFile,
  proofOf,
  seedOf,
} from '#drawing';
import { isFields, type Problem } from '#result';

/** How a number came out. */
export interface ShownDraw {
  readonly draw: number;
  readonly serial: number;
  readonly at: string | null;
  readonly outcome: string | null;
  readonly because: string | null;
  readonly seed: string | null;
  readonly tries: readonly DrawTry[];
}

export interface ShownDrawing {
  /** One draw of it only, without the other entries. */
  readonly isOneDraw: boolean;
  readonly house: string;
  readonly drawing: string;
  readonly title: string;
  readonly method: DrawingFile['method'];
  readonly announcedAt: string | null;
  readonly closedAt: string | null;
  readonly commitment: string | null;
  readonly root: string;
  readonly count: number;
  readonly secret: string | null;
  readonly publicSource: string | null;
  readonly publicValue: string | null;
  readonly draws: readonly ShownDraw[];
}

export type ProofChecked =
  | { readonly ok: true; readonly shown: ShownDrawing }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export type TicketAnswer =
  | { readonly isIn: false }
  | ({
      readonly isIn: true;
      readonly serial: number;
      readonly ranges: number;
      readonly path: readonly ProofStep[];
      /** The draw in which it came out. */
      readonly draw: number | null;
    } & ProofPlace);

export type ProofRequest =
  | { readonly ask: 'check'; readonly text: string }
  | { readonly ask: 'ticket'; readonly serial: number }
  | { readonly ask: 'draw-proof'; readonly draw: number };

function shownDrawing({ file, tries }: CheckedDrawing): ShownDrawing {
  const { house, drawing, title, method, announced, closed, secret, publicValue, draws } = file;
  const of = { root: closed.root, ...(publicValue === null ? {} : { publicValue }) };
  return {
    isOneDraw: false,
    house,
    drawing,
    title,
    method,
    announcedAt: announced.at,
    closedAt: closed.at,
    commitment: closed.commitment,
    root: closed.root,
    count: closed.count,
    secret,
    publicSource: announced.publicValue,
    publicValue,
    draws: draws.map(({ draw, serial, at, outcome, because }, index) => ({
      draw,
      serial,
      at,
      outcome,
      because,
      seed: secret === null ? null : seedOf({ ...of, secret, draw }),
      tries: tries[index] ?? [],
    })),
  };
}

function shownDraw(file: DrawProofFile): ShownDrawing {
  const { house, drawing, title, commitment, root, count, secret, publicValue, draw } = file;
  const of = { secret, root, draw, ...(publicValue === null ? {} : { publicValue }) };
  const tries = (file.draws.at(-1) ?? []).flatMap((proof) => {
    const place = checkProof(root, proof);
    return place.ok ? [{ serial: proof.serial, position: place.value.position }] : [];
  });
  return {
    isOneDraw: true,
    house,
    drawing,
    title,
    method: 'electronic',
    announcedAt: null,
    closedAt: null,
    commitment,
    root,
    count,
    secret,
    publicSource: null,
    publicValue,
    draws: [
      {
        draw,
        serial: file.serial,
        at: null,
        outcome: null,
        because: null,
        seed: seedOf(of),
        tries,
      },
    ],
  };
}

export interface ProofDesk {
  answer(request: ProofRequest, onProgress: (part: number) => void): unknown;
}

export function makeProofDesk(): ProofDesk {
  let looked: CheckedDrawing | undefined;

  function check(text: string, onProgress: (part: number) => void): ProofChecked {
    looked = undefined;
    const read = parseFile(text);
    if (!read.ok) return { ok: false, problems: [{ path: '', message: read.error }] };
    const { value } = read;
    if (isFields(value) && value['kind'] === DRAW_PROOF_FILE) {
      const one = checkDrawProof(value);
      return one.ok
        ? { ok: true, shown: shownDraw(one.value) }
        : { ok: false, problems: one.error };
    }
    const checked = checkDrawing(value, { onProgress });
    if (!checked.ok) return { ok: false, problems: checked.error };
    looked = checked.value;
    return { ok: true, shown: shownDrawing(looked) };
  }

  function ticket(serial: number): TicketAnswer {
    if (looked === undefined) return { isIn: false };
    const { file, levels } = looked;
    const proof = proofOf(file.entries, serial, levels);
    const place = proof && checkProof(file.closed.root, proof);
    if (proof === undefined || place?.ok !== true) return { isIn: false };
    const draw = file.draws.find((drawn) => drawn.serial === serial)?.draw ?? null;
    const { block, path } = proof;
    return { isIn: true, serial, ranges: block.length, path, draw, ...place.value };
  }

  return {
    answer(request, onProgress) {
      switch (request.ask) {
        case 'check':
          return check(request.text, onProgress);
        case 'ticket':
          return ticket(request.serial);
        case 'draw-proof':
          return looked && drawProofOf(looked, request.draw);
      }
    },
  };
}
