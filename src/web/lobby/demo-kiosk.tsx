import { TabletSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import type { DemoFacts } from './parts.ts';

/** A card of the club to try, and the browser that becomes its kiosk. */
export function DemoKiosk({ link, card, pin }: NonNullable<DemoFacts['kiosk']>) {
  const { t } = useTranslation('lobby');
  return (
    <Panel title={t('kiosk.title')}>
      <p className="pb-4 text-muted">{t('kiosk.words')}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pb-4">
        <dt className="text-muted">{t('kiosk.card')}</dt>
        <dd className="font-semibold tabular-nums tracking-wide">{card}</dd>
        <dt className="text-muted">{t('kiosk.pin')}</dt>
        <dd className="font-semibold tabular-nums tracking-wide">{pin}</dd>
      </dl>
      <a href={link} target="_blank" rel="noopener" className={`w-full ${buttonClass()}`}>
        <TabletSmartphone className="size-4" aria-hidden="true" />
        {t('kiosk.open')}
        <span className="sr-only">({t('look.newTab')})</span>
      </a>
    </Panel>
  );
}
