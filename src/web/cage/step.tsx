import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Meaning } from '../ui/tag.tsx';
import { Tag } from '../ui/tag.tsx';
import type { StepState } from './claim-steps.ts';

const MEANINGS: Readonly<Record<StepState, Meaning>> = {
  done: 'live',
  now: 'held',
  later: 'plain',
  none: 'plain',
};

const MARKS: Readonly<Record<StepState, string>> = {
  done: 'border-live bg-live-soft text-live',
  now: 'border-held bg-held-soft text-held',
  later: 'border-line-strong bg-panel text-muted',
  none: 'border-line bg-panel text-muted',
};

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly state: StepState;
  readonly children: ReactNode;
}

/** One step of a claim's way, with the line that leads to the next. */
export function Step({ number, title, state, children }: StepProps) {
  const { t } = useTranslation('cage');
  return (
    <li
      className="group flex gap-3 pb-6 last:pb-0 sm:gap-4"
      {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}
    >
      <div className="flex flex-col items-center gap-2">
        <span
          aria-hidden="true"
          className={`grid size-8 shrink-0 place-items-center rounded-full border-2 font-semibold text-sm tabular-nums ${MARKS[state]}`}
        >
          {state === 'done' ? <Check className="size-4" strokeWidth={3} /> : number}
        </span>
        <span aria-hidden="true" className="w-px flex-1 bg-line group-last:hidden" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-semibold text-lg">{title}</h2>
          <Tag is={MEANINGS[state]}>{t(`claim.state.${state}`)}</Tag>
        </div>
        {children}
      </div>
    </li>
  );
}
