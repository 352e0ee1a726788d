import { Link } from '@tanstack/react-router';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY, SEES } from '#house';
import { type Form, useCommandForm } from '../data/form.ts';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Field } from '../ui/field.tsx';
import { money } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import type { Claim, Payment } from './answers.ts';

/** What the sheet says of claiming, and the page about the win. */
export function SheetPanel({
  payment,
  call,
}: {
  readonly payment: Payment;
  readonly call: string;
}) {
  const { t } = useTranslation('cage');
  const seesWins = useHasRole(SEES.wins);
  const { words, clause } = payment;
  return (
    <Panel title={t('sheet.title')}>
      {words.length === 0 ? (
        <p className="text-muted">{t('sheet.none')}</p>
      ) : (
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {words.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-muted text-sm">{t('sheet.clause', { clause })}</p>
      {seesWins ? (
        <div className="mt-4">
          <PrintButton path={`/wins/${call}/page.pdf`}>{t('claim.winPage')}</PrintButton>
        </div>
      ) : null}
    </Panel>
  );
}

/** Who owns the win: shared already, or to be shared. */
export function OwnersPanel({ claim }: { readonly claim: Claim }) {
  const { t } = useTranslation('cage');
  const [isSharing, setSharing] = useState(false);
  const maySplit = useHasRole(MAY['split-claim']);
  const isShared = claim.partOf !== undefined || claim.status === 'split';
  const { data: claims = [] } = useView(isShared ? '/claims' : undefined, { on: ['claims'] });
  const whole = claim.partOf ?? claim.claim;
  const owners = claims.filter(({ partOf }) => partOf === whole);
  const canShare = claim.status === 'open' && claim.partOf === undefined && maySplit;
  if (owners.length === 0 && !canShare) return null;
  return (
    <Panel title={t('split.title')}>
      {owners.length === 0 ? <p className="text-muted">{t('split.words')}</p> : null}
      <ul className="flex flex-col" aria-label={t('split.owners')}>
        {owners.map((owner) => (
          <li key={owner.claim} className="flex items-center justify-between gap-3">
            <Link
              to={`/cage/${owner.claim}`}
              className="wrap-anywhere inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
            >
              {owner.patron}
            </Link>
            <span className="tabular-nums">{money(owner.amount)}</span>
          </li>
        ))}
      </ul>
      {canShare && isSharing ? (
        <SplitForm claim={claim.claim} onDone={() => setSharing(false)} />
      ) : null}
      {canShare && !isSharing ? (
        <Button className="mt-4" onClick={() => setSharing(true)}>
          {t('split.open')}
        </Button>
      ) : null}
    </Panel>
  );
}

interface Part {
  readonly patron: string;
  readonly amount: string;
}

const NOBODY: Part = { patron: '', amount: '' };

function SplitForm({ claim, onDone }: { readonly claim: string; readonly onDone: () => void }) {
  const { t } = useTranslation('cage');
  const form = useCommandForm('split-claim', {
    fixed: { claim },
    initial: { parts: [NOBODY, NOBODY] },
    onDone,
  });
  const parts = form.value('parts') as readonly Part[];
  const setParts = (next: readonly Part[]) => form.set('parts', next);
  return (
    <div className="mt-4">
      <CommandForm form={form} submit={t('split.do')} onCancel={onDone}>
        {parts.map((part, index) => (
          <PartFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name but its place.
            key={index}
            form={form}
            index={index}
            part={part}
            onChange={(next) => setParts(parts.with(index, next))}
            {...(parts.length > 2 ? { onRemove: () => setParts(parts.toSpliced(index, 1)) } : {})}
          />
        ))}
        <div>
          <Button look="quiet" onClick={() => setParts([...parts, NOBODY])}>
            <Plus className="size-4" aria-hidden="true" />
            {t('split.add')}
          </Button>
        </div>
      </CommandForm>
    </div>
  );
}

interface PartFieldsProps {
  readonly form: Form;
  readonly index: number;
  readonly part: Part;
  readonly onChange: (part: Part) => void;
  readonly onRemove?: () => void;
}

function PartFields({ form, index, part, onChange, onRemove }: PartFieldsProps) {
  const { t } = useTranslation('cage');
  const at = (name: keyof Part) => ({
    id: `${form.field('parts').id}-${index}-${name}`,
    value: part[name],
    problem: form.problemAt(`parts[${index}].${name}`),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...part, [name]: target.value }),
  });
  return (
    <div className="grid grid-cols-[1fr_8rem_auto] items-start gap-2">
      <Field label={t('split.person', { number: index + 1 })} {...at('patron')} />
      <Field
        label={t('split.amount', { number: index + 1 })}
        inputMode="decimal"
        {...at('amount')}
      />
      {onRemove === undefined ? null : (
        <Button
          look="quiet"
          className="mt-7.5"
          aria-label={t('split.remove', { number: index + 1 })}
          onClick={onRemove}
        >
          <X className="size-4" aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
