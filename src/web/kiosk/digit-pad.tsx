import { Delete, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const KEY = 'min-h-16 text-4xl tabular-nums md:min-h-24';

interface DigitPadProps {
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  readonly onClear: () => void;
}

/** Digits for a finger. */
export function DigitPad({ onDigit, onErase, onClear }: DigitPadProps) {
  const { t } = useTranslation('kiosk');
  return (
    <fieldset aria-label={t('keys.label')} className="grid grid-cols-3 gap-3">
      {DIGITS.map((digit) => (
        <Button key={digit} className={KEY} onClick={() => onDigit(digit)}>
          {digit}
        </Button>
      ))}
      <Button look="quiet" className={KEY} aria-label={t('keys.clear')} onClick={onClear}>
        <RotateCcw className="size-8" aria-hidden="true" />
      </Button>
      <Button className={KEY} onClick={() => onDigit('0')}>
        0
      </Button>
      <Button look="quiet" className={KEY} aria-label={t('keys.erase')} onClick={onErase}>
        <Delete className="size-8" aria-hidden="true" />
      </Button>
    </fieldset>
  );
}
