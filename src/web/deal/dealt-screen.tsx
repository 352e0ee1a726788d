import { useView } from '../data/views.ts';
import { Shown } from '../ui/state.tsx';
import { DealtKeypad } from './dealt-table.tsx';

/** The keypad of a table that deals its game. */
export default function DealtScreen({ table }: { readonly table: string }) {
  const facts = useView('/tables/:table/game', { of: { table }, on: ['table-games'], pauseMs: 0 });
  return <Shown of={facts}>{(known) => <DealtKeypad facts={known} />}</Shown>;
}
