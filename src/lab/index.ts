export type { Progress } from './held-counts.ts';
