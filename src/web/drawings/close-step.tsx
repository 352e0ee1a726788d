import { useTranslation } from 'react-i18next';
import { CommandForm } from '../ui/form.tsx';
import { Panel } from '../ui/panel.tsx';
import type { DrawingProps } from './drawing-props.ts';

/** The names of a list with commas between. */
const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

export function CloseStep({ drawing: { drawing, isPlaying } }: DrawingProps) {
  const { t } = useTranslation('drawings');
  return (
    <Panel title={t('close.title')}>
      <CommandForm
        command="close-drum"
        submit={t('close.do')}
        isLarge
        fields={{
          players: isPlaying
            ? { label: t('close.players'), hint: t('close.playersHint') }
            : undefined,
        }}
        toFields={({ players }) => ({
          drawing,
          players: players === undefined ? undefined : namesIn(String(players)),
        })}
      >
        <p className="text-muted">{t('close.words')}</p>
      </CommandForm>
    </Panel>
  );
}
