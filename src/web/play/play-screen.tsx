// For players, on their own phones: the games of the house with their rules, what the wagers pay
// here, best play, and the meters as they stand.
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePlace } from '../place.ts';
import type { ShownLine } from '../sign/lines.ts';
import { useHouseAtDoor, useSignLines } from '../sign/use-sign.ts';
import { GoLink } from '../ui/go-link.tsx';
import { ScreenTitle } from '../ui/panel.tsx';
import { Empty, Loading } from '../ui/state.tsx';
import { GamePage } from './game-page.tsx';
import { LiveMeters } from './live-meters.tsx';

const GameList = ({ games }: { readonly games: readonly ShownLine[] }) => {
  const { t } = useTranslation('play');
  if (games.length === 0) return <Empty title={t('none')}>{t('noneWords')}</Empty>;
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {games.map((line) => (
        <li key={line.offering}>
          <GoLink
            to={`/play/${line.offering}`}
            className="flex h-full flex-col gap-3 rounded-panel border border-line bg-panel p-4 hover:border-accent"
          >
            <h2 className="font-semibold text-xl">{line.title}</h2>
            <LiveMeters line={line} />
            <span className="mt-auto flex min-h-8 items-center gap-1 font-medium text-accent">
              {t('open')}
              <ChevronRight className="size-5" aria-hidden="true" />
            </span>
          </GoLink>
        </li>
      ))}
    </ul>
  );
};

export default function PlayScreen() {
  const { t } = useTranslation('play');
  const { name } = usePlace();
  useHouseAtDoor();
  const games = useSignLines()?.filter(({ game }) => game !== undefined);
  const chosen = games?.find(({ offering }) => offering === name);
  if (chosen !== undefined) return <GamePage key={name} line={chosen} />;
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      {games === undefined ? <Loading /> : null}
      {name === undefined || games === undefined ? null : (
        <p className="pb-4 font-medium text-held">{t('unknown')}</p>
      )}
      {games === undefined ? null : <GameList games={games} />}
    </>
  );
}
