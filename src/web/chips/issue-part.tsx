import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Done } from '#client';
import { ISSUE_WAYS } from '#house';
import { useCommandForm } from '../data/form.ts';
import { CommandForm } from '../ui/command-form.tsx';
import { Field, Select } from '../ui/field.tsx';
import { money } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { Empty } from '../ui/state.tsx';
import type { Chips } from './answers.ts';

type Issued = Extract<Done['events'][number], { type: 'instruments-issued' }>;

/** New coupons, certificates or vouchers, and their papers. */
export function IssuePart({ chips }: { readonly chips: Chips }) {
  const { t } = useTranslation('chips');
  const [issued, setIssued] = useState<Issued>();
  const kinds = chips.offerings.flatMap(({ offering, title, instruments }) =>
    instruments
      .filter(({ sale }) => sale === undefined)
      .map((kind) => ({
        value: `${offering} ${kind.instrument}`,
        title: t('issue.kindOf', { kind: kind.title, face: money(kind.face), promotion: title }),
      })),
  );
  if (kinds.length === 0) {
    return (
      <Panel>
        <Empty title={t('issue.none')}>{t('issue.noneWords')}</Empty>
      </Panel>
    );
  }
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title={t('issue.title')}>
        <IssueForm kinds={kinds} onDone={setIssued} />
      </Panel>
      {issued === undefined ? null : (
        <Notice is="live" title={t('issue.done', { count: issued.serials.length })}>
          <p className="pb-3">{t('issue.doneWords', { batch: issued.batch })}</p>
          <PrintButton path={`/chip-batches/${issued.batch}/papers.pdf`}>
            {t('issue.print')}
          </PrintButton>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-1 pt-4 font-mono sm:grid-cols-3">
            {issued.serials.slice(0, SHOWN_MOST).map((serial) => (
              <li key={serial}>{serial}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

const SHOWN_MOST = 30;

interface IssueFormProps {
  readonly kinds: readonly { readonly value: string; readonly title: string }[];
  readonly onDone: (issued: Issued | undefined) => void;
}

function IssueForm({ kinds, onDone }: IssueFormProps) {
  const { t } = useTranslation('chips');
  const [kind, setKind] = useState(kinds[0]?.value ?? '');
  const [count, setCount] = useState('1');
  const [offering, instrument] = kind.split(' ');
  const form = useCommandForm('issue-instruments', {
    fixed: { offering, instrument, count: Number(count) },
    initial: { how: ISSUE_WAYS[0] },
    onDone({ events }) {
      form.reset();
      onDone(events.find((event): event is Issued => event.type === 'instruments-issued'));
    },
  });
  return (
    <CommandForm form={form} submit={t('issue.do')}>
      <Select
        id="issue-kind"
        label={t('kind')}
        options={kinds}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          id="issue-count"
          label={t('issue.count')}
          hint={t('issue.countHint')}
          inputMode="numeric"
          value={count}
          problem={form.problemAt('count')}
          onChange={({ target }) => setCount(target.value)}
        />
        <Field label={t('issue.batch')} hint={t('issue.batchHint')} {...form.field('batch')} />
      </div>
      <Select
        label={t('issue.how')}
        options={ISSUE_WAYS.map((value) => ({ value, title: t(`issue.ways.${value}`) }))}
        {...form.field('how')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('issue.patron')} hint={t('issue.patronHint')} {...form.field('patron')} />
        <Field label={t('issue.claim')} hint={t('issue.claimHint')} {...form.field('claim')} />
        <Field
          type="date"
          label={t('issue.expires')}
          hint={t('issue.expiresHint')}
          {...form.field('expires')}
        />
      </div>
    </CommandForm>
  );
}
