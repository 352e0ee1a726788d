import { useTranslation } from 'react-i18next';
import type { TournamentFacts } from '#house';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { SignedButton } from '../ui/signed-button.tsx';

/** A person who did not run it signs for what the places are paid. */
export function AwardPanel({
  tournament: { tournament, runBy, awardSignedBy, pool },
}: {
  readonly tournament: TournamentFacts;
}) {
  const { t } = useTranslation('tournaments');
  return (
    <Panel title={t('award.title')}>
      <div className="flex flex-col items-start gap-3">
        <p className="text-muted">{t(pool === undefined ? 'award.poolOpen' : 'award.words')}</p>
        {awardSignedBy.length === 0 ? null : (
          <Notice is="held" title={t('award.signed', { badges: awardSignedBy.join(', ') })} />
        )}
        {pool === undefined ? null : (
          <SignedButton
            command="award-tournament"
            of={{ tournament }}
            doneBy={[...runBy, ...awardSignedBy]}
            own={t('award.do')}
            does="award"
          />
        )}
      </div>
    </Panel>
  );
}
