import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../data/form.ts';
import { CommandForm } from '../ui/command-form.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';

interface ReturnFeesProps {
  readonly table: string;
  readonly offering: string;
  readonly title: string;
  /** Who has paid; nobody where one fee is paid for the table. */
  readonly seats: readonly number[];
  readonly onClose: () => void;
}

/** Gives the fees of the running round back. */
export function ReturnFees({ table, offering, title, seats, onClose }: ReturnFeesProps) {
  const { t } = useTranslation('floor');
  const form = useCommandForm('return-fees', {
    fixed: { table, offering },
    initial: seats.length === 0 ? {} : { seats },
  });
  const chosen = (form.value('seats') ?? []) as readonly number[];
  const toggle = (seat: number) =>
    form.set(
      'seats',
      chosen.includes(seat) ? chosen.filter((each) => each !== seat) : [...chosen, seat],
    );
  if (form.outcome.kind === 'done') return <Notice is="live" title={t('fees.done')} />;
  return (
    <div className="mt-3 rounded-control bg-raised p-4">
      <h4 className="font-medium">{t('fees.returnTitle', { title })}</h4>
      <p className="mb-3 text-muted text-sm">{t('fees.returnWords')}</p>
      <CommandForm form={form} submit={t('fees.do')} look="danger" onCancel={onClose}>
        {seats.length === 0 ? null : (
          <fieldset>
            <legend className="mb-1.5 font-medium">{t('fees.seats')}</legend>
            <div className="flex flex-wrap gap-1.5">
              {seats.map((seat) => (
                <button
                  key={seat}
                  type="button"
                  aria-pressed={chosen.includes(seat)}
                  aria-label={t('seat.name', { seat })}
                  onClick={() => toggle(seat)}
                  className="size-11 cursor-pointer rounded-control border border-line-strong bg-well font-medium tabular-nums aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
                >
                  {seat}
                </button>
              ))}
            </div>
          </fieldset>
        )}
        <Field {...form.field('reason')} label={t('fees.reason')} />
      </CommandForm>
    </div>
  );
}
