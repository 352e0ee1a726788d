import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { momentOf, money } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import type { ClaimFacts, PaymentCheck, Receipt } from './answers.ts';
import { isBoth, prizeWords } from './prize-words.ts';

interface ReceiptProps {
  readonly claim: ClaimFacts;
  readonly payment: PaymentCheck;
  readonly receipt: Receipt;
}

/** What was paid, to be printed and signed. */
export function ReceiptPanel({ claim, payment, receipt }: ReceiptProps) {
  const { t } = useTranslation('cage');
  const hasMoney = claim.words === undefined || isBoth(claim);
  const lines = [
    ['prize', prizeWords(claim)],
    ...(hasMoney || receipt.withheld !== '0.00'
      ? [['withheld', money(receipt.withheld)] as const]
      : []),
    ...(hasMoney ? [['hand', money(receipt.paid)] as const] : []),
    ['from', hasMoney ? t(`pay.ways.${receipt.from}`) : t('receipt.handedOverBy')],
    ['to', claim.patron ?? payment.patron ?? t('receipt.nobody')],
    ['at', momentOf(receipt.at)],
    ['by', receipt.by],
    ['claim', claim.claim],
  ] as const;
  return (
    <Panel
      title={t('receipt.title')}
      actions={
        <Button className="print:hidden" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden="true" />
          {t('receipt.print')}
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {lines.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{t(`receipt.${name}`)}</dt>
            <dd className="wrap-anywhere min-w-0 font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-16 hidden border-ink border-t pt-1 print:block">{t('receipt.signature')}</p>
    </Panel>
  );
}
