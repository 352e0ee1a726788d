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
          <div className="py-3">
            <SeenStep show={show} step={offered} />
          </div>
        </details>
      )}
    </div>
  );
}

type Typed = Readonly<Record<string, string>>;

/** What a machine in the room came to, or what the house has seen: one records it, another confirms. */
function SeenStep({ show, step: { step, by, outcomes, choices, asks = [] } }: StepProps) {
  const { t } = useTranslation('shows');
  const id = useId();
  const record = useCommand('record-step');
  const [said, setSaid] = useState('');
  const [typed, setTyped] = useState<Typed>({});
  const isHouse = by === 'house';
  const options = isHouse ? choices : outcomes;
  const taken = {
    step,
    ...(options === undefined ? {} : { [isHouse ? 'choice' : 'outcome']: said }),
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
      {isHouse ? null : <p className="text-muted">{t('machineWords')}</p>}
      {options === undefined ? null : (
        <Select
          id={id}
          label={t('outcome')}
          none={t('choose')}
          options={options.map((each) => ({ value: each, title: each }))}
          value={said}
          onChange={({ target }) => setSaid(target.value)}
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
        look={by === 'chance' ? 'plain' : 'primary'}
        isLarge
        disabled={(options !== undefined && said === '') || record.outcome.kind === 'sending'}
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

const STEPS = { chance: TakeStep, player: TakeStep, machine: SeenStep, house: SeenStep };
