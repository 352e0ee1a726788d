import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import { openRanges, valueAt } from '../document.ts';
import type { Edit } from './edit.ts';
import { ValueField } from './value-field.tsx';

/** Every value that the choices leave open. */
export function ValueFields({ edit }: { readonly edit: Edit }) {
  const { t } = useTranslation('rulebook');
  const { activity, document, chosen } = edit;
  const ranges = openRanges(activity, document);
  return (
    <Panel title={t('editor.values')}>
      {ranges.length === 0 ? (
        <p className="text-muted">
          {t('facts.noValues')}. {t('facts.noValuesWords')}
        </p>
      ) : (
        <div className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">
          {ranges.map(([name, range]) => {
            const path = `values.${name}`;
            return (
              <ValueField
                key={name}
                id={edit.idOf(path)}
                range={range}
                chosen={chosen}
                value={valueAt(document, path)}
                problemAt={(inside) => edit.problemAt(`${path}${inside}`)}
                onChange={(value) => edit.put(path, value)}
              />
            );
          })}
        </div>
      )}
    </Panel>
  );
}
