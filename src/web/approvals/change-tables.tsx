import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { DifferenceTable } from '../rulebook/difference-table.tsx';
import { money } from '../ui/format.ts';
import { Shown } from '../ui/state.tsx';
import { Table } from '../ui/table.tsx';
import { inWords } from '../ui/words.ts';
import { differencesOf } from './differences.ts';
import { isPosting, type PostingAction, useActivity } from './use-activity.ts';

type Facts = { readonly facts: Seen<'/proposals/:proposal'> };

/** An offering's fields, in the words of its sheet. */
function OfferingChange({ facts, action }: Facts & { readonly action: PostingAction }) {
  const { t } = useTranslation('approvals');
  const caption = action.type === 'post-offering' ? t('change.posted') : t('change.title');
  return (
    <section className="mb-6">
      <h3 className="mb-1 font-semibold">{caption}</h3>
      <Shown of={useActivity(action)}>
        {(activity) => (
          <DifferenceTable
            activity={activity}
            caption={caption}
            before={facts.before ?? {}}
            after={facts.after ?? {}}
          />
        )}
      </Shown>
    </section>
  );
}

/** What would be in force instead of what is, field by field. */
export function ChangeTable({ facts }: Facts) {
  const { action, before, after } = facts;
  const { t } = useTranslation('approvals');
  if (after === undefined) return null;
  if (isPosting(action)) return <OfferingChange facts={facts} action={action} />;
  const title = t('change.title');
  const rows = differencesOf(before, after);
  const none = <span className="text-faint">{t('change.notSet')}</span>;
  const field = {
    title: t('change.field'),
    cell: ({ path }: (typeof rows)[number]) => (
      <span className="break-all font-normal">{path}</span>
    ),
  };
  const was = {
    title: t('change.before'),
    cell: (row: (typeof rows)[number]) => <span className="break-words">{row.before ?? none}</span>,
  };
  const is = {
    title: t('change.after'),
    cell: (row: (typeof rows)[number]) => (
      <span className="break-words font-medium">{row.after ?? none}</span>
    ),
  };
  return (
    <section className="mb-6">
      <h3 className="mb-1 font-semibold">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-muted">{t('change.nothing')}</p>
      ) : (
        <Table caption={title} columns={[field, was, is]} rows={rows} keyOf={({ path }) => path} />
      )}
    </section>
  );
}

/** The entries that would be written. */
export function MovesTable({ facts: { moves } }: Facts) {
  const { t } = useTranslation('approvals');
  return (
    <section className="mb-6">
      <h3 className="mb-1 font-semibold">{t('money.title')}</h3>
      {moves.length === 0 ? (
        <p className="text-muted">{t('money.none')}</p>
      ) : (
        <Table
          caption={t('money.title')}
          rows={moves.map((move, index) => ({ move, key: String(index) }))}
          keyOf={({ key }) => key}
          columns={[
            { title: t('money.why'), cell: ({ move: [kind] }) => inWords(kind) },
            {
              title: t('money.from'),
              cell: ({ move: [, debit] }) => <span className="break-all text-sm">{debit}</span>,
            },
            {
              title: t('money.to'),
              cell: ({ move: [, , credit] }) => <span className="break-all text-sm">{credit}</span>,
            },
            {
              title: t('money.amount'),
              isNumber: true,
              cell: ({ move: [, , , amount] }) => money(amount),
            },
          ]}
        />
      )}
    </section>
  );
}
