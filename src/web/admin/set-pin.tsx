import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { STAFF_DEVICES } from '#house';
import { deviceHere } from '../data/api.ts';
import { useCommand } from '../data/commands.ts';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Select } from '../ui/field.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Empty } from '../ui/state.tsx';
import { Proposed } from './proposed.tsx';

interface SetPinProps {
  readonly badge: Seen<'/staff'>[number];
  readonly onClose: () => void;
}

/** The holder types the PIN at this device, once a second person has said yes. */
export function SetPin({ badge: { staff, mustChangePin }, onClose }: SetPinProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const devices = (useView('/devices').data ?? []).filter(
    ({ kind, isRevoked }) => STAFF_DEVICES.includes(kind) && !isRevoked,
  );
  const [chosen, setChosen] = useState<string>();
  const propose = useCommand('propose');
  const { outcome } = propose;
  const here = devices.find(({ device }) => device === deviceHere()?.name) ?? devices[0];
  const device = chosen ?? here?.device;
  const type = mustChangePin ? 'enrol-holder' : 'reset-pin';
  const words = t(mustChangePin ? 'staff.setPinWords' : 'staff.resetPinWords');
  return (
    <Dialog title={t('staff.setPinOf', { badge: staff })} words={words} isOpen onClose={onClose}>
      {outcome.kind === 'done' ? (
        <Proposed />
      ) : device === undefined ? (
        <Empty title={t('staff.noDevice')}>{t('staff.noDeviceWords')}</Empty>
      ) : (
        <Select
          id="set-pin-device"
          label={t('staff.atDevice')}
          options={devices.map((each) => ({ value: each.device, title: each.device }))}
          value={device}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <div className="pt-4 empty:hidden">
        <OutcomeNotice of={outcome} />
      </div>
      <div className="flex flex-wrap justify-end gap-2 pt-4">
        <Button look="quiet" onClick={onClose}>
          {outcome.kind === 'done' ? t('devices.done') : common('actions.cancel')}
        </Button>
        {outcome.kind === 'done' || device === undefined ? null : (
          <Button
            look="primary"
            disabled={outcome.kind === 'sending'}
            onClick={() => void propose.send({ command: { type, staff, device } })}
          >
            {t('staff.propose')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
