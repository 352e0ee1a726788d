import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { CommandForm } from '../ui/form.tsx';
import { money } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
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
  const { blocks, ways, patron, paid } = payment;
  const { words, issuedAs } = claim;
  if (issuedAs !== undefined) return <p className="text-muted">{t('pay.issue')}</p>;
  const open = ways.filter(({ because }) => because === undefined);
  const only = open.length === 1 ? open[0]?.from : undefined;
  const isMoney = words === undefined || isBoth(claim);
  return (
    <CommandForm
      command="pay-claim"
      submit={
        words === undefined
          ? t('pay.do', { amount: money(paid) })
          : t(isBoth(claim) ? 'pay.doBoth' : 'pay.handOver', { words, amount: money(paid) })
      }
      isLarge
      isReady={({ from = only }) => blocks.length === 0 && open.some((way) => way.from === from)}
      fixed={{ claim: claim.claim, patron, ...(isMoney ? {} : { from: only }) }}
      fields={{
        from: isMoney
          ? {
              label: t('pay.from'),
              hint: blocks.length === 0 && only === undefined ? t('pay.choose') : undefined,
              options: open.map(({ from }) => ({ value: from, title: t(`pay.ways.${from}`) })),
              ...(only === undefined ? { none: '' } : {}),
              as: ({ value, set }) => (
                <Ways ways={ways.filter(isAsPosted)} chosen={value} onChoose={set} />
              ),
            }
          : undefined,
      }}
    >
      {words === undefined ? null : <p className="text-muted">{t('pay.handOverWords')}</p>}
    </CommandForm>
  );
}

interface WaysProps {
  readonly ways: readonly Way[];
  readonly chosen: unknown;
  readonly onChoose: (from: Way['from']) => void;
}

/** What the prize was never posted in is no way to pay it. */
const isAsPosted = ({ because }: Way): boolean => because?.code !== 'not-as-posted';

/** All ways in sight; those that are refused say why. */
function Ways({ ways, chosen, onChoose }: WaysProps) {
  const { t } = useTranslation('cage');
  const name = useId();
  return (
    <div className="grid gap-2 sm:grid-cols-3">
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
    </div>
  );
}
