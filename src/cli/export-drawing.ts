// One drawing with all that decides it, so that anyone can run it again.
import { ACTIVITIES } from '#activities';
import { drawingFile, makeRulebook } from '#house';
import { readHouse } from '#store';
import { told, withBar, withEvidence, wrongFlag } from './evidence.ts';
import { checkOptions, type ExportOptions, writeText } from './export.ts';
import type { Terminal } from './terminal.ts';

/** `houseway export --drawing`: to the file that is named, or to standard output. */
export async function exportDrawing(
  { drawing, ...options }: ExportOptions & { readonly drawing: string },
  terminal: Terminal,
): Promise<void> {
  checkOptions(options);
  const house = await told(() =>
    withEvidence(options, terminal, (evidence) =>
      withBar('exporting', terminal, (onProgress) => readHouse(evidence, onProgress)),
    ),
  );
  if (!house.drums.drawings.has(drawing)) {
    throw wrongFlag('--drawing', `no drawing ${drawing}`);
  }
  const file = drawingFile(house, makeRulebook(ACTIVITIES), drawing);
  if (file === undefined) {
    throw wrongFlag('--drawing', `${drawing} is not over: its secret is not published yet`);
  }
  const { bundle } = options;
  if (bundle === undefined) {
    terminal.answer(file, (whole) => JSON.stringify(whole));
    return;
  }
  writeText(bundle, `${JSON.stringify(file)}\n`);
  const answer = { bundle, drawing, root: file.closed.root, draws: file.draws.length };
  terminal.answer(answer, () => `Exported the drawing ${drawing} to ${bundle}.`);
}
