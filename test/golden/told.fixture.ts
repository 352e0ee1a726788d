// What hangs on a wall and is in no typed statement: the forms in which a posting tells a fact that is
// typed (facts/SHEET.json), and the few sentences that are the house's own.
import { type Activity, type ActivityFacts, makeActivity } from '#rules';

/** A form, and a typed fact without which nothing is told in it. */
const TELLS: readonly (readonly [form: RegExp, typed: RegExp])[] = [
  [/^(?:[^.]+: )?the whole prize for (?:the player who holds the hand|each winner)\.$/i, /^rows\./],
  [/^(?:On top|Envy): \$[\d,.]+ (?:on a \$[\d,.]+ wager )?for [^.]+$/, /^rows\..*also/],
  [/^(?:each in full|divided evenly)$/, /^(?:rows\.|options\.|sheet\.).*(?:shares|several)/],
  [/^Odds with “(?:to|for)” [^.]+\.$/, /^rows\./],
  [/^No multiplier is offered\.$/, /^sheet\.multiplier$/],
  [/^Prizes are multiplied (?:by \d+(?: to \d+| or more)?|only [^.]+)\.$/, /^sheet\.multiplier$/],
  [/^[^.]+, one of:$/, /^options\./],
  [/^(?:Prizes are paid [^.:]+: (?:[^.]|\.(?=\d))+|The fund that the house names)\.$/, /^fund\./],
  [/^The house is repaid [^.]+ once the reserve has enough\.$/, /^fund\.repaid/],
  [/^What the house puts in is not repaid\.$/, /^fund\.repaid/],
  [/^Only (?:no-)?limit tables take part\.$/, /^sheet\.betting\.is$/],
  [/^Of each (?:fee|wager): [^.]+$/, /^fees\./],
  [/^(?:Paid by|Taken from) [^.]+$/, /^fees\..*paidBy/],
  [/^Each wager is paid separately, for the one line/, /^sheet\.nested$/],
];

/** What is answered where the posting asks for restrictions and the house has none. */
const OWN = /^(?:None beyond these rules|As posted by the house)\.$/;

/** What the documents below leave open of several lines or several winners: it is their reading. */
const READ: readonly (readonly [form: RegExp, ids: RegExp])[] = [
  [/^A hand that qualifies for several lines is paid /, /\.00$|^(?:nestedRows|HG-5\.12|HG-6\.8)$/],
  [/^divided by what each has wagered$/, /^HG-(?:9\.6|10\.7)$/],
  [/^Several winners in one round /, /^(?:HG-5\.14|HG-16\.4|HG-10\.7|HG-9\.6|A1\.12|A2\.13)$/],
];

/** Names of games with their numbers, and nothing else. */
function isGames({ gameTitles }: ActivityFacts, words: string): boolean {
  const titles = Object.values(gameTitles).sort((a, b) => b.length - a.length);
  const rest = titles.reduce((text, title) => text.replaceAll(title, ''), words);
  return /^(?:[\s,;]|and|\(GE[A-Z]{2}-\d+\))*$/.test(rest);
}

/** The name of a choice, whose letters are typed. */
const isChoice = ({ options }: ActivityFacts, words: string): boolean =>
  Object.values(options).some(({ title, choices }) =>
    Object.entries(choices).some(([letter, choice]) =>
      [title, ''].some((head) => {
        const ways = [`${letter} – ${choice}`, `${letter}: ${choice}`, choice];
        return ways.some((way) => words === (head === '' ? way : `${head}: ${way}`));
      }),
    ),
  );

/** What heads a fact: a value of the sheet, one of its meters, or what every posting says. */
const HEADS =
  /^(?:Period and hours|From|Until|Hours|Tables|First seed|Seed after a hit|Minimum|Maximum|Added (?:every day|at each attempt|to the prize)|Administrative fee)(?:, |$)/;

/** The hours and limits that a value is posted for. */
const FOR_HOURS = / \([^()]*\d [ap]m[^()]*\)$/;

function isHead({ values, fund }: Activity, words: string): boolean {
  const head = words.replace(FOR_HOURS, '').toLowerCase();
  const titled = [...Object.values(values), ...fund.meters];
  return HEADS.test(words) || titled.some(({ title }) => title.toLowerCase() === head);
}

const isOf = ({ id, setting }: ActivityFacts['readings'][number], ids: RegExp): boolean =>
  ids.test(id) || ids.test(setting?.name ?? '');

const isName = (words: string): boolean => !/[.!?]$/.test(words);

/** Whether a sentence of a wall needs no statement: it tells a typed fact, or it is the house's. */
export function isTold(activity: Activity, typed: readonly string[], words: string): boolean {
  const facts = makeActivity(activity);
  return (
    OWN.test(words) ||
    (isName(words) &&
      (isGames(facts, words) || isChoice(facts, words) || isHead(activity, words))) ||
    TELLS.some(([form, path]) => form.test(words) && typed.some((each) => path.test(each))) ||
    READ.some(([form, ids]) => form.test(words) && facts.readings.some((each) => isOf(each, ids)))
  );
}
