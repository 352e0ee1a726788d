import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Checkbox, Select } from '../ui/field.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { useFreeTables } from './use-free-tables.ts';

/** Another table is taken into use while it is played. */
export function AddTable({ tournament }: { readonly tournament: TournamentFacts }) {
  const { t } = useTranslation('tournaments');
  const id = useId();
  const add = useCommand('add-table');
  const mayAdd = useHasRole(MAY['add-table']);
  const free = useFreeTables(tournament);
  const [isOpen, setOpen] = useState(false);
  const [table, setTable] = useState('');
  const [isNpn, setNpn] = useState(false);
  if (!mayAdd) return null;

  async function send() {
    const npn = isNpn ? { npn: true } : {};
    const done = await add.send({ tournament: tournament.tournament, table, ...npn });
    if (done !== undefined) setOpen(false);
  }

  return (
    <>
      <Button isLarge onClick={() => setOpen(true)}>
        {t('table.add')}
      </Button>
      <Dialog
        title={t('table.add')}
        words={t('table.addWords')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <div className="flex flex-col gap-4">
          <Select
            id={`${id}-table`}
            label={t('entrant.table')}
            none={t('announce.choose')}
            options={free.map((each) => ({ value: each.table, title: each.table }))}
            value={table}
            onChange={({ target }) => setTable(target.value)}
          />
          {tournament.ways.includes('no-purchase') ? (
            <Checkbox id={`${id}-npn`} label={t('start.npn')} isChecked={isNpn} onCheck={setNpn} />
          ) : null}
          <OutcomeNotice of={add.outcome} />
          <Button look="primary" isLarge disabled={table === ''} onClick={() => void send()}>
            {t('table.doAdd')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
