import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../ui/button.tsx';
import { count } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { PaperButton } from '../ui/paper-button.tsx';
import type { DrawingProps } from './drawing-props.ts';

const Fact = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-muted text-sm">{title}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

const Hash = ({ children }: { readonly children: ReactNode }) => (
  <code className="wrap-anywhere font-mono text-sm">{children}</code>
);

/** What hangs on the wall: it binds the house before anyone knows the entries. */
export function PostedPanel({ drawing }: DrawingProps) {
  const { t } = useTranslation('drawings');
  const { isMechanical, commitment, root, publicSource, publicValue, secret, prize } = drawing;
  return (
    <Panel title={t('posted.title')}>
      <dl className="flex flex-col gap-3">
        {prize === undefined ? null : <Fact title={t('facts.prize')}>{prize}</Fact>}
        {isMechanical ? <p>{t('posted.mechanical')}</p> : null}
        {commitment === undefined ? null : (
          <Fact title={t('posted.commitment')}>
            <Hash>{commitment}</Hash>
            <p className="text-muted text-sm">{t('posted.commitmentWords')}</p>
          </Fact>
        )}
        <Fact title={t('posted.count')}>
          {root === undefined ? t('posted.notYet') : count(drawing.count)}
        </Fact>
        <Fact title={t('posted.root')}>
          {root === undefined ? t('posted.notYet') : <Hash>{root}</Hash>}
        </Fact>
        {publicSource === undefined ? null : (
          <Fact title={t('posted.publicSource')}>
            {publicValue === undefined ? publicSource : `${publicSource}: ${publicValue}`}
          </Fact>
        )}
        {secret === undefined ? null : (
          <Fact title={t('posted.secret')}>
            <Hash>{secret}</Hash>
          </Fact>
        )}
      </dl>
      {drawing.status === 'ended' && root !== undefined ? (
        <div className="mt-4 flex flex-wrap gap-2">
          <Link to={`/proof/${drawing.drawing}`} className={buttonClass('primary')}>
            {t('posted.proof')}
          </Link>
          <PaperButton
            path={`/drawings/${drawing.drawing}/export`}
            file={`drawing-${drawing.drawing}.json`}
          >
            {t('posted.export')}
          </PaperButton>
        </div>
      ) : null}
    </Panel>
  );
}
