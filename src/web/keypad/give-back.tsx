import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useCommandForm } from '../data/form.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, Select } from '../ui/field.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { SecondBadge } from '../ui/second-badge.tsx';
import { buttonOf, type Facts, stopOf } from './facts.ts';
import { PressButton } from './press-button.tsx';
import type { Keys } from './use-table-link.ts';

interface DialogProps {
  readonly facts: Facts;
  readonly onClose: () => void;
}

/** The fees of a round go back to those who paid. The floor signs for it. */
function GiveBackDialog({ facts, onClose }: DialogProps) {
  const { t } = useTranslation('keypad');
  const isForMe = useHasRole(MAY['return-fees']);
  const [isSigning, setSigning] = useState(false);
  const paid = facts.offerings.filter((each) => buttonOf(each, 'return-fees').canPress);
  const form = useCommandForm('return-fees', {
    fixed: { table: facts.table },
    initial: { offering: paid[0]?.offering ?? '' },
    onDone: onClose,
  });
  if (isSigning) {
    return (
      <SecondBadge isOpen onClose={() => setSigning(false)} onSigned={(as) => form.submit(as)} />
    );
  }
  return (
    <Dialog title={t('giveBack.title')} words={t('giveBack.words')} isOpen onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isForMe) void form.submit();
          else if (form.check()) setSigning(true);
        }}
      >
        <Select
          label={t('giveBack.offering')}
          options={paid.map(({ offering, title }) => ({ value: offering, title }))}
          {...form.field('offering')}
        />
        <Field label={t('giveBack.reason')} {...form.field('reason')} />
        {isForMe ? null : <p className="text-muted">{t('giveBack.second')}</p>}
        <OutcomeNotice of={form.outcome} />
        <Button type="submit" look="primary" isLarge disabled={form.isSending}>
          {t('giveBack.submit')}
        </Button>
      </form>
    </Dialog>
  );
}

/** The key for it, which says why where nothing can be given back. */
export function GiveBack({ facts, keys }: { readonly facts: Facts; readonly keys: Keys }) {
  const { t } = useTranslation('keypad');
  const [isOpen, setOpen] = useState(false);
  const backs = facts.offerings.map((each) => buttonOf(each, 'return-fees'));
  const canGiveBack = backs.some(({ canPress }) => canPress);
  const [why = t('because.none')] = backs.flatMap((back) => stopOf(back, t('because.none')) ?? []);
  return (
    <>
      <PressButton
        because={canGiveBack ? undefined : why}
        onRefused={(words) => keys.say({ is: 'held', words })}
        onPress={() => setOpen(true)}
      >
        {t('actions.giveBack')}
      </PressButton>
      {isOpen ? <GiveBackDialog facts={facts} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
