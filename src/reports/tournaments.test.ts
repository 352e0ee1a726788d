import { expect, test } from 'vitest';
import { tournamentDay } from '../house/promotions/tournaments/day.fixture.ts';
import { sectionIn, sheetOf } from './period.fixture.ts';

// Eight enter at $100, one has the money back, one comes late; a re-buy of $100 and an add-on of $50:
// $950. A tenth is the charity's, $100 are on a target, and the house brings the rest of $10,000. The
// sit-n-go has ten buy-ins of $100.
const floor = tournamentDay();
const sheet = (offering?: string, from = '2026-11-16') =>
  sheetOf(floor, 'tournaments', {
    from,
    ...(offering ? { asked: { offering } } : {}),
  });

test('every pool is told with what came in and what was taken out', () => {
  const { rows, totals } = sectionIn(sheet(), 'Pools');
  expect(rows).toMatchObject([
    {
      tournament: 'day',
      offering: 'poker',
      entries: 8,
      collected: '950.00',
      by: 'flo',
      bounties: '100.00',
      charity: '95.00',
      fromHouse: '9245.00',
      places: '10000.00',
    },
    { tournament: 'sng', entries: 10, collected: '1000.00', fromHouse: '0.00', places: '1000.00' },
  ]);
  expect(totals).toMatchObject({ entries: 18, collected: '1950.00', places: '11000.00' });
});

test('results stand there as often as they were awarded, and what was taken back says why', () => {
  const results = sectionIn(sheet(), 'Results').rows;
  // 50%, 30% and 20% of $10,000; the two who were left have agreed on $5,000 and $3,000.
  expect(results.slice(0, 4)).toMatchObject([
    { place: 1, patron: 'p1', amount: '5000.00', by: 'max' },
    { place: 1, patron: 'p2', amount: '3000.00' },
    { place: 3, patron: 'p3', amount: '2000.00' },
    { place: 4, patron: 'p4' },
  ]);
  expect(results).toHaveLength(16);
  const decisions = sectionIn(sheet(), 'Decisions').rows;
  expect(decisions.find(({ what }) => what === 'Award voided')).toMatchObject({
    tournament: 'day',
    by: 'abe',
    about: 'for the test',
  });
});

test('every decision is told with who made it, and why', () => {
  const told = sectionIn(sheet(), 'Decisions').rows.map(
    ({ what, by, patron = '', about }) => `${what} by ${by}: ${patron}; ${about}`,
  );
  for (const line of [
    'Announced by flo: ; Nightly',
    'Structure changed by flo: ; ',
    'Entry withdrawn by dee: p8; for the test',
    'Clock set by flo: ; 30 minutes played',
    'Bounty named by flo: p7; $100.00, paid by the pool',
    'Penalty by flo: p9; 10 minutes away, rule 5: for the test',
    'Penalty by flo: p9; disqualification, rule 5: for the test',
    'Elimination undone by flo: p7; for the test',
    'Chips counted by dana: ; 1 players: 40000',
    'Deal recorded by flo: p1 $5000.00, p2 $3000.00; by chips',
    'Deal dropped by flo: ; for the test',
    'Deal confirmed by fred: ; ',
    'Charity paid by cora: ; Food bank: $95.00, check 7',
    'Log signed by max: ; ',
    'Canceled by max: ; for the test',
    'Rules read by flo: ; rule 1, rule 2',
  ]) {
    expect(told).toContain(line);
  }
});

test('of one offering nothing of another is told', () => {
  expect(sectionIn(sheet('sng'), 'Pools').rows).toHaveLength(1);
  expect(sectionIn(sheet('sng'), 'Results').rows).toEqual([]);
  const decisions = sectionIn(sheet('sng'), 'Decisions').rows;
  expect(new Set(decisions.map(({ tournament }) => tournament))).toEqual(new Set(['sng']));
});

test('of one offering nothing is missed of a day on which no event names it', () => {
  floor.at = '2026-11-17T11:00:00-08:00';
  const counts = [{ patron: 'p1', chips: 1500 }];
  floor.do('dana', 'count-chips', { tournament: 'sng', counts });
  const told = sectionIn(sheet('sng', '2026-11-17'), 'Decisions').rows;
  expect(told.map(({ what, about }) => `${what} ${about}`)).toEqual([
    'Chips counted 1 players: 1500',
  ]);
  expect(sectionIn(sheet('poker', '2026-11-17'), 'Decisions').rows).toEqual([]);
});
