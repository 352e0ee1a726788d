import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** A count of two digits, keyed by touch: with the second one it is done. */
export function CountPad({
  label,
  onDone,
}: {
  readonly label: string;
  readonly onDone: (count: number) => void;
}) {
  const { t } = useTranslation();
  const [first, setFirst] = useState<string>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are keys.
    <div role="group" aria-label={label} className="mx-auto flex w-full max-w-md flex-col gap-2">
      <p className="text-center font-semibold text-xl">
        {label} <span className="tabular-nums">{first ?? ''}</span>
      </p>
      <div className="grid grid-cols-3 gap-2">
        {DIGITS.map((digit) => (
          <Button
            key={digit}
            isLarge
            onClick={() => (first === undefined ? setFirst(digit) : onDone(Number(first + digit)))}
          >
            {digit}
          </Button>
        ))}
        <Button isLarge className="col-span-2" onClick={() => setFirst(undefined)}>
          {t('pad.undo')}
        </Button>
      </div>
    </div>
  );
}
