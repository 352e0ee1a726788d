import { useTranslation } from 'react-i18next';
import { REQUESTS } from '#client';
import type { CommandOf } from '#house';
import { CommandForm } from '../ui/form.tsx';
import { Panel } from '../ui/panel.tsx';
import { RequestForm } from '../ui/schema-form.tsx';
import type { MemberCard } from './answers.ts';

/** The ID that was shown, as a select. */
function useDocument() {
  const { t } = useTranslation('club');
  const { t: common } = useTranslation();
  return {
    label: t('redeem.document'),
    as: 'select',
    title: (kind: CommandOf<'set-card-pin'>['document']) => common(`documents.${kind}`),
  } as const;
}

/** A new PIN, for a member who has shown ID. */
export function PinPanel({ card: { patron } }: { readonly card: MemberCard }) {
  const { t } = useTranslation('club');
  const document = useDocument();
  return (
    <Panel title={t('pin.title')}>
      <RequestForm
        request={REQUESTS.setCardPin}
        of={{ who: patron }}
        submit={t('pin.do')}
        done={t('pin.done')}
        fields={{ document }}
      >
        <p className="text-muted">{t('pin.words')}</p>
      </RequestForm>
    </Panel>
  );
}

/** A new card for one that was lost. */
export function ReplacePanel({
  card: { patron },
  onDone,
}: {
  readonly card: MemberCard;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation('club');
  const document = useDocument();
  return (
    <Panel title={t('replace.title')}>
      <CommandForm
        command="replace-card"
        submit={t('replace.do')}
        fixed={{ patron }}
        fields={{ document, reason: { label: t('replace.reason') } }}
        onDone={onDone}
      >
        <p className="text-muted">{t('replace.words')}</p>
      </CommandForm>
    </Panel>
  );
}
