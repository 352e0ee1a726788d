// Where South Dakota's rule of Four Card Poker is unclear, and how we read it.
import type { Reading } from './round.ts';

export const FOUR_CARD_POKER_READINGS: readonly Reading[] = [
  {
    id: 'A1.1',
    clause: '(16)',
    unclear: 'The second and third progressive schedules are headed FCCP, the first FCPP.',
    weRead: 'A slip of the pen: the three are FCPP-1, FCPP-2 and FCPP-3.',
  },
  {
    id: 'A1.2',
    clause: '(10)',
    unclear: 'No odds are given for a winning ante and play wager.',
    weRead: 'Both are paid even money, 1 to 1.',
  },
  {
    id: 'A1.3',
    clause: '(3)(d)',
    unclear: 'The progressive is listed as a way to wager of its own.',
    weRead:
      'It may be made alone, as aces up may: the list names both and ties neither to an ante. A ' +
      'house may ask for one of the two beside it, for the rule also calls it a side wager.',
    setting: { name: 'progressiveRequiresBaseWager', values: [false, true], default: false },
  },
  {
    id: 'A1.4',
    clause: '(1), (13), (16)',
    unclear:
      'The text ranks all five cards for the progressive, the FCPP schedules have four aces.',
    weRead: 'The schedule decides: FCPP ranks the best four of five cards, PMG all five.',
  },
  {
    id: 'A1.5',
    clause: '(16)',
    unclear: 'Only the royal flush is said to win whatever the dealer holds.',
    weRead: 'Every row of the schedule wins whatever the dealer holds.',
  },
  {
    id: 'A1.6',
    clause: '(16)(b)i',
    unclear: 'A player without the progressive wager is said to get the normal prize for the hand.',
    weRead: 'Such a player is paid on the wagers made, and gets neither the progressive nor envy.',
  },
  {
    id: 'A1.7',
    clause: '(8)',
    unclear: 'The two cards that the dealer does not use go in the live hand.',
    weRead: 'They lie with the set hand and are not discarded; no wager turns on it.',
  },
  {
    id: 'A1.8',
    clause: '(10), (15)',
    unclear: 'Is the automatic bonus paid when the hand loses to the dealer?',
    weRead: 'Yes, on every hand that was played; never on one that was folded.',
    setting: { name: 'automaticBonusOnLosingHand', values: [true, false], default: true },
  },
  {
    id: 'A1.9',
    clause: '(16)',
    unclear: 'FCPP-3 keeps a reserve of 5%, and does not say of what.',
    weRead: 'Of each progressive wager; settlement takes the reserve as it is given.',
  },
  {
    id: 'A1.10',
    clause: '(16)',
    unclear: 'The FCPP schedules print envy amounts without the wager they go with.',
    weRead: 'They are for a $1 wager, and a greater wager gets as many times more.',
  },
  {
    id: 'A1.11',
    clause: '(7), (16)(b)',
    unclear: 'Does a hand that was folded bring envy to the others?',
    weRead: 'If its player had the progressive wager, for then the cards stay at the sensor.',
    setting: {
      name: 'foldedHandTriggersEnvy',
      values: ['with-progressive', 'never', 'always'],
      default: 'with-progressive',
    },
  },
  {
    id: 'A1.12',
    clause: '(16)(a)v',
    unclear: 'Two hands paid from the meter in one round are left to house procedure.',
    weRead: 'They are paid in turn from the dealer’s right, each on the meter as it then stands.',
  },
  {
    id: 'A1.13',
    clause: '(6), (10)',
    unclear: 'Must the play wager be a whole multiple of the ante?',
    weRead: 'No, every amount from one to three times the ante is good.',
  },
  {
    id: 'A1.14',
    clause: '(14)',
    unclear: 'All hands are void on a wrong number of cards, and nothing is said of the wagers.',
    weRead: 'Every stake goes back, and the meter stays as it is.',
  },
  {
    id: 'A1.15',
    clause: '(16)(a)',
    unclear: 'What becomes of parts of a cent in a percentage of the meter?',
    weRead: 'They stay on the meter.',
  },
  {
    id: 'A1.16',
    clause: '(16)',
    unclear:
      'Which amounts may be wagered on the progressive, beyond the $1 and $5 of the schedules?',
    weRead:
      'Whole dollars; what the rule says of changed amounts applies, and envy is in proportion.',
  },
  {
    id: 'A1.17',
    clause: '(16)',
    unclear: 'How much of each progressive wager goes on the meter is not said.',
    weRead:
      'The house posts it, more than nothing and up to all of the wager, or all but the 5% of the reserve. What is left stays with the tray, which pays the other rows.',
  },
  {
    id: 'A1.18',
    clause: '(3), (7), (16)',
    unclear: 'Which of the wagers must a table take?',
    weRead:
      'Ante, play, and aces up: every player may make them. The progressive is there if the house offers it; if not, it has no meter and no seed.',
  },
  {
    id: 'A1.19',
    clause: '(16)',
    unclear: 'The seed is to go up and down with the wager, and no seed is given.',
    weRead:
      'A posting that changes the wager changes the seed in the same proportion. The seed alone may be changed at any time; the meter that stands is not, and may be below it until it is won.',
  },
];
