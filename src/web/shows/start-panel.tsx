import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Playable } from '#house';
import { useCommand } from '../data/commands.ts';
import { houseNow } from '../data/time.ts';
import { useAnswer } from '../data/views.ts';
import { useGo } from '../router.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/field.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { listIn } from './facts.ts';

const keyOf = ({ offering, game }: Playable): string => `${offering}/${game}`;

export function StartPanel() {
  const { t } = useTranslation('shows');
  const playable = useAnswer<readonly Playable[]>('/shows/playable');
  return (
    <Panel title={t('start.title')}>
      <Shown of={playable}>
        {(games) =>
          games.length === 0 ? <Empty title={t('start.none')} /> : <StartForm games={games} />
        }
      </Shown>
    </Panel>
  );
}

function StartForm({ games }: { readonly games: readonly Playable[] }) {
  const { t } = useTranslation('shows');
  const id = useId();
  const go = useGo();
  const start = useCommand('start-show');
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const game = games.find((each) => keyOf(each) === chosen);

  async function submit({ offering, game: name }: Playable) {
    const show = `${name}-${houseNow().toString(36)}`;
    const fields = { show, offering, game: name, players: listIn(typed) };
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
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      {game === undefined ? null : game.players.most === 0 ? (
        <p className="text-muted">{t('start.noPlayers')}</p>
      ) : (
        <Field
          id={`${id}-players`}
          label={t('start.players')}
          hint={t('start.playersHint', { count: game.players.most })}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <OutcomeNotice of={start.outcome} />
      <Button
        type="submit"
        look="primary"
        isLarge
        disabled={game === undefined || start.outcome.kind === 'sending'}
      >
        {t('start.do')}
      </Button>
    </form>
  );
}
