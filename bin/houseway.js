#!/usr/bin/env node
// Runs the TypeScript sources as they are; there is nothing to build first.
import { register } from 'tsx/esm/api';

// Whatever this program writes is for its owner alone; threads can’t say so for themselves.
process.umask(0o077);
register();
const { main } = await import('../src/cli/main.ts');
process.exitCode = await main(process.argv.slice(2));
