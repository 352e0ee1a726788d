import type { RequirementGroup } from './requirement.ts';

export const ACCESS: RequirementGroup = {
  title: 'Access and change',
  requirements: [
    {
      id: 'A1',
      asks: 'No parameter changes while the link runs.',
      source: '9 NYCRR 5321.18(b)(4)',
      metBy:
        'An offering changes while it is suspended and nothing of it is under way: ' +
        '`not-suspended`, `in-play`, `call-pending`.',
      shownBy: [
        [
          'src/house/funds/mechanisms-hg-sources.test.ts',
          'changes only while it is suspended, and inside its sheet',
        ],
        ['src/house/refusals.test.ts', 'is refused: %s'],
      ],
    },
    {
      id: 'A2',
      asks: 'No one can change the configuration alone; the two people are from two departments.',
      source: 'NM 15.1.24.12; NJ 13:69D-1.52(c)',
      metBy:
        'Who proposes and who approves have no role in common, and are two people even ' +
        'where one has both roles. **The house’s choice**: locks and keys of its machines.',
      shownBy: [
        [
          'src/house/permissions.test.ts',
          'who approves is of another department than who proposes',
        ],
        ['src/house/permissions.test.ts', 'who has two roles still cannot do both'],
      ],
    },
    {
      id: 'A3',
      asks: 'What is offered is what was approved.',
      source: 'COMAR 36.05.03.24(B),(C)',
      metBy:
        'An offering outside its sheet is refused with field, range and clause (`bad-offering`).',
      shownBy: [
        [
          'src/rules/decode-offering.test.ts',
          'is told all at once, each with its field, its value, its range and its clause',
        ],
        ['src/house/refusals.test.ts', 'is refused: %s'],
      ],
    },
    {
      id: 'A4',
      asks:
        'A change takes two logins, one of them the regulator’s; it may be scheduled; the ' +
        'game is idle first.',
      source: '68 IAC 2-6.5-4',
      metBy:
        'Two badges, and an offering that is suspended and idle; a change holds once it is ' +
        'approved, and later hours and values are windows of the posting. The regulator’s own ' +
        'seat only looks: it changes nothing. **The house’s choice**: where the law wants ' +
        'the regulator’s login, a second badge for that person with the role `compliance`, ' +
        'which approves.',
      shownBy: [
        [
          'src/house/permissions.test.ts',
          'what was posted, the settings and badges have no command of one person',
        ],
        [
          'src/house/permissions.test.ts',
          'the regulator may ask for nothing but what is about their own badge',
        ],
        [
          'src/server/regulator/seat.test.ts',
          'nothing but their own badge is in the log under their name',
        ],
        [
          'test/journeys/approvals.test.ts',
          'what marketing proposes is in front of accounting at once, and is approved there',
        ],
        ['test/journeys/rulebook.test.ts', 'a change waits until it is suspended, and says so'],
      ],
    },
    {
      id: 'A5',
      asks:
        'Parameters of promotions are changed by supervisors who are independent of the ' +
        'department that asks.',
      source: '25 CFR 543.12(c)',
      metBy: 'Marketing or a manager proposes; accounting or compliance approves.',
      shownBy: [
        [
          'src/house/permissions.test.ts',
          'who approves is of another department than who proposes',
        ],
      ],
    },
    {
      id: 'A6',
      asks:
        'Every employee has their own badge, which ends with the job; access is ' +
        'reviewed; changes, corrections, overrides and voids are logged.',
      source: '25 CFR 543.20 (543.16 before)',
      metBy:
        'A dismissed badge is dead at once; wrong PINs lock a badge; `houseFacts` lists all ' +
        'badges, the audit trail all changes, the log all sign-ins, right and wrong; ' +
        '[permissions.md](permissions.md) says what each role may. **The house’s choice**: ' +
        'the quarterly review.',
      shownBy: [
        ['src/house/funds/views.test.ts', 'who has a badge, and who had one, can be looked over'],
        [
          'src/house/people/access.test.ts',
          'that was taken away signs in no more and has no PIN to be reset',
        ],
        [
          'src/house/people/access.test.ts',
          'the fifth in a row locks the badge there for a minute, to the second',
        ],
        [
          'src/reports/audit.test.ts',
          'every change of a parameter, every void, correction and refusal can be listed',
        ],
      ],
    },
    {
      id: 'A7',
      asks: 'Of remote access is recorded: who, when, how long, what was touched and changed.',
      source: 'AGCO ERS 7.2.2',
      metBy:
        'There is no way in but commands under a badge, and all of them are in the log: ' +
        'every sign-in with its device, every sign-out, every wrong PIN, every look at the ' +
        'facts of a person. **The house’s choice**: remote access to its machines, with the ' +
        'records of that access.',
      shownBy: [
        [
          'src/store/writer.test.ts',
          'a record says what was asked, by whom, when, and what came of it, chained to the last',
        ],
        [
          'src/house/people/access.test.ts',
          'is known by its own key, and a sign-in says where it was',
        ],
        [
          'src/house/people/access.test.ts',
          'who has looked at, written or erased the facts of a person is in the log, and why; they are not',
        ],
      ],
    },
    {
      id: 'A8',
      asks:
        'Meters, wins, security events, every change and every error are recorded, and ' +
        'contributions cannot be altered.',
      source: 'NJ 13:69E-1.39C',
      metBy:
        'The log has all of it, refused commands too; the database takes no change, and one that ' +
        'was forced is found by `houseway verify`, or by `GET /verify` while the house runs.',
      shownBy: [
        [
          'src/reports/audit.test.ts',
          'every change of a parameter, every void, correction and refusal can be listed',
        ],
        ['src/store/store.test.ts', 'changes no entry'],
        [
          'src/server/api/regulator.test.ts',
          'a change made behind the house’s back is found while it runs',
        ],
      ],
    },
    {
      id: 'A9',
      asks:
        'A change or a reset takes written notice ahead, and an agent of the state who is ' +
        'there.',
      source: 'FAC 75-14.034(2)',
      metBy:
        'Setting `noticeDays`: a change, a correction or the end of an offering is approved' +
        ' only with the day of the notice, so many days ago, and the agent’s name; both are' +
        ' in the log. **The house’s choice**: whether its state asks for it.',
      shownBy: [
        ['src/house/offerings/notice.test.ts', 'a correction with notice to the regulator, %s: %s'],
        [
          'src/house/offerings/notice.test.ts',
          'a proposal says that it takes notice, and what it would move, before any is given',
        ],
      ],
    },
  ],
};
