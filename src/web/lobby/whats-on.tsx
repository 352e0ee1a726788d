import { ChevronDown, Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ShownLine } from '../sign/lines.ts';
import { useSignLines } from '../sign/use-sign.ts';
import { buttonClass } from '../ui/button.tsx';
import { money } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty, Loading } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';

function State({ line }: { readonly line: ShownLine }) {
  const { t } = useTranslation('lobby');
  if (line.isSuspended) return <Tag is="refused">{t('suspended')}</Tag>;
  const isPending = line.meters.some((meter) => meter.isPending);
  return isPending ? <Tag is="held">{t('pending')}</Tag> : null;
}

/** An offering with its figures; the link opens its sign. */
function Line({ line }: { readonly line: ShownLine }) {
  const { t } = useTranslation('lobby');
  const { offering, title, meters, isSuspended, game } = line;
  return (
    <li className="flex flex-col">
      <a
        href={`/sign/${offering}`}
        target="_blank"
        rel="noopener"
        aria-label={t('openSignOf', { title })}
        className="flex min-h-11 grow flex-col justify-between gap-2 rounded-control border border-line bg-raised p-4 hover:border-accent"
      >
        <span className="flex items-start justify-between gap-3">
          <span className="min-w-0 break-words text-muted">{title}</span>
          <State line={line} />
        </span>
        <span
          className={`flex flex-wrap gap-x-4 font-semibold tabular-nums leading-tight ${isSuspended ? 'text-muted' : 'text-ink'} ${meters.length > 1 ? 'text-xl' : 'text-2xl'}`}
        >
          {meters.map(({ meter, figure }) => (
            <span key={meter}>{money(figure)}</span>
          ))}
        </span>
      </a>
      {game === undefined ? null : (
        <GoLink
          to={`/play/${offering}`}
          className="flex min-h-11 items-center gap-2 px-2 font-medium text-accent text-sm hover:underline"
        >
          <Smartphone className="size-4" aria-hidden="true" />
          {t('howToPlay')}
          <span className="sr-only">{title}</span>
        </GoLink>
      )}
    </li>
  );
}

/** Promotions without a figure, by their sheets, to be looked up on demand. */
function Sheets({ lines }: { readonly lines: readonly ShownLine[] }) {
  const { t } = useTranslation('lobby');
  if (lines.length === 0) return null;
  return (
    <details className="group mt-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control px-2 font-medium hover:bg-raised">
        {t('sheets', { count: lines.length })}
        <ChevronDown className="size-4 shrink-0 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ul>
        {lines.map((line) => (
          <li key={line.offering}>
            <a
              href={`/sign/${line.offering}`}
              target="_blank"
              rel="noopener"
              aria-label={t('openSignOf', { title: line.title })}
              className="flex min-h-11 items-center justify-between gap-3 rounded-control px-2 text-muted hover:bg-raised hover:text-ink"
            >
              <span className="min-w-0 break-words">{line.title}</span>
              <State line={line} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Everything that can be won in the room, as it stands. */
export function WhatsOn() {
  const { t } = useTranslation('lobby');
  const lines = useSignLines();
  const shown = lines?.filter(({ meters }) => meters.length > 0) ?? [];
  const sign = (
    <a href="/sign" target="_blank" rel="noopener" className={buttonClass()}>
      <Monitor className="size-4" aria-hidden="true" />
      {t('openSign')}
    </a>
  );
  return (
    <Panel title={t('on')} actions={sign}>
      {lines === undefined ? <Loading /> : null}
      {lines?.length === 0 ? <Empty title={t('nothing')} /> : null}
      <ul className="grid gap-3 [grid-template-columns:repeat(auto-fill,minmax(min(17rem,100%),1fr))]">
        {shown.map((line) => (
          <Line key={line.offering} line={line} />
        ))}
      </ul>
      <Sheets lines={lines?.filter((line) => !shown.includes(line)) ?? []} />
    </Panel>
  );
}
