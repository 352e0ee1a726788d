// The first page of a house: the person with the code from the console opens it.
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REQUESTS } from '#client';
import { ROLES } from '#house';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/field.tsx';
import type { Control } from '../ui/form-field.tsx';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { RequestForm } from '../ui/schema-form.tsx';
import { type FirstPin, FirstPins } from './first-pins.tsx';

const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const ZONES = [...new Set([OWN_ZONE, ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
  value: zone,
  title: zone,
}));

interface Person {
  readonly staff: string;
  readonly roles: readonly string[];
}

function StaffField({ id, value, set, problemAt }: Control) {
  const { t } = useTranslation('lobby');
  const people = value as readonly Person[];
  const roles = ROLES.filter((role) => role !== 'clock').map((role) => ({
    value: role,
    title: t(`roles.${role}`, { ns: 'common' }),
  }));
  const change = (index: number, fields: Partial<Person>) =>
    set(people.map((each, at) => (at === index ? { ...each, ...fields } : each)));
  return (
    <>
      <ul className="grid gap-4">
        {people.map((person, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: badges are still being typed.
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3"
          >
            <Field
              id={`${id}-${index}-badge`}
              label={t('setUp.badge')}
              value={person.staff}
              problem={problemAt(`[${index}].staff`)}
              onChange={({ target }) => change(index, { staff: target.value.trim() })}
            />
            <Select
              id={`${id}-${index}-role`}
              label={t('setUp.role')}
              options={roles}
              value={person.roles[0]}
              onChange={({ target }) => change(index, { roles: [target.value] })}
            />
            <Button
              look="quiet"
              className="mt-7.5 px-3"
              aria-label={t('setUp.remove', { badge: person.staff || t('setUp.someone') })}
              onClick={() => set(people.toSpliced(index, 1))}
            >
              <Trash2 className="size-4" aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <Button className="mt-4" onClick={() => set([...people, { staff: '', roles: ['floor'] }])}>
        <Plus className="size-4" aria-hidden="true" />
        {t('setUp.add')}
      </Button>
    </>
  );
}

/** Opens a house for the first time. */
export default function SetUp({ onOpened }: { readonly onOpened: () => void }) {
  const { t } = useTranslation('lobby');
  const [opened, setOpened] = useState<{
    readonly house: string;
    readonly pins: readonly FirstPin[];
  }>();
  if (opened !== undefined) return <FirstPins {...opened} onNoted={onOpened} />;
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenTitle title={t('setUp.title')} words={t('setUp.words')} />
      <RequestForm
        request={REQUESTS.setUp}
        // The first PINs are shown once: nothing takes their place before they are noted.
        refreshes={false}
        submit={t('setUp.do')}
        isLarge
        // Nothing is posted without a person of accounting or compliance.
        initial={{ zone: OWN_ZONE, staff: [{ staff: '', roles: ['accounting'] }] }}
        fields={{
          code: { label: t('setUp.code') },
          name: { label: t('setUp.name') },
          zone: { label: t('setUp.zone'), options: ZONES },
          capital: { label: t('setUp.capital'), hint: t('setUp.capitalHint'), as: 'money' },
          'administrator.badge': { label: t('setUp.badge') },
          'administrator.pin': { label: t('setUp.pin'), hint: t('setUp.pinHint'), as: 'secret' },
          staff: {
            label: t('setUp.staff'),
            isBare: true,
            as: (control) => <StaffField {...control} />,
          },
        }}
        layout={(field) => (
          <>
            <Panel>
              <div className="grid gap-4 sm:grid-cols-2">
                {['code', 'name', 'zone', 'capital'].map(field)}
              </div>
            </Panel>
            <Panel title={t('setUp.you')}>
              <div className="grid gap-4 sm:grid-cols-2">
                {['administrator.badge', 'administrator.pin'].map(field)}
              </div>
            </Panel>
            <Panel title={t('setUp.staff')}>
              <p className="pb-4 text-muted">{t('setUp.staffWords')}</p>
              {field('staff')}
            </Panel>
          </>
        )}
        onDone={({ firstPins }, sent) =>
          setOpened({ house: String(sent['name']), pins: firstPins })
        }
      />
    </div>
  );
}
