import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { CancelButton } from './cancel-button.tsx';

const listIn = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Tables are named, seats are drawn, the clock begins. */
export function StartPanel({ tournament }: { readonly tournament: TournamentFacts }) {
  const { t } = useTranslation('tournaments');
  const id = useId();
  const start = useCommand('start-tournament');
  const { data: tables = [] } = useView('/tables', { on: ['tables'] });
  const [typed, setTyped] = useState('');
  const [npn, setNpn] = useState('');
  const mayStart = useHasRole(MAY['start-tournament']);
  if (!mayStart) return null;
  const closed = tables.flatMap(({ table, open }) => (open === undefined ? [table] : []));
  const { tournament: name, ways } = tournament;
  const named = { tables: listIn(typed), npnTables: listIn(npn) };
  return (
    <Panel title={t('start.title')}>
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t('start.words')}</p>
        <Field
          id={`${id}-tables`}
          label={t('start.tables')}
          hint={`${t('start.hint')} ${closed.join(', ')}`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {ways.includes('no-purchase') ? (
          <Field
            id={`${id}-npn`}
            label={t('start.npn')}
            hint={t('start.npnHint')}
            value={npn}
            onChange={({ target }) => setNpn(target.value)}
          />
        ) : null}
        <OutcomeNotice of={start.outcome} />
        <div className="flex flex-wrap gap-2">
          <Button
            look="primary"
            isLarge
            disabled={named.tables.length === 0 || start.outcome.kind === 'sending'}
            onClick={() =>
              void start.send({ tournament: name, ...named } as Parameters<typeof start.send>[0])
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
