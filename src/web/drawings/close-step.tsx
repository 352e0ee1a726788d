import { useTranslation } from 'react-i18next';
import { CommandForm } from '../ui/form.tsx';
import { Panel } from '../ui/panel.tsx';
import type { DrawingProps } from './drawing-props.ts';

export function CloseStep({ drawing: { drawing, isPlaying } }: DrawingProps) {
  const { t } = useTranslation('drawings');
  return (
    <Panel title={t('close.title')}>
      <CommandForm
        command="close-drum"
        submit={t('close.do')}
        isLarge
        fixed={{ drawing }}
        fields={{}}
      >
        <p className="text-muted">{t(isPlaying ? 'close.players' : 'close.words')}</p>
      </CommandForm>
    </Panel>
  );
}
