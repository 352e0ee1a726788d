import { useTranslation } from 'react-i18next';
import { count } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { Fact, Hash } from './fact.tsx';
import type { ShownDrawing } from './proof-desk.ts';
import { wallClock } from './wall-clock.ts';

/** What was posted before the draw, and the result. */
export function PostedFacts({ of }: { readonly of: ShownDrawing }) {
  const { t } = useTranslation('proof');
  const { announcedAt, closedAt, commitment, root, secret, publicSource, publicValue } = of;
  return (
    <Panel title={t('posted.title')}>
      <dl className="divide-y divide-line">
        {announcedAt === null ? null : (
          <Fact title={t('posted.announced')}>{wallClock(announcedAt)}</Fact>
        )}
        {commitment === null ? null : (
          <Fact title={t('posted.commitment')} words={t('posted.commitmentWords')}>
            <Hash of={commitment} />
          </Fact>
        )}
        {publicSource === null ? null : (
          <Fact title={t('posted.publicSource')}>{publicSource}</Fact>
        )}
        {closedAt === null ? null : <Fact title={t('posted.closed')}>{wallClock(closedAt)}</Fact>}
        <Fact title={t('posted.count')}>
          <span className="font-semibold text-lg tabular-nums">{count(of.count)}</span>
        </Fact>
        <Fact title={t('posted.root')} words={t('posted.rootWords')}>
          <Hash of={root} />
        </Fact>
        {publicValue === null ? null : <Fact title={t('posted.publicValue')}>{publicValue}</Fact>}
        {secret === null ? null : (
          <Fact title={t('posted.secret')} words={t('posted.secretWords')}>
            <Hash of={secret} />
          </Fact>
        )}
      </dl>
    </Panel>
  );
}
