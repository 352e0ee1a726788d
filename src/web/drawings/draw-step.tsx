import { useTranslation } from 'react-i18next';
import { CommandForm } from '../ui/form.tsx';
import { Panel } from '../ui/panel.tsx';
import type { DrawingProps } from './drawing-props.ts';

/** The house draws. */
export function DrawStep({ drawing: { drawing, draws } }: DrawingProps) {
  const { t } = useTranslation('drawings');
  const last = draws.at(-1);
  return (
    <Panel title={t('draw.title')}>
      <CommandForm
        command="draw-ticket"
        submit={t('draw.do')}
        isLarge
        fixed={{ drawing }}
        fields={{}}
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
      </CommandForm>
    </Panel>
  );
}
