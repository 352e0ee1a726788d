import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Playable } from '#house';
import { Checkbox, Select } from '../ui/field.tsx';
import { momentOf } from '../ui/format.ts';

type Drawn = Playable['drawn'][number];

export const keyOfDrawn = (place: Drawn): string =>
  'claim' in place ? place.claim : `${place.drawing}/${place.serial}`;

interface PlayersFieldProps {
  readonly game: Playable;
  readonly picked: readonly string[];
  readonly onPick: (picked: readonly string[]) => void;
}

/** Whom a drawing has confirmed, or who has won a spin elsewhere: one of them, or all who play together and are here. */
export function PlayersField({ game, picked, onPick }: PlayersFieldProps) {
  const { t } = useTranslation('shows');
  const id = useId();
  const { drawn, isTogether } = game;
  if (drawn.length === 0) return <p className="text-muted">{t('start.nobody')}</p>;
  const nameOf = ({ patron, ...place }: Drawn) =>
    'claim' in place ? t('start.spin', { patron }) : t('start.drawn', { patron, ...place });
  if (!isTogether) {
    return (
      <Select
        id={id}
        label={t('start.player')}
        options={drawn.map((each) => ({ value: keyOfDrawn(each), title: nameOf(each) }))}
        value={picked[0] ?? ''}
        onChange={({ target }) => onPick([target.value])}
      />
    );
  }
  const eventAt = drawn.find((each) => each.eventAt !== undefined)?.eventAt;
  return (
    <fieldset>
      <legend className="pb-1 font-medium">{t('start.players')}</legend>
      {drawn.map((each) => {
        const key = keyOfDrawn(each);
        return (
          <Checkbox
            key={key}
            id={`${id}-${key}`}
            label={nameOf(each)}
            isChecked={picked.includes(key)}
            onCheck={(isHere) =>
              onPick(isHere ? [...picked, key] : picked.filter((other) => other !== key))
            }
          />
        );
      })}
      <p className="text-muted text-sm">{t('start.absent')}</p>
      {eventAt === undefined ? null : (
        <p className="text-muted text-sm">{t('start.from', { at: momentOf(eventAt) })}</p>
      )}
    </fieldset>
  );
}
