import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Device } from '#house';
import { deviceLink, newDeviceKey } from '../data/device-link.ts';
import { useView } from '../data/views.ts';
import { Dialog } from '../ui/dialog.tsx';
import { CommandForm } from '../ui/form.tsx';
import { ShownOnce } from './shown-once.tsx';

/** The screen that a device opens with. */
const SCREEN_OF: Readonly<Record<Device['kind'], string>> = {
  keypad: '/table',
  sign: '/sign',
  kiosk: '/kiosk',
  desk: '/',
  monitor: '/',
  scanner: '/club',
};

type Key = Awaited<ReturnType<typeof newDeviceKey>>;

/** The key is made here and leaves this browser only by the link; the house knows its hash. */
export function EnrolDevice({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('admin');
  const tables = useView('/tables').data ?? [];
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
      <CommandForm
        command="enrol-device"
        submit={t('devices.do')}
        fixed={{ keyHash: made.keyHash }}
        fields={{
          device: { label: t('devices.name'), hint: t('staff.nameHint') },
          kind: {
            label: t('devices.kind'),
            as: 'select',
            title: (kind) => t(`devices.kinds.${kind}`),
          },
          table: {
            label: t('devices.table'),
            none: t('devices.noTable'),
            options: tables.map(({ table }) => ({ value: table, title: table })),
          },
        }}
        onCancel={onClose}
        onDone={(_, { device, kind }) =>
          setEnrolled({ device: String(device), path: SCREEN_OF[kind as Device['kind']] })
        }
      />
    </Dialog>
  );
}
