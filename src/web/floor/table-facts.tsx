import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealtGame } from '#games';
import type { CallStory } from '#house';
import { Checkbox, Field, Select } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { type EnteredDeal, FLAGS } from './entry.ts';

interface TableFactsProps {
  readonly story: CallStory;
  readonly game: DealtGame;
  readonly entry: EnteredDeal;
  readonly onEntry: (entry: EnteredDeal) => void;
}

/** What the sheet looks at that belongs to the whole table; nothing where it looks at nothing. */
export function TableFacts({ story: { asks }, game, entry, onEntry }: TableFactsProps) {
  const { t } = useTranslation('floor');
  const id = useId();
  const flags = FLAGS.filter((flag) => asks.includes(flag));
  const hasDecks = game.decks.most > 1;
  if (flags.length === 0 && !asks.includes('pot') && !hasDecks) return null;
  return (
    <Panel title={t('verify.facts')}>
      <div className="flex flex-wrap gap-4">
        {asks.includes('pot') ? (
          <div className="w-36">
            <Field
              id={`${id}-pot`}
              label={t('verify.pot')}
              inputMode="decimal"
              placeholder="40.00"
              value={entry.pot}
              onChange={({ target }) => onEntry({ ...entry, pot: target.value.trim() })}
            />
          </div>
        ) : null}
        {hasDecks ? (
          <div className="w-36">
            <Select
              id={`${id}-decks`}
              label={t('verify.decks')}
              value={String(entry.decks)}
              onChange={({ target }) => onEntry({ ...entry, decks: Number(target.value) })}
              options={Array.from({ length: game.decks.most }, (_, index) => ({
                value: `${index + 1}`,
                title: `${index + 1}`,
              }))}
            />
          </div>
        ) : null}
      </div>
      {flags.map((flag) => (
        <Checkbox
          key={flag}
          id={`${id}-${flag}`}
          label={t(`verify.flags.${flag}`)}
          isChecked={entry[flag]}
          onCheck={(isSo) => onEntry({ ...entry, [flag]: isSo })}
        />
      ))}
    </Panel>
  );
}
