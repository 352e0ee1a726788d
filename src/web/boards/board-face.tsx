import { useTranslation } from 'react-i18next';
import { money } from '../ui/format.ts';
import type { BoardLines } from './boards-screen.tsx';
import { roomClock, roomMoment } from './room-time.ts';
import { BIG, HEADING, LESS, ROW, SMALL } from './sizes.ts';

/** One board: its period, its prize, its lines, and what the last period came to. */
export function BoardFace({ board }: { readonly board: BoardLines }) {
  const { t } = useTranslation('boards');
  const { title, boardTitle, approvals, isOpen, until, prizes, lines, last } = board;
  return (
    <section className="flex min-w-0 flex-col gap-[1.5vh] rounded-panel border border-line bg-panel px-[1.8vw] py-[2vh]">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className={`font-bold leading-tight ${HEADING}`}>{title}</h2>
        <p className={`text-muted ${SMALL}`}>
          {boardTitle}
          {approvals.length === 0 ? '' : ` · ${approvals.join(', ')}`}
        </p>
      </header>
      <dl className="flex flex-wrap gap-x-[2.5vw] gap-y-2">
        {prizes.map(({ title: name, amount, words }) => (
          <div key={name}>
            <dt className={`text-muted ${SMALL}`}>{name}</dt>
            <dd className={`font-semibold ${BIG} ${amount === undefined ? '' : 'text-accent'}`}>
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
        <ol className="flex flex-col">
          {lines.map(({ place, words, table, seat, card }) => (
            <li
              key={`${table} ${seat} ${words}`}
              className={`grid grid-cols-[2ch_minmax(0,1fr)_auto] items-baseline gap-x-[1.2vw] border-line border-t py-[0.8vh] ${ROW} ${place === 1 ? 'text-accent' : ''}`}
            >
              <span className="text-right tabular-nums">{place}</span>
              <span className="wrap-anywhere font-semibold first-letter:uppercase">{words}</span>
              <span className={`text-ink ${LESS}`}>
                <Who table={table} seat={seat} card={card} />
              </span>
            </li>
          ))}
        </ol>
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

interface WhoProps {
  readonly table: string;
  readonly seat: number;
  readonly card?: string | undefined;
}

/** Where the hand was played, and the end of the card's number: no name. */
function Who({ table, seat, card }: WhoProps) {
  const { t } = useTranslation('boards');
  return (
    <>
      {t('seat', { table, seat })}
      {card === undefined ? '' : ` · ${t('card', { card })}`}
    </>
  );
}

function Last({ last }: { readonly last: NonNullable<BoardLines['last']> }) {
  const { t } = useTranslation('boards');
  const { from, until, winners } = last;
  const period =
    from === undefined || until === undefined ? '' : `${roomClock(from)} – ${roomClock(until)}`;
  return (
    <footer className={`mt-auto border-line border-t pt-[1vh] text-muted ${SMALL}`}>
      <h3 className="font-medium">{t('last', { period })}</h3>
      {winners.length === 0 ? (
        <p>{t('nobody')}</p>
      ) : (
        winners.map(({ words, table, seat, card, amount }) => (
          <p key={`${table} ${seat} ${words}`} className="text-ink">
            <span className="font-semibold text-paid">{money(amount)}</span>{' '}
            <span className="inline-block first-letter:uppercase">{words}</span> ·{' '}
            <Who table={table} seat={seat} card={card} />
          </p>
        ))
      )}
    </footer>
  );
}
