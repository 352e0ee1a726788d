// Win pages and tax statements: every fact is on them, and numbers of persons only where they may be.
import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { FORM_5754, W2G, WIN_PAGE } from './documents.fixture.ts';
import { form5754Page, type WinPage, w2gPage, winPage } from './index.ts';
import { pdfPages, pdfText } from './pdf-text.fixture.ts';

const pdfOf = async (made: ReturnType<typeof winPage>): Promise<Buffer> => sure(await made);
const textOf = async (made: ReturnType<typeof winPage>): Promise<string> =>
  pdfText(await pdfOf(made));

/** The texts that are not on a page; a long one may be broken into lines. */
const missing = (page: string, words: readonly string[]): readonly string[] => {
  const without = (text: string): string => text.replace(/\s+/g, '');
  return words.filter((each) => !without(page).includes(without(each)));
};

describe('Form W-2G', () => {
  const BOXES = [
    '1 Reportable winnings',
    '2 Date won',
    '3 Type of wager',
    '4 Federal income tax withheld',
    '5 Transaction',
    '6 Race',
    '7 Winnings from identical wagers',
    '8 Cashier',
    "9 Winner's taxpayer identification no.",
    '10 Window',
    '11 First identification',
    '12 Second identification',
    "13 State/Payer's state identification no.",
    '14 State winnings',
    '15 State income tax withheld',
    '16 Local winnings',
    '17 Local income tax withheld',
    '18 Name of locality',
  ];

  test('is one page with the names and numbers of all boxes, and what stands in them', async () => {
    const pdf = await pdfOf(w2gPage(W2G, 'winner'));
    expect(pdfPages(pdf)).toHaveLength(1);
    const words = [
      ...BOXES,
      '$10,001.00',
      '$2,400.00',
      '2026-03-14',
      'Progressive at a table',
      'Maria Elena Quintero',
      'Lucky River Card Room',
      '94-7700321',
      'Cage 2',
      'K. Osei',
      'calendar year 2026'.toUpperCase(),
      'penalties of perjury',
      ...W2G.reasons,
    ];
    expect(missing(pdfText(pdf), words)).toEqual([]);
  });

  test("the winner's copy has the numbers in full, the house's only their last four", async () => {
    const winner = await textOf(w2gPage(W2G, 'winner'));
    expect(missing(winner, ['Copy for the winner', '123-45-6789', 'D4567890'])).toEqual([]);
    const house = await textOf(w2gPage(W2G, 'house'));
    expect(missing(house, ['Copy for the house', 'XXX-XX-6789', 'ending 7890'])).toEqual([]);
    expect(house).not.toMatch(/123-?45|D?4567890/);
  });

  test('is signed where tax is withheld from everybody, and not else', async () => {
    expect(await textOf(w2gPage({ ...W2G, mustSign: false }, 'winner'))).not.toContain('perjury');
  });

  test('says where no tax number was given', async () => {
    const { taxNumber: _, ...winner } = W2G.winner;
    expect(await textOf(w2gPage({ ...W2G, winner }, 'house'))).toContain('none given');
  });
});

describe('Form 5754', () => {
  test('has who is paid, and everybody to whom it is taxable with the share', async () => {
    const text = await textOf(form5754Page(FORM_5754, 'winner'));
    const words = [
      'Part I',
      'Part II',
      'Amount received',
      '(d) Amount won',
      '(b) Taxpayer',
      '$10,001.00',
      '$2,400.00',
      '$5,000.50',
      '$3,000.30',
      '$2,000.20',
      '987-65-4321',
      '12 Story Road San Jose, CA 95122',
      'Tom Baxter',
      'none given',
      'perjury',
    ];
    expect(missing(text, words)).toEqual([]);
  });

  test('writes a name without the marks that its fonts lack', async () => {
    expect(await textOf(form5754Page(FORM_5754, 'house'))).toContain('Dang Nguyen Ái');
  });

  test('shows the house no number in full', async () => {
    const text = await textOf(form5754Page(FORM_5754, 'house'));
    expect(text).toContain('XXX-XX-4321');
    expect(text).not.toMatch(/123-?45-?6789|987-?65-?4321|D4567890/);
  });

  test('goes on over as many pages as its owners need, with the head of the table on each', async () => {
    const owners = Array.from({ length: 80 }, (_, index) => ({
      name: `Owner ${index + 1}`,
      address: ['1 Main Street', 'Gilroy, CA 95020'],
      amount: '125.01',
    }));
    const pages = pdfPages(await pdfOf(form5754Page({ ...FORM_5754, owners }, 'house')));
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, lines] of pages.entries()) {
      expect(lines).toContain(`Page ${index + 1} of ${pages.length}`);
      if (lines.some((line) => line.startsWith('Owner '))) expect(lines).toContain('(a) Name');
    }
    const names = pages.flat().filter((line) => line.startsWith('Owner '));
    expect(names).toEqual(owners.map(({ name }) => name));
  });
});

describe('a win page', () => {
  test('has every fact of the award', async () => {
    const text = await textOf(winPage(WIN_PAGE));
    const words = [
      WIN_PAGE.house.toUpperCase(),
      'Win page 1042',
      WIN_PAGE.at,
      'T12',
      '188',
      'call-7f3a',
      WIN_PAGE.offering.title,
      WIN_PAGE.offering.version,
      'no-bust-blackjack',
      '7d 7d 7d',
      'Kc 6h',
      'three-sevens-diamonds',
      'Qualifying Hands, option A',
      'D-104',
      'F-21',
      'F-30',
      'M-2',
      '2026-03-14 21:13:40 PDT',
      'P-5510',
      'not named',
      '$21,487.35',
      '$21,537.35',
      'claim c-1042-2',
      'meter progressive $18,487.35',
      'reserve $2,000.00',
      'advance $1,000.00',
      '2026-04-13 21:14:09 PDT',
      'no limit',
      '2 tickets for the monthly drawing',
      'third-party proposition player',
      'fund/blazing/meter/progressive',
      '$5,000.00',
      '90412',
      WIN_PAGE.log.hash,
      'Surveillance',
      'Cage',
      'Winner',
    ];
    expect(missing(text, words)).toEqual([]);
  });

  test('ticks what was checked and leaves the rest open', async () => {
    const ticksOf = async (page: WinPage): Promise<number> =>
      pdfPages(await pdfOf(winPage(page)))
        .flat()
        .filter((line) => line === 'X').length;
    expect(await ticksOf(WIN_PAGE)).toBe(2);
    const checks = { surveillance: false, standardDeck: false, deckCounted: false };
    expect(await ticksOf({ ...WIN_PAGE, checks })).toBe(0);
  });

  test('says that an award was voided, and why', async () => {
    const text = await textOf(winPage({ ...WIN_PAGE, voided: 'the deck had two aces of spades' }));
    expect(text).toContain('voided');
    expect(text).toContain('the deck had two aces of spades');
  });

  test('holds the share of a whole room', async () => {
    const [first] = WIN_PAGE.claims as [WinPage['claims'][0]];
    const claims = Array.from({ length: 120 }, (_, index) => ({ ...first, seat: 1000 + index }));
    const lines = pdfPages(await pdfOf(winPage({ ...WIN_PAGE, claims }))).flat();
    expect(claims.filter(({ seat }) => !lines.includes(`T12, ${seat}`))).toEqual([]);
  });
});

test('the same data gives the same bytes', async () => {
  expect(await pdfOf(winPage(WIN_PAGE))).toEqual(await pdfOf(winPage(WIN_PAGE)));
});

test('what the fonts lack is refused, and not left out', async () => {
  expect(await winPage({ ...WIN_PAGE, house: '彩池' })).toMatchObject({
    ok: false,
    error: [{ path: 'document.house', message: expect.stringContaining('Latin letters') }],
  });
  expect(await winPage({ ...WIN_PAGE, voided: 'x '.repeat(60_000) })).toMatchObject({ ok: false });
});
