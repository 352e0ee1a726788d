import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useView } from '../data/views.ts';
import { useGo, usePlace } from '../place.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Choice } from '../ui/choice.tsx';
import { count, money } from '../ui/format.ts';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Table } from '../ui/table.tsx';
import { capitalized } from '../ui/words.ts';
import { FigureButton } from './figure-button.tsx';
import { FundChart } from './fund-chart.tsx';
import { RANGES, type SeriesRange, useFundSeries } from './use-fund-series.ts';

type Fund = Seen<'/funds'>[number];

const FIGURES = ['meters', 'held', 'reserve', 'payable', 'total', 'advance'] as const;

const Figures = ({ fund }: { readonly fund: Fund }) => {
  const { t } = useTranslation('books');
  return (
    <dl className="mb-6 grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line md:grid-cols-3 xl:grid-cols-6">
      {FIGURES.map((figure) => (
        <div key={figure} className="min-w-0 bg-panel px-4 py-3">
          <dt className="text-muted text-sm">{t(`funds.${figure}`)}</dt>
          <dd>
            <FigureButton
              figure={figure}
              amount={fund[figure]}
              fund={fund.fund}
              className="max-w-full truncate font-semibold text-xl tracking-tight"
            />
          </dd>
        </div>
      ))}
    </dl>
  );
};

function OverTime({ fund, now }: { readonly fund: string; readonly now: Fund | undefined }) {
  const { t } = useTranslation('books');
  const { search } = usePlace();
  const go = useGo();
  const range = RANGES.find((each) => each === search['range']) ?? 'all';
  const series = useFundSeries(fund, range, now);
  return (
    <Panel
      title={t('fund.over')}
      className="mb-6"
      actions={
        <Choice<SeriesRange>
          label={t('fund.range')}
          chosen={range}
          onChoose={(chosen) => go(`/books/${fund}`, { ...search, range: chosen })}
          options={RANGES.map((value) => ({ value, title: t(`fund.${value}`) }))}
        />
      }
    >
      <div className="min-h-96">
        <Shown of={series}>
          {(points) =>
            points.length === 0 ? (
              <Empty title={t('fund.nothing')} />
            ) : (
              <FundChart fund={fund} points={points} />
            )
          }
        </Shown>
      </div>
    </Panel>
  );
}

function MetersOf({ fund }: { readonly fund: string }) {
  const { t } = useTranslation('books');
  const meters = useView('/meters', { on: ['sign'] });
  const own = meters.data?.filter(({ offering }) => offering === fund) ?? [];
  if (own.length === 0) return null;
  return (
    <Panel title={t('fund.meters')} isFlush>
      <Table
        caption={t('fund.meters')}
        rows={own}
        keyOf={({ meter }) => meter}
        columns={[
          { title: t('fund.meter'), cell: ({ title }) => capitalized(title) },
          { title: t('fund.figure'), isNumber: true, cell: ({ figure }) => money(figure) },
          {
            title: t('fund.contributed'),
            isNumber: true,
            isExtra: true,
            cell: ({ contributed }) => money(contributed),
          },
          { title: t('fund.hits'), isNumber: true, cell: ({ hitCount }) => count(hitCount) },
          { title: t('fund.won'), isNumber: true, cell: ({ won }) => money(won) },
        ]}
      />
    </Panel>
  );
}

/** One fund: its figures now and over time. */
export default function FundPage({ fund }: { readonly fund: string }) {
  const { t } = useTranslation('books');
  const facts = useView('/funds/:fund', { of: { fund }, on: ['sign', 'house'] });
  return (
    <>
      <BackLink to="/books">{t('fund.back')}</BackLink>
      <ScreenTitle
        title={<span className="break-all">{fund}</span>}
        words={
          facts.data === undefined || facts.data.paysFor.every((each) => each === fund)
            ? undefined
            : t('funds.paysFor', { offerings: facts.data.paysFor.join(', ') })
        }
      />
      <Shown of={facts}>
        {(now) => (
          <>
            <Figures fund={now} />
            <OverTime key={fund} fund={fund} now={now} />
            <MetersOf fund={fund} />
          </>
        )}
      </Shown>
    </>
  );
}
