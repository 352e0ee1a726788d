import { useTranslation } from 'react-i18next';
import type { ShowFacts } from '#house';
import { Confirmation } from '../ui/confirmation.tsx';
import { saidIn } from './facts.ts';

interface WaitingProps {
  readonly show: ShowFacts;
  readonly waiting: NonNullable<ShowFacts['waiting']>;
}

/** A recorded result, until a different person confirms or disputes it. */
export function WaitingPanel({ show, waiting: { by, step } }: WaitingProps) {
  const { t } = useTranslation('shows');
  const isFinal = show.disputes.some(({ number }) => number === show.stepCount + 1);
  return (
    <Confirmation
      command="confirm-step"
      of={{ show: show.show }}
      by={by}
      isFinal={isFinal}
      title={t('waiting.title')}
      confirm={t('waiting.confirm')}
      dispute={t('waiting.dispute')}
      submit={t('waiting.disputeDo')}
      reason={t('waiting.reason')}
    >
      <p>
        <span className="block font-semibold text-2xl">{saidIn(step)}</span>
        <span className="text-muted">{t('waiting.by', { badge: by })}</span>
      </p>
    </Confirmation>
  );
}
