import { writeFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { ACTIVITIES } from '#activities';
import { type Cents, parseDollars } from '#money';
import { type Printed, type PrintFormat, print } from '#print';
import { err, ok, type Problem, problemReader, type Result } from '#result';
import {
  type Activity,
  approvedSheet,
  decodeOffering,
  findActivity,
  type PostingSheet,
  postingOf,
} from '#rules';
import { CommandFailed, WrongInput } from './failure.ts';
import { readJson } from './lines.ts';
import { rowOddsOf } from './row-odds.ts';
import type { Terminal } from './terminal.ts';

export interface PostOptions {
  readonly offering?: string;
  readonly format: PrintFormat;
  readonly output?: string;
  readonly meter: readonly string[];
  readonly odds?: true;
  readonly json?: true;
}

const isTerminal = (stream: Writable & { isTTY?: boolean }): boolean => stream.isTTY === true;

/** `houseway post ACTIVITY`. */
export async function post(name: string, options: PostOptions, terminal: Terminal): Promise<void> {
  const found = findActivity(name, ACTIVITIES, 'ACTIVITY');
  if (!found.ok) throw new WrongInput('unknown-name', `"${name}" is not an activity`, found.error);
  const { format, offering: file, output, json } = options;
  if (format === 'pdf' && !output && !json && isTerminal(terminal.stdout)) {
    const message = 'a PDF can’t go to a terminal; name a file to write';
    throw new WrongInput('usage', message, [{ path: '--output', message }]);
  }
  const record = file === undefined ? null : await readJson(file, terminal.stdin);
  const sheet = sheetOf(found.value, record, options, terminal);
  const printed = sheet.ok ? await print(sheet.value, format) : sheet;
  if (!printed.ok) {
    throw new WrongInput('wrong-input', 'this sheet cannot be posted', printed.error);
  }
  const { content, version } = printed.value;
  if (output !== undefined) await save(output, content);
  if (json) {
    const { hash } = version;
    const shown = content.toString(format === 'pdf' ? 'base64' : 'utf8');
    const answer = { activity: name, format, offering: record, hash, content: shown };
    terminal.answer(answer, () => shown);
  } else if (output === undefined) terminal.stdout.write(content);
}

/** The posting of the offering in the record; without one, the approved sheet. */
function sheetOf(
  activity: Activity,
  record: unknown,
  { offering: file, meter, odds }: PostOptions,
  terminal: Terminal,
): Result<PostingSheet> {
  if (file === undefined) {
    const problems: Problem[] = [
      ...(meter.length > 0 ? [{ path: '--meter', message: 'belongs to an --offering' }] : []),
      ...(odds ? [{ path: '--odds', message: 'are those of an --offering' }] : []),
    ];
    return problems.length > 0 ? err(problems) : ok(approvedSheet(activity));
  }
  const reader = problemReader();
  const offering = reader.take(decodeOffering(activity, record));
  const meters = reader.take(readMeters(activity, meter));
  if (offering === undefined || meters === undefined) return err(reader.problems);
  return postingOf(activity, offering, {
    meters,
    odds: rowOddsOf(offering, { isQuick: odds !== true, terminal }),
  });
}

/** `5250`, or `NAME=5250` where there are several meters. */
function readMeters(
  { fund, title }: Activity,
  given: readonly string[],
): Result<Readonly<Record<string, Cents>>> {
  const { problems, say, take } = problemReader();
  const names = fund.meters.map(({ name }) => name);
  const read = new Map<string, Cents>();
  for (const words of given) {
    const [, name = names.length === 1 ? names[0] : undefined, amount = ''] =
      /^(?:([^=]*)=)?(.*)$/s.exec(words) ?? [];
    if (name === undefined || !names.includes(name)) {
      const there = names.map((each) => `${each}=AMOUNT`).join(', ') || 'none';
      say('--meter', `${JSON.stringify(words)} is not a meter of ${title}; choose from: ${there}`);
      continue;
    }
    if (read.has(name)) say('--meter', `${name} is given twice`);
    const cents = take(parseDollars(amount, '--meter'));
    if (cents !== undefined) read.set(name, cents);
  }
  return problems.length === 0 ? ok(Object.fromEntries(read)) : err(problems);
}

async function save(file: string, content: Printed['content']): Promise<void> {
  try {
    await writeFile(file, content);
  } catch (cause) {
    throw new CommandFailed('unwritable-file', `${file}: ${(cause as Error).message}`);
  }
}
