import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useView } from '../data/views.ts';
import { Waiting } from '../ui/clock.tsx';
import { money } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Tag } from '../ui/tag.tsx';
import type { WaitingCall } from './items.ts';

function CallCard({ call, title }: { readonly call: WaitingCall; readonly title: string }) {
  const { t } = useTranslation('floor');
  const { table, seat, step, place, at, by, holds } = call;
  return (
    <GoLink
      to={`/floor/${call.call}`}
      className="flex min-h-24 items-start justify-between gap-4 rounded-panel border-2 border-held bg-held-soft p-4 hover:brightness-125 motion-safe:animate-arrive"
    >
      <span className="flex min-w-0 flex-col gap-1">
        <span className="font-semibold text-lg">{t('calls.from', { table, seat })}</span>
        <span className="wrap-anywhere text-muted">{title}</span>
        <span className="flex flex-wrap items-center gap-2 pt-1 text-muted text-sm">
          <Tag is={step === 'called' ? 'held' : 'live'}>{t(`calls.${step}`)}</Tag>
          {place > 1 ? <Tag>{t('calls.line', { place })}</Tag> : null}
          <span>{t('calls.by', { by })}</span>
          {Object.entries(holds).map(([meter, amount]) => (
            <span key={meter} className="tabular-nums">
              {t('calls.holds', { amount: money(amount) })}
            </span>
          ))}
        </span>
      </span>
      <span className="shrink-0 text-right">
        <span className="block font-semibold text-3xl text-held">
          <Waiting since={at} />
        </span>
        <span className="text-muted text-sm">{t('calls.waits')}</span>
      </span>
    </GoLink>
  );
}

/** The calls that wait, oldest first; said aloud as their number changes. */
export function CallsWaiting({ calls }: { readonly calls: readonly WaitingCall[] }) {
  const { t } = useTranslation('floor');
  const offerings = useView('/offerings').data ?? [];
  const titleOf = (name: string) =>
    offerings.find(({ offering }) => offering === name)?.title ?? name;
  return (
    <section aria-labelledby="calls-title">
      <div className="flex min-h-8 items-center gap-2.5 pb-2">
        <h2 id="calls-title" className="font-semibold text-lg">
          {t('calls.title')}
        </h2>
        <p role="status" className={calls.length === 0 ? 'text-muted' : 'text-held'}>
          {calls.length === 0 ? (
            t('calls.none')
          ) : (
            <span className="flex items-center gap-1.5">
              <BellRing className="size-4" aria-hidden="true" />
              {t('calls.told', { count: calls.length })}
            </span>
          )}
        </p>
      </div>
      {calls.length === 0 ? null : (
        <ul className="grid gap-3 lg:grid-cols-2 2xl:grid-cols-3">
          {calls.map((call) => (
            <li key={call.call}>
              <CallCard call={call} title={titleOf(call.offering)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
