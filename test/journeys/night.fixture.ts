// How much a job takes at the screens: people, presses, and fields that are filled in.
import type { Page } from 'playwright-core';

export interface Taken {
  readonly people: number;
  readonly presses: number;
  readonly fields: number;
}

export interface JobCount {
  /** A part of a job, as one person does it at an open screen. */
  part(job: string, badge: string, page: Page, work: () => Promise<unknown>): Promise<void>;
  readonly jobs: Readonly<Record<string, Taken>>;
}

/** Presses by a hand, and controls that something was typed or picked in. */
const WATCH = `
  if (globalThis.taken === undefined) {
    const taken = (globalThis.taken = { presses: 0, fields: new Set() });
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && taken.presses++, true);
    addEventListener('input', ({ target }) => target.matches('input:not([type=radio], [type=checkbox]), select, textarea') && taken.fields.add(target), true);
  }
  taken.presses = 0;
  taken.fields.clear();
`;

export function countJobs(): JobCount {
  const jobs: Record<string, { people: number; presses: number; fields: number }> = {};
  const people = new Map<string, Set<string>>();
  return {
    jobs,
    async part(job, badge, page, work) {
      await page.evaluate(WATCH);
      await work();
      // biome-ignore lint/plugin: the journey has pressed by itself, and is done.
      const { presses, fields } = await page.evaluate<Omit<Taken, 'people'>>(
        '({ presses: taken.presses, fields: taken.fields.size })',
      );
      const before = jobs[job] ?? { presses: 0, fields: 0 };
      const who = people.get(job) ?? new Set();
      people.set(job, who.add(badge));
      jobs[job] = {
        people: who.size,
        presses: before.presses + presses,
        fields: before.fields + fields,
      };
    },
  };
}
