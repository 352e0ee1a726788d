import { Link } from '@tanstack/react-router';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY, SEES } from '#house';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { CommandForm } from '../ui/form.tsx';
import type { Control } from '../ui/form-field.tsx';
import { money } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import type { ClaimFacts, PaymentCheck } from './answers.ts';

/** What the sheet says of claiming, and the page about the win. */
export function SheetPanel({
  payment,
  call,
}: {
  readonly payment: PaymentCheck;
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
export function OwnersPanel({ claim }: { readonly claim: ClaimFacts }) {
  const { t } = useTranslation('cage');
  const [isSharing, setSharing] = useState(false);
  const maySplit = useHasRole(MAY['split-claim']);
  const isShared = claim.partOf !== undefined || claim.status === 'split';
  const { data: claims = [] } = useView(isShared ? '/claims' : undefined, { on: ['claims'] });
  const whole = claim.partOf ?? claim.claim;
  const owners = claims.filter(({ partOf }) => partOf === whole);
  const isThing = claim.words !== undefined && claim.issuedAs === undefined;
  const canShare = claim.status === 'open' && claim.partOf === undefined && maySplit && !isThing;
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
  return (
    <div className="mt-4">
      <CommandForm
        command="split-claim"
        submit={t('split.do')}
        fixed={{ claim }}
        initial={{ parts: [NOBODY, NOBODY] }}
        fields={{
          parts: {
            label: t('split.owners'),
            isBare: true,
            as: (control) => <PartsField {...control} />,
          },
        }}
        onCancel={onDone}
        onDone={onDone}
      />
    </div>
  );
}

function PartsField({ id, value, set, problemAt }: Control) {
  const { t } = useTranslation('cage');
  const parts = value as readonly Part[];
  const at = (index: number, name: keyof Part) => ({
    id: `${id}-${index}-${name}`,
    value: parts[index]?.[name] ?? '',
    problem: problemAt(`[${index}].${name}`),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      set(parts.map((part, own) => (own === index ? { ...part, [name]: target.value } : part))),
  });
  return (
    <div className="flex flex-col gap-4">
      {parts.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name but its place.
        <div key={index} className="grid grid-cols-[1fr_8rem_auto] items-start gap-2">
          <Field label={t('split.person', { number: index + 1 })} {...at(index, 'patron')} />
          <Field
            label={t('split.amount', { number: index + 1 })}
            inputMode="decimal"
            {...at(index, 'amount')}
          />
          {parts.length > 2 ? (
            <Button
              look="quiet"
              className="mt-7.5"
              aria-label={t('split.remove', { number: index + 1 })}
              onClick={() => set(parts.toSpliced(index, 1))}
            >
              <X className="size-4" aria-hidden="true" />
            </Button>
          ) : null}
        </div>
      ))}
      <div>
        <Button look="quiet" onClick={() => set([...parts, NOBODY])}>
          <Plus className="size-4" aria-hidden="true" />
          {t('split.add')}
        </Button>
      </div>
    </div>
  );
}
