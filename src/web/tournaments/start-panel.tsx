import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { useHasRole } from '../data/session.ts';
import { CommandForm } from '../ui/form.tsx';
import { Panel } from '../ui/panel.tsx';
import { CancelButton } from './cancel-button.tsx';
import { pickedIn, TablesField } from './tables-field.tsx';
import { useFreeTables } from './use-free-tables.ts';

/** Tables are chosen, seats are drawn, the clock begins. */
export function StartPanel({ tournament }: { readonly tournament: TournamentFacts }) {
  const { t } = useTranslation('tournaments');
  const free = useFreeTables(tournament);
  const mayStart = useHasRole(MAY['start-tournament']);
  if (!mayStart) return null;
  const { tournament: name, ways } = tournament;
  /** A table is for the ones or for the others. */
  const freeBut = (taken: unknown) => free.filter(({ table }) => !pickedIn(taken).includes(table));
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
            as: (control) => <TablesField {...control} tables={freeBut(npnTables)} />,
          },
          npnTables: ways.includes('no-purchase')
            ? {
                label: t('start.npn'),
                hint: t('start.npnHint'),
                as: (control) => <TablesField {...control} tables={freeBut(tables)} />,
              }
            : undefined,
        })}
      >
        <p className="text-muted">{t('start.words')}</p>
      </CommandForm>
    </Panel>
  );
}
