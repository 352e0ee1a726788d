import type { RequirementGroup } from './requirement.ts';

export const HITS: RequirementGroup = {
  title: 'Hits, verification, payment',
  requirements: [
    {
      id: 'H1',
      asks:
        'After a hit the meter is brought back, play goes on, and the sign shows the table, ' +
        'what was won and the new amount.',
      source: '68 IAC 2-6-38; NM 15.1.24.12(B)',
      metBy: 'The award brings the meter back in the same moment; other tables never wait.',
      shownBy: [
        [
          'src/house/funds/views.test.ts',
          'keeps its figure while a call is pending, and drops at the award, never below its reset',
        ],
        [
          'src/house/funds/mechanisms-hg-meters.test.ts',
          'pays the meter, and the reserve brings it back (Blazing Sevens, Funding)',
        ],
      ],
    },
    {
      id: 'H2',
      asks: 'Of wins that are nearly simultaneous the order is recorded.',
      source: '9 NYCRR 5321.18(b)(3)(iii)',
      metBy: 'The report on calls lists them in the order of the log, each with those before it.',
      shownBy: [
        [
          'src/reports/calls.test.ts',
          'of wins within a second it is known which came first, and what became of each',
        ],
      ],
    },
    {
      id: 'H3',
      asks: 'What simultaneous winners get: each the whole meter, or a part. Jurisdictions differ.',
      source: 'NM 15.1.24.19(A)',
      metBy:
        'In one round the sheet decides: each in full, divided, or in turn. At two tables ' +
        '**the order of calls** decides: the later one wins what the earlier leaves. No ' +
        'approved sheet asks for another way.',
      shownBy: [
        [
          'src/house/funds/mechanisms-hg-meters.test.ts',
          'each have it in full: one from the meter, the others from the reserve',
        ],
        [
          'src/house/funds/mechanisms-hg-meters.test.ts',
          'at two tables the later call is decided on what the earlier one leaves',
        ],
      ],
    },
    {
      id: 'H4',
      asks:
        'A report proves the amount that was won: every contribution since the hit before, ' +
        'up to the winning one.',
      source: 'NM 15.1.24.19; K.A.R. 112-110-11(e)',
      metBy:
        'The report on calls lists them for every hit; they come to exactly what the call held. ' +
        'What came before the first day that was asked for is one line.',
      shownBy: [
        [
          'src/reports/calls.test.ts',
          'up to the winning call; later ones belong to the next jackpot',
        ],
        [
          'src/server/reports/add-up.test.ts',
          'every meter that was hit had what its lines come to, and every call is there',
        ],
      ],
    },
    {
      id: 'H5',
      asks:
        'From $500 on the cards are shown to the camera, the deck is counted, the hand is ' +
        'sealed and kept seven days.',
      source: 'WAC 230-15-405',
      metBy:
        'Setting `deckCountFrom`: no award without it. **The house’s choice**: camera, ' +
        'envelope and the seven days are its procedure.',
      shownBy: [
        ['src/house/calls/sign-offs.test.ts', 'a prize of 500 dollars where it is from $%s on: %s'],
        ['src/house/calls/sign-offs.test.ts', 'and the record says that it was'],
      ],
    },
    {
      id: 'H6',
      asks: 'Up to $5,000 in cash or chips, above that by check within 24 hours.',
      source: 'WAC 230-15-405',
      metBy:
        'Setting `cashUpTo`. **The house’s choice**: the 24 hours are its procedure; the ' +
        'open claims are in `houseFacts`.',
      shownBy: [
        [
          'src/house/calls/sign-offs.test.ts',
          'a prize of 500 dollars where cash goes up to $%s: %s',
        ],
      ],
    },
    {
      id: 'H7',
      asks: 'The larger the prize, the more people sign.',
      source: 'MS 13-7-9.3',
      metBy:
        'Setting `signOffs`: from which prize on a manager, or compliance, signs as well. ' +
        '**The house’s choice**: the figures, and whom compliance tells.',
      shownBy: [
        [
          'src/house/calls/sign-offs.test.ts',
          'above both a manager and compliance sign, each for himself, and the slip names all',
        ],
        ['src/house/calls/sign-offs.test.ts', 'the figure itself already takes the signature'],
      ],
    },
    {
      id: 'H8',
      asks:
        'Slips are numbered without a gap, voided ones are accounted for, and nothing ' +
        'changes after it was printed.',
      source: 'NJ 13:69D-1.40',
      metBy:
        'One number after another over the whole house; a void names its slip; the log ' +
        'takes no change.',
      shownBy: [
        [
          'src/house/calls/sign-offs.test.ts',
          'are numbered without a gap over the whole house; a voided one keeps its number',
        ],
        ['src/store/store.test.ts', 'changes no row of the log'],
      ],
    },
    {
      id: 'H9',
      asks: 'Another amount than the system’s takes a supervisor.',
      source: 'NJ 13:69D-1.40(e)',
      metBy:
        'There is no other amount: a claim is paid whole. What was wrong is voided or ' +
        'corrected by two people.',
      shownBy: [
        [
          'src/house/calls/sign-offs.test.ts',
          'a claim is paid in full and once; no one can name another amount',
        ],
        [
          'src/house/bad-input.test.ts',
          'fields that there are not, each by its name, hidden ones too',
        ],
      ],
    },
    {
      id: 'H10',
      asks:
        'Promotional payouts from $500 on have a signed document made where they are paid, ' +
        'with an amount that no one can change.',
      source: 'Nevada, audit FAQ',
      metBy:
        'The payment itself makes the receipt, with a line to sign, from the amount in the ' +
        'log; the cage types no amount, and there is one for every payment, also below ' +
        '$500. **The house’s choice**: to keep the signed paper.',
      shownBy: [
        [
          'test/journeys/cage.test.ts',
          'a jackpot is paid: winner, ID, form, money, receipt; a double click pays once',
        ],
        [
          'src/house/calls/sign-offs.test.ts',
          'a claim is paid in full and once; no one can name another amount',
        ],
        ['src/store/store.test.ts', 'changes no row of the log'],
      ],
    },
    {
      id: 'H11',
      asks:
        'France: one jackpot of a level for each table and hand; a register with game, ' +
        'table, hand, date, amount, name and two signatures; meters written down daily.',
      source: 'arrêté of 14 May 2007, art. 66-3',
      metBy:
        'A round has one call for an offering. The win page is the register’s line: game, ' +
        'table, cards, day, amount, who won, and everyone who signed, at least two. Every ' +
        'closed day has every meter. How a hand made by the board is shared is the sheet’s ' +
        'rule.',
      shownBy: [
        [
          'src/house/calls/sign-offs.test.ts',
          'one call is for every hand of the round: a second is refused, until the award is voided',
        ],
        [
          'src/server/api/papers.test.ts',
          'has the hand, the people in their order, the claim, the entries and the record',
        ],
        ['src/house/permissions.test.ts', 'who has two roles still cannot do both'],
        ['src/house/tables/boxes.test.ts', 'a day that is closed has written every meter down'],
      ],
    },
  ],
};
