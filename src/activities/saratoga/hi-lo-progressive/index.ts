// Hi Lo Progressive, Thursdays of August 2012.
import { showDollars } from '#money';
import {
  clausesOf,
  clocksBySetting,
  defineActivity,
  employees,
  event,
  fixed,
  ofMeter,
  type Prize,
  type Row,
  readingsOf,
  type Venue,
} from '#rules';
import {
  drawingHours,
  HI_LO_PRIZES,
  type HiLoPrize,
  levelRowOf,
  MISSED_PRIZE,
  PROGRESSIVE_START,
  PROGRESSIVE_STEP,
} from './game.ts';
import { HI_LO_SHOW } from './show.ts';

const ENTRIES = 'Entries';
const GAME = 'Playing the Game';
const PRIZES = 'Prize amounts';
const EXCLUSIONS = 'Exclusions';
const ADDITIONAL = 'Additional Rules';

const SARATOGA: Venue = {
  id: 'saratoga',
  title: 'Saratoga Casino and Raceway',
  place: 'New York',
  regulator: 'New York State Division of the Lottery',
};

function prizeOf(prize: HiLoPrize): Prize {
  switch (prize.pays) {
    case 'progressive':
      return ofMeter('100%');
    case 'cash':
      return fixed(prize.amount);
    case 'free-play':
      return {
        pays: 'words',
        words: `${showDollars(prize.amount)} in free play`,
        worth: prize.amount,
        issuedAs: 'free-play',
      };
  }
}

const guesses = (correct: number): string =>
  correct === 1 ? '1 correct guess' : `${correct || 'No'} correct guesses`;

function eventOf(correct: number): string {
  if (correct === 0) return 'The game ends without a correct guess.';
  if (correct === HI_LO_PRIZES.length - 1) return `The player has made ${guesses(correct)}.`;
  return `The player stops after ${guesses(correct)}.`;
}

const levels = HI_LO_PRIZES.map(
  (prize, correct): Row => ({
    id: levelRowOf(correct),
    title: guesses(correct),
    clause: PRIZES,
    when: event(eventOf(correct)),
    prize: prizeOf(prize),
  }),
);

const missed: Row = {
  id: 'missed',
  title: 'A wrong guess that ends the game',
  clause: GAME,
  when: event('The player has a correct guess, and then a wrong one that is not free.'),
  prize: prizeOf(MISSED_PRIZE),
};

/** One selection in each hour of a Thursday night, nine or ten of them. */
const HELD_AT = clocksBySetting('thursday', 'drawings', {
  nine: drawingHours('nine'),
  ten: drawingHours('ten'),
});

export const HI_LO_PROGRESSIVE = defineActivity({
  id: 'saratoga-hi-lo-progressive',
  title: 'Hi Lo Progressive',
  venue: SARATOGA,
  approvalIds: [],
  kind: 'player-drawing',
  summary: 'A player picked at random guesses higher or lower; seven right win the progressive.',
  games: [],
  gamesNote: 'any video gaming machine with the club card inserted',
  fund: {
    title: 'Saratoga Casino and Raceway',
    clause: PRIZES,
    source: 'house',
    meters: [
      {
        name: 'progressive',
        title: 'the progressive',
        seed: PROGRESSIVE_START,
        reseed: PROGRESSIVE_START,
        perAttempt: PROGRESSIVE_STEP,
        fallsToHouse: { setting: 'nightEnd', value: 'reverts' },
      },
    ],
    paidFrom: ['house'],
    repaid: { when: 'never' },
  },
  rows: [...[...levels].reverse(), missed],
  shows: [HI_LO_SHOW],
  eligibility: [employees('never', ADDITIONAL)],
  claim: {
    clause: ENTRIES,
    identity: { needsPhoto: true, nameMatters: false },
    leastAge: { years: 18, clause: 'Official Rules' },
    perPerson: { most: 1, of: 'prize', within: 'day', clause: PRIZES },
    minutes: 5,
    days: 30,
    words: [
      'A selected player has five minutes to come to the club desk; otherwise the prize is forfeited and another player is selected by hot seat.',
      'A winner who comes without a valid photo ID has 30 days to return with one; then the prize is forfeited.',
      'All prizes must be claimed within 30 days of the award.',
    ],
  },
  drum: {
    sources: [{ by: 'playing', clause: ENTRIES }],
    voids: false,
    emptied: { when: 'after-drawing', clause: ENTRIES },
    drawings: [
      {
        id: 'selection',
        title: 'Selection of a player of the hour',
        clause: ENTRIES,
        rows: [],
        winnerCount: 1,
        times: HELD_AT,
        absent: 'redraw',
        isPresenceAsked: true,
        minutes: 5,
        asks: { stub: false, identity: 'when-paid', nameMatches: false },
        limit: { per: 'calendar-day', clause: PRIZES },
      },
    ],
  },
  noPurchase: { kind: 'not-stated', clause: ENTRIES, words: ['Membership in the club is free.'] },
  posting: {
    clause: 'Official Rules',
    items: [
      'periods',
      'prizes',
      'seed-and-reseed',
      'additions',
      'requirements',
      'claim',
      'no-purchase',
    ],
  },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [ENTRIES, 'Within each hour from 2 to 11 pm the player tracking system picks one member at random among those whose card is in a machine at that moment.'],
    ['Prize amounts', 'Management verifies membership and ID.'],
    [GAME, 'A club representative shuffles 52 cards, the winner cuts, the top card is turned over.'],
    [GAME, 'The player calls the next card higher or lower, and it is flipped.'],
    [GAME, 'After a correct guess the player goes on, against the card just flipped, or stops.'],
    [GAME, 'The player may stop at any time and keep the winnings.'],
    [GAME, 'A card of the same rank does not count; another one is flipped without penalty.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ['Official Rules', 'Thursdays, August 2, 9, 16, 23 and 30, 2012.'],
    ['Official Rules', 'Players must be members of the Player Extras Club and have a valid photo ID to enter and to win.'],
    [PRIZES, 'A player must be present.'],
    [GAME, 'Cards rank from the two, lowest, to the ace.'],
    [GAME, 'A wrong guess ends the game with $100 in free play; one is free while going for the $100 or the $150 level.'],
    [PRIZES, 'The prizes for five and six correct guesses and the progressive are cash.'],
    [PRIZES, 'The progressive begins at $1,000 in cash and grows by $500 with each attempt that fails; after a hit it is back at $1,000 for the next drawing.'],
    [PRIZES, 'What is left of it at the end of the 11 pm drawings goes back to the casino.'],
    [EXCLUSIONS, 'Banned patrons cannot win; another player is drawn.'],
    [EXCLUSIONS, 'A player whose ban has run out files a reinstatement request with the New York Lottery and gets the prize once it is approved.'],
    [ADDITIONAL, 'Prizes are not transferable; the winner bears all federal, state and local taxes and the cost of using the prize.'],
    [ADDITIONAL, 'By taking part a player agrees to the rules and, where that is legal, to name and likeness in advertising without pay.'],
    [ADDITIONAL, 'Winners sign a publicity release, and hold the casino, its parent companies and the machine makers MGAM, Spielo/GTECH, Bally/SDG and IGT harmless of all claims.'],
    [ADDITIONAL, 'Promotions and membership may come with further or changed rules.'],
    [ADDITIONAL,
      'Also out are holders of a video lottery license, licensees of the Racing and Wagering Board who work on the grounds, employees of IGT, Bally/SDG, Spielo/GTECH and MGAM, and immediate family in the household of any of these or of a casino employee.'],
    [ADDITIONAL, 'The casino may void any entry, change or cancel this promotion at any time, and change or end the club and replace offers without notice.'],
    [ADDITIONAL, 'Management settles disputes and anything the rules leave open; its decision is final.'],
  ]),
  records: ['Publicity releases and reinstatement requests.'],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['C.1', GAME, 'A wrong guess leaves $100, which is more than the $50 for no correct guess.',
      'Without a correct guess it leaves $50, with one or more $100.', { name: 'missWithNone', values: ['50-free-play', '100-free-play'], default: '50-free-play' }],
    ['C.2', GAME, 'Whether the free wrong guess is one in all or one for each of the two levels.', 'One in all.', { name: 'freeMisses', values: ['one', 'one-a-level'], default: 'one' }],
    ['C.3', 'Official Rules', 'From 2 to 11 pm there are nine hours, and yet there are drawings at 11.',
      'Nine drawings, the last in the hour that ends at 11 pm.', { name: 'drawings', values: ['nine', 'ten'], default: 'nine' }],
    ['C.4', PRIZES, 'Whether the progressive goes on from one Thursday to the next.',
      'No: what is left falls to the casino each night, and the next begins at $1,000.', { name: 'nightEnd', values: ['reverts', 'carries-over'], default: 'reverts' }],
    ['C.5', PRIZES, 'What a non winning attempt is.', 'Every game that ends short of seven; a player who does not appear has made none.'],
    ['C.6', ENTRIES, 'Whether a winner without ID plays at once or on return.', 'At once; the prize is held until the ID is shown.'],
    ['C.7', ENTRIES, 'The first winner is picked by the system, the next by hot seat.', 'Both are the same random pick.'],
    ['C.8', GAME, 'Which card counts after a free wrong guess.', 'The one just flipped.'],
    ['C.9', GAME, 'Whether the player may guess again after a card of the same rank.', 'The guess stands.'],
    ['C.10', ADDITIONAL, 'Who has approved the promotion.', "No one is named; the lottery's licensees are mentioned, so its division is given."],
    ['C.11', 'Official Rules', 'Nothing is said of what must be posted.', 'The official rules themselves: dates, prizes, the progressive, who may win, claims.'],
    ['C.12', PRIZES, 'What a given drawing plays for is not worked out.', 'Without a hit the nth game of a night plays for $1,000 and $500 for each before it.'],
    ['C.13', 'Official Rules', 'The five Thursdays are those of August 2012.', 'A player is selected on Thursdays only; which of them, the posting says.'],
  ]),
  sample: {
    postedAt: '2012-07-25T09:00:00-04:00',
    from: '2012-08-02T14:00:00-04:00',
    until: '2012-08-30T23:00:00-04:00',
    hours: [{ days: ['thursday'], from: '14:00', until: '23:00' }],
  },
});
