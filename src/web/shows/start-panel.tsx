import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Playable } from '#house';
import { houseNow } from '../data/time.ts';
import { useView } from '../data/views.ts';
import { useGo, usePlace } from '../place.ts';
import { Select } from '../ui/field.tsx';
import { CommandForm } from '../ui/form.tsx';
import { type Control, Ticks } from '../ui/form-field.tsx';
import { momentOf } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';

const keyOf = ({ offering, game }: Pick<Playable, 'offering' | 'game'>): string =>
  `${offering}/${game}`;

/** What was chosen stands in the address: a drawing leads here. */
export function StartPanel() {
  const { t } = useTranslation('shows');
  const { search } = usePlace();
  const playable = useView('/shows/playable', { on: ['shows', 'drawings'] });
  const chosen = keyOf({ offering: search['offering'] ?? '', game: search['game'] ?? '' });
  return (
    <Panel title={t('start.title')}>
      <Shown of={playable}>
        {(games) =>
          games.length === 0 ? (
            <Empty title={t('start.none')} />
          ) : (
            <StartForm key={chosen} games={games} chosen={chosen} />
          )
        }
      </Shown>
    </Panel>
  );
}

interface StartFormProps {
  readonly games: readonly Playable[];
  readonly chosen: string;
}

function StartForm({ games, chosen }: StartFormProps) {
  const { t } = useTranslation('shows');
  const id = useId();
  const go = useGo();
  const [now] = useState(houseNow);
  const game = games.find((each) => keyOf(each) === chosen);
  return (
    <div className="flex flex-col gap-4">
      <Select
        id={id}
        label={t('start.game')}
        none={t('start.choose')}
        options={games.map((each) => ({
          value: keyOf(each),
          title: `${each.title} (${each.offering})`,
        }))}
        value={game === undefined ? '' : chosen}
        onChange={({ target }) => {
          const next = games.find((each) => keyOf(each) === target.value);
          go('/shows', next === undefined ? {} : { offering: next.offering, game: next.game });
        }}
      />
      {game === undefined ? null : (
        <PlayForm game={game} show={`${game.game}-${now.toString(36)}`} />
      )}
    </div>
  );
}

interface PlayFormProps {
  readonly game: Playable;
  readonly show: string;
}

/** Whom a drawing has confirmed, or who has won a spin elsewhere: one of them, or all who play
 * together and are here. */
function PlayForm({ game: { offering, game, players, drawn, isTogether }, show }: PlayFormProps) {
  const { t } = useTranslation('shows');
  const go = useGo();
  const hasPlayers = players.most > 0 && drawn.length > 0;
  const nameOf = ({ patron, claim, drawing = '', serial = 0 }: Drawn) =>
    claim === undefined
      ? t('start.drawn', { patron, drawing, serial })
      : t('start.spin', { patron });
  return (
    <CommandForm
      command="start-show"
      submit={t('start.do')}
      isLarge
      isReady={drawn.length >= players.least}
      fields={{
        player:
          hasPlayers && !isTogether
            ? {
                label: t('start.player'),
                options: drawn.map((each) => ({ value: keyOfDrawn(each), title: nameOf(each) })),
              }
            : undefined,
        together:
          hasPlayers && isTogether
            ? {
                label: t('start.players'),
                at: 'players',
                as: (control) => <Together {...control} drawn={drawn} nameOf={nameOf} />,
              }
            : undefined,
      }}
      toFields={({ player, together }) => {
        const picked = isTogether ? pickedIn(together, drawn) : [player];
        const playing = drawn.filter((each) => picked.includes(keyOfDrawn(each)));
        return { show, offering, game, players: playing.map(({ patron }) => patron) };
      }}
      onDone={() => go(`/shows/${show}`)}
    >
      {players.most === 0 ? <p className="text-muted">{t('start.noPlayers')}</p> : null}
      {players.most > 0 && drawn.length === 0 ? (
        <p className="text-muted">{t('start.nobody')}</p>
      ) : null}
    </CommandForm>
  );
}

type Drawn = Playable['drawn'][number];

const keyOfDrawn = (place: Drawn): string =>
  'claim' in place ? place.claim : `${place.drawing}/${place.serial}`;

/** All players, until one is left out. */
const pickedIn = (value: unknown, drawn: readonly Drawn[]): readonly unknown[] =>
  Array.isArray(value) ? value : drawn.map(keyOfDrawn);

interface TogetherProps extends Control {
  readonly drawn: readonly Drawn[];
  readonly nameOf: (drawn: Drawn) => string;
}

function Together({ drawn, nameOf, ...control }: TogetherProps) {
  const { t } = useTranslation('shows');
  const eventAt = drawn.find((each) => each.eventAt !== undefined)?.eventAt;
  return (
    <>
      <Ticks
        {...control}
        value={pickedIn(control.value, drawn)}
        options={drawn.map((each) => ({ value: keyOfDrawn(each), title: nameOf(each) }))}
      />
      <p className="text-muted text-sm">{t('start.absent')}</p>
      {eventAt === undefined ? null : (
        <p className="text-muted text-sm">{t('start.from', { at: momentOf(eventAt) })}</p>
      )}
    </>
  );
}
