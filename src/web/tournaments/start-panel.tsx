import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { CancelButton } from './cancel-button.tsx';
import { TablesField } from './tables-field.tsx';
import { useFreeTables } from './use-free-tables.ts';

/** Tables are chosen, seats are drawn, the clock begins. */
export function StartPanel({ tournament }: { readonly tournament: TournamentFacts }) {
  const { t } = useTranslation('tournaments');
  const start = useCommand('start-tournament');
  const free = useFreeTables(tournament);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [npn, setNpn] = useState<readonly string[]>([]);
  const mayStart = useHasRole(MAY['start-tournament']);
  if (!mayStart) return null;
  const { tournament: name, ways } = tournament;
  /** A table is for the ones or for the others. */
  const freeBut = (taken: readonly string[]) => free.filter(({ table }) => !taken.includes(table));
  return (
    <Panel title={t('start.title')}>
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t('start.words')}</p>
        <TablesField
          label={t('start.tables')}
          hint={t('start.hint')}
          tables={freeBut(npn)}
          picked={picked}
          onPick={setPicked}
        />
        {ways.includes('no-purchase') ? (
          <TablesField
            label={t('start.npn')}
            hint={t('start.npnHint')}
            tables={freeBut(picked)}
            picked={npn}
            onPick={setNpn}
          />
        ) : null}
        <OutcomeNotice of={start.outcome} />
        <div className="flex flex-wrap gap-2">
          <Button
            look="primary"
            isLarge
            disabled={picked.length === 0 || start.outcome.kind === 'sending'}
            onClick={() =>
              void start.send({ tournament: name, tables: picked, npnTables: npn } as Parameters<
                typeof start.send
              >[0])
            }
          >
            {t('start.do')}
          </Button>
          <CancelButton tournament={name} />
        </div>
      </div>
    </Panel>
  );
}
