#!/usr/bin/env node
// Runs the TypeScript sources as they are; there is nothing to build first.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/cli/main.ts');
process.exitCode = await main(process.argv.slice(2));
