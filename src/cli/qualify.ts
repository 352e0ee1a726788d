import { ACTIVITIES } from '#activities';
import { ROUND_FILE } from '#house';
import { isFields, type Result } from '#result';
import { answerQualify, type QualifyAnswer } from '#rules';
import { WrongInput } from './failure.ts';
import { readJson } from './lines.ts';
import type { Terminal } from './terminal.ts';

export const qualifyRecord = (record: unknown): Result<QualifyAnswer> =>
  answerQualify(record, ACTIVITIES);

/** `houseway qualify FILE`. */
export async function qualify(file: string, terminal: Terminal): Promise<void> {
  const record = await readJson(file, terminal.stdin);
  if (isFields(record) && record['kind'] === ROUND_FILE) {
    const { answerRound } = await import('./round.ts');
    answerRound(record, terminal);
    return;
  }
  const answer = qualifyRecord(record);
  if (!answer.ok) {
    throw new WrongInput('wrong-input', 'this deal cannot be qualified', answer.error);
  }
  terminal.answer(answer.value, showAnswer);
}

type Awarded = QualifyAnswer['awards'][number];

/** A backline player has the number of the seat whose hand it is. */
const seatWords = (seat: number, position: Awarded['position']): string =>
  position === 'backline' ? `seat ${seat} (backline)` : `seat ${seat}`;

const whoOf = ({ seat, table, position }: Awarded): string =>
  seat === null ? `table ${table}` : seatWords(seat, position);

function whatOf({ amount, count, share, words }: Awarded): string {
  const parts = [
    ...(amount === undefined ? [] : [`$${amount}`]),
    ...(count === undefined ? [] : [`${count} ×`]),
    share,
    ...(words === undefined ? [] : [words]),
  ];
  return parts.join(' ');
}

function showAnswer(answer: QualifyAnswer): string {
  const { activity, qualifies, rows, awards, explained, moves, balancesAfter, assumed } = answer;
  const meter =
    typeof balancesAfter.meter === 'string'
      ? `meter ${balancesAfter.meter}`
      : Object.entries(balancesAfter.meter)
          .map(([name, amount]) => `${name} ${amount}`)
          .join(', ');
  return [
    `${activity}: ${qualifies ? 'qualifies' : 'no win'}`,
    ...rows.map(
      ({ row, seat, paid, because }) =>
        `  ${row}${seat === null ? '' : ` at seat ${seat}`}, ${paid ? 'paid' : 'not paid'} (${because})`,
    ),
    ...awards.map((award) => {
      const from = Object.entries(award.from).map(([account, amount]) => `${account} ${amount}`);
      const source = from.length === 0 ? '' : `, from ${from.join(' and ')}`;
      return `${whoOf(award)}: ${whatOf(award)}${source} (${award.because})`;
    }),
    ...explained.map(({ sentence }) => sentence),
    ...moves.map(
      ({ from, meter: to, amount, because }) => `${from} -> ${to}: ${amount} (${because})`,
    ),
    `after: ${meter}, reserve ${balancesAfter.reserve}, advance ${balancesAfter.advance}`,
    ...assumed.map((sentence) => `assumed: ${sentence}`),
  ].join('\n');
}
