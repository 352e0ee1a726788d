import { useTranslation } from 'react-i18next';
import { Tag } from '../ui/tag.tsx';

export function StandingTag({ standing }: { readonly standing: 'welcome' | 'excluded' }) {
  const { t } = useTranslation('patrons');
  return <Tag is={standing === 'welcome' ? 'live' : 'refused'}>{t(`standings.${standing}`)}</Tag>;
}
