import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Done } from '#client';
import { ISSUE_WAYS } from '#house';
import { CommandForm } from '../ui/form.tsx';
import { money } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { Empty } from '../ui/state.tsx';
import type { Chips } from './answers.ts';

type Issued = Extract<Done['events'][number], { type: 'instruments-issued' }>;

/** New coupons, certificates or vouchers, and their printouts. */
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
  return (
    <CommandForm
      command="issue-instruments"
      submit={t('issue.do')}
      initial={{ count: 1 }}
      fields={{
        kind: { label: t('kind'), options: kinds },
        count: { label: t('issue.count'), hint: t('issue.countHint'), isHalf: true },
        batch: { label: t('issue.batch'), hint: t('issue.batchHint'), isHalf: true },
        how: {
          label: t('issue.how'),
          options: ISSUE_WAYS.map((value) => ({ value, title: t(`issue.ways.${value}`) })),
        },
        patron: { label: t('issue.patron'), hint: t('issue.patronHint'), isHalf: true },
        claim: { label: t('issue.claim'), hint: t('issue.claimHint'), isHalf: true },
        expires: { label: t('issue.expires'), hint: t('issue.expiresHint'), isHalf: true },
      }}
      toFields={({ kind, ...asked }) => {
        const [offering, instrument] = String(kind).split(' ');
        return { ...asked, offering, instrument };
      }}
      onDone={({ events }) =>
        onDone(events.find((event): event is Issued => event.type === 'instruments-issued'))
      }
    />
  );
}
