import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { ROLES } from '#house';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CommandForm } from '../ui/form.tsx';
import { Proposed } from './proposed.tsx';

const CHOICES = ROLES.filter((role) => role !== 'clock');

interface AppointProps {
  /** The employee whose roles change; without a name, a new employee. */
  readonly badge?: Seen<'/staff'>[number];
  readonly onClose: () => void;
}

/** Two people give roles: one proposes, a person of another department approves. */
export function Appoint({ badge, onClose }: AppointProps) {
  const { t } = useTranslation('admin');
  const [isProposed, setProposed] = useState(false);
  const title =
    badge === undefined ? t('staff.appoint') : t('staff.changeOf', { badge: badge.staff });
  return (
    <Dialog title={title} words={t('staff.appointWords')} isOpen onClose={onClose}>
      {isProposed ? (
        <>
          <Proposed />
          <div className="flex justify-end pt-5">
            <Button look="primary" onClick={onClose}>
              {t('devices.done')}
            </Button>
          </div>
        </>
      ) : (
        <CommandForm
          command="propose appoint-staff"
          submit={t('staff.propose')}
          fixed={{ staff: badge?.staff }}
          initial={{ roles: badge?.roles ?? [], patron: badge?.patron }}
          fields={{
            staff:
              badge === undefined
                ? { label: t('staff.name'), hint: t('staff.nameHint') }
                : undefined,
            roles: {
              label: t('staff.roles'),
              as: 'ticks',
              options: CHOICES.map((value) => ({
                value,
                title: t(`roles.${value}`, { ns: 'common' }),
              })),
            },
            personnel: { label: t('staff.personnel'), hint: t('staff.personnelHint') },
            patron: { label: t('staff.patron') },
          }}
          onCancel={onClose}
          onDone={() => setProposed(true)}
        />
      )}
    </Dialog>
  );
}
