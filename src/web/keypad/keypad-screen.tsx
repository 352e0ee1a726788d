import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { usePlace } from '../place.ts';
import { Empty, Shown } from '../ui/state.tsx';
import { ChooseTable, TableLink } from './choose-table.tsx';
import { Keypad } from './keypad.tsx';

/** A keypad that was enrolled for one table is of no use at another. */
function Elsewhere({ own }: { readonly own: string }) {
  const { t } = useTranslation('keypad');
  return (
    <main className="mx-auto max-w-lg py-10">
      <h1 className="sr-only">{t('elsewhere', { table: own })}</h1>
      <Empty title={t('elsewhere', { table: own })} icon={TriangleAlert}>
        <p>{t('elsewhereWords')}</p>
        <TableLink table={own} />
      </Empty>
    </main>
  );
}

function KeypadOf({ table }: { readonly table: string }) {
  const facts = useView('/tables/:table', { of: { table }, on: ['tables', 'calls', 'sign'] });
  return <Shown of={facts}>{(known) => <Keypad facts={known} />}</Shown>;
}

export default function KeypadScreen() {
  const own = useSession()?.table;
  const table = usePlace().name ?? own;
  if (table === undefined) return <ChooseTable />;
  if (own !== undefined && own !== table) return <Elsewhere own={own} />;
  return <KeypadOf key={table} table={table} />;
}
