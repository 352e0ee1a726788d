// Blackjack Poker Car Drawing Promotion, submitted on September 16, 2005. The sheet has no number.
import { usd } from '#money';
import type { Problem } from '#result';
import {
  allOf,
  baseWager,
  blackjack,
  choice,
  clausesOf,
  dealRow,
  dealt,
  defineActivity,
  dollars,
  drawingTimes,
  employees,
  eventRow,
  fixed,
  hand,
  handTests,
  type Posted,
  postedClock,
  postedTimes,
  readingsOf,
  text,
  tickets,
  timesUnder,
} from '#rules';
import { forfeitReading, HAWAIIAN_GARDENS, PHOTO_ID, PROPER_ID, wagerReading } from '../shared.ts';
import { CAR_TOURNAMENT_SHOW } from './show.ts';

const QUALIFICATIONS = 'Qualifications';
const PRIZES = 'rule 5';
const MS_A_DAY = 86_400_000;

const isNatural = blackjack.isDealtPair(['A'], 'one-suit');

/** A table is called by the lowest wager that it takes: "$10-$100" is a ten-dollar table. */
const isTenDollarTable = handTests.define('hgc.ten-dollar-table', {
  words: 'the table takes wagers from $10',
  holds: ({ npn, limit = '' }) =>
    !npn && Number(/\d+/.exec(limit.replaceAll(',', ''))?.[0] ?? 0) >= 10,
});

const drawingDates = postedTimes('drawingDates');

/** The three drawings are within three days. */
function checkDrawings(posted: Posted): readonly Problem[] {
  const days = (timesUnder(drawingDates, posted) ?? []).map(({ day = '' }) => Date.parse(day));
  const isGood = days.length === 0 || Math.max(...days) - Math.min(...days) <= 2 * MS_A_DAY;
  const message = `are dates within three days (${QUALIFICATIONS})`;
  return isGood ? [] : [{ path: 'values.drawingDates', message }];
}

const round = (cards: string, limit: string) =>
  dealt('blackjack-poker', [{ cards }], { dealer: { up: '5c' }, limit });

export const BLACKJACK_POKER_CAR_DRAWING = defineActivity({
  id: 'hgc-blackjack-poker-car-drawing',
  title: 'Blackjack Poker Car Drawing Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'ticket-drawing',
  summary: 'Two aces of one suit earn tickets; sixteen drawn players play a tournament for a car.',
  games: ['blackjack-poker'],
  values: {
    weeks: choice('Length in weeks', ['4', '6'], 'rule 1'),
    drawingDates: drawingTimes('Dates and times of the three drawings', 'rule 1'),
    tournamentTime: text('Start of each tournament', 'rule 7'),
    car: text('The car', PRIZES),
    carWorth: dollars('Value of the car', ['1'], PRIZES, { saidWhenPosted: true }),
  },
  confirmedBy: { by: 'manager', clause: QUALIFICATIONS },
  term: { clause: 'rule 1', weeks: { value: 'weeks' } },
  fund: {
    title: HAWAIIAN_GARDENS.title,
    clause: 'rule 9',
    source: 'house',
    meters: [],
    paidFrom: ['house'],
  },
  // biome-ignore format: a line for each, as the sheet has them
  rows: [
    dealRow('suited-aces-at-ten-dollars', 'Two aces of one suit at a table of $10 or more', `${QUALIFICATIONS}, 2`, hand(allOf([isTenDollarTable, isNatural])), tickets(2),
      round('Ah Ah', '$10-$100'), round('Ah Ah', '$5-$100')),
    dealRow('suited-aces', 'Two aces of one suit at a $5 table or a no-purchase table', `${QUALIFICATIONS}, 1`, hand(isNatural), tickets(1), round('Ah Ah', '$5-$100'), round('Ah Ad', '$5-$100')),
    eventRow('drawn', 'One of the 16 tickets of a drawing', 'rule 3',
      'the ticket is drawn and its holder verified', { pays: 'entry', words: 'a pass to the blackjack tournament of the day' }),
    eventRow('final-table-first', 'Final table, most chips after 16 hands', PRIZES,
      'first place at the final table', { pays: 'words', words: 'a new car', worth: 'carWorth' }),
    eventRow('final-table-others', 'Final table, places 2 to 8', PRIZES, 'places 2 to 8 at the final table', fixed(usd('300'))),
    eventRow('first-round-first-four', 'First round, places 1 to 4 of either table after 24 hands', PRIZES,
      'places 1 to 4 in the first round', { pays: 'entry', words: 'a seat at the final table' }),
    eventRow('first-round-last-four', 'First round, places 5 to 8 of either table', PRIZES, 'places 5 to 8 in the first round', fixed(usd('200'))),
  ],
  eligibility: [baseWager(QUALIFICATIONS), employees('never', 'Introduction')],
  claim: {
    clause: 'rules 2, 6 and 8',
    identity: PROPER_ID,
    leastAge: { years: 21, clause: 'rule 10' },
    paperworkFirst: true,
    minutes: 3,
    unclaimedGoesTo: 'the next ticket drawn',
    words: [
      'The winner must be in the house, speak up within three minutes, and show photo ID and stub.',
      PHOTO_ID,
      'An ID without a photo is not accepted.',
      'A winner without ID at the drawing may bring it until the tournament begins.',
      'A tournament prize is given only after the federal and state tax forms and the photo ID.',
    ],
  },
  drum: {
    sources: [{ by: 'hand', clause: QUALIFICATIONS, isSigned: true }],
    voids: true,
    drawings: [
      {
        id: 'drawing',
        title: 'Drawing of the 16 players of a tournament',
        clause: 'rule 3',
        rows: ['drawn'],
        times: drawingDates,
        event: postedClock('tournamentTime'),
        winnerCount: 16,
        most: 3,
        absent: 'redraw',
        isPresenceAsked: true,
        minutes: 3,
        asks: { stub: true, identity: 'until-event', nameMatches: false },
        limit: { per: 'drawing', clause: 'rule 3' },
      },
    ],
  },
  noPurchase: {
    kind: 'at-tables',
    clause: QUALIFICATIONS,
    words: [
      'Anyone can ask to play free; the instructional table is open day and night.',
      'A hand that qualifies there earns one ticket.',
    ],
  },
  // biome-ignore format: read as a block
  posting: { clause: `${QUALIFICATIONS} and rule 1`, items: [
    'periods', 'hands', { value: 'weeks' }, { value: 'drawingDates' }, { value: 'tournamentTime' },
    { value: 'car' },
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [QUALIFICATIONS, 'A CSR and the shift supervisor confirm the hand before tickets are handed out.'],
    [QUALIFICATIONS, 'The player writes the full name, not initials, and tears off and keeps the stub.'],
    [QUALIFICATIONS, 'A CSR takes the ticket to the Card Desk Attendant, who puts it into the drum; the player may go and watch.'],
    [QUALIFICATIONS, 'The drum is locked and in plain view; tickets stay in it for the whole promotion.'],
    [QUALIFICATIONS, 'The drawings are announced before the promotion starts.'],
    [QUALIFICATIONS, 'Each winner is announced as soon as the ticket is drawn.'],
    ['rule 2', 'A ticket is discarded if its holder does not come in three minutes, and another is drawn.'],
    ['rule 3', 'Tickets are drawn until there are 16 winners.'],
    ['rule 4', 'The tournament is held after the drawing, on the same day, at the posted time.'],
    ['rule 4', 'The 16 play 24 hands at two tables of eight.'],
    ['rule 4', 'The four with the most chips at each table play 16 more hands at the final table.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    [QUALIFICATIONS, 'The designated hand is announced before the start and stays on display.'],
    ['rule 1', 'The promotion lasts four weeks or six.'],
    ['rule 1', 'Start, end and drawing dates are in the casino and on the promotional material well before the start.'],
    [QUALIFICATIONS, 'Three drawings are held within three days.'],
    ['rule 3', 'A player gets one tournament pass in a drawing.'],
    ['rule 5', 'All 16 win a prize.'],
    ['rule 7', 'To play, all 16 must be there and verified when it begins.'],
    ['rule 11', 'The tournament rules of the house apply.'],
  ]),
  records: [
    'Tickets and stubs with the full names.',
    'Tax forms of the prize winners.',
    'Filed September 16, 2005.',
  ],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-3.1', QUALIFICATIONS, 'The sentence on what is announced before the start has lost its subject.', 'Date and time of each drawing are announced beforehand.'],
    ['HG-3.2', 'rule 4', 'Whether there is one car in all, or one at each of the three drawings.', 'One for each drawing, whose 16 winners play for it.'],
    ['HG-3.3', 'rules 4 and 7', 'The tournament follows the drawing at once, or at an appointed time of that day.', 'At the time that is posted, on the day of the drawing.'],
    ['HG-3.4', QUALIFICATIONS, 'How many tickets a table between $5 and $10 gives.', 'One, as does a table whose limit is not recorded; two need $10.'],
    ['HG-3.5', 'rule 9', 'The general car drawing is paid by the Jackpot Fund, this one is not.', 'The house pays for all of it.'],
    ['HG-3.6', 'rule 4', 'Who goes through or wins with equal chips.', 'The house decides by its tournament rules; a tie on the line is reported as one.'],
    ['HG-3.7', 'rule 11', 'The tournament rules are not in the document.', 'Chips and hands are counted as the sheet has them; the rest is for the house.'],
    ['HG-3.8', PRIZES, 'What a drawing costs is not added up.', 'Eight times $200 and seven times $300, so $3,700, and the car.'],
    ['HG-3.9', 'rules 3 and 7', 'What happens where fewer than 16 are verified when the tournament begins.', 'Those who are there play.'],
    ['HG-3.10', QUALIFICATIONS, 'Whether the player-dealer and backline players earn tickets.', 'They do: any player does, and only employees are left out.'],
    ['HG-3.11', 'rule 4', 'How the sixteen come to their seats.', 'By lot, as even as two tables can be.'],
    ['HG-3.12', PRIZES, 'The value of the car is not stated.', 'The house posts it; signatures, ID and tax forms go by that value.'],
    ['HG-3.13', QUALIFICATIONS, 'Who the two are that confirm a hand which was never called at its table.', 'The shift supervisor proposes the tickets, another department approves.'],
    ['HG-3.14', QUALIFICATIONS, 'Which badge of the house a shift supervisor has.', 'A manager’s: of those who enter and sign for a hand one is a manager.'],
    forfeitReading('HG-3.15', 'rules 2, 6 and 8'),
    wagerReading('HG-3.16', QUALIFICATIONS),
  ]),
  check: { codeVersion: 1, problems: checkDrawings },
  shows: [CAR_TOURNAMENT_SHOW],
  sample: {
    // biome-ignore format: read as a block
    values: {
      weeks: '4', drawingDates: '2026-12-09 18:00, 2026-12-10 18:00, 2026-12-11 18:00',
      tournamentTime: '20:00',
      car: 'a new compact car, on display at the entrance', carWorth: '18000.00',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-14T00:00:00-08:00',
    until: '2026-12-12T00:00:00-08:00',
    hours: [{ from: '00:00', until: '24:00' }],
  },
});
