// The commands that are about a house: running it, asking it, and looking at what it has written.
import { isIP } from 'node:net';
import { type Command, InvalidArgumentError } from 'commander';
import type { AskOptions } from './ask.ts';
import type { ChanceOptions } from './chance.ts';
import type { ContinueOptions } from './continue-log.ts';
import type { PlaceOptions } from './evidence.ts';
import type { ExportOptions } from './export.ts';
import type { ProveOptions } from './prove.ts';
import type { ServeOptions } from './serve.ts';
import type { SimulateOptions } from './simulated.ts';
import { type Streams, terminalOf } from './terminal.ts';
import type { VerifyFlags } from './verify.ts';
import { AnsweredNo, command, example, wholeNumber } from './words.ts';

function portNumber(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65535) return port;
  throw new InvalidArgumentError('a port is a whole number from 0 to 65535.');
}

/** Addresses and networks; a word such as "all" is none, since it would let anybody name their own address. */
function proxyList(text: string): readonly string[] {
  const places = text.split(',').map((each) => each.trim());
  const wrong = places.find((place) => !isPlace(place));
  if (wrong === undefined) return places;
  throw new InvalidArgumentError(
    `“${wrong}” is no address: name each proxy, as in 10.0.0.5 or 10.1.0.0/16.`,
  );
}

function isPlace(place: string): boolean {
  const [address = '', bits, ...more] = place.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] as number;
  const isNetwork = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
  return most > 0 && isNetwork && more.length === 0;
}

/** Where browsers find the house, and nothing more: no path, no name of a user. */
function originText(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' && url.origin === text.toLowerCase().replace(/\/$/, ''))
    return url.origin;
  throw new InvalidArgumentError(
    'it begins with https:// and has no path, as in https://house.example.com.',
  );
}

function addServe(houseway: Command, streams: Streams): void {
  command(houseway, 'serve')
    .summary('runs the house and serves the pages')
    .description(
      'Runs the house stored in a data folder or a PostgreSQL database, and serves its ' +
        'pages on this machine. `npm start` is this with --demo.',
    )
    .option('--port <n>', 'the port to listen on, 0 for any free port', portNumber, 4020)
    .option(
      '--host <address>',
      'the address to listen on; beyond this machine by TLS only',
      '127.0.0.1',
    )
    .option('--data <dir>', 'the data folder, created if missing (default houseway-data)')
    .option('--database-url <url>', 'a PostgreSQL database, such as postgres://user@host/name')
    .option('--log <file>', 'log each request as a line of JSON')
    .option(
      '--trust-proxy <list>',
      'addresses of proxies that say where a request comes from, such as 10.0.0.5,10.1.0.0/16',
      proxyList,
    )
    .option('--tls-cert <file>', 'the certificate, with those between, in PEM')
    .option('--tls-key <file>', 'its key, in PEM')
    .option(
      '--origin <url>',
      'where browsers find the house: https://house.example.com',
      originText,
    )
    .option('--demo', 'a demo house, gone when it ends unless stored')
    .addHelpText(
      'after',
      example('houseway serve --data /var/lib/houseway', 'houseway serve --port 4020 --demo'),
    )
    .action(async (options: ServeOptions & { json?: true }) => {
      const { serve } = await import('./serve.ts');
      await serve(options, terminalOf(streams, options.json === true));
    });
}

const DATA_HELP = 'the data folder of a house; it is copied, not changed';
const DATABASE_HELP = 'a PostgreSQL database, read only';

function addVerify(houseway: Command, streams: Streams): void {
  command(houseway, 'verify')
    .summary('check the log and the books, and show the first problem')
    .description(
      'Checks every record of a log: the hash chain, the books against the log, the house ' +
        'built again, every drawing run again. With --checkpoint also that the log begins with ' +
        'the records that a signed checkpoint is of. Ends with 0 when all is right and with 1 ' +
        'when something is not.',
    )
    .option('--data <dir>', DATA_HELP)
    .option('--database-url <url>', DATABASE_HELP)
    .option('--bundle <file>', 'a file that houseway export has written')
    .option('--drawing <file>', 'a drawing file, or the proof of one draw')
    .option('--checkpoint <file...>', 'signed checkpoints that the log must agree with')
    .option('--policy <file>', 'whose checkpoints count, and which witnesses must have seen them')
    .addHelpText(
      'after',
      example(
        'houseway verify --data /var/lib/houseway',
        'houseway verify --bundle house.bundle',
        'houseway verify --bundle house.bundle --checkpoint note.txt --policy policy.txt',
        'houseway verify --drawing drawing.json',
      ),
    )
    .action(async (options: VerifyFlags & { json?: true }) => {
      const { verify } = await import('./verify.ts');
      const isRight = await verify(options, terminalOf(streams, options.json === true));
      if (!isRight) throw new AnsweredNo();
    });
}

function addExport(houseway: Command, streams: Streams): void {
  command(houseway, 'export')
    .summary('log and books in one file that verifies offline')
    .description(
      'Writes the log and the books of a house to one file, for houseway verify; with --round one ' +
        'round with all that decided it, for houseway verify and houseway qualify; with --drawing one ' +
        'drawing that is over, for houseway verify --drawing and the page /proof.',
    )
    .option('--bundle <file>', 'the file to write; without it, a round goes to standard output')
    .option('--round <id>', 'one round: its table and number, such as T1.17')
    .option('--drawing <id>', 'one drawing that is over')
    .option('--data <dir>', DATA_HELP)
    .option('--database-url <url>', DATABASE_HELP)
    .addHelpText(
      'after',
      example(
        'houseway export --data /var/lib/houseway --bundle house.bundle',
        'houseway export --data /var/lib/houseway --round T1.17 --bundle round.json',
      ),
    )
    .action(async (options: ExportOptions & { json?: true }) => {
      const terminal = terminalOf(streams, options.json === true);
      const { round, drawing } = options;
      if (drawing !== undefined) {
        const { exportDrawing } = await import('./export-drawing.ts');
        await exportDrawing({ ...options, drawing }, terminal);
      } else if (round !== undefined) {
        const { exportRound } = await import('./round.ts');
        await exportRound({ ...options, round }, terminal);
      } else {
        const { exportBundle } = await import('./export.ts');
        await exportBundle(options, terminal);
      }
    });
}

function addProve(houseway: Command, streams: Streams): void {
  command(houseway, 'prove')
    .summary('prove that a record is in the log')
    .description(
      'Gives a record as it stands in the log, and the hashes that lead from it to the root of the ' +
        'tree (RFC 9162): all that a person needs who has the checkpoint and not the log.',
    )
    .argument('<seq>', 'the number of the record')
    .option('--data <dir>', DATA_HELP)
    .option('--database-url <url>', DATABASE_HELP)
    .option(
      '--checkpoint <file>',
      'the checkpoint that the proof leads to; without it, all records',
    )
    .addHelpText(
      'after',
      example('houseway prove 17 --data /srv/houseway --checkpoint /srv/houseway.mark'),
    )
    .action(async (seq: string, options: ProveOptions & { json?: true }) => {
      const { prove } = await import('./prove.ts');
      await prove(seq, options, terminalOf(streams, options.json === true));
    });
}

function addConsistency(houseway: Command, streams: Streams): void {
  command(houseway, 'consistency')
    .summary('prove that an older log is the beginning of this one')
    .description(
      'Gives the roots of the tree over the first OLD and the first NEW records, and the hashes ' +
        'that show that one is the beginning of the other (RFC 9162).',
    )
    .argument('<old>', 'how many records the older log has')
    .argument('<new>', 'how many the newer one has')
    .option('--data <dir>', DATA_HELP)
    .option('--database-url <url>', DATABASE_HELP)
    .addHelpText('after', example('houseway consistency 1000 2000 --data /srv/houseway'))
    .action(async (old: string, now: string, options: PlaceOptions & { json?: true }) => {
      const { consistency } = await import('./prove.ts');
      await consistency([old, now], options, terminalOf(streams, options.json === true));
    });
}

function addContinueLog(houseway: Command, streams: Streams): void {
  command(houseway, 'continue-log')
    .summary('go on with a log that has lost records or its key')
    .description(
      'For a house that does not start because its log is an older copy, or because the signing ' +
        'key or its mark is gone. Two people of accounting or compliance say so, with their PINs in ' +
        'HOUSEWAY_PIN and HOUSEWAY_PIN_2. Another key signs from then on, under another name, and ' +
        'the log says which records are missing. The house must not be running.',
    )
    .option('--data <dir>', 'the data folder of the house')
    .option('--database-url <url>', 'a PostgreSQL database, such as postgres://user@host/name')
    .option('--badge <badge...>', 'the two badges')
    .option('--reason <words>', 'why, for the log')
    .addHelpText(
      'after',
      example(
        'houseway continue-log --data /srv/houseway --badge abe --badge carl --reason "the disk failed"',
      ),
    )
    .action(async (options: ContinueOptions & { json?: true }) => {
      const { continueTheLog } = await import('./continue-log.ts');
      await continueTheLog(options, terminalOf(streams, options.json === true));
    });
}

function addSoftware(houseway: Command, streams: Streams): void {
  command(houseway, 'software')
    .summary('show which program this is and whether it is approved')
    .description(
      'Prints a digest of all sources. With --expect, exits with 1 unless this is that program, ' +
        'so that a house can start with: houseway software --expect DIGEST && houseway serve.',
    )
    .option('--expect <digest>', 'the digest of the program that was approved')
    .addHelpText('after', example('houseway software', 'houseway software --json'))
    .action(async (options: { json?: true; expect?: string }) => {
      const { software } = await import('./software.ts');
      software(options, terminalOf(streams, options.json === true));
    });
}

function addSimulate(houseway: Command, streams: Streams): void {
  command(houseway, 'simulate')
    .summary('simulate a floor with faults, and check everything after every command')
    .description(
      'Runs a floor from a seed: play, hits, mistakes, lost replies, crashes; and checks the money ' +
        'after every command with a count of its own. Ends with 1 at the first thing that is wrong. ' +
        'With --data or --database-url it is the load of a house on that store.',
    )
    .option('--seed <n>', 'the same seed gives the same floor; without it, a new one', Number)
    .option('--commands <n>', 'how many commands', wholeNumber, 100_000)
    .option('--tables <n>', 'how many tables', wholeNumber, 12)
    .option('--data <dir>', 'a data folder without a house')
    .option('--database-url <url>', 'a PostgreSQL database without a house')
    .addHelpText(
      'after',
      example(
        'houseway simulate --seed 7 --commands 1000000',
        'houseway simulate --data /tmp/load --tables 200 --json',
      ),
    )
    .action(async (options: SimulateOptions & { json?: true }) => {
      const [{ simulate }, { systemSource }] = await Promise.all([
        import('./simulate.ts'),
        import('./entropy.ts'),
      ]);
      const terminal = terminalOf(streams, options.json === true);
      if (!(await simulate(options, systemSource(), terminal))) throw new AnsweredNo();
    });
}

function addChance(houseway: Command, streams: Streams): void {
  command(houseway, 'chance')
    .summary('whether everything that chance decides is fair')
    .description(
      'Draws again and again in every way in which this program selects: numbers, shuffles, wheels, ' +
        'tables, seats, tickets; and compares the counts with what was to be expected (chi-square). ' +
        'Then tests the random words themselves: runs, gaps, correlations, waves and more. ' +
        'Ends with 1 when all of it together is beyond what a fair source does in 99 of 100 runs.',
    )
    .option('--draws <n>', 'how often each is drawn', wholeNumber, 1_000_000)
    .option('--seed <hex>', 'random bytes to draw from; without it, this machine’s')
    .option('--confidence <percent>', 'in how many of 100 runs a fair source passes', Number, 99)
    .addHelpText('after', example('houseway chance', 'houseway chance --draws 100000 --seed 2a'))
    .action(async (options: ChanceOptions & { json?: true }) => {
      const { chance } = await import('./chance.ts');
      if (!chance(options, terminalOf(streams, options.json === true))) throw new AnsweredNo();
    });
}

function addAsk(houseway: Command, streams: Streams): void {
  command(houseway, 'ask')
    .summary('send a command to a running house, or read a view')
    .description(
      'Asks a house over HTTP: a command by its name, with its fields in FILE, or a view by its ' +
        'path, such as /sign. HOUSEWAY_TOKEN says who asks, or --badge with the PIN in ' +
        'HOUSEWAY_PIN; a device shows HOUSEWAY_DEVICE (name.key) as well.',
    )
    .argument('<what>', 'a command, or a path that starts with /')
    .argument('[file]', 'the command’s fields as JSON, or - for standard input')
    .option('--server <url>', 'where the house is', 'http://127.0.0.1:4020')
    .option('--badge <name>', 'the badge that signs in for this')
    .option('--id <id>', 'the command ID; the same ID gets the same answer')
    .addHelpText(
      'after',
      example(
        'houseway ask /sign',
        'HOUSEWAY_PIN=… houseway ask open-table table.json --badge flo --id open-t1',
      ),
    )
    .action(async (what: string, file: string | undefined, options: AskOptions) => {
      const { ask } = await import('./ask.ts');
      await ask(what, file, options, terminalOf(streams, options.json === true));
    });
}

export const HOUSE_COMMANDS = [
  addServe,
  addAsk,
  addVerify,
  addExport,
  addProve,
  addConsistency,
  addContinueLog,
  addSoftware,
  addSimulate,
  addChance,
] as const;
