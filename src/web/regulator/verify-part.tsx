import { useTranslation } from 'react-i18next';
import type { LogAllRight } from '#client';
import { SEES } from '#house';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { count } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { evidenceFor, useChecklist } from './use-checklist.ts';
import { useVerification, type Verification } from './use-verification.ts';

const COUNTS = [
  'records',
  'refusals',
  'events',
  'entries',
  'accounts',
  'pendingCalls',
  'openClaims',
] as const;

function Right({ verdict }: { readonly verdict: LogAllRight }) {
  const { t } = useTranslation('regulator');
  const { head, snapshots } = verdict;
  return (
    <div className="flex flex-col gap-5">
      <Notice is="live" title={t('verify.right')} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {COUNTS.map((name) => (
          <div key={name}>
            <dt className="text-muted text-sm">{t(`verify.${name}`)}</dt>
            <dd className="font-semibold text-lg tabular-nums">{count(verdict[name])}</dd>
          </div>
        ))}
        <div>
          <dt className="text-muted text-sm">{t('verify.snapshots')}</dt>
          <dd className="font-semibold text-lg tabular-nums">
            {count(snapshots.compared)} / {count(snapshots.kept)}
          </dd>
        </div>
      </dl>
      <dl>
        <dt className="text-muted text-sm">{t('verify.head', { seq: count(head.seq) })}</dt>
        <dd className="break-all font-mono">{head.hash}</dd>
        <dd className="mt-1 text-faint text-sm">{t('verify.headWords')}</dd>
      </dl>
    </div>
  );
}

function Outcome({ now }: { readonly now: Verification }) {
  const { t } = useTranslation('regulator');
  switch (now.state) {
    case 'none':
      return null;
    case 'running':
      return (
        <div>
          <p role="status" className="mb-2 font-medium">
            {t('verify.running')}
          </p>
          <progress
            className="h-3 w-full accent-accent"
            aria-label={t('verify.running')}
            {...(now.total === 0 ? {} : { value: now.done, max: now.total })}
          />
          <p className="mt-1 text-muted tabular-nums">
            {t('verify.done', { done: count(now.done), total: count(now.total) })}
          </p>
        </div>
      );
    case 'failed':
      return (
        <Notice is="refused" title={t('verify.failed')}>
          {now.words}
        </Notice>
      );
    case 'verdict':
      return now.verdict.ok ? (
        <Right verdict={now.verdict} />
      ) : (
        <Notice is="refused" title={t('verify.wrong')}>
          <p>{now.verdict.what}</p>
          {now.verdict.seq === null ? null : (
            <GoLink to="/regulator/log" search={{ record: String(now.verdict.seq) }}>
              {t('record.title', { seq: now.verdict.seq })}
            </GoLink>
          )}
        </Notice>
      );
  }
}

/** The whole log looked over while the house runs, and which software runs it. */
export function VerifyPart() {
  const { t } = useTranslation('regulator');
  const { now, start } = useVerification();
  const mayVerify = useHasRole(SEES.verify);
  const checklist = useChecklist();
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Panel title={t('verify.title')}>
        <p className="mb-4 max-w-prose text-muted">{t('verify.words')}</p>
        {mayVerify ? (
          <Button
            look="primary"
            disabled={now.state === 'running'}
            onClick={start}
            className="mb-5"
          >
            {now.state === 'none' ? t('verify.start') : t('verify.again')}
          </Button>
        ) : (
          <p className="text-muted">{t('verify.notYours')}</p>
        )}
        <Outcome now={now} />
      </Panel>
      <Panel title={t('verify.software')}>
        <p className="break-words text-muted">{evidenceFor(checklist.data, 'D2')}</p>
        <p className="mt-3 break-all text-muted">{evidenceFor(checklist.data, 'D3')}</p>
      </Panel>
    </div>
  );
}
