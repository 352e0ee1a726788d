import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { money } from '../ui/format.ts';
import { Lines } from './lines.tsx';
import { roomMoment } from './room-time.ts';
import { BIG, FACE, HEADING, SMALL } from './sizes.ts';

export type ContestLines = Seen<'/contest-sign'>[number];

interface ContestFaceProps {
  readonly contest: ContestLines;
  readonly isAlone: boolean;
}

/** The standing of a contest by card number. */
export function ContestFace({ contest, isAlone }: ContestFaceProps) {
  const { t } = useTranslation('boards');
  const { title, promotion, status, isClosed, closes, entryCount, standing } = contest;
  const { questionCount, resultCount } = contest;
  return (
    <section className={FACE}>
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
      {standing.length === 0 || resultCount === 0 ? (
        <p className={`my-auto text-center text-muted ${BIG}`}>
          {t(isClosed ? 'notYet' : 'pickNow')}
        </p>
      ) : (
        <Lines
          isAlone={isAlone}
          lines={standing.map((line) => ({
            key: String(line.number),
            place: line.place,
            what: line.card ?? t('entry', { number: line.number }),
            more: <Standing line={line} isAwarded={status === 'awarded'} />,
          }))}
        />
      )}
    </section>
  );
}

interface StandingProps {
  readonly line: ContestLines['standing'][number];
  readonly isAwarded: boolean;
}

/** How many are right, and what it brings or still takes. */
function Standing({ line, isAwarded }: StandingProps) {
  const { t } = useTranslation('boards');
  const { correct, off, isIn, won } = line;
  const words = [
    t('right', { count: correct }),
    ...(off === undefined ? [] : [t('off', { count: off })]),
  ];
  return (
    <>
      {words.join(' · ')}
      {won === undefined ? null : <span className="font-semibold text-paid"> · {money(won)}</span>}
      {isIn || isAwarded ? null : <span className="text-held"> · {t('hoursMissing')}</span>}
    </>
  );
}
