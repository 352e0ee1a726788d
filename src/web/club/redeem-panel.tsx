import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/form.tsx';
import type { Control } from '../ui/form-field.tsx';
import { count, momentOf, money } from '../ui/format.ts';
import { listIn } from '../ui/list-in.ts';
import type { CreditLine, MemberCard } from './answers.ts';

interface RedeemPanelProps {
  readonly card: MemberCard;
  readonly line: CreditLine;
  readonly mayRedeem: boolean;
  readonly onDone: () => void;
}

/** The credits of one promotion, and what they buy. */
export function RedeemPanel({ card, line, mayRedeem, onDone }: RedeemPanelProps) {
  const { t } = useTranslation('club');
  const { credits, earned, spent, until, isOpen } = line;
  return (
    <section className="flex flex-col gap-3 border-line border-t py-4 first:border-t-0 first:pt-0">
      <h3 className="font-medium">{line.title}</h3>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold text-2xl tabular-nums">
          {t('credits.left', { count: credits })}
        </span>
        <span className="text-muted tabular-nums">{t('credits.earned', { earned, spent })}</span>
      </p>
      {isOpen ? null : <p className="text-muted">{t('credits.closed')}</p>}
      {isOpen && until !== undefined ? (
        <p className="text-muted">{t('credits.until', { until: momentOf(until) })}</p>
      ) : null}
      {mayRedeem && isOpen ? <Redeem card={card} line={line} onDone={onDone} /> : null}
    </section>
  );
}

function Redeem({ card, line, onDone }: Omit<RedeemPanelProps, 'mayRedeem'>) {
  const { t } = useTranslation('club');
  const { t: common } = useTranslation();
  return (
    <CommandForm
      command="redeem-credits"
      submit={t('redeem.do')}
      done={t('redeem.done')}
      fixed={{ offering: line.offering, card: card.card, patron: card.patron }}
      initial={{ prizes: [] }}
      fields={{
        prizes: {
          label: t('credits.choose'),
          as: (control) => <PrizesField {...control} line={line} />,
        },
        document: {
          label: t('redeem.document'),
          as: 'select',
          title: (kind) => common(`documents.${kind}`),
        },
        isValid: { label: t('redeem.valid') },
      }}
      onDone={onDone}
    />
  );
}

function PrizesField({ value, set, line }: Control & { readonly line: CreditLine }) {
  const { t } = useTranslation('club');
  const chosen = listIn(value);
  const costOf = (prize: string): number =>
    line.prizes.find((each) => each.prize === prize)?.credits ?? 0;
  const total = chosen.reduce((sum, prize) => sum + costOf(prize), 0);
  return (
    <>
      <ul aria-label={t('credits.choose')} className="flex flex-col gap-2">
        {line.prizes.map((prize) => (
          <PrizeLine
            key={prize.prize}
            prize={prize}
            times={chosen.filter((each) => each === prize.prize).length}
            isShort={total + prize.credits > line.credits}
            onAdd={() => set([...chosen, prize.prize])}
            onRemove={() => set(chosen.toSpliced(chosen.indexOf(prize.prize), 1))}
          />
        ))}
      </ul>
      {chosen.length === 0 ? null : (
        <p aria-live="polite" className="mt-4 font-medium tabular-nums">
          {t('credits.total', { count: total, of: count(line.credits) })}
        </p>
      )}
    </>
  );
}

interface PrizeLineProps {
  readonly prize: CreditLine['prizes'][number];
  readonly times: number;
  /** One more of it would be more than there is. */
  readonly isShort: boolean;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

function PrizeLine({ prize, times, isShort, onAdd, onRemove }: PrizeLineProps) {
  const { t } = useTranslation('club');
  const { title, value, credits } = prize;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line px-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block">
          {title} <span className="text-muted tabular-nums">{money(value)}</span>
        </span>
        <span className="block text-muted text-sm tabular-nums">
          {t('credits.costs', { count: credits })}
          {isShort && times === 0 ? `, ${t('credits.short')}` : ''}
        </span>
      </span>
      <span className="flex items-center gap-2">
        <Button
          aria-label={t('credits.remove', { title })}
          disabled={times === 0}
          onClick={onRemove}
        >
          <Minus className="size-4" aria-hidden="true" />
        </Button>
        <span className="w-6 text-center tabular-nums">{times}</span>
        <Button aria-label={t('credits.add', { title })} disabled={isShort} onClick={onAdd}>
          <Plus className="size-4" aria-hidden="true" />
        </Button>
      </span>
    </li>
  );
}
