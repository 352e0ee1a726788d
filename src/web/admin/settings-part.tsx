import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type House, PROPOSES, SIGNERS } from '#house';
import { type Form, useCommandForm } from '../data/form.ts';
import { useHasRole } from '../data/session.ts';
import { useAnswer, useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Field, Select } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { Shown } from '../ui/state.tsx';
import { Proposed } from './proposed.tsx';
import { DOLLAR_FIELDS, settingsIn, type Values, valuesOf } from './setting-values.ts';

type Settings = House['settings'];

interface PartProps {
  readonly form: Form;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  readonly isFixed: boolean;
}

function SignOffs({ form, values, onChange, isFixed }: PartProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { signOffs } = values;
  const set = (next: Values['signOffs']) => onChange({ ...values, signOffs: next });
  const change = (index: number, fields: Partial<Values['signOffs'][number]>) =>
    set(signOffs.map((each, at) => (at === index ? { ...each, ...fields } : each)));
  const problemAt = (path: string) => form.problemAt(`action.settings.signOffs${path}`);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-2 font-medium">{t('settings.signOffs')}</legend>
      {signOffs.map(({ from, role }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place.
        <div key={index} className="flex flex-wrap items-end gap-3">
          <Field
            id={`sign-off-${index}-from`}
            label={t('settings.from', { number: index + 1 })}
            inputMode="decimal"
            disabled={isFixed}
            value={from}
            problem={problemAt(`[${index}].from`)}
            onChange={({ target }) => change(index, { from: target.value })}
          />
          <Select
            id={`sign-off-${index}-role`}
            label={t('settings.role', { number: index + 1 })}
            disabled={isFixed}
            options={SIGNERS.map((each) => ({ value: each, title: common(`roles.${each}`) }))}
            value={role}
            onChange={({ target }) => change(index, { role: target.value })}
          />
          {isFixed ? null : (
            <Button
              look="quiet"
              aria-label={t('settings.removeSignOff', { number: index + 1 })}
              onClick={() => set(signOffs.filter((_, at) => at !== index))}
            >
              {t('webhooks.remove')}
            </Button>
          )}
        </div>
      ))}
      {isFixed ? null : (
        <div>
          <Button onClick={() => set([...signOffs, { from: '', role: 'manager' }])}>
            {t('settings.addSignOff')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function Texts({
  names,
  form,
  values,
  onChange,
  isFixed,
}: PartProps & { readonly names: readonly (keyof Values['texts'])[] }) {
  const { t } = useTranslation('admin');
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {names.map((name) => (
        <Field
          key={name}
          id={`setting-${name}`}
          label={t(`settings.fields.${name}`)}
          disabled={isFixed}
          value={values.texts[name]}
          problem={
            form.problemAt(`action.settings.${name}`) ??
            form.problemAt(`action.settings.payer.${name}`)
          }
          onChange={({ target }) =>
            onChange({ ...values, texts: { ...values.texts, [name]: target.value } })
          }
        />
      ))}
    </div>
  );
}

function Address({ values, onChange, isFixed }: Omit<PartProps, 'form'>) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor="setting-address" className="font-medium">
        {t('settings.fields.address')}
      </label>
      <textarea
        id="setting-address"
        rows={3}
        disabled={isFixed}
        value={values.texts.address}
        onChange={({ target }) =>
          onChange({ ...values, texts: { ...values.texts, address: target.value } })
        }
        className="w-full rounded-control border border-line-strong bg-well px-3.5 py-2"
      />
    </div>
  );
}

function SettingsForm({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation('admin');
  const mayPropose = useHasRole(PROPOSES['change-settings']);
  const [values, setValues] = useState(() => valuesOf(settings));
  const [isProposed, setProposed] = useState(false);
  const form = useCommandForm('propose', {
    fixed: { action: { type: 'change-settings', settings: settingsIn(values) } },
    onDone: () => setProposed(true),
  });
  const part = {
    form,
    values,
    isFixed: !mayPropose,
    onChange: (next: Values) => {
      setProposed(false);
      setValues(next);
    },
  };
  const content = (
    <>
      <h3 className="font-semibold">{t('settings.day')}</h3>
      <Texts names={['dayStart', 'leastAge']} {...part} />
      <h3 className="pt-2 font-semibold">{t('settings.prizes')}</h3>
      <p className="-mt-3 text-muted text-sm">{t('settings.none')}</p>
      <Texts names={DOLLAR_FIELDS} {...part} />
      <SignOffs {...part} />
      <h3 className="pt-2 font-semibold">{t('settings.payer')}</h3>
      <Texts names={['taxNumber', 'telephone']} {...part} />
      <Address {...part} />
    </>
  );
  if (!mayPropose) {
    return (
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t('settings.notYours')}</p>
        {content}
      </div>
    );
  }
  return (
    <CommandForm form={form} submit={t('settings.propose')}>
      {content}
      {isProposed ? <Proposed /> : null}
    </CommandForm>
  );
}

/** The settings in force; a change waits for a second person. */
export function SettingsPart() {
  const { t } = useTranslation('admin');
  const settings = useAnswer<Settings>('/settings');
  const proposals = useView('/proposals', { on: ['house'] }).data ?? [];
  const isWaiting = proposals.some(({ action }) => action.type === 'change-settings');
  return (
    <Panel title={t('settings.title')}>
      <p className="pb-4 text-muted">{t('settings.words')}</p>
      {isWaiting ? (
        <div className="pb-4">
          <Proposed />
        </div>
      ) : null}
      <Shown of={settings}>
        {(inForce) => <SettingsForm key={JSON.stringify(inForce)} settings={inForce} />}
      </Shown>
    </Panel>
  );
}
