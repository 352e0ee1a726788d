import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Playable } from '#house';
import { useCommand } from '../data/commands.ts';
import { houseNow } from '../data/time.ts';
import { useAnswer } from '../data/views.ts';
import { useGo, usePlace } from '../router.tsx';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/field.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { keyOfDrawn, PlayersField } from './players-field.tsx';

const keyOf = ({ offering, game }: Pick<Playable, 'offering' | 'game'>): string =>
  `${offering}/${game}`;

/** What was chosen stands in the address: a drawing leads here. */
export function StartPanel() {
  const { t } = useTranslation('shows');
  const { search } = usePlace();
  const playable = useAnswer<readonly Playable[]>('/shows/playable', { on: ['shows', 'drawings'] });
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
  const start = useCommand('start-show');
  const game = games.find((each) => keyOf(each) === chosen);
  const drawn = game?.drawn ?? [];
  const [left, setLeft] = useState<readonly string[]>();
  const first = game?.isTogether ? drawn : drawn.slice(0, 1);
  const picked = left ?? first.map(keyOfDrawn);
  const players = drawn.filter((each) => picked.includes(keyOfDrawn(each)));
  const isReady = game !== undefined && players.length >= game.players.least;

  async function submit({ offering, game: name }: Playable) {
    const show = `${name}-${houseNow().toString(36)}`;
    const fields = { show, offering, game: name, players: players.map(({ patron }) => patron) };
    // The house draws the chance itself.
    const done = await start.send(fields as Parameters<typeof start.send>[0]);
    if (done !== undefined) go(`/shows/${show}`);
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (game !== undefined) void submit(game);
      }}
    >
      <Select
        id={`${id}-game`}
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
      {game === undefined ? null : game.players.most === 0 ? (
        <p className="text-muted">{t('start.noPlayers')}</p>
      ) : (
        <PlayersField game={game} picked={picked} onPick={setLeft} />
      )}
      <OutcomeNotice of={start.outcome} />
      <Button
        type="submit"
        look="primary"
        isLarge
        disabled={!isReady || start.outcome.kind === 'sending'}
      >
        {t('start.do')}
      </Button>
    </form>
  );
}
