import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../data/form.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import type { DrawingProps } from './drawing-page.tsx';

/** The house draws. The first draw tells the public value, where one was announced. */
export function DrawStep({ drawing: { drawing, publicSource, publicValue, draws } }: DrawingProps) {
  const { t } = useTranslation('drawings');
  const form = useCommandForm('draw-ticket', { fixed: { drawing } });
  const last = draws.at(-1);
  return (
    <Panel title={t('draw.title')}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        {last?.passed === undefined ? (
          <p className="text-muted">{t('draw.words')}</p>
        ) : (
          <p aria-live="polite">
            <span className="block font-semibold text-2xl tabular-nums">
              {t('holder.title', { serial: last.serial })}
            </span>
            <span className="text-refused">
              {t('outcome.passed')}: {last.passed}
            </span>
          </p>
        )}
        {publicSource === undefined || publicValue !== undefined ? null : (
          <Field
            {...form.field('publicValue')}
            label={t('draw.publicValue', { source: publicSource })}
          />
        )}
        <OutcomeNotice of={form.outcome} />
        <Button type="submit" look="primary" isLarge disabled={form.isSending}>
          {t('draw.do')}
        </Button>
      </form>
    </Panel>
  );
}
