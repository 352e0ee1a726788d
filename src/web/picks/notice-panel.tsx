import { useTranslation } from 'react-i18next';
import { CommandButton } from '../ui/form.tsx';
import { momentOf, money } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import type { ContestShown } from './enter-panel.tsx';

/** Winners whom the house has to notify, as the sheet says, and the record of it. */
export function NoticePanel({ contest }: { readonly contest: ContestShown }) {
  const { t } = useTranslation('picks');
  const winners = contest.standing.filter(({ won }) => won !== undefined);
  if (contest.noticeClause === undefined || winners.length === 0) return null;
  return (
    <Panel title={t('notice.title')}>
      <p className="text-muted">{t('notice.words', { clause: contest.noticeClause })}</p>
      <ul className="mt-3">
        {winners.map(({ patron: winner, won = '' }) => (
          <li
            key={winner}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-2"
          >
            <span>
              <span className="font-semibold tabular-nums">{money(won)}</span> {winner}
              <Told contest={contest} winner={winner} />
            </span>
            <CommandButton
              command="notify-winner"
              title={t('notice.do', { patron: winner })}
              submit={t('notice.submit')}
              fixed={{ contest: contest.contest, patron: winner }}
              fields={{
                how: { label: t('notice.how'), title: (how) => t(`notice.way.${how}`) },
                words: { label: t('notice.note'), hint: t('notice.noteHint') },
              }}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface ToldProps {
  readonly contest: ContestShown;
  readonly winner: string;
}

function Told({ contest, winner }: ToldProps) {
  const { t } = useTranslation('picks');
  const notices = contest.notices.filter(({ patron }) => patron === winner);
  if (notices.length === 0) {
    return <span className="block text-held text-sm">{t('notice.not')}</span>;
  }
  return notices.map(({ how, at, by, words }) => (
    <span key={at} className="block text-muted text-sm">
      {t('notice.done', { how: t(`notice.way.${how}`), at: momentOf(at), by })}
      {words === undefined ? null : ` · ${words}`}
    </span>
  ));
}
