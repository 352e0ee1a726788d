import { useTranslation } from 'react-i18next';
import { useTopic } from '../data/stream.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Empty, Loading } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';
import { byName, type TableItem, type WaitingCall } from './items.ts';

/** A dot for each seat: filled, banking, empty; a ring where its sensor is dark. */
const takenAt = (seated: TableItem['seated']): number =>
  seated.filter(({ position }) => position !== 'backline').length;

function SeatDots({ table: { seats, seated, sensorsOut } }: { readonly table: TableItem }) {
  const lookOf = (seat: number): string => {
    const who = seated.find((each) => each.seat === seat);
    if (who === undefined) return 'bg-raised';
    return who.position === 'player-dealer' ? 'bg-gold' : 'bg-live';
  };
  return (
    <span className="flex flex-wrap gap-1.5" aria-hidden="true">
      {Array.from({ length: seats }, (_, index) => index + 1).map((seat) => (
        <span
          key={seat}
          className={`size-3 rounded-full ${lookOf(seat)} ${sensorsOut.includes(seat) ? 'outline-2 outline-held outline-offset-1' : ''}`}
        />
      ))}
    </span>
  );
}

function TableCard({
  name,
  table,
  isCalled,
}: {
  readonly name: string;
  readonly table: TableItem;
  readonly isCalled: boolean;
}) {
  const { t } = useTranslation('floor');
  const { open, round, seats, seated, sensorsOut } = table;
  return (
    <GoLink
      to="/floor"
      search={{ table: name }}
      className={`flex h-full min-h-36 flex-col gap-2 rounded-panel border bg-panel p-4 hover:border-accent ${isCalled ? 'border-held' : 'border-line'}`}
    >
      <span className="flex items-start justify-between gap-2">
        <span className="font-semibold text-xl tracking-tight">{name}</span>
        <span className="flex flex-wrap justify-end gap-1.5">
          {isCalled ? <Tag is="held">{t('tables.call')}</Tag> : null}
          {open?.isNpn === true ? <Tag is="paid">{t('tables.npn')}</Tag> : null}
          {open === undefined ? <Tag>{t('tables.closed')}</Tag> : null}
        </span>
      </span>
      {open === undefined ? null : (
        <>
          <span className="text-ink">
            {open.title}
            {open.limit === undefined ? null : (
              <span className="text-muted"> · {t('tables.limit', { limit: open.limit })}</span>
            )}
          </span>
          <span className="mt-auto flex flex-col gap-2 text-muted text-sm">
            <SeatDots table={table} />
            <span className="flex flex-wrap gap-x-3 gap-y-1 tabular-nums">
              <span className={round === undefined ? '' : 'text-live'}>
                {round === undefined ? t('tables.idle') : t('tables.round', { round })}
              </span>
              <span>{t('tables.seats', { taken: takenAt(seated), all: seats })}</span>
              {sensorsOut.length === 0 ? null : (
                <span className="text-held">{t('tables.dark', { count: sensorsOut.length })}</span>
              )}
            </span>
          </span>
        </>
      )}
    </GoLink>
  );
}

export function TableMap({ calls }: { readonly calls: readonly WaitingCall[] }) {
  const { t } = useTranslation('floor');
  const tables = useTopic('tables');
  if (tables === undefined) return <Loading />;
  if (tables.size === 0) return <Empty title={t('tables.none')}>{t('tables.noneWords')}</Empty>;
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {[...tables]
        .sort(([one], [other]) => byName(one, other))
        .map(([name, table]) => (
          <li key={name}>
            <TableCard
              name={name}
              table={table}
              isCalled={calls.some((call) => call.table === name)}
            />
          </li>
        ))}
    </ul>
  );
}
