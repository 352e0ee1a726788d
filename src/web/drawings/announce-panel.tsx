import { useTranslation } from 'react-i18next';
import type { DrumFacts } from '#house';
import { type Form, useCommandForm } from '../data/form.ts';
import { houseNow } from '../data/time.ts';
import { useGo } from '../router.tsx';
import { Choice } from '../ui/choice.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Field, Select } from '../ui/field.tsx';
import { MomentField } from '../ui/moment-field.tsx';
import { Panel } from '../ui/panel.tsx';

/** What the next drawing is for; the commitment is made and posted with it. */
export function AnnouncePanel({ drum }: { readonly drum: DrumFacts }) {
  const { t } = useTranslation('drawings');
  const go = useGo();
  const { offering, rules, sources } = drum;
  const initial = { drawing: `${offering}-${houseNow().toString(36)}`.slice(-48) };
  const form = useCommandForm('announce-drawing', {
    fixed: { offering },
    initial,
    onDone: () => go(`/drawings/${String(form.value('drawing'))}`),
  });
  const rule =
    rules.length === 1 ? rules[0] : rules.find((each) => each.rule === form.value('rule'));
  const isByComputer = sources.some(({ by }) => by === 'hours' || by === 'playing');
  const isMechanical = form.value('isMechanical') === true;
  return (
    <Panel title={t('announce.title')}>
      <CommandForm form={form} submit={t('announce.do')}>
        <Field {...form.field('drawing')} label={t('announce.name')} />
        {rules.length === 1 ? null : (
          <Select
            {...form.field('rule')}
            label={t('announce.rule')}
            none={t('announce.choose')}
            options={rules.map(({ rule: value, title }) => ({ value, title }))}
          />
        )}
        {rule === undefined || rule.rows.length < 2 ? null : (
          <Select
            {...form.field('row')}
            label={t('announce.row')}
            none={t('announce.choose')}
            options={rule.rows.map(({ row: value, title }) => ({ value, title }))}
          />
        )}
        {rule === undefined || rule.winners !== undefined ? null : <Winners form={form} />}
        {isByComputer ? null : (
          <Choice
            label={t('announce.method')}
            options={[
              { value: 'electronic', title: t('announce.electronic') },
              { value: 'mechanical', title: t('announce.mechanical') },
            ]}
            chosen={isMechanical ? 'mechanical' : 'electronic'}
            onChoose={(method) => form.set('isMechanical', method === 'mechanical')}
          />
        )}
        {isMechanical ? null : (
          <Field
            {...form.field('publicSource')}
            label={t('announce.publicSource')}
            hint={t('announce.publicHint')}
          />
        )}
        {rule?.asks.identity === 'until-event' ? (
          <MomentField
            {...form.field('eventAt')}
            label={t('announce.eventAt')}
            hint={t('announce.eventHint')}
            onChange={(moment) => form.set('eventAt', moment)}
          />
        ) : null}
      </CommandForm>
    </Panel>
  );
}

/** How many are drawn, where the sheet leaves it open. */
function Winners({ form }: { readonly form: Form }) {
  const { t } = useTranslation('drawings');
  const { value: _, onChange: __, ...field } = form.field('winners');
  return (
    <Field
      {...field}
      label={t('announce.winners')}
      type="number"
      min={1}
      value={String(form.value('winners') ?? 1)}
      onChange={({ target }) => form.set('winners', Number(target.value))}
    />
  );
}
