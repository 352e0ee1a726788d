import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { roomMoment } from '../boards/room-time.ts';
import { Button } from '../ui/button.tsx';
import { count, money } from '../ui/format.ts';
import type { OwnCard } from './kiosk-api.ts';

interface OwnCardPageProps {
  readonly card: OwnCard;
  /** Seconds until it closes. */
  readonly left: number;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  /** What else can be done with the card. */
  readonly children?: ReactNode;
}

/** The last seconds are told loudly. */
const WARNED_SECONDS = 10;

/** What is on the member's own card, readable at arm's length. */
export function OwnCardPage({ card, left, onStay, onLeave, children }: OwnCardPageProps) {
  const { t } = useTranslation('kiosk');
  return (
    <main className="mx-auto flex min-h-dvh max-w-5xl flex-col gap-8 px-4 pt-8 text-xl">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-semibold text-4xl tracking-tight">{t('own.title')}</h1>
        <Button
          look="primary"
          className="min-h-16 text-2xl sm:min-h-20 sm:min-w-48"
          onClick={onLeave}
        >
          {t('own.leave')}
        </Button>
      </header>
      <Hours card={card} />
      {card.credits.length === 0 ? <p className="text-muted">{t('own.none')}</p> : null}
      {card.credits.map((line) => (
        <Credits key={line.offering} line={line} />
      ))}
      {children}
      <Entries card={card} />
      <footer className="sticky bottom-0 mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-ground py-4">
        <p className={`tabular-nums ${left <= WARNED_SECONDS ? 'text-held' : 'text-muted'}`}>
          {t('own.closes', { count: Math.max(0, left) })}
        </p>
        <Button className="min-h-16 text-2xl sm:min-h-20" onClick={onStay}>
          {t('own.stay')}
        </Button>
      </footer>
    </main>
  );
}

function Hours({ card: { hours } }: { readonly card: OwnCard }) {
  const { t } = useTranslation('kiosk');
  return (
    <section aria-label={t('own.hours')}>
      <h2 className="pb-2 text-muted">{t('own.hours')}</h2>
      <dl className="grid grid-cols-3 gap-x-4 sm:flex sm:gap-x-12">
        {(['today', 'week', 'all'] as const).map((span) => (
          <div key={span} className="flex flex-col sm:flex-row sm:items-baseline sm:gap-3">
            <dd className="font-semibold text-4xl tabular-nums">{count(hours[span])}</dd>
            <dt className="text-muted">{t(`own.${span}`)}</dt>
          </div>
        ))}
      </dl>
    </section>
  );
}

type CreditLine = OwnCard['credits'][number];

function Credits({ line }: { readonly line: CreditLine }) {
  const { t } = useTranslation('kiosk');
  const { title, credits, until, isOpen, prizes } = line;
  return (
    <section className="flex flex-col gap-4 rounded-panel border border-line bg-panel p-6">
      <h2 className="text-muted">{title}</h2>
      <p className="flex items-baseline gap-4">
        <span className="font-semibold text-7xl text-accent tabular-nums">{count(credits)}</span>
        <span className="text-3xl">{t('own.credits', { count: credits })}</span>
      </p>
      {isOpen ? (
        <>
          <h3 className="font-medium text-2xl">{t('own.prizes')}</h3>
          <ul className="flex flex-col gap-2">
            {prizes.map((prize) => (
              <PrizeLine key={prize.prize} prize={prize} credits={credits} />
            ))}
          </ul>
          <p className="text-muted">
            {t('own.desk')}{' '}
            {until === undefined ? null : t('own.until', { until: roomMoment(until) })}
          </p>
        </>
      ) : (
        <p className="text-muted">{t('own.over')}</p>
      )}
    </section>
  );
}

interface PrizeLineProps {
  readonly prize: CreditLine['prizes'][number];
  readonly credits: number;
}

function PrizeLine({ prize, credits }: PrizeLineProps) {
  const { t } = useTranslation('kiosk');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-control bg-raised px-5 py-4">
      <span>
        {prize.title} <span className="text-muted tabular-nums">{money(prize.value)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 whitespace-nowrap tabular-nums">
        <span>{t('own.costs', { count: prize.credits })}</span>
        {prize.isWithin ? (
          <span className="flex items-center gap-2 font-medium text-live">
            <CircleCheck className="size-6" aria-hidden="true" />
            {t('own.within')}
          </span>
        ) : (
          <span className="text-muted">{t('own.more', { count: prize.credits - credits })}</span>
        )}
      </span>
    </li>
  );
}

function Entries({ card: { entries } }: { readonly card: OwnCard }) {
  const { t } = useTranslation('kiosk');
  if (entries.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-medium text-2xl">{t('own.entries')}</h2>
      <ul className="flex flex-col gap-2">
        {entries.map(({ offering, title, what, count: number }) => (
          <li
            key={`${offering} ${what}`}
            className="flex justify-between gap-x-6 rounded-control bg-raised px-5 py-4"
          >
            <span className="min-w-0">{title}</span>
            <span className="whitespace-nowrap font-medium tabular-nums">
              {t(`own.what.${what}`, { count: number })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
