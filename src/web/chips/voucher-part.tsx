import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '../data/views.ts';
import { CommandForm } from '../ui/form.tsx';
import { Panel } from '../ui/panel.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import type { InstrumentCard as Facts } from './answers.ts';
import { InstrumentCard } from './instrument-card.tsx';
import { SerialField } from './serial-field.tsx';

/** A serial is looked up; a voucher is verified and changed into its chip. */
export function VoucherPart() {
  const { t } = useTranslation('chips');
  const [serial, setSerial] = useState<string>();
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title={t('vouchers.title')}>
        <p className="pb-4 text-muted">{t('vouchers.words')}</p>
        <SerialField onFound={setSerial} />
      </Panel>
      <Panel>
        {serial === undefined ? (
          <Empty title={t('vouchers.none')}>{t('vouchers.noneWords')}</Empty>
        ) : (
          <Found key={serial} serial={serial} />
        )}
      </Panel>
    </div>
  );
}

function Found({ serial }: { readonly serial: string }) {
  const { t } = useTranslation('chips');
  const facts = useView('/chips/:serial', { of: { serial }, on: ['chips'] });
  return (
    <Shown of={facts}>
      {(found) => (
        <div className="flex flex-col gap-5">
          <InstrumentCard facts={found} />
          {found.status === 'voucher' ? <Change facts={found} /> : null}
          <PrintButton path={`/chips/${found.serial}/paper.pdf`}>{t('print')}</PrintButton>
        </div>
      )}
    </Shown>
  );
}

function Change({ facts: { serial, patron = '' } }: { readonly facts: Facts }) {
  const { t } = useTranslation('chips');
  return (
    <CommandForm
      command="change-voucher"
      submit={t('vouchers.do')}
      done={t('vouchers.done')}
      fixed={{ serial }}
      initial={{ patron }}
      fields={{ patron: { label: t('patron'), hint: t('patronHint') } }}
    />
  );
}
