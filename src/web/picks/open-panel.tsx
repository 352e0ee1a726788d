import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY, type openableContests } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { useAnswer } from '../data/views.ts';
import { useGo } from '../router.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/field.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { factsFor } from './facts.ts';

type Openable = ReturnType<typeof openableContests>;

/** Opens a contest: one line for each game or team, as schedules are copied from elsewhere. */
export function OpenPanel() {
  const { t } = useTranslation('picks');
  const id = useId();
  const go = useGo();
  const mayOpen = useHasRole(MAY['open-contest']);
  const openable = useAnswer<Openable>(mayOpen ? '/openable-contests' : undefined);
  const open = useCommand('open-contest');
  const [offering, setOffering] = useState('');
  const [contest, setContest] = useState('');
  const [when, setWhen] = useState('');
  const [lines, setLines] = useState('');
  if (!mayOpen) return <p className="text-muted">{t('open.notYours')}</p>;
  const posted = openable.data ?? [];
  const chosen = posted.find((each) => each.offering === offering) ?? posted[0];
  if (chosen === undefined) {
    return (
      <Panel title={t('open.title')}>
        <p className="text-muted">{t('open.none')}</p>
      </Panel>
    );
  }
  const send = async () => {
    const facts = factsFor(chosen.asks, { when, lines });
    const done = await open.send({ contest, offering: chosen.offering, facts });
    if (done !== undefined) go(`/picks/${contest}`);
  };
  return (
    <Panel title={t('open.title')}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Select
          id={`${id}-offering`}
          label={t('open.offering')}
          options={posted.map(({ offering: value, title }) => ({ value, title }))}
          value={chosen.offering}
          onChange={({ target }) => setOffering(target.value)}
        />
        <Field
          id={`${id}-name`}
          label={t('open.name')}
          hint={t('open.nameHint')}
          value={contest}
          onChange={({ target }) => setContest(target.value)}
        />
        <Field
          id={`${id}-when`}
          label={t(`open.${chosen.asks}.when`)}
          hint={t(`open.${chosen.asks}.whenHint`)}
          type={chosen.asks === 'teams' ? 'datetime-local' : 'date'}
          value={when}
          onChange={({ target }) => setWhen(target.value)}
        />
        <div className="flex flex-col gap-1.5">
          <label htmlFor={`${id}-lines`} className="font-medium">
            {t(`open.${chosen.asks}.lines`)}
          </label>
          <textarea
            id={`${id}-lines`}
            aria-describedby={`${id}-lines-hint`}
            rows={8}
            value={lines}
            onChange={({ target }) => setLines(target.value)}
            className="w-full rounded-control border border-line-strong bg-well px-3.5 py-2 text-ink"
          />
          <p id={`${id}-lines-hint`} className="text-muted text-sm">
            {t(`open.${chosen.asks}.linesHint`)}
          </p>
        </div>
        <OutcomeNotice of={open.outcome} />
        <Button type="submit" look="primary" disabled={open.outcome.kind === 'sending'}>
          {t('open.do')}
        </Button>
      </form>
    </Panel>
  );
}
