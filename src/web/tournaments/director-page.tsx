// One tournament, for the person who runs it.
import { useTranslation } from 'react-i18next';
import type { TournamentFacts } from '#house';
import { useView } from '../data/views.ts';
import { useGo, usePlace } from '../place.ts';
import { BackLink } from '../ui/back-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ScreenTitle } from '../ui/panel.tsx';
import { Shown } from '../ui/state.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { ClockBar } from './clock-bar.tsx';
import { EntrantsPart } from './entrants-part.tsx';
import { LogPart } from './log-part.tsx';
import { MoneyPart } from './money-part.tsx';
import { PhaseTag } from './phase-tag.tsx';
import { RulesPart } from './rules-part.tsx';
import { TablesPart } from './tables-part.tsx';

const PARTS = ['tables', 'entrants', 'money', 'rules', 'log'] as const;
type Part = (typeof PARTS)[number];

const SHOWN = {
  tables: TablesPart,
  entrants: EntrantsPart,
  money: MoneyPart,
  rules: RulesPart,
  log: LogPart,
} as const;

export function DirectorPage({ name }: { readonly name: string }) {
  const facts = useView('/tournaments/:tournament', {
    of: { tournament: name },
    on: ['tournaments'],
    pauseMs: 100,
  });
  return <Shown of={facts}>{(tournament) => <Director tournament={tournament} />}</Shown>;
}

function Director({ tournament }: { readonly tournament: TournamentFacts }) {
  const { t } = useTranslation('tournaments');
  const { search } = usePlace();
  const go = useGo();
  const { tournament: name, title, game, phase } = tournament;
  const first = phase === 'sign-up' || phase === 'running' ? 'tables' : 'money';
  const part = PARTS.find((each) => each === search['part']) ?? first;
  const Chosen = SHOWN[part];
  return (
    <>
      <BackLink to="/tournaments">{t('back')}</BackLink>
      <ScreenTitle
        title={title}
        words={
          <span className="flex flex-wrap items-center gap-2">
            {game} <PhaseTag phase={phase} />
          </span>
        }
        actions={
          <a className={buttonClass()} href={`/clock/${name}`} target="_blank" rel="noreferrer">
            {t('bigClock')}
          </a>
        }
      />
      <ClockBar tournament={tournament} />
      <Tabs<Part>
        label={t('parts')}
        tabs={PARTS.map((each) => ({ name: each, title: t(`part.${each}`) }))}
        chosen={part}
        onChoose={(each) => go(`/tournaments/${name}`, { part: each })}
      >
        <Chosen tournament={tournament} />
      </Tabs>
    </>
  );
}
