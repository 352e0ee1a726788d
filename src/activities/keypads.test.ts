// The table systems and the ways of claiming, sheet by sheet, as the documents have them.
import { describe, expect, test } from 'vitest';
import { dollarsOf, usd } from '#money';
import { sure } from '#result';
import { approvedSheet, findActivity, makeActivity, mayTrayPay } from '#rules';
import { ACTIVITIES } from './index.ts';

const sheet = (id: string) => sure(findActivity(id, ACTIVITIES));

/** The words on the buttons: what starts a round, what books a win, what ends the round. */
const BUTTONS: Readonly<Record<string, readonly unknown[]>> = {
  'hgc-blazing-sevens': ['Start Game', 'swipe', 'End Game'],
  'hgc-fortune-7-progressive': [null, '', 'Game Over'],
  'hgc-three-card-poker-progressive': ['Coin In', 'JPH J-Pot Run', 'Game Over'],
  'hgc-uth-progressive': ['Coin In', 'JPH J-Pot Run', 'Game Over'],
  'hgc-fortune-pai-gow-progressive': ['Coin In', 'JPH J-Pot Run', 'END GAME'],
  'bay101-bonus-hand-progressive': [null, 'payout', null],
  'bay101-blazing-7s': ['Start Game', 'payout swipe', 'End Game'],
  'bay101-bonus-hand-progressive-v1-1': ['Start Game', 'Pay Jackpot swipe', 'End Game'],
  'sd-four-card-poker': [null, '', null],
  'ma-crazy-4-poker': ['COIN IN', '', 'Game Over'],
};

test('the sheets with a table system, and the words on its buttons', () => {
  const found = ACTIVITIES.flatMap(({ id, keypad }) => {
    if (keypad === undefined) return [];
    const { keyTo, button, entersPayout, swipesCard, restore } = keypad.authorize;
    const payout = entersPayout ? 'payout' : undefined;
    const books = [keyTo, button, payout, swipesCard ? 'swipe' : undefined, restore];
    const words = books.filter((each) => each !== undefined).join(' ');
    return [[id, [keypad.start, words, keypad.end]]];
  });
  expect(Object.fromEntries(found)).toEqual(BUTTONS);
});

const having = <Value>(factOf: (id: string) => Value | undefined) =>
  Object.fromEntries(
    ACTIVITIES.flatMap(({ id }) => {
      const value = factOf(id);
      return value === undefined ? [] : [[id, value]];
    }),
  );

test('what is done when a sensor fails', () => {
  expect(having((id) => sheet(id).keypad?.sensorFault.kind)).toEqual({
    'hgc-blazing-sevens': 'return-and-stop',
    'hgc-fortune-7-progressive': 'not-stated',
    'hgc-three-card-poker-progressive': 'mark-by-hand',
    'hgc-uth-progressive': 'not-stated',
    'hgc-fortune-pai-gow-progressive': 'dice-cup',
    'bay101-bonus-hand-progressive': 'mark-by-hand',
    'bay101-blazing-7s': 'mark-by-hand',
    'bay101-bonus-hand-progressive-v1-1': 'mark-by-hand',
    'sd-four-card-poker': 'not-stated',
    'ma-crazy-4-poker': 'not-stated',
  });
});

test('a hand pressed by accident is pressed again where the rules of the base games say so', () => {
  const again = ACTIVITIES.filter(({ keypad }) => keypad?.undo === 'press-again');
  expect(again.map(({ id }) => id)).toEqual(['sd-four-card-poker', 'ma-crazy-4-poker']);
});

test('both Blazing sheets print a win page, confirm, and back out by a manual adjustment', () => {
  for (const [id, confirmedBy] of [
    ['hgc-blazing-sevens', 'dealer'],
    ['bay101-blazing-7s', 'supervisor'],
  ] as const) {
    const facts = { confirmedBy, winPage: 'money bag', backOut: 'manual-adjustment' };
    expect(sheet(id).keypad).toMatchObject(facts);
  }
  const others = ['hgc-fortune-pai-gow-progressive', 'sd-four-card-poker'];
  for (const id of others) expect(sheet(id).keypad?.backOut).toBe('manual-adjustment');
});

describe('the dealer’s tray', () => {
  const pays = (id: string, amount: string, isOfMeter = false) =>
    mayTrayPay(sheet(id).claim, { amount: usd(amount), isOfMeter });

  test('pays less than $600 under two sheets of Hawaiian Gardens, and $600 never', () => {
    for (const id of ['hgc-uth-progressive', 'hgc-fortune-pai-gow-progressive']) {
      expect([pays(id, '599.99'), pays(id, '600')]).toEqual([true, false]);
    }
  });

  test('pays the $100 of Three Card Poker and what the base games’ meters do not', () => {
    for (const id of [
      'hgc-three-card-poker-progressive',
      'sd-four-card-poker',
      'ma-crazy-4-poker',
    ]) {
      expect([pays(id, '100'), pays(id, '100', true)]).toEqual([true, false]);
    }
  });

  test('pays nothing where the sheet forbids it, or the cage pays', () => {
    const forbidden = ACTIVITIES.filter(({ claim }) => claim.tray?.pays === 'nothing');
    expect(forbidden.map(({ id }) => id)).toEqual([
      'bay101-bonus-hand-progressive',
      'bay101-aces-cracked',
      'bay101-blazing-7s',
      'bay101-baccarat-bonus-hand',
      'bay101-bonus-hand-progressive-v1-1',
    ]);
    for (const { id } of forbidden) expect(pays(id, '5')).toBe(false);
    expect(pays('hgc-cash-in-a-flash', '5')).toBe(false);
    expect(pays('hgc-blazing-sevens', '50')).toBe(true);
  });
});

test('how old a winner must be', () => {
  const of21 = [
    'big-spin',
    'blackjack-poker-car-drawing',
    'car-drawing',
    'cash-drawing',
    'high-hand',
    'lucky-table',
    'player-tracking-rewards',
    'wheel-of-cards',
  ];
  expect(having((id) => sheet(id).claim.leastAge?.years)).toEqual({
    ...Object.fromEntries(of21.map((name) => [`hgc-${name}`, 21])),
    'saratoga-hi-lo-progressive': 18,
  });
});

test('how often one person wins', () => {
  const limits = having((id) => {
    const { perPerson } = sheet(id).claim;
    return perPerson && `${perPerson.most} ${perPerson.of} ${perPerson.within}`;
  });
  expect(limits).toEqual({
    'hgc-beat-the-dealer': '1 prize day',
    'hgc-car-giveaway': '1 prize day',
    'hgc-cash-drawing': '1 prize day',
    'hgc-high-hand': '1 cash prize 24-hours',
    'hgc-wheel-of-cards': '1 session at the wheel day',
    'saratoga-hi-lo-progressive': '1 prize day',
  });
});

test('the name on the ticket is the one on the ID, in spelling and in order', () => {
  const named = ACTIVITIES.filter(({ claim }) => claim.identity?.nameMatters);
  expect(named.map(({ id }) => id)).toEqual([
    'hgc-big-spin',
    'hgc-car-drawing',
    'hgc-cash-drawing',
  ]);
  for (const { claim } of named) {
    const kinds = ['driving-licence', 'id-card', 'passport', 'government-photo-id'];
    expect(claim.identity).toEqual({ kinds, needsPhoto: true, nameMatters: true });
  }
});

test('every claim clock of the documents', () => {
  const clocks = having((id) => {
    const { minutes, hours, days, window, isEndless } = sheet(id).claim;
    const parts = [
      ...(minutes === undefined ? [] : [`${minutes} minutes`]),
      ...(hours === undefined ? [] : [`${hours} hours`]),
      ...(days === undefined ? [] : [`${days} days`]),
      ...(window === undefined ? [] : [JSON.stringify(window)]),
      ...(isEndless ? ['no end'] : []),
    ];
    return parts.length === 0 ? undefined : parts.join(', ');
  });
  const [tickets, bay] = ['3 minutes', '15 minutes, 30 days'];
  expect(clocks).toEqual({
    'hgc-beat-the-dealer': tickets,
    'hgc-blackjack-poker-car-drawing': tickets,
    'hgc-car-drawing': tickets,
    'hgc-car-giveaway': tickets,
    'hgc-fast-cash-jackpots': 'no end',
    'hgc-march-madness-bracket': 'no end',
    'hgc-pro-football':
      '{"opens":{"weekday":"tuesday","at":"12:00"},"closes":{"weekday":"saturday","at":"00:00"}}',
    'hgc-shuffle-master-classic-qualifier': '24 hours',
    'bay101-prize-wheel': '2 minutes',
    'bay101-poker-bonus-hand-progressive': bay,
    'bay101-bonus-hand-progressive': bay,
    'bay101-poker-high-hand-bonus': bay,
    'bay101-aces-cracked': bay,
    'bay101-no-limit-bad-beat': bay,
    'bay101-omaha-bad-beat': bay,
    'bay101-limit-bad-beat': bay,
    'bay101-baccarat-bonus-hand': bay,
    'saratoga-hi-lo-progressive': '5 minutes, 30 days',
  });
});

test('a sheet with minutes alone pays no money for cards: its clock is that of a drawing', () => {
  const short = ACTIVITIES.filter(({ claim: { minutes, days } }) => minutes && !days);
  for (const { rows } of short) {
    const dealt = rows.filter(({ when }) => when.of !== 'event');
    expect(dealt.filter(({ prize }) => prize.pays === 'meter' || prize.pays === 'dollars')).toEqual(
      [],
    );
  }
});

test('the paperwork comes first where the sheet says so', () => {
  expect(ACTIVITIES.filter(({ claim }) => claim.paperworkFirst).map(({ id }) => id)).toEqual([
    'hgc-blackjack-poker-car-drawing',
    'hgc-blazing-sevens',
    'hgc-fortune-7-progressive',
    'hgc-royal-flush-on-the-flop',
    'hgc-three-card-poker-progressive',
    'hgc-three-of-a-kind-on-the-flop',
    'hgc-uth-progressive',
    'hgc-fortune-pai-gow-progressive',
    'bay101-poker-bonus-hand-progressive',
    'bay101-bonus-hand-progressive',
    'bay101-pai-gow-poker-bonus-hand',
    'bay101-poker-high-hand-bonus',
    'bay101-aces-cracked',
    'bay101-blazing-7s',
    'bay101-no-limit-bad-beat',
    'bay101-omaha-bad-beat',
    'bay101-limit-bad-beat',
    'bay101-baccarat-bonus-hand',
    'bay101-bonus-hand-progressive-v1-1',
  ]);
});

test('the registry has all of it as JSON, with amounts as text', () => {
  const baccarat = makeActivity(sheet('bay101-baccarat-bonus-hand'));
  expect(baccarat.claim.identity).toEqual({ from: dollarsOf(usd('600')), nameMatters: false });
  const uth = makeActivity(sheet('hgc-uth-progressive'));
  expect(uth.claim.tray).toEqual({ pays: 'under', amount: '600.00' });
  expect(uth.claim.words).toContain('A floor person pays, once the paperwork is complete.');
  expect(uth).toMatchObject({ keypad: { start: 'Coin In', end: 'Game Over' } });
  for (const activity of ACTIVITIES) JSON.stringify(makeActivity(activity));
});

test('people read on the wall how old and how often, who pays and out of what', () => {
  const wall = (id: string): string => JSON.stringify(approvedSheet(sheet(id)).sections);
  const saratoga = wall('saratoga-hi-lo-progressive');
  expect(saratoga).toContain('Players must be 18 or older.');
  expect(saratoga).toContain('Limit one prize per person a day.');
  expect(wall('hgc-high-hand')).toContain('Limit one cash prize per person in 24 hours.');
  expect(wall('hgc-uth-progressive')).toContain('Less than $600 may be paid from the tray');
  expect(wall('bay101-aces-cracked')).toContain('Nothing is paid from the dealer’s tray.');
  expect(wall('hgc-royal-flush-on-the-flop')).toContain(
    'The cage pays, once the paperwork is complete.',
  );
});
