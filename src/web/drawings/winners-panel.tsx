import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type DrawingFacts, MAY } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { CommandButton } from '../ui/form.tsx';
import { momentOf } from '../ui/format.ts';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { SignedButton, useIsOther } from '../ui/signed-button.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { WinnerTag } from './tags.tsx';

type Winner = DrawingFacts['won'][number];

/** Who has come forward, who still owes an ID, and whose prize waits for a second signature. */
export function WinnersPanel({ drawing }: DrawingProps) {
  const { t } = useTranslation('drawings');
  const { won, winners, confirmed } = drawing;
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
              <WinnerLine drawing={drawing} winner={winner} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface WinnerProps extends DrawingProps {
  readonly winner: Winner;
}

function WinnerLine({ drawing, winner }: WinnerProps) {
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
      {status === 'identity-owed' ? <Bring drawing={drawing} winner={winner} /> : null}
      <Play drawing={drawing} winner={winner} />
      {canTurnDown(winner) ? <TurnDown drawing={drawing} winner={winner} /> : null}
    </div>
  );
}

function Sign({ drawing: { drawing }, winner: { serial, by } }: WinnerProps) {
  const { t } = useTranslation('drawings');
  return (
    <SignedButton
      command="confirm-winner"
      of={{ drawing, serial }}
      doneBy={[by]}
      own={t('winners.sign')}
      does="sign"
      isLarge
    />
  );
}

/** Until the prize is signed for; where it is played for, until that has begun. */
const canTurnDown = ({ status, award, plays, playedIn }: Winner): boolean =>
  status === 'claimed' ||
  status === 'identity-owed' ||
  (status === 'confirmed' && award === undefined && plays !== undefined && playedIn === undefined);

/** The stub or the ID turned out to be false, or the winner doesn't come to play. The person who
 * checked it first doesn't decide that. */
function TurnDown({ drawing: { drawing, absent, status }, winner }: WinnerProps) {
  const { t } = useTranslation('drawings');
  const { serial, by, patron } = winner;
  const isConfirmed = winner.status === 'confirmed';
  const isChosen = absent === 'house-decides' && status !== 'ended' && !isConfirmed;
  const isOther = useIsOther({ command: 'turn-down-claim', doneBy: [by] });
  if (!isOther) return null;
  const what = t(isConfirmed ? 'winners.notCome' : 'winners.turnDown');
  return (
    <div>
      <CommandButton
        command="turn-down-claim"
        title={what}
        words={t('winners.line', { serial, patron })}
        look="danger"
        fixed={{ drawing, serial }}
        initial={{ redraws: true }}
        fields={{
          reason: { label: t('winners.reason') },
          redraws: isChosen ? { label: t('winners.redraws') } : undefined,
        }}
      />
    </div>
  );
}

/** The way to the show in which the prize is played for, until it was. */
function Play({ drawing: { offering }, winner }: WinnerProps) {
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

function Bring({ drawing: { drawing, asks }, winner: { serial } }: WinnerProps) {
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
