import { Monitor } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MAY, type ShowFacts } from '#house';
import { useHasRole } from '../data/session.ts';
import { useIsFresh } from '../show/motion.ts';
import { PictureOf } from '../show/pictures.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { CommandButton } from '../ui/form.tsx';
import { timeOf } from '../ui/format.ts';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { AwardPanel } from './award-panel.tsx';
import { saidIn } from './facts.ts';
import { StatusTag } from './status-tag.tsx';
import { StepPanel } from './step-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

/** One show: what the room sees, and what can be done. */
export function ShowPage({ show }: { readonly show: ShowFacts }) {
  const { t } = useTranslation('shows');
  const mayRun = useHasRole(MAY['step-show']);
  const isFresh = useIsFresh(show);
  return (
    <>
      <BackLink to="/shows">{t('back')}</BackLink>
      <ScreenTitle
        title={show.title}
        words={show.activity}
        actions={
          <>
            <span className="self-center">
              <StatusTag status={show.status} />
            </span>
            <a
              href={`/show/${show.show}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass()}
            >
              <Monitor className="size-5" aria-hidden="true" />
              {t('bigScreen')}
            </a>
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.2fr)_minmax(20rem,1fr)]">
        <Panel>
          <div className="@container grid min-h-80 place-items-center overflow-x-auto [&_.aspect-square]:max-w-[60vh]">
            <PictureOf state={show.state} isFresh={isFresh} />
          </div>
        </Panel>
        <div className="flex flex-col gap-4">
          {show.waiting === undefined ? null : <WaitingPanel show={show} waiting={show.waiting} />}
          {show.waiting === undefined && mayRun
            ? show.steps.map((step) => (
                <StepPanel key={`${step.step} ${show.stepCount}`} show={show.show} step={step} />
              ))
            : null}
          {show.status === 'over' || show.isAwardDue ? <AwardPanel show={show} /> : null}
          <People show={show} />
          <Exceptions show={show} />
          {show.status === 'playing' && !show.hasMetChance ? (
            <CommandButton
              command="abandon-show"
              title={t('abandon.open')}
              heading={t('abandon.title')}
              words={t('abandon.words')}
              submit={t('abandon.do')}
              look="danger"
              isQuiet
              fixed={{ show: show.show }}
              fields={{ reason: { label: t('abandon.reason') } }}
            />
          ) : null}
        </div>
      </div>
    </>
  );
}

/** What was disputed and does not count, and who gave the show up. */
function Exceptions({ show: { disputes, givenUp } }: { readonly show: ShowFacts }) {
  const { t } = useTranslation('shows');
  if (disputes.length === 0 && givenUp === undefined) return null;
  return (
    <Panel>
      <ul className="wrap-anywhere flex flex-col gap-1">
        {disputes.map(({ at, step, number, recordedBy, disputedBy, reason }) => (
          <li key={at} className="text-muted">
            {t('disputed', { number, what: saidIn(step), recordedBy, disputedBy, reason })}
          </li>
        ))}
        {givenUp === undefined ? null : (
          <li className="text-refused">
            {t('givenUp', { at: timeOf(givenUp.at), badge: givenUp.by, reason: givenUp.reason })}
          </li>
        )}
      </ul>
    </Panel>
  );
}

function People({ show: { players, runBy } }: { readonly show: ShowFacts }) {
  const { t } = useTranslation('shows');
  return (
    <Panel>
      <ul className="flex flex-col gap-1">
        {players.map((patron, player) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player may play twice.
          <li key={player} className="wrap-anywhere">
            {t('player', { number: player + 1, patron })}
          </li>
        ))}
        <li className="text-muted">{t('runBy', { badges: runBy.join(', ') })}</li>
      </ul>
    </Panel>
  );
}
