import { useTranslation } from 'react-i18next';
import type { PlaceId } from './places.ts';

/** A place of the table in words: "Board", "Seat 3: Hole cards". */
export function usePlaceLabel(): (id: PlaceId) => string {
  const { t } = useTranslation('floor');
  return (id) => {
    const parts = id.split('.');
    const place = t(`verify.places.${parts.at(-1) as 'board'}`);
    const [where, seat = ''] = parts;
    if (where === 'seat') return t('verify.ofSeat', { seat, place });
    return where === 'dealer' ? t('verify.ofDealer', { place }) : place;
  };
}
