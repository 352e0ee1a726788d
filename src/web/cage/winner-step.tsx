import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useGo } from '../place.ts';
import { Button } from '../ui/button.tsx';
import { PatronPicker } from '../ui/patron-picker.tsx';
import type { ClaimFacts, PaymentCheck } from './answers.ts';

interface WinnerStepProps {
  readonly claim: ClaimFacts;
  readonly payment: PaymentCheck;
  readonly isOpen: boolean;
}

/** Who is paid: as the seat knew it, as the ID says, or as it is chosen here. */
export function WinnerStep({ claim, payment, isOpen }: WinnerStepProps) {
  const { t } = useTranslation('cage');
  const go = useGo();
  const here = `/cage/${claim.claim}`;
  const { patron } = payment;
  const isFixed = claim.patron !== undefined || claim.identity !== undefined;
  if (patron === undefined) {
    if (!isOpen) return <p className="text-muted">{t('claims.nobody')}</p>;
    return (
      <>
        <p className="text-muted">{t('winner.unknown')}</p>
        <PatronPicker onChoose={(chosen) => go(here, { patron: chosen })} />
      </>
    );
  }
  return (
    <>
      <p className="wrap-anywhere">{t('winner.is', { patron })}</p>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <Link
          to={`/patrons/${patron}`}
          className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
        >
          {t('winner.open')}
        </Link>
        {isFixed || !isOpen ? null : (
          <Button look="quiet" onClick={() => go(here)}>
            {t('winner.another')}
          </Button>
        )}
      </div>
    </>
  );
}
