// What comes before a promotion can be looked at: its sheet is posted, people have cards, and a
// different person signs at the same screen.

import type { Page } from 'playwright-core';
import { FORM_FIELDS, momentIn } from '#house';
import { given } from '#result';
import { type Activity, anyTimeSample } from '#rules';
import { done, ownCommand } from '../../src/server/context.ts';
import type { Journey } from './journey.fixture.ts';

interface Posted {
  readonly offering: string;
  readonly activity: string;
  /** Replaces parts of the sheet's own sample, which is open at all hours. */
  readonly document?: object;
  /** Values other than those of the sample. */
  readonly values?: object;
  /** Options other than those of the sample. */
  readonly options?: object;
  readonly paidBy?: string;
}

/** Marketing proposes it, accounting approves. */
export async function posts(
  { does, context }: Pick<Journey, 'does' | 'context'>,
  { offering, activity, document, values, options, paidBy }: Posted,
): Promise<void> {
  const sample = anyTimeSample(context.rulebook.activity(activity) as Activity, '');
  const posted = document ?? {
    ...sample,
    values: { ...sample.values, ...values },
    ...(options === undefined ? {} : { options: { ...(sample['options'] as object), ...options } }),
  };
  const action = given({
    type: 'post-offering',
    offering,
    activity,
    document: posted,
    closesTo: 'common',
    paidBy,
  });
  const { events } = await does('mia', 'propose', { action } as never);
  const [{ proposal }] = events as unknown as [{ proposal: string }];
  await does('abe', 'approve', { proposal });
}

/** A club card for an enrolled patron; the form itself is left out. */
export async function registers(
  { context }: Pick<Journey, 'context'>,
  patron: string,
  chance = '5a'.repeat(32),
): Promise<void> {
  const form = { fields: [...FORM_FIELDS], isOfAge: true, hasPhoto: false };
  await done(context.house, ownCommand('register-member', 'dee', { patron, ...form, chance }));
}

/** The card of a member is read at this moment. */
export async function reads({ context }: Pick<Journey, 'context'>, patron: string): Promise<void> {
  const { house, clock } = context;
  const { card, zone } = await house.read((live) => ({
    card: live.club.members.get(patron)?.card,
    zone: live.zone,
  }));
  const scans = [{ card, at: momentIn(clock(), zone), table: 'HE1' }];
  await done(house, ownCommand('upload-scans', 'flo', { batch: `read-${patron}`, scans }));
}

/** A different person signs at the same screen. */
export async function signs(
  { pinOf }: Pick<Journey, 'pinOf'>,
  page: Page,
  { button, badge }: { readonly button: string; readonly badge: string },
): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('PIN') });
  await dialog.getByLabel('Badge').fill(badge);
  await dialog.getByLabel('PIN').fill(pinOf(badge));
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
