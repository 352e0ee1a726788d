import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '#house';
import { given } from '#result';
import { money } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { capitalized } from '../ui/words.ts';
import type { Judged } from './use-verdict.ts';

type Wins = Verdict & { readonly kind: 'wins' };
type Waits = Verdict & { readonly kind: 'waits' };
type Refused = Verdict & { readonly kind: 'refused' };

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div>
    <h3 className="pb-1 text-muted text-sm">{title}</h3>
    <ul className="flex flex-col gap-1">{children}</ul>
  </div>
);

const Line = ({ words, amount }: { readonly words: ReactNode; readonly amount?: string }) => (
  <li className="flex items-baseline justify-between gap-4">
    <span className="min-w-0 wrap-anywhere">{words}</span>
    {amount === undefined ? null : <span className="tabular-nums">{money(amount)}</span>}
  </li>
);

function Winners({ verdict: { winners, granted } }: { readonly verdict: Wins }) {
  const { t } = useTranslation('floor');
  return (
    <Part title={t('verdict.winners')}>
      {winners.map(({ table, seat, position, patron, amount }) => (
        <Line
          key={`${table} ${seat} ${position}`}
          amount={amount}
          words={
            <>
              {t('verdict.winner', { table, seat })}{' '}
              {patron === undefined ? null : <span className="text-muted">{patron}</span>}
            </>
          }
        />
      ))}
      {granted.map(({ table, seat, share, count, words }) => (
        <Line
          key={`${table} ${seat} ${share}`}
          words={`${t('verdict.winner', { table, seat })}: ${[count, share, words].filter((each) => each !== undefined).join(' ')}`}
        />
      ))}
    </Part>
  );
}

function Rows({ rows }: Pick<Wins, 'rows'>) {
  const { t } = useTranslation('floor');
  return (
    <Part title={t('verdict.rows')}>
      {rows.map(({ row, seat, title, because }) => (
        <Line
          key={`${row} ${seat}`}
          words={
            <>
              {seat === null ? title : t('verdict.row', { title, seat })}{' '}
              <span className="text-faint text-sm">({because})</span>
            </>
          }
        />
      ))}
    </Part>
  );
}

/** All who were dealt in, and what becomes of them. */
function Everyone({ seats }: Pick<Wins, 'seats'>) {
  const { t } = useTranslation('floor');
  return (
    <Part title={t('verdict.everyone')}>
      {seats.map(({ seat, position, person, patron, amount, because }, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: who was dealt in never moves.
          key={index}
          {...given({ amount })}
          words={
            <>
              {t('verdict.seat', { seat })}
              {position === 'seated' ? null : ` (${t(`seat.positions.${position}`)})`}
              {': '}
              {patron ?? t(`seat.persons.${person}`)}{' '}
              {amount === undefined ? (
                <span className="text-muted">
                  {because.length === 0 ? t('verdict.nothingWon') : because.join('; ')}
                </span>
              ) : null}
            </>
          }
        />
      ))}
    </Part>
  );
}

/** A call that is decided after another one. */
function WaitFacts({ verdict: { rows, behind } }: { readonly verdict: Waits }) {
  const { t } = useTranslation('floor');
  return (
    <>
      <Notice is="held" title={t('verdict.waits', { table: behind.table, seat: behind.seat })}>
        <p>{t('verdict.waitsWords')}</p>
      </Notice>
      <Rows rows={rows} />
    </>
  );
}

/** What the cards win, row by row and seat by seat. */
function WinFacts({ verdict }: { readonly verdict: Wins }) {
  const { t } = useTranslation('floor');
  const { rows, leftOut, meters, needs, seats } = verdict;
  return (
    <div className="flex flex-col gap-4">
      <Winners verdict={verdict} />
      <Rows rows={rows} />
      <Everyone seats={seats} />
      {leftOut.length === 0 ? null : (
        <Part title={t('verdict.leftOut')}>
          {leftOut.map(({ seat, because }) => (
            <Line
              key={`${seat} ${because}`}
              words={
                <>
                  {t('verdict.seat', { seat })}: <span className="text-muted">{because}</span>
                </>
              }
            />
          ))}
        </Part>
      )}
      {meters.length === 0 ? null : (
        <Part title={t('verdict.meters')}>
          {meters.map(({ meter, title, amount }) => (
            <Line key={meter} words={capitalized(title)} amount={amount} />
          ))}
        </Part>
      )}
      {needs.roles.length === 0 ? null : (
        <p className="text-held text-sm">
          {t('verdict.signers', {
            roles: needs.roles.map((role) => t(`roles.${role}`, { ns: 'common' })).join(', '),
          })}
        </p>
      )}
    </div>
  );
}

function RefusedFacts({ verdict: { refusal } }: { readonly verdict: Refused }) {
  const { t } = useTranslation('floor');
  const { code, message, problems = [] } = refusal;
  const title = code === 'bad-deal' ? t('verdict.impossible') : t('verdict.refused');
  // Problems with cards are shown beside them; why a player doesn't win is shown here as well.
  const isAtPlace = code === 'bad-deal';
  return (
    <Notice is={isAtPlace ? 'held' : 'refused'} title={title}>
      <p>{message}</p>
      {isAtPlace ? null : (
        <ul className="list-disc pl-5">
          {problems.map(({ path, message: words }) => (
            <li key={`${path} ${words}`}>
              {t('verdict.seat', { seat: path.replace(/\D/g, '') })}: {words}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** What the sheet says to the cards as they lie in the form now. */
export function VerdictPanel({ judged: { verdict, error, isCurrent } }: { judged: Judged }) {
  const { t } = useTranslation('floor');
  if (error !== null) {
    return (
      <Notice is="refused" title={t('verdict.failed')}>
        {error.message}
      </Notice>
    );
  }
  if (verdict === undefined) return <p className="text-muted">{t('verdict.nothing')}</p>;
  return (
    <div aria-busy={!isCurrent} className={`flex flex-col gap-4 ${isCurrent ? '' : 'opacity-60'}`}>
      {verdict.kind === 'refused' ? <RefusedFacts verdict={verdict} /> : null}
      {verdict.kind === 'waits' ? <WaitFacts verdict={verdict} /> : null}
      {verdict.kind === 'wins' ? (
        <>
          <p role="status" className="font-semibold text-3xl text-live tabular-nums">
            {t('verdict.wins', { amount: money(verdict.amount) })}
          </p>
          <WinFacts verdict={verdict} />
        </>
      ) : null}
    </div>
  );
}
