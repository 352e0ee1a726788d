import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { CommandButton } from '../ui/form.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import { EnrolDevice } from './enrol-device.tsx';

type Device = Seen<'/devices'>[number];

function useColumns(): readonly TableColumn<Device>[] {
  const { t } = useTranslation('admin');
  const mayRevoke = useHasRole(MAY['revoke-device']);
  return [
    { title: t('devices.device'), cell: ({ device }) => device },
    { title: t('devices.kind'), cell: ({ kind }) => t(`devices.kinds.${kind}`) },
    { title: t('devices.table'), cell: ({ table }) => table ?? '–' },
    {
      title: t('devices.state'),
      cell: ({ isRevoked }) =>
        isRevoked ? (
          <Tag is="refused">{t('devices.revoked')}</Tag>
        ) : (
          <Tag is="live">{t('devices.enrolled')}</Tag>
        ),
    },
    ...(mayRevoke
      ? [
          {
            title: t('devices.actions'),
            cell: ({ device, isRevoked }: Device) =>
              isRevoked ? null : (
                <CommandButton
                  command="revoke-device"
                  title={t('devices.revoke')}
                  label={t('devices.revokeOf', { device })}
                  heading={t('devices.revokeOf', { device })}
                  words={t('devices.revokeWords')}
                  look="danger"
                  isQuiet
                  fixed={{ device }}
                  fields={{ reason: { label: t('devices.reason') } }}
                />
              ),
          },
        ]
      : []),
  ];
}

export function Devices() {
  const { t } = useTranslation('admin');
  const mayEnrol = useHasRole(MAY['enrol-device']);
  const devices = useView('/devices', { on: ['house'] });
  const [isEnrolling, setEnrolling] = useState(false);
  const columns = useColumns();
  return (
    <Panel
      title={t('devices.caption')}
      isFlush
      actions={
        mayEnrol ? (
          <Button look="primary" onClick={() => setEnrolling(true)}>
            {t('devices.enrol')}
          </Button>
        ) : null
      }
    >
      <Shown of={devices}>
        {(all) =>
          all.length === 0 ? (
            <Empty title={t('devices.none')}>{t('devices.noneWords')}</Empty>
          ) : (
            <Table
              caption={t('devices.caption')}
              columns={columns}
              rows={all}
              keyOf={({ device }) => device}
            />
          )
        }
      </Shown>
      {isEnrolling ? <EnrolDevice onClose={() => setEnrolling(false)} /> : null}
    </Panel>
  );
}
