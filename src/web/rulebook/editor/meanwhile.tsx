import { useTranslation } from 'react-i18next';
import type { ActivityFacts } from '#rules';
import { Button } from '../../ui/button.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { rebased } from '../difference.ts';
import { DifferenceTable } from '../difference-table.tsx';
import type { OfferingDocument } from '../document.ts';
import { useOfferingProposals } from '../proposals.ts';
import type { OfferingDraft } from './draft.ts';

export interface PostedNow {
  readonly version: number;
  readonly document: OfferingDocument;
}

interface MeanwhileProps {
  readonly activity: ActivityFacts;
  readonly draft: OfferingDraft;
  readonly posted: PostedNow;
  readonly onChange: (update: (draft: OfferingDraft) => OfferingDraft) => void;
  readonly onStartOver: () => void;
}

/** Another version was posted since the work began. */
function Newer({ activity, draft, posted, onChange, onStartOver }: MeanwhileProps) {
  const { t } = useTranslation('rulebook');
  const { base } = draft;
  if (base === undefined || base.version === posted.version) return null;
  const goOn = () =>
    onChange((before) => ({
      ...before,
      base: posted,
      document: rebased({ from: base.document, to: before.document }, posted.document),
    }));
  const number = { posted: posted.version, version: base.version };
  return (
    <Notice is="held" title={t('meanwhile.title', number)}>
      <p className="mb-2">{t('meanwhile.words')}</p>
      <DifferenceTable
        activity={activity}
        caption={t('history.differences', { before: base.version, after: posted.version })}
        before={base.document}
        after={posted.document}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="primary" onClick={goOn}>
          {t('meanwhile.goOn', number)}
        </Button>
        <Button onClick={onStartOver}>{t('meanwhile.startOver', number)}</Button>
      </div>
    </Notice>
  );
}

/** Changes of the same offering that wait for their approval. */
function Proposed({ activity, draft, posted }: MeanwhileProps) {
  const { t } = useTranslation('rulebook');
  return useOfferingProposals().map(({ proposal, by, action }) => {
    if (action.type !== 'change-offering' || action.offering !== draft.offering) return null;
    const title = t('meanwhile.proposedTitle', { by, offering: draft.offering });
    return (
      <Notice key={proposal} is="held" title={title}>
        <p className="mb-2">{t('meanwhile.proposedWords')}</p>
        <DifferenceTable
          activity={activity}
          caption={title}
          before={posted.document}
          after={action.document}
        />
        <p className="mt-3">
          <GoLink to="/approvals">{t('offerings.toApprovals')}</GoLink>
        </p>
      </Notice>
    );
  });
}

/** What others have done with the same offering. */
export const Meanwhile = (props: MeanwhileProps) => (
  <div className="mb-4 grid gap-3 empty:hidden">
    <Newer {...props} />
    <Proposed {...props} />
  </div>
);
