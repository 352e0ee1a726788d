// What regulators require, what meets it, and what a house can show for it now.
export { REQUIREMENTS } from './all.ts';
export { EVIDENCE } from './evidence.ts';
