import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commandFields, type TicketFacts } from '#house';
import { useView } from '../data/views.ts';
import { CommandButton } from '../ui/form.tsx';
import { momentOf } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { AskForm } from '../ui/schema-form.tsx';
import { Shown } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';

/** A ticket by its barcode: whose it is, and whether it still counts. */
export function ScanPanel() {
  const { t } = useTranslation('drawings');
  const [asked, setAsked] = useState<string>();
  const found = useView('/tickets/:ticket', { of: { ticket: asked }, on: ['drawings'] });
  return (
    <Panel title={t('scan.title')}>
      <AskForm
        schema={commandFields('record-draw').pick({ ticket: true })}
        submit={t('scan.do')}
        fields={{ ticket: { label: t('scan.code'), hint: t('scan.hint') } }}
        onAsk={({ ticket }) => setAsked(ticket)}
      />
      {asked === undefined ? null : (
        <div aria-live="polite" className="mt-4">
          <Shown of={found}>{(ticket) => <Ticket key={ticket.ticket} ticket={ticket} />}</Shown>
        </div>
      )}
    </Panel>
  );
}

function Ticket({ ticket }: { readonly ticket: TicketFacts }) {
  const { t } = useTranslation('drawings');
  const { serial, offering, patron, table, seat, at, isVoid, why } = ticket;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{t('scan.number', { serial, offering })}</span>
        <Tag is={isVoid ? 'refused' : 'paid'}>{t(isVoid ? 'scan.void' : 'scan.inDrum')}</Tag>
      </p>
      {why === undefined ? null : <p className="text-refused">{why}</p>}
      <p>{patron === undefined ? t('scan.nobody') : t('scan.of', { patron })}</p>
      {table === undefined || seat === undefined ? null : (
        <p className="text-muted">{t('scan.place', { table, seat })}</p>
      )}
      <p className="text-muted">{t('scan.at', { at: momentOf(at) })}</p>
      {isVoid ? null : (
        <div>
          <CommandButton
            command="void-ticket"
            title={t('scan.remove')}
            submit={t('scan.removeDo')}
            look="danger"
            isQuiet
            fixed={{ ticket: ticket.ticket }}
            fields={{ reason: { label: t('scan.reason') } }}
          />
        </div>
      )}
    </div>
  );
}
