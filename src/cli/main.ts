// The houseway command: reads its words, calls one command, and ends with 0 when it answered, 2
// when the input was wrong, 1 when it failed.
import { readFileSync } from 'node:fs';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { HAND_RULES } from '#hands';
import type { ExportOptions } from './export.ts';
import { CommandFailed, errorDocument, errorText, WrongInput } from './failure.ts';
import { answerLines, openInput } from './lines.ts';
import type { OddsOptions } from './odds.ts';
import type { PostOptions } from './post.ts';
import { rank, rankRecord } from './rank.ts';
import type { ServeOptions } from './serve.ts';
import type { SimulateOptions } from './simulate.ts';
import { type Terminal, terminalOf } from './terminal.ts';
import type { VerifyOptions } from './verify.ts';

const STREAMS = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr };

function portNumber(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65535) return port;
  throw new InvalidArgumentError('a port is a whole number from 0 to 65535.');
}

function wholeNumber(text: string): number {
  const count = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (count >= 1) return count;
  throw new InvalidArgumentError('a whole number from 1 on.');
}

const example = (...lines: string[]): string =>
  `\nExample:\n${lines.map((line) => `  ${line}`).join('\n')}\n`;

const CARDS_HELP =
  'rank and suit, like As Kd Tc or AsKdTc; joker XX; hole cards / board, and without the / the ' +
  'last five are the board; - reads standard input';

const rulesHelp = (): string =>
  HAND_RULES.map(({ id, title, reads }) => `  ${id.padEnd(22)} ${title}; ${reads}`).join('\n');

function addRank(houseway: Command): void {
  command(houseway, 'rank')
    .summary('category, best cards and strength of a hand')
    .description('Ranks a hand: its category, its best cards and a strength that compares.')
    .argument('<rule>', 'a rule from the list below; with --lines a FILE, or - for standard input')
    .argument('[cards...]', CARDS_HELP)
    .option('--lines', 'one JSON record {"rule","cards"} a line in, one answer a line out')
    .addHelpText('after', `\nRules:\n${rulesHelp()}\n`)
    .addHelpText(
      'after',
      example(
        'houseway rank four-card "As Ad Ah Kc 2d"',
        'houseway rank omaha "As Ad Kh Kd / Ac Ah 2d 3c 4s" --json',
        'houseway rank hands.jsonl --lines --json',
      ),
    )
    .action(async (first: string, words: string[], options: { json?: true; lines?: true }) => {
      const terminal = terminalOf(STREAMS, options.json === true);
      if (options.lines) await rankLines(first, words, terminal);
      else if (words.length === 0) throw missing('cards', 'the cards to rank are missing');
      else await rank(first, words, terminal);
    });
}

// The other commands load what they need when they are called.

function addSettle(houseway: Command): void {
  command(houseway, 'settle')
    .summary('what every wager of a recorded round returns')
    .description('Settles a recorded round of a base game, each figure with its clause.')
    .argument('<file>', 'a round as JSON, or - for standard input')
    .option('--lines', 'one round a line in, one answer a line out')
    .addHelpText('after', example('houseway settle round.json', 'houseway settle - --lines --json'))
    .action(async (file: string, options: { json?: true; lines?: true }) => {
      const terminal = terminalOf(STREAMS, options.json === true);
      const [{ settle }, { settleGame }] = await Promise.all([
        import('./settle.ts'),
        import('#games'),
      ]);
      if (options.lines) {
        await answerLines(await openInput(file, terminal.stdin), terminal.stdout, settleGame);
      } else await settle(file, terminal);
    });
}

function addQualify(houseway: Command): void {
  command(houseway, 'qualify')
    .summary('rows, awards and who is left out of a recorded deal')
    .description('Qualifies a recorded deal under an offering: every award with its clause.')
    .argument('<file>', 'a request as JSON, or - for standard input')
    .option('--lines', 'one request a line in, one answer a line out')
    .addHelpText(
      'after',
      example('houseway qualify deal.json', 'houseway qualify - --lines --json'),
    )
    .action(async (file: string, options: { json?: true; lines?: true }) => {
      const terminal = terminalOf(STREAMS, options.json === true);
      const { qualify, qualifyRecord } = await import('./qualify.ts');
      if (options.lines) {
        await answerLines(await openInput(file, terminal.stdin), terminal.stdout, qualifyRecord);
      } else await qualify(file, terminal);
    });
}

function addActivities(houseway: Command): void {
  command(houseway, 'activities')
    .summary('what is approved, with ranges, options and readings')
    .description('Lists the activities, or prints one as its sheet has it.')
    .argument('[activity]', 'the id of an activity')
    .addHelpText(
      'after',
      example('houseway activities', 'houseway activities hgc-blazing-sevens --json'),
    )
    .action(async (name: string | undefined, options: { json?: true }) => {
      const { activities } = await import('./activities.ts');
      activities(name, terminalOf(STREAMS, options.json === true));
    });
}

function addPost(houseway: Command): void {
  const repeated = (word: string, before: readonly string[]) => [...before, word];
  command(houseway, 'post')
    .summary('the sheet that hangs on the wall')
    .description(
      'Prints the posting sheet of an offering, or without one what is approved. What the posting ' +
        'list wants and the offering does not say is refused.',
    )
    .argument('<activity>', 'the id of an activity')
    .option('--offering <file>', 'an offering as JSON, or - for standard input')
    .addOption(new Option('--format <format>').choices(['html', 'pdf', 'md']).default('html'))
    .option('--output <file>', 'writes the sheet there and not to standard output')
    .option('--meter <amount>', 'the meter as it stands; NAME=AMOUNT for several', repeated, [])
    .option('--odds', 'prints also those odds that take longer to count, and estimates')
    .addHelpText(
      'after',
      example(
        'houseway post hgc-blazing-sevens --format md',
        'houseway post hgc-blazing-sevens --offering offering.json --meter 5250 --output sheet.html',
      ),
    )
    .action(async (name: string, options: PostOptions) => {
      const { post } = await import('./post.ts');
      await post(name, options, terminalOf(STREAMS, options.json === true));
    });
}

function addOdds(houseway: Command): void {
  command(houseway, 'odds')
    .summary('probabilities and returns of a game, or of the rows of an activity')
    .description(
      "Exact odds of a game's wagers and of its main wagers under best play; or of an activity's rows.",
    )
    .argument('<name>', 'the id of a base game or of an activity')
    .option(
      '--option <table>',
      'the pay table of a game; the chart of an activity, as A or shares=B',
    )
    .option('--decks <n>', 'the number of decks; both base games have one')
    .option('--blind', "a player who ignores the dealer's up card, where there is one")
    .addHelpText(
      'after',
      example(
        'houseway odds crazy-4-poker',
        'houseway odds four-card-poker --blind --json',
        'houseway odds hgc-blazing-sevens --decks 8',
      ),
    )
    .action(async (name: string, options: OddsOptions & { json?: true }) => {
      const { odds } = await import('./odds.ts');
      odds(name, options, terminalOf(STREAMS, options.json === true));
    });
}

function addPlay(houseway: Command): void {
  houseway
    .command('play')
    .summary('a table in the terminal')
    .description('Plays a base game against the dealer, with the exact value of each choice.')
    .argument('<game>', 'the id of a base game')
    .addHelpText('after', example('houseway play crazy-4-poker'))
    .action(async (name: string) => {
      const [{ play }, { systemSource }] = await Promise.all([
        import('./play.ts'),
        import('./entropy.ts'),
      ]);
      await play(name, systemSource(), terminalOf(STREAMS, false));
    });
}

function addServe(houseway: Command): void {
  command(houseway, 'serve')
    .summary('runs the house and serves the pages')
    .description(
      'Runs the house that is kept in a data folder or in a PostgreSQL database, and serves its ' +
        'pages on this machine. `npm start` is this with --demo.',
    )
    .option('--port <n>', 'the port to listen on, 0 for any that is free', portNumber, 4020)
    .option('--data <dir>', 'the data folder, made when it is not there (default houseway-data)')
    .option('--database-url <url>', 'a PostgreSQL database, as in postgres://user@host/name')
    .option('--demo', 'a house to try things with, gone when it ends unless it has a place')
    .addHelpText(
      'after',
      example('houseway serve --data /var/lib/houseway', 'houseway serve --port 4020 --demo'),
    )
    .action(async (options: ServeOptions & { json?: true }) => {
      const { serve } = await import('./serve.ts');
      await serve(options, terminalOf(STREAMS, options.json === true));
    });
}

const DATA_HELP = 'the data folder of a house; it is copied and stays as it is';
const DATABASE_HELP = 'a PostgreSQL database, which is only read';

function addVerify(houseway: Command): void {
  command(houseway, 'verify')
    .summary('whether log and books are right, and what is wrong first')
    .description(
      'Looks at every record of a log: the chain of hashes, the books against the log, the house ' +
        'built again. Ends with 0 when all is right and with 1 when something is not.',
    )
    .option('--data <dir>', DATA_HELP)
    .option('--database-url <url>', DATABASE_HELP)
    .option('--bundle <file>', 'a file that houseway export has written')
    .addHelpText(
      'after',
      example('houseway verify --data /var/lib/houseway', 'houseway verify --bundle house.bundle'),
    )
    .action(async (options: VerifyOptions & { json?: true }) => {
      const { verify } = await import('./verify.ts');
      const isRight = await verify(options, terminalOf(STREAMS, options.json === true));
      if (!isRight) throw new AnsweredNo();
    });
}

function addExport(houseway: Command): void {
  command(houseway, 'export')
    .summary('log and books in one file that verifies offline')
    .description('Writes the log and the books of a house to one file, for houseway verify.')
    .option('--bundle <file>', 'the file to write')
    .option('--data <dir>', DATA_HELP)
    .option('--database-url <url>', DATABASE_HELP)
    .addHelpText('after', example('houseway export --data /var/lib/houseway --bundle house.bundle'))
    .action(async (options: ExportOptions & { json?: true }) => {
      const { exportBundle } = await import('./export.ts');
      await exportBundle(options, terminalOf(STREAMS, options.json === true));
    });
}

function addSoftware(houseway: Command): void {
  command(houseway, 'software')
    .summary('which program this is, and whether it is the approved one')
    .description(
      'Prints a digest of all sources. With --expect it ends with 1 unless this is that program, ' +
        'so that a house can start with: houseway software --expect DIGEST && houseway serve.',
    )
    .option('--expect <digest>', 'the digest of the program that was approved')
    .addHelpText('after', example('houseway software', 'houseway software --json'))
    .action(async (options: { json?: true; expect?: string }) => {
      const { software } = await import('./software.ts');
      software(options, terminalOf(STREAMS, options.json === true));
    });
}

function addSimulate(houseway: Command): void {
  command(houseway, 'simulate')
    .summary('a simulated floor with faults, everything checked after every command')
    .description(
      'Runs a floor from a seed: play, hits, mistakes, lost replies, crashes; and checks the money ' +
        'after every command with a count of its own. Ends with 1 at the first thing that is wrong. ' +
        'With --data or --database-url it is the load of a house on that store.',
    )
    .option('--seed <n>', 'the same floor for the same seed; a new one without it', Number)
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
      const terminal = terminalOf(STREAMS, options.json === true);
      if (!(await simulate(options, systemSource(), terminal))) throw new AnsweredNo();
    });
}

function versionOfPackage(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return JSON.parse(manifest).version;
}

function program(): Command {
  const houseway = new Command('houseway')
    .description("Runs a card room's table-game jackpots and promotions, provably right.")
    .version(versionOfPackage())
    .addHelpText('after', example('houseway rank four-card "As Ad Ah Kc 2d" --json'));
  for (const add of [
    addRank,
    addSettle,
    addQualify,
    addActivities,
    addPost,
    addOdds,
    addPlay,
    addServe,
    addVerify,
    addExport,
    addSoftware,
    addSimulate,
  ])
    add(houseway);
  return houseway;
}

const missing = (path: string, message: string): WrongInput =>
  new WrongInput('usage', message, [{ path, message }]);

async function rankLines(file: string, more: readonly string[], terminal: Terminal): Promise<void> {
  if (more.length > 0) throw missing('cards', '--lines takes one argument: the file, or -');
  await answerLines(await openInput(file, terminal.stdin), terminal.stdout, rankRecord);
}

const command = (parent: Command, name: string): Command =>
  parent.command(name).option('--json', 'one JSON document on standard output, nothing else');

/** A command has answered, and its answer is no: it ends with 1 and says nothing more. */
class AnsweredNo extends Error {}

/** Errors are JSON for programs; a person at a terminal who did not ask for JSON reads text. */
function report(error: unknown, asText: boolean): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  if (error instanceof AnsweredNo) return 1;
  const [exitCode, document] = describeFailure(error);
  process.stderr.write(`${asText ? errorText(document) : JSON.stringify(document)}\n`);
  return exitCode;
}

function describeFailure(error: unknown): [number, ReturnType<typeof errorDocument>] {
  if (error instanceof WrongInput) {
    return [2, errorDocument(error.code, error.message, error.problems)];
  }
  if (error instanceof CommanderError) {
    // Commander has shown its help instead of a message: what was asked for is not there.
    const isHelp = error.code === 'commander.help';
    const message = isHelp ? 'there is no such command' : error.message.replace(/^error: /, '');
    return [2, errorDocument('usage', message, [{ path: 'arguments', message }])];
  }
  if (error instanceof CommandFailed) return [1, errorDocument(error.code, error.message)];
  const message = error instanceof Error ? error.message : String(error);
  return [1, errorDocument('failed', message)];
}

export async function main(words: readonly string[]): Promise<number> {
  // A reader that has seen enough (`| head`) is no failure; an answer that cannot be written is.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    process.exit(report(error, asText));
  });
  const asText = process.stderr.isTTY === true && !words.includes('--json');
  const houseway = program();
  for (const each of [houseway, ...houseway.commands]) {
    each.exitOverride().configureOutput({ writeErr: () => undefined });
  }
  try {
    await houseway.parseAsync(words.length === 0 ? ['--help'] : [...words], { from: 'user' });
    return 0;
  } catch (error) {
    return report(error, asText);
  }
}
