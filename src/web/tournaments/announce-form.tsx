import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentOffering } from '#house';
import { type Form, useCommandForm } from '../data/form.ts';
import { houseNow } from '../data/time.ts';
import { useGo } from '../router.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Field, Select } from '../ui/field.tsx';
import { MomentField } from '../ui/moment-field.tsx';
import { Panel } from '../ui/panel.tsx';
import { LevelsField } from './levels-field.tsx';
import { PayoutsField } from './payouts-field.tsx';
import {
  figuresOf,
  LEVEL_FIGURES,
  rowsOf,
  structureOf,
  type Typed,
  typedFor,
} from './structure.ts';

/** What is typed, and the form that it is sent with. */
interface Edited {
  readonly offered: TournamentOffering;
  readonly form: Form;
  readonly typed: Typed;
  readonly onType: (typed: Partial<Typed>) => void;
}

export function AnnounceForm({ offered }: { readonly offered: TournamentOffering }) {
  const { t } = useTranslation('tournaments');
  const go = useGo();
  const [now] = useState(houseNow);
  const [typed, setTyped] = useState(() => typedFor(offered));
  const tournament = `t-${now.toString(36)}`;
  const form = useCommandForm('announce-tournament', {
    fixed: { tournament, offering: offered.offering, structure: structureOf(typed) },
    initial: { title: offered.title, game: offered.games[0]?.game ?? '' },
    onDone: () => go(`/tournaments/${tournament}`),
  });
  const onType = (some: Partial<Typed>) => setTyped((before) => ({ ...before, ...some }));
  const edited = { offered, form, typed, onType };
  return (
    <CommandForm form={form} submit={t('announce.do')}>
      <Panel title={t('announce.event')}>
        <Grid>
          <Wide>
            <Field {...form.field('title')} label={t('announce.name')} />
          </Wide>
          <Wide>
            <Select
              {...form.field('game')}
              label={t('announce.game')}
              options={offered.games.map((each) => ({ value: each.game, title: each.title }))}
            />
          </Wide>
          <Wide>
            <MomentField
              {...form.field('startsAt')}
              label={t('announce.startsAt')}
              hint={t('announce.startsHint')}
              onChange={(moment) => form.set('startsAt', moment)}
            />
          </Wide>
          <Texts of={edited} names={['startingChips', 'seatsPerTable']} />
        </Grid>
      </Panel>
      <LevelsPanel {...edited} />
      <MorePanel {...edited} />
      <PrizesPanel {...edited} />
    </CommandForm>
  );
}

const Grid = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 xl:grid-cols-3">{children}</div>
);

/** What a phone shows in a row of its own. */
const Wide = ({ children }: { readonly children: ReactNode }) => (
  <div className="col-span-2 sm:col-span-1">{children}</div>
);

const Missing = ({ children }: { readonly children: ReactNode }) => (
  <p className="mt-3 text-muted text-sm">{children}</p>
);

/** Where what is wrong with a field is told. */
const PATHS = {
  startingChips: 'structure.startingChips',
  seatsPerTable: 'structure.seatsPerTable',
  lateEntryUntil: 'structure.lateEntryUntil',
  rebuysUntil: 'structure.rebuys.untilLevel',
  rebuyChips: 'structure.rebuys.chips',
  addOnsUntil: 'structure.addOns.untilLevel',
  addOnChips: 'structure.addOns.chips',
  added: 'structure.added',
  charityName: 'structure.charity.name',
  charityPercent: 'structure.charity.percent',
} as const satisfies Partial<Record<keyof Typed, string>>;

const WORDS: readonly string[] = ['charityName'];
const FRACTIONS: readonly string[] = ['added', 'charityPercent'];

/** A figure keeps its digits, whatever is typed between them. */
const typedAs = (name: string, text: string): string => {
  if (WORDS.includes(name)) return text.trimStart();
  return text.replace(FRACTIONS.includes(name) ? /[^\d.]/g : /\D/g, '').slice(0, 12);
};

function Texts({
  of: { form, typed, onType },
  names,
}: {
  readonly of: Edited;
  readonly names: readonly (keyof typeof PATHS)[];
}) {
  const { t } = useTranslation('tournaments');
  const id = useId();
  return names.map((name) => (
    <Field
      key={name}
      id={`${id}-${name}`}
      label={t(`announce.field.${name}`)}
      hint={t(`announce.hint.${name}`, { defaultValue: '' }) || undefined}
      inputMode={name === 'charityName' ? 'text' : 'decimal'}
      problem={form.problemAt(PATHS[name])}
      value={typed[name]}
      onChange={({ target }) => onType({ [name]: typedAs(name, target.value) })}
    />
  ));
}

/** A few figures make the list; then each level can be changed by itself. */
function LevelsPanel({ offered, form, typed, onType }: Edited) {
  const { t } = useTranslation('tournaments');
  const id = useId();
  const [figures, setFigures] = useState(() => figuresOf(offered));
  const { breaks } = offered.parts;
  return (
    <Panel title={t('announce.levelsTitle')}>
      <Grid>
        {LEVEL_FIGURES.filter((name) => breaks || !name.startsWith('break')).map((name) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={t(`announce.figure.${name}`)}
            hint={name === 'breakEvery' ? t('announce.breakEveryHint') : undefined}
            inputMode="numeric"
            value={figures[name]}
            onChange={({ target }) => {
              const next = { ...figures, [name]: target.value.replace(/\D/g, '').slice(0, 9) };
              setFigures(next);
              onType({ levels: rowsOf(next) });
            }}
          />
        ))}
      </Grid>
      <details className="mt-4" open={form.problemAt('structure.levels') !== undefined}>
        <summary className="min-h-11 cursor-pointer content-center font-medium">
          {t('announce.oneByOne', { count: typed.levels.length })}
        </summary>
        <LevelsField
          rows={typed.levels}
          onChange={(levels) => onType({ levels })}
          hasBreaks={breaks}
          problemAt={form.problemAt}
        />
      </details>
    </Panel>
  );
}

/** Late entry, re-buys and add-ons, or why there are none. */
function MorePanel(edited: Edited) {
  const { t } = useTranslation('tournaments');
  const { lateEntry, rebuys, addOns } = edited.offered.parts;
  return (
    <Panel title={t('announce.more')}>
      <Grid>
        {lateEntry ? <Texts of={edited} names={['lateEntryUntil']} /> : null}
        {rebuys ? <Texts of={edited} names={['rebuysUntil', 'rebuyChips']} /> : null}
        {addOns ? <Texts of={edited} names={['addOnsUntil', 'addOnChips']} /> : null}
      </Grid>
      {lateEntry ? null : <Missing>{t('announce.noLate')}</Missing>}
      {rebuys ? null : <Missing>{t('announce.noRebuys')}</Missing>}
      {addOns ? null : <Missing>{t('announce.noAddOns')}</Missing>}
    </Panel>
  );
}

/** What the places are paid, what the house adds, and what a charity has. */
function PrizesPanel(edited: Edited) {
  const { t } = useTranslation('tournaments');
  const { offered, form, typed, onType } = edited;
  const { payouts, added, charity } = offered.parts;
  return (
    <Panel title={t('announce.prizes')}>
      <div className="flex flex-col gap-4">
        <PayoutsField
          ways={payouts}
          value={typed.payouts}
          onChange={(text) => onType({ payouts: text })}
          problemAt={form.problemAt}
        />
        <Grid>
          {added ? <Texts of={edited} names={['added']} /> : null}
          {charity ? <Texts of={edited} names={['charityName', 'charityPercent']} /> : null}
        </Grid>
      </div>
      {added ? null : <Missing>{t('announce.noAdded')}</Missing>}
      {charity ? null : <Missing>{t('announce.noCharity')}</Missing>}
    </Panel>
  );
}
