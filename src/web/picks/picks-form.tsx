import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#rules';
import { Button } from '../ui/button.tsx';
import { type PicksDraft, roundsOf, withAnswer } from './answers.ts';
import { QuestionCard } from './question-card.tsx';

interface PicksFormProps {
  readonly questions: readonly Question[];
  readonly answers: PicksDraft;
  readonly onChange: (answers: PicksDraft) => void;
  /** Results, which a game can be without. */
  readonly areResults?: boolean;
}

/** All games, a round at a time: large targets, and always how many are left. */
export function PicksForm({ questions, answers, onChange, areResults = false }: PicksFormProps) {
  const { t } = useTranslation('picks');
  const rounds = roundsOf(questions, answers);
  const [chosen, setChosen] = useState(rounds[0]?.title ?? '');
  const at = Math.max(
    0,
    rounds.findIndex(({ title }) => title === chosen),
  );
  const round = rounds[at];
  const next = rounds[at + 1];
  if (round === undefined) return null;
  return (
    <div className="flex flex-col gap-5">
      {rounds.length === 1 ? null : (
        <div className="flex flex-wrap gap-2">
          {rounds.map(({ title, answered, questions: mine }) => (
            <Button
              key={title}
              look={title === round.title ? 'primary' : 'plain'}
              aria-pressed={title === round.title}
              className="min-h-14 flex-col gap-0 leading-tight"
              onClick={() => setChosen(title)}
            >
              <span>{title}</span>
              <span className="text-sm tabular-nums">
                {t('pick.answered', { answered, all: mine.length })}
              </span>
            </Button>
          ))}
        </div>
      )}
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        {round.questions.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            answers={answers}
            isResult={areResults}
            onAnswer={(answer) => onChange(withAnswer(questions, answers, [question.id, answer]))}
          />
        ))}
      </div>
      {next === undefined ? null : (
        <Button isLarge className="self-end" onClick={() => setChosen(next.title)}>
          {t('pick.next', { round: next.title })}
        </Button>
      )}
    </div>
  );
}
