import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../ui/choice.tsx';
import { Checkbox } from '../ui/field.tsx';

/** What was checked besides the cards. */
export interface Checks {
  readonly deckCounted: boolean;
  readonly surveillance: boolean;
  readonly standard: 'unknown' | 'yes' | 'no';
}

export const NO_CHECKS: Checks = { deckCounted: false, surveillance: false, standard: 'unknown' };

interface DeckChecksProps {
  readonly checks: Checks;
  readonly needs: { readonly deckCount: boolean; readonly surveillance: boolean } | undefined;
  readonly onChecks: (checks: Checks) => void;
}

export function DeckChecks({ checks, needs, onChecks }: DeckChecksProps) {
  const { t } = useTranslation('floor');
  const id = useId();
  const hintIf = (isNeeded: boolean | undefined) =>
    isNeeded === true ? { hint: t('verify.needed') } : {};
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 font-medium">{t('verify.deck')}</legend>
      <Checkbox
        id={`${id}-counted`}
        label={t('verify.deckCounted')}
        {...hintIf(needs?.deckCount)}
        isChecked={checks.deckCounted}
        onCheck={(deckCounted) => onChecks({ ...checks, deckCounted })}
      />
      <Checkbox
        id={`${id}-surveillance`}
        label={t('verify.surveillance')}
        {...hintIf(needs?.surveillance)}
        isChecked={checks.surveillance}
        onCheck={(surveillance) => onChecks({ ...checks, surveillance })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <span>{t('verify.standard')}</span>
        <Choice
          label={t('verify.standard')}
          options={(['unknown', 'yes', 'no'] as const).map((value) => ({
            value,
            title: t(`verify.standards.${value}`),
          }))}
          chosen={checks.standard}
          onChoose={(standard) => onChecks({ ...checks, standard })}
        />
      </div>
    </fieldset>
  );
}
