// A dealer at a table that deals its game: an evening's first rounds by touch, from the chips to the
// rack, and what the floor signs.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '#client';
import { type Journey, openJourney } from './journey.fixture.ts';
import { seriousIn, widthOf } from './looks.fixture.ts';
import { posts } from './promotions.fixture.ts';

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

let room: Journey;

/** A table of a game with chips in its tray and its deck in the shoe. */
async function dealt(table: string, game: string, offering: string): Promise<void> {
  await room.does('max', 'install-table', { table, seats: 7 });
  await room.does('flo', 'open-table', { table, game });
  await room.does('cora', 'fill-tray', { table, amount: '10000.00' });
  await room.does('flo', 'open-game', {
    table,
    offering,
    recording: 'every-card',
    way: 'manual-shoe',
  });
  const deck = 'red';
  await room.does('dana', 'deal-steps', {
    table,
    steps: [
      { type: 'receive-deck', deck, design: 'plain' },
      { type: 'inspect-cards', deck, defects: false },
    ],
  });
  await room.does('flo', 'deal-steps', { table, steps: [{ type: 'verify-inspection', deck }] });
  await room.does('dana', 'deal-steps', {
    table,
    steps: [
      { type: 'spread-cards', deck },
      { type: 'sit-down', seat: 1 },
      { type: 'show-to-player', deck },
    ],
  });
}

beforeAll(async () => {
  room = await openJourney();
  const options = { coverAll: 'none', handBonusExtras: 'none' };
  await posts(room, { offering: 'crazy', activity: 'ma-crazy-4-poker', options });
  await posts(room, { offering: 'four-card', activity: 'sd-four-card-poker' });
  await dealt('C1', 'crazy-4-poker', 'crazy');
  await dealt('C2', 'crazy-4-poker', 'crazy');
  await dealt('C3', 'crazy-4-poker', 'crazy');
  await dealt('C5', 'crazy-4-poker', 'crazy');
  await dealt('F1', 'four-card-poker', 'four-card');
});
afterAll(() => room?.close());

const bar = (page: Page) => page.getByRole('region', { name: 'What to do' });

/** The one button, once it means that. */
const press = (page: Page, name: RegExp | string) => bar(page).getByRole('button', { name }).tap();

const SUITS = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' } as const;
const RANKS: Readonly<Record<string, string>> = {
  T: '10',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};

/** Keys a hand, the rank and then the suit; how many touches that took. */
async function keys(page: Page, pad: string, cards: string): Promise<number> {
  const keypad = page.getByRole('group', { name: pad });
  let touches = 0;
  for (const card of cards.split(' ')) {
    const [rank = '', suit = ''] = [...card];
    for (const name of [RANKS[rank] ?? rank, SUITS[suit as 'c']]) {
      await keypad.getByRole('button', { name, exact: true }).tap();
      touches += 1;
    }
  }
  return touches;
}

const lay = (page: Page, wager: string, seat: number) =>
  page.getByRole('button', { name: new RegExp(`^${wager}, seat ${seat}:`) }).tap();

test('a round of Crazy 4 Poker by touch: chips, the deal, two hands, what to take and to pay', async () => {
  const page = await room.page('dana', '/table/C1', TABLET);
  await press(page, /^Wash, shuffle, cut/);
  await page.getByRole('button', { name: /^Seat 1,/ }).tap();
  await lay(page, 'Ante', 1);
  await lay(page, 'Ante', 1);
  await lay(page, 'Queens Up', 1);
  await lay(page, 'Four-Card Progressive', 1);
  await page.getByRole('button', { name: 'Seat 1, $26.00' }).waitFor();
  await page.getByRole('button', { name: /^Seat 4,/ }).tap();
  await lay(page, 'Ante', 4);
  await expect.poll(() => seriousIn(page)).toEqual([]);
  await press(page, /^No more bets/);
  await press(page, /^Chips collected: 1/);
  await press(page, /^Dealt/);
  await press(page, /^1× \$10\.00/);
  await press(page, /^Fold.*Seat 4/);
  // Five cards, and done with the last touch: at most two touches a card.
  const dealers = await keys(page, 'Key the dealer’s cards', 'Kc Kd 9c 4s 3s');
  const players = await keys(page, 'Key the cards of seat 1', '2h 5h 7h 9h 8s');
  expect([dealers, players]).toEqual([10, 10]);
  // s.10(c), s.11(b): the dealer qualifies and the flush wins: ante 10, play 10, super bonus 3 to 2 = 15.
  const lines = page.getByRole('region', { name: 'Seat 1: take and pay' });
  await lines.getByText('wins 3 to 2').waitFor();
  await expect.poll(() => seriousIn(page)).toEqual([]);
  await press(page, /^Pay \$35\.00/);
  // s.11(c) table A: a flush brings 4 to 1.
  await lines.getByText('wins 4 to 1').waitFor();
  await press(page, /^Pay \$20\.00/);
  // The chip of the progressive lies in the tray already.
  await press(page, /^Nothing to take or pay/);
  await press(page, /^Game Over, cards away/);
  await page.getByText('Round over').waitFor();
  expect(room.errors).toEqual([]);
});

test('the same bets again are an explicit touch, and what is refused is said before the call', async () => {
  const page = await room.page('dana', '/table/C2', PHONE);
  await press(page, /^Wash, shuffle, cut/);
  await page.getByRole('button', { name: /^Seat 2,/ }).tap();
  await lay(page, 'Queens Up', 2);
  await bar(page).getByText(/ante/i).first().waitFor();
  await expect
    .poll(() =>
      bar(page)
        .getByRole('button', { name: /^No more bets/ })
        .getAttribute('aria-disabled'),
    )
    .toBe('true');
  await lay(page, 'Ante', 2);
  await press(page, /^No more bets/);
  await press(page, /^Dealt/);
  await press(page, /^Fold.*Seat 2/);
  await keys(page, 'Key the dealer’s cards', 'Kc Kd 9c 4s 3s');
  await press(page, /Game Over, cards away/);
  await press(page, /^Shuffle, new round/);
  await page.getByRole('button', { name: 'Seat 2, no wager' }).waitFor();
  await page.getByRole('button', { name: 'Same bets' }).tap();
  await page.getByRole('button', { name: 'Seat 2, $15.00' }).waitFor();
});

test('an exposed card of the dealer voids the round, and the sheet says so before it is done', async () => {
  const page = await room.page('dana', '/table/C2', TABLET);
  await page.getByRole('button', { name: /^Seat 2,/ }).tap();
  await lay(page, 'Ante', 2);
  await press(page, /^No more bets/);
  await press(page, /^Dealt/);
  await page.getByRole('button', { name: 'Something’s wrong' }).tap();
  await page.getByRole('button', { name: 'A dealer’s card was exposed' }).tap();
  await page.getByText(/The round is void: .*s\.14\(d\)/).waitFor();
  await page.getByRole('button', { name: 'This happened' }).tap();
  await page.getByText('Round void').waitFor();
});

const signs = async (page: Page, badge: string) => {
  await page.getByRole('textbox', { name: 'Badge' }).fill(badge);
  await page.getByLabel('PIN').fill(room.pinOf(badge));
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
};

test('the floor writes down a broken rule, and a player who leaves after no more bets has folded', async () => {
  const page = await room.page('dana', '/table/C5', TABLET);
  await press(page, /^Wash, shuffle, cut/);
  for (const seat of [2, 5]) {
    await page.getByRole('button', { name: new RegExp(`^Seat ${seat},`) }).tap();
    await lay(page, 'Ante', seat);
  }
  await press(page, /^No more bets/);
  await press(page, /^Dealt/);
  await page.getByRole('button', { name: 'Something’s wrong' }).tap();
  await page.getByRole('button', { name: 'A rule was broken' }).tap();
  await page.getByRole('radio', { name: /s\.10\(a\)\(1\)/ }).tap();
  await page.getByRole('radio', { name: '5', exact: true }).tap();
  await expect.poll(() => seriousIn(page)).toEqual([]);
  // Everything is in sight, with nothing to scroll.
  const dialog = page.getByRole('dialog');
  await expect
    .poll(() => dialog.evaluate((element) => element.scrollHeight - element.clientHeight))
    .toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'This happened' }).tap();
  await signs(page, 'flo');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Something’s wrong' }).tap();
  await page.getByRole('button', { name: 'A player leaves' }).tap();
  await page.getByRole('radio', { name: '5', exact: true }).tap();
  await page.getByText(/treated as abandoned/).waitFor();
  await page.getByRole('button', { name: 'This happened' }).tap();
  await press(page, /^1× \$5\.00/);
  const flo = await room.client('flo');
  await expect
    .poll(() => flo.view(addressOf('/tables/:table/game', { table: 'C5' })))
    .toMatchObject({
      value: {
        state: {
          round: {
            breaches: [{ clause: 's.10(a)(1)', at: 5 }],
            seats: [
              { seat: 2, decision: 'play' },
              { seat: 5, decision: 'abandoned' },
            ],
          },
        },
      },
    });
});

test('a card that is in play has no key, and the pad says where it is', async () => {
  const page = await room.page('dana', '/table/F1', PHONE);
  await press(page, /^Wash, shuffle, cut/);
  await page.getByRole('button', { name: /^Seat 3,/ }).tap();
  await lay(page, 'Ante', 3);
  await press(page, /^No more bets/);
  await press(page, /^Dealt/);
  await press(page, /^3× \$15\.00/);
  await keys(page, 'Key the dealer’s cards', 'Kc Kd 9c 4s 3s 2d');
  const pad = page.getByRole('group', { name: 'Key the cards of seat 3' });
  await pad.getByRole('button', { name: 'king' }).tap();
  await expect
    .poll(() => pad.getByRole('button', { name: 'clubs' }).getAttribute('aria-disabled'))
    .toBe('true');
  await pad.getByRole('button', { name: 'clubs' }).tap({ force: true });
  await pad.getByText('The king of clubs is already in play: the dealer’s hand.').waitFor();
  // What a scanner or a clipboard says goes the same way.
  await page.keyboard.type('sAs');
  await pad.getByRole('button', { name: 'Undo' }).tap();
  await page.keyboard.type('Ad 7h 7c 2s', { delay: 1 });
  // (9), (10): the kings beat the sevens; the play of 15 is taken first, then the ante of 5.
  await press(page, /^Take \$15\.00/);
  await press(page, /^Take \$5\.00/);
  await press(page, /Cards away|cards away/);
});

test('four aces: the hand button, the floor’s badge, a manager’s for so much, and envy as a step of its own', async () => {
  const wagers = { ante: '10', superBonus: '10', fourCardProgressive: '1' };
  await room.does('dana', 'deal-steps', {
    table: 'C3',
    steps: [
      { type: 'wash-cards', deck: 'red' },
      { type: 'stack-cards', deck: 'red' },
      { type: 'shuffle-cards', deck: 'red', how: 'manual' },
      { type: 'cut-cards', deck: 'red', depth: 20 },
      { type: 'place-for-dealing', deck: 'red' },
      { type: 'start-round' },
      { type: 'place-wagers', seat: 1, wagers },
      { type: 'sit-down', seat: 3 },
      { type: 'place-wagers', seat: 3, wagers },
      { type: 'announce-no-more-bets' },
      { type: 'lock-side-wagers' },
      { type: 'collect-progressive-wagers', chips: 2 },
      { type: 'deal-all' },
      { type: 'rack-stub' },
      { type: 'play', seat: 1, amount: '10' },
      { type: 'fold', seat: 3 },
      { type: 'collect-forfeits' },
      { type: 'reveal-dealer-hand', cards: 'Kc Kd 9c 4s 3s' },
      { type: 'turn-up-hand', seat: 1, cards: 'As Ad Ah Ac 2d' },
    ],
  });
  const page = await room.page('dana', '/table/C3', TABLET);
  // Ante 10, play 10, super bonus 200 to 1.
  await press(page, /^Pay \$2,020\.00/);
  await press(page, /^Press the hand button/);
  await press(page, /^Floor: hand and light/);
  await signs(page, 'flo');
  // A prize from 5,000 up has the signature of a manager, too.
  await press(page, /settled|take or pay|Pay/);
  await press(page, 'A manager signs, too');
  await signs(page, 'max');
  await press(page, /settled|take or pay|Pay/);
  // s.11(d)(5): $25 or $100 by the pay table, for the seat that has the wager.
  const envy = page.getByRole('list', { name: 'Envy for seat 3' });
  await envy.getByText('$100.00').waitFor();
  await press(page, /^Envy paid to seat 3/);
  await press(page, /^Forms are done/);
  await press(page, /^Game Over, cards away/);
  await page.getByText('Round over').waitFor();
  expect(room.errors).toEqual([]);
});

test('the floor opens a posted game at a table and ends it there', async () => {
  await room.does('max', 'install-table', { table: 'C4', seats: 7 });
  await room.does('flo', 'open-table', { table: 'C4', game: 'crazy-4-poker' });
  const page = await room.page('flo', '/floor?table=C4');
  await page.getByRole('button', { name: 'Deal this game' }).waitFor();
  await page.getByRole('button', { name: 'Deal this game' }).click();
  await page.getByRole('link', { name: 'Keypad of the table' }).waitFor();
  await expect.poll(() => seriousIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'End the game' }).click();
  await page.getByRole('button', { name: 'Deal this game' }).waitFor();
});

test.each([
  [{ width: 1024, height: 768 }],
  [{ width: 1280, height: 800 }],
  [{ width: 390, height: 844 }],
])('nothing scrolls at %o', async (viewport) => {
  const page = await room.page('dana', '/table/C1', { viewport });
  await bar(page).waitFor();
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(viewport.width);
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollHeight'))
    .toBeLessThanOrEqual(viewport.height);
});
