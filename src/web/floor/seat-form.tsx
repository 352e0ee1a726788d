import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { PERSON_KINDS, SEAT_POSITIONS } from '#games';
import { CommandForm } from '../ui/form.tsx';

interface SeatFormProps {
  readonly table: string;
  readonly seat: Seen<'/tables/:table'>['seats'][number];
  readonly onDone: () => void;
}

/** Who sits in a seat, and how: what the sheets need to know about a winner. */
export function SeatForm({ table, seat, onDone }: SeatFormProps) {
  const { t } = useTranslation('floor');
  const { person = 'patron', position = 'seated', patron = '' } = seat;
  return (
    <div className="my-2 w-full rounded-control bg-raised p-4">
      <CommandForm
        command="seat-person"
        submit={t('seat.save')}
        fixed={{ table, seat: seat.seat }}
        initial={{ person, position, patron }}
        fields={{
          person: {
            label: t('seat.person'),
            options: PERSON_KINDS.filter((kind) => kind !== 'nobody').map((kind) => ({
              value: kind,
              title: t(`seat.persons.${kind}`),
            })),
            isHalf: true,
          },
          position: {
            label: t('seat.position'),
            options: SEAT_POSITIONS.map((each) => ({
              value: each,
              title: t(`seat.positions.${each}`),
            })),
            isHalf: true,
          },
          patron: { label: t('seat.patron'), hint: t('seat.patronHint') },
        }}
        onCancel={onDone}
        onDone={onDone}
      />
    </div>
  );
}
