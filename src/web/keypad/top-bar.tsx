import { Link } from '@tanstack/react-router';
import { LayoutGrid } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../data/session.ts';
import { BadgeMenu } from '../shell/badge-menu.tsx';
import { buttonClass } from '../ui/button.tsx';
import { type Meaning, Tag } from '../ui/tag.tsx';
import { inWords } from '../ui/words.ts';
import type { Facts } from './facts.ts';
import { NO_NUMBER } from './offline.ts';

const LOOKS: Readonly<Record<Facts['phase'], Meaning>> = {
  closed: 'plain',
  idle: 'plain',
  round: 'live',
  called: 'held',
  verified: 'held',
};

function Round({ round }: { readonly round: number | undefined }) {
  const { t } = useTranslation('keypad');
  if (round === undefined) return null;
  const words = round === NO_NUMBER ? t('roundUnnumbered') : t('round', { round });
  return <span className="whitespace-nowrap font-medium tabular-nums">{words}</span>;
}

/** Which table it is, where its round stands, and who is signed in. */
export function TopBar({ facts }: { readonly facts: Facts }) {
  const { t } = useTranslation('keypad');
  const isFixed = useSession()?.table !== undefined;
  const { table, game, limit, isNpn, phase, round } = facts;
  return (
    <header className="flex items-center gap-x-4 gap-y-1">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="max-w-full truncate font-semibold text-2xl tracking-tight" title={table}>
          {t('title', { table })}
        </h1>
        {game === undefined ? null : (
          <span className="text-muted">
            {inWords(game)}
            {limit === undefined ? '' : `, ${limit}`}
          </span>
        )}
        {isNpn ? <Tag>{t('npn')}</Tag> : null}
        <span role="status" className="flex items-center gap-3">
          <Round round={round} />
          <Tag is={LOOKS[phase]}>{t(`phases.${phase}`)}</Tag>
        </span>
      </div>
      {isFixed ? null : (
        <Link
          to="/table/{-$name}"
          params={{ name: undefined }}
          aria-label={t('others')}
          title={t('others')}
          className={`${buttonClass('quiet')} min-h-14 min-w-14 px-2`}
        >
          <LayoutGrid className="size-5" aria-hidden="true" />
        </Link>
      )}
      <BadgeMenu />
    </header>
  );
}
