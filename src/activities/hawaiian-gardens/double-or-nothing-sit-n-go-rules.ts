// The numbered rules of the Double or Nothing Sit-N-Go Tournament.
import type { Clause } from '#rules';

const RULES = [
  'Fairness and the good of the game come first: a customer service representative may set the ' +
    'letter of a rule aside, and decides finally.',
  'Odd chips of a split pot go to the hands left of the button.',
  'Side pots are split one by one and never put together first.',
  'The button is a dead button.',
  'Exposing a card while there is action, a card off the table, soft play and the like can be ' +
    'penalized; abuse and disruption are.',
  'Penalties are a warning, a ban from the table for 10, 20, 30 or 40 minutes, and disqualification.',
  'Showing one’s cards during a hand can be penalized; the hand stays alive.',
  'A hand is live only if its player is there when all hands are complete; to call time one must ' +
    'be at the table.',
  'When somebody is all in and the betting is over, all cards are turned face up.',
  'A raise at least doubles the bet before it; chips worth half of that bet or more must be made ' +
    'up to the least raise, and to no more.',
  'A raise is made in one motion or by naming its amount; the bare word keeps the right to one ' +
    'more motion.',
  'In no-limit games an all-in below a full raise gives those who have acted no new right to raise.',
  'The word raise with one large chip is the highest raise allowed up to that chip.',
  'Only one player plays a hand.',
  'English is spoken while a hand is played.',
  'Telephones are used away from the table.',
  'Racks and foreign chips stay off the table; one card cap is allowed.',
  'Decks change with the dealers, not on request; a scramble can be asked for once a round by each ' +
    'player.',
  'New limits begin with the next hand, and a hand begins with the first riffle.',
  'No hand can be missed: every seat with chips is dealt to.',
  'Cards speak; who miscalls a hand on purpose can be penalized.',
  'Everybody dealt in may see a hand that was called; nobody sees the cards that were not dealt.',
  'Chips stay in sight, the largest in front, and never in a pocket.',
  'A dealer cannot kill a face-up hand that is plainly the winner.',
  'What is said in turn binds; what is done out of turn may bind.',
  'The management may cancel or change an event where casino or players are better off with it.',
  'Players wait for their turn and protect each other; discards and possible hands are no topic.',
  'Telling one’s hand or advising another player can be penalized.',
] as const;

export const SIT_N_GO_RULES: readonly Clause[] = RULES.map((words, index) => ({
  clause: `rule ${index + 1}`,
  words,
}));
