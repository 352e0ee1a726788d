// The houseway command: reads its words, calls one command, and ends with 0 when it answered, 2
// when the input was wrong, 1 when it failed.
import { readFileSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import { HAND_RULES } from '#hands';
import type { OddsOptions } from './activity-odds.ts';
import { CommandFailed, errorDocument, errorText, WrongInput } from './failure.ts';
import { HOUSE_COMMANDS } from './house-commands.ts';
import { answerLines, openInput } from './lines.ts';
import type { PostOptions } from './post.ts';
import { rank, rankRecord } from './rank.ts';
import { ownStreams, type Streams, type Terminal, terminalOf } from './terminal.ts';
import { AnsweredNo, command, example } from './words.ts';

const CARDS_HELP =
  'rank and suit, like As Kd Tc or AsKdTc; joker XX; hole cards / board, and without the / the ' +
  'last five are the board; - reads standard input';

const rulesHelp = (): string =>
  HAND_RULES.map(({ id, title, reads }) => `  ${id.padEnd(22)} ${title}; ${reads}`).join('\n');

function addRank(houseway: Command, streams: Streams): void {
  command(houseway, 'rank')
    .summary('show a hand’s category, best cards, and strength')
    .description('Ranks a hand: its category, its best cards, and a strength to compare.')
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
      const terminal = terminalOf(streams, options.json === true);
      if (options.lines) await rankLines(first, words, terminal);
      else if (words.length === 0) throw missing('cards', 'the cards to rank are missing');
      else await rank(first, words, terminal);
    });
}

// The other commands load what they need when they are called.

function addSettle(houseway: Command, streams: Streams): void {
  command(houseway, 'settle')
    .summary('what every wager of a recorded round returns')
    .description('Settles a recorded round of a base game, each figure with its clause.')
    .argument('<file>', 'a round as JSON, or - for standard input')
    .option('--lines', 'one round a line in, one answer a line out')
    .addHelpText('after', example('houseway settle round.json', 'houseway settle - --lines --json'))
    .action(async (file: string, options: { json?: true; lines?: true }) => {
      const terminal = terminalOf(streams, options.json === true);
      const [{ settle }, { settleGame }] = await Promise.all([
        import('./settle.ts'),
        import('#games'),
      ]);
      if (options.lines) {
        await answerLines(await openInput(file, terminal.stdin), terminal.stdout, settleGame);
      } else await settle(file, terminal);
    });
}

function addQualify(houseway: Command, streams: Streams): void {
  command(houseway, 'qualify')
    .summary('show rows, awards, and ineligible players of a recorded deal')
    .description('Qualifies a recorded deal under an offering: every award with its clause.')
    .argument('<file>', 'a request as JSON, or - for standard input')
    .option('--lines', 'one request a line in, one answer a line out')
    .addHelpText(
      'after',
      example('houseway qualify deal.json', 'houseway qualify - --lines --json'),
    )
    .action(async (file: string, options: { json?: true; lines?: true }) => {
      const terminal = terminalOf(streams, options.json === true);
      const { qualify, qualifyRecord } = await import('./qualify.ts');
      if (options.lines) {
        await answerLines(await openInput(file, terminal.stdin), terminal.stdout, qualifyRecord);
      } else await qualify(file, terminal);
    });
}

function addActivities(houseway: Command, streams: Streams): void {
  command(houseway, 'activities')
    .summary('list approved activities with ranges, options, and readings')
    .description('Lists the activities, or prints one like its sheet.')
    .argument('[activity]', 'the id of an activity')
    .addHelpText(
      'after',
      example('houseway activities', 'houseway activities hgc-blazing-sevens --json'),
    )
    .action(async (name: string | undefined, options: { json?: true }) => {
      const { activities } = await import('./activities.ts');
      activities(name, terminalOf(streams, options.json === true));
    });
}

function addPost(houseway: Command, streams: Streams): void {
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
    .option('--meter <amount>', 'the current meter; NAME=AMOUNT for several', repeated, [])
    .option('--odds', 'also print odds that take longer to count, and estimates')
    .addHelpText(
      'after',
      example(
        'houseway post hgc-blazing-sevens --format md',
        'houseway post hgc-blazing-sevens --offering offering.json --meter 5250 --output sheet.html',
      ),
    )
    .action(async (name: string, options: PostOptions) => {
      const { post } = await import('./post.ts');
      await post(name, options, terminalOf(streams, options.json === true));
    });
}

function addOdds(houseway: Command, streams: Streams): void {
  command(houseway, 'odds')
    .summary('show probabilities and returns of a game or an activity')
    .description(
      "Exact odds of a game's wagers and of its main wagers under best play; or of an activity's rows.",
    )
    .argument('<name>', 'the id of a base game or of an activity')
    .option('--option <table>', 'a game’s pay table, or an activity’s chart such as A or shares=B')
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
      odds(name, options, terminalOf(streams, options.json === true));
    });
}

function addPlay(houseway: Command, streams: Streams): void {
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
      await play(name, systemSource(), terminalOf(streams, false));
    });
}

function versionOfPackage(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return JSON.parse(manifest).version;
}

function program(streams: Streams): Command {
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
    ...HOUSE_COMMANDS,
  ])
    add(houseway, streams);
  return houseway;
}

const missing = (path: string, message: string): WrongInput =>
  new WrongInput('usage', message, [{ path, message }]);

async function rankLines(file: string, more: readonly string[], terminal: Terminal): Promise<void> {
  if (more.length > 0) throw missing('cards', '--lines takes one argument: the file, or -');
  await answerLines(await openInput(file, terminal.stdin), terminal.stdout, rankRecord);
}

/** Says what failed, and with what the command ends. Errors are JSON for programs; a person at a
 * terminal who did not ask for JSON reads text. */
function report(error: unknown, stderr: Streams['stderr'], isJson: boolean): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  if (error instanceof AnsweredNo) return 1;
  const [exitCode, document] = describeFailure(error);
  const asText = stderr.isTTY === true && !isJson;
  stderr.write(`${asText ? errorText(document) : JSON.stringify(document)}\n`);
  return exitCode;
}

function describeFailure(error: unknown): [number, ReturnType<typeof errorDocument>] {
  if (error instanceof WrongInput) {
    return [2, errorDocument(error.code, error.message, error.problems)];
  }
  if (error instanceof CommanderError) {
    // Commander has shown its help instead of a message: what was asked for is not there.
    const isHelp = error.code === 'commander.help';
    const message = isHelp ? 'no such command' : error.message.replace(/^error: /, '');
    return [2, errorDocument('usage', message, [{ path: 'arguments', message }])];
  }
  if (error instanceof CommandFailed) return [1, errorDocument(error.code, error.message)];
  const message = error instanceof Error ? error.message : String(error);
  return [1, errorDocument('failed', message)];
}

export async function main(
  words: readonly string[],
  { stdin, stdout, stderr, node = [] }: Streams = ownStreams(),
): Promise<number> {
  const failed = (error: unknown): number => report(error, stderr, words.includes('--json'));
  // A reader that has seen enough (`| head`) is no failure; an answer that cannot be written is.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : failed(error));
  });
  const houseway = program({ stdin, stdout, stderr, node });
  const output = { writeOut: (text: string) => stdout.write(text), writeErr: () => undefined };
  for (const each of [houseway, ...houseway.commands]) {
    each.exitOverride().configureOutput(output);
  }
  try {
    await houseway.parseAsync(words.length === 0 ? ['--help'] : [...words], { from: 'user' });
    return 0;
  } catch (error) {
    return failed(error);
  }
}
