import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityFacts, PostingSheet as Sheet } from '#rules';
import { Panel } from '../../ui/panel.tsx';
import { PostingSheet } from '../../ui/posting-sheet.tsx';
import { useFieldWords } from '../field-words.ts';
import type { CheckedOffering } from './use-check.ts';

interface ToldProps {
  readonly title: string;
  readonly activity: ActivityFacts;
  readonly problems: readonly { readonly path: string; readonly message: string }[];
  readonly idOf: (path: string) => string;
}

/** All that is wrong, each a way to its field. */
function Told({ title, activity, problems, idOf }: ToldProps) {
  const { titleOf } = useFieldWords(activity);
  return (
    <div className="mb-4">
      <p className="font-medium">{title}</p>
      <ul className="mt-1 flex flex-col gap-1 text-sm">
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <button
              type="button"
              className="min-h-6 cursor-pointer text-left underline decoration-1 underline-offset-4 hover:decoration-2"
              onClick={() => window.document.getElementById(idOf(path))?.focus()}
            >
              {titleOf(path.split('[')[0] as string)}
            </button>{' '}
            <span className="text-muted">{message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Status({ check, error, isNow }: CheckedOffering) {
  const { t } = useTranslation('rulebook');
  if (error !== null) return <span className="text-problem">{t('editor.unchecked')}</span>;
  if (check === undefined || !isNow) {
    return <span className="text-muted">{t('editor.checking')}</span>;
  }
  const { problems } = check;
  return problems.length === 0 ? (
    <span className="text-live">{t('editor.right')}</span>
  ) : (
    <span className="text-problem">{t('editor.problems', { count: problems.length })}</span>
  );
}

/** The sheet as it would hang on the wall, and what keeps it from it. */
export function Preview({
  activity,
  checked,
  idOf,
}: {
  readonly activity: ActivityFacts;
  readonly checked: CheckedOffering;
  readonly idOf: (path: string) => string;
}) {
  const { t } = useTranslation('rulebook');
  const last = useRef<Sheet>(undefined);
  const { problems = [], lacks = [], sheet } = checked.check ?? {};
  if (sheet !== undefined) last.current = sheet;
  const shown = sheet ?? last.current;
  return (
    <Panel
      title={t('editor.preview')}
      actions={
        <p role="status" className="font-medium text-sm">
          <Status {...checked} />
        </p>
      }
    >
      {problems.length === 0 ? null : (
        <Told
          title={t('editor.problems', { count: problems.length })}
          {...{ activity, problems, idOf }}
        />
      )}
      {lacks.length === 0 ? null : (
        <Told title={t('editor.lacks')} problems={lacks} {...{ activity, idOf }} />
      )}
      {shown === undefined ? (
        <p className="text-muted">{t('editor.noPreview')}</p>
      ) : (
        <div className={sheet === undefined ? 'opacity-60' : ''}>
          {sheet === undefined ? (
            <p className="mb-3 text-muted text-sm">{t('editor.previewOld')}</p>
          ) : null}
          <PostingSheet sheet={shown} />
        </div>
      )}
    </Panel>
  );
}
