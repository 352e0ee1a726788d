import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AskForm } from '../ui/form.tsx';
import { serialIn } from './serial.ts';

const SCANNED = z.object({ serial: z.string().max(20) });

/** A serial, scanned or typed: a scanner ends it with Enter. */
export function SerialField({ onFound }: { readonly onFound: (serial: string) => void }) {
  const { t } = useTranslation('chips');
  return (
    <AskForm
      schema={SCANNED}
      submit={t('scan.do')}
      look="plain"
      isInline
      fields={{
        serial: { label: t('scan.label'), isLarge: true, placeholder: t('scan.example') },
      }}
      clears="serial"
      onAsk={({ serial }) => onFound(serialIn(serial))}
    />
  );
}
