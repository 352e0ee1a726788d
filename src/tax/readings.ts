// Where the tax rules are unclear: how we read them, and what a house may choose instead, best on
// the word of its tax adviser.

export interface TaxSettings {
  /** From 2026: whether winnings of a wager must still be 300 times the wager. */
  readonly timesTest: 'kept' | 'dropped';
  /** From 2026: whether a tournament's winnings are still reported above $5,000 only. */
  readonly tournament: 'own-threshold' | 'minimum';
  /** Whether winnings are held against the minimum with the wager in them or without it. */
  readonly winnings: 'gross' | 'net';
  /** Whether the fee behind a bad beat jackpot is a wager. */
  readonly badBeat: 'prize' | 'wager';
}

export const TAX_DEFAULTS: TaxSettings = {
  timesTest: 'kept',
  tournament: 'own-threshold',
  winnings: 'gross',
  badBeat: 'prize',
};

export interface TaxReading {
  readonly id: string;
  readonly clause: string;
  readonly unclear: string;
  readonly weRead: string;
  readonly setting?: {
    readonly name: keyof TaxSettings;
    readonly values: readonly string[];
    readonly default: string;
  };
}

const settingOf = <Name extends keyof TaxSettings>(
  name: Name,
  values: readonly TaxSettings[Name][],
): NonNullable<TaxReading['setting']> => ({ name, values, default: TAX_DEFAULTS[name] });

export const TAX_READINGS: readonly TaxReading[] = [
  {
    id: 'X1',
    clause: 'W-2G, minimum threshold for 2026',
    unclear: 'Does the new minimum take the place of the 300 times test, or only of the $600?',
    weRead:
      'Only of the $600: the draft keeps 300 times for sports wagers, and so does withholding.',
    setting: settingOf('timesTest', ['kept', 'dropped']),
  },
  {
    id: 'X2',
    clause: 'W-2G, minimum threshold for 2026',
    unclear: 'Does the new minimum apply to poker tournaments, which have their own amount?',
    weRead: 'No: they rest on the rule for withholding, which still says more than $5,000.',
    setting: settingOf('tournament', ['own-threshold', 'minimum']),
  },
  {
    id: 'X3',
    clause: 'W-2G, reportable winnings',
    unclear: 'The payer may or may not take the wager off before looking at the minimum.',
    weRead: 'It is left in, so that nothing goes unreported that another payer would report.',
    setting: settingOf('winnings', ['gross', 'net']),
  },
  {
    id: 'X4',
    clause: 'W-2G and 1099-MISC, box 3',
    unclear: 'Is the fee that is taken for a bad beat jackpot a wager on it?',
    weRead: 'No: no one stakes it on a hand, and it is offered without purchase; it is a prize.',
    setting: settingOf('badBeat', ['prize', 'wager']),
  },
  {
    id: 'X5',
    clause: 'W-2G, backup withholding',
    unclear: 'The payer may figure it on the winnings with or without the wager.',
    weRead: 'On the winnings less the wager, as regular withholding.',
  },
  {
    id: 'X6',
    clause: 'W-2G, box 4',
    unclear: 'Nothing is said of fractions of a cent in what is withheld.',
    weRead: 'The whole sum is rounded to the nearest cent, a half up, and then shared out.',
  },
  {
    id: 'X7',
    clause: '5754',
    unclear: 'Which of several owners bears the cent that does not divide?',
    weRead: 'The one with the greatest share; the first of them where shares are equal.',
  },
  {
    id: 'X8',
    clause: 'W-2G, minimum threshold for 2026',
    unclear: 'A hand is won in one year and paid in the next.',
    weRead: 'The day of payment decides which amounts hold; box 2 has the day of the hand.',
  },
  {
    id: 'X9',
    clause: 'W-2G, boxes 11 and 12; Rev. Proc. 2007-57',
    unclear:
      'Must a tournament winner above $5,000 show two documents, though nothing is withheld?',
    weRead:
      'Yes: the amount for withholding is reached, and only the withholding itself is waived.',
  },
  {
    id: 'X10',
    clause: 'W-2G, section 4; Rev. Proc. 2007-57',
    unclear: 'Are the prize for a place and the bounties of one entry to a tournament one win?',
    weRead:
      'Yes: together, less all that was paid to play once, they are held against $5,000. Each is on ' +
      'a form of its own; the first form has what was paid before it too. What is withheld where a ' +
      'number is missing is figured on what is paid then.',
  },
];
