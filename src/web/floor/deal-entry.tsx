import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealtGame } from '#games';
import type { CallStory } from '#house';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Panel } from '../ui/panel.tsx';
import { PieceBoard } from '../ui/piece-board.tsx';
import {
  type EnteredDeal,
  hasPieces,
  newEntry,
  seatNumbers,
  takenIn,
  withPieces,
  withSeat,
} from './entry.ts';
import { PlaceRow } from './place-row.tsx';
import {
  dealerPlaces,
  type FloorPlace,
  hasManners,
  mostOf,
  type PlaceId,
  seatPlaces,
  supplyOf,
  tablePlaces,
} from './places.ts';
import { AddSeat, LeaveOut, SEAT_FACTS, SeatFacts, SeatFields } from './seat-entry.tsx';
import { usePlaceLabel } from './use-place-label.ts';

export interface DealForm {
  readonly story: CallStory;
  readonly game: DealtGame;
  readonly entry: EnteredDeal;
  readonly onEntry: (entry: EnteredDeal) => void;
  readonly active: PlaceId | undefined;
  readonly onActive: (place: PlaceId) => void;
  readonly problems: ReadonlyMap<PlaceId, readonly string[]>;
}

/** The called seat first, then the table, then the others. */
export function orderedPlaces({ story, game, entry }: Pick<DealForm, 'story' | 'game' | 'entry'>) {
  const placesAt = (seat: number) => seatPlaces(game, seat, entry.manner);
  const others = seatNumbers(entry).filter((seat) => seat !== story.seat);
  return [
    ...(story.seat in entry.seats ? placesAt(story.seat) : []),
    ...tablePlaces(game),
    ...dealerPlaces(game),
    ...others.flatMap(placesAt),
  ];
}

/** A picked card goes to the active place; when that is full, the next one with room becomes
 * active. */
function picked(form: DealForm, piece: string): void {
  const places = orderedPlaces(form);
  const { entry } = form;
  const countAt = ({ id }: FloorPlace) => entry.pieces[id]?.length ?? 0;
  const hasRoom = (place: FloorPlace) => countAt(place) < mostOf(place);
  const at = Math.max(
    0,
    places.findIndex(({ id }) => id === form.active),
  );
  const place = [...places.slice(at), ...places.slice(0, at)].find(hasRoom);
  if (place === undefined) return;
  form.onEntry(withPieces(entry, place.id, [...(entry.pieces[place.id] ?? []), piece]));
  const isFull = countAt(place) + 1 >= mostOf(place);
  const next = places.slice(places.indexOf(place) + 1).find(hasRoom);
  form.onActive(isFull && next !== undefined ? next.id : place.id);
}

/** The board to pick from, and where the next card goes. */
export function Picker({ form }: { readonly form: DealForm }) {
  const { t } = useTranslation('floor');
  const labelOf = usePlaceLabel();
  const place = orderedPlaces(form).find(({ id }) => id === form.active);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-muted text-sm" aria-live="polite">
        {place === undefined ? t('verify.pick') : t('verify.into', { place: labelOf(place.id) })}
      </p>
      <PieceBoard
        label={t('verify.board')}
        supply={supplyOf(form.game, form.entry.decks)}
        taken={takenIn(form.entry)}
        onPick={(piece) => picked(form, piece)}
      />
    </div>
  );
}

function Places({
  form,
  places,
}: {
  readonly form: DealForm;
  readonly places: readonly FloorPlace[];
}) {
  const labelOf = usePlaceLabel();
  const { game, entry, onEntry, active, onActive, problems } = form;
  return places.map((place) => (
    <div key={place.id}>
      <PlaceRow
        place={place}
        label={labelOf(place.id)}
        kind={game.deck === 'tiles' ? 'tile' : 'card'}
        pieces={entry.pieces[place.id] ?? []}
        problems={problems.get(place.id) ?? []}
        isActive={active === place.id}
        onPieces={(pieces) => onEntry(withPieces(entry, place.id, pieces))}
        onActive={() => onActive(place.id)}
      />
      {active === place.id ? (
        <div className="p-2.5 lg:hidden">
          <Picker form={form} />
        </div>
      ) : null}
    </div>
  ));
}

const Words = ({ words = [] }: { readonly words?: readonly string[] | undefined }) => (
  <ul className="px-2.5 text-problem text-sm empty:hidden">
    {words.map((each) => (
      <li key={each}>{each}</li>
    ))}
  </ul>
);

/** Whether something is known of a seat besides who sits there. */
const hasEntered = ({ entry, active }: DealForm, seat: number): boolean =>
  active?.startsWith(`seat.${seat}.`) === true ||
  entry.seats[seat]?.folded !== '' ||
  Object.entries(entry.pieces).some(
    ([id, pieces]) => id.startsWith(`seat.${seat}.`) && pieces.length > 0,
  );

function SeatCards({ form, seat }: { readonly form: DealForm; readonly seat: number }) {
  const { t } = useTranslation('floor');
  const { story, game, entry, onEntry, problems } = form;
  const facts = entry.seats[seat];
  const places = seatPlaces(game, seat, entry.manner);
  const [isOpened, setOpened] = useState(false);
  const canEnter = places.length > 0 || SEAT_FACTS.some((fact) => story.asks.includes(fact));
  if (facts === undefined) return null;
  const isOpen = isOpened || seat === story.seat || hasEntered(form, seat);
  const open = () => {
    setOpened(true);
    const [first] = places;
    if (first !== undefined) form.onActive(first.id);
  };
  return (
    <section
      aria-label={t('seat.name', { seat })}
      className="flex flex-col gap-1 border-line border-t py-3 first:border-0 first:pt-0"
    >
      <header className="flex flex-wrap items-center gap-2 px-2.5">
        <h3 className="font-semibold">{t('seat.name', { seat })}</h3>
        <SeatFacts story={story} seat={seat} />
        <span className="ml-auto flex gap-1">
          {isOpen || !canEnter ? null : (
            <Button look="quiet" aria-label={t('verify.enterNamed', { seat })} onClick={open}>
              {t('verify.enter')}
            </Button>
          )}
          {seat === story.seat ? null : <LeaveOut {...{ entry, seat, onEntry }} />}
        </span>
      </header>
      <Words words={problems.get(`seat.${seat}`)} />
      {isOpen ? (
        <>
          <Places form={form} places={places} />
          <SeatFields
            {...{ story, game, seat, facts }}
            onFacts={(changed) => onEntry(withSeat(entry, seat, changed))}
          />
        </>
      ) : null}
    </section>
  );
}

/** Where all cards of the deal are entered. */
export function DealEntry({
  form,
  freeSeats,
  peek,
}: {
  readonly form: DealForm;
  readonly freeSeats: readonly number[];
  readonly peek: ReactNode;
}) {
  const { t } = useTranslation('floor');
  const { story, game, entry, onEntry, problems } = form;
  const others = seatNumbers(entry).filter((seat) => seat !== story.seat);
  const shared = [...tablePlaces(game), ...dealerPlaces(game)];
  return (
    <Panel
      title={t('verify.title')}
      actions={
        <>
          {hasPieces(entry) ? (
            <Button look="quiet" onClick={() => onEntry(newEntry(game, story))}>
              {t('verify.clear')}
            </Button>
          ) : null}
          {peek}
        </>
      }
    >
      {hasManners(game) ? (
        <div className="flex flex-wrap items-center gap-3 pb-3">
          <span className="text-muted text-sm">{t('verify.manner')}</span>
          <Choice
            label={t('verify.manner')}
            options={(['whole', 'parts'] as const).map((value) => ({
              value,
              title: t(`verify.manners.${value}`),
            }))}
            chosen={entry.manner}
            onChoose={(manner) => onEntry({ ...entry, manner, pieces: {} })}
          />
        </div>
      ) : null}
      <Words words={problems.get('table')} />
      <SeatCards form={form} seat={story.seat} />
      {shared.length === 0 ? null : (
        <section aria-label={t('verify.table')} className="border-line border-t py-3">
          <Places form={form} places={shared} />
        </section>
      )}
      {others.map((seat) => (
        <SeatCards key={seat} form={form} seat={seat} />
      ))}
      <AddSeat seats={freeSeats} {...{ entry, onEntry }} />
    </Panel>
  );
}
