import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { CommandForm } from '../ui/form.tsx';

const RESERVE = 'reserve';

interface AdjustFundProps {
  readonly offering: string;
  readonly meters: Seen<'/sign'>[number]['meters'];
}

/** Proposes to put a meter or the reserve right; a second person decides. */
export function AdjustFund({ offering, meters }: AdjustFundProps) {
  const { t } = useTranslation('floor');
  return (
    <CommandForm
      command="propose adjust-fund"
      submit={t('offering.propose')}
      done={t('offering.proposed')}
      fields={{
        account: {
          label: t('offering.account'),
          options: [
            ...meters.map(({ meter, title }) => ({ value: meter, title })),
            { value: RESERVE, title: t('offering.reserve') },
          ],
        },
        by: { label: t('offering.by'), hint: t('offering.byHint'), as: 'money' },
        against: {
          label: t('offering.against'),
          options: (['advance', 'house', 'reserve'] as const).map((value) => ({
            value,
            title: t(`offering.againsts.${value}`),
          })),
        },
        reason: { label: t('offering.reason') },
      }}
      toFields={({ account, ...asked }) => ({
        ...asked,
        offering,
        account: account === RESERVE ? RESERVE : { meter: account },
      })}
    />
  );
}
