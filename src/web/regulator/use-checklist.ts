import type { Seen } from '#client';
import { useView } from '../data/views.ts';

type Checklist = Seen<'/checklist'>;
export type Requirement = Checklist['groups'][number]['requirements'][number];

export const useChecklist = () => useView('/checklist');

/** What the house shows for one requirement. */
export const evidenceFor = (checklist: Checklist | undefined, id: string): string =>
  checklist?.groups
    .flatMap(({ requirements }) => requirements)
    .find((requirement) => requirement.id === id)?.evidence?.says ?? '';
