import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentOffering } from '#house';
import { houseNow } from '../data/time.ts';
import { useGo } from '../place.ts';
import { Field } from '../ui/field.tsx';
import { CommandForm } from '../ui/form.tsx';
import type { Asks, Control } from '../ui/form-field.tsx';
import { Panel } from '../ui/panel.tsx';
import { LevelsField } from './levels-field.tsx';
import { PayoutsField } from './payouts-field.tsx';
import {
  figuresOf,
  LEVEL_FIGURES,
  type LevelRow,
  rowsOf,
  structureOf,
  type TypedStructure,
  typedFor,
} from './structure.ts';

/** The figures, and where their problems are shown. */
const FIGURES = {
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
} as const satisfies Partial<Record<keyof TypedStructure, string>>;
type FigureName = keyof typeof FIGURES;

export function AnnounceForm({ offered }: { readonly offered: TournamentOffering }) {
  const { t } = useTranslation('tournaments');
  const go = useGo();
  const [now] = useState(houseNow);
  const tournament = `t-${now.toString(36)}`;
  const start = typedFor(offered);
  const { lateEntry, rebuys, addOns, payouts, added, charity } = offered.parts;
  const figure = (name: FigureName): Asks => ({
    label: t(`announce.field.${name}`),
    hint: t(`announce.hint.${name}`, { defaultValue: '' }) || undefined,
    as: name === 'charityName' ? undefined : 'money',
    at: FIGURES[name],
  });
  const figures = (isThere: boolean, ...names: readonly FigureName[]) =>
    Object.fromEntries(isThere ? names.map((name) => [name, figure(name)]) : []);
  return (
    <CommandForm
      command="announce-tournament"
      submit={t('announce.do')}
      initial={{ ...start, title: offered.title }}
      fields={{
        title: { label: t('announce.name') },
        game: {
          label: t('announce.game'),
          options: offered.games.map((each) => ({ value: each.game, title: each.title })),
        },
        startsAt: { label: t('announce.startsAt'), hint: t('announce.startsHint') },
        ...figures(true, 'startingChips', 'seatsPerTable'),
        levels: {
          label: t('announce.levelsTitle'),
          isBare: true,
          as: (control) => <Levels {...control} offered={offered} />,
          at: 'structure.levels',
        },
        ...figures(lateEntry, 'lateEntryUntil'),
        ...figures(rebuys, 'rebuysUntil', 'rebuyChips'),
        ...figures(addOns, 'addOnsUntil', 'addOnChips'),
        payouts: {
          label: t('announce.payouts'),
          isBare: true,
          as: (control) => <PayoutsField {...control} ways={payouts} />,
          at: 'structure.payouts',
        },
        ...figures(added, 'added'),
        ...figures(charity, 'charityName', 'charityPercent'),
      }}
      toFields={({ title, game, startsAt, ...typed }) => ({
        tournament,
        offering: offered.offering,
        title,
        game,
        startsAt,
        structure: structureOf({ ...start, ...typedIn(typed) }),
      })}
      onDone={() => go(`/tournaments/${tournament}`)}
      layout={(field) => (
        <>
          <Panel title={t('announce.event')}>
            <Grid>
              <Wide>{field('title')}</Wide>
              <Wide>{field('game')}</Wide>
              <Wide>{field('startsAt')}</Wide>
              {field('startingChips')}
              {field('seatsPerTable')}
            </Grid>
          </Panel>
          <Panel title={t('announce.levelsTitle')}>{field('levels')}</Panel>
          <Panel title={t('announce.more')}>
            <Grid>
              {field('lateEntryUntil')}
              {field('rebuysUntil')}
              {field('rebuyChips')}
              {field('addOnsUntil')}
              {field('addOnChips')}
            </Grid>
            {lateEntry ? null : <Missing>{t('announce.noLate')}</Missing>}
            {rebuys ? null : <Missing>{t('announce.noRebuys')}</Missing>}
            {addOns ? null : <Missing>{t('announce.noAddOns')}</Missing>}
          </Panel>
          <Panel title={t('announce.prizes')}>
            <div className="flex flex-col gap-4">
              {field('payouts')}
              <Grid>
                {field('added')}
                {field('charityName')}
                {field('charityPercent')}
              </Grid>
            </div>
            {added ? null : <Missing>{t('announce.noAdded')}</Missing>}
            {charity ? null : <Missing>{t('announce.noCharity')}</Missing>}
          </Panel>
        </>
      )}
    />
  );
}

/** A field that was emptied stays empty and doesn't return to its first value. */
const typedIn = (typed: Readonly<Record<string, unknown>>): Partial<TypedStructure> =>
  Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value ?? '']));

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

interface LevelsProps extends Control {
  readonly offered: TournamentOffering;
}

/** A few figures make the list; then each level can be changed by itself. */
function Levels({ value, set, problem, problemAt, offered }: LevelsProps) {
  const { t } = useTranslation('tournaments');
  const id = useId();
  const [figures, setFigures] = useState(() => figuresOf(offered));
  const { breaks } = offered.parts;
  const rows = value as readonly LevelRow[];
  return (
    <>
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
              set(rowsOf(next));
            }}
          />
        ))}
      </Grid>
      <details className="mt-4" open={problem !== undefined}>
        <summary className="min-h-11 cursor-pointer content-center font-medium">
          {t('announce.oneByOne', { count: rows.length })}
        </summary>
        <LevelsField rows={rows} onChange={set} hasBreaks={breaks} problemAt={problemAt} />
      </details>
    </>
  );
}
