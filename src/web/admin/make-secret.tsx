import { useTranslation } from 'react-i18next';
import { type Sender, useRequest } from '../data/commands.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { ShownOnce } from './shown-once.tsx';

interface SecretProps<Made> {
  readonly sender: Pick<Sender<never, Made>, 'outcome'>;
  readonly make: () => void;
  readonly secretOf: (made: Made) => string;
  readonly ask: { readonly title: string; readonly words: string; readonly submit: string };
  readonly shown: Omit<Parameters<typeof ShownOnce>[0], 'text' | 'onNoted'>;
  readonly onClose: () => void;
}

/** Has the house make a secret, which is shown once. */
function MakeSecret<Made>(props: SecretProps<Made>) {
  const { sender, make, secretOf, ask, shown, onClose } = props;
  const { outcome } = sender;
  const { t } = useTranslation();
  if (outcome.kind === 'done') {
    return <ShownOnce {...shown} text={secretOf(outcome.done)} onNoted={onClose} />;
  }
  return (
    <Dialog title={ask.title} words={ask.words} isOpen onClose={onClose}>
      <OutcomeNotice of={outcome} />
      <div className="flex flex-wrap justify-end gap-2 pt-4">
        <Button look="quiet" onClick={onClose}>
          {t('actions.cancel')}
        </Button>
        <Button look="primary" disabled={outcome.kind === 'sending'} onClick={make}>
          {ask.submit}
        </Button>
      </div>
    </Dialog>
  );
}

interface Closes {
  readonly onClose: () => void;
}

/** What deliveries are signed with. */
export function WebhookSecret({ webhook, onClose }: Closes & { readonly webhook: string }) {
  const { t } = useTranslation('admin');
  const sender = useRequest('POST /webhooks/:webhook/secret');
  return (
    <MakeSecret
      sender={sender}
      make={() => void sender.send({ of: { webhook } })}
      secretOf={({ secret }) => secret}
      ask={{
        title: t('webhooks.secretAskOf', { webhook }),
        words: t('webhooks.secretAskWords'),
        submit: t('webhooks.secretDo'),
      }}
      shown={{
        title: t('webhooks.secretOf', { webhook }),
        words: t('webhooks.secretWords'),
        label: t('webhooks.secret'),
        noted: t('webhooks.noted'),
      }}
      onClose={onClose}
    />
  );
}
