import { useTranslation } from 'react-i18next';
import { CommandForm } from '../ui/form.tsx';
import { Panel } from '../ui/panel.tsx';

/** Lost chips of a drop box, counted by a person who doesn't know how many there should be. */
export function CountPart() {
  const { t } = useTranslation('chips');
  return (
    <Panel title={t('count.title')} className="max-w-xl">
      <CommandForm
        command="count-dropped-chips"
        submit={t('count.do')}
        done={({ events }) => {
          const isNoted = events.some(({ type }) => type === 'dropped-chips-noted');
          return t(isNoted ? 'count.again' : 'count.done');
        }}
        fields={{
          table: { label: t('table') },
          counted: { label: t('count.counted'), isLarge: true },
        }}
      >
        <p className="text-muted">{t('count.words')}</p>
      </CommandForm>
    </Panel>
  );
}
