import { useTranslation } from 'react-i18next';
import { money } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { Empty } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';
import type { TestedDeal, TestedSheet } from '../workers/tested-deal.ts';

/** What an award is: an amount, so many of something, or words. */
const awardWords = ({ amount, count, words }: TestedSheet['awards'][number]): string =>
  [
    ...(amount === undefined ? [] : [money(amount)]),
    ...(count === undefined ? [] : [`${count} ×`]),
    ...(words === undefined ? [] : [words]),
  ].join(' ');

function Sheet({ sheet }: { readonly sheet: TestedSheet }) {
  const { t } = useTranslation('practice');
  const isWon = sheet.awards.length > 0;
  return (
    <li className="flex flex-col gap-2 border-line border-b py-3 last:border-b-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold">{sheet.title}</h3>
          <p className="text-muted text-sm">{sheet.venue}</p>
        </div>
        <Tag is={isWon ? 'live' : 'plain'}>{t(isWon ? 'npn.wonTag' : 'npn.nothing')}</Tag>
      </div>
      <ul className="flex flex-col gap-1 text-sm">
        {sheet.rows.map(({ row, title, seat, paid, because }) => (
          <li key={`${row} ${seat}`}>
            <span className="font-medium">
              {seat === null ? title : t('npn.rowAt', { row: title, seat })}
            </span>
            <span className="text-muted">
              {paid ? '' : ` (${t('npn.notPaid')})`} · {because}
            </span>
          </li>
        ))}
      </ul>
      {isWon ? (
        <ul className="flex flex-col gap-1 rounded-control bg-raised px-3 py-2">
          {sheet.awards.map((award, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat may have the same share twice.
            <li key={index} className="flex flex-wrap justify-between gap-x-3">
              <span>
                {award.seat === null
                  ? t('npn.awardTable', { share: award.share })
                  : t('npn.award', { seat: award.seat, share: award.share })}
              </span>
              <span className="font-medium text-gold tabular-nums">{awardWords(award)}</span>
              <span className="basis-full text-muted text-sm">{award.because}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {sheet.leftOut.map(({ seat, code, because }) => (
        <p key={`${seat} ${code}`} className="text-muted text-sm">
          {t('npn.leftOut', { seat, because })}
        </p>
      ))}
    </li>
  );
}

/** What the sheets of the game say to the deal: those with a row of it, and how many have none. */
export function NpnSheets({ deal }: { readonly deal: TestedDeal }) {
  const { t } = useTranslation('practice');
  const { sheets, sheetCount } = deal;
  const silent = sheetCount - sheets.length;
  return (
    <Panel title={t('npn.activities')}>
      {sheetCount === 0 ? <Empty title={t('npn.noActivities')} /> : null}
      <ul aria-live="polite">
        {sheets.map((sheet) => (
          <Sheet key={sheet.id} sheet={sheet} />
        ))}
      </ul>
      {silent === 0 ? null : (
        <p className="pt-2 text-muted text-sm">
          {t(sheets.length === 0 ? 'npn.noneWins' : 'npn.others', { count: silent })}
        </p>
      )}
    </Panel>
  );
}
