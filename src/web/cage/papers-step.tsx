import { useTranslation } from 'react-i18next';
import { MAY, SEES } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { money } from '../ui/format.ts';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { Tag } from '../ui/tag.tsx';
import type { ClaimFacts, ClaimTax } from './answers.ts';

interface PapersStepProps {
  readonly claim: ClaimFacts;
  readonly tax: ClaimTax;
  readonly isOpen: boolean;
}

type Due = ClaimTax['forms'][number];

/** The forms that are due, what is withheld, and why. */
export function PapersStep({ claim, tax, isOpen }: PapersStepProps) {
  const { t } = useTranslation('cage');
  const { forms, withheld, reasons } = tax;
  return (
    <>
      {forms.length === 0 ? <p className="text-muted">{t('papers.none')}</p> : null}
      {forms.length === 0 ? null : (
        <ul className="flex flex-col gap-3">
          {forms.map((due) => (
            <DueForm key={due.form} claim={claim} due={due} tax={tax} isOpen={isOpen} />
          ))}
        </ul>
      )}
      {withheld === '0.00' ? null : (
        <p>
          {t('papers.withheld')}{' '}
          <span className="font-semibold tabular-nums">{money(withheld)}</span>
        </p>
      )}
      {reasons.length === 0 ? null : (
        <details className="text-muted">
          <summary className="min-h-11 cursor-pointer content-center">{t('papers.why')}</summary>
          <ul className="list-disc pl-5">
            {reasons.map(({ says, source }) => (
              <li key={says}>
                {says} <span className="text-faint">({source})</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function DueForm({
  claim,
  due: { form, isComplete },
  tax,
  isOpen,
}: PapersStepProps & { readonly due: Due }) {
  const { t } = useTranslation('cage');
  const mayComplete = useHasRole(MAY['complete-form']);
  const { outcome, send } = useCommand('complete-form');
  const isNamed = claim.identity !== undefined;
  return (
    <li className="flex flex-col gap-3 rounded-control border border-line p-3 sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{t(`papers.forms.${form}`)}</span>
        <Tag is={isComplete ? 'live' : 'held'}>
          {t(isComplete ? 'papers.complete' : 'papers.missing')}
        </Tag>
      </div>
      {tax.mustSign && form === 'w-2g' ? <p className="text-muted">{t('papers.signs')}</p> : null}
      {isNamed || !isOpen ? null : <p className="text-muted">{t('papers.first')}</p>}
      {isNamed ? <Copies claim={claim.claim} form={form} /> : null}
      {isOpen && isNamed && !isComplete && mayComplete ? (
        <div>
          <Button
            look="primary"
            disabled={outcome.kind === 'sending'}
            onClick={() => void send({ claim: claim.claim, form })}
          >
            {t('papers.mark', { form: form.toUpperCase() })}
          </Button>
        </div>
      ) : null}
      {isOpen && isNamed && !isComplete && !mayComplete ? (
        <p className="text-muted">{t('papers.notYours')}</p>
      ) : null}
      <OutcomeNotice of={outcome} />
    </li>
  );
}

/** The copies that are printed here; one form is filled in by hand. */
function Copies({ claim, form }: { readonly claim: string; readonly form: Due['form'] }) {
  const { t } = useTranslation('cage');
  const seesFacts = useHasRole(SEES.facts);
  if (form === '1099-misc') return <p className="text-muted">{t('papers.byHand')}</p>;
  if (!seesFacts) return null;
  return (
    <>
      <p className="text-muted">{t('papers.address')}</p>
      <div className="flex flex-wrap gap-2">
        {(['winner', 'house'] as const).map((copy) => (
          <PrintButton key={copy} path={`/claims/${claim}/forms/${form}.pdf?copy=${copy}`}>
            {t(`papers.${copy}Copy`)}
          </PrintButton>
        ))}
      </div>
    </>
  );
}
