import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hours } from '#rules';
import { Button } from '../../ui/button.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { rangesOf, type WindowDocument } from '../document.ts';
import type { Edit } from './edit.ts';
import { HoursFields } from './hours-fields.tsx';
import { WeekGrid } from './week-grid.tsx';
import { WindowFields } from './window-fields.tsx';

function Moment({
  edit,
  path,
  label,
}: {
  readonly edit: Edit;
  readonly path: 'postedAt' | 'from' | 'until';
  readonly label: string;
}) {
  const { t } = useTranslation('rulebook');
  return (
    <MomentField
      id={edit.idOf(path)}
      label={label}
      hint={t('editor.timeHint')}
      value={edit.document[path] ?? ''}
      problem={edit.problemAt(path)}
      onChange={(moment) => edit.put(path, moment)}
    />
  );
}

interface ListProps<Each> {
  readonly title: string;
  readonly hint: string;
  readonly add: string;
  readonly list: readonly Each[];
  readonly fresh: Each;
  readonly nameOf: (index: number) => string;
  readonly onChange: (list: readonly Each[]) => void;
  readonly children: (each: Each, index: number, onChange: (each: Each) => void) => ReactNode;
}

/** Several of one kind, which can be added and removed. */
function List<Each>(props: ListProps<Each>) {
  const { title, hint, add, list, fresh, nameOf, onChange, children } = props;
  const { t } = useTranslation('rulebook');
  return (
    <section className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-muted text-sm">{hint}</p>
      {list.map((each, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: hours have no name but their place.
          key={index}
          className="mt-3 rounded-control border border-line p-3"
        >
          <div className="mb-2 flex items-center justify-between gap-2">
            <p className="font-medium text-muted text-sm">{nameOf(index)}</p>
            <Button
              look="quiet"
              aria-label={t('editor.remove', { what: nameOf(index) })}
              onClick={() => onChange(list.filter((_, other) => other !== index))}
            >
              <X className="size-4" aria-hidden="true" />
            </Button>
          </div>
          {children(each, index, (next) =>
            onChange(list.map((old, other) => (other === index ? next : old))),
          )}
        </div>
      ))}
      <Button className="mt-3" onClick={() => onChange([...list, fresh])}>
        <Plus className="size-4" aria-hidden="true" />
        {add}
      </Button>
    </section>
  );
}

const FRESH_HOURS: Hours = { from: '10:00', until: '02:00' };
const FRESH_WINDOW: WindowDocument = { hours: { from: '18:00', until: '22:00' } };

function HoursList({ edit }: { readonly edit: Edit }) {
  const { t } = useTranslation('rulebook');
  return (
    <List
      title={t('editor.hours')}
      hint={t('editor.hoursHint')}
      add={t('editor.addHours')}
      list={edit.document.hours ?? []}
      fresh={FRESH_HOURS}
      nameOf={(index) => t('editor.hoursNumber', { number: index + 1 })}
      onChange={(list) => edit.put('hours', list)}
    >
      {(hours, index, onChange) => (
        <HoursFields edit={edit} path={`hours[${index}]`} hours={hours} onChange={onChange} />
      )}
    </List>
  );
}

function WindowList({ edit }: { readonly edit: Edit }) {
  const { t } = useTranslation('rulebook');
  const { windows = [] } = edit.document;
  const mayDiffer = rangesOf(edit.activity).some(([, { inWindow }]) => inWindow === true);
  if (!mayDiffer && windows.length === 0) return null;
  return (
    <List
      title={t('editor.windows')}
      hint={t('editor.windowsHint')}
      add={t('editor.addWindow')}
      list={windows}
      fresh={FRESH_WINDOW}
      nameOf={(index) => t('editor.windowNumber', { number: index + 1 })}
      onChange={(list) => edit.put('windows', list)}
    >
      {(window, index, onChange) => (
        <WindowFields edit={edit} index={index} window={window} onChange={onChange} />
      )}
    </List>
  );
}

/** When it is offered: dates, hours, windows, and the week that comes of them. */
export function TimeFields({ edit }: { readonly edit: Edit }) {
  const { t } = useTranslation('rulebook');
  return (
    <Panel title={t('editor.times')}>
      <div className="grid gap-6">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] items-start gap-4">
          <Moment edit={edit} path="postedAt" label={t('editor.postedAt')} />
          <Moment edit={edit} path="from" label={t('editor.from')} />
          <Moment edit={edit} path="until" label={t('editor.until')} />
        </div>
        <HoursList edit={edit} />
        <WindowList edit={edit} />
        <WeekGrid document={edit.document} zone={edit.zone} />
      </div>
    </Panel>
  );
}
