import { useTranslation } from 'react-i18next';
import { useView } from '../data/views.ts';
import { usePlace } from '../place.ts';
import { BackLink } from '../ui/back-link.tsx';
import { CommandButton } from '../ui/form.tsx';
import { momentOf, money } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { Shown } from '../ui/state.tsx';
import { type Meaning, Tag } from '../ui/tag.tsx';
import type { ClaimFacts, PaymentCheck } from './answers.ts';
import { ClaimClock } from './claim-clock.tsx';
import { OwnersPanel, SheetPanel } from './claim-panels.tsx';
import { stepsOf } from './claim-steps.ts';
import { HoldsPanel, Recover } from './holds-panel.tsx';
import { IdentityStep } from './identity-step.tsx';
import { PapersStep } from './papers-step.tsx';
import { PayStep } from './pay-step.tsx';
import { prizeWords } from './prize-words.ts';
import { ReceiptPanel } from './receipt.tsx';
import { Step } from './step.tsx';
import { WinnerStep } from './winner-step.tsx';

const STATUS_MEANING: Readonly<Record<ClaimFacts['status'], Meaning>> = {
  open: 'held',
  paid: 'paid',
  expired: 'refused',
  voided: 'refused',
  split: 'plain',
};

/** The life of one claim. */
export function ClaimPage({ claim: id }: { readonly claim: string }) {
  const { t } = useTranslation('cage');
  const { search } = usePlace();
  const claim = useView('/claims/:claim', { of: { claim: id }, on: ['claims', 'clocks'] });
  const patron = search['patron'];
  const payment = useView('/claims/:claim/payment', {
    of: { claim: id },
    query: { patron },
    on: ['claims'],
  });
  return (
    <>
      <BackLink to="/cage">{t('claim.back')}</BackLink>
      <Shown of={claim}>
        {(there) => (
          <Shown of={payment}>{(needs) => <Opened claim={there} payment={needs} />}</Shown>
        )}
      </Shown>
    </>
  );
}

interface OpenedProps {
  readonly claim: ClaimFacts;
  readonly payment: PaymentCheck;
}

function Opened({ claim, payment }: OpenedProps) {
  const { t } = useTranslation('cage');
  const { table, seat, status, wonAt, expires } = claim;
  const words = [
    payment.title,
    payment.row,
    seat === 0 ? t('atDesk') : t('place', { table, seat }),
  ];
  const isOver = status === 'open' && payment.blocks.some(({ code }) => code === 'claim-closed');
  return (
    <>
      <ScreenTitle
        title={<span className="tabular-nums">{prizeWords(claim)}</span>}
        words={<Pieces of={[...words, t('claim.wonAt', { at: momentOf(wonAt) })]} />}
        actions={
          <>
            <Tag is={STATUS_MEANING[status]}>{t(`status.${status}`)}</Tag>
            {status === 'open' ? <ClaimClock expires={expires} /> : null}
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        {status === 'open' || status === 'paid' ? (
          <Way claim={claim} payment={payment} isOver={isOver} />
        ) : (
          <Notice is={status === 'split' ? 'plain' : 'refused'} title={t(`claim.closed.${status}`)}>
            {t(`claim.closed.${status}Words`)}
          </Notice>
        )}
        <div className="flex min-w-0 flex-col gap-4 print:hidden">
          <HoldsPanel claim={claim} payment={payment} />
          <SheetPanel payment={payment} call={claim.call} />
          <OwnersPanel claim={claim} />
          {claim.left === undefined ? null : <Uses claim={claim} left={claim.left} />}
          {status === 'open' && payment.forfeits !== undefined ? (
            <Forfeit claim={claim.claim} clause={payment.forfeits} />
          ) : null}
          <Recover claim={claim} />
        </div>
      </div>
    </>
  );
}

/** What is left of a prize that is used bit by bit, and the next use. */
function Uses({ claim, left }: { readonly claim: ClaimFacts; readonly left: string }) {
  const { t } = useTranslation('cage');
  return (
    <Panel
      title={t('uses.title')}
      actions={
        <CommandButton
          command="use-prize"
          title={t('uses.open')}
          submit={t('uses.do')}
          isQuiet
          fixed={{ claim: claim.claim }}
          fields={{ amount: { label: t('uses.amount') }, table: { label: t('uses.table') } }}
        />
      }
    >
      <p>
        {t('uses.left', {
          left: money(left),
          until: claim.usedUntil === undefined ? '' : momentOf(claim.usedUntil),
        })}
      </p>
    </Panel>
  );
}

/** Proposes that the prize is lost: the winner cannot show what the sheet asks for. */
function Forfeit({ claim, clause }: { readonly claim: string; readonly clause: string }) {
  const { t } = useTranslation('cage');
  const proposals = useView('/proposals', { on: ['house'] }).data ?? [];
  const waits = proposals.some(
    ({ action }) => action.type === 'forfeit-claim' && action.claim === claim,
  );
  if (waits) return <GoLink to="/approvals">{t('forfeit.waits')}</GoLink>;
  return (
    <CommandButton
      command="propose forfeit-claim"
      title={t('forfeit.open')}
      words={t('forfeit.words', { clause })}
      submit={t('forfeit.do')}
      look="danger"
      isQuiet
      fixed={{ claim }}
      fields={{ reason: { label: t('forfeit.reason') } }}
    />
  );
}

/** Lines break between what is told, not inside. */
function Pieces({ of }: { readonly of: readonly (string | undefined)[] }) {
  const pieces = of.filter((piece) => piece !== undefined);
  return pieces.map((piece, index) => (
    <span key={piece} className="inline-block whitespace-pre-wrap">
      {index === pieces.length - 1 ? piece : `${piece} · `}
    </span>
  ));
}

/** From the winner to the receipt. */
function Way({ claim, payment, isOver }: OpenedProps & { readonly isOver: boolean }) {
  const { t } = useTranslation('cage');
  const tax = useView('/claims/:claim/tax', { of: { claim: claim.claim }, on: ['claims'] });
  const { receipt } = payment;
  const steps = stepsOf(claim, payment, tax.data?.forms.length ?? 0);
  const isOpen = claim.status === 'open' && !isOver;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {receipt === undefined ? null : (
        <ReceiptPanel claim={claim} payment={payment} receipt={receipt} />
      )}
      {isOver ? (
        <Notice is="refused" title={t('claim.closed.expired')}>
          {payment.blocks.map(({ message }) => message).join(' ')}
        </Notice>
      ) : null}
      <Panel className="print:hidden">
        <ol aria-label={t('claim.steps')}>
          <Step number={1} title={t('winner.title')} state={steps.winner}>
            <WinnerStep claim={claim} payment={payment} isOpen={isOpen} />
          </Step>
          <Step number={2} title={t('identity.title')} state={steps.identity}>
            <IdentityStep claim={claim} payment={payment} isOpen={isOpen} />
          </Step>
          <Step number={3} title={t('papers.title')} state={steps.papers}>
            <Shown of={tax}>
              {(due) => <PapersStep claim={claim} tax={due} isOpen={isOpen} />}
            </Shown>
          </Step>
          <Step number={4} title={t('pay.title')} state={steps.pay}>
            <PayStep claim={claim} payment={payment} isOpen={isOpen} />
          </Step>
        </ol>
      </Panel>
    </div>
  );
}
