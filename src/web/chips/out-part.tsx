import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY, SEES } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { count, momentOf, money } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty } from '../ui/state.tsx';
import { type Column, Table } from '../ui/table.tsx';
import type { Chips, LiabilityRow } from './answers.ts';
import { Figure } from './figure.tsx';
import { serialIn } from './serial.ts';

/** What is out, by kind and expiry, and what it can still cost at most. */
export function OutPart({ chips }: { readonly chips: Chips }) {
  const { t } = useTranslation('chips');
  const mayVoid = useHasRole(MAY['void-instruments']);
  const maySeeBooks = useHasRole(SEES.books);
  const titles = new Map(chips.offerings.map(({ offering, title }) => [offering, title]));
  const columns: readonly Column<LiabilityRow>[] = [
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
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const { outcome, send, reset } = useCommand('void-instruments');
  const serials = typed
    .split(/[\s,;]+/)
    .filter((each) => each !== '')
    .map(serialIn);
  return (
    <Panel title={t('void.title')}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send({ serials, reason });
        }}
      >
        <Field
          id="void-serials"
          label={t('void.serials')}
          hint={t('void.serialsHint')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            reset();
          }}
        />
        <Field
          id="void-reason"
          label={t('reason')}
          value={reason}
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
        />
        <OutcomeNotice of={outcome} done={t('void.done')} />
        <Button
          type="submit"
          look="danger"
          className="self-end"
          disabled={serials.length === 0 || reason.trim() === '' || outcome.kind === 'sending'}
        >
          {t('void.do')}
        </Button>
      </form>
    </Panel>
  );
}
