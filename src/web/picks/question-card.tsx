import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { choicesOf, type Question } from '#rules';
import { Field } from '../ui/field.tsx';
import { type Draft, pointsOf } from './answers.ts';

interface QuestionCardProps {
  readonly question: Question;
  readonly answers: Draft;
  readonly onAnswer: (answer: string | number | undefined) => void;
}

/** One game: the two who can win it, for a finger; or a number of points. */
export function QuestionCard({ question, answers, onAnswer }: QuestionCardProps) {
  const { t } = useTranslation('picks');
  const id = useId();
  const answer = answers[question.id];
  if (question.of === 'points') {
    return (
      <Field
        id={id}
        label={question.title}
        inputMode="numeric"
        isLarge
        value={answer === undefined ? '' : String(answer)}
        onChange={({ target }) => onAnswer(pointsOf(target.value, question.most))}
      />
    );
  }
  const choices = choicesOf(question, answers);
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="pb-1 text-muted text-sm">{question.title}</legend>
      {choices.length < 2 ? (
        <p className="grid min-h-14 place-items-center rounded-control border border-line border-dashed px-3 text-center text-faint">
          {t('pick.before')}
        </p>
      ) : (
        <div className="grid grid-cols-2 gap-2">
          {choices.map((team) => (
            <button
              key={team}
              type="button"
              aria-pressed={answer === team}
              onClick={() => onAnswer(team)}
              className={`wrap-anywhere flex min-h-16 cursor-pointer items-center justify-center gap-2 rounded-control border px-2 py-2 text-center font-medium text-lg leading-tight ${
                answer === team
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-line-strong bg-raised text-ink hover:border-accent'
              }`}
            >
              {answer === team ? <Check className="size-5 shrink-0" aria-hidden="true" /> : null}
              {team}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
