import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DrawingFacts, MAY } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole, useSession } from '../data/session.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { momentOf } from '../ui/format.ts';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { SecondBadge } from '../ui/second-badge.tsx';
import type { DrawingProps } from './drawing-page.tsx';
import { WinnerTag } from './tags.tsx';

type Winner = DrawingFacts['won'][number];

/** Who has come forward, who still owes an ID, and whose prize waits for a second signature. */
export function WinnersPanel({
  drawing: { drawing, offering, won, winners, confirmed, asks },
}: DrawingProps) {
  const { t } = useTranslation('drawings');
  return (
    <Panel
      title={t('winners.title')}
      actions={
        <span className="text-muted tabular-nums">
          {t('facts.winnersOf', { confirmed, winners })}
        </span>
      }
    >
      {won.length === 0 ? (
        <p className="text-muted">{t('winners.none')}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {won.map((winner) => (
            <li key={winner.serial}>
              <WinnerLine drawing={drawing} offering={offering} winner={winner} asks={asks} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface WinnerProps {
  readonly drawing: string;
  readonly offering: string;
  readonly winner: Winner;
  readonly asks: DrawingFacts['asks'];
}

function WinnerLine({ drawing, offering, winner, asks }: WinnerProps) {
  const { t } = useTranslation('drawings');
  const { serial, patron, by, status, identityUntil } = winner;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="wrap-anywhere font-medium">{t('winners.line', { serial, patron })}</span>
        <WinnerTag status={status} />
      </div>
      <p className="text-muted text-sm">
        {status === 'identity-owed' && identityUntil !== undefined
          ? t('winners.until', { at: momentOf(identityUntil) })
          : t('winners.seenBy', { badge: by })}
      </p>
      {status === 'claimed' ? <Sign drawing={drawing} winner={winner} /> : null}
      {status === 'claimed' || status === 'identity-owed' ? (
        <TurnDown drawing={drawing} winner={winner} />
      ) : null}
      {status === 'identity-owed' ? <Bring drawing={drawing} winner={winner} asks={asks} /> : null}
      <Play offering={offering} winner={winner} />
    </div>
  );
}

function Sign({ drawing, winner: { serial, by } }: Pick<WinnerProps, 'drawing' | 'winner'>) {
  const { t } = useTranslation('drawings');
  const { outcome, send } = useCommand('confirm-winner');
  const badge = useSession()?.badge;
  const maySign = useHasRole(MAY['confirm-winner']);
  const [isSigning, setSigning] = useState(false);
  const isOther = maySign && badge !== by;
  return (
    <>
      <OutcomeNotice of={outcome} />
      <Button
        look="primary"
        isLarge
        onClick={() => (isOther ? void send({ drawing, serial }) : setSigning(true))}
      >
        {t(isOther ? 'winners.sign' : 'winners.signSecond')}
      </Button>
      <SecondBadge
        isOpen={isSigning}
        onClose={() => setSigning(false)}
        onSigned={(client) => send({ drawing, serial }, client)}
      />
    </>
  );
}

/** The stub or the ID is not what it seemed; whoever has looked at it first does not decide that. */
function TurnDown({ drawing, winner: { serial, by } }: Pick<WinnerProps, 'drawing' | 'winner'>) {
  const { t } = useTranslation('drawings');
  const { outcome, send } = useCommand('turn-down-claim');
  const badge = useSession()?.badge;
  const mayTurnDown = useHasRole(MAY['turn-down-claim']);
  if (!mayTurnDown || badge === by) return null;
  const reason = t('winners.turnedDownFor');
  return (
    <>
      <OutcomeNotice of={outcome} />
      <Button onClick={() => void send({ drawing, serial, reason })}>
        {t('winners.turnDown')}
      </Button>
    </>
  );
}

/** The way to the show in which the prize is played for, until it was. */
function Play({ offering, winner }: Pick<WinnerProps, 'offering' | 'winner'>) {
  const { t } = useTranslation('drawings');
  const { plays: game, playedIn: show } = winner;
  const mayStart = useHasRole(MAY['start-show']);
  if (game === undefined) return null;
  if (show !== undefined) {
    return (
      <Link to={`/shows/${show}`} className="inline-flex min-h-11 items-center text-accent">
        {t('winners.playedIn')}
      </Link>
    );
  }
  return mayStart ? (
    <Link to="/shows" search={{ offering, game } as never} className={buttonClass('primary')}>
      {t('winners.play')}
    </Link>
  ) : null;
}

function Bring({ drawing, winner: { serial }, asks }: Omit<WinnerProps, 'offering'>) {
  const { t } = useTranslation('drawings');
  const mayBring = useHasRole(MAY['bring-identity']);
  const { outcome, send } = useCommand('bring-identity');
  if (!mayBring) return null;
  return (
    <>
      <OutcomeNotice of={outcome} />
      <Button onClick={() => void send({ drawing, serial, nameMatches: true })}>
        {asks.nameMatches ? `${t('winners.bring')}: ${t('holder.name')}` : t('winners.bring')}
      </Button>
    </>
  );
}
