import {
  ArrowUpRight,
  Calculator,
  CodeXml,
  FileCheck,
  ListOrdered,
  Monitor,
  Presentation,
  Scale,
  ScrollText,
  Smartphone,
  Timer,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../ui/panel.tsx';

const LINKS = [
  { key: 'sign', href: '/sign', icon: Monitor, isTab: true },
  { key: 'show', href: '/show', icon: Presentation, isTab: true },
  { key: 'boards', href: '/boards', icon: ListOrdered, isTab: true },
  { key: 'clock', href: '/clock', icon: Timer, isTab: true },
  { key: 'proof', href: '/proof', icon: FileCheck, isTab: false },
  { key: 'play', href: '/play', icon: Smartphone, isTab: false },
  { key: 'practice', href: '/practice', icon: ScrollText, isTab: false },
  { key: 'odds', href: '/odds', icon: Calculator, isTab: false },
  { key: 'hands', href: '/hands', icon: Scale, isTab: false },
  { key: 'api', href: '/api/docs/', icon: CodeXml, isTab: true },
] as const;

/** What needs no badge. */
export function PublicLinks() {
  const { t } = useTranslation('lobby');
  return (
    <Panel title={t('look.title')}>
      <ul className="-mx-2 grid gap-1">
        {LINKS.map(({ key, href, icon: Icon, isTab }) => (
          <li key={key}>
            <a
              href={href}
              {...(isTab ? { target: '_blank', rel: 'noopener' } : {})}
              className="flex min-h-11 items-start gap-3 rounded-control px-2 py-2 hover:bg-raised"
            >
              <Icon className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
              <span className="min-w-0">
                <span className="flex items-center gap-1 font-medium">
                  {t(`look.${key}`)}
                  {isTab ? (
                    <>
                      <ArrowUpRight className="size-4 text-muted" aria-hidden="true" />
                      <span className="sr-only">({t('look.newTab')})</span>
                    </>
                  ) : null}
                </span>
                <span className="block text-muted text-sm">{t(`look.${key}Words`)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
