import { useTranslation } from 'react-i18next';
import { useConnection } from '../data/connection.ts';
import type { ShownLine } from '../sign/lines.ts';
import { money } from '../ui/format.ts';
import { capitalized } from '../ui/words.ts';

/** The meters of a game as they stand; dimmed while they may be old. */
export function LiveMeters({ line }: { readonly line: ShownLine }) {
  const { t } = useTranslation('play');
  const isOld = useConnection() !== 'live';
  const { meters, isSuspended } = line;
  const [only] = meters;
  if (isSuspended) return <p className="font-medium text-refused">{t('suspended')}</p>;
  if (only === undefined) return null;
  return (
    <dl
      aria-label={t('meters')}
      className={`grid gap-x-4 gap-y-2 ${meters.length === 1 ? '' : 'grid-cols-2'} ${isOld ? 'opacity-60' : ''}`}
    >
      {meters.map(({ meter, title, figure, isPending }) => (
        <div key={meter} className="min-w-0">
          <dt className="text-balance text-muted text-sm leading-tight">{capitalized(title)}</dt>
          <dd
            className={`font-bold tabular-nums leading-tight tracking-tight ${meters.length === 1 ? 'text-4xl' : 'text-2xl'} ${isPending ? 'text-held' : 'text-gold'}`}
          >
            {money(figure)}
          </dd>
          {isPending ? <dd className="text-held text-sm">{t('pending')}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
