// A posting sheet as it hangs on the wall: beside the form that makes it, and with its proposal.
import type { Block, Section, PostingSheet as Sheet } from '#rules';

/** As much of a sheet as is shown. */
type ShownSection = Omit<Section, 'items'>;
interface ShownSheet extends Omit<Sheet, 'kind' | 'activity' | 'sections' | 'ruleText'> {
  readonly sections: readonly ShownSection[];
}

function Figures({ block }: { readonly block: Extract<Block, { kind: 'figures' }> }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {block.figures.map(({ label, amount, note }) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="break-words font-semibold tabular-nums tracking-tight text-4xl">
            {amount}
          </dd>
          {note === '' ? null : <dd className="text-muted text-xs">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Rows({
  block: { caption, columns, rows },
}: {
  readonly block: Extract<Block, { kind: 'table' }>;
}) {
  const sideOf = (index: number): string =>
    columns[index]?.align === 'right' ? 'text-right tabular-nums' : 'text-left';
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        {caption === undefined ? null : (
          <caption className="pb-1 text-left font-medium">{caption}</caption>
        )}
        <thead>
          <tr className="border-line-strong border-b text-muted">
            {columns.map(({ title }, index) => (
              <th
                key={title}
                scope="col"
                className={`py-1 pr-3 font-medium last:pr-0 ${sideOf(index)}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, notes }) => (
            <tr key={cells.join(' ')} className="border-line border-b align-top">
              {cells.map((cell, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
                  key={index}
                  className={`py-1.5 pr-3 last:pr-0 ${sideOf(index)}`}
                >
                  {cell}
                  {index === 0
                    ? notes.map((note) => (
                        <span key={note} className="block text-muted text-xs">
                          {note}
                        </span>
                      ))
                    : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BlockShown({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p className="text-sm">{block.words}</p>;
    case 'list':
      return (
        <ul className="list-disc space-y-1 pl-5 marker:text-faint text-sm">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-1 text-sm">
          {block.facts.map(({ label, text }) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="break-words tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      );
    case 'figures':
      return <Figures block={block} />;
    case 'table':
      return <Rows block={block} />;
  }
}

/** One section of a sheet. */
export const SectionShown = ({ section }: { readonly section: ShownSection }) => (
  <section
    className={
      section.weight === 'notice'
        ? 'rounded-control border-2 border-accent px-4 py-3'
        : 'border-line border-t pt-3'
    }
  >
    <h4
      className={`mb-2 font-semibold ${section.weight === 'notice' ? 'text-accent' : ''} text-base`}
    >
      {section.heading}
    </h4>
    <div className="flex flex-col gap-3">
      {section.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section keep their order.
        <BlockShown key={index} block={block} />
      ))}
    </div>
  </section>
);

export function PostingSheet({ sheet }: { readonly sheet: ShownSheet }) {
  const { title, approvedAs, approvalIds, venue, approvedBy, summary, warning } = sheet;
  const { sections, notes } = sheet;
  return (
    <article className="flex min-w-0 flex-col gap-5">
      <header>
        <h3 className="break-words font-semibold tracking-tight text-2xl">{title}</h3>
        {approvedAs === undefined ? null : <p className="font-medium text-sm">{approvedAs}</p>}
        <p className="mt-1 text-muted text-xs">{[venue, approvedBy, ...approvalIds].join(' · ')}</p>
        <p className="mt-2 text-sm">{summary}</p>
        {warning === undefined ? null : (
          <p className="mt-2 font-medium text-held text-sm">{warning}</p>
        )}
      </header>
      {sections.map((section) => (
        <SectionShown key={section.id} section={section} />
      ))}
      {notes.length === 0 ? null : (
        <footer className="text-faint text-xs">{notes.join(' · ')}</footer>
      )}
    </article>
  );
}
