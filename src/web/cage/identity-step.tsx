import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REQUESTS } from '#client';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { RequestForm } from '../ui/schema-form.tsx';
import { Tag } from '../ui/tag.tsx';
import type { ClaimFacts, PaymentCheck } from './answers.ts';

type DocumentKind = NonNullable<ClaimFacts['identity']>['documents'][number];

interface IdentityStepProps {
  readonly claim: ClaimFacts;
  readonly payment: PaymentCheck;
  readonly isOpen: boolean;
}

/** The winner's ID: what is required, what was shown, and a new check if that was not accepted. */
export function IdentityStep({ claim, payment, isOpen }: IdentityStepProps) {
  const { t } = useTranslation('cage');
  const [isChecking, setChecking] = useState(false);
  const mayCheck = useHasRole(MAY['check-identity']);
  const { identity } = claim;
  const { patron } = payment;
  return (
    <>
      {isOpen ? <Demands of={payment.identity} /> : null}
      {identity === undefined ? null : <Findings identity={identity} />}
      {!isOpen || !mayCheck ? null : patron === undefined ? (
        <p className="text-muted">{t('identity.first')}</p>
      ) : isChecking ? (
        <PapersForm
          claim={claim.claim}
          patron={patron}
          asked={payment.identity}
          onDone={() => setChecking(false)}
        />
      ) : (
        <div>
          <Button onClick={() => setChecking(true)}>
            {t(identity === undefined ? 'identity.check' : 'identity.again')}
          </Button>
        </div>
      )}
    </>
  );
}

function Demands({ of }: { readonly of: PaymentCheck['identity'] }) {
  const { t } = useTranslation('cage');
  const lines = [
    t('identity.age', { count: of.leastAge }),
    ...(of.needsTwo ? [t('identity.two')] : []),
    ...(of.nameMatters ? [t('identity.ticketName')] : []),
  ];
  return (
    <div className="text-muted">
      <p>{of.isDue ? t('identity.due') : t('identity.notDue')}</p>
      {of.isDue ? (
        <ul className="mt-1 list-disc pl-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const FINDINGS = ['isValid', 'isOfAge', 'nameMatches', 'hasTaxNumber'] as const;

function Findings({ identity }: { readonly identity: NonNullable<ClaimFacts['identity']> }) {
  const { t } = useTranslation('cage');
  const { t: common } = useTranslation();
  const { patron, documents } = identity;
  const shown = documents.map((each) => common(`documents.${each}`)).join(', ');
  return (
    <div className="flex flex-col gap-2">
      <p className="wrap-anywhere">
        <span className="font-medium">{t('identity.of', { patron })}</span> · {shown}
      </p>
      <ul className="flex flex-wrap gap-2">
        {FINDINGS.map((name) => {
          const isNot = name === 'hasTaxNumber' ? 'held' : 'refused';
          return (
            <li key={name}>
              <Tag is={identity[name] ? 'live' : isNot}>
                {t(`identity.${name}.${identity[name] ? 'yes' : 'no'}`)}
              </Tag>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface PapersFormProps {
  readonly claim: string;
  readonly patron: string;
  readonly asked: PaymentCheck['identity'];
  readonly onDone: () => void;
}

function PapersForm({ claim, patron, asked, onDone }: PapersFormProps) {
  const { t } = useTranslation('cage');
  const { t: common } = useTranslation();
  const optionOf = (value: DocumentKind) => ({ value, title: common(`documents.${value}`) });
  const half = (label: string) => ({ label, isHalf: true });
  return (
    <RequestForm
      request={REQUESTS.checkIdentity}
      of={{ claim }}
      submit={t('identity.check')}
      fixed={{ patron }}
      fields={{
        'document.kind': {
          ...half(t('identity.kind')),
          none: common('actions.choose'),
          options: asked.kinds.map(optionOf),
        },
        'document.number': half(t('identity.number')),
        'document.givenNames': half(t('identity.givenNames')),
        'document.familyName': half(t('identity.familyName')),
        'document.birthDate': half(t('identity.birthDate')),
        'document.expires': half(t('identity.expires')),
        alsoSeen: {
          ...half(t('identity.alsoSeen')),
          none: t('identity.noSecond'),
          options: [...asked.kinds, 'tax-form' as const].map(optionOf),
        },
        taxNumber: { ...half(t('identity.taxNumber')), hint: t('identity.taxHint') },
        nameOnTicket: asked.nameMatters ? half(t('identity.nameOnTicket')) : undefined,
      }}
      onCancel={onDone}
      onDone={onDone}
    />
  );
}
