import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { useCommand } from '../data/commands.ts';
import { money } from '../ui/format.ts';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { SignedButton } from '../ui/signed-button.tsx';
import { Tag } from '../ui/tag.tsx';
import { VoidAward } from './void-award.tsx';

/** The targets, and what has become of their bounties. */
export function BountiesPanel({ tournament }: { readonly tournament: TournamentFacts }) {
  const { t } = useTranslation('tournaments');
  const award = useCommand('award-bounty');
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
                roles={MAY['award-bounty']}
                doneBy={runBy}
                own={t('bounty.award', { patron })}
                second={t('bounty.second')}
                send={(as) => award.send({ tournament: tournament.tournament, patron }, as)}
              />
            ) : (
              <Tag>{t('bounty.plays')}</Tag>
            )}
          </li>
        ))}
      </ul>
      <OutcomeNotice of={award.outcome} />
    </Panel>
  );
}
