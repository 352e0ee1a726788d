import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection, useNewerPages } from '../data/connection.ts';
import { useSession } from '../data/session.ts';
import { useWrongClock } from '../data/time.ts';
import { Button } from '../ui/button.tsx';
import { ClockNotice } from '../ui/clock-notice.tsx';

// The clock is hardly ever in doubt, and every page loads this.
const ClockAnswer = lazy(() => import('./clock-answer.tsx'));

const BAR = 'flex flex-wrap items-center justify-center gap-x-4 gap-y-1 px-4 py-2 font-medium';

/** What users of this screen must know: whether it is live, and of the right time and version. */
export function Banners() {
  const { t } = useTranslation();
  const connection = useConnection();
  const isNewer = useNewerPages();
  const minutes = useWrongClock();
  const session = useSession();
  return (
    <div role="status">
      {connection === 'live' ? null : (
        <div className={`${BAR} bg-refused-soft text-refused`}>{t(`connection.${connection}`)}</div>
      )}
      {session === undefined ? null : (
        <ClockNotice>
          <Suspense>
            <ClockAnswer />
          </Suspense>
        </ClockNotice>
      )}
      {isNewer ? (
        <div className={`${BAR} bg-paid-soft text-paid`}>
          {t('connection.newer')}
          <Button onClick={() => location.reload()}>{t('connection.reload')}</Button>
        </div>
      ) : null}
      {minutes === 0 ? null : (
        <div className={`${BAR} bg-held-soft text-held`}>
          {t('connection.clock', { count: Math.abs(minutes) })}
        </div>
      )}
    </div>
  );
}
