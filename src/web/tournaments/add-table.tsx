import { useTranslation } from 'react-i18next';
import type { TournamentFacts } from '#house';
import { CommandButton } from '../ui/form.tsx';
import { useFreeTables } from './use-free-tables.ts';

/** Another table is taken into use while it is played. */
export function AddTable({ tournament }: { readonly tournament: TournamentFacts }) {
  const { t } = useTranslation('tournaments');
  const free = useFreeTables(tournament);
  return (
    <CommandButton
      command="add-table"
      title={t('table.add')}
      words={t('table.addWords')}
      submit={t('table.doAdd')}
      isLarge
      fixed={{ tournament: tournament.tournament }}
      fields={{
        table: {
          label: t('entrant.table'),
          none: t('announce.choose'),
          options: free.map(({ table }) => ({ value: table, title: table })),
        },
        npn: tournament.ways.includes('no-purchase') ? { label: t('start.npn') } : undefined,
      }}
    />
  );
}
