import { useTranslation } from 'react-i18next';
import type { Views } from '#client';
import { PERSON_KINDS, SEAT_POSITIONS } from '#games';
import { useCommandForm } from '../data/form.ts';
import { CommandForm } from '../ui/command-form.tsx';
import { Field, Select } from '../ui/field.tsx';

interface SeatFormProps {
  readonly table: string;
  readonly seat: Views[`/tables/${string}`]['seats'][number];
  readonly onDone: () => void;
}

/** Who sits in a seat, and how: what the sheets ask before somebody wins. */
export function SeatForm({ table, seat, onDone }: SeatFormProps) {
  const { t } = useTranslation('floor');
  const { person = 'patron', position = 'seated', patron = '' } = seat;
  const form = useCommandForm('seat-person', {
    fixed: { table, seat: seat.seat },
    initial: { person, position, patron },
    onDone,
  });
  return (
    <div className="my-2 w-full rounded-control bg-raised p-4">
      <CommandForm form={form} submit={t('seat.save')} onCancel={onDone}>
        <div className="grid gap-4 sm:grid-cols-3">
          <Select
            {...form.field('person')}
            label={t('seat.person')}
            options={PERSON_KINDS.filter((kind) => kind !== 'nobody').map((kind) => ({
              value: kind,
              title: t(`seat.persons.${kind}`),
            }))}
          />
          <Select
            {...form.field('position')}
            label={t('seat.position')}
            options={SEAT_POSITIONS.map((each) => ({
              value: each,
              title: t(`seat.positions.${each}`),
            }))}
          />
          <Field {...form.field('patron')} label={t('seat.patron')} hint={t('seat.patronHint')} />
        </div>
      </CommandForm>
    </div>
  );
}
