import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShowStep, TakenStep } from '#rules';
import { useCommand } from '../data/commands.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox, Field, Select } from '../ui/field.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { factsOf } from './facts.ts';

interface StepProps {
  readonly show: string;
  readonly step: ShowStep;
}

/** Something that can be done now: by whoever plays, by chance, or by what two people have seen. */
export function StepPanel({ show, step }: StepProps) {
  const Step = STEPS[step.by];
  return (
    <Panel title={step.title}>
      <Step show={show} step={step} />
    </Panel>
  );
}

function TakeStep({ show, step: offered }: StepProps) {
  const { t } = useTranslation('shows');
  const { step, title, by, choices, outcomes } = offered;
  const take = useCommand('step-show');
  const send = (taken: TakenStep) => {
    // The house draws the chance itself.
    void take.send({ show, step: taken } as Parameters<typeof take.send>[0]);
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {choices === undefined ? (
          <Button
            look={by === 'chance' ? 'primary' : 'plain'}
            isLarge
            className="flex-1"
            disabled={take.outcome.kind === 'sending'}
            onClick={() => send({ step })}
          >
            {by === 'chance' ? t('draw') : title}
          </Button>
        ) : (
          choices.map((choice) => (
            <Button
              key={choice}
              look="primary"
              isLarge
              className="flex-1 capitalize"
              disabled={take.outcome.kind === 'sending'}
              onClick={() => send({ step, choice })}
            >
              {choice}
            </Button>
          ))
        )}
      </div>
      <OutcomeNotice of={take.outcome} />
      {outcomes === undefined ? null : (
        <details className="rounded-control border border-line px-4 py-2">
          <summary className="min-h-11 cursor-pointer content-center font-medium">
            {t('machine')}
          </summary>
          <MachineStep show={show} step={offered} />
        </details>
      )}
    </div>
  );
}

/** What came out of something in the room: one records it, another confirms. */
function MachineStep({ show, step: { step, outcomes = [], asks = [] } }: StepProps) {
  const { t } = useTranslation('shows');
  const id = useId();
  const record = useCommand('record-step');
  const [outcome, setOutcome] = useState('');
  const [typed, setTyped] = useState<Typed>({});
  const facts = asks.length === 0 ? {} : { facts: { ...factsOf(asks, typed) } };
  return (
    <div className="flex flex-col gap-4 py-3">
      <p className="text-muted">{t('machineWords')}</p>
      <Select
        id={id}
        label={t('outcome')}
        none={t('choose')}
        options={outcomes.map((each) => ({ value: each, title: each }))}
        value={outcome}
        onChange={({ target }) => setOutcome(target.value)}
      />
      {asks.map((fact) => (
        <FactFields
          key={fact.name}
          id={id}
          fact={fact}
          typed={typed}
          onType={(name, text) => setTyped((before) => ({ ...before, [name]: text }))}
        />
      ))}
      <OutcomeNotice of={record.outcome} />
      <Button
        isLarge
        disabled={outcome === '' || record.outcome.kind === 'sending'}
        onClick={() => void record.send({ show, step: { step, outcome, ...facts } })}
      >
        {t('record')}
      </Button>
    </div>
  );
}

type Typed = Readonly<Record<string, string>>;

/** What the house has seen: one records it, another confirms. */
function HouseStep({ show, step: { step, choices, asks = [] } }: StepProps) {
  const { t } = useTranslation('shows');
  const id = useId();
  const record = useCommand('record-step');
  const [choice, setChoice] = useState('');
  const [typed, setTyped] = useState<Typed>({});
  const taken = {
    step,
    ...(choices === undefined ? {} : { choice }),
    ...(asks.length === 0 ? {} : { facts: { ...factsOf(asks, typed) } }),
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void record.send({ show, step: taken });
      }}
    >
      {choices === undefined ? null : (
        <Select
          id={`${id}-choice`}
          label={t('outcome')}
          none={t('choose')}
          options={choices.map((each) => ({ value: each, title: each }))}
          value={choice}
          onChange={({ target }) => setChoice(target.value)}
        />
      )}
      {asks.map((fact) => (
        <FactFields
          key={fact.name}
          id={id}
          fact={fact}
          typed={typed}
          onType={(name, text) => setTyped((before) => ({ ...before, [name]: text }))}
        />
      ))}
      <OutcomeNotice of={record.outcome} />
      <Button
        type="submit"
        look="primary"
        isLarge
        disabled={(choices !== undefined && choice === '') || record.outcome.kind === 'sending'}
      >
        {t('record')}
      </Button>
    </form>
  );
}

interface FactFieldsProps {
  readonly id: string;
  readonly fact: NonNullable<ShowStep['asks']>[number];
  readonly typed: Typed;
  readonly onType: (name: string, text: string) => void;
}

function FactFields({ id, fact: { name, title, kind, of = [] }, typed, onType }: FactFieldsProps) {
  const { t } = useTranslation('shows');
  const field = (at: string) => ({
    id: `${id}-${at}`,
    value: typed[at] ?? '',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onType(at, target.value),
  });
  switch (kind) {
    case 'yes':
      return (
        <Checkbox
          id={`${id}-${name}`}
          label={title}
          isChecked={typed[name] === 'yes'}
          onCheck={(isChecked) => onType(name, isChecked ? 'yes' : '')}
        />
      );
    case 'numbers':
    case 'cells':
      return (
        <fieldset className="flex flex-col gap-3">
          <legend className="pb-2 font-medium">{title}</legend>
          {kind === 'cells' && <p className="text-muted">{t('cellsHint')}</p>}
          <div className="grid grid-cols-2 gap-3">
            {of.map((label, place) => (
              <Field key={label} label={label} inputMode="numeric" {...field(`${name}.${place}`)} />
            ))}
          </div>
        </fieldset>
      );
    case 'number':
      return <Field label={title} inputMode="numeric" {...field(name)} />;
    default:
      return (
        <Field
          label={title}
          hint={t(kind === 'digits' ? 'digitsHint' : 'seatsHint')}
          {...field(name)}
        />
      );
  }
}

const STEPS = { chance: TakeStep, player: TakeStep, machine: MachineStep, house: HouseStep };
