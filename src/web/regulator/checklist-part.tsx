import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlace } from '../place.ts';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';
import { type Requirement, useChecklist } from './use-checklist.ts';

/** The signs of the markup are left out. */
const plain = (text: string): string => text.replace(/[`*]/g, '');

const isLike = ({ id, asks, source, metBy }: Requirement, words: string): boolean =>
  [id, asks, source, metBy].join(' ').toLowerCase().includes(words.toLowerCase());

function Evidence({ evidence }: { readonly evidence: Requirement['evidence'] }) {
  const { t } = useTranslation('regulator');
  if (evidence === undefined) return null;
  return (
    <div className="mt-3 rounded-control border-live border-l-4 bg-live-soft px-3 py-2">
      <p className="font-medium text-live text-sm">
        {t('checklist.now')}{' '}
        <span className="font-normal">({t('checklist.took', { ms: evidence.tookMs })})</span>
      </p>
      <p className="break-words">{evidence.says}</p>
    </div>
  );
}

function Item({ requirement }: { readonly requirement: Requirement }) {
  const { t } = useTranslation('regulator');
  const { id, asks, source, metBy, shownBy, evidence } = requirement;
  return (
    <li className="grid gap-x-6 gap-y-2 border-line border-t py-4 first:border-t-0 md:grid-cols-[4rem_minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <Tag>{id}</Tag>
      </div>
      <div>
        <h3 className="font-medium">{asks}</h3>
        <p className="mt-1 text-faint text-sm">
          {t('checklist.source')}: {source}
        </p>
      </div>
      <div className="min-w-0">
        <p className="break-words text-muted">{plain(metBy)}</p>
        <Evidence evidence={evidence} />
        <details className="mt-2 text-sm">
          <summary className="min-h-11 cursor-pointer content-center text-muted hover:text-ink">
            {t('checklist.tests', { count: shownBy.length })}
          </summary>
          <ul className="flex flex-col gap-1 pb-2">
            {shownBy.map(({ file, test }) => (
              <li key={`${file} ${test}`} className="break-words">
                {test} <span className="text-faint">({file})</span>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </li>
  );
}

/** What regulators ask for, how it is met, and what the house shows for it now. */
export function ChecklistPart() {
  const { t } = useTranslation('regulator');
  const { find = '' } = usePlace().search;
  const navigate = useNavigate();
  const look = (words: string) =>
    // Partly typed text is no place to go back to.
    navigate({
      to: '/regulator',
      search: (words === '' ? {} : { find: words }) as never,
      replace: true,
    });
  const id = useId();
  const checklist = useChecklist();
  return (
    <Shown of={checklist}>
      {({ groups }) => {
        const found = groups
          .map(({ title, requirements }) => ({
            title,
            requirements: requirements.filter((each) => isLike(each, find)),
          }))
          .filter(({ requirements }) => requirements.length > 0);
        return (
          <>
            <div className="mb-5 max-w-md">
              <Field
                id={id}
                type="search"
                label={t('checklist.find')}
                hint={t('checklist.findHint')}
                value={find}
                onChange={({ target }) => void look(target.value)}
              />
            </div>
            {found.length === 0 ? (
              <Panel>
                <Empty title={t('checklist.none')} />
              </Panel>
            ) : null}
            {found.map(({ title, requirements }) => (
              <Panel
                key={title}
                title={title}
                className="mb-6"
                actions={
                  <span className="text-muted">
                    {t('checklist.count', { count: requirements.length })}
                  </span>
                }
              >
                <ul>
                  {requirements.map((requirement) => (
                    <Item key={requirement.id} requirement={requirement} />
                  ))}
                </ul>
              </Panel>
            ))}
          </>
        );
      }}
    </Shown>
  );
}
