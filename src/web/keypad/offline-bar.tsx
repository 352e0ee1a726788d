import type { TFunction } from 'i18next';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Kept } from '#client';
import { useSession } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import type { Keys } from './use-table-link.ts';

function wordsOf(t: TFunction<'keypad'>, { type, fields }: Kept): string {
  const { seat = '' } = fields as { readonly seat?: number };
  return t(`presses.${type as 'call-hand'}`, { seat });
}

function Lines({ presses }: { readonly presses: readonly Kept[] }) {
  const { t } = useTranslation('keypad');
  return (
    <ul className="list-disc pl-5 text-ink">
      {presses.map((press) => (
        <li key={press.id}>{t('offline.by', { what: wordsOf(t, press), badge: press.by })}</li>
      ))}
    </ul>
  );
}

/** Presses of another badge: the one now signed in answers for them, or they are dropped. */
function Others({ keys, others }: { readonly keys: Keys; readonly others: readonly Kept[] }) {
  const { t } = useTranslation('keypad');
  const badge = useSession()?.badge ?? '';
  const badges = [...new Set(others.map(({ by }) => by))].join(', ');
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-96">
        <h2 className="font-semibold text-lg">{t('offline.others', { badges })}</h2>
        <p className="text-ink">{t('offline.othersWords')}</p>
        <Lines presses={others} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button isLarge look="primary" onClick={() => void keys.takeOver()}>
          {t('offline.takeOver', { badge })}
        </Button>
        <Button isLarge onClick={() => void keys.leaveOut()}>
          {t('offline.leaveOut')}
        </Button>
      </div>
    </section>
  );
}

function TurnedDown({ keys }: { readonly keys: Keys }) {
  const { t } = useTranslation('keypad');
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-6 gap-y-2 bg-refused-soft px-4 py-2 text-refused"
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t('offline.turnedDown')}</p>
        <ul className="text-ink">
          {keys.turnedDown.map(({ press, words }) => (
            <li key={press.id}>{`${wordsOf(t, press)}: ${words}`}</li>
          ))}
        </ul>
      </div>
      <Button isLarge onClick={keys.forget}>
        {t('offline.seen')}
      </Button>
    </div>
  );
}

/** Whether the house hears the presses, and which ones wait. */
export function OfflineBar({ keys }: { readonly keys: Keys }) {
  const { t } = useTranslation('keypad');
  const badge = useSession()?.badge;
  const others = keys.waiting.filter(({ by }) => by !== badge);
  return (
    <>
      <div role="status">
        {keys.isOffline ? (
          <div className="flex flex-col gap-3 bg-held-soft px-4 py-2 text-held">
            {keys.isReached && others.length > 0 ? null : (
              <div className="flex flex-wrap items-center gap-x-3">
                <WifiOff className="size-5 shrink-0" aria-hidden="true" />
                <span className="font-semibold text-lg">
                  {t('offline.title', { count: keys.waiting.length })}
                </span>
                <span className="text-ink">{t('offline.words')}</span>
              </div>
            )}
            {others.length === 0 ? null : <Others keys={keys} others={others} />}
          </div>
        ) : null}
      </div>
      {keys.turnedDown.length === 0 ? null : <TurnedDown keys={keys} />}
    </>
  );
}
