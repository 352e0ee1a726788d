// What every field of the editor is given: the document, what is wrong with it, and how to change it.
import type { Problem } from '#result';
import type { ActivityFacts } from '#rules';
import { choicesIn, type OfferingDocument, put, valueAt } from '../document.ts';

export interface Edit {
  readonly activity: ActivityFacts;
  readonly document: OfferingDocument;
  readonly chosen: Readonly<Record<string, string>>;
  readonly zone: string;
  idOf(path: string): string;
  /** What was typed at a path. */
  textAt(path: string): string;
  put(path: string, value: unknown): void;
  /** Problems exactly there. */
  problemAt(path: string): string | undefined;
  /** Problems there or anywhere inside. */
  problemIn(path: string): string | undefined;
}

interface Edited {
  readonly activity: ActivityFacts;
  readonly document: OfferingDocument;
  readonly zone: string;
  readonly prefix: string;
  readonly problems: readonly Problem[];
  readonly onChange: (update: (document: OfferingDocument) => OfferingDocument) => void;
}

export function makeEdit({ activity, document, zone, prefix, problems, onChange }: Edited): Edit {
  return {
    activity,
    document,
    zone,
    chosen: choicesIn(activity, document),
    idOf: (path) => `${prefix}-${path}`,
    textAt: (path) => String(valueAt(document, path) ?? ''),
    put: (path, value) => onChange((before) => put(before, path, value)),
    problemAt: (path) => problems.find((problem) => problem.path === path)?.message,
    problemIn: (path) => problems.find((problem) => problem.path.startsWith(path))?.message,
  };
}
