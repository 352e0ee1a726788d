import { describe, expect, test } from 'vitest';
import { settingsIn, valuesOf } from './setting-values.ts';

const LEAST = {
  dayStart: '06:00',
  trayLimit: '600.00',
  unreasonableFee: '1000.00',
  identityFrom: '600.00',
  signOffs: [{ from: '5000.00', role: 'manager' as const }],
};
const ALL = {
  ...LEAST,
  deckCountFrom: '100.00',
  cashUpTo: '2500.00',
  surveillanceFrom: '5.00',
  recountFrom: '1.00',
  leastAge: 21,
  noticeDays: 30,
  tournamentNoticeDays: 0,
  payer: { address: ['1 Main St', 'Town'], taxNumber: '12-3456789', telephone: '555 0100' },
};

describe('settings', () => {
  test.each([
    ['the least there can be', LEAST],
    ['all of them', ALL],
  ])('%s come back from the form as they were', (_, settings) => {
    expect(settingsIn(valuesOf(settings))).toEqual(settings);
  });

  test('what is emptied is not set', () => {
    const { texts, signOffs } = valuesOf(ALL);
    const emptied = { ...texts, cashUpTo: ' ', leastAge: '', address: '', taxNumber: '' };
    const left = settingsIn({ texts: { ...emptied, telephone: '' }, signOffs });
    const { cashUpTo: _, leastAge: __, payer: ___, ...rest } = ALL;
    expect(left).toEqual(rest);
  });

  test('what is no number is left for the house to refuse', () => {
    const { texts, signOffs } = valuesOf(LEAST);
    const typed = settingsIn({ texts: { ...texts, leastAge: 'many' }, signOffs });
    expect(typed).toMatchObject({ leastAge: 'many' });
  });
});
