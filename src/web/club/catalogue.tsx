import { useTranslation } from 'react-i18next';
import { count, momentOf, money } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { Empty } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import type { Club } from './answers.ts';

type Offering = Club['offerings'][number];
type Prize = Offering['prizes'][number];

/** Every posted promotion with its prizes. */
export function Catalogue({ club: { offerings, members } }: { readonly club: Club }) {
  const { t } = useTranslation('club');
  return (
    <Panel
      title={t('catalogue.title')}
      actions={<Tag>{t('catalogue.members', { count: members })}</Tag>}
      isFlush
    >
      {offerings.length === 0 ? (
        <Empty title={t('credits.none')}>{t('credits.noneWords')}</Empty>
      ) : (
        offerings.map((offering) => <OfferingPrizes key={offering.offering} of={offering} />)
      )}
    </Panel>
  );
}

function OfferingPrizes({ of: { title, until, isOpen, prizes } }: { readonly of: Offering }) {
  const { t } = useTranslation('club');
  const columns: readonly TableColumn<Prize>[] = [
    {
      title: t('catalogue.prize'),
      cell: (prize) => (
        <>
          {prize.title}
          {prize.isMoney ? (
            <span className="pl-2 font-normal text-muted">{t('catalogue.money')}</span>
          ) : null}
        </>
      ),
    },
    { title: t('catalogue.value'), cell: ({ value }) => money(value), isNumber: true },
    { title: t('catalogue.credits'), cell: ({ credits }) => count(credits), isNumber: true },
  ];
  return (
    <section className="pb-4">
      <h3 className="flex flex-wrap items-baseline gap-x-3 px-4 py-2 font-medium sm:px-5">
        {title}
        <span className="font-normal text-muted text-sm">
          {isOpen ? null : t('credits.closed')}
          {isOpen && until !== undefined ? t('credits.until', { until: momentOf(until) }) : null}
        </span>
      </h3>
      <Table caption={title} columns={columns} rows={prizes} keyOf={({ prize }) => prize} />
    </section>
  );
}
