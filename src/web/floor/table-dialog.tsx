import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useCommand } from '../data/commands.ts';
import { useTopic } from '../data/stream.ts';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Shown } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';
import { OpenTableForm } from './open-table-form.tsx';
import { SeatList } from './seat-list.tsx';
import { TableGame } from './table-game.tsx';
import { TableOfferings } from './table-offerings.tsx';

type Keypad = Seen<'/tables/:table'>;

/** The facts of an open table in a line. */
function Facts({ facts: { table, limit, isNpn, round } }: { readonly facts: Keypad }) {
  const { t } = useTranslation('floor');
  const open = useTopic('tables')?.get(table)?.open;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="font-medium">{open?.title}</span>
      {limit === undefined ? null : <Tag>{t('tables.limit', { limit })}</Tag>}
      {isNpn ? <Tag is="paid">{t('tables.npnWords')}</Tag> : null}
      <Tag is={round === undefined ? 'plain' : 'live'}>
        {round === undefined ? t('tables.idle') : t('tables.round', { round })}
      </Tag>
    </div>
  );
}

function OpenTable({ facts }: { readonly facts: Keypad }) {
  const { t } = useTranslation('floor');
  const close = useCommand('close-table');
  const drop = useCommand('drop-box');
  const { table, game } = facts;
  return (
    <div className="flex flex-col gap-6">
      <Facts facts={facts} />
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold text-lg">{t('table.seats')}</h3>
        <SeatList table={table} seats={facts.seats} />
      </section>
      {game === undefined ? null : <TableGame table={table} game={game} />}
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold text-lg">{t('table.offerings')}</h3>
        <TableOfferings facts={facts} />
      </section>
      <OutcomeNotice of={close.outcome} done={t('table.closed')} />
      <OutcomeNotice of={drop.outcome} done={t('table.dropped')} />
      <div className="flex flex-wrap items-center gap-3 border-line border-t pt-4">
        <Button onClick={() => void drop.send({ table })}>{t('table.drop')}</Button>
        <Button
          look="danger"
          disabled={facts.round !== undefined}
          onClick={() => void close.send({ table })}
        >
          {t('table.close')}
        </Button>
        <p className="text-muted text-sm">{t('table.closeWords')}</p>
      </div>
    </div>
  );
}

/** A table: opened and closed, its seats, what can be won there. */
export default function TableDialog({
  table,
  onClose,
}: {
  readonly table: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('floor');
  const keypad = useView('/tables/:table', { of: { table }, on: ['tables', 'calls'] });
  return (
    <Dialog title={t('table.title', { table })} isOpen isWide onClose={onClose}>
      <Shown of={keypad}>
        {(facts) =>
          facts.phase === 'closed' ? <OpenTableForm table={table} /> : <OpenTable facts={facts} />
        }
      </Shown>
    </Dialog>
  );
}
