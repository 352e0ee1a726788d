import { useTranslation } from 'react-i18next';
import { type Event, type LogRecord, SEES } from '#house';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { momentOf } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import { inWords } from '../ui/words.ts';

const QUERY = { command: 'approve,reject', limit: 20 };

/** What an event is about: an offering, a badge. */
const subjectOf = (event: Event): string => {
  if ('offering' in event) return ` (${event.offering})`;
  return 'staff' in event && typeof event.staff === 'string' ? ` (${event.staff})` : '';
};

/** What an approval has brought about, besides itself. */
const broughtBy = ({ events = [] }: LogRecord): string =>
  events
    .filter(({ type }) => type !== 'proposal-approved' && type !== 'proposal-rejected')
    .map((event) => `${inWords(event.type)}${subjectOf(event)}`)
    .join(', ');

const proposerIn = ({ events = [] }: LogRecord): string | undefined =>
  events.find((event) => event.type === 'proposal-approved')?.proposedBy;

const reasonIn = ({ events = [] }: LogRecord): string | undefined =>
  events.find((event) => event.type === 'proposal-rejected')?.reason;

function useColumns(): readonly TableColumn<LogRecord>[] {
  const { t } = useTranslation('approvals');
  return [
    {
      title: t('past.when'),
      cell: ({ at, seq }) => (
        <GoLink to="/regulator/log" search={{ record: String(seq) }}>
          <time dateTime={at} className="whitespace-nowrap font-normal">
            {momentOf(at)}
          </time>
        </GoLink>
      ),
    },
    {
      title: t('past.outcome'),
      cell: ({ command }) =>
        command === 'approve' ? (
          <Tag is="live">{t('past.approve')}</Tag>
        ) : (
          <Tag is="refused">{t('past.reject')}</Tag>
        ),
    },
    {
      title: t('past.what'),
      cell: (record) => (
        <span className="break-words">{reasonIn(record) ?? broughtBy(record)}</span>
      ),
    },
    { title: t('past.proposedBy'), isExtra: true, cell: (record) => proposerIn(record) ?? '' },
    { title: t('past.by'), cell: ({ by }) => by },
  ];
}

/** What was decided lately, for those who see the log. */
export function Decided() {
  const { t } = useTranslation('approvals');
  const seesLog = useHasRole(SEES.log);
  const decided = useView(seesLog ? '/records' : undefined, {
    query: QUERY,
    on: ['house'],
  });
  const columns = useColumns();
  if (!seesLog) return null;
  return (
    <Panel title={t('past.title')} className="mt-6" isFlush>
      <Shown of={decided}>
        {({ records }) => {
          // Who was refused has decided nothing.
          const done = records.filter(({ refusal }) => refusal === undefined);
          return done.length === 0 ? (
            <Empty title={t('past.none')} />
          ) : (
            <Table caption={t('past.title')} columns={columns} rows={done} keyOf={({ id }) => id} />
          );
        }}
      </Shown>
    </Panel>
  );
}
