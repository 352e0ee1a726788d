// Drawings that anyone can check: what is in a drum, what is posted about it, which number comes
// out, and the file with which all of it is run again.
export { hashText } from './bytes.ts';
export { type CheckedDrawing, type CheckOptions, checkDrawing } from './check.ts';
export { commitmentOf, type DrawOf, type DrawTry, drawSerial, seedOf } from './draw.ts';
export {
  checkDrawProof,
  DRAW_PROOF_FILE,
  type DrawProofFile,
  drawProofOf,
} from './draw-proof.ts';
export { countEntries, type Entries } from './entries.ts';
export {
  DRAWING_FILE,
  type DrawingFile,
  type DrawnNumber,
  type FiledDrawing,
  type Method,
  makeDrawingFile,
  parseFile,
} from './file.ts';
export { checkProof, type Proof, type ProofPlace, type ProofStep, proofOf } from './proof.ts';
export { showChance } from './show.ts';
export { rootOf } from './tree.ts';
