import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { given } from '#result';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { money } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { withoutId } from '../ui/refusal-words.ts';
import type { ClaimFacts, PaymentCheck } from './answers.ts';
import { isBoth, prizeWords } from './prize-words.ts';

interface PayStepProps {
  readonly claim: ClaimFacts;
  readonly payment: PaymentCheck;
  readonly isOpen: boolean;
}

type Way = PaymentCheck['ways'][number];

/** What stands in the way, and the payment. */
export function PayStep({ claim, payment, isOpen }: PayStepProps) {
  const { t } = useTranslation('cage');
  const mayPay = useHasRole(MAY['pay-claim']);
  const { blocks } = payment;
  if (claim.status === 'paid') return <p className="text-muted">{t('pay.done')}</p>;
  return (
    <>
      <Amounts claim={claim} payment={payment} />
      {blocks.length === 0 ? null : (
        <Notice is="held" title={t('pay.blocked', { count: blocks.length })}>
          <ul className="list-disc pl-5">
            {blocks.map(({ code, message, source }) => (
              <li key={code}>
                {withoutId(message)}
                {source === undefined ? null : (
                  <span className="text-muted"> {t('pay.source', { source })}</span>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {isOpen && mayPay ? <Pay claim={claim} payment={payment} /> : null}
    </>
  );
}

function Amounts({
  claim,
  payment: { withheld, paid, patron },
}: Pick<PayStepProps, 'claim' | 'payment'>) {
  const { t } = useTranslation('cage');
  const lines = [
    ['prize', prizeWords(claim)],
    ...(withheld === '0.00'
      ? []
      : [['withheld', money(withheld)] as const, ['hand', money(paid)] as const]),
  ] as const;
  return (
    <>
      <dl className="grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {lines.map(([name, figure]) => (
          <div key={name} className="contents last:font-semibold">
            <dt>{t(`pay.${name}`)}</dt>
            <dd className="text-right tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="wrap-anywhere text-muted">
        {patron === undefined ? t('pay.toNobody') : t('pay.to', { patron })}
      </p>
    </>
  );
}

function Pay({ claim, payment }: Omit<PayStepProps, 'isOpen'>) {
  const { t } = useTranslation('cage');
  const { outcome, send } = useCommand('pay-claim');
  const [chosen, setChosen] = useState<Way['from']>();
  const { blocks, ways, patron, paid } = payment;
  const open = ways.filter(({ because }) => because === undefined);
  const from =
    open.find((way) => way.from === chosen)?.from ??
    (open.length === 1 ? open[0]?.from : undefined);
  const pay = () =>
    from === undefined ? undefined : send(given({ claim: claim.claim, from, patron }));
  const { words, issuedAs } = claim;
  if (issuedAs !== undefined) return <p className="text-muted">{t('pay.issue')}</p>;
  return (
    <>
      {words === undefined ? null : <p className="text-muted">{t('pay.handOverWords')}</p>}
      {words === undefined || isBoth(claim) ? (
        <Ways ways={ways.filter(isAsPosted)} chosen={from} onChoose={setChosen} />
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="primary"
          isLarge
          disabled={blocks.length > 0 || from === undefined || outcome.kind === 'sending'}
          onClick={() => void pay()}
        >
          {words === undefined
            ? t('pay.do', { amount: money(paid) })
            : t(isBoth(claim) ? 'pay.doBoth' : 'pay.handOver', { words, amount: money(paid) })}
        </Button>
        {blocks.length === 0 && from === undefined ? (
          <p className="text-muted">{t('pay.choose')}</p>
        ) : null}
      </div>
      <OutcomeNotice of={outcome} />
    </>
  );
}

interface WaysProps {
  readonly ways: readonly Way[];
  readonly chosen: Way['from'] | undefined;
  readonly onChoose: (from: Way['from']) => void;
}

/** What the prize was never posted in is no way to pay it. */
const isAsPosted = ({ because }: Way): boolean => because?.code !== 'not-as-posted';

/** All ways in sight; those that are refused say why. */
function Ways({ ways, chosen, onChoose }: WaysProps) {
  const { t } = useTranslation('cage');
  const name = useId();
  return (
    <fieldset className="grid gap-2 sm:grid-cols-3">
      <legend className="pb-2 font-medium">{t('pay.from')}</legend>
      {ways.map(({ from, because }) => (
        <label
          key={from}
          className={`flex min-h-14 items-start gap-3 rounded-control border p-3 has-checked:border-accent has-checked:bg-live-soft ${because === undefined ? 'cursor-pointer border-line-strong' : 'border-line bg-raised'}`}
        >
          <input
            type="radio"
            name={name}
            value={from}
            checked={chosen === from}
            disabled={because !== undefined}
            onChange={() => onChoose(from)}
            className="mt-1 size-4 shrink-0 accent-accent"
          />
          <span className="min-w-0">
            <span className="font-medium">{t(`pay.ways.${from}`)}</span>
            {because === undefined ? null : (
              <span className="block text-muted text-sm">{withoutId(because.message)}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
