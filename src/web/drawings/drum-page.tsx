import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type DrumFacts, MAY } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/form.tsx';
import { count, momentOf } from '../ui/format.ts';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { PaperForm } from '../ui/paper-button.tsx';
import { Empty } from '../ui/state.tsx';
import { Table } from '../ui/table.tsx';
import { AnnouncePanel } from './announce-panel.tsx';

interface DrumProps {
  readonly drum: DrumFacts;
}

/** One drum: how tickets get into it, the last ones issued, and the next drawing. */
export function DrumPage({ drum }: DrumProps) {
  const { t } = useTranslation('drawings');
  const mayIssue = useHasRole(MAY['issue-tickets']);
  const mayAnnounce = useHasRole(MAY['announce-drawing']);
  const takesTickets = drum.sources.some(({ by }) => by === 'hand' || by === 'seat');
  return (
    <>
      <BackLink to="/drawings">{t('back')}</BackLink>
      <ScreenTitle
        title={drum.title}
        words={`${t('inDrum', { count: drum.count })} · ${t('issued', { count: drum.issued })}`}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(20rem,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <Latest drum={drum} />
          {takesTickets && drum.issued > 0 ? <PrintPanel drum={drum} /> : null}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {mayIssue && drum.times.length > 0 ? <HandOut drum={drum} /> : null}
          {mayIssue && takesTickets ? <IssuePanel key={drum.offering} drum={drum} /> : null}
          {mayAnnounce ? <AnnouncePanel drum={drum} /> : null}
        </div>
      </div>
    </>
  );
}

function Latest({ drum }: DrumProps) {
  const { t } = useTranslation('drawings');
  if (drum.latest.length === 0) {
    return (
      <Panel title={t('drum.latest')} isFlush>
        <Empty title={t('drum.noTickets')} />
      </Panel>
    );
  }
  return (
    <Panel title={t('drum.latest')} isFlush>
      <Table
        caption={t('drum.latest')}
        rows={drum.latest}
        keyOf={({ first }) => String(first)}
        columns={[
          {
            title: t('drum.numbers'),
            cell: ({ first, count: many }) =>
              many === 1 ? count(first) : `${count(first)} – ${count(first + many - 1)}`,
          },
          { title: t('drum.whose'), cell: ({ patron }) => patron ?? '–' },
          { title: t('drum.how'), cell: ({ how }) => t(`drum.by.${how}`) },
          { title: t('drum.when'), cell: ({ at }) => momentOf(at), isExtra: true },
        ]}
      />
    </Panel>
  );
}

function HandOut({ drum: { offering, times, handedOut } }: DrumProps) {
  const { t } = useTranslation('drawings');
  const { outcome, send } = useCommand('hand-out-tickets');
  return (
    <Panel title={t('drum.handOut')}>
      <div className="flex flex-col gap-3">
        <p className="text-muted">{t('drum.handOutWords')}</p>
        <div className="flex flex-wrap gap-2">
          {times.map((time) => (
            <Button key={time} onClick={() => void send({ offering, time })}>
              {t('drum.handOutAt', { time })}
            </Button>
          ))}
        </div>
        <OutcomeNotice of={outcome} done={t('drum.issuedDone')} />
        {handedOut.length === 0 ? null : (
          <p className="text-muted text-sm">{t('drum.handed', { times: handedOut.join(', ') })}</p>
        )}
      </div>
    </Panel>
  );
}

/** Tickets by hand; where the sheet wants two people, they are proposed to a different person. */
function IssuePanel({ drum: { offering, rules, sources } }: DrumProps) {
  const { t } = useTranslation('drawings');
  const games = [...new Set(rules.flatMap(({ game }) => game ?? []))];
  const signed = sources.find(({ isSigned }) => isSigned);
  const words = signed === undefined ? 'alone' : 'signed';
  return (
    <Panel title={t('drum.issue')}>
      <CommandForm
        command={signed === undefined ? 'issue-tickets' : 'propose issue-tickets'}
        submit={t(`drum.issueBy.${words}.do`)}
        done={t(`drum.issueBy.${words}.done`)}
        fixed={{ offering }}
        initial={{ count: 1 }}
        fields={{
          patron: { label: t('drum.patron'), hint: t('drum.patronHint') },
          count: { label: t('drum.count') },
          game:
            games.length === 0
              ? undefined
              : {
                  label: t('drum.game'),
                  none: t('announce.choose'),
                  options: games.map((game) => ({ value: game, title: game })),
                },
          reason: { label: t('drum.reason') },
        }}
      >
        {signed === undefined ? null : (
          <p className="text-muted">{t('drum.issueBy.signed.words', { clause: signed.clause })}</p>
        )}
      </CommandForm>
    </Panel>
  );
}

const PAGES_MOST = 200;

function PrintPanel({ drum: { offering, issued, latest } }: DrumProps) {
  const { t } = useTranslation('drawings');
  return (
    <Panel title={t('drum.print')}>
      <PaperForm
        schema={z.object({ first: z.int().min(1).max(issued) })}
        submit={t('drum.printDo')}
        initial={{ first: latest[0]?.first ?? 1 }}
        fields={{ first: { label: t('drum.first') } }}
        paperOf={({ first }) => {
          const many = Math.min(PAGES_MOST, issued - first + 1);
          return {
            path: `/drums/${offering}/tickets.pdf?first=${first}&count=${many}`,
            file: `tickets-${offering}.pdf`,
          };
        }}
      />
    </Panel>
  );
}
