import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { choicesOf, type Question } from '#rules';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { type PicksDraft, pointsOf } from './answers.ts';

interface QuestionCardProps {
  readonly question: Question;
  readonly answers: PicksDraft;
  readonly isResult: boolean;
  readonly onAnswer: (answer: string | number | undefined) => void;
}

/** One game: the two who can win it, for a finger; or a number of points. Of a result also that there
 * is none. */
export function QuestionCard({ question, answers, isResult, onAnswer }: QuestionCardProps) {
  const { t } = useTranslation('picks');
  const answer = answers[question.id];
  const none = isResult && question.of !== 'winners' ? question.none : undefined;
  const noneButton =
    none === undefined ? null : (
      <Button
        look={answer === none ? 'primary' : 'plain'}
        aria-pressed={answer === none}
        aria-label={
          question.of === 'points' ? t('pick.none', { none, title: question.title }) : none
        }
        onClick={() => onAnswer(answer === none ? undefined : none)}
      >
        {none}
      </Button>
    );
  if (question.of === 'points') {
    return (
      <div className="flex min-w-0 flex-col gap-2">
        <Points
          title={question.title}
          most={question.most}
          points={typeof answer === 'number' ? answer : undefined}
          onAnswer={onAnswer}
        />
        {noneButton}
      </div>
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
              onClick={() => onAnswer(answer === team ? undefined : team)}
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
      {noneButton}
    </fieldset>
  );
}

interface PointsProps {
  readonly title: string;
  readonly most: number;
  readonly points: number | undefined;
  readonly onAnswer: (points: number | undefined) => void;
}

const STEPS = [-1, 1, 10] as const;

/** A number by keyboard, or by finger where there is none. */
function Points({ title, most, points, onAnswer }: PointsProps) {
  const { t } = useTranslation('picks');
  const id = useId();
  const after = (step: number): number => Math.min(most, Math.max(0, (points ?? 0) + step));
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field
        id={id}
        label={title}
        inputMode="numeric"
        isLarge
        value={points === undefined ? '' : String(points)}
        onChange={({ target }) => onAnswer(pointsOf(target.value, most))}
      />
      <div className="grid grid-cols-3 gap-2">
        {STEPS.map((step) => (
          <Button
            key={step}
            isLarge
            className="tabular-nums"
            aria-label={t(step < 0 ? 'pick.fewer' : 'pick.more', { count: Math.abs(step), title })}
            onClick={() => onAnswer(after(step))}
          >
            {step < 0 ? `−${-step}` : `+${step}`}
          </Button>
        ))}
      </div>
    </div>
  );
}
