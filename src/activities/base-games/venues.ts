// Where the two base games are law.
import type { Venue } from '#rules';

export const SOUTH_DAKOTA: Venue = {
  id: 'south-dakota',
  title: 'Licensees of South Dakota',
  place: 'South Dakota',
  regulator: 'South Dakota Commission on Gaming',
};

export const MASSACHUSETTS: Venue = {
  id: 'massachusetts',
  title: 'Licensees of Massachusetts',
  place: 'Massachusetts',
  regulator: 'Massachusetts Gaming Commission',
};
