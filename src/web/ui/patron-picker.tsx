import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commandFields, MAY } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { OutcomeNotice } from './outcome.tsx';
import { Tag } from './tag.tsx';

export interface FoundPatrons {
  readonly patrons: readonly {
    readonly patron: string;
    readonly standing: 'welcome' | 'excluded';
  }[];
  readonly count: number;
}

/** Patrons whose id has a text in it. */
export const usePatrons = (like: string) => useView('/patrons', { query: { like } });

const SHOWN_MAX = 6;

/** Finds a patron by a part of the id, or enrols a new one. */
export function PatronPicker({ onChoose }: { readonly onChoose: (patron: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const like = useDeferredValue(typed.trim());
  const { data } = usePatrons(like);
  const found = like === '' ? [] : (data?.patrons ?? []);
  const isNew =
    commandFields('enrol-patron').safeParse({ patron: like }).success &&
    data?.patrons.every(({ patron }) => patron !== like) === true;
  return (
    <div className="flex max-w-md flex-col gap-2">
      <Field
        id={id}
        label={t('patron.id')}
        hint={t('patron.hint')}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.length === 0 ? null : (
        <ul aria-label={t('patron.found')} className="rounded-control border border-line">
          {found.slice(0, SHOWN_MAX).map(({ patron, standing }) => (
            <li key={patron} className="border-line border-b last:border-b-0">
              <button
                type="button"
                onClick={() => onChoose(patron)}
                className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 px-3.5 text-left hover:bg-raised"
              >
                <span className="wrap-anywhere">{patron}</span>
                {standing === 'excluded' ? <Tag is="refused">{t('patron.excluded')}</Tag> : null}
              </button>
            </li>
          ))}
        </ul>
      )}
      {like !== '' && (data?.count ?? 0) > SHOWN_MAX ? (
        <p className="text-muted text-sm">
          {t('patron.more', { count: (data?.count ?? 0) - SHOWN_MAX })}
        </p>
      ) : null}
      {isNew ? <Enrol patron={like} onDone={() => onChoose(like)} /> : null}
    </div>
  );
}

function Enrol({ patron, onDone }: { readonly patron: string; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const mayEnrol = useHasRole(MAY['enrol-patron']);
  const { outcome, send } = useCommand('enrol-patron');
  if (!mayEnrol) return null;
  const enrol = async () => {
    if ((await send({ patron })) !== undefined) onDone();
  };
  return (
    <>
      <Button onClick={() => void enrol()} disabled={outcome.kind === 'sending'}>
        <span className="wrap-anywhere">{t('patron.enrol', { patron })}</span>
      </Button>
      <OutcomeNotice of={outcome} />
    </>
  );
}
