import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { given } from '#result';
import type { ShowFact, ShowStep, TakenStep } from '#rules';
import { useCommand } from '../data/commands.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { CommandForm } from '../ui/form.tsx';
import type { Asks, Control } from '../ui/form-field.tsx';
import { listIn } from '../ui/list-in.ts';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { factsOf } from './facts.ts';

interface StepProps {
  readonly show: string;
  readonly step: ShowStep;
}

/** A step that can be taken now: by the player, by chance, or by what two people have seen. */
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
  const send = (taken: TakenStep) => void take.send({ show, step: taken });
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

/** What a machine in the room came to, or what the house has seen: one records it, another confirms. */
function SeenStep({ show, step: { step, by, outcomes, choices, asks = [] } }: StepProps) {
  const { t } = useTranslation('shows');
  const isHouse = by === 'house';
  const options = isHouse ? choices : outcomes;
  return (
    <CommandForm
      command="record-step"
      submit={t('record')}
      isLarge
      fields={{
        said:
          options === undefined
            ? undefined
            : {
                label: t('outcome'),
                none: t('choose'),
                options: options.map((each) => ({ value: each, title: each })),
                at: isHouse ? 'step.choice' : 'step.outcome',
              },
        ...Object.fromEntries(asks.map((fact) => [fact.name, asksFor(fact, t)])),
      }}
      toFields={({ said, ...facts }) => ({
        show,
        step: given({
          step,
          choice: isHouse ? said : undefined,
          outcome: isHouse ? undefined : said,
          facts: asks.length === 0 ? undefined : factsOf(asks, facts),
        }),
      })}
    >
      {isHouse ? null : <p className="text-muted">{t('machineWords')}</p>}
    </CommandForm>
  );
}

function asksFor({ title, kind, of = [] }: ShowFact, t: TFunction<'shows'>): Asks {
  switch (kind) {
    case 'yes':
      return { label: title, as: 'tick' };
    case 'number':
      return { label: title, as: 'number' };
    case 'numbers':
      return { label: title, as: (control) => <Parts {...control} of={of} /> };
    case 'cells':
      return {
        label: title,
        hint: t('cellsHint'),
        as: (control) => <Parts {...control} of={of} />,
      };
    case 'digits':
      return { label: title, hint: t('digitsHint') };
    case 'seats':
      return { label: title, hint: t('seatsHint') };
  }
}

/** A field for each of several things. */
const Parts = ({ id, value, set, of }: Control & { readonly of: readonly string[] }) => {
  const parts = listIn(value);
  return (
    <div className="grid grid-cols-2 gap-3">
      {of.map((label, place) => (
        <Field
          key={label}
          id={`${id}-${place}`}
          label={label}
          inputMode="numeric"
          value={parts[place] ?? ''}
          onChange={({ target }) =>
            set(of.map((_, at) => (at === place ? target.value : (parts[at] ?? ''))))
          }
        />
      ))}
    </div>
  );
};

const STEPS = { chance: TakeStep, player: TakeStep, machine: SeenStep, house: SeenStep };
