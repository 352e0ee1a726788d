import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { MAY, PROPOSES, SEES } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { CommandButton } from '../ui/form.tsx';
import { money } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { type Meaning, Tag } from '../ui/tag.tsx';

export type OfferedFacts = Seen<'/offerings'>[number];

const STATES: Readonly<Record<'open' | 'suspended' | 'closed', Meaning>> = {
  open: 'live',
  suspended: 'held',
  closed: 'plain',
};

const stateOf = ({ isClosed, isSuspended }: OfferedFacts): keyof typeof STATES => {
  if (isClosed) return 'closed';
  return isSuspended ? 'suspended' : 'open';
};

function Actions({ offered }: { readonly offered: OfferedFacts }) {
  const { t } = useTranslation('rulebook');
  const resume = useCommand('resume-offering');
  const mayChange = useHasRole(PROPOSES['change-offering']);
  const mayResume = useHasRole(MAY['resume-offering']);
  const seesHistory = useHasRole(SEES.proposals);
  const { offering, activity, isSuspended, isClosed } = offered;
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
        {isSuspended || isClosed ? null : (
          <CommandButton
            command="suspend-offering"
            title={t('offerings.suspend')}
            heading={t('offerings.suspendTitle', { offering })}
            words={t('offerings.suspendWords')}
            look="danger"
            fixed={{ offering }}
            fields={{ reason: { label: t('offerings.reason') } }}
          />
        )}
        {mayResume && isSuspended && !isClosed ? (
          <Button
            look="primary"
            disabled={resume.outcome.kind === 'sending'}
            onClick={() => void resume.send({ offering })}
          >
            {t('offerings.resume')}
          </Button>
        ) : null}
        {isClosed ? null : (
          <CommandButton
            command="propose withdraw-offering"
            title={t('offerings.withdraw')}
            heading={t('offerings.withdrawTitle', { offering })}
            words={t('offerings.withdrawWords')}
            submit={t('offerings.proposeWithdrawal')}
            look="danger"
            fixed={{ offering }}
            fields={{ reason: { label: t('offerings.reason') } }}
          />
        )}
      </div>
    </>
  );
}

/** One offering of an activity: its state, what has come of it, what can be done with it. */
export function OfferingCard({ offered }: { readonly offered: OfferedFacts }) {
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
