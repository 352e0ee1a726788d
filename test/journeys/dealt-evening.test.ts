// An evening at a table of each base game in the browser, from the opening of the table to the count of
// the drop: whoever opens, fills, deals, signs, counts and pays does it by touch. Every amount is worked
// out by hand, and so is how many touches a round takes.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Journey, openJourney } from './journey.fixture.ts';
import { posts } from './promotions.fixture.ts';

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true };

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
  const options = { coverAll: 'none', handBonusExtras: 'none', queensUp: 'A' };
  await posts(room, { offering: 'crazy', activity: 'ma-crazy-4-poker', options });
  await posts(room, { offering: 'four-card', activity: 'sd-four-card-poker' });
  for (const table of ['E1', 'E2']) await room.does('max', 'install-table', { table, seats: 7 });
});
afterAll(() => room?.close());

/** Counts the touches of a dealer. */
function dealerAt(page: Page) {
  let touches = 0;
  const tap = async (
    name: string | RegExp,
    within: Pick<Page, 'getByRole'> = page.getByRole('main'),
  ) => {
    await within.getByRole('button', { name }).tap();
    touches += 1;
  };
  const bar = page.getByRole('region', { name: 'What to do' });
  const SUITS: Readonly<Record<string, string>> = {
    c: 'clubs',
    d: 'diamonds',
    h: 'hearts',
    s: 'spades',
  };
  const RANKS: Readonly<Record<string, string>> = {
    T: '10',
    J: 'jack',
    Q: 'queen',
    K: 'king',
    A: 'ace',
  };
  return {
    touched: () => touches,
    press: (name: string | RegExp) => tap(name, bar),
    tap,
    /** A hand: the rank with one thumb, the suit with the other. */
    async keys(pad: string, cards: string) {
      const keypad = page.getByRole('group', { name: pad });
      const from = touches;
      for (const [rank = '', suit = ''] of cards.split(' ').map((card) => [...card])) {
        for (const name of [RANKS[rank] ?? rank, SUITS[suit] ?? '']) {
          await keypad.getByRole('button', { name, exact: true }).tap();
          touches += 1;
        }
      }
      // s.10(c)(1): a hand of five is ten touches, two a second and a thumb for each.
      expect(touches - from).toBe(2 * cards.split(' ').length);
    },
  };
}

async function signs(page: Page, badge: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Badge' }).fill(badge);
  await page.getByLabel('PIN').fill(room.pinOf(badge));
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
}

/** The floor opens the table for its game and deals what is posted; the cage brings the chips. */
async function opens(table: string, game: string): Promise<Page> {
  const floor = await room.page('flo', `/floor?table=${table}`);
  await floor.getByLabel('Game').selectOption(game);
  await floor.getByRole('button', { name: 'Open table' }).click();
  const cage = await room.page('cora', '/cage?tab=trays');
  await cage.getByRole('button', { name: `Fill the tray at ${table}` }).click();
  await cage.getByLabel('Amount').fill('5000.00');
  await cage.getByRole('button', { name: 'Fill tray' }).click();
  await cage.getByText(`Tray at ${table} filled.`).waitFor();
  await floor.getByRole('button', { name: 'Deal this game' }).click();
  await floor.getByRole('link', { name: 'Keypad of the table' }).waitFor();
  return floor;
}

/** The box of cards, the floor's look at it, and the first player, who sees the cards. */
async function firstDeck(page: Page, dealer: ReturnType<typeof dealerAt>): Promise<void> {
  await dealer.press(/^New deck is here/);
  await dealer.press(/^Deck inspected/);
  await dealer.press(/^Floor: verified/);
  await signs(page, 'flo');
  await dealer.press(/^Spread and seen/);
  await dealer.tap('Seat 1: a player sits down');
  await dealer.press(/^Player has seen them/);
  await dealer.press(/^Wash, shuffle, cut/);
}

async function buysIn(page: Page, seat: number, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Buy-in' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByLabel('Seat').fill(String(seat));
  await dialog.getByRole('button', { name: 'Buy-in' }).tap();
  await page.getByText(/^Buy-in of \$/).waitFor();
}

const lay = (dealer: ReturnType<typeof dealerAt>, wager: string, seat: number) =>
  dealer.tap(new RegExp(`^${wager}, seat ${seat}:`));

/** The second count of the tray, the end of the evening, the credit, the drop, and the count of the box. */
async function closes(
  floor: Page,
  table: string,
  { tray, box }: { readonly tray: string; readonly box: string },
): Promise<void> {
  await floor.getByRole('button', { name: 'End the game' }).click();
  await floor.getByRole('button', { name: 'Deal this game' }).waitFor();
  await floor.getByLabel('Chips in the tray').fill(tray);
  await floor.getByRole('button', { name: 'Count the tray' }).click();
  await floor.getByText('The tray is counted.').waitFor();
  const cage = await room.page('cora', '/cage?tab=trays');
  await cage.getByRole('button', { name: `Credit from the tray at ${table}` }).click();
  await cage.getByLabel('Amount').fill(tray);
  await cage.getByRole('dialog').getByRole('button', { name: 'Credit' }).click();
  await cage.getByText(`Credit from the tray at ${table} is done.`).waitFor();
  await floor.getByRole('button', { name: 'Drop the box' }).click();
  const count = await room.page('cole', '/cage');
  await count.getByRole('button', { name: `Count box ${table}.1` }).click();
  await count.getByLabel('Amount counted').fill(box);
  await count.getByRole('button', { name: 'Submit count' }).click();
  await count.getByText(`Box ${table}.1 counted. $${box} is now in the cage.`).waitFor();
  // What was counted is what the rounds say: nothing is over or short.
  const books = await (await room.client('abe')).ask('GET', '/accounts');
  const accounts = JSON.stringify(books);
  expect(accounts).toContain(`table/${table}/win`);
  expect(accounts).not.toContain('over-short');
}

/** The first count, by the dealer. */
async function counts(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Count the tray' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount counted').fill(amount);
  await dialog.getByRole('button', { name: 'Count the tray' }).tap();
  await page.getByText('Count saved. A different person counts next.').waitFor();
}

test('Crazy 4 Poker: a buy-in, a round that wins the bonus, its account at the cage, and the drop', async () => {
  const floor = await opens('E1', 'crazy-4-poker');
  const page = await room.page('dana', '/table/E1', TABLET);
  const dealer = dealerAt(page);
  await firstDeck(page, dealer);
  await buysIn(page, 1, '300.00');
  const before = dealer.touched();
  await dealer.tap(/^Seat 1,/);
  await lay(dealer, 'Ante', 1);
  await lay(dealer, 'Ante', 1);
  await lay(dealer, 'Queens Up', 1);
  await lay(dealer, 'Five Card Hand Bonus on the player’s hand', 1);
  await dealer.press(/^No more bets/);
  await dealer.press(/^Dealt/);
  await dealer.press(/^1× \$10\.00/);
  await dealer.keys('Key the dealer’s cards', 'Kc Kd 9c 4s 3s');
  await dealer.keys('Key the cards of seat 1', '2h 5h 7h 9h Jh');
  // s.11(b): a flush wins 10 of ante, 10 of play and 3 to 2 of the super bonus; s.11(c) A: 4 to 1 of $5.
  await dealer.press(/^Pay \$35\.00/);
  await dealer.press(/^Pay \$20\.00/);
  // s.10(f)(3): 50 for 1 of five hearts goes to the account; the dealer takes the chip.
  await page.getByText('$250.00 to the player’s account').waitFor();
  await dealer.press(/^Take \$5\.00/);
  await dealer.press(/^Game Over, cards away/);
  await page.getByText('Round over').waitFor();
  // A seat and four chips, three presses, twenty keys, four presses: a whole round of one player.
  expect(dealer.touched() - before).toBe(32);
  const cage = await room.page('cora', '/cage?tab=accounts');
  await cage.getByRole('button', { name: /^Pay the account E1\.1\.1/ }).click();
  await cage.getByRole('dialog').getByRole('button').last().click();
  await cage.getByText('No account holds money').waitFor();
  // Filled with 5,000, sold for 300, paid 55 and took 5.
  await counts(page, '4650.00');
  await closes(floor, 'E1', { tray: '4650.00', box: '300.00' });
  expect(room.errors).toEqual([]);
});

test('Four Card Poker: three aces on the keypad, a correction, the drop, and the round dealt again', async () => {
  const floor = await opens('E2', 'four-card-poker');
  const page = await room.page('dana', '/table/E2', TABLET);
  const dealer = dealerAt(page);
  await firstDeck(page, dealer);
  await buysIn(page, 1, '100.00');
  await dealer.tap(/^Seat 1,/);
  await lay(dealer, 'Ante', 1);
  await dealer.press(/^No more bets/);
  await dealer.press(/^Dealt/);
  await dealer.press(/^3× \$15\.00/);
  await dealer.keys('Key the dealer’s cards', 'Kc Kd 9c 4s 3s 2d');
  await dealer.keys('Key the cards of seat 1', 'As Ad Ah 7c 2s');
  // (10): three aces beat the kings: 15 and 5, and 2 to 1 of the automatic bonus.
  await dealer.press(/^Pay \$15\.00/);
  await dealer.press(/^Pay \$15\.00/);
  await dealer.press(/[Cc]ards away/);
  await page.getByText('Round over').waitFor();
  // The middle ace was a queen: two aces win as much, but for the bonus of $10, which comes back.
  const manager = await room.page('max', '/replay/E2.1');
  await manager.getByRole('button', { name: 'Correct the cards' }).click();
  await manager.getByLabel('Seat 1').fill('As Ad Qh 7c 2s');
  await manager.getByLabel('Reason').fill('a queen was keyed as an ace');
  await manager.getByRole('button', { name: 'Propose the correction' }).click();
  await manager.getByText('The correction waits for approval.').waitFor();
  const control = await room.page('carl', '/approvals');
  await control.getByRole('link', { name: 'Correct round 1 at E2' }).click();
  await control.getByRole('button', { name: 'Approve' }).click();
  await control.getByText('Nothing to approve').waitFor();
  await counts(page, '4880.00');
  await closes(floor, 'E2', { tray: '4880.00', box: '100.00' });
  const replay = await room.page('rex', '/replay/E2.1');
  await replay.getByRole('heading', { level: 1, name: 'Round 1, table E2' }).waitFor();
  await replay.getByRole('heading', { name: 'Round settled again' }).waitFor();
  await replay.getByRole('status').getByText('Same decision').waitFor();
  await replay.getByText('Ante, $5.00: $10.00 back').waitFor();
  expect(room.errors).toEqual([]);
});
