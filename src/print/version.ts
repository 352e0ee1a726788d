import { createHash } from 'node:crypto';
import QRCode from 'qrcode';
import type { PostingSheet } from '#rules';

export interface RuleVersion {
  /** SHA-256 of the rules and the offering, in hex. */
  readonly hash: string;
  /** What the QR code holds, so that a sheet can be held against the system. */
  readonly code: string;
  /** The modules of the QR code, row by row; true is dark. */
  readonly modules: readonly (readonly boolean[])[];
}

const HASH_SHOWN = 16;

export function versionOf({ activity, ruleText }: PostingSheet): RuleVersion {
  const hash = createHash('sha256').update(ruleText).digest('hex');
  const code = `houseway:${activity}:${hash.slice(0, HASH_SHOWN)}`;
  const { data, size } = QRCode.create(code, { errorCorrectionLevel: 'M' }).modules;
  const modules = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => data[row * size + column] === 1),
  );
  return { hash, code, modules };
}
