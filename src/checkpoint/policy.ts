// C2SP tlog-policy: whose checkpoints count, and which witnesses must have seen them.
import { err, ok, type Problem, problem, type Result } from '#result';
import { type OpenedCheckpoint, openCheckpoint } from './checkpoint.ts';
import { type KeyKind, parseVerifierKey, type VerifierKey } from './keys.ts';

interface Group {
  readonly least: number;
  readonly members: readonly string[];
}

export interface Policy {
  readonly logs: readonly VerifierKey[];
  readonly witnesses: ReadonlyMap<string, VerifierKey>;
  readonly groups: ReadonlyMap<string, Group>;
  /** The name of a witness or a group; nothing where none is asked for. */
  readonly quorum: string | undefined;
}

class Reading {
  readonly problems: Problem[] = [];
  readonly logs: VerifierKey[] = [];
  readonly witnesses = new Map<string, VerifierKey>();
  readonly groups = new Map<string, Group>();
  readonly #members = new Set<string>();
  quorum: string | undefined;

  /** Reads the words of one line. */
  readonly lines: Readonly<Record<string, (words: readonly string[]) => string | undefined>> = {
    log: ([key = '', , ...more]) => {
      const read = this.#key(key, 'log');
      if (typeof read === 'string') return read;
      this.logs.push(read);
      return more.length > 0 ? 'is log KEY [URL]' : undefined;
    },
    witness: ([name = '', key = '', , ...more]) => {
      const read = this.#key(key, 'witness');
      if (typeof read === 'string') return read;
      const taken = this.#taken(name);
      this.witnesses.set(name, read);
      return more.length > 0 ? 'is witness NAME KEY [URL]' : taken;
    },
    group: ([name = '', count = '', ...members]) => this.#group(name, count, members),
    quorum: ([name = '', ...more]) => {
      if (more.length > 0 || name === '') return 'is quorum NAME';
      if (this.quorum !== undefined) return 'there is one quorum, and no other';
      this.quorum = name;
      return name === 'none' || this.#isKnown(name) ? undefined : `nothing is called ${name}`;
    },
  };

  #isKnown(name: string): boolean {
    return this.witnesses.has(name) || this.groups.has(name);
  }

  #taken(name: string): string | undefined {
    return name === 'none' || this.#isKnown(name) ? `another one is called ${name}` : undefined;
  }

  #key(text: string, kind: KeyKind): VerifierKey | string {
    const read = parseVerifierKey(text);
    if (!read.ok) return read.error.map(({ message }) => `the key ${message}`).join('; ');
    if (read.value.kind !== kind) return `the key is not that of a ${kind}`;
    const all = [...this.logs, ...this.witnesses.values()];
    const isTwice = all.some(({ key }) => key.equals(read.value.key));
    return isTwice ? `the key of ${read.value.name} is there twice` : read.value;
  }

  #group(name: string, count: string, members: readonly string[]): string | undefined {
    const least = { any: 1, all: members.length }[count] ?? Number(count);
    const isCount = /^(any|all|[1-9]\d*)$/.test(count);
    if (!isCount || members.length === 0) return 'is group NAME any|all|COUNT MEMBER …';
    if (least > members.length) return `${name} has ${members.length} members, not ${least}`;
    const taken = this.#taken(name);
    if (taken !== undefined) return taken;
    for (const member of members) {
      if (!this.#isKnown(member)) return `nothing is called ${member}`;
      if (this.#members.has(member)) return `${member} is a member twice`;
      this.#members.add(member);
    }
    this.groups.set(name, { least, members });
    return undefined;
  }
}

/** Reads a policy file, with everything that is wrong with it. */
export function parsePolicy(text: string): Result<Policy> {
  const reading = new Reading();
  for (const [index, line] of text.split('\n').entries()) {
    const [word = '', ...words] = line.split(/[ \t]+/).filter((each) => each !== '');
    if (word === '' || word.startsWith('#')) continue;
    const read = Object.hasOwn(reading.lines, word) ? reading.lines[word] : undefined;
    const why = read === undefined ? `begins with ${word}` : read(words);
    if (why !== undefined) reading.problems.push({ path: `line ${index + 1}`, message: why });
  }
  const { problems, logs, witnesses, groups, quorum } = reading;
  if (problems.length > 0) return err(problems);
  if (quorum === undefined) return problem('policy', 'must have a line "quorum NAME"');
  return ok({ logs, witnesses, groups, quorum: quorum === 'none' ? undefined : quorum });
}

/** Reads a checkpoint as a policy takes it: one of its logs has signed it, and enough witnesses. */
export function openByPolicy(note: string, policy: Policy): Result<OpenedCheckpoint> {
  const { logs, witnesses, groups, quorum } = policy;
  const opened = openCheckpoint(note, [...logs, ...witnesses.values()]);
  if (!opened.ok || quorum === undefined) return opened;
  const seen = new Set(opened.value.witnesses.map(({ key }) => key));
  const hasSeen = (name: string): boolean => {
    const group = groups.get(name);
    if (group === undefined) return seen.has(witnesses.get(name) as VerifierKey);
    return group.members.filter(hasSeen).length >= group.least;
  };
  if (hasSeen(quorum)) return opened;
  return problem('checkpoint', `too few witnesses have seen it for the quorum ${quorum}`);
}
