import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ROLES } from '#house';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/field.tsx';
import type { Control } from '../ui/form-field.tsx';

export interface Person {
  readonly staff: string;
  readonly roles: readonly string[];
}

/** Everyone besides the first of the list. */
export function StaffField({
  id,
  value,
  set,
  problemAt,
  first,
}: Control & { readonly first: number }) {
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
              problem={problemAt(`[${first + index}].staff`)}
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
