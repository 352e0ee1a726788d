import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEVICE_KINDS, type Device } from '#house';
import { deviceLink, newDeviceKey } from '../data/device-link.ts';
import { useCommandForm } from '../data/form.ts';
import { useView } from '../data/views.ts';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, Select } from '../ui/field.tsx';
import { ShownOnce } from './shown-once.tsx';

/** The screen that a device opens with. */
const SCREEN_OF: Readonly<Record<Device['kind'], string>> = {
  keypad: '/table',
  sign: '/sign',
  kiosk: '/kiosk',
  desk: '/',
  monitor: '/',
};

type Key = Awaited<ReturnType<typeof newDeviceKey>>;

interface FormProps {
  readonly keyHash: string;
  readonly onClose: () => void;
  readonly onDone: (device: string, kind: Device['kind']) => void;
}

function Form({ keyHash, onClose, onDone }: FormProps) {
  const { t } = useTranslation('admin');
  const tables = useView('/tables').data ?? [];
  const form = useCommandForm('enrol-device', {
    fixed: { keyHash },
    initial: { device: '', kind: 'keypad', table: '' },
    onDone: () => onDone(String(form.value('device')), form.value('kind') as Device['kind']),
  });
  return (
    <CommandForm form={form} submit={t('devices.do')} onCancel={onClose}>
      <Field {...form.field('device')} label={t('devices.name')} hint={t('staff.nameHint')} />
      <Select
        {...form.field('kind')}
        label={t('devices.kind')}
        options={DEVICE_KINDS.map((kind) => ({ value: kind, title: t(`devices.kinds.${kind}`) }))}
      />
      <Select
        {...form.field('table')}
        label={t('devices.table')}
        none={t('devices.noTable')}
        options={tables.map(({ table }) => ({ value: table, title: table }))}
      />
    </CommandForm>
  );
}

/** The key is made here and leaves this browser only by the link; the house knows its hash. */
export function EnrolDevice({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [made, setMade] = useState<Key>();
  const [enrolled, setEnrolled] = useState<{ readonly device: string; readonly path: string }>();
  useEffect(() => {
    void newDeviceKey().then(setMade);
  }, []);
  if (made === undefined) return null;
  if (enrolled !== undefined) {
    const { device, path } = enrolled;
    return (
      <ShownOnce
        title={t('devices.link', { device })}
        words={t('devices.linkWords')}
        label={t('devices.linkLabel')}
        text={deviceLink(path, `${device}.${made.key}`)}
        noted={t('devices.done')}
        onNoted={onClose}
      />
    );
  }
  return (
    <Dialog title={t('devices.enrol')} words={t('devices.enrolWords')} isOpen onClose={onClose}>
      <Form
        keyHash={made.keyHash}
        onClose={onClose}
        onDone={(device, kind) => setEnrolled({ device, path: SCREEN_OF[kind] })}
      />
    </Dialog>
  );
}
