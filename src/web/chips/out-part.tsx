import { useTranslation } from 'react-i18next';
import { MAY, SEES } from '#house';
import { useHasRole } from '../data/session.ts';
import { buttonClass } from '../ui/button.tsx';
import { CommandForm } from '../ui/form.tsx';
import { count, momentOf, money } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import type { Chips, LiabilityRow } from './answers.ts';
import { Figure } from './figure.tsx';
import { serialIn } from './serial.ts';

/** What is out, by kind and expiry, and the most it can still cost. */
export function OutPart({ chips }: { readonly chips: Chips }) {
  const { t } = useTranslation('chips');
  const mayVoid = useHasRole(MAY['void-instruments']);
  const maySeeBooks = useHasRole(SEES.books);
  const titles = new Map(chips.offerings.map(({ offering, title }) => [offering, title]));
  const columns: readonly TableColumn<LiabilityRow>[] = [
    { title: t('kind'), cell: ({ title }) => title },
    {
      title: t('promotion'),
      cell: ({ offering }) => titles.get(offering) ?? offering,
      isExtra: true,
    },
    { title: t('out.count'), cell: (row) => count(row.count), isNumber: true },
    {
      title: t('out.vouchers'),
      cell: (row) => count(row.vouchers),
      isNumber: true,
      isExtra: true,
    },
    { title: t('out.face'), cell: ({ face }) => money(face), isNumber: true },
    {
      title: t('out.expires'),
      cell: ({ goodUntil }) => (goodUntil === undefined ? t('out.never') : momentOf(goodUntil)),
      isNumber: true,
    },
  ];
  return (
    <div className="flex flex-col gap-4">
      <Panel>
        <div className="flex flex-wrap gap-x-12 gap-y-4">
          <Figure title={t('out.total')} amount={chips.out} />
          <Figure title={t('exchange.owed')} amount={chips.owed} />
        </div>
        <p className="max-w-prose pt-3 text-muted">{t('out.words')}</p>
        {maySeeBooks ? (
          <p className="pt-3">
            <GoLink
              to="/books"
              search={{ part: 'reports', report: 'chip-liability' }}
              className={buttonClass()}
            >
              {t('out.before')}
            </GoLink>
          </p>
        ) : null}
      </Panel>
      {chips.dropped.length === 0 ? null : (
        <Notice is="plain" title={t('out.dropped', { tables: chips.dropped.join(', ') })} />
      )}
      {chips.recounts.length === 0 ? null : (
        <Notice is="held" title={t('out.recounts', { tables: chips.recounts.join(', ') })} />
      )}
      <Panel title={t('out.title')} isFlush>
        {chips.liability.length === 0 ? (
          <Empty title={t('out.none')}>{t('out.noneWords')}</Empty>
        ) : (
          <Table
            caption={t('out.title')}
            columns={columns}
            rows={chips.liability}
            keyOf={({ offering, instrument, goodUntil = '' }) =>
              `${offering} ${instrument} ${goodUntil}`
            }
          />
        )}
      </Panel>
      {mayVoid ? <VoidForm /> : null}
    </div>
  );
}

function VoidForm() {
  const { t } = useTranslation('chips');
  return (
    <Panel title={t('void.title')}>
      <CommandForm
        command="void-instruments"
        submit={t('void.do')}
        done={t('void.done')}
        look="danger"
        fields={{
          serials: { label: t('void.serials'), hint: t('void.serialsHint') },
          reason: { label: t('reason') },
        }}
        toFields={({ serials = '', reason }) => ({
          serials: String(serials)
            .split(/[\s,;]+/)
            .filter((each) => each !== '')
            .map(serialIn),
          reason,
        })}
      />
    </Panel>
  );
}
