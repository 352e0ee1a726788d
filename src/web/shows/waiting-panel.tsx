import { useTranslation } from 'react-i18next';
import { MAY, type ShowFacts } from '#house';
import { useCommand } from '../data/commands.ts';
import { CommandButton } from '../ui/form.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { SignedButton, useIsOther } from '../ui/signed-button.tsx';
import { saidIn } from './facts.ts';

interface WaitingProps {
  readonly show: string;
  readonly waiting: NonNullable<ShowFacts['waiting']>;
}

/** A recorded result, until a different person confirms or disputes it. */
export function WaitingPanel({ show, waiting }: WaitingProps) {
  const { t } = useTranslation('shows');
  const confirm = useCommand('confirm-step');
  const signs = { roles: MAY['confirm-step'], doneBy: [waiting.by] };
  const isOther = useIsOther(signs);
  return (
    <Panel title={t('waiting.title')}>
      <div className="flex flex-col gap-4">
        <p>
          <span className="block font-semibold text-2xl">{saidIn(waiting.step)}</span>
          <span className="text-muted">{t('waiting.by', { badge: waiting.by })}</span>
        </p>
        <OutcomeNotice of={confirm.outcome} />
        <SignedButton
          {...signs}
          own={t('waiting.confirm')}
          second={t('waiting.confirmSecond')}
          isLarge
          send={(as) => confirm.send({ show }, as)}
        />
        {isOther ? (
          <CommandButton
            command="dispute-step"
            title={t('waiting.dispute')}
            submit={t('waiting.disputeDo')}
            look="danger"
            isQuiet
            fixed={{ show }}
            fields={{ reason: { label: t('waiting.reason') } }}
          />
        ) : null}
      </div>
    </Panel>
  );
}
