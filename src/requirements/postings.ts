import type { RequirementGroup } from './requirement.ts';

export const POSTINGS: RequirementGroup = {
  title: 'Posting, promotions, tournaments, approval',
  requirements: [
    {
      id: 'P1',
      asks:
        'The rules of a promotion are displayed: rules, prizes and their value, who can ' +
        'win, dates, times and places, limits of claims, when winners are told, other ' +
        'sites. Without one of them it does not open.',
      source: '25 CFR 543.12(b)',
      metBy:
        'The posting is made from the sheet and the offering, and has a section for each. What it ' +
        'lacks is named while the offering is written; an offering whose posting lacks something ' +
        'can be neither proposed nor approved, and nor can a change to one (`bad-offering`). No ' +
        'approved sheet is of several sites or of a third party.',
      shownBy: [
        [
          'src/rules/posting/wording.test.ts',
          'says the prizes, who can win, where and when, and how a prize is claimed',
        ],
        [
          'src/rules/posting/posting.test.ts',
          'names everything that is missing at once, with item and clause',
        ],
        [
          'src/server/api/posting.test.ts',
          'an offering whose posting does not say all that it has to is neither posted nor changed to',
        ],
      ],
    },
    {
      id: 'P2',
      asks: 'A card room displays its rules on contests, payouts, fees and rake.',
      source: '25 CFR 543.10(f)',
      metBy:
        'The posting has payouts, every fee and how it is divided, and hangs on the signs ' +
        'of the house too. **The house’s choice**: the rake, which no sheet has.',
      shownBy: [
        [
          'src/rules/posting/posting.test.ts',
          'says prizes, fee and its split, shares, eligibility, claim and the free way in',
        ],
        [
          'src/server/api/posting.test.ts',
          'the sheet of an offering is for everyone, with the meter as it stands',
        ],
        [
          'test/journeys/sign.test.ts',
          'a wall in portrait has all meters at once, and the sheets in turn',
        ],
      ],
    },
    {
      id: 'P3',
      asks:
        'The sign of a house jackpot says that no player’s money is in it, and that it may ' +
        'be removed.',
      source: 'WAC 230-15-671(1)(b)',
      metBy:
        'The posting says who pays: the house, with no money from players where it takes no fee; ' +
        'or which fees. **The house’s choice**: that it may end without notice is a line of its ' +
        'restrictions, which the posting prints.',
      shownBy: [
        [
          'src/server/api/posting.test.ts',
          'the sheet of a house jackpot says that the house pays, and the house’s own restrictions',
        ],
        [
          'src/rules/posting/wording.test.ts',
          'says that no player’s money is in it where the house pays and takes no fee',
        ],
        ['src/rules/posting/wording.test.ts', 'says that the house pays where no player has'],
        [
          'src/rules/posting/posting.test.ts',
          'changes with every posted value, choice, date and word',
        ],
      ],
    },
    {
      id: 'P4',
      asks:
        'For a thing as a prize the sign says what it is worth and which hand wins it; it ' +
        'is paid for first.',
      source: 'WAC 230-15-700',
      metBy:
        'What a thing is worth must be posted where the sheet leaves it open, and claim, ' +
        'forms and books go by that figure. **The house’s choice**: to own the thing before' +
        ' it is posted.',
      shownBy: [
        [
          'src/house/promotions/drums/drums.test.ts',
          'wins a thing whose value the house must post, which ID and forms go by',
        ],
        [
          'src/rules/posting/posting.test.ts',
          '%s: a value that is left out is refused by name, with the clause',
        ],
      ],
    },
    {
      id: 'P5',
      asks: 'New Jersey: signs say odds as “to”, never as “for”.',
      source: 'NJ 13:69F-29.11(a)',
      metBy:
        'No sheet of a card room says “for”, and an offering whose own words do is refused.' +
        ' The two base games pay their progressives so many for one by their documents, in ' +
        'South Dakota and Massachusetts, and are posted as those have it.',
      shownBy: [
        ['src/rules/posting/wording.test.ts', 'says “for” of odds only where its document does'],
        [
          'src/rules/posting/wording.test.ts',
          'a house that says “for” of odds itself is refused: %s',
        ],
      ],
    },
    {
      id: 'P6',
      asks:
        'The pay table is one of those published; what one hand pays out in all may have a ' +
        'limit.',
      source: '58 Pa. Code 655a.12, 653a.12',
      metBy:
        'An offering chooses among the pay tables of its sheet and is refused (`bad-offering`) where it has another. ' +
        'None of the approved documents limits the sum of one hand; limits of single prizes' +
        ' are held as they stand.',
      shownBy: [
        [
          'src/rules/decode-offering.test.ts',
          'is told all at once, each with its field, its value, its range and its clause',
        ],
        ['src/house/refusals.test.ts', 'is refused: %s'],
      ],
    },
    {
      id: 'P7',
      asks:
        'Signs and layouts are filed and reviewed; California approves jackpots, bonuses, ' +
        'promotions, tournaments and drawing tickets first.',
      source: '58 Pa. Code 601a.10; California, approval forms',
      metBy:
        'Only an approved activity can be posted (`unknown-activity`), and its posting has the approval’s number' +
        ' and a code of its rules’ version, which shows a sign that hangs there still. ' +
        '**The house’s choice**: the filing and its fee.',
      shownBy: [
        ['src/house/refusals.test.ts', 'is refused: %s'],
        ['src/print/print.test.ts', 'another name brings the ID of the approval'],
        ['src/print/print.test.ts', 'changes with a posted value, and not with the day of posting'],
      ],
    },
    {
      id: 'P8',
      asks: 'California: house rules have eleven topics and do not contradict approved rules.',
      source: '4 CCR 12392',
      metBy:
        'The house’s rules are a document of its own, about the whole room. What Houseway ' +
        'posts cannot contradict an approval: it is made from it, and a house’s own words ' +
        'come under “House restrictions”.',
      shownBy: [
        [
          'src/rules/decode-offering.test.ts',
          'is told all at once, each with its field, its value, its range and its clause',
        ],
        [
          'src/rules/posting/posting.test.ts',
          'is not that of the approval alone, and holds what a row and a rule say',
        ],
      ],
    },
    {
      id: 'P9',
      asks:
        'Match play: as much or more in chips beside it, one in a round, on listed bets ' +
        'only, dropped win or lose.',
      source: '58 Pa. Code 603a.21',
      metBy:
        'As the two approved sheets have it: beside as much in live chips, one to a wager, ' +
        'on the games and bets printed on it, used up and settled at the cage. Where a ' +
        'sheet lets several lie on one hand, they may.',
      shownBy: [
        [
          'src/house/promotions/chips/chips.test.ts',
          'is one to a wager, on one side, never on a bonus bet, with as much in live chips',
        ],
        [
          'src/house/promotions/chips/chips.test.ts',
          'is used once: lost, it is void and the cage gives nothing',
        ],
        ['test/stories/chips.test.ts', 'a coupon from the mail to the cage'],
      ],
    },
    {
      id: 'P10',
      asks: 'A tournament’s notice has fourteen items and comes five business days ahead.',
      source: '205 CMR 138.71; OAC 3772-11-18',
      metBy:
        'Announced are the game, start, levels, chips, late entry, re-buys, add-ons and ' +
        'payouts; posted are buy-in, fee, pool, eligibility and claims. It holds once ' +
        'someone has signed up. Setting `tournamentNoticeDays`: a later announcement is ' +
        'refused.',
      shownBy: [
        [
          'src/house/promotions/tournaments/control.test.ts',
          'is said five business days ahead, where the house has set that (205 CMR 138.71)',
        ],
        ['src/requirements/evidence.test.ts', 'A9, P10: the notice that is asked for'],
        [
          'src/house/promotions/tournaments/control.test.ts',
          'holds once a player has signed up, even one who left again',
        ],
        ['test/stories/tournaments.test.ts', '45 players from the posting to the signed log'],
      ],
    },
  ],
};
