import type { RequirementGroup } from './requirement.ts';

export const FUNDS: RequirementGroup = {
  title: 'Funds and books',
  requirements: [
    {
      id: 'F1',
      asks:
        'Players’ money lies in a bank account of its own, deposited weekly; where it is ' +
        'short, play stops at once.',
      source: 'WAC 230-15-455',
      metBy:
        '`houseFacts` tells what that account must hold; `deposit-fund` records every ' +
        'deposit with its reference; `suspend-offering` stops an offering at once, and ' +
        'no fee is taken from then on (`suspended`). **The house’s choice**: the account, how often it deposits and who compares.',
      shownBy: [
        [
          'src/house/funds/views.test.ts',
          'what players have in all funds is what their bank account must hold',
        ],
        [
          'src/house/tables/boxes.test.ts',
          'brings money from the cage to the bank, with the slip’s own reference',
        ],
        ['src/house/refusals.test.ts', 'is refused: %s'],
      ],
    },
    {
      id: 'F2',
      asks: 'The operator keeps the funds for the players and has no right to them.',
      source: 'WAC 230-15-671(1)(a)',
      metBy:
        'A fund has accounts of its own; the house gets from it what a sheet allows ' +
        '(administrative fees, advances repaid) and nothing else, and every cent of that is ' +
        'on the statement.',
      shownBy: [
        [
          'src/server/reports/add-up.test.ts',
          'opening and in less out is closing for every fund, and the next day begins there',
        ],
      ],
    },
    {
      id: 'F3',
      asks: 'A large second prize is backed by money or a credit line.',
      source: 'WAC 230-15-455(2)(b)',
      metBy:
        'The checklist of the regulator’s seat names every offering whose second prize is above ' +
        '$25,000, with the reserve behind it; what a reserve lacks is lent at once. **The ' +
        'house’s choice**: how much it brings (`bring-capital`) or keeps in reserve.',
      shownBy: [
        [
          'src/requirements/evidence.test.ts',
          'F3: a large second prize, with the reserve behind it',
        ],
        [
          'src/house/funds/mechanisms-hg-meters.test.ts',
          'what the reserve lacks for the others is lent',
        ],
      ],
    },
    {
      id: 'F4',
      asks:
        'All of a promotional fund goes back to players; its balance is shown and brought ' +
        'up to date every day.',
      source: 'OAC 3772-11-43',
      metBy:
        'The fund statement proves the balance from the log; what is left at the end has its ' +
        'place before the first dollar is taken. The sheet with the balance is open to anyone, ' +
        'as it stands at this moment, and the checklist adds it up. **The house’s choice**: the ' +
        'website that links to it.',
      shownBy: [
        [
          'src/server/api/posting.test.ts',
          'the sheet of an offering is for everyone, with the meter as it stands',
        ],
        [
          'src/requirements/evidence.test.ts',
          'F4: what the signs show of the funds, and what is behind it',
        ],
        [
          'src/server/reports/add-up.test.ts',
          'opening and in less out is closing for every fund, and the next day begins there',
        ],
        [
          'src/house/funds/mechanisms-bay-ends.test.ts',
          'the house has back what it lent, the common fund the rest',
        ],
      ],
    },
    {
      id: 'F5',
      asks:
        'What comes from pots goes to poker players only; no bad beat and high hand at one ' +
        'table.',
      source: 'NJ 13:69F-14.19',
      metBy:
        'An offering takes fees and pays at its own games and tables only (`wrong-game`, `not-offered`); ' +
        'the checklist names every table with both a bad beat and a high hand. **The house’s ' +
        'choice**: `tables` of each offering.',
      shownBy: [
        ['src/requirements/evidence.test.ts', 'F5: tables with both a bad beat and a high hand'],
        [
          'src/house/funds/mechanisms-bay-fees.test.ts',
          'the dollar off the pot goes to the reserve, and the pool stands still for days',
        ],
        ['src/house/refusals.test.ts', 'is refused: %s'],
      ],
    },
    {
      id: 'F6',
      asks: 'Where a part of the fee is for a reserve, the table’s sign says so.',
      source: 'OAC 3772-11-29',
      metBy: 'The sign has the parts of every fee, the posting sheet has its split.',
      shownBy: [
        ['src/house/funds/views.test.ts', 'says what part of a fee is for the reserve'],
        [
          'src/rules/posting/posting.test.ts',
          'says prizes, fee and its split, shares, eligibility, claim and the free way in',
        ],
      ],
    },
    {
      id: 'F7',
      asks: 'The first amount and the reason of every increase and decrease are recorded.',
      source: 'WAC 230-15-685(3)',
      metBy: 'Books and API list the entries of any account, each with its reason.',
      shownBy: [
        [
          'src/server/api/books.test.ts',
          'of a meter say who, when and why, from the first amount to the last',
        ],
      ],
    },
    {
      id: 'F8',
      asks: 'What a retired progressive has gathered moves to another, with approval.',
      source: 'arrêté of 14 May 2007, art. 68-20-1; 68 IAC 2-6-33',
      metBy:
        '`withdraw-offering` takes two people; the place was named when it was posted. ' +
        '**The house’s choice**: which fund that is.',
      shownBy: [
        [
          'src/house/funds/mechanisms-bay-ends.test.ts',
          'the house has back what it lent, the common fund the rest',
        ],
        [
          'src/house/funds/mechanisms-bay-reserves.test.ts',
          'it cannot be withdrawn while they depend on it',
        ],
      ],
    },
    {
      id: 'F9',
      asks: 'What comes above the limit is revenue, or a second pool.',
      source: '9 NYCRR 5320.8; FAC 75-14.034',
      metBy:
        'The second pool: the reserve of the same fund. No approved sheet lets the house ' +
        'keep it.',
      shownBy: [
        [
          'src/house/funds/mechanisms-hg-fees.test.ts',
          'what comes in above the cap is the reserve of the same fund',
        ],
      ],
    },
  ],
};
