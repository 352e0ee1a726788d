import { useAnswer } from '../data/views.ts';

export interface Requirement {
  readonly id: string;
  readonly asks: string;
  readonly source: string;
  /** Markdown. */
  readonly metBy: string;
  readonly shownBy: readonly { readonly file: string; readonly test: string }[];
  readonly evidence?: { readonly says: string; readonly tookMs: number };
}

interface Checklist {
  readonly house: string;
  readonly at: string;
  readonly groups: readonly {
    readonly title: string;
    readonly requirements: readonly Requirement[];
  }[];
}

export const useChecklist = () => useAnswer<Checklist>('/checklist');

/** What the house shows for one requirement. */
export const evidenceFor = (checklist: Checklist | undefined, id: string): string =>
  checklist?.groups
    .flatMap(({ requirements }) => requirements)
    .find((requirement) => requirement.id === id)?.evidence?.says ?? '';
