import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityFacts } from '#rules';
import { useView } from '../data/views.ts';
import { usePlace } from '../place.ts';
import { Field, Select } from '../ui/field.tsx';
import { GoLink } from '../ui/go-link.tsx';
import { ScreenTitle } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';
import { inWords } from '../ui/words.ts';
import { foundIn } from './find.ts';

const oneOfEach = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

function Entry({
  activity: { id, title, summary, kind, approvalIds },
  offered,
}: {
  readonly activity: ActivityFacts;
  readonly offered: number;
}) {
  const { t } = useTranslation('rulebook');
  return (
    <li className="rounded-panel border border-line bg-panel focus-within:border-accent hover:border-line-strong">
      <GoLink to={`/rulebook/${id}`} className="flex h-full flex-col gap-1.5 p-4">
        <span className="font-semibold leading-snug">{title}</span>
        <span className="text-muted text-sm">{summary}</span>
        <span className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-faint text-sm">
          <span>{inWords(kind)}</span>
          {approvalIds.map((approval) => (
            <span key={approval} className="tabular-nums">
              {approval}
            </span>
          ))}
          {offered === 0 ? null : <Tag is="live">{t('offeredCount', { count: offered })}</Tag>}
        </span>
      </GoLink>
    </li>
  );
}

function Found({ activities }: { readonly activities: readonly ActivityFacts[] }) {
  const { t } = useTranslation('rulebook');
  const { search } = usePlace();
  const offerings = useView('/offerings', { on: ['sign'] }).data ?? [];
  const offeredOf = (id: string): number =>
    offerings.filter(({ activity, isClosed }) => activity === id && !isClosed).length;
  const { q = '', venue = '', kind = '' } = search;
  const found = foundIn(activities, { words: q, venue, kind });
  if (found.length === 0) {
    return <Empty title={t('nothingFound')}>{t('nothingFoundWords')}</Empty>;
  }
  return (
    <>
      <p role="status" className="mb-4 text-muted text-sm">
        {t('found', { count: found.length })}
      </p>
      {oneOfEach(found.map((each) => each.venue)).map((house) => (
        <section key={house} className="mb-8">
          <h2 className="mb-3 font-semibold text-lg">{house}</h2>
          <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {found
              .filter((each) => each.venue === house)
              .map((activity) => (
                <Entry key={activity.id} activity={activity} offered={offeredOf(activity.id)} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Sieve({ activities }: { readonly activities: readonly ActivityFacts[] }) {
  const { t } = useTranslation('rulebook');
  const { search } = usePlace();
  const navigate = useNavigate();
  const id = useId();
  // In place of the address before: the back button leaves the list, and not a letter.
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = search;
    const next = value === '' ? others : { ...others, [name]: value };
    void navigate({ to: '/rulebook', search: next as never, replace: true });
  };
  const venues = oneOfEach(activities.map(({ venue }) => venue));
  const kinds = oneOfEach(activities.map(({ kind }) => kind));
  return (
    <div className="mb-5 grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <Field
        id={`${id}-q`}
        type="search"
        label={t('find')}
        placeholder={t('findHint')}
        value={search['q'] ?? ''}
        onChange={({ target }) => set('q', target.value)}
      />
      <Select
        id={`${id}-venue`}
        label={t('venue')}
        none={t('everyVenue')}
        options={venues.map((venue) => ({ value: venue, title: venue }))}
        value={search['venue'] ?? ''}
        onChange={({ target }) => set('venue', target.value)}
      />
      <Select
        id={`${id}-kind`}
        label={t('kind')}
        none={t('everyKind')}
        options={kinds.map((kind) => ({ value: kind, title: inWords(kind) }))}
        value={search['kind'] ?? ''}
        onChange={({ target }) => set('kind', target.value)}
      />
    </div>
  );
}

export function ActivityList() {
  const { t } = useTranslation('rulebook');
  const all = useView('/activities');
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <Shown of={all}>
        {(activities) => (
          <>
            <Sieve activities={activities} />
            <Found activities={activities} />
          </>
        )}
      </Shown>
    </>
  );
}
