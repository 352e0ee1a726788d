import { useTranslation } from 'react-i18next';
import { useConnection } from '../data/connection.ts';
import { ClockNotice } from './clock-notice.tsx';

/** What stands on a wall may be old, and so may the time. */
export function LostNotice() {
  const { t } = useTranslation();
  const connection = useConnection();
  return (
    <>
      {connection === 'live' ? null : (
        <p role="status" className="bg-refused px-4 py-2 text-center font-semibold text-ground">
          {t(`connection.${connection}`)}
        </p>
      )}
      <ClockNotice />
    </>
  );
}
