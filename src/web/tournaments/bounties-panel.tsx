import { useTranslation } from 'react-i18next';
import type { TournamentFacts } from '#house';
import { money } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { SignedButton } from '../ui/signed-button.tsx';
import { Tag } from '../ui/tag.tsx';
import { VoidAward } from './void-award.tsx';

/** The targets, and what has become of their bounties. */
export function BountiesPanel({ tournament }: { readonly tournament: TournamentFacts }) {
  const { t } = useTranslation('tournaments');
  const { bounty, entrants, runBy, phase, claims } = tournament;
  if (bounty === undefined) return null;
  const targets = entrants.flatMap(({ patron, isOut, bounty: on }) =>
    on === undefined ? [] : [{ patron, isOut, ...on }],
  );
  const isOpen = phase === 'running' || phase === 'over' || phase === 'awarded';
  const isPaid = (of: string) =>
    claims.some(({ claim, status }) => claim.startsWith(`${of}:`) && status !== 'open');
  return (
    <Panel title={t('bounty.title')}>
      {targets.length === 0 ? <p className="text-muted">{t('bounty.none')}</p> : null}
      <ul className="flex flex-col gap-2">
        {targets.map(({ patron, isOut, amount, award: awarded }) => (
          <li key={patron} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <span className="wrap-anywhere">{patron}</span>{' '}
              <span className="tabular-nums">{money(amount)}</span>
            </span>
            {awarded !== undefined ? (
              <span className="flex items-center gap-2">
                <Tag is="paid">{t('bounty.awarded')}</Tag>
                {awarded === tournament.award || isPaid(awarded) ? null : (
                  <VoidAward award={awarded} label={t('void.bounty', { patron })} />
                )}
              </span>
            ) : isOut && isOpen ? (
              <SignedButton
                command="award-bounty"
                of={{ tournament: tournament.tournament, patron }}
                doneBy={runBy}
                own={t('bounty.award', { patron })}
                does="award"
              />
            ) : (
              <Tag>{t('bounty.plays')}</Tag>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
