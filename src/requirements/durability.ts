import type { RequirementGroup } from './requirement.ts';

export const DURABILITY: RequirementGroup = {
  title: 'Durability and failure',
  requirements: [
    {
      id: 'D1',
      asks:
        'After an error or a lost connection everything is as it was before; nothing is ' +
        'lost or doubled.',
      source: '9 NYCRR 5321.18(b)(3)(i)',
      metBy: 'A reply leaves after its commit; the same command id gets the same answer forever.',
      shownBy: [
        [
          'test/crash/crash.test.ts',
          // biome-ignore lint/suspicious/noTemplateCurlyInString: so it stands in the test.
          'on PGlite keeps every answer over ${KILLS} kills',
        ],
        [
          'src/store/writer-faults.test.ts',
          'after any faults, what was acknowledged is in the log once, and a replay is the same house',
        ],
      ],
    },
    {
      id: 'D2',
      asks: 'The program is authenticated at its start, and does not run otherwise.',
      source: '9 NYCRR 5321.18(b)(3)(iv)',
      metBy:
        '`houseway software` prints a SHA-256 of all sources and of the packages’ own ' +
        'hashes. **The house’s choice**: to start by `houseway software --expect DIGEST && ' +
        'houseway serve` with the digest that was approved.',
      shownBy: [['src/cli/software.test.ts', '%s makes it another program, which does not start']],
    },
    {
      id: 'D3',
      asks: 'Where memory or configuration is corrupt, it stops loudly.',
      source: '9 NYCRR 5321.18(b)(2)',
      metBy:
        'Every start reads the chain of hashes; a log that does not hold ends the house and ' +
        'names the record. A bad snapshot is noted and not used.',
      shownBy: [
        [
          'src/store/writer-faults.test.ts',
          'a log that was changed meanwhile ends the house for good',
        ],
        [
          'src/store/snapshot.test.ts',
          'the newer one is bad: it is noted, and the older one serves',
        ],
      ],
    },
    {
      id: 'D4',
      asks: 'While the controller or the link is down no fee can be taken, and people are told.',
      source: '9 NYCRR 5321.18(c),(d)',
      metBy:
        'While its store is away the house takes nothing, says why, and goes on by itself. ' +
        '**The house’s choice**: a table whose keypad has no connection plays without the ' +
        'fee.',
      shownBy: [
        [
          'src/store/writer-faults.test.ts',
          'everyone who waits is turned away, and so is what was decided on top',
        ],
        [
          'src/store/crash.test.ts',
          'a crash of the server makes the store unavailable; opened again, it goes on',
        ],
      ],
    },
    {
      id: 'D5',
      asks:
        'After 24 hours without the network play is suspended; afterwards every site shows ' +
        'the same.',
      source: 'Mich R 432.1841(2)(e)',
      metBy:
        'A house has one log and one writer, so that all signs show one figure. Without the house ' +
        'a keypad takes no fee at all, a sign marks its figures as old, and once it is back it ' +
        'hears exactly what it has missed. **The house’s choice**: when to suspend ' +
        '(`suspend-offering`).',
      shownBy: [
        [
          'src/client/client.test.ts',
          'takes no fee, keeps the other presses, and sends them in order when it is back',
        ],
        [
          'test/journeys/sign.test.ts',
          'a house that goes away is told within five seconds, with the figures marked as old',
        ],
        ['src/server/stream/stream.test.ts', 'hears exactly what it has missed'],
        [
          'src/store/writer.test.ts',
          'who looks sees only what is durable, however busy the house is',
        ],
      ],
    },
    {
      id: 'D6',
      asks:
        'Limits, seeds and rates survive a power cut; critical facts are stored twice and ' +
        'checked; the last plays can be recalled.',
      source: 'NM 15.1.24.12; Okla. 3A-275',
      metBy:
        'All of it is in the log, synchronized to the disk before the reply, chained by ' +
        'hashes, with the books beside it; every round stays there, and any of them can be had ' +
        'as a file (`GET /rounds/T1.17/dispute`, `houseway export --round T1.17`).',
      shownBy: [
        [
          'src/store/durability.test.ts',
          'before every acknowledgement the operating system has finished an fsync',
        ],
        [
          'src/store/verify.test.ts',
          'a log that was not touched is right, and what is in it is told',
        ],
        [
          'src/server/api/dispute.test.ts',
          'a round is told by a file from which it is decided again',
        ],
      ],
    },
    {
      id: 'D7',
      asks: 'A full backup every month, kept off site; a written contingency plan.',
      source: 'LAC 42:III.2707',
      metBy:
        'The whole log is one file, taken while the house runs (`GET /bundle`, `houseway ' +
        'export`) and proved anywhere without a database. The plan is in `docs/how-to/when-' +
        'something-fails.md`. **The house’s choice**: where copies are kept, and how often.' +
        ' Starting a house from such a file is not there yet; until then a copy of the ' +
        'folder, or the database’s own backup, is what is started again.',
      shownBy: [
        [
          'test/journeys/regulator.test.ts',
          'the whole log is taken away as a file that verifies elsewhere',
        ],
        [
          'src/store/folder-copy.test.ts',
          'a copy of a folder that is being written to verifies as a part of its log',
        ],
        [
          'src/store/bundle.test.ts',
          'what was exported verifies as it would have where it came from',
        ],
      ],
    },
    {
      id: 'D8',
      asks: 'All parts of the system have the same time.',
      source: 'AGCO ERS 4.1.3',
      metBy:
        'There is one clock, the server’s: it stamps every record, never goes back, and ' +
        'every screen shows its time and says when its own is wrong. **The house’s ' +
        'choice**: a time service for the server’s machine.',
      shownBy: [
        ['src/store/clock.test.ts', 'a clock that is set back stands still until it has caught up'],
        [
          'test/journeys/shell.test.ts',
          'a clock that is wrong is told, and the times are those of the house',
        ],
      ],
    },
  ],
};
