// One field of a form: what the schema takes decides how it is asked for.
import type { ReactNode } from 'react';
import { z } from 'zod';
import { Choice } from './choice.tsx';
import { Checkbox, Field, Group, Lines, Select } from './field.tsx';
import { listIn } from './list-in.ts';
import { MomentField } from './moment-field.tsx';

type Schema = z.core.$ZodType;

interface Option {
  readonly value: string;
  readonly title: string;
}

/** What a control of a screen's own is given. */
export interface Control {
  readonly id: string;
  readonly value: unknown;
  readonly problem: string | undefined;
  /** Problems inside of it, as `[0].amount`. */
  problemAt(inside: string): string | undefined;
  set(value: unknown): void;
  /** Sends the form with this answer. */
  send(value: unknown): void;
}

/** How a screen asks for a field. */
export interface Asks<Value = string> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What the schema does not say; a screen can have a control of its own. */
  readonly as?:
    | 'lines'
    | 'money'
    | 'number'
    | 'secret'
    | 'date'
    | 'datetime-local'
    | 'select'
    | 'choice'
    | 'tick'
    | 'ticks'
    | ((control: Control) => ReactNode)
    | undefined;
  /** For a select, a choice, or ticks. The first of a select or a choice is chosen to begin with,
   * unless `none` says what stands for nothing. */
  readonly options?: readonly Option[];
  readonly none?: string;
  /** A value of an enum in words. */
  title?(value: Value & string): string;
  readonly placeholder?: string;
  readonly isLarge?: boolean;
  /** Beside another, where there is room. */
  readonly isHalf?: boolean;
  /** The control shows its own label. */
  readonly isBare?: boolean;
  /** Where its problems are, if the command has another name for it. */
  readonly at?: string;
}

const inside = (schema: Schema | undefined): Schema | undefined =>
  schema instanceof z.ZodOptional ? inside(schema.unwrap()) : schema;

/** What a field takes, with what makes it optional; nothing where the name is the screen's own. */
const takenAt = (schema: Schema, [name = '', ...rest]: readonly string[]): Schema | undefined => {
  const whole = inside(schema);
  const taken = whole instanceof z.ZodObject ? whole.shape[name] : undefined;
  return rest.length === 0 || taken === undefined ? taken : takenAt(taken, rest);
};

/** An enum is a choice of all its values, unless a screen says otherwise. */
const optionsOf = ({ options, title = String }: Asks, taken: Schema | undefined) =>
  options ??
  (taken instanceof z.ZodEnum
    ? taken.options.map(String).map((value) => ({ value, title: title(value) }))
    : undefined);

const isChoice = ({ as, options }: Asks): boolean =>
  as === 'choice' || (as !== 'select' && options === undefined);

/** Several of a list, in its order. */
export function Ticks({
  id,
  options,
  value,
  set,
}: Pick<Control, 'id' | 'value' | 'set'> & { readonly options: readonly Option[] }) {
  const ticked = listIn(value);
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4">
      {options.map((option) => (
        <Checkbox
          key={option.value}
          id={`${id}-${option.value}`}
          label={option.title}
          isChecked={ticked.includes(option.value)}
          onCheck={(isTicked) =>
            set(
              options
                .map((each) => each.value)
                .filter((each) => (each === option.value ? isTicked : ticked.includes(each))),
            )
          }
        />
      ))}
    </div>
  );
}

/** The value of a field before it is touched. */
function untouched(asks: Asks, taken: Schema | undefined): unknown {
  if (taken instanceof z.ZodBoolean || asks.as === 'tick') return false;
  if (asks.as === 'ticks') return undefined;
  if (isChoice(asks) && taken instanceof z.ZodOptional) return undefined;
  return asks.none === undefined ? optionsOf(asks, inside(taken))?.[0]?.value : undefined;
}

/** The meaning of typed text: nothing if it was left empty, and numbers as such. A scanner or a
 * copied text may add blanks. */
export function meantBy(schema: Schema, name: string, asks: Asks, typed: unknown): unknown {
  const taken = takenAt(schema, name.split('.'));
  const value = typed ?? untouched(asks, taken);
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return undefined;
  return inside(taken) instanceof z.ZodNumber && /^-?\d+$/.test(text) ? Number(text) : text;
}

interface AskedFieldProps extends Control {
  readonly name: string;
  readonly schema: Schema;
  readonly asks: Asks;
  readonly onBlur: () => void;
}

export function AskedField(props: AskedFieldProps) {
  const { name, schema, asks, onBlur, set, id, problem } = props;
  const { as, label, hint, placeholder, isLarge = false } = asks;
  const whole = takenAt(schema, name.split('.'));
  const taken = inside(whole);
  const value = props.value ?? untouched(asks, whole);
  const said = { id, label, hint, problem };
  const typed = { value: String(value ?? ''), onBlur };
  const onChange = ({ target }: { readonly target: { readonly value: string } }) =>
    set(target.value);
  if (typeof as === 'function') {
    const own = as({ ...props, value });
    return asks.isBare ? own : <Group {...said}>{own}</Group>;
  }
  const options = optionsOf(asks, taken);
  if (options !== undefined && as === 'ticks') {
    return (
      <Group {...said}>
        <Ticks {...props} value={value} options={options} />
      </Group>
    );
  }
  if (options !== undefined && !isChoice(asks)) {
    return <Select {...said} {...typed} none={asks.none} options={options} onChange={onChange} />;
  }
  if (options !== undefined) {
    return (
      <Group {...said}>
        <Choice label={label} options={options} chosen={typed.value} onChoose={set} />
      </Group>
    );
  }
  if (as === 'tick' || taken instanceof z.ZodBoolean) {
    return <Checkbox {...said} isChecked={value === true} onCheck={set} />;
  }
  if (taken instanceof z.ZodISODateTime) {
    return <MomentField {...said} {...typed} onChange={set} />;
  }
  if (as === 'lines') return <Lines {...said} {...typed} onChange={onChange} />;
  const isDay = as === 'date' || taken instanceof z.ZodISODate;
  return (
    <Field
      {...said}
      {...typed}
      onChange={onChange}
      isLarge={isLarge}
      placeholder={placeholder}
      type={isDay ? 'date' : as === 'secret' ? 'password' : as === 'datetime-local' ? as : 'text'}
      inputMode={
        as === 'money'
          ? 'decimal'
          : as === 'number' || as === 'secret' || taken instanceof z.ZodNumber
            ? 'numeric'
            : undefined
      }
    />
  );
}
