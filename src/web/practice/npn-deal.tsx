import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealtGame } from '#games';
import { PiecePicker } from '../rank/piece-picker.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PieceRow } from '../ui/piece.tsx';
import { Tag } from '../ui/tag.tsx';
import { capitalized } from '../ui/words.ts';
import type { TestedDeal } from '../workers/tested-deal.ts';
import {
  dealerPlaces,
  type LaidPlace,
  shownSeats,
  supplyOf,
  tablePlaces,
  withCodes,
} from './npn-record.ts';

interface Editing {
  readonly place: LaidPlace;
  readonly who: string;
}

function Place({
  place,
  who,
  onEdit,
}: Editing & { readonly place: LaidPlace; readonly onEdit: (editing: Editing) => void }) {
  const { t } = useTranslation('practice');
  const name = t(`npn.places.${place.place}`);
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-1">
        <h4 className="text-muted text-sm">{name}</h4>
        <button
          type="button"
          aria-label={t('npn.edit', { place: name.toLowerCase(), who })}
          onClick={() => onEdit({ place, who })}
          className="grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:bg-felt-deep/60 hover:text-ink"
        >
          <Pencil className="size-4" aria-hidden="true" />
        </button>
      </div>
      <PieceRow codes={place.codes} />
    </div>
  );
}

const Box = ({
  title,
  tags,
  children,
}: {
  readonly title: string;
  readonly tags?: React.ReactNode;
  readonly children: React.ReactNode;
}) => (
  <section className="flex min-w-0 flex-col gap-2 rounded-panel border border-ink/15 bg-felt-deep/30 p-4">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h3 className="font-semibold">{title}</h3>
      {tags}
    </div>
    {children}
  </section>
);

function HandWords({ hand }: { readonly hand: TestedDeal['hands'][number] | undefined }) {
  const { t } = useTranslation('practice');
  if (hand === undefined) return null;
  const words = [
    ...(hand.name === null ? [] : [capitalized(hand.name)]),
    ...(hand.low === null ? [] : [t('npn.low', { name: hand.low })]),
  ];
  return (
    <div className="flex flex-wrap items-center gap-2">
      {words.length === 0 ? null : <span className="font-medium">{words.join(', ')}</span>}
      {hand.outcome === null ? null : (
        <Tag is={hand.outcome === 'win' ? 'live' : 'plain'}>{t(`npn.outcome.${hand.outcome}`)}</Tag>
      )}
      {hand.winsPot ? <Tag is="live">{t('npn.wins')}</Tag> : null}
      {hand.winsLow ? <Tag is="live">{t('npn.winsLow')}</Tag> : null}
    </div>
  );
}

function EditDialog({
  game,
  record,
  editing,
  onUse,
  onClose,
}: {
  readonly game: DealtGame;
  readonly record: TestedDeal['record'];
  readonly editing: Editing;
  readonly onUse: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('practice');
  const [parts, setParts] = useState<readonly string[][]>([[...editing.place.codes]]);
  const place = t(`npn.places.${editing.place.place}`);
  return (
    <Dialog
      title={t('npn.editTitle', { who: editing.who, place })}
      words={t('npn.editWords')}
      isOpen
      isWide
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <PieceRow codes={parts.flat()} />
        <PiecePicker supply={supplyOf(game, record)} parts={parts} onParts={setParts} />
        <Button look="primary" className="self-end" onClick={() => onUse(parts.flat())}>
          {t('npn.use')}
        </Button>
      </div>
    </Dialog>
  );
}

/** The deal on the felt, place by place. */
export function NpnDeal({
  game,
  deal,
  onChange,
}: {
  readonly game: DealtGame;
  readonly deal: TestedDeal;
  readonly onChange: (record: unknown) => void;
}) {
  const { t } = useTranslation('practice');
  const [editing, setEditing] = useState<Editing>();
  const { record, hands } = deal;
  const placed = (places: readonly LaidPlace[], who: string) => (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      {places.map((place) => (
        <Place key={place.place} place={place} who={who} onEdit={setEditing} />
      ))}
    </div>
  );
  const table = tablePlaces(record);
  const dealer = dealerPlaces(record);
  return (
    <section
      aria-label={game.title}
      className="flex min-w-0 flex-col gap-3 rounded-[2rem] border border-ink/10 bg-radial-[at_50%_0%] from-felt to-felt-deep p-3 sm:p-6"
    >
      <h2 className="font-semibold text-lg">{game.title}</h2>
      {table.length === 0 ? null : (
        <Box title={t('npn.table')}>{placed(table, t('npn.table'))}</Box>
      )}
      {dealer.length === 0 ? null : (
        <Box title={t('npn.dealer')}>{placed(dealer, t('npn.dealer'))}</Box>
      )}
      <div className="grid gap-3 [grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))]">
        {shownSeats(record).map(({ seat, position, places }) => {
          const who = t('felt.seat', { seat });
          return (
            <Box
              key={seat}
              title={who}
              tags={position === 'player-dealer' ? <Tag>{t('npn.playerDealer')}</Tag> : undefined}
            >
              {placed(places, who)}
              <HandWords hand={hands.find((each) => each.seat === seat)} />
            </Box>
          );
        })}
      </div>
      {editing === undefined ? null : (
        <EditDialog
          game={game}
          record={record}
          editing={editing}
          onClose={() => setEditing(undefined)}
          onUse={(codes) => {
            onChange(withCodes(record, editing.place, codes));
            setEditing(undefined);
          }}
        />
      )}
    </section>
  );
}
