// The first page of a house: three people with the code from the console open it. First the list, then
// each types a PIN, then each signs.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REQUESTS } from '#client';
import { given } from '#result';
import { becomeDevice } from '../data/api.ts';
import { newDeviceKey } from '../data/device-link.ts';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { RequestForm } from '../ui/schema-form.tsx';
import type { Typed } from '../ui/use-form.ts';
import { type Begun, SetUpHolders } from './set-up-holders.tsx';
import { type Person, StaffField } from './set-up-staff.tsx';

const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const ZONES = [...new Set([OWN_ZONE, ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
  value: zone,
  title: zone,
}));

/** What this computer is called in the house. */
const DEVICE = 'office';
const CONTROL = ['accounting', 'compliance'] as const;
const FIRST = ['administrator', 'manager', 'control'] as const;

type Key = Awaited<ReturnType<typeof newDeviceKey>>;

/** The three who sign stand first on the list. */
function listOf(typed: Typed): Typed {
  const { administrator = '', manager = '', control = '', role, others, ...facts } = typed;
  const founders = [
    { staff: administrator, roles: ['administrator'] },
    { staff: manager, roles: ['manager'] },
    { staff: control, roles: [role ?? CONTROL[0]] },
  ];
  return { ...facts, staff: [...founders, ...((others as readonly Person[]) ?? [])] };
}

const holdersIn = ({ staff }: Typed): readonly string[] =>
  (staff as readonly Person[]).slice(0, FIRST.length).map((each) => each.staff);

const LIST = REQUESTS.setUp.body.omit({ holders: true });

/** Opens a house for the first time. */
export default function SetUp({ onOpened }: { readonly onOpened: () => void }) {
  const { t } = useTranslation('lobby');
  const [key, setKey] = useState<Key>();
  const [begun, setBegun] = useState<Begun>();
  useEffect(() => {
    void newDeviceKey().then(setKey);
  }, []);
  if (key === undefined) return null;
  if (begun !== undefined) {
    return (
      <SetUpHolders
        begun={begun}
        onBack={() => setBegun(undefined)}
        onOpened={() => {
          becomeDevice(`${DEVICE}.${key.key}`);
          onOpened();
        }}
      />
    );
  }
  const badge = (name: (typeof FIRST)[number], index: number) => ({
    label: t(`setUp.${name}`),
    at: `staff[${index}].staff`,
  });
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenTitle title={t('setUp.title')} words={t('setUp.words')} />
      <RequestForm
        request={REQUESTS.setUp}
        schema={LIST}
        toBody={(list) => ({ ...list, holders: holdersIn(list) })}
        refreshes={false}
        submit={t('setUp.next')}
        isLarge
        initial={{ zone: OWN_ZONE, others: [] }}
        fixed={{ device: { device: DEVICE, keyHash: key.keyHash } }}
        toFields={listOf}
        fields={{
          code: { label: t('setUp.code') },
          name: { label: t('setUp.name') },
          zone: { label: t('setUp.zone'), options: ZONES, as: 'select' },
          capital: { label: t('setUp.capital'), hint: t('setUp.capitalHint'), as: 'money' },
          administrator: badge('administrator', 0),
          manager: badge('manager', 1),
          control: badge('control', 2),
          role: {
            label: t('setUp.role'),
            as: 'select',
            options: CONTROL.map((value) => ({
              value,
              title: t(`roles.${value}`, { ns: 'common' }),
            })),
          },
          others: {
            label: t('setUp.staff'),
            isBare: true,
            as: (control) => <StaffField {...control} first={FIRST.length} />,
          },
        }}
        layout={(field) => (
          <>
            <Panel>
              <div className="grid gap-4 sm:grid-cols-2">
                {['code', 'name', 'zone', 'capital'].map(field)}
              </div>
            </Panel>
            <Panel title={t('setUp.three')}>
              <p className="pb-4 text-muted">{t('setUp.threeWords')}</p>
              <div className="grid gap-4 sm:grid-cols-2">{[...FIRST, 'role'].map(field)}</div>
            </Panel>
            <Panel title={t('setUp.staff')}>
              <p className="pb-4 text-muted">{t('setUp.staffWords')}</p>
              {field('others')}
            </Panel>
          </>
        )}
        onDone={({ ticket, list }, sent) =>
          setBegun(
            given({
              ticket,
              list,
              house: String(sent['name']),
              holders: holdersIn(sent),
              staff: sent['staff'] as readonly Person[],
            }),
          )
        }
      />
    </div>
  );
}
