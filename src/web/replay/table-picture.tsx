import { useTranslation } from 'react-i18next';
import { money } from '../ui/format.ts';
import { PieceRow } from '../ui/piece.tsx';
import { Tag } from '../ui/tag.tsx';
import type { Frame, FrameSeat, LaidLot } from './frames.ts';

function Lots({ lots }: { readonly lots: readonly LaidLot[] }) {
  const { t } = useTranslation('replay');
  return (
    <div className="flex flex-wrap justify-center gap-x-4 gap-y-2">
      {lots.map(({ place, pieces }) => (
        <div key={place} className="flex flex-col items-center gap-1">
          <p className="text-white/70 text-xs">{t(`picture.places.${place as 'board'}`)}</p>
          <PieceRow codes={pieces} />
        </div>
      ))}
    </div>
  );
}

function Seat({ of }: { readonly of: FrameSeat }) {
  const { t } = useTranslation('replay');
  const { seat, person, patron, hasPaid, hasCalled, folded, lots, won } = of;
  const who = patron ?? (person === undefined ? '' : t(`picture.persons.${person as 'patron'}`));
  const edge =
    won.length > 0 ? 'border-live-soft' : hasCalled ? 'border-held-soft' : 'border-white/15';
  return (
    <li
      className={`flex w-36 flex-col items-center gap-2 rounded-control border bg-black/25 p-2.5 text-center ${edge}`}
    >
      <div className="w-full">
        <p className="font-medium">{t('picture.seat', { seat })}</p>
        <p className="truncate text-white/70 text-xs" title={who}>
          {who}
        </p>
      </div>
      {lots.length === 0 ? null : <Lots lots={lots} />}
      <div className="mt-auto flex flex-wrap justify-center gap-1 empty:hidden">
        {won.map((amount, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal prizes of one seat; only the place tells.
          <Tag key={index} is="live">
            {t('picture.won', { amount: money(amount) })}
          </Tag>
        ))}
        {hasCalled && won.length === 0 ? <Tag is="held">{t('picture.called')}</Tag> : null}
        {folded ? <Tag>{t('picture.folded')}</Tag> : null}
        {hasPaid && !hasCalled ? (
          <span className="text-white/70 text-xs">{t('picture.paid')}</span>
        ) : null}
      </div>
    </li>
  );
}

/** The table as it lay: the dealer above, the board between, the seats around. */
export function TablePicture({ frame: { dealer, board, seats } }: { readonly frame: Frame }) {
  const { t } = useTranslation('replay');
  const hasCards = [dealer, board, ...seats.map(({ lots }) => lots)].some(
    (lots) => lots.length > 0,
  );
  return (
    <section
      aria-label={t('picture.label')}
      className="flex flex-col items-center gap-5 rounded-panel bg-radial from-felt to-felt-deep p-4 text-white sm:p-6"
    >
      {dealer.length === 0 ? null : (
        <div className="flex flex-col items-center gap-1">
          <h2 className="font-medium">{t('picture.dealer')}</h2>
          <Lots lots={dealer} />
        </div>
      )}
      {board.length === 0 ? null : <Lots lots={board} />}
      {hasCards ? null : <p className="py-4 text-white/70">{t('picture.noCards')}</p>}
      <ul className="flex w-full flex-wrap justify-center gap-2">
        {seats.map((seat) => (
          <Seat key={seat.seat} of={seat} />
        ))}
      </ul>
    </section>
  );
}
