import { useTranslation } from 'react-i18next';
import { SearchForm } from '../ui/search-form.tsx';
import { serialIn } from './serial.ts';

/** A serial, scanned or typed. */
export function SerialField({ onFound }: { readonly onFound: (serial: string) => void }) {
  const { t } = useTranslation('chips');
  return (
    <SearchForm
      label={t('scan.label')}
      submit={t('scan.do')}
      placeholder={t('scan.example')}
      isCleared
      onSearch={(text) => onFound(serialIn(text))}
    />
  );
}
