import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY, type ShowFacts } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole, useSession } from '../data/session.ts';
import { PrizeLines } from '../show/prize-lines.tsx';
import { Button } from '../ui/button.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { SecondBadge } from '../ui/second-badge.tsx';

/** What the show has come to, signed for by somebody who has not run it. */
export function AwardPanel({ show: { show, prizes, runBy } }: { readonly show: ShowFacts }) {
  const { t } = useTranslation('shows');
  const award = useCommand('award-show');
  const badge = useSession()?.badge;
  const mayAward = useHasRole(MAY['award-show']);
  const [isSigning, setSigning] = useState(false);
  const isOwn = badge !== undefined && runBy.includes(badge);
  return (
    <Panel title={t('award.title')}>
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t('award.words')}</p>
        {prizes.length === 0 ? (
          <p>{t('award.nothing')}</p>
        ) : (
          <PrizeLines prizes={prizes} className="flex flex-col gap-1 font-medium" />
        )}
        <OutcomeNotice of={award.outcome} />
        {mayAward && !isOwn ? (
          <Button look="primary" isLarge onClick={() => void award.send({ show })}>
            {t('award.do')}
          </Button>
        ) : (
          <Button look="primary" isLarge onClick={() => setSigning(true)}>
            {t('award.second')}
          </Button>
        )}
      </div>
      <SecondBadge
        isOpen={isSigning}
        onClose={() => setSigning(false)}
        onSigned={(client) => award.send({ show }, client)}
      />
    </Panel>
  );
}
