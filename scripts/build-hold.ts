import { writeFile } from 'node:fs/promises';
import { holdSource } from './hold.ts';

await writeFile('src/games/hold-figures.ts', holdSource());
