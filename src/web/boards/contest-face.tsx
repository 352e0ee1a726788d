import { useTranslation } from 'react-i18next';
import { money } from '../ui/format.ts';
import type { ContestLines } from './boards-screen.tsx';
import { roomMoment } from './room-time.ts';
import { BIG, HEADING, LESS, ROW, SMALL } from './sizes.ts';

const SHOWN = 12;

/** The standing of a contest by card number. */
export function ContestFace({ contest }: { readonly contest: ContestLines }) {
  const { t } = useTranslation('boards');
  const { title, promotion, status, isClosed, closes, entryCount, standing } = contest;
  const { questionCount, resultCount } = contest;
  return (
    <section className="flex min-w-0 flex-col gap-[1.5vh] rounded-panel border border-line bg-panel px-[1.8vw] py-[2vh]">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className={`font-bold leading-tight ${HEADING}`}>{title}</h2>
        <p className={`text-muted ${SMALL}`}>{promotion}</p>
      </header>
      <p role="status" className={SMALL}>
        {status === 'awarded' ? (
          <span className="text-paid">{t('awarded')}</span>
        ) : isClosed ? (
          t('results', { known: resultCount, all: questionCount })
        ) : (
          <span className="text-live">{t('closes', { at: roomMoment(closes) })}</span>
        )}{' '}
        · <span className="text-muted">{t('entries', { count: entryCount })}</span>
      </p>
      {standing.length === 0 || (!isClosed && resultCount === 0) ? (
        <p className={`my-auto text-center text-muted ${BIG}`}>{t('notYet')}</p>
      ) : (
        <table className="w-full border-collapse">
          <caption className="sr-only">{t('standing')}</caption>
          <thead>
            <tr className={`text-left text-muted ${SMALL}`}>
              <th scope="col" className="pr-4 font-medium">
                {t('place')}
              </th>
              <th scope="col" className="font-medium">
                {t('cardNumber')}
              </th>
              <th scope="col" className="px-3 text-right font-medium">
                {t('right')}
              </th>
              <th scope="col" className="text-right font-medium">
                {t(status === 'awarded' ? 'prize' : 'hours')}
              </th>
            </tr>
          </thead>
          <tbody>
            {standing.slice(0, SHOWN).map((line) => (
              <Line key={line.number} line={line} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Line({ line }: { readonly line: ContestLines['standing'][number] }) {
  const { t } = useTranslation('boards');
  const { place, card, number, correct, isIn, won } = line;
  return (
    <tr className={`border-line border-t tabular-nums ${ROW} ${place === 1 ? 'text-accent' : ''}`}>
      <td className="py-[0.6vh] pr-4">{place}</td>
      <th scope="row" className="text-left font-semibold">
        {card ?? t('entry', { number })}
      </th>
      <td className="px-3 text-right">{correct}</td>
      <td className="text-right">
        {won === undefined ? (
          <span className={`${LESS} ${isIn ? 'text-muted' : 'text-held'}`}>
            {t(isIn ? 'enough' : 'missing')}
          </span>
        ) : (
          <span className="font-semibold text-paid">{money(won)}</span>
        )}
      </td>
    </tr>
  );
}
