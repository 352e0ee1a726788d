import { useTranslation } from 'react-i18next';
import { useView } from '../data/views.ts';
import { CommandButton } from '../ui/form.tsx';
import { money } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import type { Owed } from './answers.ts';

/** What people who were wrongly paid owe, and the forms that have to be corrected. */
export function Receivables() {
  const { t } = useTranslation('cage');
  const receivables = useView('/receivables', { on: ['claims'] });
  const columns: readonly TableColumn<Owed>[] = [
    {
      title: t('owed.who'),
      cell: ({ patron, claim }) => (
        <GoLink to={`/cage/${claim}`}>
          <span className="wrap-anywhere">{patron ?? t('claims.nobody')}</span>
        </GoLink>
      ),
    },
    { title: t('owed.paid'), cell: ({ owed }) => money(owed), isNumber: true },
    { title: t('owed.left'), cell: ({ left }) => money(left), isNumber: true },
    { title: t('owed.next'), cell: (owed) => <Next owed={owed} /> },
  ];
  return (
    <Panel isFlush>
      <Shown of={receivables}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t('owed.none')}>{t('owed.noneWords')}</Empty>
          ) : (
            <Table
              caption={t('owed.caption')}
              columns={columns}
              rows={rows}
              keyOf={({ receivable }) => receivable}
            />
          )
        }
      </Shown>
    </Panel>
  );
}

function Next({ owed: { receivable, left, forms } }: { readonly owed: Owed }) {
  const { t } = useTranslation('cage');
  const isOpen = left !== '0.00';
  return (
    <div className="flex flex-wrap gap-2">
      {isOpen ? (
        <>
          <CommandButton
            command="take-repayment"
            title={t('owed.take')}
            words={t('owed.takeWords', { left: money(left) })}
            fixed={{ receivable }}
            fields={{ amount: { label: t('owed.amount') } }}
          />
          <CommandButton
            command="write-off"
            title={t('owed.off')}
            words={t('owed.offWords', { left: money(left) })}
            look="danger"
            isQuiet
            fixed={{ receivable }}
            fields={{ reason: { label: t('holds.reason') } }}
          />
        </>
      ) : null}
      {forms.includes('w-2g') ? (
        <PrintButton path={`/receivables/${receivable}/forms/w-2g.pdf?copy=winner`}>
          {t('owed.print')}
        </PrintButton>
      ) : null}
      {forms.map((form) => (
        <CommandButton
          key={form}
          command="correct-form"
          title={t('owed.corrected', { form: t(`papers.forms.${form}`) })}
          words={t('owed.correctedWords')}
          submit={t('owed.mark')}
          isQuiet
          fixed={{ receivable, form }}
        />
      ))}
    </div>
  );
}
