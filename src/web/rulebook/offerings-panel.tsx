import { useTranslation } from 'react-i18next';
import type { ActivityFacts } from '#rules';
import { useView } from '../data/views.ts';
import { buttonClass } from '../ui/button.tsx';
import { GoLink } from '../ui/go-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { OfferingCard } from './offering-card.tsx';
import { useOfferingProposals } from './proposals.ts';

/** What waits for a second person and is about this activity or one of its offerings. */
function Waiting({
  activity,
  offerings,
}: {
  readonly activity: ActivityFacts;
  readonly offerings: readonly string[];
}) {
  const { t } = useTranslation('rulebook');
  return useOfferingProposals().map(({ proposal, by, action }) => {
    const isOurs =
      action.type === 'post-offering'
        ? action.activity === activity.id
        : offerings.includes(action.offering);
    if (!isOurs) return null;
    return (
      <Notice key={proposal} is="held" title={t('offerings.waiting')}>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {t(`offerings.${action.type}`, { by, offering: action.offering })}
          <GoLink to="/approvals" className={buttonClass('quiet')}>
            {t('offerings.toApprovals')}
          </GoLink>
        </p>
      </Notice>
    );
  });
}

export function OfferingsPanel({ activity }: { readonly activity: ActivityFacts }) {
  const { t } = useTranslation('rulebook');
  const all = useView('/offerings', { on: ['sign'] });
  return (
    <Shown of={all}>
      {(offerings) => {
        const ours = offerings.filter((each) => each.activity === activity.id);
        return (
          <div className="grid gap-4">
            <Waiting activity={activity} offerings={ours.map(({ offering }) => offering)} />
            {ours.length === 0 ? (
              <Empty title={t('offerings.none')}>{t('offerings.noneWords')}</Empty>
            ) : (
              <ul className="grid gap-4 xl:grid-cols-2">
                {ours.map((offered) => (
                  <OfferingCard key={offered.offering} offered={offered} />
                ))}
              </ul>
            )}
          </div>
        );
      }}
    </Shown>
  );
}
