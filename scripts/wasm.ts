import { readFile } from 'node:fs/promises';
import { main } from 'assemblyscript/asc';

/** The text that src/hands/places-wasm.ts has to hold: assembly/places.ts, compiled. */
export async function placesWasmSource(): Promise<string> {
  let binary: Uint8Array | undefined;
  const { error, stderr } = await main(
    [
      'places.ts',
      '-o',
      'places.wasm',
      '--runtime',
      'stub',
      '--noAssert',
      '-O3',
      '--initialMemory',
      '8',
    ],
    {
      readFile: (name) => (name === 'places.ts' ? readFile('assembly/places.ts', 'utf8') : null),
      writeFile: (_name, contents) => {
        if (typeof contents !== 'string') binary = contents;
      },
      listFiles: () => [],
    },
  );
  if (error !== null || binary === undefined) throw new Error(stderr.toString());
  const lines =
    Buffer.from(binary)
      .toString('hex')
      .match(/.{1,80}/g) ?? [];
  return [
    '// Compiled from assembly/places.ts by `npm run build:wasm`; do not edit.',
    'export const PLACES_WASM_HEX =',
    ...lines.map((line, index) => `  '${line}'${index === lines.length - 1 ? ';' : ' +'}`),
    '',
  ].join('\n');
}
