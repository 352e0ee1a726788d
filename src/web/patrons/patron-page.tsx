import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useView } from '../data/views.ts';
import { BackLink } from '../ui/back-link.tsx';
import { count } from '../ui/format.ts';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Table } from '../ui/table.tsx';
import { inWords } from '../ui/words.ts';
import { Decisions } from './decisions.tsx';
import { FactsPanel, FilePanel } from './facts.tsx';
import { StandingTag } from './standing-tag.tsx';

type Patron = Seen<'/patrons/:patron'>;

export function PatronPage({ patron }: { readonly patron: string }) {
  const { t } = useTranslation('patrons');
  const facts = useView('/patrons/:patron', { of: { patron }, on: ['claims'] });
  return (
    <>
      <BackLink to="/patrons">{t('back')}</BackLink>
      <Shown of={facts}>
        {({ standing, holdings }) => (
          <>
            <ScreenTitle
              title={<span className="wrap-anywhere">{patron}</span>}
              actions={<StandingTag standing={standing} />}
            />
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
              <div className="flex min-w-0 flex-col gap-4">
                <FactsPanel patron={patron} />
                <FilePanel patron={patron} />
              </div>
              <div className="flex min-w-0 flex-col gap-4">
                <Holdings holdings={holdings} />
                <Decisions patron={patron} standing={standing} />
              </div>
            </div>
          </>
        )}
      </Shown>
    </>
  );
}

/** Tickets, points, entries and spins, by offering. */
function Holdings({ holdings }: Pick<Patron, 'holdings'>) {
  const { t } = useTranslation('patrons');
  const { data: offerings = [] } = useView('/offerings');
  const titleOf = (name: string) =>
    offerings.find(({ offering }) => offering === name)?.title ?? name;
  const rows = Object.entries(holdings).flatMap(([offering, held]) =>
    Object.entries(held).map(([what, number]) => ({ offering, what, number })),
  );
  return (
    <Panel title={t('holdings.title')} isFlush>
      {rows.length === 0 ? (
        <Empty title={t('holdings.none')} />
      ) : (
        <Table
          caption={t('holdings.caption')}
          columns={[
            { title: t('holdings.offering'), cell: ({ offering }) => titleOf(offering) },
            { title: t('holdings.what'), cell: ({ what }) => inWords(what) },
            { title: t('holdings.count'), cell: ({ number }) => count(number), isNumber: true },
          ]}
          rows={rows}
          keyOf={({ offering, what }) => `${offering} ${what}`}
        />
      )}
    </Panel>
  );
}
