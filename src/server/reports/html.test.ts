import { expect, test } from 'vitest';
import type { Sheet } from '#reports';
import { sheetPage } from './html.ts';

const SHEET: Sheet = {
  id: 'exceptions',
  title: 'Exceptions',
  house: 'Dagwood & "Sons"',
  period: { label: '2026-11-16', from: '2026-11-16T06:00', until: '2026-11-17T06:00' },
  asked: {},
  madeFrom: { first: 1, last: 2, hash: 'a'.repeat(64) },
  sections: [
    {
      title: 'Voids',
      columns: [
        { key: 'reason', title: 'Reason', kind: 'text' },
        { key: 'amount', title: 'Amount', kind: 'money' },
      ],
      rows: [{ reason: `<img src=x onerror="alert('1')">`, amount: '12.50' }],
      totals: { amount: '12.50' },
    },
    { title: 'Adjustments', columns: [], rows: [] },
  ],
  notes: [],
};

test('what people have written is text, never markup', () => {
  const page = sheetPage(SHEET, { CSV: '?a="><script>' });
  expect(page).not.toMatch(/<img|<script|"><s/);
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;');
  expect(page).toContain('<p>Dagwood &amp; &quot;Sons&quot;</p>');
});

test('amounts stand on the right, sums below, and an empty table says so', () => {
  const page = sheetPage(SHEET, {});
  expect(page).toContain('<tfoot><tr><td></td><td class="money">12.50</td></tr></tfoot>');
  expect(page).toContain('<h2>Adjustments</h2><p>Nothing.</p>');
});
