// Poker Tournaments with Bounties, GETR-000056.

import type { Reading } from '#games';
import { ratio, usd } from '#money';
import {
  chartOf,
  clausesOf,
  defineActivity,
  dollars,
  eventRow,
  type Fee,
  fixed,
  placePaidInOneOf,
  readingsOf,
  text,
  whole,
} from '#rules';
import { POKER_GAMES, POKER_GAMES_LISTED } from '../poker-bonus.ts';
import { BAY_101, ON_DISPLAY, OTHER_NAMES } from '../shared.ts';
import { TOURNAMENT } from './rule.ts';

const STRUCTURE = 'Tournament Structure';
const AMOUNTS = 'Tournament Prize Amounts & Source of Funds';
const PRIZES = 'Tournament Prize Structure';
const BOUNTIES = 'Bounties';
const ENTRY = 'Tournament Entry';
const WITH_TOURNAMENTS = 'Gaming Activities Played with Tournaments';
const ENTITIES = 'Entities Involved Other than the House';

// biome-ignore format: a line for each, as the sheet has them
const TOURNAMENT_READINGS: readonly Reading[] = readingsOf([
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
  ['B13.12', ENTRY, 'Who pays the buy-in of an entry that was won elsewhere or given away.', 'The house pays it into the pool; for a free roll no one pays one.'],
  ['B13.13', 'No Purchase Necessary', 'How bounties are played for at a table without purchase.',
    'With the same chips and levels, beside the tournament. No one there takes a place, and a bounty there is the house’s: the pool is the entrants’.'],
  ['B13.14', PRIZES, 'Amounts posted for the places that come to less than the pool.', 'The places have the rest in equal parts, so that all of the pool is paid.'],
  ['B13.15', 'World Series of Poker Tournament', 'What of the pool is left for the others where first place enters an event.',
    'All of it, by percentages from second place on, and second place alone where none are posted for so few entries; the house pays the entry.'],
  ['B13.16', PRIZES, 'Who places higher of two who go out in one hand.', 'Who had more chips when it began; with the same, both share their places.'],
  ['B13.17', BOUNTIES, 'Whether an entry that was not paid for plays for bounties.', 'Yes, where its buy-in was paid into the pool; not an entry of a free roll.'],
  ['B13.18', BOUNTIES, 'Who gets a bounty that no one may collect once its target is out.',
    'Not the target. A bounty from the pool joins what the best paid place has, or a split; one from the house stays with the house. The same holds when the target is disqualified, or taken out by an entry that plays for no bounty.'],
  ['B13.19', 'Regular Prize Pool', 'Fixed payouts from a pool that buys more prizes than there are players.', 'Every player has one, and all divide the rest evenly.'],
  ['B13.20', STRUCTURE, 'Whether players may agree on a split while re-buys or add-ons are still sold.', 'They may, all who are left: the pool is settled as it stands when the deal is confirmed, and the sale ends with the play.'],
  ['B13.21', STRUCTURE, 'Whether a player who has lost all chips may come back.',
    'By a re-buy, while they are sold and within their number, at the old seat or a drawn one; a second entry is not sold. The play of a bounty target who does so has not ended, and the bounty stays on.',
    { name: 'reEntry', values: ['by-rebuy', 'none'], default: 'by-rebuy' }],
  ['B13.22', 'World Series of Poker Tournament', 'What entry to an event is worth is not said.',
    'The house posts what it costs, buy-in and fee; books, signatures and tax forms go by that. It is handed over, and the travel allowance is paid in money.'],
  ['B13.23', 'Regular Prize Pool', 'How a fixed prize is paid that is a thing.',
    'Each winner has the thing at its posted value out of the pool, and a part of the rest in money. Who shares a place, or has less than a whole prize, has money.'],
  ['B13.24', STRUCTURE, 'When a sale to the last level ends, since that level is on until play is over.', 'With the minutes of the level: from then on no one buys, and the pool can be closed.'],
]);

/** What a fixed prize may be. */
// biome-ignore format: read as a block
const FORMS = [
  'cash', 'live chips', 'promotional chips or coupons', 'vouchers', 'tournament entry',
  'extra tournament chips', 'merchandise',
];

const intoPool = (name: string, title: string, optional: boolean): Fee => ({
  name,
  title,
  amount: name,
  paidBy: 'player',
  optional,
  split: { meter: ratio('100%') },
  clause: STRUCTURE,
});

export const POKER_TOURNAMENTS = defineActivity({
  id: 'bay101-poker-tournaments',
  title: 'Poker Tournaments',
  venue: BAY_101,
  approvalIds: ['GETR-000056'],
  kind: 'tournament',
  summary: 'Tournaments in fourteen poker games, with bounties on players whom the director names.',
  games: POKER_GAMES,
  gamesListed: POKER_GAMES_LISTED,
  options: {
    pool: {
      title: 'Prize pool',
      clause: AMOUNTS,
      choices: {
        regular: 'buy-ins, re-buys and add-ons, paid by percentages',
        guaranteed: 'buy-ins, re-buys and add-ons, made up by the house to a guarantee',
        'free-roll': 'not only money of the entrants; the house sets the payouts',
        'fixed-payouts': 'as many prizes of one value as the pool buys, the rest divided evenly',
        'event-entry': 'entry to an event for first place in place of a percentage',
      },
    },
    bounties: {
      title: 'Bounties',
      clause: BOUNTIES,
      choices: {
        none: 'no bounties',
        pool: 'out of the prize pool',
        house: 'guaranteed and paid by the house',
      },
    },
    bountyPaid: {
      title: 'When a bounty is paid',
      clause: BOUNTIES,
      in: { bounties: ['pool', 'house'] },
      choices: {
        during: 'during the tournament',
        after: 'as soon as its collector has played to the end',
      },
    },
  },
  // biome-ignore format: a line for each, as the sheet has them
  values: {
    buyIn: dollars('Buy-in', ['0', '500000'], STRUCTURE),
    rebuy: dollars('Re-buy', ['1', '500000'], STRUCTURE, { optional: true }),
    rebuyCount: whole('Number of re-buys', [0], STRUCTURE, { optional: true }),
    addOn: dollars('Add-on', ['1', '500000'], STRUCTURE, { optional: true }),
    addOnCount: whole('Number of add-ons', [0, 99], STRUCTURE, { optional: true }),
    entryFee: dollars('Entry fee', ['0', '1000'], STRUCTURE),
    guaranteed: dollars('Guaranteed prize', ['5', '1000000'], AMOUNTS, { in: { pool: ['guaranteed'] } }),
    fixedPrize: dollars('Value of a fixed prize', ['0.01'], 'Regular Prize Pool', { in: { pool: ['fixed-payouts'] } }),
    ...placePaidInOneOf('fixed', FORMS, PRIZES, { in: { pool: ['fixed-payouts'] }, optional: true }),
    event: text('The event that first place enters', 'World Series of Poker Tournament', { in: { pool: ['event-entry'] } }),
    eventWorth: dollars('What entry to the event costs', ['0.01'], 'World Series of Poker Tournament', { in: { pool: ['event-entry'] }, saidWhenPosted: true }),
    travelAllowance: dollars('Travel allowance', ['0.01'], 'World Series of Poker Tournament', { in: { pool: ['event-entry'] }, optional: true }),
    bounty: dollars('Bounty', ['0', '500000'], BOUNTIES, { in: { bounties: ['pool', 'house'] } }),
    startingChips: whole('Tournament chips for each entrant', [1], 'Advertising'),
    howToEnter: text('How to enter', 'Advertising'),
    prizeStructure: text('Prize structure and number of places paid', PRIZES),
    whenPaid: text('When and how winners are paid', 'Advertising'),
    charity: text('Charity, and what part of the money goes to it', ENTITIES, { optional: true }),
  },
  fees: [
    intoPool('buyIn', 'Buy-in', false),
    intoPool('rebuy', 'Re-buy', true),
    intoPool('addOn', 'Add-on', true),
    {
      name: 'entryFee',
      title: 'Entry fee',
      amount: 'entryFee',
      paidBy: 'player',
      optional: false,
      split: {},
      isKept: true,
      clause: STRUCTURE,
      note: 'for the event, never in the prize pool',
    },
  ],
  fund: {
    title: 'prize pool of the tournament',
    clause: AMOUNTS,
    source: 'entrants',
    meters: [{ name: 'pool', title: 'the prize pool', seed: usd('0') }],
    paidFrom: ['meter', 'house'],
  },
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(eventRow, [
    // id, title, clause, what happens, prize
    ['place', 'A place that is paid', PRIZES,
      'The entrant finishes in a place that is paid.', { pays: 'words', words: 'the percentage or amount posted for the place' }, { in: { pool: ['regular', 'free-roll', 'event-entry'] } }],
    ['guaranteed-place', 'A place that is paid, under a guarantee', AMOUNTS,
      'The entrant finishes in a place that is paid.', { pays: 'words', words: 'the amount posted for the place, of at least the guaranteed prize in all' }, { in: { pool: ['guaranteed'] } }],
    ['fixed-prize', 'One of the fixed prizes', 'Regular Prize Pool',
      'The entrant is among as many as the pool buys prizes for.', fixed('fixedPrize', { posted: 'fixedPaidIn' }), { in: { pool: ['fixed-payouts'] } }],
    ['event-entry', 'First place: entry to an event', 'World Series of Poker Tournament',
      'The entrant finishes first.', { pays: 'entry', words: 'entry to the posted event' }, { in: { pool: ['event-entry'] } }],
    ['travel-allowance', 'First place: travel to the event', 'World Series of Poker Tournament',
      'The entrant finishes first.', fixed('travelAllowance'), { in: { pool: ['event-entry'] } }],
    ['bounty', 'Bounty', BOUNTIES,
      'A bounty target loses all chips in a hand and is out; its winner collects.', fixed('bounty'), { in: { bounties: ['pool', 'house'] } }],
    ['own-bounty', "A target's own bounty", BOUNTIES, 'A bounty target is not eliminated.', fixed('bounty'), { in: { bounties: ['pool', 'house'] } }],
  ]),
  eligibility: [],
  tournament: TOURNAMENT,
  claim: {
    clause: WITH_TOURNAMENTS,
    identity: { nameMatters: false },
    paidBy: 'cage',
    words: [
      'Staff collect, verify and copy the ID of winners and enter them in the system.',
      'Winners exchange their chips at the cage for cash or a check.',
    ],
  },
  noPurchase: {
    kind: 'at-tables',
    clause: 'No Purchase Necessary',
    words: [
      'No Purchase Necessary: anyone can play for bounties free, with no restrictions.',
      'Ask for a No Purchase Necessary table: you need not enter the tournament, and the same rules hold there.',
    ],
  },
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    { value: 'howToEnter' }, 'games', 'fees', { value: 'startingChips' },
    { value: 'prizeStructure' }, { value: 'fixedPaidIn' }, { value: 'fixedDescription' },
    { value: 'whenPaid' }, { value: 'bounty' }, 'funding-source',
    { value: 'charity' }, 'no-purchase', 'procedure', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [ENTRY, 'The structure is advertised and available before the start.'],
    [BOUNTIES, 'The Tournament Director names the bounty targets.'],
    [BOUNTIES, 'Who knocks out a target collects the bounty, during the tournament or as soon as the collector’s play ends, as the house decides.'],
    [WITH_TOURNAMENTS, 'Patrons are told of bounties, their amount and their funding before the tournament.'],
    [PRIZES, 'A split that the players agree on is written down in detail.'],
    ['Tournament Log', 'The staff member in charge signs the log.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    OTHER_NAMES,
    ON_DISPLAY,
    ['No Purchase Necessary', 'Advertisements of what is attached to tournaments carry the words "No Purchase Necessary".'],
    ['Eligible Controlled Games', 'Only the listed games are played, by their approved rules.'],
    [ENTRY, 'Anyone may enter.'],
    [ENTRY, 'Entry is by buy-in and entry fee, or is won in an earlier tournament, a daily one or a satellite; several ways may be open at once.'],
    [ENTRY, 'Fees, prices and starting chips are the same for all and posted.'],
    [ENTRY, 'The structure stays as it is once sign-ups have begun.'],
    [ENTRY, 'No advertisement offers or implies anything by gender.'],
    [ENTRY, 'Whatever is attached to a tournament is approved beforehand.'],
    [STRUCTURE, 'Re-buys may be unlimited; add-ons are 99 at most.'],
    [STRUCTURE, 'The entry fee is the house’s and no part of the prize pool.'],
    [AMOUNTS, 'The prizes are the sum of all buy-ins, re-buys and add-ons, or they are guaranteed.'],
    [AMOUNTS, 'Where the pool is not only that money, a free roll, the house sets the payouts.'],
    [AMOUNTS, 'The house funds any shortfall of a guarantee.'],
    [AMOUNTS, 'For special events the house may add prizes or money.'],
    ['Regular Prize Pool', 'Fixed payouts: as many winners as the pool holds whole prizes; what is left over is divided evenly among them.'],
    ['Regular Prize Pool', 'The pool divided by the value of one prize gives the number of winners, and the remainder divided by that number the extra money of each.'],
    ['Regular Prize Pool', 'The prize is announced well ahead, on flyers, displays and the like.'],
    [PRIZES, 'Without a guarantee, paid entries decide the percentages, which come to 100%.'],
    [PRIZES, 'Whether places are paid amounts or percentages is shown beforehand.'],
    [PRIZES, 'Players may agree to split the whole pool instead of the payout structure.'],
    [PRIZES,
      'Prizes are cash, live chips, promotional chips (GEAR-001322, GEAR-001278), coupons, vouchers, tournament entries, more tournament chips, or merchandise: clothing, jewelry, electronics, gift certificates, tickets to sports, concerts or travel, food comps, watercraft, vehicles.'],
    ['World Series of Poker Tournament', 'The house may guarantee entry to an event such as the World Series of Poker: first place gets it instead of a percentage, with a travel allowance where the event is out of the area.'],
    [ENTITIES, 'The house may hold a charity tournament with reputable organizations that are federally recognized as non-profits or charities. They lend their names and do not run the event. The charity may get all or part of the buy-ins, re-buys and add-ons instead of the winners, as posted beforehand. The house may donate prizes such as entries at no cost to it.'],
    [WITH_TOURNAMENTS, 'Bounty money comes out of the prize pool, from buy-ins, re-buys and add-ons, or the house guarantees and pays it.'],
    [BOUNTIES, 'A target who is not eliminated keeps the bounty.'],
    [BOUNTIES, 'Bounties are open to those who paid buy-in and entry fee.'],
    [WITH_TOURNAMENTS, 'The highest hands of a tie divide the bounty.'],
    [BOUNTIES, 'If the pool is split, bounties that are left join the split.'],
    [BOUNTIES, 'Bounties ask for no minimum or maximum of players.'],
  ]),
  records: [
    'The tournament log, seven years on paper or electronically; the last three months at hand at ' +
      'all hours of operation, and copies for the Bureau on request.',
    'In it: establishment; day, date, time and name; tables; games; method of entry.',
    'In it: re-buys and add-ons offered; participants; of each fee name, amount, count and total.',
    'In it: source and amount of the pool; deductions and why; results and pay of each place.',
    'In it: activities offered, with funding, prize, number awarded and what the pool gave.',
    'In it: signature of the staff member in charge.',
  ],
  readings: TOURNAMENT_READINGS,
  sample: {
    options: { pool: 'guaranteed', bounties: 'pool', bountyPaid: 'during' },
    // biome-ignore format: read as a block
    values: {
      buyIn: '100.00', rebuy: '100.00', rebuyCount: 2, addOn: '50.00', addOnCount: 1,
      entryFee: '20.00', guaranteed: '10000.00', bounty: '100.00', startingChips: 10_000,
      howToEnter: 'Buy-in and entry fee at the tournament desk',
      prizeStructure: 'A tenth of the entries is paid, 30% for first place',
      whenPaid: 'In cash or by check at the cage when play has ended',
    },
    games: ['texas-holdem'],
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-07T12:00:00-08:00',
    until: '2026-11-07T23:59:00-08:00',
  },
});
