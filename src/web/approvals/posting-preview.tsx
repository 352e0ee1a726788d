import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferingCheck } from '#house';
import { lookUp } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PostingSheet } from '../ui/posting-sheet.tsx';
import { Shown } from '../ui/state.tsx';
import type { ProposedAction } from './action-words.ts';
import { isPosting, type PostingAction, useActivityId } from './use-activity.ts';

function check(activity: string, action: PostingAction): Promise<OfferingCheck> {
  const { type: _, activity: __, ...body } = { activity, ...action };
  return lookUp('POST /activities/:activity/check', { of: { activity }, body });
}

function Sheet({ action }: { readonly action: PostingAction }) {
  const { t } = useTranslation('approvals');
  const activity = useActivityId(action);
  const checked = useQuery({
    queryKey: ['posting', activity, action],
    queryFn: activity === undefined ? skipToken : () => check(activity, action),
  });
  return (
    <Shown of={checked}>
      {({ sheet, lacks, problems }) =>
        sheet === undefined ? (
          <Notice is="held" title={t('sheet.lacks')}>
            <ul className="list-disc pl-5">
              {[...problems, ...lacks].map(({ path, message }) => (
                <li key={`${path} ${message}`}>
                  {path} {message}
                </li>
              ))}
            </ul>
          </Notice>
        ) : (
          <div className="rounded-panel border border-line-strong bg-well p-5">
            <PostingSheet sheet={sheet} />
          </div>
        )
      }
    </Shown>
  );
}

/** The sheet that a proposal would hang on the wall, where it would hang one. */
export function PostingPreview({ action }: { readonly action: ProposedAction }) {
  const { t } = useTranslation('approvals');
  const [isShown, setShown] = useState(false);
  if (!isPosting(action)) return null;
  return (
    <section className="mb-6">
      <h3 className="mb-2 font-semibold">{t('sheet.title')}</h3>
      <Button aria-expanded={isShown} onClick={() => setShown(!isShown)} className="mb-3">
        {isShown ? t('sheet.hide') : t('sheet.show')}
      </Button>
      {isShown ? <Sheet action={action} /> : null}
    </section>
  );
}
