import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandForm } from '../ui/form.tsx';
import type { Control } from '../ui/form-field.tsx';
import { Notice } from '../ui/notice.tsx';

interface ReturnFeesProps {
  readonly table: string;
  readonly offering: string;
  readonly title: string;
  /** The seats that paid; empty where one fee is paid for the table. */
  readonly seats: readonly number[];
  readonly onClose: () => void;
}

/** Gives the fees of the running round back. */
export function ReturnFees({ table, offering, title, seats, onClose }: ReturnFeesProps) {
  const { t } = useTranslation('floor');
  const [isDone, setDone] = useState(false);
  if (isDone) return <Notice is="live" title={t('fees.done')} />;
  return (
    <div className="mt-3 rounded-control bg-raised p-4">
      <h4 className="font-medium">{t('fees.returnTitle', { title })}</h4>
      <p className="mb-3 text-muted text-sm">{t('fees.returnWords')}</p>
      <CommandForm
        command="return-fees"
        submit={t('fees.do')}
        look="danger"
        fixed={{ table, offering }}
        initial={{ seats }}
        fields={{
          seats:
            seats.length === 0
              ? undefined
              : {
                  label: t('fees.seats'),
                  as: (control) => <SeatsField {...control} seats={seats} />,
                },
          reason: { label: t('fees.reason') },
        }}
        onCancel={onClose}
        onDone={() => setDone(true)}
      />
    </div>
  );
}

function SeatsField({ value, set, seats }: Control & { readonly seats: readonly number[] }) {
  const { t } = useTranslation('floor');
  const chosen = Array.isArray(value) ? value : [];
  return (
    <div className="flex flex-wrap gap-1.5">
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={chosen.includes(seat)}
          aria-label={t('seat.name', { seat })}
          onClick={() =>
            set(chosen.includes(seat) ? chosen.filter((each) => each !== seat) : [...chosen, seat])
          }
          className="size-11 cursor-pointer rounded-control border border-line-strong bg-well font-medium tabular-nums aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
        >
          {seat}
        </button>
      ))}
    </div>
  );
}
