// A deck spread face down, and the card that was taken from it.
import { useTranslation } from 'react-i18next';
import { CardFace } from '../ui/card.tsx';
import { CardBack } from '../ui/card-back.tsx';
import { pieceWords } from '../ui/words.ts';
import type { PictureProps } from './picture-props.ts';

const SHOWN = 26;
const PLACES = Array.from({ length: SHOWN }, (_, place) => place);
const FIRST_DEGREES = -30;
const STEP_DEGREES = 60 / (SHOWN - 1);

export function RankPicture({ state, isFresh }: PictureProps<'rank'>) {
  const { t } = useTranslation('stage');
  const { card } = state;
  if (card !== null && !isFresh) {
    return (
      <div className="grid justify-items-center gap-4" role="status">
        <div className="w-[min(60vw,16rem)] motion-safe:animate-arrive">
          <span className="sr-only">{pieceWords(card)}</span>
          <CardFace code={card} />
        </div>
        <p className="font-semibold text-3xl text-gold">{t('rank.of')}</p>
      </div>
    );
  }
  return (
    <div className="relative mx-auto h-80 w-full max-w-4xl max-sm:scale-50">
      <p className="sr-only">{t('rank.spread')}</p>
      {PLACES.map((place) => (
        <div
          key={place}
          className="absolute bottom-24 left-1/2 -ml-14 w-28 origin-[50%_30rem]"
          style={{ rotate: `${FIRST_DEGREES + place * STEP_DEGREES}deg` }}
        >
          <CardBack />
        </div>
      ))}
    </div>
  );
}
