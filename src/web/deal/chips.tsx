import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandButton } from '../ui/form.tsx';
import { money } from '../ui/format.ts';

/** Chips of a table while no cards are out: bought by a player, and counted by two people. */
export function Chips({ table }: { readonly table: string }) {
  const { t } = useTranslation('deal');
  const [told, setTold] = useState<string>();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CommandButton
        command="buy-chips"
        title={t('chips.buy')}
        heading={t('chips.buyAt', { table })}
        words={t('chips.buyWords')}
        fixed={{ table }}
        fields={{
          amount: { label: t('chips.amount'), as: 'money' },
          seat: { label: t('chips.seat'), as: 'number' },
        }}
        onDone={(_, { amount }) => setTold(t('chips.bought', { amount: money(String(amount)) }))}
      />
      <CommandButton
        command="count-tray"
        title={t('chips.count')}
        heading={t('chips.countAt', { table })}
        words={t('chips.countWords')}
        fixed={{ table }}
        fields={{ counted: { label: t('chips.counted'), as: 'money' } }}
        onDone={({ events }) =>
          setTold(
            t(events.some(({ type }) => type === 'tray-counted') ? 'chips.agreed' : 'chips.noted'),
          )
        }
      />
      {told === undefined ? null : (
        <p role="status" className="font-medium">
          {told}
        </p>
      )}
    </div>
  );
}
