import { useTranslation } from 'react-i18next';
import type { HandRule, RuleAnswer } from '#hands';
import { grouped, oneInOf } from '../ui/numbers.ts';
import { PieceFace } from '../ui/piece.tsx';
import { capitalized, inWords, isTile, pieceWords } from '../ui/words.ts';
import { More } from './more.tsx';
import { markBest } from './notation.ts';

interface Place {
  readonly part: number;
  readonly index: number;
}

interface ChosenPieceProps {
  readonly code: string;
  readonly mark: 'best' | 'other' | 'none';
  readonly onRemove: () => void;
}

const MARKS: Readonly<Record<ChosenPieceProps['mark'], string>> = {
  best: '-translate-y-2 ring-3 ring-gold',
  other: 'brightness-60',
  none: '',
};

function ChosenPiece({ code, mark, onRemove }: ChosenPieceProps) {
  const { t } = useTranslation('rank');
  const piece = pieceWords(code);
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={mark === 'best' ? t('removePlaying', { piece }) : t('removeNamed', { piece })}
      title={t('remove')}
      className={`cursor-pointer rounded-lg shadow-black/40 shadow-lg motion-safe:transition-transform ${
        isTile(code) ? 'w-11 sm:w-14' : 'w-[3.6rem] sm:w-20'
      } ${MARKS[mark]}`}
    >
      <PieceFace code={code} />
    </button>
  );
}

interface AnswerStageProps {
  readonly rule: HandRule;
  readonly parts: readonly string[][];
  readonly answer: RuleAnswer | null;
  readonly onRemove: (place: Place) => void;
}

function ChosenPieces({ parts, answer, onRemove }: Omit<AnswerStageProps, 'rule'>) {
  const best = markBest(parts, answer?.best ?? []);
  const markOf = (part: number, index: number) => {
    if (answer === null) return 'none';
    return best[part]?.[index] === true ? 'best' : 'other';
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-4 pt-2">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
        <div key={at} className="flex flex-wrap items-center gap-x-2 gap-y-4 sm:gap-x-3">
          {at === 0 ? null : <span className="text-3xl text-ink/60">/</span>}
          {part.map((code, index) => (
            <ChosenPiece
              // biome-ignore lint/suspicious/noArrayIndexKey: a shoe holds equal cards.
              key={index}
              code={code}
              mark={markOf(at, index)}
              onRemove={() => onRemove({ part: at, index })}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** How often the category comes among deals of as many pieces: "best 5 of 7 cards" is for seven. */
function Odds({ rule, answer }: { rule: HandRule; answer: RuleAnswer }) {
  const { t } = useTranslation('rank');
  for (const { deal, dealt, deals, counts } of rule.frequencies) {
    const count = counts.find(([name]) => name === answer.category)?.[1] ?? 0n;
    if (dealt === answer.cards.length && count > 0n) {
      return (
        <p>
          <span className="font-semibold tabular-nums">
            {t('oneIn', { odds: oneInOf(count, deals) })}
          </span>
          <span className="text-ink/80">, {deal}</span>
        </p>
      );
    }
  }
  return null;
}

function Verdict({ rule, answer }: { rule: HandRule; answer: RuleAnswer }) {
  const { t } = useTranslation('rank');
  return (
    <div className="flex flex-col gap-1">
      <p data-testid="category" className="font-semibold text-4xl text-gold">
        {inWords(answer.category)}
      </p>
      {answer.name === answer.category.replaceAll('-', ' ') ? null : (
        <p className="text-xl">{capitalized(answer.name)}</p>
      )}
      <Odds rule={rule} answer={answer} />
      <p className="text-ink/80 text-sm tabular-nums">
        {t('strength', { strength: grouped(answer.strength) })}
      </p>
    </div>
  );
}

/** The chosen cards on felt, and what they are. */
export function AnswerStage({ rule, parts, answer, onRemove }: AnswerStageProps) {
  const { t } = useTranslation('rank');
  const isEmpty = parts.every((part) => part.length === 0);
  return (
    <section
      aria-labelledby="hand-title"
      className="flex min-h-42 flex-col justify-center gap-5 rounded-panel border border-line bg-radial-[at_30%_0%] from-felt to-felt-deep p-4 sm:p-6"
    >
      <h2 id="hand-title" className="sr-only">
        {t('theHand')}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        {isEmpty ? null : <ChosenPieces parts={parts} answer={answer} onRemove={onRemove} />}
        <div aria-live="polite" className="min-w-56 max-w-full grow basis-64">
          {answer === null ? (
            <p className="text-ink/80 text-xl">{isEmpty ? t('begin') : t('notRanked')}</p>
          ) : (
            <Verdict rule={rule} answer={answer} />
          )}
        </div>
      </div>
      {answer?.more === undefined ? null : <More facts={answer.more} />}
    </section>
  );
}
