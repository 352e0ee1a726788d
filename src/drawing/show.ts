// The chance of a show: all of it follows from one secret, whose hash is posted when the show begins.
// A show that broke off goes on with the chance that it would have had.
import { assert } from '#result';
import { hashBytes, hashOf, labelled, long, makeHex } from './bytes.ts';

const LABEL = 'houseway show 1';
/** A public value has its place; there is none yet. */
const NO_BEACON = new Uint8Array();

/** The 32 bytes that a step takes its chance from. The beginning is step 0. */
export function showChance(secret: string, step: number): string {
  assert(Number.isSafeInteger(step) && step >= 0, `steps count from 0, not ${step}`);
  return makeHex(hashOf(labelled(LABEL, [hashBytes(secret), NO_BEACON, long(step)])));
}
