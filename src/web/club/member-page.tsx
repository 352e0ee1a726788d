import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { count, momentOf } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { Empty } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import type { MemberCard } from './answers.ts';
import { PinPanel, ReplacePanel } from './card-panels.tsx';
import { RedeemPanel } from './redeem-panel.tsx';

interface MemberPageProps {
  readonly card: MemberCard;
  /** Looks again, which the log says too. */
  readonly onAgain: (reason: string) => void;
  readonly onClose: () => void;
}

export function MemberPage({ card, onAgain, onClose }: MemberPageProps) {
  const { t } = useTranslation('club');
  const isDesk = useHasRole(MAY['redeem-credits']);
  return (
    <div className="flex flex-col gap-4">
      <Head card={card} onClose={onClose} />
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title={t('credits.title')}>
            {card.credits.length === 0 ? (
              <Empty title={t('credits.none')}>{t('credits.noneWords')}</Empty>
            ) : (
              card.credits.map((line) => (
                <RedeemPanel
                  key={line.offering}
                  card={card}
                  line={line}
                  mayRedeem={isDesk && !card.isExcluded}
                  onDone={() => onAgain(t('find.reasons.redeem'))}
                />
              ))
            )}
          </Panel>
          <Entries card={card} />
        </div>
        <Hours card={card} />
        {isDesk ? (
          <div className="flex min-w-0 flex-col gap-4">
            <PinPanel card={card} />
            {card.isExcluded ? null : (
              <ReplacePanel card={card} onDone={() => onAgain(t('find.reasons.lost'))} />
            )}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Head({ card, onClose }: Pick<MemberPageProps, 'card' | 'onClose'>) {
  const { t } = useTranslation('club');
  return (
    <Panel
      title={<span className="tabular-nums">{t('card.number', { card: card.card })}</span>}
      actions={
        <>
          <PrintButton path={`/club/members/${card.patron}/card.pdf`}>
            {t('card.print')}
          </PrintButton>
          <Button look="quiet" onClick={onClose}>
            {t('find.hide')}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere text-muted">
        {t('card.of', { patron: card.patron, since: momentOf(card.since) })}
      </p>
      <p className="flex flex-wrap gap-2 not-empty:pt-2">
        {card.isExcluded ? <Tag is="refused">{t('card.excluded')}</Tag> : null}
        {card.isLocked ? <Tag is="held">{t('card.locked')}</Tag> : null}
        {card.hasPhoto ? <Tag>{t('card.photo')}</Tag> : null}
      </p>
      {card.isVoid ? <Notice is="held" title={t('card.void')} /> : null}
    </Panel>
  );
}

function Entries({ card: { entries } }: { readonly card: MemberCard }) {
  const { t } = useTranslation('club');
  if (entries.length === 0) return null;
  return (
    <Panel title={t('card.entries')}>
      <ul className="flex flex-col gap-2">
        {entries.map(({ offering, title, what, count: number }) => (
          <li key={`${offering} ${what}`} className="flex justify-between gap-4">
            <span className="min-w-0">{title}</span>
            <span className="whitespace-nowrap tabular-nums">
              {t(`card.what.${what}`, { count: number })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Recent = MemberCard['recent'][number];
type ByGame = MemberCard['byGame'][number];

function Hours({ card: { hours, byGame, recent } }: { readonly card: MemberCard }) {
  const { t } = useTranslation('club');
  const games: readonly TableColumn<ByGame>[] = [
    { title: t('card.game'), cell: ({ title }) => title },
    { title: t('card.count'), cell: (row) => count(row.hours), isNumber: true },
  ];
  const columns: readonly TableColumn<Recent>[] = [
    { title: t('card.read'), cell: ({ at }) => momentOf(at) },
    { title: t('card.table'), cell: ({ table }) => table },
    { title: t('card.game'), cell: ({ title }) => title },
  ];
  return (
    <Panel title={t('card.hours')} isFlush className="lg:row-span-2">
      <dl className="grid grid-cols-3 gap-3 px-4 pb-4 sm:px-5">
        {(['today', 'week', 'all'] as const).map((span) => (
          <div key={span}>
            <dt className="text-muted text-sm">{t(`card.${span}`)}</dt>
            <dd className="font-semibold text-2xl tabular-nums">{count(hours[span])}</dd>
          </div>
        ))}
      </dl>
      {recent.length === 0 ? (
        <Empty title={t('card.none')}>{t('card.noneWords')}</Empty>
      ) : (
        <div className="flex flex-col gap-5">
          <Table
            caption={t('card.byGame')}
            columns={games}
            rows={byGame}
            keyOf={({ game }) => game}
          />
          <Table
            caption={t('card.recent')}
            columns={columns}
            rows={recent}
            keyOf={({ at }) => at}
          />
        </div>
      )}
    </Panel>
  );
}
