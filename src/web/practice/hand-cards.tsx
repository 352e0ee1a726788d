import { useTranslation } from 'react-i18next';
import { type Card, makeCard } from '#cards';
import { CardFace } from '../ui/card.tsx';
import { CardBack } from '../ui/card-back.tsx';
import { pieceWords } from '../ui/words.ts';

interface HandCardsProps {
  readonly cards: readonly Card[];
  readonly isUp: (index: number) => boolean;
  /** The cards that make the hand; the others stand back. */
  readonly best?: readonly string[] | undefined;
  readonly isSmall?: boolean;
}

export function HandCards({ cards, isUp, best, isSmall = false }: HandCardsProps) {
  const { t } = useTranslation('practice');
  const downCount = cards.filter((_, index) => !isUp(index)).length;
  return (
    <ul className={`flex ${isSmall ? 'gap-1' : 'gap-1.5'}`}>
      {downCount === 0 ? null : (
        <li className="sr-only">{t('felt.faceDown', { count: downCount })}</li>
      )}
      {cards.map((card, index) => {
        const code = makeCard(card);
        const size = isSmall ? 'w-9' : 'w-12 sm:w-14';
        const isBack = best !== undefined && isUp(index) && !best.includes(code);
        return isUp(index) ? (
          <li
            key={code}
            className={`${size} motion-safe:animate-arrive ${isBack ? 'opacity-45' : ''}`}
          >
            <span className="sr-only">{pieceWords(code)}</span>
            <CardFace code={code} />
          </li>
        ) : (
          <li key={code} aria-hidden="true" className={`${size} motion-safe:animate-arrive`}>
            <CardBack />
          </li>
        );
      })}
    </ul>
  );
}
