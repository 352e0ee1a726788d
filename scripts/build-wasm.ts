import { writeFile } from 'node:fs/promises';
import { placesWasmSource } from './wasm.ts';

await writeFile('src/hands/places-wasm.ts', await placesWasmSource());
