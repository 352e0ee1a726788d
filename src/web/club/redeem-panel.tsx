import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { commandFields } from '#house';
import { type Form, useCommandForm } from '../data/form.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Checkbox, Select } from '../ui/field.tsx';
import { count, momentOf, money } from '../ui/format.ts';
import type { CreditLine, MemberCard } from './answers.ts';

const DOCUMENTS = commandFields('redeem-credits').shape.document.options;

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

const chosenIn = (form: Form): readonly string[] =>
  (form.value('prizes') as readonly string[] | undefined) ?? [];

function Redeem({ card, line, onDone }: Omit<RedeemPanelProps, 'mayRedeem'>) {
  const { t } = useTranslation('club');
  const { t: common } = useTranslation();
  const id = useId();
  const form = useCommandForm('redeem-credits', {
    fixed: { offering: line.offering, card: card.card, patron: card.patron },
    initial: { document: 'driving-licence', isValid: false, prizes: [] },
    onDone,
  });
  const chosen = chosenIn(form);
  const costOf = (prize: string): number =>
    line.prizes.find((each) => each.prize === prize)?.credits ?? 0;
  const total = chosen.reduce((sum, prize) => sum + costOf(prize), 0);
  return (
    <CommandForm form={form} submit={t('redeem.do')} done={t('redeem.done')}>
      <ul aria-label={t('credits.choose')} className="flex flex-col gap-2">
        {line.prizes.map((prize) => (
          <PrizeLine
            key={prize.prize}
            prize={prize}
            times={chosen.filter((each) => each === prize.prize).length}
            isShort={total + prize.credits > line.credits}
            onAdd={() => form.set('prizes', [...chosen, prize.prize])}
            onRemove={() => form.set('prizes', chosen.toSpliced(chosen.indexOf(prize.prize), 1))}
          />
        ))}
      </ul>
      {chosen.length === 0 ? null : (
        <>
          <p aria-live="polite" className="font-medium tabular-nums">
            {t('credits.total', { count: total, of: count(line.credits) })}
          </p>
          <Select
            {...form.field('document')}
            label={t('redeem.document')}
            options={DOCUMENTS.map((kind) => ({ value: kind, title: common(`documents.${kind}`) }))}
          />
          <Checkbox
            id={`${id}-valid`}
            label={t('redeem.valid')}
            isChecked={form.value('isValid') === true}
            onCheck={(isValid) => form.set('isValid', isValid)}
          />
        </>
      )}
    </CommandForm>
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
