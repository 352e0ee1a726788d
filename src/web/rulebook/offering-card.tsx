import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Views } from '#client';
import { MAY, PROPOSES, SEES } from '#house';
import { useCommand } from '../data/commands.ts';
import { useCommandForm } from '../data/form.ts';
import { useHasRole } from '../data/session.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { money } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { type Meaning, Tag } from '../ui/tag.tsx';

export type Offered = Views['/offerings'][number];

const STATES: Readonly<Record<'open' | 'suspended' | 'closed', Meaning>> = {
  open: 'live',
  suspended: 'held',
  closed: 'plain',
};

const stateOf = ({ isClosed, isSuspended }: Offered): keyof typeof STATES => {
  if (isClosed) return 'closed';
  return isSuspended ? 'suspended' : 'open';
};

interface AskedProps {
  readonly offering: string;
  readonly onClose: () => void;
}

function Suspending({ offering, onClose }: AskedProps) {
  const { t } = useTranslation('rulebook');
  const form = useCommandForm('suspend-offering', { fixed: { offering }, onDone: onClose });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('offerings.suspendTitle', { offering })}
      words={t('offerings.suspendWords')}
    >
      <CommandForm form={form} submit={t('offerings.suspend')} look="danger" onCancel={onClose}>
        <Field label={t('offerings.reason')} {...form.field('reason')} />
      </CommandForm>
    </Dialog>
  );
}

/** What takes a second person goes through a proposal. */
function Withdrawing({ offering, onClose }: AskedProps) {
  const { t } = useTranslation('rulebook');
  const [reason, setReason] = useState('');
  const { outcome, send } = useCommand('propose');
  async function propose() {
    const done = await send({ action: { type: 'withdraw-offering', offering, reason } });
    if (done !== undefined) onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('offerings.withdrawTitle', { offering })}
      words={t('offerings.withdrawWords')}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void propose();
        }}
      >
        <Field
          id="withdraw-reason"
          label={t('offerings.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <OutcomeNotice of={outcome} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            {t('actions.cancel', { ns: 'common' })}
          </Button>
          <Button
            type="submit"
            look="danger"
            disabled={reason.trim() === '' || outcome.kind === 'sending'}
          >
            {t('offerings.proposeWithdrawal')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Actions({ offered }: { readonly offered: Offered }) {
  const { t } = useTranslation('rulebook');
  const [asked, setAsked] = useState<'suspend' | 'withdraw'>();
  const resume = useCommand('resume-offering');
  const mayChange = useHasRole(PROPOSES['change-offering']);
  const maySuspend = useHasRole(MAY['suspend-offering']);
  const mayResume = useHasRole(MAY['resume-offering']);
  const seesHistory = useHasRole(SEES.proposals);
  const { offering, activity, isSuspended, isClosed } = offered;
  const close = () => setAsked(undefined);
  const linkTo = (search: Readonly<Record<string, string>>, words: string) => (
    <GoLink to={`/rulebook/${activity}`} search={search} className={buttonClass()}>
      {words}
    </GoLink>
  );
  return (
    <>
      <OutcomeNotice of={resume.outcome} />
      <div className="flex flex-wrap gap-2">
        {mayChange && !isClosed ? linkTo({ offer: offering }, t('offerings.change')) : null}
        {seesHistory ? linkTo({ history: offering }, t('offerings.history')) : null}
        {maySuspend && !isSuspended && !isClosed ? (
          <Button onClick={() => setAsked('suspend')}>{t('offerings.suspend')}</Button>
        ) : null}
        {mayResume && isSuspended && !isClosed ? (
          <Button
            look="primary"
            disabled={resume.outcome.kind === 'sending'}
            onClick={() => void resume.send({ offering })}
          >
            {t('offerings.resume')}
          </Button>
        ) : null}
        {mayChange && !isClosed ? (
          <Button look="danger" onClick={() => setAsked('withdraw')}>
            {t('offerings.withdraw')}
          </Button>
        ) : null}
      </div>
      {asked === 'suspend' ? <Suspending offering={offering} onClose={close} /> : null}
      {asked === 'withdraw' ? <Withdrawing offering={offering} onClose={close} /> : null}
    </>
  );
}

/** One offering of an activity: its state, what has come of it, what can be done with it. */
export function OfferingCard({ offered }: { readonly offered: Offered }) {
  const { t } = useTranslation('rulebook');
  const { offering, title, version, hitCount, won, paidBy, closesTo, pendingCalls } = offered;
  const state = stateOf(offered);
  const facts = [
    t('offerings.version', { version }),
    hitCount === 0
      ? t('offerings.notHit')
      : t('offerings.hits', { count: hitCount, won: money(won) }),
    ...(paidBy === offering ? [] : [t('offerings.paidBy', { fund: paidBy })]),
    t('offerings.closesTo', { fund: closesTo }),
  ];
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-panel border border-line bg-panel p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 className="break-words font-semibold text-lg">{offering}</h2>
          <p className="text-muted">{title}</p>
        </div>
        <Tag is={STATES[state]}>{t(`states.${state}`)}</Tag>
      </div>
      <p className="text-muted text-sm tabular-nums">{facts.join(' · ')}</p>
      {pendingCalls.length === 0 ? null : (
        <p className="font-medium text-held text-sm">
          {t('offerings.calls', { count: pendingCalls.length })}
        </p>
      )}
      <Actions offered={offered} />
    </li>
  );
}
