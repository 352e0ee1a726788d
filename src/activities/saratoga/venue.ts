import type { Venue } from '#rules';

export const SARATOGA: Venue = {
  id: 'saratoga',
  title: 'Saratoga Casino and Raceway',
  place: 'New York',
  regulator: 'New York State Division of the Lottery',
};
