import { useTranslation } from 'react-i18next';
import { Progress } from '../ui/progress.tsx';

/** Something is being counted, and how much of it has been. */
export function Counting({ progress }: { readonly progress: number }) {
  const { t } = useTranslation('odds');
  return (
    <div className="flex max-w-prose flex-col gap-3 py-6" role="status">
      <p className="font-medium">{t('working')}</p>
      <p className="text-muted">{t('workingWords')}</p>
      <Progress label={t('progress')} part={progress} />
    </div>
  );
}
