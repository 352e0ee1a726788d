import { useTranslation } from 'react-i18next';
import { PROPOSES } from '#house';
import type { ActivityFacts } from '#rules';
import { useHasRole } from '../data/session.ts';
import { useGo, usePlace } from '../place.ts';
import { buttonClass } from '../ui/button.tsx';
import { GoLink } from '../ui/go-link.tsx';
import { ScreenTitle } from '../ui/panel.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { inWords } from '../ui/words.ts';
import { OfferingsPanel } from './offerings-panel.tsx';
import { Readings } from './readings.tsx';
import { Rows } from './rows.tsx';
import { Rules } from './rules.tsx';
import { Values } from './values.tsx';

const PARTS = {
  offerings: OfferingsPanel,
  values: Values,
  rows: Rows,
  rules: Rules,
  readings: Readings,
} as const;
type Part = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as readonly Part[];

export function ActivityPage({ activity }: { readonly activity: ActivityFacts }) {
  const { t } = useTranslation('rulebook');
  const { search } = usePlace();
  const go = useGo();
  const mayPropose = useHasRole(PROPOSES['post-offering']);
  const { id, title, summary, venue, kind, approvalIds } = activity;
  const part = NAMES.find((name) => name === search['part']) ?? 'offerings';
  const Shown = PARTS[part];
  const approval = approvalIds.length === 0 ? t('facts.noApproval') : approvalIds.join(', ');
  return (
    <>
      <p className="mb-2 text-sm">
        <GoLink to="/rulebook">{t('all')}</GoLink>
      </p>
      <ScreenTitle
        title={title}
        words={
          <>
            {summary}
            <span className="mt-1 block text-faint text-sm">
              {[venue, inWords(kind), `${t('facts.approval')}: ${approval}`].join(' · ')}
            </span>
          </>
        }
        actions={
          <>
            <GoLink to={`/odds/${id}`} className={buttonClass()}>
              {t('odds')}
            </GoLink>
            {mayPropose ? (
              <GoLink
                to={`/rulebook/${id}`}
                search={{ offer: 'new' }}
                className={buttonClass('primary')}
              >
                {t('offerings.make')}
              </GoLink>
            ) : null}
          </>
        }
      />
      <Tabs
        label={t('parts.label')}
        tabs={NAMES.map((name) => ({ name, title: t(`parts.${name}`) }))}
        chosen={part}
        onChoose={(name) => go(`/rulebook/${id}`, name === 'offerings' ? {} : { part: name })}
      >
        <Shown activity={activity} />
      </Tabs>
    </>
  );
}
