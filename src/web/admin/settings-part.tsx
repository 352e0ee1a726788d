import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type House, PROPOSES, SIGNERS } from '#house';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/field.tsx';
import { CommandForm } from '../ui/form.tsx';
import type { Asks, Control } from '../ui/form-field.tsx';
import { Panel } from '../ui/panel.tsx';
import { Shown } from '../ui/state.tsx';
import { Proposed } from './proposed.tsx';
import {
  DOLLAR_FIELDS,
  type FieldName,
  settingsIn,
  type Values,
  valuesOf,
} from './setting-values.ts';

type Settings = House['settings'];
type SignOffs = Values['signOffs'];

function SignOffsField({
  id,
  value,
  set,
  problemAt,
  isFixed,
}: Control & { readonly isFixed: boolean }) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const signOffs = value as SignOffs;
  const change = (index: number, fields: Partial<SignOffs[number]>) =>
    set(signOffs.map((each, at) => (at === index ? { ...each, ...fields } : each)));
  return (
    <div className="flex flex-col gap-3">
      {signOffs.map(({ from, role }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place.
        <div key={index} className="flex flex-wrap items-end gap-3">
          <Field
            id={`${id}-${index}-from`}
            label={t('settings.from', { number: index + 1 })}
            inputMode="decimal"
            value={from}
            problem={problemAt(`[${index}].from`)}
            onChange={({ target }) => change(index, { from: target.value })}
          />
          <Select
            id={`${id}-${index}-role`}
            label={t('settings.role', { number: index + 1 })}
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
    </div>
  );
}

const PAYER: readonly FieldName[] = ['taxNumber', 'telephone', 'address'];

function SettingsForm({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation('admin');
  const isFixed = !useHasRole(PROPOSES['change-settings']);
  const { texts, signOffs } = valuesOf(settings);
  const names = Object.keys(texts) as FieldName[];
  const textFor = (name: FieldName): Asks => ({
    label: t(`settings.fields.${name}`),
    as: name === 'address' ? 'lines' : undefined,
    at: PAYER.includes(name) ? `settings.payer.${name}` : `settings.${name}`,
  });
  return (
    <CommandForm
      command="propose change-settings"
      submit={t('settings.propose')}
      isFixed={isFixed}
      initial={{ ...texts, signOffs }}
      fields={{
        ...Object.fromEntries(names.map((name) => [name, textFor(name)])),
        signOffs: {
          label: t('settings.signOffs'),
          as: (control) => <SignOffsField {...control} isFixed={isFixed} />,
          at: 'settings.signOffs',
        },
      }}
      toFields={({ signOffs: signed, ...typed }) => ({
        settings: settingsIn({
          texts: Object.fromEntries(
            names.map((name) => [name, String(typed[name] ?? '')]),
          ) as Values['texts'],
          signOffs: signed as SignOffs,
        }),
      })}
      layout={(field) => (
        <>
          <h3 className="font-semibold">{t('settings.day')}</h3>
          <Texts>{['dayStart', 'leastAge', 'callGrace'].map(field)}</Texts>
          <h3 className="pt-2 font-semibold">{t('settings.notice')}</h3>
          <p className="-mt-3 text-muted text-sm">{t('settings.noticeWords')}</p>
          <Texts>{['noticeDays', 'tournamentNoticeDays'].map(field)}</Texts>
          <h3 className="pt-2 font-semibold">{t('settings.prizes')}</h3>
          <p className="-mt-3 text-muted text-sm">{t('settings.none')}</p>
          <Texts>{DOLLAR_FIELDS.map(field)}</Texts>
          {field('signOffs')}
          <h3 className="pt-2 font-semibold">{t('settings.payer')}</h3>
          <Texts>{['taxNumber', 'telephone'].map(field)}</Texts>
          {field('address')}
        </>
      )}
    >
      {isFixed ? <p className="text-muted">{t('settings.notYours')}</p> : null}
    </CommandForm>
  );
}

const Texts = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">{children}</div>
);

/** The settings in force; a change waits for a second person. */
export function SettingsPart() {
  const { t } = useTranslation('admin');
  const settings = useView('/settings');
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
