import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../data/commands.ts';
import { houseNow } from '../data/time.ts';
import { useAnswer } from '../data/views.ts';
import { useGo } from '../router.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/field.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { MOST_LEVELS, payoutsIn, structureOf, utcText } from './structure.ts';

interface Offered {
  readonly offering: string;
  readonly title: string;
  readonly isSuspended: boolean;
  readonly games: readonly { readonly game: string; readonly title: string }[];
  readonly values: Readonly<Record<string, string | number>>;
}

/** What a posting says is the beginning of what is advertised. */
const figuresOf = ({ values }: Offered) => ({
  startingChips: Number(values['startingChips'] ?? 1500),
  seatsPerTable: Number(values['starters'] ?? 9),
  minutes: Number(values['roundMinutes'] ?? 20),
  small: 25,
  levels: 10,
  breakEvery: values['roundMinutes'] === undefined ? 4 : 0,
  breakMinutes: 10,
  lateEntryUntil: 0,
  rebuysUntil: 0,
  rebuyChips: Number(values['startingChips'] ?? 1500),
  addOnsUntil: 0,
  addOnChips: Number(values['startingChips'] ?? 1500),
});

type Figures = ReturnType<typeof figuresOf>;

export function AnnouncePanel() {
  const { t } = useTranslation('tournaments');
  const offerings = useAnswer<readonly Offered[]>('/tournaments/offerings');
  return (
    <Panel title={t('announce.title')}>
      <Shown of={offerings}>
        {(all) =>
          all.length === 0 ? (
            <Empty title={t('announce.noOffering')}>{t('announce.noOfferingWords')}</Empty>
          ) : (
            <Chosen offerings={all} />
          )
        }
      </Shown>
    </Panel>
  );
}

function Chosen({ offerings }: { readonly offerings: readonly Offered[] }) {
  const { t } = useTranslation('tournaments');
  const id = useId();
  const [name, setName] = useState('');
  const offered = offerings.find(({ offering }) => offering === name);
  return (
    <div className="flex flex-col gap-4">
      <Select
        id={id}
        label={t('announce.offering')}
        none={t('announce.choose')}
        options={offerings.map(({ offering, title }) => ({
          value: offering,
          title: `${title} (${offering})`,
        }))}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {offered === undefined ? null : <AnnounceForm key={name} offered={offered} />}
    </div>
  );
}

const FIELDS = [
  ['startingChips', 'chips'],
  ['seatsPerTable', 'seats'],
  ['minutes', 'minutes'],
  ['small', 'small'],
  ['levels', 'levels'],
  ['breakEvery', 'breakEvery', 'breakEveryHint'],
  ['breakMinutes', 'breakMinutes'],
  ['lateEntryUntil', 'late', 'lateHint'],
  ['rebuysUntil', 'rebuys', 'rebuyHint'],
  ['rebuyChips', 'rebuyChips'],
  ['addOnsUntil', 'addOns', 'rebuyHint'],
  ['addOnChips', 'addOnChips'],
] as const satisfies readonly (readonly [keyof Figures, string, string?])[];

function AnnounceForm({ offered }: { readonly offered: Offered }) {
  const { t } = useTranslation('tournaments');
  const id = useId();
  const go = useGo();
  const announce = useCommand('announce-tournament');
  const [figures, setFigures] = useState(figuresOf(offered));
  const [title, setTitle] = useState(offered.title);
  const [game, setGame] = useState(offered.games[0]?.game ?? '');
  const [startsAt, setStartsAt] = useState('');
  const [payouts, setPayouts] = useState(
    offered.values['starters'] === undefined ? '1: 100\n4: 50, 30, 20' : '',
  );
  const places = payoutsIn(payouts);

  async function submit() {
    if (typeof places === 'number') return;
    const tournament = `t-${houseNow().toString(36)}`;
    // An hour that is typed is the one of the room, where whoever types it stands.
    const starts = startsAt === '' ? houseNow() : Date.parse(startsAt);
    const fields = {
      ...{ tournament, offering: offered.offering, title, game, startsAt: utcText(starts) },
      structure: structureOf({ ...figures, levels: Math.min(figures.levels, MOST_LEVELS) }, places),
    };
    const done = await announce.send(fields as Parameters<typeof announce.send>[0]);
    if (done !== undefined) go(`/tournaments/${tournament}`);
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        id={`${id}-title`}
        label={t('announce.name')}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Select
        id={`${id}-game`}
        label={t('announce.game')}
        options={offered.games.map((each) => ({ value: each.game, title: each.title }))}
        value={game}
        onChange={({ target }) => setGame(target.value)}
      />
      <Field
        id={`${id}-starts`}
        label={t('announce.startsAt')}
        type="datetime-local"
        value={startsAt}
        onChange={({ target }) => setStartsAt(target.value)}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        {FIELDS.map(([name, label, hint]) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={t(`announce.${label}`)}
            {...(hint === undefined ? {} : { hint: t(`announce.${hint}`) })}
            inputMode="numeric"
            value={`${figures[name]}`}
            onChange={({ target }) => {
              const digits = target.value.replace(/\D/g, '').slice(0, 9);
              setFigures({ ...figures, [name]: Number(digits) });
            }}
          />
        ))}
      </div>
      <Payouts id={`${id}-payouts`} value={payouts} onChange={setPayouts} wrongLine={places} />
      <OutcomeNotice of={announce.outcome} />
      <Button type="submit" look="primary" isLarge disabled={typeof places === 'number'}>
        {t('announce.do')}
      </Button>
    </form>
  );
}

function Payouts({
  id,
  value,
  onChange,
  wrongLine,
}: {
  readonly id: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly wrongLine: unknown;
}) {
  const { t } = useTranslation('tournaments');
  const isWrong = typeof wrongLine === 'number';
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t('announce.payouts')}
      </label>
      <textarea
        id={id}
        rows={3}
        aria-describedby={`${id}-hint`}
        aria-invalid={isWrong}
        className={`w-full rounded-control border bg-well px-3.5 py-2 font-mono ${isWrong ? 'border-problem' : 'border-line-strong'}`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className={isWrong ? 'text-problem text-sm' : 'text-muted text-sm'}>
        {isWrong ? t('announce.badPayouts', { line: wrongLine }) : t('announce.payoutsHint')}
      </p>
    </div>
  );
}
