import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { CommandButton } from '../ui/form.tsx';
import { dayOf, money } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { withoutId } from '../ui/refusal-words.ts';
import { Shown } from '../ui/state.tsx';
import { Table } from '../ui/table.tsx';
import { SectionPart } from './report-sheet.tsx';

const Days = ({
  facts: { closedDay, runningDay, day, waiting },
}: {
  readonly facts: Seen<'/day-close'>;
}) => {
  const { t } = useTranslation('books');
  const lines = [
    [t('day.closed'), closedDay === '' ? t('day.never') : dayOf(closedDay)],
    [t('day.next'), dayOf(closedDay >= day ? runningDay : day)],
    [t('day.running'), dayOf(runningDay)],
    [t('day.waiting'), t('day.waitingDays', { count: waiting })],
  ] as const;
  return (
    <dl className="mb-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {lines.map(([title, text]) => (
        <div key={title}>
          <dt className="text-muted text-sm">{title}</dt>
          <dd className="font-medium">{text}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The exceptions of a day, which both have looked at before they close it. */
function Closing({ day }: { readonly day: string }) {
  const { t } = useTranslation('books');
  const report = { report: 'exceptions' };
  const sheet = useView('/reports/:report', { of: report, query: { from: day } });
  return (
    <Shown of={sheet}>
      {({ sections, madeFrom }) => (
        <>
          <p className="pb-2 text-muted">{t('day.reviewWords')}</p>
          <div className="-mx-4 max-h-96 overflow-y-auto sm:-mx-5">
            {sections.map((section) => (
              <SectionPart key={section.title} section={section} />
            ))}
          </div>
          <CommandButton
            command="close-day"
            title={t('day.do', { day: dayOf(day) })}
            words={t('day.writeWords')}
            submit={t('day.sure')}
            look="primary"
            fixed={{ day, reviewed: madeFrom.last }}
          />
        </>
      )}
    </Shown>
  );
}

/** The next day to close, what closing it writes, and the button for it. */
export function DayPart() {
  const { t } = useTranslation('books');
  const facts = useView('/day-close', { on: ['house', 'sign'] });
  const mayClose = useHasRole(MAY['close-day']);
  return (
    <Shown of={facts}>
      {(now) => (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <Panel title={t('day.title')}>
            <Days facts={now} />
            {now.because === undefined || !mayClose ? null : (
              <Notice
                is={now.waiting === 0 ? 'live' : 'held'}
                title={now.waiting === 0 ? t('day.allClosed') : t('day.cannot')}
              >
                {now.waiting === 0 ? undefined : withoutId(now.because)}
              </Notice>
            )}
            {mayClose ? null : <p className="text-muted">{t('money.notYours')}</p>}
            {now.because === undefined ? <Closing day={now.day} /> : null}
          </Panel>
          <Panel title={t('day.write')} isFlush>
            <p className="px-4 pb-2 text-muted sm:px-5">{t('day.writeWords')}</p>
            <div className="max-h-[32rem] overflow-y-auto">
              <Table
                caption={t('day.write')}
                rows={now.balances}
                keyOf={({ account }) => account}
                columns={[
                  {
                    title: t('accounts.account'),
                    cell: ({ account }) => <span className="break-all font-normal">{account}</span>,
                  },
                  {
                    title: t('accounts.balance'),
                    isNumber: true,
                    cell: ({ balance }) => money(balance),
                  },
                ]}
              />
            </div>
          </Panel>
        </div>
      )}
    </Shown>
  );
}
