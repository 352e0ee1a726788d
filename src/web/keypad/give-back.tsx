import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { CommandForm } from '../ui/form.tsx';
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
  const paid = facts.offerings.filter((each) => buttonOf(each, 'return-fees').canPress);
  return (
    <Dialog title={t('giveBack.title')} words={t('giveBack.words')} isOpen onClose={onClose}>
      <CommandForm
        command="return-fees"
        submit={t('giveBack.submit')}
        isLarge
        isSigned={!isForMe}
        fixed={{ table: facts.table }}
        fields={{
          offering: {
            label: t('giveBack.offering'),
            options: paid.map(({ offering, title }) => ({ value: offering, title })),
          },
          reason: {
            label: t('giveBack.reason'),
            hint: isForMe ? undefined : t('giveBack.second'),
          },
        }}
        onDone={onClose}
      />
    </Dialog>
  );
}

/** The key for it, which says why if nothing can be returned. */
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
