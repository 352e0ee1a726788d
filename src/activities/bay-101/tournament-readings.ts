// What the sheet of the poker tournaments leaves open, and how we read it.
import type { Reading } from '#games';

const STRUCTURE = 'Tournament Structure';
const AMOUNTS = 'Tournament Prize Amounts & Source of Funds';
const PRIZES = 'Tournament Prize Structure';
const BOUNTIES = 'Bounties';
const ENTRY = 'Tournament Entry';

export const TOURNAMENT_READINGS: readonly Reading[] = [
  {
    id: 'B13.1',
    clause: BOUNTIES,
    unclear: 'Bounties may be guaranteed by the house, or are funded by the prize pool.',
    weRead: 'Either, as posted.',
  },
  {
    id: 'B13.2',
    clause: BOUNTIES,
    unclear: 'Bounties are deducted from the number of buy-ins.',
    weRead: 'From their amount.',
  },
  {
    id: 'B13.3',
    clause: PRIZES,
    unclear: 'Other activities cite tournament entries as GEGA-000421.',
    weRead: 'These tournaments are meant.',
  },
  {
    id: 'B13.4',
    clause: 'Tournament Log',
    unclear: 'Some words are missing or misspelt: what was collected, at no cost.',
    weRead: 'Nothing depends on them.',
  },
  {
    id: 'B13.5',
    clause: 'Regular Prize Pool',
    unclear: 'Fixed payouts from a pool that does not buy one prize.',
    weRead: 'First place has what there is, so that all of the pool is paid.',
  },
  {
    id: 'B13.6',
    clause: STRUCTURE,
    unclear: 'A buy-in may be nothing while a re-buy is at least $1.',
    weRead: 'Free entry with paid re-buys is in order.',
  },
  {
    id: 'B13.7',
    clause: 'World Series of Poker Tournament',
    unclear: 'Only first place is said to win entry to an event.',
    weRead: 'A satellite with several seats is a tournament with fixed payouts.',
  },
  {
    id: 'B13.8',
    clause: AMOUNTS,
    unclear: 'Whether a guarantee is before or after bounties and charity.',
    weRead: 'After: it is what the places are paid.',
  },
  {
    id: 'B13.9',
    clause: PRIZES,
    unclear: 'Whose the cents are that do not divide.',
    weRead: 'Those of the best placed; of a tied bounty, of the first named.',
  },
  {
    id: 'B13.10',
    clause: ENTRY,
    unclear: 'Nothing is said of employees or third-party players.',
    weRead: 'Nothing leaves them out.',
  },
  {
    id: 'B13.11',
    clause: 'Eligible Controlled Games',
    unclear: 'Which game the last of the list, Stud (GEGR-000740), is.',
    weRead: 'Five-card stud, as the seven-card games are listed by name.',
  },
  {
    id: 'B13.12',
    clause: ENTRY,
    unclear: 'Whose money the buy-in of an entry is that was won elsewhere or given away.',
    weRead: 'The house brings it to the pool; of a free roll nobody brings one.',
  },
  {
    id: 'B13.13',
    clause: 'No Purchase Necessary',
    unclear: 'How bounties are played for at a table without purchase.',
    weRead:
      'With the same chips and levels beside the tournament. Nobody there has a place, and a ' +
      'bounty there is the house’s: the pool is the entrants’.',
  },
  {
    id: 'B13.14',
    clause: PRIZES,
    unclear: 'Amounts posted for the places that come to less than the pool.',
    weRead: 'The places have the rest in equal parts, so that all of the pool is paid.',
  },
  {
    id: 'B13.15',
    clause: 'World Series of Poker Tournament',
    unclear: 'What of the pool is left for the others where first place enters an event.',
    weRead:
      'All of it, by percentages from second place on, and second place alone where none are ' +
      'posted for so few entries; the house pays the entry.',
  },
  {
    id: 'B13.16',
    clause: PRIZES,
    unclear: 'Who places higher of two who go out in one hand.',
    weRead: 'Who had more chips when it began; with the same, both share their places.',
  },
  {
    id: 'B13.17',
    clause: BOUNTIES,
    unclear: 'Whether an entry that was not paid for plays for bounties.',
    weRead: 'Where somebody has brought its buy-in; not an entry of a free roll.',
  },
  {
    id: 'B13.18',
    clause: BOUNTIES,
    unclear: 'Whose a bounty is when nobody may collect it, and its target is out nevertheless.',
    weRead:
      'Not the target’s. One out of the pool joins what the best paid place has, or a split; one ' +
      'of the house stays with it. So it is when the target is disqualified, or taken out by an ' +
      'entry that plays for no bounty.',
  },
  {
    id: 'B13.19',
    clause: 'Regular Prize Pool',
    unclear: 'Fixed payouts from a pool that buys more prizes than there are players.',
    weRead: 'Every player has one, and all divide the rest evenly.',
  },
];
