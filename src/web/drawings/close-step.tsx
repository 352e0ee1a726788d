import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../data/commands.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import type { DrawingProps } from './drawing-page.tsx';

/** The names of a list with commas between. */
const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

export function CloseStep({ drawing: { drawing, isPlaying } }: DrawingProps) {
  const { t } = useTranslation('drawings');
  const id = useId();
  const { outcome, send } = useCommand('close-drum');
  const [typed, setTyped] = useState('');
  const players = namesIn(typed);
  return (
    <Panel title={t('close.title')}>
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t('close.words')}</p>
        {isPlaying ? (
          <Field
            id={id}
            label={t('close.players')}
            hint={t('close.playersHint')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        ) : null}
        <OutcomeNotice of={outcome} />
        <Button
          look="primary"
          isLarge
          onClick={() => void send(players.length === 0 ? { drawing } : { drawing, players })}
        >
          {t('close.do')}
        </Button>
      </div>
    </Panel>
  );
}
