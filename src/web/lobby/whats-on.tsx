import { Monitor } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SignLine } from '../sign/lines.ts';
import { useSignLines } from '../sign/use-sign.ts';
import { buttonClass } from '../ui/button.tsx';
import { money } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { Empty, Loading } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';

function State({ line }: { readonly line: SignLine }) {
  const { t } = useTranslation('lobby');
  if (line.isSuspended) return <Tag is="refused">{t('suspended')}</Tag>;
  const isPending = line.meters.some((meter) => meter.isPending);
  return isPending ? <Tag is="held">{t('pending')}</Tag> : null;
}

/** An offering with its figures; the link opens its sign. */
function Line({ line }: { readonly line: SignLine }) {
  const { t } = useTranslation('lobby');
  const { offering, title, meters, isSuspended } = line;
  return (
    <li>
      <a
        href={`/sign/${offering}`}
        target="_blank"
        rel="noopener"
        aria-label={t('openSignOf', { title })}
        className="flex h-full min-h-11 flex-col justify-between gap-2 rounded-control border border-line bg-raised p-4 hover:border-accent"
      >
        <span className="flex items-start justify-between gap-3">
          <span className="min-w-0 break-words text-muted">{title}</span>
          <State line={line} />
        </span>
        <span
          className={`flex flex-wrap gap-x-4 font-semibold tabular-nums leading-tight ${isSuspended ? 'text-muted' : 'text-ink'} ${meters.length > 1 ? 'text-xl' : 'text-2xl'}`}
        >
          {meters.length === 0 ? (
            <span className="text-base text-muted">{t('sheet')}</span>
          ) : (
            meters.map(({ meter, figure }) => <span key={meter}>{money(figure)}</span>)
          )}
        </span>
      </a>
    </li>
  );
}

/** Everything that can be won in the room, as it stands. */
export function WhatsOn() {
  const { t } = useTranslation('lobby');
  const lines = useSignLines();
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
        {lines?.map((line) => (
          <Line key={line.offering} line={line} />
        ))}
      </ul>
    </Panel>
  );
}
