import { useTranslation } from 'react-i18next';
import { BETTINGS, DEALT_GAMES } from '#games';
import { useView } from '../data/views.ts';
import { CommandForm } from '../ui/form.tsx';

/** The games in which something that is posted can be won. */
function usePlayedGames(): ReadonlySet<string> {
  const offerings = useView('/offerings').data ?? [];
  const activities = useView('/activities').data ?? [];
  const posted = new Set(
    offerings.filter(({ isClosed }) => !isClosed).map(({ activity }) => activity),
  );
  return new Set(activities.filter(({ id }) => posted.has(id)).flatMap(({ games }) => games));
}

export function OpenTableForm({ table }: { readonly table: string }) {
  const { t } = useTranslation('floor');
  const played = usePlayedGames();
  const games = DEALT_GAMES.map(({ id, title }) => ({
    value: id,
    title: played.has(id) ? `${title} · ${t('table.played')}` : title,
    isPlayed: played.has(id),
  })).sort((one, other) => Number(other.isPlayed) - Number(one.isPlayed));
  return (
    <CommandForm
      command="open-table"
      submit={t('table.open')}
      fixed={{ table }}
      initial={{ npn: false }}
      fields={{
        game: { label: t('table.game'), none: t('table.games'), options: games },
        limit: { label: t('table.limit'), hint: t('table.limitHint') },
        betting: {
          label: t('table.betting'),
          hint: t('table.bettingHint'),
          none: t('table.bettingNone'),
          options: BETTINGS.map((each) => ({ value: each, title: t(`table.bettings.${each}`) })),
        },
        npn: { label: t('table.npn'), hint: t('table.npnHint') },
      }}
    />
  );
}
