import { useTranslation } from 'react-i18next';
import type { ActivityFacts, RangeFacts } from '#rules';
import { Panel } from '../ui/panel.tsx';
import { Empty } from '../ui/state.tsx';
import { Table } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import { rangesOf } from './document.ts';
import { gamesListed, gameWords } from './game-words.ts';
import { rangeWords } from './range-words.ts';

/** Under which choices and in which games it means anything. */
function useWhen(activity: ActivityFacts): (range: RangeFacts) => string {
  return ({ options = {}, games = [] }) =>
    [
      ...Object.entries(options).map(
        ([name, letters]) => `${activity.options[name]?.title ?? name} ${letters.join(', ')}`,
      ),
      ...(games.length === 0 ? [] : [games.map((game) => gameWords(activity, game)).join(', ')]),
    ].join('; ');
}

function Ranges({ activity }: { readonly activity: ActivityFacts }) {
  const { t } = useTranslation('rulebook');
  const when = useWhen(activity);
  const ranges = rangesOf(activity);
  if (ranges.length === 0) {
    return <Empty title={t('facts.noValues')}>{t('facts.noValuesWords')}</Empty>;
  }
  const marks = ({ optional, required, inWindow }: RangeFacts): readonly string[] => [
    ...(optional === true ? [t('facts.optional')] : []),
    ...(required === true ? [t('facts.required')] : []),
    ...(inWindow === true ? [t('facts.inWindow')] : []),
  ];
  return (
    <Table
      caption={t('parts.values')}
      rows={ranges}
      keyOf={([name]) => name}
      columns={[
        {
          title: t('facts.name'),
          cell: ([, range]) => (
            <>
              {range.title}
              <span className="block font-normal text-muted text-sm">
                {[when(range), ...marks(range)].filter(Boolean).join(' · ')}
              </span>
            </>
          ),
        },
        { title: t('facts.range'), cell: ([, range]) => rangeWords(t, range) },
        { title: t('facts.clause'), isExtra: true, cell: ([, range]) => range.clause },
      ]}
    />
  );
}

export function Values({ activity }: { readonly activity: ActivityFacts }) {
  const { t } = useTranslation('rulebook');
  const options = Object.entries(activity.options);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Panel title={t('parts.values')} isFlush>
        <Ranges activity={activity} />
      </Panel>
      <div className="grid gap-4">
        {options.map(([name, { title, clause, choices, frozenUntilHit }]) => (
          <Panel key={name} title={title}>
            <dl className="flex flex-col gap-2">
              {Object.entries(choices).map(([letter, words]) => (
                <div key={letter} className="flex gap-3">
                  <dt className="min-w-6 font-semibold">{letter}</dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 flex flex-wrap gap-2 text-muted text-sm">
              {clause}
              {frozenUntilHit === true ? <Tag is="held">{t('facts.frozen')}</Tag> : null}
            </p>
          </Panel>
        ))}
        <Panel title={t('facts.games')}>
          <p className="text-muted">
            {activity.games.length === 0 ? t('facts.all') : gamesListed(activity).join(', ')}
          </p>
          {activity.gamesNote === undefined ? null : (
            <p className="mt-2 text-sm">{activity.gamesNote}</p>
          )}
        </Panel>
      </div>
    </div>
  );
}
