// A thread does not inherit the loader of TypeScript: like the command itself, it begins with
// JavaScript.
import { register } from 'tsx/esm/api';

register();
await import('./pglite-worker.ts');
