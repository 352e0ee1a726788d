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

/** The fees of the round that can be returned: of those in the seats, or of those behind them. */
function feesPaid({ offerings, seats, tableFees }: Facts) {
  const paid = [...tableFees, ...seats.flatMap(({ fees }) => fees)];
  return offerings
    .filter((each) => buttonOf(each, 'return-fees').canPress)
    .flatMap(({ offering, title: of, fees }) => {
      const mine = paid.filter((each) => each.offering === offering);
      const lines = new Map(mine.map((each) => [`${each.fee} ${each.behind}`, each]));
      return [...lines.values()].map(({ fee, behind }) => {
        const title = fees.find((each) => each.fee === fee)?.title;
        return { offering, fee, behind, title: fees.length > 1 ? `${of}, ${title}` : of };
      });
    });
}

/** The fees of a round go back to those who paid. The floor signs for it. */
function GiveBackDialog({ facts, onClose }: DialogProps) {
  const { t } = useTranslation('keypad');
  const isForMe = useHasRole(MAY['return-fees']);
  const paid = feesPaid(facts);
  return (
    <Dialog title={t('giveBack.title')} words={t('giveBack.words')} isOpen onClose={onClose}>
      <CommandForm
        command="return-fees"
        submit={t('giveBack.submit')}
        isLarge
        isSigned={!isForMe}
        fixed={{ table: facts.table }}
        fields={{
          paid: {
            label: t('giveBack.offering'),
            options: paid.map(({ title, behind }, index) => ({
              value: `${index}`,
              title: behind === undefined ? title : t('giveBack.behind', { title, behind }),
            })),
          },
          reason: {
            label: t('giveBack.reason'),
            hint: isForMe ? undefined : t('giveBack.second'),
          },
        }}
        toFields={({ paid: index, reason }) => {
          const { offering, fee, behind } = paid[Number(index)] ?? {};
          return { offering, fee, behind, reason };
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
