import { TriangleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../data/session.ts';
import { useTopic } from '../data/stream.ts';
import { useView } from '../data/views.ts';
import { usePlace } from '../place.ts';
import { Empty, Loading, Shown } from '../ui/state.tsx';
import { ChooseTable, TableLink } from './choose-table.tsx';
import { Keypad } from './keypad.tsx';

// Most tables need none of the procedures.
const DealtScreen = lazy(() => import('../deal/dealt-screen.tsx'));

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

/** The table's own game with its procedure, where it deals one; otherwise the keys of its offerings. */
function TableOf({ table }: { readonly table: string }) {
  const games = useTopic('table-games');
  if (games === undefined) return <Loading />;
  if (!games.has(table)) return <KeypadOf table={table} />;
  return (
    <Suspense fallback={<Loading />}>
      <DealtScreen table={table} />
    </Suspense>
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
  return <TableOf key={table} table={table} />;
}
