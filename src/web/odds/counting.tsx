import { useTranslation } from 'react-i18next';

/** Something is being counted, and how much of it has been. */
export function Counting({ progress }: { readonly progress: number }) {
  const { t } = useTranslation('odds');
  const percent = Math.round(100 * progress);
  return (
    <div className="flex max-w-prose flex-col gap-3 py-6" role="status">
      <p className="font-medium">{t('working')}</p>
      <p className="text-muted">{t('workingWords')}</p>
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-raised"
      >
        <div className="h-full bg-accent" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
