import type { RequirementGroup } from './requirement.ts';

export const METERS: RequirementGroup = {
  title: 'Meters and their parameters',
  requirements: [
    {
      id: 'M1',
      asks:
        'Of every meter is kept: what it begins with, what it comes back to, what a fee ' +
        'brings to it and to the reserve behind it, its limit, and from which amount on a ' +
        'contribution is not believed.',
      source: 'NJ 13:69E-1.39A(a)',
      metBy: '`meterFacts` tells all of it, from the sheet, the offering and the settings.',
      shownBy: [
        [
          'src/house/funds/views.test.ts',
          'what it began with, what it comes back to, and what each fee brings',
        ],
        [
          'src/house/funds/views.test.ts',
          'its limit, where it has one, and what came when it was full',
        ],
      ],
    },
    {
      id: 'M2',
      asks:
        'Of every meter is counted: what came in, what it shows, how often and how much it ' +
        'paid, what came when it was full, and the pool behind it.',
      source: 'NJ 13:69E-1.39A(b)',
      metBy: 'Counters for each meter, kept with the house and rebuilt from the log.',
      shownBy: [
        ['src/house/funds/views.test.ts', 'contributions, hits and wins, each meter by itself'],
      ],
    },
    {
      id: 'M3',
      asks:
        'All that is shown on demand, with the last 25 hits, where a full meter’s money ' +
        'goes, and which tables take part.',
      source: '9 NYCRR 5320.8(b); FAC 75-14.034',
      metBy: '`meterFacts`; the log has the hits before those 25.',
      shownBy: [
        ['src/house/funds/views.test.ts', 'its newest 25 hits, and every hit in its count'],
        ['src/house/funds/views.test.ts', 'which open tables take part'],
      ],
    },
    {
      id: 'M4',
      asks:
        'A contribution beyond all reason is not taken; it is written down, and the meter ' +
        'does not move.',
      source: 'NJ 13:69E-1.39A',
      metBy: '`unreasonable-contribution`, from the setting `unreasonableFee` on.',
      shownBy: [
        ['src/house/refusals.test.ts', 'is refused: %s'],
        [
          'src/store/writer.test.ts',
          'a refused command is written down, with its reason and without entries',
        ],
      ],
    },
    {
      id: 'M5',
      asks: 'A jackpot never stands below its reset.',
      source: 'FAC 75-14.034(3)',
      metBy:
        'The sign keeps what a call holds until the award has brought the meter back; no ' +
        'correction goes below the reset.',
      shownBy: [
        [
          'src/house/funds/views.test.ts',
          'keeps its figure while a call is pending, and drops at the award, never below its reset',
        ],
        [
          'src/house/funds/mechanisms-bay-ends.test.ts',
          'another pool may be corrected, but not below its reset',
        ],
        [
          'src/house/claims/returns.test.ts',
          'do not take a meter below its reset that was won and brought back since',
        ],
      ],
    },
    {
      id: 'M6',
      asks: 'A limit is put at or above what the meter shows, and is posted.',
      source: 'WAC 230-15-685(4)',
      metBy: '`below-meter`; the limit is an item of the posting sheet.',
      shownBy: [
        [
          'src/house/funds/mechanisms-bay-daily.test.ts',
          'a cap cannot be posted below what the pool has reached',
        ],
        ['src/rules/posting/posting.test.ts', 'its sample is posted with every item of its list'],
      ],
    },
    {
      id: 'M7',
      asks:
        'What a meter shows goes down for few reasons, each documented: a win, a ' +
        'correction, an amount over the limit, the end of the offering.',
      source: 'WAC 230-15-695; NM 15.1.24.12(E); NJ 13:69D-1.52(f)',
      metBy:
        'A closed list of reasons in the ledger and again in the database; the house has ' +
        'its seed back from the reserve and never from a meter.',
      shownBy: [
        [
          'src/ledger/entries.test.ts',
          'a meter that goes down, but for a hold, an award, a correction or the end',
        ],
        ['src/store/store.test.ts', 'refuses an entry that the books cannot hold'],
      ],
    },
    {
      id: 'M8',
      asks: 'A win is on the displays within 30 seconds.',
      source: 'Arkansas EGS 29.1(d)',
      metBy:
        'Displays are told with the record that awards the win, in order, and say so when they ' +
        'hear nothing. **The house’s choice**: how its displays pace the figure.',
      shownBy: [
        [
          'src/server/stream/stream.test.ts',
          'is a win with the record that awards it, and what the meter is brought back to',
        ],
        [
          'test/journeys/sign.test.ts',
          'a house that goes away is told within five seconds, with the figures marked as old',
        ],
        ['test/journeys/sign.test.ts', 'a fee is on the sign when its round is dealt'],
        [
          'test/journeys/sign.test.ts',
          'while a hand is verified the figure stays and is marked; a win is shown with the next amount',
        ],
      ],
    },
    {
      id: 'M9',
      asks: 'Every player can see the meter, and need not wager the most to learn of it.',
      source: 'Arkansas EGS 29.1(a),(b); 58 Pa. Code 605a.7(a)(1)',
      metBy:
        'The sign shows every meter, whatever the wagers. **The house’s choice**: ' +
        'where its signs hang.',
      shownBy: [
        [
          'src/house/funds/views.test.ts',
          'shows every meter to everyone, whatever anyone has wagered',
        ],
      ],
    },
    {
      id: 'M10',
      asks: 'The odds of a progressive are filed, and are no worse than one in 100,000,000.',
      source: 'NJ 13:69D-1.52(e)4',
      metBy:
        '`houseway odds` and the odds screen count them, the posting sheet prints them; none that ' +
        'is counted exactly is worse than that. **The house’s choice**: the filing, and which ' +
        'charts it posts.',
      shownBy: [
        [
          'src/cli/row-odds.test.ts',
          'no meter that is counted in a moment is rarer than one in 100,000,000',
        ],
        ['src/cli/post.test.ts', '--odds adds how often the hands come'],
        ['test/journeys/odds.test.ts', 'a sheet: three sevens of one color from six decks'],
      ],
    },
    {
      id: 'M11',
      asks: 'Games that share a meter win it with the same hand at the same odds.',
      source: 'WAC 230-15-685(6); Mich R 432.1841(2)',
      metBy:
        'A row is one test for all games that it names; `houseway odds` and the posting sheet ' +
        'tell the odds of each game where they differ. At a table of another game nothing is taken or called (`wrong-game`). **The ' +
        'house’s choice**: an offering for each game, where they differ (`games`).',
      shownBy: [
        ['src/cli/row-odds.test.ts', 'games that win one meter at different odds are told apart'],
        ['src/house/refusals.test.ts', 'is refused: %s'],
      ],
    },
    {
      id: 'M12',
      asks: 'Amounts on signs are written down weekly, and a decrease is explained to accounting.',
      source: 'SD 20:18:17:24.02',
      metBy: 'Every day that is closed has every account; every line of a meter has its reason.',
      shownBy: [
        ['src/house/tables/boxes.test.ts', 'a day that is closed has written every meter down'],
        [
          'src/server/api/books.test.ts',
          'of a meter say who, when and why, from the first amount to the last',
        ],
      ],
    },
    {
      id: 'M13',
      asks: 'All meters can be read within five minutes, never by hand.',
      source: 'Mich R 432.1841(2)(d)',
      metBy: '`allMeters` reads them at one moment.',
      shownBy: [
        [
          'src/house/funds/views.test.ts',
          'all meters of the house are read at one moment, by no one’s hand',
        ],
      ],
    },
    {
      id: 'M14',
      asks: 'A rate changes only with accounting’s knowledge.',
      source: 'NJ 13:69D-1.52(e)3',
      metBy:
        'A change takes two people, and accounting or compliance approves it; the audit ' +
        'trail (a report) lists it.',
      shownBy: [
        [
          'src/house/permissions.test.ts',
          'who approves is of another department than who proposes',
        ],
        [
          'src/reports/audit.test.ts',
          'every change of a parameter, every void, correction and refusal can be listed',
        ],
      ],
    },
  ],
};
