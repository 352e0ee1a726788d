// What the reports of the evening must say, worked out by hand from what happened:
//
// Fees of $1:       T1 20 + 4 (given back) + 4 + 20 = 48, T2 15 + 3 + 3 + 15 = 36,
//                   T3 15 + 1 + 2 + 3 + 10 = 31, T4 6 + 1 + 12 = 19, T5 20 + 4 + 4 + 24 = 52.
// Administrative:   three hours at T1 (8), T4 (5) and T5 (8); two each at T2 and T3 (8), whose third
//                   the reserve could not pay: 24 + 15 + 24 + 16 + 16 = 95.
// Prizes:           blazing 1,004.80 (taken back) and 500; fortune 20,005.43; badbeat 10,002;
//                   threecard 3,308.68.
// Withheld:         fortune 2,496.44 (two owners) + 575.92; badbeat 600.
// Not claimed:      834 of the bad beat.

type Figures = Readonly<Record<string, string | number>>;

interface Expected {
  readonly report: string;
  readonly section: string;
  /** What tells one row from another. */
  readonly by?: string;
  /** Every row, by what tells it from others; some of its cells. */
  readonly rows?: Readonly<Record<string, Figures>>;
  readonly totals?: Figures;
}

const COLLECTED: readonly Expected[] = [
  {
    report: 'collection',
    section: 'Collected at the tables',
    by: 'table',
    rows: {
      // The round without fees is none that was collected in.
      T1: { offering: 'blazing', rounds: 12, fees: 48, collected: '48.00', net: '44.00' },
      T2: { offering: 'fortune', rounds: 12, fees: 36, collected: '36.00', net: '36.00' },
      T3: { offering: 'fortune', rounds: 13, fees: 31, collected: '31.00', net: '31.00' },
      T4: { offering: 'badbeat', rounds: 19, fees: 19, collected: '19.00', net: '19.00' },
      T5: { offering: 'threecard', rounds: 13, fees: 52, collected: '52.00', net: '52.00' },
    },
    totals: { rounds: 69, fees: 186, collected: '186.00', returned: '4.00', net: '182.00' },
  },
  {
    report: 'collection',
    section: 'In the boxes',
    by: 'table',
    rows: {
      T1: { opening: '0.00', received: '44.00', dropped: '44.00', closing: '0.00' },
      T2: { opening: '0.00', received: '36.00', dropped: '36.00', closing: '0.00' },
      T3: { opening: '0.00', received: '31.00', dropped: '31.00', closing: '0.00' },
      T4: { opening: '0.00', received: '19.00', dropped: '19.00', closing: '0.00' },
      T5: { opening: '0.00', received: '52.00', dropped: '52.00', closing: '0.00' },
    },
    totals: { received: '182.00', dropped: '182.00' },
  },
  {
    report: 'table-activity',
    section: 'Tables',
    by: 'table',
    rows: {
      T1: { hours: '3:00', rounds: 13, net: '44.00', adminFees: '24.00' },
      T2: { hours: '3:00', rounds: 12, net: '36.00', adminFees: '16.00' },
      T3: { hours: '3:00', rounds: 13, net: '31.00', adminFees: '16.00' },
      T4: { hours: '3:00', rounds: 19, net: '19.00', adminFees: '15.00' },
      T5: { hours: '3:00', rounds: 13, net: '52.00', adminFees: '24.00' },
    },
    totals: { rounds: 70, net: '182.00', adminFees: '95.00' },
  },
  {
    report: 'admin-fees',
    section: 'By table',
    by: 'table',
    rows: {
      T1: { offering: 'blazing', hours: 3, amount: '24.00' },
      T2: { offering: 'fortune', hours: 2, amount: '16.00' },
      T3: { offering: 'fortune', hours: 2, amount: '16.00' },
      T4: { offering: 'badbeat', hours: 3, amount: '15.00' },
      T5: { offering: 'threecard', hours: 3, amount: '24.00' },
    },
    totals: { hours: 13, amount: '95.00' },
  },
  {
    report: 'box-counts',
    section: 'Counted',
    by: 'drop',
    rows: {
      'T1.1': { expected: '44.00', counted: '44.00', variance: '0.00', countedBy: 'colin' },
      'T2.1': { expected: '36.00', counted: '35.00', variance: '-1.00', countedBy: 'colin' },
      'T3.1': { expected: '31.00', counted: '31.00', variance: '0.00', countedBy: 'colin' },
      'T4.1': { expected: '19.00', counted: '19.00', variance: '0.00', countedBy: 'colin' },
      'T5.1': { expected: '52.00', counted: '52.00', variance: '0.00', countedBy: 'colin' },
    },
    totals: { expected: '182.00', counted: '181.00', variance: '-1.00' },
  },
  { report: 'box-counts', section: 'Not counted at the end of the period', by: 'drop', rows: {} },
];

const FUNDS: readonly Expected[] = [
  {
    report: 'fund-statement',
    section: 'Funds',
    by: 'fund',
    rows: {
      // In: seed 1,000, fees 48, lent for the reseed 988.80 and for the $500 488.80.
      // Out: fees given back 4, administrative 24, the 988.80 back again, and the $500.
      blazing: {
        opening: '0.00',
        in: '2525.60',
        out: '1516.80',
        closing: '1008.80',
        advanced: '2477.60',
        repaid: '988.80',
        advanceClosing: '1488.80',
      },
      // In: seed 20,000, fees 67, lent for the reseed 4,979.85. Out: 32 and 20,005.43.
      fortune: {
        opening: '0.00',
        in: '25046.85',
        out: '20037.43',
        closing: '5009.42',
        advanced: '24979.85',
        repaid: '0.00',
        advanceClosing: '24979.85',
      },
      // In: seed 10,000, fees 19, reseed 1,000. Out: 15, and 5,000 + 2,500 + 2 × 834.
      badbeat: {
        opening: '0.00',
        in: '11019.00',
        out: '9183.00',
        closing: '1836.00',
        advanced: '11000.00',
        repaid: '0.00',
        advanceClosing: '11000.00',
      },
      // In: seed 3,000, fees 52, lent 3,288.68. Out: 24 and 3,308.68.
      threecard: {
        opening: '0.00',
        in: '6340.68',
        out: '3332.68',
        closing: '3008.00',
        advanced: '6288.68',
        repaid: '0.00',
        advanceClosing: '6288.68',
      },
    },
    totals: {
      opening: '0.00',
      in: '44932.13',
      out: '34069.91',
      closing: '10862.22',
      advanced: '44746.13',
      repaid: '988.80',
      advanceClosing: '43757.33',
    },
  },
  { report: 'monies', section: 'In and out', totals: { in: '44932.13', out: '34069.91' } },
  {
    report: 'meters',
    section: 'Meters',
    by: 'offering',
    rows: {
      // 1,000 + 44 × 20%; 5,000 + 28 × 14%; the reseed; 3,000 + 24 × 31%.
      blazing: { meter: 'progressive', standing: '1008.80', held: '0.00' },
      fortune: { meter: 'progressive', standing: '5003.92', held: '0.00' },
      badbeat: { meter: 'pool', standing: '1000.00', held: '0.00' },
      threecard: { meter: 'progressive', standing: '3007.44', held: '0.00' },
    },
    totals: { standing: '10020.16', held: '0.00', total: '10020.16' },
  },
  {
    report: 'bank-deposits',
    section: 'Bank account against money held for players',
    by: 'day',
    // Nothing is paid by check. Players have what the funds have.
    rows: {
      '2026-11-16': {
        opening: '0.00',
        deposited: '34000.00',
        paid: '0.00',
        other: '0.00',
        closing: '34000.00',
        players: '10862.22',
        missing: '-23137.78',
      },
    },
  },
  { report: 'bank-deposits', section: 'Deposits', totals: { amount: '34000.00' } },
];

const PRIZES: readonly Expected[] = [
  {
    report: 'wins',
    section: 'Unpaid prizes',
    by: 'offering',
    rows: {
      blazing: { awarded: '1504.80', paid: '500.00', voided: '1004.80', closing: '0.00' },
      fortune: { awarded: '20005.43', paid: '16933.07', withheld: '3072.36', closing: '0.00' },
      badbeat: { awarded: '10002.00', paid: '8568.00', withheld: '600.00', closing: '834.00' },
      threecard: { awarded: '3308.68', paid: '3308.68', withheld: '0.00', closing: '0.00' },
    },
    totals: {
      opening: '0.00',
      awarded: '34820.91',
      paid: '29309.75',
      withheld: '3672.36',
      expired: '0.00',
      voided: '1004.80',
      closing: '834.00',
    },
  },
  {
    report: 'wins',
    section: 'Wins',
    by: 'call',
    rows: {
      'blazing-1': { slip: 1, row: 'three-sevens-one-color', amount: '1004.80' },
      'blazing-2': { slip: 2, row: 'three-sevens', amount: '500.00', authorizedBy: 'fred' },
      'five-aces': { slip: 3, row: 'five-aces', amount: '20005.43', authorizedBy: 'fred, max' },
      'bad-beat': { slip: 4, row: 'four-of-a-kind-beaten', amount: '10002.00' },
      royal: { slip: 5, row: 'ace-king-queen-suited', amount: '3308.68', authorizedBy: 'fred' },
    },
    totals: { amount: '34820.91' },
  },
  {
    report: 'wins',
    section: 'Payments',
    by: 'patron',
    rows: {
      ann: { amount: '500.00', from: 'tray', by: 'flo', forms: '' },
      vic: { amount: '100.00', from: 'tray', by: 'fred' },
      wes: { amount: '100.00', from: 'tray', by: 'fred' },
      uma: { amount: '100.00', from: 'cage', by: 'cora' },
      tia: { amount: '3008.68', withheld: '0.00', forms: 'w-2g' },
      pam: { amount: '6000.00', withheld: '1439.87', paid: '4560.13', from: 'cage' },
      pete: { amount: '4402.83', withheld: '1056.57', paid: '3346.26', forms: 'w-2g, 5754' },
      quinn: { amount: '2400.65', withheld: '0.00', paid: '2400.65', forms: 'w-2g' },
      rose: { amount: '2400.65', withheld: '575.92', paid: '1824.73', forms: 'w-2g' },
      sam: { amount: '2400.65', withheld: '0.00', paid: '2400.65', forms: 'w-2g' },
      tess: { amount: '2400.65', withheld: '0.00', paid: '2400.65', forms: 'w-2g' },
      bob: { amount: '5000.00', withheld: '0.00', paid: '5000.00', forms: '1099-misc' },
      bea: { amount: '2500.00', withheld: '600.00', paid: '1900.00', forms: '1099-misc' },
      bill: { amount: '834.00', withheld: '0.00', paid: '834.00', forms: '' },
      bess: { amount: '834.00', withheld: '0.00', paid: '834.00', forms: '' },
    },
    // 28,609.75 at the cage, 700 out of trays.
    totals: { amount: '32982.11', withheld: '3672.36', paid: '29309.75' },
  },
  {
    report: 'unclaimed',
    section: 'Not claimed at the end of the period',
    by: 'offering',
    rows: { badbeat: { table: 'T4', seat: 5, slip: 4, amount: '834.00' } },
    totals: { amount: '834.00' },
  },
  { report: 'unclaimed', section: 'Expired', by: 'claim', rows: {} },
];

/** Where every account stands at the end of the gaming day. */
const BOOKS: Expected = {
  report: 'accounts',
  section: 'All accounts',
  by: 'account',
  rows: {
    // 200,000 − 34,000 − trays 2,500 and 700 − prizes 28,609.75 + boxes 181.
    'house/cage': { in: '200181.00', out: '65809.75', closing: '134371.25' },
    'house/bank': { in: '34000.00', out: '0.00', closing: '34000.00' },
    'house/count-room': { in: '182.00', out: '182.00', closing: '0.00' },
    'house/capital': { in: '200000.00', closing: '200000.00' },
    'house/admin-fees': { closing: '95.00' },
    'house/withheld-tax': { closing: '3672.36' },
    'house/over-short': { closing: '1.00' },
    // Filled with 1,000 and its payouts.
    'table/T1/tray': { in: '1500.00', out: '500.00', closing: '1000.00' },
    'table/T2/tray': { in: '500.00', out: '0.00', closing: '500.00' },
    'table/T5/tray': { in: '1200.00', out: '200.00', closing: '1000.00' },
    ...Object.fromEntries(
      ['T1', 'T2', 'T3', 'T4', 'T5'].map((table) => [`table/${table}/box`, { closing: '0.00' }]),
    ),
    'fund/blazing/meter/progressive': { closing: '1008.80' },
    'fund/blazing/held/progressive': { closing: '0.00' },
    'fund/blazing/reserve': { closing: '0.00' },
    'fund/blazing/advance': { closing: '1488.80' },
    'fund/blazing/payable': { closing: '0.00' },
    'fund/fortune/meter/progressive': { closing: '5003.92' },
    'fund/fortune/held/progressive': { closing: '0.00' },
    'fund/fortune/reserve': { closing: '5.50' },
    'fund/fortune/advance': { closing: '24979.85' },
    'fund/fortune/payable': { closing: '0.00' },
    'fund/badbeat/meter/pool': { closing: '1000.00' },
    'fund/badbeat/held/pool': { closing: '0.00' },
    'fund/badbeat/reserve': { closing: '2.00' },
    'fund/badbeat/advance': { closing: '11000.00' },
    'fund/badbeat/payable': { closing: '834.00' },
    'fund/threecard/meter/progressive': { closing: '3007.44' },
    'fund/threecard/held/progressive': { closing: '0.00' },
    'fund/threecard/reserve': { closing: '0.56' },
    'fund/threecard/advance': { closing: '6288.68' },
    'fund/threecard/payable': { closing: '0.00' },
  },
};

const WATCHED: readonly Expected[] = [
  {
    report: 'offering-changes',
    section: 'Changes',
    by: 'offering',
    rows: Object.fromEntries(
      ['blazing', 'fortune', 'badbeat', 'threecard'].map((offering) => [
        offering,
        { what: 'offering-posted', version: 1, proposedBy: 'mary', by: 'abe' },
      ]),
    ),
  },
  {
    report: 'exceptions',
    section: 'Overrides: fees entered by hand',
    by: 'table',
    rows: {
      T2: { offering: 'fortune', fees: 1, amount: '1.00' },
      T5: { offering: 'threecard', fees: 1, amount: '1.00' },
    },
    totals: { fees: 2, amount: '2.00' },
  },
];

export const FIGURES: readonly Expected[] = [...COLLECTED, ...FUNDS, ...PRIZES, BOOKS, ...WATCHED];

/** The exceptions, in their order: kind, where, amount. */
export const EXCEPTIONS: readonly (readonly string[])[] = [
  ['sensor', 'T1, seat 3: out', ''],
  ['fees given back', 'T1, blazing', '4.00'],
  ['sensor', 'T1, seat 3: works again', ''],
  ['sensor', 'T2, seat 2: out', ''],
  ['sensor', 'T2, seat 2: works again', ''],
  ['sensor', 'T5, seat 4: out', ''],
  ['sensor', 'T5, seat 4: works again', ''],
  ['back-out', 'call pressed-wrong, uncalled', ''],
  ['void', 'blazing, call blazing-1', '1004.80'],
  ['back-out', 'call no-hand, rejected', ''],
  ['near a limit', 'pay-claim: cash: $500.00 of $600.00', ''],
  // Eleven prizes of more than $600, or after $5,000 from one cashier: another of the floor says yes.
  ...Array.from({ length: 11 }, () => ['beyond a limit', 'pay-claim', '']),
  // What agrees is counted twice too.
  ['to be counted again', 'T1.1', ''],
  ['to be counted again', 'T4.1', ''],
  ['to be counted again', 'T5.1', ''],
  ['to be counted again', 'T2.1', ''],
  ['variance', 'T2.1', '-1.00'],
  ['to be counted again', 'T3.1', ''],
];
