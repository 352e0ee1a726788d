import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignPosting } from '../sign/use-sign.ts';
import { Choice } from '../ui/choice.tsx';
import { Panel } from '../ui/panel.tsx';
import { type SheetTable, tablesIn } from './sheet.ts';

/** A column of pays; where the pays go by something, one of them at a time. */
function PayTable({ table }: { readonly table: SheetTable }) {
  const { t } = useTranslation('play');
  const { caption = '', columns, rows } = table;
  const [shown, setShown] = useState(1);
  const pays = columns.slice(1);
  return (
    <Panel title={caption} isFlush>
      {pays.length === 1 ? null : (
        <div className="px-4 pb-3">
          <Choice
            label={`${caption}: ${t('pays.players')}`}
            options={pays.map(({ title }, index) => ({
              value: String(index + 1),
              title: (
                <>
                  <span aria-hidden="true">{Number.parseInt(title, 10)}</span>
                  <span className="sr-only">{title}</span>
                </>
              ),
            }))}
            chosen={String(shown)}
            onChoose={(index) => setShown(Number(index))}
          />
          <p className="pt-1 text-muted text-sm">{t('pays.players')}</p>
        </div>
      )}
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('pays.hand')}</th>
            <th scope="col">{columns[shown]?.title}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, notes }) => (
            <tr key={cells[0]} className="border-line border-t align-baseline">
              <th scope="row" className="px-4 py-2 text-left font-medium">
                {cells[0]}
                {notes.map((note) => (
                  <span key={note} className="block font-normal text-muted text-sm">
                    {note}
                  </span>
                ))}
              </th>
              <td className="py-2 pr-4 text-right font-bold text-lg tabular-nums">
                {cells[shown]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** What each wager pays in this house: only those that it has chosen to offer. */
export function PaysPart({ sheet }: { readonly sheet: SignPosting }) {
  const words = sheet.sections
    .filter(({ id }) => id === 'prizes')
    .flatMap(({ blocks }) => blocks.flatMap((each) => (each.kind === 'list' ? each.items : [])));
  return (
    <div className="flex flex-col gap-4">
      {tablesIn(sheet, 'prizes').map((table) => (
        <PayTable key={table.caption} table={table} />
      ))}
      <ul className="list-disc pl-5 text-muted text-sm marker:text-faint">
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}
