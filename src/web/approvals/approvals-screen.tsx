import { CircleCheckBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useView } from '../data/views.ts';
import { usePlace } from '../place.ts';
import { Enrolling } from '../ui/enrolling.tsx';
import { GoLink } from '../ui/go-link.tsx';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { commandWords, useActionWords } from './action-words.ts';
import { Decided } from './decided.tsx';
import { ProposalDetail } from './proposal-detail.tsx';

type Proposals = Seen<'/proposals'>;

const List = ({ proposals }: { readonly proposals: Proposals }) => {
  const { t } = useTranslation('approvals');
  const { name } = usePlace();
  const wordsOf = useActionWords();
  return (
    <ul className="flex flex-col gap-1">
      {proposals.map(({ proposal, by, action, isCommand }) => (
        <li key={proposal}>
          <GoLink
            to={`/approvals/${proposal}`}
            className={`flex min-h-14 flex-col justify-center rounded-control px-3 py-2 hover:bg-raised ${proposal === name ? 'bg-raised' : ''}`}
          >
            <span className="break-words font-medium text-ink">
              {isCommand === true ? commandWords(action) : wordsOf(action)}
            </span>
            <span className="text-muted text-sm">{t('by', { by })}</span>
          </GoLink>
        </li>
      ))}
    </ul>
  );
};

export default function ApprovalsScreen() {
  const { t } = useTranslation('approvals');
  const { name } = usePlace();
  const proposals = useView('/proposals', { on: ['house'] });
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <Enrolling />
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Panel title={t('list')}>
          <div aria-live="polite" className="sr-only">
            {proposals.data === undefined ? '' : t('waiting', { count: proposals.data.length })}
          </div>
          <Shown of={proposals}>
            {(all) =>
              all.length === 0 ? (
                <Empty title={t('none')} icon={CircleCheckBig}>
                  {t('noneWords')}
                </Empty>
              ) : (
                <List proposals={all} />
              )
            }
          </Shown>
        </Panel>
        {name === undefined ? (
          <Panel className="hidden lg:block">
            <Empty title={t('choose')} />
          </Panel>
        ) : (
          <ProposalDetail key={name} proposal={name} />
        )}
      </div>
      <Decided />
    </>
  );
}
