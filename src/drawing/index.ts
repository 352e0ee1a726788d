// Drawings that anyone can check: what is in a drum, what is posted about it, which number comes
// out, and the file with which all of it is run again.
export { hashText } from './bytes.ts';
export { type CheckedDrawing, type CheckOptions, checkDrawing } from './check.ts';
export { commitmentOf, type DrawOf, drawSerial, seedOf, type Try } from './draw.ts';
export {
  checkDrawProof,
  DRAW_PROOF_FILE,
  type DrawProofFile,
  drawProofOf,
} from './draw-proof.ts';
export { countOf, type Entries } from './entries.ts';
export {
  DRAWING_FILE,
  type DrawingFacts,
  type DrawingFile,
  type DrawnNumber,
  type Method,
  makeDrawingFile,
  parseFile,
} from './file.ts';
export { checkProof, type Place, type Proof, proofOf, type Step } from './proof.ts';
export { rootOf } from './tree.ts';
