import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { tsImport } from 'tsx/esm/api';
import { defineConfig, type ESTree, type Plugin, parseAst } from 'vite';

const HOUSE = fileURLToPath(new URL('src/house/', import.meta.url));

/** What a page needs of a declaration: forms read fields, and who proposes and approves. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  command: ['fields', 'may', 'power', 'isSystem'],
  mechanism: ['commands', 'actions'],
  request: ['method', 'path', 'body'],
};

/** The parts of a source that declare what only the server does. */
function* cutIn(node: unknown): Generator<{ readonly start: number; readonly end: number }> {
  if (Array.isArray(node)) for (const each of node) yield* cutIn(each);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { type, callee, arguments: given } = node as ESTree.CallExpression;
  const kept =
    type === 'CallExpression' && callee.type === 'Identifier' ? KEPT[callee.name] : undefined;
  const [declared] = kept === undefined ? [] : given;
  if (kept === undefined || declared?.type !== 'ObjectExpression') {
    for (const each of Object.values(node)) yield* cutIn(each);
    return;
  }
  for (const property of declared.properties) {
    const isKept =
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      kept.includes(property.key.name);
    if (isKept) yield* cutIn(property.value);
    else yield property;
  }
}

/** Leaves deciders, evolvers and examples out of the pages. */
const declarationsOnly: Plugin = {
  name: 'houseway:declarations-only',
  enforce: 'pre',
  transform: {
    filter: {
      id: /\/src\/(?:house|client)\/.*\.ts$/,
      code: /\b(?:command|mechanism|request)\(\{/,
    },
    handler(code) {
      let [kept, from] = ['', 0];
      for (const { start, end } of cutIn(parseAst(code, { lang: 'ts' }))) {
        kept += code.slice(from, start);
        from = code[end] === ',' ? end + 1 : end;
      }
      return { code: kept + code.slice(from), map: null };
    },
  },
};

/** Two tables in the place of everything that they follow from. */
const permissionTables: Plugin = {
  name: 'houseway:permission-tables',
  enforce: 'pre',
  load: {
    filter: { id: /\/src\/house\/permissions\.ts$/ },
    async handler(id) {
      if (id !== `${HOUSE}permissions.ts`) return null;
      const { MAY, PROPOSES } = await tsImport(id, import.meta.url);
      return `export const MAY = ${JSON.stringify(MAY)};\nexport const PROPOSES = ${JSON.stringify(PROPOSES)};\n`;
    },
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('src/web', import.meta.url)),
  plugins: [declarationsOnly, permissionTables, react(), tailwindcss()],
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no inline data.
    assetsInlineLimit: 0,
  },
});
