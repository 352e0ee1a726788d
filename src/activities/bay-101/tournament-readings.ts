// What the sheet of the poker tournaments leaves open, and how we read it.
import type { Reading } from '#games';
import { readingsOf } from '#rules';

const STRUCTURE = 'Tournament Structure';
const AMOUNTS = 'Tournament Prize Amounts & Source of Funds';
const PRIZES = 'Tournament Prize Structure';
const BOUNTIES = 'Bounties';
const ENTRY = 'Tournament Entry';

// biome-ignore format: a line for each, as the sheet has them
export const TOURNAMENT_READINGS: readonly Reading[] = readingsOf([
  ['B13.1', BOUNTIES, 'Bounties may be guaranteed by the house, or are funded by the prize pool.', 'Either, as posted.'],
  ['B13.2', BOUNTIES, 'Bounties are deducted from the number of buy-ins.', 'From their amount.'],
  ['B13.3', PRIZES, 'Other activities cite tournament entries as GEGA-000421.', 'These tournaments are meant.'],
  ['B13.4', 'Tournament Log', 'Some words are missing or misspelt: what was collected, at no cost.', 'Nothing depends on them.'],
  ['B13.5', 'Regular Prize Pool', 'Fixed payouts from a pool that does not buy one prize.', 'First place has what there is, so that all of the pool is paid.'],
  ['B13.6', STRUCTURE, 'A buy-in may be nothing while a re-buy is at least $1.', 'Free entry with paid re-buys is in order.'],
  ['B13.7', 'World Series of Poker Tournament', 'Only first place is said to win entry to an event.', 'A satellite with several seats is a tournament with fixed payouts.'],
  ['B13.8', AMOUNTS, 'Whether a guarantee is before or after bounties and charity.', 'After: it is what the places are paid.'],
  ['B13.9', PRIZES, 'Whose the cents are that do not divide.', 'Those of the best placed; of a tied bounty, of the first named.'],
  ['B13.10', ENTRY, 'Nothing is said of employees or third-party players.', 'Nothing leaves them out.'],
  ['B13.11', 'Eligible Controlled Games', 'Which game the last of the list, Stud (GEGR-000740), is.', 'Five-card stud, as the seven-card games are listed by name.'],
  ['B13.12', ENTRY, 'Whose money the buy-in of an entry is that was won elsewhere or given away.', 'The house brings it to the pool; of a free roll nobody brings one.'],
  ['B13.13', 'No Purchase Necessary', 'How bounties are played for at a table without purchase.',
    'With the same chips and levels beside the tournament. Nobody there has a place, and a bounty there is the house’s: the pool is the entrants’.'],
  ['B13.14', PRIZES, 'Amounts posted for the places that come to less than the pool.', 'The places have the rest in equal parts, so that all of the pool is paid.'],
  ['B13.15', 'World Series of Poker Tournament', 'What of the pool is left for the others where first place enters an event.',
    'All of it, by percentages from second place on, and second place alone where none are posted for so few entries; the house pays the entry.'],
  ['B13.16', PRIZES, 'Who places higher of two who go out in one hand.', 'Who had more chips when it began; with the same, both share their places.'],
  ['B13.17', BOUNTIES, 'Whether an entry that was not paid for plays for bounties.', 'Where somebody has brought its buy-in; not an entry of a free roll.'],
  ['B13.18', BOUNTIES, 'Whose a bounty is when nobody may collect it, and its target is out nevertheless.',
    'Not the target’s. One out of the pool joins what the best paid place has, or a split; one of the house stays with it. So it is when the target is disqualified, or taken out by an entry that plays for no bounty.'],
  ['B13.19', 'Regular Prize Pool', 'Fixed payouts from a pool that buys more prizes than there are players.', 'Every player has one, and all divide the rest evenly.'],
]);
