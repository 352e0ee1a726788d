// What hangs on the wall of a sheet, line by line: its sample as the house posts it, once with every
// choice of its options, and the approved sheet without an offering.
import { dollarsOf } from '#money';
import { type Problem, sure } from '#result';
import {
  type Activity,
  approvedSheet,
  type Block,
  decodeOffering,
  type PostingSheet,
  postingOf,
  type ValueRule,
} from '#rules';

/** A line of a posting, and the headings that it stands under. */
export interface WallLine {
  readonly under: string;
  readonly words: string;
  /** What of it is running words, or heads a fact; names and amounts beside them are facts. */
  readonly prose: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (value ?? {}) as Fields;

/** A value that fits the rule, for a choice of which the sample has none. */
function fitting(rule: ValueRule): unknown {
  switch (rule.kind) {
    case 'dollars':
      return dollarsOf(rule.least);
    case 'whole':
      return rule.least;
    case 'choice':
      return rule.choices[0];
    case 'text':
      return rule.wheel === undefined ? 'as announced' : `1 of $${dollarsOf(rule.wheel.least)}`;
    case 'chart':
      return Object.fromEntries(rule.entries.map((entry) => [entry, dollarsOf(rule.least)]));
  }
}

/** The names of values that problems are about. */
const valuesIn = (problems: readonly Problem[]): readonly string[] =>
  problems.flatMap(({ path }) => /^offering\.values\.(\w+)$/.exec(path)?.[1] ?? []);

/** The posting of the sample with other choices: values that only another choice has are left out,
 * and those that are asked for are put in. */
function postedWith(activity: Activity, options: Fields): PostingSheet {
  const { sample } = activity;
  const chosen = { ...fieldsOf(sample['options']), ...options };
  const isUsed = (name: string): boolean =>
    Object.entries(activity.values[name]?.in ?? {}).every(([option, letters]) =>
      letters.includes(String(chosen[option])),
    );
  const kept = Object.entries(fieldsOf(sample['values'])).filter(([name]) => isUsed(name));
  const post = (values: Fields) => {
    const read = decodeOffering(activity, { ...sample, options: chosen, values });
    return read.ok ? postingOf(activity, read.value) : read;
  };
  const fitted = (values: Fields): Fields => {
    const posted = post(values);
    const wrong = posted.ok ? [] : valuesIn(posted.error);
    const changed = wrong.flatMap((name) => {
      const rule = activity.values[name];
      return rule === undefined ? [] : [[name, fitting(rule)] as const];
    });
    return { ...values, ...Object.fromEntries(changed) };
  };
  // A value that fits by itself may ask for another one.
  return sure(post(fitted(fitted(Object.fromEntries(kept)))));
}

/** The sample, and the sample with each other choice. */
const postings = (activity: Activity): readonly PostingSheet[] => [
  postedWith(activity, {}),
  ...Object.entries(activity.options).flatMap(([name, { choices }]) =>
    Object.keys(choices)
      .filter((letter) => letter !== fieldsOf(activity.sample['options'])[name])
      .map((letter) => postedWith(activity, { [name]: letter })),
  ),
];

const isSentence = (words: string): boolean => /[.!?]$/.test(words);

function linesOf(block: Block, heading: string): readonly WallLine[] {
  switch (block.kind) {
    case 'text':
      return [{ under: heading, words: block.words, prose: [block.words] }];
    case 'list':
      return block.items.map((words) => ({ under: heading, words, prose: [words] }));
    case 'figures':
      return block.figures.map(({ label, amount, note }) => ({
        under: heading,
        words: `${label}: ${amount}, ${note}`,
        prose: [label],
      }));
    case 'facts':
      return block.facts.map(({ label, text }) => ({
        under: heading,
        words: `${label}: ${text}`,
        prose: isSentence(text) ? [label, text] : [label],
      }));
    case 'table': {
      const { caption = '', columns, rows } = block;
      const under = [heading, caption, ...columns.map(({ title }) => title)].join('; ');
      return rows.map(({ cells, notes }) => ({
        under,
        words: [...cells, ...notes].join('; '),
        prose: notes,
      }));
    }
  }
}

/** The lines of a sheet. A text that ends in a colon heads what follows it. */
function linesOfSheet(sheet: PostingSheet): readonly WallLine[] {
  const { title, approvalIds, summary, sections } = sheet;
  return [
    { under: '', words: [title, ...approvalIds].join(', '), prose: [] },
    { under: title, words: summary, prose: [summary] },
    ...sections.flatMap(({ heading, blocks }) =>
      blocks.flatMap((block, index) => {
        const before = blocks[index - 1];
        const isHeaded = before?.kind === 'text' && before.words.endsWith(':');
        return linesOf(block, isHeaded ? `${heading}; ${before.words}` : heading);
      }),
    ),
  ];
}

/** The lines of every posting of a sheet, one list a posting. */
export const wallsOf = (activity: Activity): readonly (readonly WallLine[])[] =>
  [...postings(activity), approvedSheet(activity)].map(linesOfSheet);
