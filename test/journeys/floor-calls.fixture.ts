// Calls that dealers make, and what the floor does with them on its screen.
import type { Page } from 'playwright-core';
import type { CommandFields } from '#client';
import type { Journey } from './journey.fixture.ts';
import { seriousIn, widthOf } from './looks.fixture.ts';

/** A round with its fees in which a seat calls; the call. */
export async function callAt(
  { does }: Pick<Journey, 'does'>,
  fields: CommandFields<'call-hand'>,
  seats?: readonly number[],
): Promise<string> {
  const { table, offering } = fields;
  const fees = [{ offering, ...(seats === undefined ? {} : { seats: [...seats] }) }];
  await does('dana', 'start-round', { table, fees });
  const { events } = await does('dana', 'call-hand', fields);
  const called = events.find((event) => event.type === 'hand-called');
  if (called === undefined) throw new Error('no hand was called');
  return called.call;
}

/** Types the cards of a place: `Board`, `Seat 2: Hole cards`. */
export async function typeCards(page: Page, place: string, cards: string): Promise<void> {
  const [, seat] = /^Seat (\d+)/.exec(place) ?? [];
  const open = page.getByRole('button', { name: `Enter the cards of seat ${seat}` });
  const field = page.getByRole('textbox', { name: `Cards for ${place}` });
  await field.or(open).first().waitFor();
  // biome-ignore lint/plugin: one of the two has come.
  if (seat !== undefined && (await open.isVisible())) await open.click();
  await field.fill(cards);
}

/** What a panel says of each winner: `PG1, seat 1` and the amount. */
export const said = (page: Page, winner: string, amount: string) =>
  page.getByRole('listitem').filter({ hasText: winner }).filter({ hasText: amount }).first();

/** What a screen reader or a narrow window would trip over. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const serious = await seriousIn(page);
  const before = page.viewportSize();
  const wide: string[] = [];
  for (const width of [390, 720, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const scrolled = await widthOf(page);
    if (scrolled > width) wide.push(`${scrolled} pixels wide at ${width}`);
  }
  if (before !== null) await page.setViewportSize(before);
  return [...serious, ...wide];
}
