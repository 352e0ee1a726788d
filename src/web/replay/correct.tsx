import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Replay } from '#house';
import { CommandButton } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';

type Record = NonNullable<NonNullable<Replay['dealt']>['record']>;

interface CorrectProps {
  readonly round: Replay['round'];
  readonly record: Record;
}

/** Cards that were keyed wrong, proposed for another person to approve. Wagers stay as recorded. */
export function Correct({ round: { table, number }, record }: CorrectProps) {
  const { t } = useTranslation('replay');
  const [isProposed, setProposed] = useState(false);
  const places = [
    { at: 'dealer' as const, label: t('correct.dealer'), cards: record.dealer },
    ...record.seats.map(({ seat, cards }) => ({
      at: seat,
      label: t('correct.seat', { seat }),
      cards,
    })),
  ];
  if (isProposed) return <Notice is="held" title={t('correct.proposed')} />;
  return (
    <CommandButton
      command="propose correct-round"
      title={t('correct.title')}
      words={t('correct.words')}
      submit={t('correct.propose')}
      fixed={{ table, round: number }}
      initial={Object.fromEntries(places.map(({ at, cards = '' }) => [`at-${at}`, cards]))}
      fields={{
        ...Object.fromEntries(places.map(({ at, label }) => [`at-${at}`, { label, at: 'cards' }])),
        reason: { label: t('correct.reason') },
      }}
      toFields={(typed) => ({
        reason: typed['reason'],
        cards: places.flatMap(({ at, cards }) => {
          const keyed = typed[`at-${at}`];
          return keyed === undefined || keyed === cards ? [] : [{ at, cards: keyed }];
        }),
      })}
      onDone={() => setProposed(true)}
    />
  );
}
