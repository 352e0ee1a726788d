import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { useHasRole } from '../data/session.ts';
import { CommandForm } from '../ui/form.tsx';
import type { Asks } from '../ui/form-field.tsx';
import { listIn } from '../ui/list-in.ts';
import { Panel } from '../ui/panel.tsx';
import { CancelButton } from './cancel-button.tsx';
import { useFreeTables } from './use-free-tables.ts';

/** Tables are chosen, seats are drawn, the clock begins. */
export function StartPanel({ tournament }: { readonly tournament: TournamentFacts }) {
  const { t } = useTranslation('tournaments');
  const free = useFreeTables(tournament);
  const mayStart = useHasRole(MAY['start-tournament']);
  if (!mayStart) return null;
  const { tournament: name, ways } = tournament;
  /** A table is for the ones or for the others. */
  const freeBut = (taken: unknown): Partial<Asks> => {
    const left = free.filter(({ table }) => !listIn(taken).includes(table));
    if (left.length === 0) {
      return { as: () => <p className="text-muted text-sm">{t('start.noTable')}</p> };
    }
    return {
      as: 'ticks',
      options: left.map(({ table, seats }) => ({
        value: table,
        title: `${table} ${t('start.seats', { count: seats })}`,
      })),
    };
  };
  return (
    <Panel title={t('start.title')} actions={<CancelButton tournament={name} />}>
      <CommandForm
        command="start-tournament"
        submit={t('start.do')}
        isLarge
        fixed={{ tournament: name }}
        initial={{ npnTables: [] }}
        fields={({ tables, npnTables }) => ({
          tables: {
            label: t('start.tables'),
            hint: t('start.hint'),
            ...freeBut(npnTables),
          },
          npnTables: ways.includes('no-purchase')
            ? {
                label: t('start.npn'),
                hint: t('start.npnHint'),
                ...freeBut(tables),
              }
            : undefined,
        })}
      >
        <p className="text-muted">{t('start.words')}</p>
      </CommandForm>
    </Panel>
  );
}
