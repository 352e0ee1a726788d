import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { money } from '../ui/format.ts';
import { Lines } from './lines.tsx';
import { roomMoment, roomPeriod } from './room-time.ts';
import { BIG, FACE, HEADING, SMALL } from './sizes.ts';

export type BoardLines = Seen<'/board-sign'>[number];

interface BoardFaceProps {
  readonly board: BoardLines;
  readonly isAlone: boolean;
}

/** One board: its period, its prize, its lines, and what the last period came to. */
export function BoardFace({ board, isAlone }: BoardFaceProps) {
  const { t } = useTranslation('boards');
  const { cardWords, who } = useWho();
  const { title, boardTitle, approvals, counts, isOpen, until, prizes, lines, last } = board;
  return (
    <section className={FACE}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className={`font-bold leading-tight ${HEADING}`}>{title}</h2>
        <p className={`text-muted ${SMALL}`}>
          {boardTitle}
          {approvals.length === 0 ? '' : ` · ${approvals.join(', ')}`}
        </p>
      </header>
      <dl className="flex flex-wrap items-baseline gap-x-[1.6em] gap-y-1 empty:hidden">
        {prizes.map(({ title: name, amount, words }) => (
          <div key={name}>
            <dt className={`text-muted ${SMALL}`}>{name}</dt>
            <dd
              className={`font-semibold ${amount === undefined ? 'text-[1.5em]' : `text-accent ${BIG}`}`}
            >
              {amount === undefined ? words : money(amount)}
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className={SMALL}>
        {isOpen ? <PeriodWords until={until} /> : <span className="text-muted">{t('shut')}</span>}
      </p>
      {lines.length === 0 ? (
        <p className={`my-auto text-center text-muted ${BIG}`}>{t(isOpen ? 'empty' : 'waiting')}</p>
      ) : (
        <Lines
          isAlone={isAlone}
          lines={lines.map(({ entry, place, words, ...where }) => ({
            key: entry,
            place,
            what: words,
            // Points are earned at many tables: the card alone tells whose they are.
            more: counts === 'points' && where.card !== undefined ? cardWords(where) : who(where),
          }))}
        />
      )}
      {last === undefined ? null : <Last last={last} />}
    </section>
  );
}

function PeriodWords({ until }: { readonly until: string | undefined }) {
  const { t } = useTranslation('boards');
  return (
    <span className="text-live">
      {until === undefined ? t('open') : t('until', { at: roomMoment(until) })}
    </span>
  );
}

interface Where {
  readonly table: string;
  readonly seat: number;
  readonly card?: string;
}

/** Where a hand was played, and the end of the card's number: no name. */
function useWho() {
  const { t } = useTranslation('boards');
  const cardWords = ({ card = '' }: Where): string => t('card', { card });
  const who = (where: Where): string =>
    [
      t('seat', { table: where.table, seat: where.seat }),
      ...(where.card === undefined ? [] : [t('cardEnd', { card: where.card })]),
    ].join(' · ');
  return { cardWords, who };
}

function Last({ last }: { readonly last: NonNullable<BoardLines['last']> }) {
  const { t } = useTranslation('boards');
  const { who } = useWho();
  const { from, until, winners } = last;
  const period = from === undefined || until === undefined ? '' : roomPeriod(from, until);
  return (
    <footer className={`mt-auto border-line border-t pt-[1vh] text-muted ${SMALL}`}>
      <h3 className="font-medium">{t('last', { period })}</h3>
      {winners.length === 0 ? (
        <p>{t('nobody')}</p>
      ) : (
        winners.map(({ entry, words, amount, ...where }) => (
          <p key={entry} className="text-ink">
            <span className="font-semibold text-paid">{money(amount)}</span>{' '}
            <span className="inline-block first-letter:uppercase">{words}</span> · {who(where)}
          </p>
        ))
      )}
    </footer>
  );
}
