import type { RequirementGroup } from './requirement.ts';

export const TAX: RequirementGroup = {
  title: 'Tax, claims, records',
  requirements: [
    {
      id: 'T1',
      asks:
        'Before 2026: a table wager is reported from $600 and 300 times the wager, a poker ' +
        'tournament above $5,000 net.',
      source: 'Form W-2G',
      metBy:
        'Tax rules are dated data; the day of payment decides. Slots, bingo and keno are no' +
        ' activity of Houseway.',
      shownBy: [
        [
          'src/tax/tax.test.ts',
          'before 2026 is reported from $600 on, if it pays 300 times the wager',
        ],
        ['src/house/claims/papers.test.ts', 'paid at %s, a meter of $%s and 40 cents takes %j'],
      ],
    },
    {
      id: 'T2',
      asks:
        'From 2026 on at least $2,000; what that means for tournaments and the 300 times is' +
        ' not settled.',
      source: 'Public Law 119-21, section 70433; draft instructions of 15 December 2025',
      metBy:
        'A second set of amounts from January 1, 2026 on. What is unclear is a numbered ' +
        'reading, X1 to X10, and both sets stay, so that an old payment is decided as it ' +
        'was.',
      shownBy: [
        [
          'src/tax/tax.test.ts',
          'from 2026 on is reported from $2,000 on, if it pays 300 times the wager',
        ],
        ['src/house/claims/papers.test.ts', 'paid at %s, a meter of $%s and 40 cents takes %j'],
      ],
    },
    {
      id: 'T3',
      asks:
        'Where tax is withheld the winner shows two IDs, one with a photo; a W-9 is the ' +
        'second.',
      source: 'IRS, changes of 8 November 2017',
      metBy: 'The payment is refused until both were seen.',
      shownBy: [
        ['src/house/claims/papers.test.ts', 'a meter of $%s and 40 cents, %j: %s'],
        [
          'src/server/api/cage.test.ts',
          'of a meter: ID, then the form; every step takes its obstacle away',
        ],
      ],
    },
    {
      id: 'T4',
      asks: 'Where several own a win: Form 5754, and a W-2G for each.',
      source: 'IRS, Form 5754',
      metBy:
        'A claim is split among its owners, each with a claim and a form, and one statement' +
        ' names all of them.',
      shownBy: [
        [
          'src/house/claims/parts.test.ts',
          'each owner has a W-2G, and one statement names all of them',
        ],
        [
          'src/server/api/papers.test.ts',
          'the statement of all who own a win has each with their part',
        ],
      ],
    },
    {
      id: 'T5',
      asks:
        'Colorado: before a reported prize is paid, the register of child support and ' +
        'restitution is asked, and what is owed is withheld.',
      source: 'Colorado Department of Revenue',
      metBy:
        'Colorado’s rule, and no approved sheet is of Colorado: Houseway asks no such register and withholds nothing for it. A reported prize is not paid before its form was recorded as complete, which is where a house in Colorado asks first.',
      shownBy: [
        [
          'src/house/claims/papers.test.ts',
          'all that are due must be complete, and the refusal names them',
        ],
      ],
    },
    {
      id: 'T6',
      asks:
        'Records are kept for five years, in some states without end, in formats that ' +
        'outlive the software.',
      source: 'COMAR 36.03.10.08; 16-633 C.M.R. ch. 3; LAC 42:III.2707',
      metBy:
        'Nothing is ever deleted from the log. It leaves the house as lines of JSON in a ' +
        'gzip file. Personal data is erased by compliance only, and the log stays whole.',
      shownBy: [
        ['src/store/bundle.test.ts', 'it is gzip of JSON lines, with every body as the log has it'],
        ['src/store/store.test.ts', 'changes no row of the log'],
        [
          'test/security/v08-data-protection.test.ts',
          '8.3.2, 8.3.8 what is erased is gone from the store, and the log stays whole',
        ],
      ],
    },
    {
      id: 'T7',
      asks: 'Records are indexed, and inspectors have them at once, at any hour.',
      source: 'NJ 13:69D-1.8',
      metBy:
        'The regulator’s seat has the log, the books, every report of any past day, every ' +
        'round and the checklist, without asking anyone.',
      shownBy: [
        ['src/server/regulator/seat.test.ts', 'every report'],
        [
          'test/journeys/regulator.test.ts',
          'the log is read page by page, narrowed, and a record is shown whole',
        ],
        [
          'src/server/reports/past.test.ts',
          'a report of a day reads the records of that day, and a few dozen to find them',
        ],
      ],
    },
    {
      id: 'T8',
      asks: 'Electronic records cannot be altered, and can be seen side by side.',
      source: 'MS 13-7-1.1',
      metBy:
        'The store takes no change, and one that was forced is found. A change of an ' +
        'offering shows the version before beside the one after; a past round is shown ' +
        'beside what the rules decide on it. Houseway keeps no scans: of an ID it keeps ' +
        'what was found.',
      shownBy: [
        ['src/store/store.test.ts', 'changes no row of the log'],
        [
          'src/server/api/regulator.test.ts',
          'a change made behind the house’s back is found while it runs',
        ],
        [
          'test/journeys/approvals.test.ts',
          'a change is shown field by field, with what is in force',
        ],
        [
          'test/journeys/replay.test.ts',
          'a won call shows its steps, its cards, the clause and the same decision',
        ],
      ],
    },
  ],
};
