import { useTranslation } from 'react-i18next';
import type { Frequencies, HandRule } from '#hands';
import { grouped, oneInOf, percentOf, shareOf } from '../ui/numbers.ts';
import { Table, type TableColumn } from '../ui/table.tsx';
import { capitalized, inWords } from '../ui/words.ts';

type Row = Frequencies['counts'][number];

interface Scale {
  /** How many decades the bar spans; 0 on a linear scale. */
  readonly decades: number;
  /** 0 to 1, of a count above 0. */
  lengthOf(count: bigint): number;
}

/** Shares close together are drawn in proportion. Where the rarest would vanish beside the most
 * common one, the bars count factors of ten instead. */
function scaleOf({ counts, deals }: Frequencies): Scale {
  const shares = counts.map(([, count]) => shareOf(count, deals)).filter((share) => share > 0);
  const rarest = Math.min(...shares);
  const commonest = Math.max(...shares);
  if (commonest < 50 * rarest) {
    return {
      decades: 0,
      lengthOf: (count) => shareOf(count, deals) / commonest,
    };
  }
  const decades = Math.ceil(-Math.log10(rarest));
  return {
    decades,
    lengthOf: (count) => 1 + Math.log10(shareOf(count, deals)) / decades,
  };
}

const Bar = ({ scale, count }: { scale: Scale; count: bigint }) => (
  <div
    aria-hidden="true"
    className="relative h-2 @xl:h-3 @xl:min-w-24 overflow-hidden rounded-xs bg-raised"
  >
    {count === 0n ? null : (
      <div
        className="h-full min-w-0.5 bg-gold"
        style={{ width: `${100 * scale.lengthOf(count)}%` }}
      />
    )}
    {Array.from({ length: Math.max(0, scale.decades - 1) }, (_, line) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are their places.
        key={line}
        className="absolute inset-y-0 w-px bg-ground"
        style={{ left: `${(100 * (line + 1)) / scale.decades}%` }}
      />
    ))}
  </div>
);

interface FrequencyTableProps {
  readonly frequencies: Frequencies;
  /** The category of the hand on the screen. */
  readonly category: string | null;
}

function FrequencyTable({ frequencies, category }: FrequencyTableProps) {
  const { t } = useTranslation('rank');
  const { deal, deals, counts, source } = frequencies;
  const scale = scaleOf(frequencies);
  const columns: readonly TableColumn<Row>[] = [
    {
      title: t('table.hand'),
      cell: ([name, count]) => (
        <>
          {inWords(name)}
          <div className="mt-1.5 @xl:hidden">
            <Bar scale={scale} count={count} />
          </div>
        </>
      ),
    },
    { title: t('table.deals'), cell: ([, count]) => grouped(count), isNumber: true },
    { title: t('table.percent'), cell: ([, count]) => percentOf(count, deals), isNumber: true },
    {
      title: t('table.oneIn'),
      cell: ([, count]) => (count === 0n ? t('table.never') : oneInOf(count, deals)),
      isNumber: true,
    },
    {
      title: t('table.howOften'),
      cell: ([, count]) => <Bar scale={scale} count={count} />,
      isExtra: true,
    },
  ];
  return (
    <article className="flex min-w-0 flex-col gap-2 rounded-panel border border-line bg-panel py-4">
      <h3 className="px-4 font-semibold text-lg">{capitalized(deal)}</h3>
      <Table
        caption={t('table.caption', { deal })}
        columns={columns}
        rows={counts}
        keyOf={([name]) => name}
        isMarked={([name]) => name === category}
        foot={
          <tr>
            <th scope="row" className="px-1.5 py-2 text-left font-medium">
              {t('table.all')}
            </th>
            <td className="px-1.5 py-2 text-right tabular-nums @xl:px-2.5">{grouped(deals)}</td>
            <td className="px-1.5 py-2 text-right tabular-nums @xl:px-2.5">100%</td>
            <td colSpan={2} />
          </tr>
        }
      />
      <p className="px-4 text-faint text-sm">
        {t('table.source', { source: source.replace(/\.$/, '') })}
        {scale.decades === 0 ? null : ` ${t('table.tenfold')}`}
      </p>
    </article>
  );
}

/** The published or proven counts behind a rule's ranking. */
export function HowOften({ rule, category }: { rule: HandRule; category: string | null }) {
  const { t } = useTranslation('rank');
  return (
    <section aria-labelledby="how-often-title" className="flex flex-col gap-4 pt-2">
      <h2 id="how-often-title" className="font-semibold text-xl">
        {t('howOften')}
      </h2>
      {rule.frequencies.length === 0 ? (
        <p className="text-muted">{t('noCounts')}</p>
      ) : (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,30rem),1fr))] items-start gap-5">
          {rule.frequencies.map((frequencies) => (
            <FrequencyTable key={frequencies.deal} frequencies={frequencies} category={category} />
          ))}
        </div>
      )}
    </section>
  );
}
