import { useTranslation } from 'react-i18next';
import type { Event, LogRecord } from '#house';
import { useView } from '../data/views.ts';
import { useGo, usePlace } from '../place.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { money } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { inWords } from '../ui/words.ts';

export type LoggedRecord = LogRecord & { readonly hash: string };

function EventPart({ event }: { readonly event: Event }) {
  const { t } = useTranslation('regulator');
  const { type, moves = [], ...facts } = event;
  return (
    <li className="rounded-control border border-line p-4">
      <h4 className="font-semibold">{inWords(type)}</h4>
      <pre className="mt-2 overflow-x-auto whitespace-pre-wrap break-words font-mono text-xs">
        {JSON.stringify(facts, null, 2)}
      </pre>
      {moves.length === 0 ? null : (
        <>
          <h5 className="mt-3 font-medium text-muted text-sm">{t('record.moves')}</h5>
          <ul className="text-sm">
            {moves.map(([kind, debit, credit, amount]) => (
              <li
                key={`${kind} ${debit} ${credit} ${amount}`}
                className="flex flex-wrap justify-between gap-x-4 border-line border-t py-1.5"
              >
                <span className="break-all">
                  {inWords(kind)}: {t('record.move', { debit, credit })}
                </span>
                <span className="tabular-nums">{money(amount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {'call' in event ? <GoLink to={`/replay/${event.call}`}>{t('record.replay')}</GoLink> : null}
    </li>
  );
}

function Facts({ record }: { readonly record: LoggedRecord }) {
  const { t } = useTranslation('regulator');
  const { at, by, command, id, input, hash, refusal, events = [] } = record;
  const facts = [
    [t('record.moment'), at],
    [t('record.by'), by],
    [t('record.command'), command],
    [t('record.id'), id],
    [t('record.input'), input],
    [t('record.hash'), hash],
  ] as const;
  return (
    <>
      <dl className="mb-5 grid gap-x-6 gap-y-1 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {facts.map(([title, text]) => (
          <div key={title} className="contents">
            <dt className="text-muted text-sm">{title}</dt>
            <dd className="mb-2 break-all font-mono text-sm sm:mb-0">{text}</dd>
          </div>
        ))}
      </dl>
      {refusal === undefined ? null : (
        <>
          <h3 className="mb-2 font-semibold">{t('record.refusal')}</h3>
          <pre className="mb-5 overflow-x-auto whitespace-pre-wrap rounded-control bg-refused-soft p-3 font-mono text-refused text-xs">
            {JSON.stringify(refusal, null, 2)}
          </pre>
        </>
      )}
      {events.length === 0 ? null : (
        <>
          <h3 className="mb-2 font-semibold">{t('record.events')}</h3>
          <ul className="flex flex-col gap-3">
            {events.map((event, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the events of a record keep their order.
              <EventPart key={index} event={event} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The record in the address, whole; one goes to the ones before and after it. */
export function RecordDialog() {
  const { t } = useTranslation('regulator');
  const { search } = usePlace();
  const go = useGo();
  const { record: text, ...here } = search;
  const seq = /^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined;
  const found = useView(seq === undefined ? undefined : '/records', {
    query: { before: (seq ?? 0) + 1, limit: 1 },
  });
  const turn = (to: number): void => go('/regulator/log', { ...here, record: String(to) });
  return (
    <Dialog
      title={t('record.title', { seq: seq ?? '' })}
      isOpen={seq !== undefined}
      onClose={() => go('/regulator/log', here)}
      isWide
    >
      <Shown of={found}>
        {({ records: [record], last }) => (
          <>
            {record === undefined || record.seq !== seq ? (
              <Empty title={t('record.none')} />
            ) : (
              <Facts record={record} />
            )}
            <div className="mt-5 flex justify-between gap-2">
              <Button disabled={(seq ?? 0) <= 1} onClick={() => turn((seq as number) - 1)}>
                {t('record.previous')}
              </Button>
              <Button disabled={(seq ?? 0) >= last} onClick={() => turn((seq as number) + 1)}>
                {t('record.next')}
              </Button>
            </div>
          </>
        )}
      </Shown>
    </Dialog>
  );
}
