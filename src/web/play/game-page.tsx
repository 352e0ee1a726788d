import { useTranslation } from 'react-i18next';
import { type Game, gameNamed } from '#games';
import type { ShownLine } from '../sign/lines.ts';
import { usePosting } from '../sign/use-sign.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Parts } from '../ui/parts.tsx';
import { Shown } from '../ui/state.tsx';
import { BestPlay } from './best-play.tsx';
import { LiveMeters } from './live-meters.tsx';
import { PaysPart } from './pays-part.tsx';
import { RulesPart } from './rules-part.tsx';

/** One game as this house offers it. */
export function GamePage({ line }: { readonly line: ShownLine }) {
  const { t } = useTranslation('play');
  const posting = usePosting(line);
  const game = gameNamed(line.game as string) as Game;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <header>
        <GoLink to="/play" className="inline-flex min-h-11 items-center text-accent text-sm">
          {t('back')}
        </GoLink>
        <h1 className="font-bold text-3xl tracking-tight">{line.title}</h1>
        {posting.data === undefined ? null : (
          <p className="mt-1 text-muted">{posting.data.summary}</p>
        )}
      </header>
      <div className="rounded-panel border border-line bg-radial-[at_50%_0%] from-felt to-felt-deep p-4 empty:hidden">
        <LiveMeters line={line} />
      </div>
      <Shown of={posting}>
        {(sheet) => (
          <Parts
            label={t('parts.label')}
            at={`/play/${line.offering}`}
            by="part"
            parts={[
              {
                name: 'rules',
                title: t('parts.rules'),
                content: <RulesPart game={game} sheet={sheet} />,
              },
              {
                name: 'best',
                title: t('parts.best'),
                content: <BestPlay game={game} />,
              },
              { name: 'pays', title: t('parts.pays'), content: <PaysPart sheet={sheet} /> },
            ]}
          />
        )}
      </Shown>
    </div>
  );
}
