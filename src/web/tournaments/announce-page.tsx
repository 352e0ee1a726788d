// A tournament is announced: what is posted stands there, what can be chosen is asked for.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentOffering } from '#house';
import { useView } from '../data/views.ts';
import { useGo, usePlace } from '../place.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Select } from '../ui/field.tsx';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { AnnounceForm } from './announce-form.tsx';

export function AnnouncePage() {
  const { t } = useTranslation('tournaments');
  const offerings = useView('/tournaments/offerings');
  return (
    <>
      <BackLink to="/tournaments">{t('back')}</BackLink>
      <ScreenTitle title={t('announce.title')} words={t('announce.words')} />
      <Shown of={offerings}>
        {(all) =>
          all.length === 0 ? (
            <Empty title={t('announce.noOffering')}>{t('announce.noOfferingWords')}</Empty>
          ) : (
            <Chosen offerings={all} />
          )
        }
      </Shown>
    </>
  );
}

function Chosen({ offerings }: { readonly offerings: readonly TournamentOffering[] }) {
  const { t } = useTranslation('tournaments');
  const id = useId();
  const go = useGo();
  const { search } = usePlace();
  const [first] = offerings;
  const name = search['offering'] ?? (offerings.length === 1 ? (first?.offering ?? '') : '');
  const offered = offerings.find(({ offering }) => offering === name);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <Panel title={t('announce.posted')}>
        <div className="flex flex-col gap-4">
          <Select
            id={id}
            label={t('announce.offering')}
            none={t('announce.choose')}
            options={offerings.map(({ offering, title }) => ({
              value: offering,
              title: `${title} (${offering})`,
            }))}
            value={name}
            onChange={({ target }) =>
              go('/tournaments', { part: 'announce', offering: target.value })
            }
          />
          {offered === undefined ? null : <PostedFacts offered={offered} />}
        </div>
      </Panel>
      {offered === undefined ? null : <AnnounceForm key={name} offered={offered} />}
    </div>
  );
}

/** Prices, guarantee, bounties, ways of entry: they are the offering's, and change with it only. */
function PostedFacts({ offered: { posted, ways } }: { readonly offered: TournamentOffering }) {
  const { t } = useTranslation('tournaments');
  const entry = ways.map((way) => t(`way.${way}`)).join(', ');
  return (
    <>
      <p className="text-muted text-sm">{t('announce.postedWords')}</p>
      <dl className="flex flex-col gap-2 text-sm">
        {[...posted, { title: t('announce.ways'), words: entry }].map(({ title, words }) => (
          <div key={title}>
            <dt className="text-muted">{title}</dt>
            <dd className="wrap-anywhere font-medium">{words}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
