import { useTranslation } from 'react-i18next';
import { useSecond } from '../data/time.ts';
import { Remaining } from '../ui/clock.tsx';
import { Tag } from '../ui/tag.tsx';
import { daysLeft, urgencyOf } from './urgency.ts';

function Running({ until }: { readonly until: string }) {
  const { t } = useTranslation('cage');
  const left = Date.parse(until) - useSecond();
  const days = daysLeft(left);
  if (left <= 0) return <Tag is="refused">{t('clock.over')}</Tag>;
  return (
    <Tag is={urgencyOf(left)}>
      {days === undefined ? <Remaining until={until} /> : t('clock.days', { count: days })}
    </Tag>
  );
}

/** How long a winner still has. */
export function ClaimClock({ expires }: { readonly expires: string | undefined }) {
  const { t } = useTranslation('cage');
  return expires === undefined ? (
    <span className="text-muted">{t('clock.none')}</span>
  ) : (
    <Running until={expires} />
  );
}
