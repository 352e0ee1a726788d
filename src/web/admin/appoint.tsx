import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Views } from '#client';
import { ROLES, type Role } from '#house';
import { useCommandForm } from '../data/form.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Checkbox, Field } from '../ui/field.tsx';
import { Proposed } from './proposed.tsx';

const CHOICES = ROLES.filter((role) => role !== 'clock');

interface AppointProps {
  /** Whose roles change; somebody new where nobody is named. */
  readonly badge?: Views['/staff'][number];
  readonly onClose: () => void;
}

function Form({ badge, onClose, onDone }: AppointProps & { readonly onDone: () => void }) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const form = useCommandForm('propose', {
    initial: {
      'action.type': 'appoint-staff',
      'action.staff': badge?.staff ?? '',
      'action.roles': badge?.roles ?? [],
      'action.patron': badge?.patron ?? '',
    },
    onDone,
  });
  const roles = form.value('action.roles') as readonly Role[];
  const problem = form.problemAt('action.roles');
  const toggle = (role: Role, isWanted: boolean) =>
    form.set(
      'action.roles',
      CHOICES.filter((each) => (each === role ? isWanted : roles.includes(each))),
    );
  return (
    <CommandForm form={form} submit={t('staff.propose')} onCancel={onClose}>
      {badge === undefined ? (
        <Field {...form.field('action.staff')} label={t('staff.name')} hint={t('staff.nameHint')} />
      ) : null}
      <fieldset>
        <legend className="pb-1 font-medium">{t('staff.roles')}</legend>
        <div className="grid grid-cols-2 gap-x-4">
          {CHOICES.map((role) => (
            <Checkbox
              key={role}
              id={`role-${role}`}
              label={common(`roles.${role}`)}
              isChecked={roles.includes(role)}
              onCheck={(isWanted) => toggle(role, isWanted)}
            />
          ))}
        </div>
        {problem === undefined ? null : (
          <p className="font-medium text-problem text-sm">{problem}</p>
        )}
      </fieldset>
      <Field {...form.field('action.patron')} label={t('staff.patron')} />
    </CommandForm>
  );
}

/** Roles are given by two people: one proposes, somebody of another department approves. */
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
        <Form
          {...(badge === undefined ? {} : { badge })}
          onClose={onClose}
          onDone={() => setProposed(true)}
        />
      )}
    </Dialog>
  );
}
