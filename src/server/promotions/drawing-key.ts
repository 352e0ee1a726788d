import { createHmac } from 'node:crypto';

/** The key of all secrets of drawings and shows: it follows from the key of the sealed data. */
export const drawingKeyOf = (personKey: Uint8Array): Uint8Array =>
  createHmac('sha256', personKey).update('key of drawings').digest();
