// The winners are paid: by a tray, at the cage, never by check where the sheet says chips; with ID and
// forms, alone or shared.
import { describe, expect, test } from 'vitest';
import { pdfText } from '../../../src/print/pdf-text.fixture.ts';
import { documentOf, PARTNER, taxNumberOf } from './data.ts';
import { as, at, claimAt, DENIED, evening, fundOf, pay, showPapers } from './floor.ts';

const withoutBlanks = (text: string): string => text.replace(/\s+/g, '');

/** The words of a paper; a long word may be broken into lines. */
async function paper(path: string): Promise<string> {
  const { type, bytes } = await as('cora').fetches(path);
  expect([path, type, bytes.subarray(0, 5).toString()]).toEqual([path, 'application/pdf', '%PDF-']);
  return withoutBlanks(pdfText(bytes));
}

const cannotPay = (claim: string, patron: string, from: 'cage' | 'tray' = 'cage') =>
  as('cora').cannot('pay-claim', { claim, patron, from });

function smallPrizes(): void {
  test('the win page of each award is printed, with its rows and its entries', async () => {
    await evening.room.wait(at('20:00'));
    for (const [call, ...words] of [
      ['blazing-1', 'three-sevens-one-color', '1,004.80', 'the up card was a club'],
      ['blazing-2', 'three-sevens', '500.00', 'fund/blazing/advance', '488.80'],
      ['five-aces', 'five-aces', '10,402.83', 'fund/fortune/payable', 'fred', 'max'],
      ['bad-beat', 'four-of-a-kind-beaten', '5,000.00', '834.00', 'fund/badbeat/payable'],
      ['royal', 'ace-king-queen-suited', '3,008.68', '100.00', 'fund/threecard/advance'],
    ] as const) {
      const page = await paper(`/wins/${call}/page.pdf`);
      expect(words.filter((word) => !page.includes(withoutBlanks(word)))).toEqual([]);
    }
  });

  test('under $600 a tray pays: $500 of Blazing Sevens, and envy; the cage pays it back', async () => {
    const sevens = await claimAt('blazing-2', 'T1/1');
    expect(await as('dana').cannot('pay-claim', { claim: sevens, from: 'tray' })).toEqual(DENIED);
    await as('flo').does('pay-claim', { claim: sevens, from: 'tray', patron: 'ann' });
    const royal = await claimAt('royal', 'T5/1');
    expect(await cannotPay(royal, 'tia', 'tray')).toMatchObject({ status: 409 });
    for (const [place, patron] of [
      ['T5/3', 'vic'],
      ['T5/4', 'wes'],
    ] as const) {
      const claim = await claimAt('royal', place);
      expect(await cannotPay(claim, 'ann', 'tray')).toEqual({
        status: 409,
        code: 'not-the-winner',
      });
      await as('fred').does('pay-claim', { claim, patron, from: 'tray' });
    }
    await as('cora').does('fill-tray', { table: 'T1', amount: '500.00' });
    await as('cora').does('fill-tray', { table: 'T5', amount: '200.00' });
    const banker = { claim: await claimAt('royal', 'T5/2'), patron: 'uma', from: 'cage' } as const;
    await as('cora').does('pay-claim', banker);
  });
}

function largePrizes(): void {
  test('from $2,000 a W-2G comes first, and from $600 the papers', async () => {
    const claim = await claimAt('royal', 'T5/1');
    expect(await cannotPay(claim, 'tia')).toEqual({ status: 409, code: 'identity-needed' });
    await showPapers(claim, 'tia');
    expect(await cannotPay(claim, 'tia')).toEqual({ status: 409, code: 'paperwork-missing' });
    // 3,008.68 for a stake of $1: at least $2,000 and 300 times; not more than $5,000.
    expect(await as('cora').sees(`/claims/${claim}/tax`)).toMatchObject({
      forms: [{ form: 'w-2g', isComplete: false }],
      withheld: '0.00',
      amount: '3008.68',
    });
    const form = await paper(`/claims/${claim}/forms/w-2g.pdf?copy=house`);
    expect(form).toContain('3,008.68');
    expect(form).not.toContain(taxNumberOf('tia'));
    await pay(claim, 'tia', { forms: ['w-2g'] });
    expect(await fundOf('threecard')).toEqual(['3000.00', '0.00', '6288.68', '0.00']);
  });

  test('two own what one seat has won: a 5754, and a W-2G for each', async () => {
    const whole = await claimAt('five-aces', 'T2/1');
    const parts = [
      { patron: 'pam', amount: '6000.00' },
      { patron: PARTNER, amount: '4402.83' },
    ];
    const [mine] = parts;
    const short = [mine, { patron: PARTNER, amount: '4402.82' }] as typeof parts;
    expect(await as('cora').cannot('split-claim', { claim: whole, parts: short })).toEqual({
      status: 409,
      code: 'bad-split',
    });
    // Who names the owners neither checks their IDs nor pays them.
    await as('max').does('split-claim', { claim: whole, parts });
    const [pams, petes] = [`${whole}.1`, `${whole}.2`];
    const two = (patron: string) => ({ taxNumber: taxNumberOf(patron), alsoSeen: 'tax-form' });
    await showPapers(pams, 'pam', two('pam'));
    await showPapers(petes, PARTNER, two(PARTNER));
    // 24% of 10,402.83 less the stake of $1 is 2,496.44; of that pam has 6,000 of 10,402.83,
    // 1,439.86, and the odd cent as the greater owner; her partner has 1,056.57.
    expect(await as('cora').sees(`/claims/${pams}/tax`)).toMatchObject({
      withheld: '1439.87',
      needsTwoDocuments: true,
      mustSign: true,
      forms: [{ form: 'w-2g' }, { form: '5754' }],
    });
    expect(await as('cora').sees(`/claims/${petes}/tax`)).toMatchObject({ withheld: '1056.57' });
    const shared = await paper(`/claims/${pams}/forms/5754.pdf`);
    for (const words of ['6,000.00', '4,402.83', 'pamWinner', `${PARTNER}Winner`]) {
      expect(shared).toContain(words);
    }
    await pay(pams, 'pam', { forms: ['w-2g', '5754'], papers: two('pam') });
    await pay(petes, PARTNER, { forms: ['w-2g'], papers: two(PARTNER) });
  });

  test('the others of the room: one without a tax number, one whose papers do not do', async () => {
    const of = (place: string) => claimAt('five-aces', place);
    await pay(await of('T2/2'), 'quinn', { forms: ['w-2g'] });
    // 24% of 2,400.65 − 1 is 575.92.
    await pay(await of('T2/3'), 'rose', { forms: ['w-2g'], papers: {} });
    await pay(await of('T3/1'), 'sam', { forms: ['w-2g'] });
    const last = await of('T3/2');
    const document = { ...documentOf('tess'), expires: '2026-11-15' };
    const found = await showPapers(last, 'tess', { document, taxNumber: taxNumberOf('tess') });
    expect(found).toEqual({
      isValid: false,
      isOfAge: true,
      nameMatches: true,
      hasTaxNumber: true,
    });
    expect(await cannotPay(last, 'tess')).toEqual({ status: 409, code: 'identity-refused' });
    await pay(last, 'tess', { forms: ['w-2g'] });
    expect(await fundOf('fortune')).toEqual(['5000.42', '0.00', '24979.85', '0.00']);
  });

  test('a bad beat is a prize: a 1099 from $2,000 on, and everybody shows papers', async () => {
    const of = (place: string) => claimAt('bad-beat', place);
    await pay(await of('T4/2'), 'bob', { forms: ['1099-misc'] });
    // No tax number: 24% of 2,500 is 600.00.
    await pay(await of('T4/1'), 'bea', { forms: ['1099-misc'], papers: {} });
    expect(await cannotPay(await of('T4/3'), 'bill')).toEqual({
      status: 409,
      code: 'identity-needed',
    });
    await pay(await of('T4/3'), 'bill');
    await pay(await of('T4/4'), 'bess');
    // One part waits for an unknown person.
    expect(await fundOf('badbeat')).toEqual(['1000.00', '0.00', '11000.00', '834.00']);
    const claim = await of('T4/5');
    const excluded = { claim, patron: 'eve', from: 'cage' } as const;
    expect(await as('cora').cannot('pay-claim', excluded)).toEqual({
      status: 409,
      code: 'ineligible-person',
    });
  });
}

export function cage(): void {
  describe('20:00, trays pay small prizes', smallPrizes);
  describe('20:00, the cage pays large ones', largePrizes);
}
