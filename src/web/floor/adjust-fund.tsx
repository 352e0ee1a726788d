import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Views } from '#client';
import type { CommandOf } from '#house';
import { useCommand } from '../data/commands.ts';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/field.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';

type Adjusts = CommandOf<'propose'>['action'] & { readonly type: 'adjust-fund' };

const AGAINST = ['advance', 'house', 'reserve'] as const;
const RESERVE = 'reserve';

interface AdjustFundProps {
  readonly offering: string;
  readonly meters: Views['/sign'][number]['meters'];
}

/** Proposes to put a meter or the reserve right; a second person decides. */
export function AdjustFund({ offering, meters }: AdjustFundProps) {
  const { t } = useTranslation('floor');
  const id = useId();
  const propose = useCommand('propose');
  const [account, setAccount] = useState(meters[0]?.meter ?? RESERVE);
  const [by, setBy] = useState('');
  const [against, setAgainst] = useState<Adjusts['against']>('advance');
  const [reason, setReason] = useState('');
  const isReady = by.trim() !== '' && reason.trim() !== '';
  const action: Adjusts = {
    type: 'adjust-fund',
    offering,
    by: by.trim(),
    against,
    reason,
    account: account === RESERVE ? RESERVE : { meter: account },
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void propose.send({ action });
      }}
    >
      <Select
        id={`${id}-account`}
        label={t('offering.account')}
        value={account}
        onChange={(event) => setAccount(event.target.value)}
        options={[
          ...meters.map(({ meter, title }) => ({ value: meter, title })),
          { value: RESERVE, title: t('offering.reserve') },
        ]}
      />
      <Field
        id={`${id}-by`}
        label={t('offering.by')}
        hint={t('offering.byHint')}
        inputMode="decimal"
        value={by}
        onChange={(event) => setBy(event.target.value)}
      />
      <Select
        id={`${id}-against`}
        label={t('offering.against')}
        value={against}
        onChange={(event) => setAgainst(event.target.value as Adjusts['against'])}
        options={AGAINST.map((value) => ({ value, title: t(`offering.againsts.${value}`) }))}
      />
      <Field
        id={`${id}-reason`}
        label={t('offering.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <OutcomeNotice of={propose.outcome} done={t('offering.proposed')} />
      <div className="flex justify-end">
        <Button
          type="submit"
          look="primary"
          disabled={!isReady || propose.outcome.kind === 'sending'}
        >
          {t('offering.propose')}
        </Button>
      </div>
    </form>
  );
}
