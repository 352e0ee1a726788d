// The three at the computer: each types a PIN, and then each signs with it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REQUESTS } from '#client';
import { Button } from '../ui/button.tsx';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { RequestForm } from '../ui/schema-form.tsx';
import type { Person } from './set-up-staff.tsx';

export interface Begun {
  readonly ticket: string;
  /** A digest of what each signs. */
  readonly list: string;
  readonly house: string;
  readonly holders: readonly string[];
  readonly staff: readonly Person[];
}

interface StepProps {
  readonly begun: Begun;
  readonly badge: string;
  readonly onDone: () => void;
}

const rolesOf = ({ staff }: Begun, badge: string): readonly string[] =>
  staff.find((each) => each.staff === badge)?.roles ?? [];

function ChoosePin({ begun, badge, onDone }: StepProps) {
  const { t } = useTranslation('lobby');
  return (
    <RequestForm
      request={REQUESTS.setUpPin}
      refreshes={false}
      submit={t('setUp.keepPin')}
      isLarge
      fixed={{ ticket: begun.ticket, badge }}
      fields={{ pin: { label: t('setUp.pin'), hint: t('setUp.pinHint'), as: 'secret' } }}
      onDone={onDone}
    />
  );
}

function Sign({ begun, badge, onDone }: StepProps) {
  const { t } = useTranslation('lobby');
  const { ticket, list } = begun;
  return (
    <RequestForm
      request={REQUESTS.setUpSign}
      refreshes={false}
      submit={t('setUp.sign')}
      isLarge
      fixed={{ ticket, list, badge }}
      fields={{ pin: { label: t('setUp.pinAgain'), as: 'secret' } }}
      onDone={onDone}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {begun.staff.map(({ staff, roles }) => (
          <div key={staff} className="contents">
            <dt className="break-all font-medium">{staff}</dt>
            <dd className="text-muted">
              {roles.map((role) => t(`roles.${role as 'dealer'}`, { ns: 'common' })).join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </RequestForm>
  );
}

export function SetUpHolders({
  begun,
  onBack,
  onOpened,
}: {
  readonly begun: Begun;
  readonly onBack: () => void;
  readonly onOpened: () => void;
}) {
  const { t } = useTranslation('lobby');
  const { holders, house } = begun;
  /** How many of them have a PIN, and then how many have signed. */
  const [done, setDone] = useState(0);
  const isSigning = done >= holders.length;
  const badge = holders[done % holders.length] as string;
  const others = holders.filter((each) => each !== badge);
  const next = () => {
    if (done + 1 === 2 * holders.length) onOpened();
    else setDone(done + 1);
  };
  const Step = isSigning ? Sign : ChoosePin;
  return (
    <div className="mx-auto max-w-xl">
      <ScreenTitle
        title={isSigning ? t('setUp.signs', { badge, house }) : t('setUp.chooses', { badge })}
        words={
          isSigning ? t('setUp.signsWords', { others: others.join(', ') }) : t('setUp.choosesWords')
        }
      />
      <Panel>
        <p className="pb-4 text-muted">
          {t('setUp.step', { number: done + 1, count: 2 * holders.length })} ·{' '}
          {rolesOf(begun, badge)
            .map((role) => t(`roles.${role as 'dealer'}`, { ns: 'common' }))
            .join(', ')}
        </p>
        <Step key={done} begun={begun} badge={badge} onDone={next} />
      </Panel>
      <Button look="quiet" className="mt-4" onClick={onBack}>
        {t('setUp.back')}
      </Button>
    </div>
  );
}
