import { useTranslation } from 'react-i18next';
import { CommandButton } from '../ui/form.tsx';
import { Panel } from '../ui/panel.tsx';
import { withoutId } from '../ui/refusal-words.ts';
import type { ClaimFacts, PaymentCheck } from './answers.ts';

interface HoldsPanelProps {
  readonly claim: ClaimFacts;
  readonly payment: PaymentCheck;
}

/** What keeps a claim from being paid, who lifts it, and the buttons of those who may. */
export function HoldsPanel({ claim, payment }: HoldsPanelProps) {
  const { t } = useTranslation('cage');
  const holds = payment.blocks.flatMap(({ lifts, ...block }) =>
    lifts === undefined ? [] : [{ ...block, lifts }],
  );
  const isNameless = claim.patron === undefined;
  if (claim.status !== 'open' || (holds.length === 0 && !isNameless)) return null;
  const isFor = (...wanted: readonly (typeof holds)[number]['lifts'][]): boolean =>
    holds.some(({ lifts }) => wanted.includes(lifts));
  const fixed = { claim: claim.claim };
  const reason = { label: t('holds.reason') };
  const evidence = { label: t('holds.evidence'), hint: t('holds.evidenceHint') };
  return (
    <Panel title={t(holds.length === 0 ? 'holds.noName' : 'holds.title')}>
      <ul className="flex flex-col gap-3">
        {holds.map(({ code, message, lifts }) => (
          <li key={message}>
            <p className="wrap-anywhere" data-code={code}>
              {withoutId(message)}
            </p>
            <p className="text-muted text-sm">{t(`holds.lifts.${lifts}`)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {isNameless ? (
          <CommandButton
            command="name-winner"
            title={t('holds.name')}
            words={t('holds.nameWords')}
            fixed={fixed}
            fields={{ patron: { label: t('holds.patron') }, reason }}
          />
        ) : null}
        {isFor('control', 'compliance') ? (
          <CommandButton
            command="clear-hold"
            title={t('holds.clear')}
            words={t('holds.clearWords')}
            fixed={{ ...fixed, patron: payment.patron }}
            fields={{ reason }}
          />
        ) : null}
        {isFor('two') ? (
          <CommandButton
            command="override-block"
            title={t('holds.lift')}
            words={t('holds.liftWords')}
            fixed={fixed}
            fields={{ evidence, reason }}
          />
        ) : null}
        {holds.some(({ code }) => code === 'duplicate-person') ? (
          <CommandButton
            command="merge-patrons"
            title={t('holds.merge')}
            words={t('holds.mergeWords')}
            fields={{
              patron: { label: t('holds.merged') },
              into: { label: t('holds.into') },
              evidence,
              reason,
            }}
          />
        ) : null}
      </div>
    </Panel>
  );
}

/** A prize that was paid, and to the wrong person. */
export function Recover({ claim }: Pick<HoldsPanelProps, 'claim'>) {
  const { t } = useTranslation('cage');
  if (claim.status !== 'paid') return null;
  return (
    <CommandButton
      command="recover-payment"
      title={t('recover.open')}
      words={t('recover.words')}
      submit={t('recover.do')}
      look="danger"
      isQuiet
      fixed={{ claim: claim.claim }}
      fields={{
        winner: { label: t('recover.winner'), hint: t('recover.winnerHint') },
        evidence: { label: t('holds.evidence'), hint: t('holds.evidenceHint') },
        reason: { label: t('holds.reason') },
      }}
    />
  );
}
