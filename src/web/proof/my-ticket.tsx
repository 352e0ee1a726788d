import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo, usePlace } from '../place.ts';
import { count } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import { Hash } from './fact.tsx';
import { More } from './more.tsx';
import type { TicketAnswer } from './proof-desk.ts';
import { ticketNumber } from './ticket-number.ts';
import { askDesk } from './use-proof.ts';

/** The way from the ticket to the root, for readers who want to hash it again. */
function Path({ of }: { readonly of: Extract<TicketAnswer, { readonly isIn: true }> }) {
  const { t } = useTranslation('proof');
  return (
    <More title={t('ticket.path')}>
      <p className="max-w-prose text-muted">{t('ticket.pathWords', { count: of.ranges })}</p>
      <ol className="mt-2 ml-5 list-decimal space-y-2">
        {of.path.map(({ side, hash, count: below }) => (
          <li key={hash}>
            <span className="text-muted">
              {t(side === 'left' ? 'ticket.left' : 'ticket.right', { numbers: count(below) })}
            </span>{' '}
            <Hash of={hash} />
          </li>
        ))}
        <li className="text-muted">{t('ticket.top')}</li>
      </ol>
    </More>
  );
}

function Answer({ of, typed }: { readonly of: TicketAnswer; readonly typed: string }) {
  const { t } = useTranslation('proof');
  if (!of.isIn) {
    return (
      <Notice is="held" title={t('ticket.notIn', { ticket: typed })}>
        {t('ticket.notInWords')}
      </Notice>
    );
  }
  const { serial, position, count: total, draw } = of;
  const place = { position: count(position + 1), total: count(total) };
  return (
    <div className="flex flex-col gap-2">
      <Notice is="live" title={t('ticket.isIn', { serial: count(serial) })}>
        {t('ticket.place', place)}{' '}
        {draw === null ? t('ticket.notDrawn') : t('ticket.drawn', { draw })}
      </Notice>
      <Path of={of} />
    </div>
  );
}

/** Whether the reader's own number was in the drum, and the proof of it. */
export function MyTicket() {
  const { t } = useTranslation('proof');
  const { name, search } = usePlace();
  const go = useGo();
  const [asked, setAsked] = useState<{ readonly typed: string; readonly answer: TicketAnswer }>();

  const look = useCallback(async (text: string) => {
    const serial = ticketNumber(text);
    setAsked(undefined);
    if (serial === undefined) return;
    setAsked({ typed: text, answer: await askDesk<TicketAnswer>({ ask: 'ticket', serial }) });
  }, []);

  const remembered = search['ticket'];
  useEffect(() => {
    if (remembered !== undefined) void look(remembered);
  }, [remembered, look]);

  return (
    <Panel title={t('ticket.title')}>
      <SearchForm
        label={t('ticket.number')}
        hint={t('ticket.hint')}
        submit={t('ticket.look')}
        initial={remembered}
        inputMode="numeric"
        problemOf={(text) => (ticketNumber(text) === undefined ? t('ticket.wrong') : undefined)}
        onSearch={(ticket) => {
          void look(ticket);
          if (name !== undefined) go(`/proof/${name}`, { ...search, ticket });
        }}
      />
      <div className="mt-4" aria-live="polite">
        {asked === undefined ? null : <Answer of={asked.answer} typed={asked.typed} />}
      </div>
    </Panel>
  );
}
