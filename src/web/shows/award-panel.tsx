import { useTranslation } from 'react-i18next';
import type { ShowFacts } from '#house';
import { PrizeLines } from '../show/prize-lines.tsx';
import { Panel } from '../ui/panel.tsx';
import { SignedButton } from '../ui/signed-button.tsx';

/** The result of the show, signed by a person who has not run it. */
export function AwardPanel({ show: { show, prizes, runBy } }: { readonly show: ShowFacts }) {
  const { t } = useTranslation('shows');
  return (
    <Panel title={t('award.title')}>
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t('award.words')}</p>
        {prizes.length === 0 ? (
          <p>{t('award.nothing')}</p>
        ) : (
          <PrizeLines prizes={prizes} className="flex flex-col gap-1 font-medium" />
        )}
        <SignedButton
          command="award-show"
          of={{ show }}
          doneBy={runBy}
          own={t('award.do')}
          does="award"
          isLarge
        />
      </div>
    </Panel>
  );
}
