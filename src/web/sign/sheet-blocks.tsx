// The blocks of a posting sheet, in type for the far side of a room.
import type { Block } from '#rules';
import type { SignPosting } from './use-sign.ts';

type Table = Extract<Block, { kind: 'table' }>;

const TableBlock = ({ table: { caption, columns, rows } }: { readonly table: Table }) => (
  <table className="w-full border-collapse">
    {caption === undefined ? null : (
      <caption className="pb-1 text-left font-medium text-muted">{caption}</caption>
    )}
    <thead className={columns.length > 2 ? 'text-[0.8em] text-muted' : 'sr-only'}>
      <tr>
        {columns.map(({ title, align }) => (
          <th
            key={title}
            scope="col"
            className={`font-medium ${align === 'right' ? 'pl-[1em] text-right' : 'text-left'}`}
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ cells, notes }) => (
        <tr
          key={cells.join('|')}
          className="break-inside-avoid border-line border-b align-baseline"
        >
          {cells.map((cell, index) => (
            <td
              key={columns[index]?.title}
              className={`py-[0.2em] ${columns[index]?.align === 'right' ? 'pl-[1em] text-right font-semibold tabular-nums' : ''}`}
            >
              {cell}
              {index > 0
                ? null
                : notes.map((note) => (
                    <span key={note} className="block text-[0.8em] text-muted">
                      {note}
                    </span>
                  ))}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.words}</p>;
    case 'list':
      return (
        <ul className="list-disc space-y-[0.15em] pl-[1.1em] marker:text-faint">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl>
          {block.facts.map(({ label, text }) => (
            <div
              key={`${label} ${text}`}
              className="flex break-inside-avoid justify-between gap-[1em] border-line border-b py-[0.2em]"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="text-right font-medium tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <TableBlock table={block} />;
    // The meters stand above the sheet, as they are at this moment.
    case 'figures':
      return null;
  }
}

/** All of a sheet but the meters. */
export const SheetSections = ({ posting }: { readonly posting: SignPosting }) =>
  posting.sections
    .filter(({ weight }) => weight !== 'pool')
    .map(({ id, heading, weight, blocks }) => (
      <section
        key={id}
        className={`mb-[1.1em] ${weight === 'notice' ? 'break-inside-avoid rounded-panel border-2 border-accent p-[0.7em]' : ''}`}
      >
        <h3
          className={`mb-[0.25em] break-after-avoid font-semibold leading-tight ${weight === 'plain' ? 'text-accent' : 'text-[1.25em] text-ink'}`}
        >
          {heading}
        </h3>
        <div className="space-y-[0.4em]">
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a sheet have no name and do not move.
            <BlockView key={index} block={block} />
          ))}
        </div>
      </section>
    ));
