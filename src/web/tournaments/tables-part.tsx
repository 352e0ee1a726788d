// The tables: who sits where. One tap on a player, one on who won, and the player is out.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { useSecond } from '../data/time.ts';
import { Button } from '../ui/button.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';
import { AddTable } from './add-table.tsx';
import { BustDialog } from './bust-dialog.tsx';
import { CancelButton } from './cancel-button.tsx';
import { CountButton } from './count-button.tsx';
import { LastOut } from './last-out.tsx';
import { PatronName } from './patron-name.tsx';
import { RegisterPanel } from './register-panel.tsx';
import { StartPanel } from './start-panel.tsx';

interface PartProps {
  readonly tournament: TournamentFacts;
}

export function TablesPart({ tournament }: PartProps) {
  const { t } = useTranslation('tournaments');
  const [out, setOut] = useState<string>();
  const { phase } = tournament;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(20rem,1fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <LastOut tournament={tournament} />
        <Balance tournament={tournament} />
        {tournament.tables.length === 0 ? (
          phase === 'sign-up' ? null : (
            <Empty title={t('table.none')} />
          )
        ) : (
          <div className="grid items-start gap-4 md:grid-cols-2">
            {tournament.tables.map(({ table }) => (
              <TablePanel key={table} tournament={tournament} table={table} onOut={setOut} />
            ))}
          </div>
        )}
        {phase === 'sign-up' ? <StartPanel tournament={tournament} /> : null}
      </div>
      {phase === 'sign-up' || phase === 'running' ? (
        <div className="flex min-w-0 flex-col gap-4">
          <RegisterPanel tournament={tournament} />
          {phase === 'running' ? <Running tournament={tournament} /> : null}
        </div>
      ) : null}
      {out === undefined ? null : (
        <BustDialog
          key={out}
          tournament={tournament}
          patron={out}
          onClose={() => setOut(undefined)}
        />
      )}
    </div>
  );
}

/** Actions on all tables at once. */
function Running({ tournament }: PartProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <CountButton tournament={tournament} />
      {tournament.starters === undefined ? <AddTable tournament={tournament} /> : null}
      <CancelButton tournament={tournament.tournament} />
    </div>
  );
}

/** What would make the tables even, and one press that does it. */
function Balance({ tournament: { tournament, proposal } }: PartProps) {
  const { t } = useTranslation('tournaments');
  const move = useCommand('move-entrant');
  const breaks = useCommand('break-table');
  const mayDirect = useHasRole(MAY['move-entrant']);
  if (proposal === undefined || !mayDirect) return null;
  const isBreak = proposal.propose === 'break-table';
  const words = isBreak
    ? t('balance.break', { table: proposal.table })
    : t('balance.move', { patron: proposal.patron, ...proposal.to });
  const act = () =>
    isBreak
      ? breaks.send({ tournament, table: proposal.table })
      : move.send({ tournament, patron: proposal.patron, ...proposal.to });
  return (
    <Panel title={t('balance.title')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{words}</p>
        <Button look="primary" onClick={() => void act()}>
          {isBreak
            ? t('balance.doBreak', { table: proposal.table })
            : t('balance.doMove', { patron: proposal.patron })}
        </Button>
      </div>
      <OutcomeNotice of={isBreak ? breaks.outcome : move.outcome} />
    </Panel>
  );
}

function TablePanel({
  tournament,
  table,
  onOut,
}: PartProps & { readonly table: string; readonly onOut: (patron: string) => void }) {
  const { t } = useTranslation('tournaments');
  const begin = useCommand('begin-hand');
  const mayDirect = useHasRole(MAY['bust-entrants']);
  const now = useSecond();
  const facts = tournament.tables.find((each) => each.table === table);
  const seated = tournament.entrants
    .filter(({ seat }) => seat?.table === table)
    .sort((a, b) => (a.seat?.seat ?? 0) - (b.seat?.seat ?? 0));
  const isRunning = tournament.phase === 'running';
  const { button } = facts ?? {};
  const taken = seated.map(({ seat }) => seat?.seat);
  const isDead = button !== undefined && !taken.includes(button.button);
  return (
    <Panel
      title={
        <>
          {t('table.title', { table })}{' '}
          <span className="font-normal text-base text-muted">
            {t('table.count', { count: seated.length })}
            {facts?.isNpn === true ? ` · ${t('table.npn')}` : ''}
          </span>
        </>
      }
      actions={
        isRunning && seated.length > 1 ? (
          <Button onClick={() => void begin.send({ tournament: tournament.tournament, table })}>
            {t('table.begin')}
          </Button>
        ) : undefined
      }
    >
      {facts?.button === undefined ? null : (
        <p className="mb-2 text-muted text-sm tabular-nums">
          {t('table.hand', { hand: facts.hand, ...facts.button })}
          {isDead ? ` · ${t('table.dead')}` : ''}
        </p>
      )}
      <ul className="grid auto-rows-fr grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
        {seated.map(({ patron, seat, bounty, penalties }) => {
          const isAway = penalties.some(({ until = 0 }) => until > now);
          return (
            <li key={patron}>
              <Button
                isLarge
                className="h-full w-full flex-col gap-1! px-2! py-2"
                disabled={!isRunning || !mayDirect}
                aria-label={t('table.bust', { patron, seat: seat?.seat ?? 0 })}
                onClick={() => onOut(patron)}
              >
                <PatronName patron={patron} />
                <span className="flex flex-wrap justify-center gap-1 font-normal text-muted text-sm">
                  {t('table.seat', { seat: seat?.seat ?? 0 })}
                  {bounty === undefined ? null : <Tag is="held">{t('table.target')}</Tag>}
                  {isAway ? <Tag is="refused">{t('table.away')}</Tag> : null}
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
      <OutcomeNotice of={begin.outcome} />
    </Panel>
  );
}
