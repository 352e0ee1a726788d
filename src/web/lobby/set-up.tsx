// The first page of a house: whoever has the code from the console opens it.
import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLES } from '#house';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { FirstPins } from './first-pins.tsx';
import type { Person } from './set-up-body.ts';
import { useSetUp } from './use-set-up.ts';

const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const ZONES = [...new Set([OWN_ZONE, ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
  value: zone,
  title: zone,
}));

interface PersonFieldsProps {
  readonly person: Person;
  readonly problem: string | undefined;
  readonly onChange: (person: Person) => void;
  readonly onRemove: () => void;
}

function PersonFields({ person, problem, onChange, onRemove }: PersonFieldsProps) {
  const { t } = useTranslation('lobby');
  const id = useId();
  const roles = ROLES.filter((role) => role !== 'clock').map((role) => ({
    value: role,
    title: t(`roles.${role}`, { ns: 'common' }),
  }));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3">
      <Field
        id={`${id}-badge`}
        label={t('setUp.badge')}
        value={person.badge}
        problem={problem}
        onChange={({ target }) => onChange({ ...person, badge: target.value })}
      />
      <Select
        id={`${id}-role`}
        label={t('setUp.role')}
        options={roles}
        value={person.role}
        onChange={({ target }) => onChange({ ...person, role: target.value })}
      />
      <Button
        look="quiet"
        className="mt-7.5 px-3"
        aria-label={t('setUp.remove', { badge: person.badge || t('setUp.someone') })}
        onClick={onRemove}
      >
        <Trash2 className="size-4" aria-hidden="true" />
      </Button>
    </li>
  );
}

function Staff({ form }: { readonly form: ReturnType<typeof useSetUp> }) {
  const { t } = useTranslation('lobby');
  const { staff, setStaff } = form;
  return (
    <Panel title={t('setUp.staff')}>
      <p className="pb-4 text-muted">{t('setUp.staffWords')}</p>
      <ul className="grid gap-4">
        {staff.map((person, index) => (
          <PersonFields
            key={person.key}
            person={person}
            problem={form.problemAt(`staff[${index}]`)}
            onChange={(next) => setStaff(staff.map((each) => (each === person ? next : each)))}
            onRemove={() => setStaff(staff.filter((each) => each !== person))}
          />
        ))}
      </ul>
      <Button className="mt-4" onClick={form.addPerson}>
        <Plus className="size-4" aria-hidden="true" />
        {t('setUp.add')}
      </Button>
    </Panel>
  );
}

/** Opens a house that nobody has opened yet. */
export function SetUp({ onOpened }: { readonly onOpened: () => void }) {
  const { t } = useTranslation('lobby');
  const form = useSetUp(OWN_ZONE);
  if (form.firstPins !== undefined) {
    return <FirstPins house={form.value('name')} pins={form.firstPins} onNoted={onOpened} />;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form noValidate onSubmit={submit} className="mx-auto grid max-w-3xl gap-5">
      <ScreenTitle title={t('setUp.title')} words={t('setUp.words')} />
      <Panel>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('setUp.code')} {...form.field('code')} />
          <Field label={t('setUp.name')} {...form.field('name')} />
          <Select label={t('setUp.zone')} options={ZONES} {...form.field('zone')} />
          <Field
            label={t('setUp.capital')}
            hint={t('setUp.capitalHint')}
            inputMode="decimal"
            {...form.field('capital')}
          />
        </div>
      </Panel>
      <Panel title={t('setUp.you')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('setUp.badge')} {...form.field('administrator.badge')} />
          <Field
            label={t('setUp.pin')}
            hint={t('setUp.pinHint')}
            type="password"
            inputMode="numeric"
            {...form.field('administrator.pin')}
          />
        </div>
      </Panel>
      <Staff form={form} />
      {form.failure === '' ? null : (
        <Notice is="refused" title={t('setUp.failed')}>
          {form.failure}
        </Notice>
      )}
      <Button type="submit" look="primary" isLarge disabled={form.isSending}>
        {t('setUp.do')}
      </Button>
    </form>
  );
}
