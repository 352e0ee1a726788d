import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY, type TicketFacts } from '#house';
import { useCommandForm } from '../data/form.ts';
import { useHasRole } from '../data/session.ts';
import { useAnswer } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Field } from '../ui/field.tsx';
import { momentOf } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { Shown } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';

/** A ticket by its barcode: whose it is, and whether it still counts. */
export function ScanPanel() {
  const { t } = useTranslation('drawings');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string>();
  const path = asked === undefined ? undefined : `/tickets/${encodeURIComponent(asked)}`;
  const found = useAnswer<TicketFacts>(path, { on: ['drawings'] });
  return (
    <Panel title={t('scan.title')}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(typed.trim() === '' ? undefined : typed.trim());
        }}
      >
        <Field
          id={id}
          label={t('scan.code')}
          hint={t('scan.hint')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{t('scan.do')}</Button>
      </form>
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
  const mayVoid = useHasRole(MAY['void-ticket']);
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
      {mayVoid && !isVoid ? <Remove code={ticket.ticket} /> : null}
    </div>
  );
}

function Remove({ code }: { readonly code: string }) {
  const { t } = useTranslation('drawings');
  const form = useCommandForm('void-ticket', { fixed: { ticket: code } });
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('scan.remove')}
      </Button>
    );
  }
  return (
    <CommandForm
      form={form}
      submit={t('scan.removeDo')}
      look="danger"
      onCancel={() => setOpen(false)}
    >
      <Field {...form.field('reason')} label={t('scan.reason')} />
    </CommandForm>
  );
}
