// The log: the notes on the way, the printed form, and the signature.
import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { useHasRole } from '../data/session.ts';
import { CommandForm } from '../ui/form.tsx';
import { momentOf } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { PaperButton } from '../ui/paper-button.tsx';
import { Table } from '../ui/table.tsx';

interface PartProps {
  readonly tournament: TournamentFacts;
}

export const LogPart = ({ tournament }: PartProps) => (
  <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
    <Journal tournament={tournament} />
    <Signature tournament={tournament} />
  </div>
);

function Journal({ tournament: { journal } }: PartProps) {
  const { t } = useTranslation('tournaments');
  const lines = journal.map((line, index) => ({ ...line, key: `${index}` })).reverse();
  return (
    <Panel title={t('log.journal')} isFlush>
      <Table
        caption={t('log.journal')}
        columns={[
          {
            title: t('log.time'),
            cell: ({ at }) => <span className="@xl:whitespace-nowrap">{momentOf(at)}</span>,
          },
          { title: t('log.what'), cell: ({ what }) => what },
          {
            title: t('log.about'),
            cell: ({ patron, about }) => (
              <span className="wrap-anywhere">
                {patron === undefined ? '' : <strong className="font-medium">{patron} </strong>}
                {about}
              </span>
            ),
          },
          {
            title: t('log.badge'),
            cell: ({ by }) => <span className="whitespace-nowrap">{by}</span>,
            isExtra: true,
          },
        ]}
        rows={lines}
        keyOf={({ key }) => key}
      />
    </Panel>
  );
}

function Signature({ tournament: { tournament, signed, phase } }: PartProps) {
  const { t } = useTranslation('tournaments');
  const maySign = useHasRole(MAY['sign-log']);
  const isOver = phase === 'awarded' || phase === 'cancelled';
  return (
    <Panel
      title={t('log.title')}
      actions={
        <PaperButton path={`/tournaments/${tournament}/log.pdf`} file={`${tournament}.pdf`}>
          {t('log.print')}
        </PaperButton>
      }
    >
      {signed !== undefined ? (
        <p>{t('log.signed', { badge: signed.by, at: momentOf(signed.at) })}</p>
      ) : isOver && maySign ? (
        <CommandForm
          command="sign-log"
          submit={t('log.sign')}
          fixed={{ tournament }}
          fields={{ note: { label: t('log.note') } }}
        />
      ) : (
        <p className="text-muted">{t('log.later')}</p>
      )}
    </Panel>
  );
}
