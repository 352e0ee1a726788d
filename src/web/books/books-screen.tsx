import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../ui/panel.tsx';

export default function BooksScreen() {
  const { t } = useTranslation('books');
  return <ScreenTitle title={t('title')} />;
}
