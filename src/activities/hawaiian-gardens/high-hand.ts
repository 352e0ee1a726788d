// High Hand Promotion. The number on the sheet was left blank.
import type { Cents } from '#money';
import {
  type Board,
  type BoardLine,
  chart,
  clausesOf,
  defineActivity,
  dollars,
  drawingTimes,
  employees,
  eventRow,
  fixed,
  postedTimes,
  readingsOf,
} from '#rules';
import { dividePlaces, standingOf, type Winnings } from './dividing.ts';
import { givenUpReading, jackpotFund, jackpotFundReading } from './hand-tickets.ts';
import { HIGH_HAND_GAMES, HIGH_HAND_ROWS, HIGH_HAND_TICKETS } from './high-hand-rows.ts';
import { HAWAIIAN_GARDENS, PHOTO_ID, PROPER_ID } from './shared.ts';

const INTRODUCTION = 'Introduction';
const HANDS = 'Designated High Hands';

/** So many places of the race are paid. */
const PLACES = 20;

/** Everybody's points of the period added up, in the place of the first of them; most first. */
function totalsOf<Line extends BoardLine>(lines: readonly Line[]): readonly Line[] {
  const totals = new Map<string, Line>();
  for (const line of lines) {
    const before = totals.get(line.player);
    totals.set(
      line.player,
      before === undefined ? line : { ...before, score: before.score + line.score },
    );
  }
  return [...totals.values()].sort((a, b) => b.score - a.score);
}

/** The announced prizes by place. */
export function racePrizes(earned: readonly BoardLine[], prizes: readonly Cents[]): Winnings {
  const standing = standingOf(totalsOf(earned), (a, b) => b.score - a.score);
  return dividePlaces(standing, prizes.slice(0, PLACES));
}

const PLACE_NAMES: readonly string[] = Array.from({ length: PLACES }, (_, at) => `${at + 1}`);

const BOARD: Board = {
  title: 'Board of points',
  clause: INTRODUCTION,
  in: { mode: ['points'] },
  counts: 'points',
  period: 'dates',
  scoreOf: ({ count }) => count,
  shown: totalsOf,
  prizes(lines, { values }) {
    const posted = values.get('placePrizes') as Readonly<Record<string, Cents>>;
    const prizes = PLACE_NAMES.map((place) => posted[place] as Cents);
    return [...racePrizes(lines, prizes)].map(([player, amount]) => {
      return { player, row: 'top-twenty', amount, because: INTRODUCTION };
    });
  },
};

export const HIGH_HAND = defineActivity({
  id: 'hgc-high-hand',
  title: 'High Hand Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'points-race',
  summary: 'High hands earn points for a race of twenty places, or tickets for a drawing.',
  games: HIGH_HAND_GAMES,
  gamesNote: 'all approved games of the house; hands are designated for these',
  options: {
    mode: {
      title: 'What high hands earn',
      clause: INTRODUCTION,
      choices: {
        points: 'points; the twenty players with the most win cash',
        tickets: 'tickets for a drawing',
      },
    },
    absent: {
      title: 'Where the holder of a drawn ticket is absent',
      clause: INTRODUCTION,
      choices: {
        1: 'another ticket is drawn until a winner is present',
        2: 'after one draw the prize goes on to the next drawing',
      },
    },
  },
  // biome-ignore format: a line for each, as the sheet has them
  values: {
    ...HIGH_HAND_TICKETS,
    placePrizes: chart('Cash prizes of the twenty places', { entries: PLACE_NAMES, range: ['0', '1000000'] }, INTRODUCTION, { in: { mode: ['points'] } }),
    drawingTimes: drawingTimes('Times of the drawings', INTRODUCTION, { in: { mode: ['tickets'] } }),
    prize: dollars('Cash prize of a drawing', ['0.01', '1000000'], INTRODUCTION, { in: { mode: ['tickets'] } }),
  },
  fund: jackpotFund('Funding'),
  // biome-ignore format: a line for each, as the sheet has them
  rows: [
    ...HIGH_HAND_ROWS,
    eventRow('top-twenty', 'One of the first twenty places by points', INTRODUCTION,
      'among the twenty players with most points at the end of the period', { pays: 'words', words: 'the cash prize announced for the place' }, { in: { mode: ['points'] } }),
    eventRow('drawn', 'Ticket drawn', INTRODUCTION, 'the ticket is drawn and its holder is present', fixed('prize'), { in: { mode: ['tickets'] } }),
  ],
  eligibility: [employees('never', INTRODUCTION)],
  claim: {
    clause: INTRODUCTION,
    identity: PROPER_ID,
    leastAge: { years: 21, clause: INTRODUCTION },
    perPerson: { most: 1, of: 'cash prize', within: '24-hours', clause: INTRODUCTION },
    unclaimedGoesTo: 'another ticket or the next drawing, as announced',
    words: [
      'The holder is in the house at the drawing, with photo ID and the matching stub.',
      PHOTO_ID,
    ],
  },
  drum: {
    sources: [{ by: 'hand', clause: INTRODUCTION, in: { mode: ['tickets'] } }],
    voids: true,
    drawings: [
      {
        id: 'drawing',
        title: 'Drawing',
        clause: INTRODUCTION,
        in: { mode: ['tickets'] },
        rows: ['drawn'],
        times: postedTimes('drawingTimes'),
        winnerCount: 1,
        absent: { option: 'absent', carriesOver: '2' },
        isPresenceAsked: true,
        asks: { stub: true, identity: 'at-once', nameMatches: false },
        limit: { per: '24-hours', clause: INTRODUCTION },
      },
    ],
  },
  board: BOARD,
  noPurchase: {
    kind: 'required',
    clause: INTRODUCTION,
    words: [
      'No Purchase Necessary: the Instructional Table is available day and night, on request.',
      'A hand that qualifies there needs neither collection fee nor wager.',
      'Questions go to the supervisor on duty or the Casino Shift Manager.',
    ],
  },
  // biome-ignore format: read as a block
  posting: { clause: INTRODUCTION, items: [
    'games', 'tables', 'periods', 'hands', 'tickets', 'prizes', { value: 'placePrizes' },
    { value: 'drawingTimes' }, 'claim', 'procedure', 'no-purchase', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [INTRODUCTION, 'Points add up over the posted period and are shown in view of the floor.'],
    [INTRODUCTION, 'In a drawing the player puts the part of the ticket with the name into a drum in view of the floor, and keeps the stub.'],
    [INTRODUCTION, 'One ticket is drawn at the posted time.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    [INTRODUCTION, 'It runs at the tables that the casino designates.'],
    [INTRODUCTION, 'Hands, periods, drawing times and prizes are announced and posted before it starts.'],
    [INTRODUCTION, 'So is what happens where the holder of a drawn ticket is absent.'],
    [INTRODUCTION, 'The casino may cancel it at any time; changes need approval by the Division first.'],
    ['Funding', 'The fund is made of fixed collection fees, never of a part of the wagers.'],
  ]),
  records: ['The board of points.', 'Tickets and stubs.'],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-18.1', INTRODUCTION, 'It is for all approved games, but only some have designated hands.', 'It is offered in those.'],
    ['HG-18.2', `${HANDS}, Pai Gow Poker`, 'A straight flush is worth no more points than four of a kind.', 'Three points for either, as printed.'],
    ['HG-18.3', `${HANDS}, Mexican Poker`, 'A flush is worth more than a full house.', 'As printed: in the short deck it ranks above.'],
    ['HG-18.4', INTRODUCTION, 'The stub goes into the drum, and the stub is shown by the winner.', 'The part with the name is in the drum, the other one is shown.'],
    ['HG-18.5', `${HANDS}, Pan 9`, 'For 3s of one suit the number of tickets is not given.', 'One to ten, as for all the others; the ten are points.'],
    ['HG-18.6', HANDS, 'Whether a better hand also earns what the lesser ones in it are worth.',
      'The best row only: three 3s are not paid as a nine again.', { name: 'nestedRows', values: ['best-row', 'all-that-apply'], default: 'best-row' }],
    ['HG-18.7', HANDS, 'Whether hole cards must play.', "No: a hand that lies on the board is everybody's."],
    givenUpReading('HG-18.8', HANDS),
    ['HG-18.9', HANDS, 'Five of a kind, which a joker can make, is on no list.', 'It counts as four of a kind.'],
    ['HG-18.10', `${HANDS}, Pai Gow Poker`, 'Whether the five cards behind count, or the best five of seven.', 'The best five of seven, the joker as the game has it.'],
    ['HG-18.11', INTRODUCTION, 'What players with equal points get.', 'Those who tie divide the prizes of their places; what does not divide stays.'],
    ['HG-18.12', INTRODUCTION, 'A later sentence carries the prize of an absent winner over without naming an option.', 'That is option 2, and holds only where it was announced.'],
    ['HG-18.13', INTRODUCTION, 'Whether proposition players and backline players take part.', 'They do: only employees are left out.'],
    ['HG-18.14', INTRODUCTION, 'The number of the approval is blank.', 'There is none to show in advertisements.'],
    ['HG-18.15', `${HANDS}, Mexican Poker`, 'The list ends with the straight flush.', 'A royal flush is a straight flush.'],
    jackpotFundReading('HG-18.16', 'Funding'),
    ['HG-18.17', INTRODUCTION, 'What the twenty cash prizes may come to.', 'Whatever was announced, and nothing for a place that none was announced for.'],
    ['HG-18.18', INTRODUCTION, 'When somebody is told from somebody else whose name nobody took down.', 'Points without a name stand for themselves until the desk has written the name.'],
    ['HG-18.19', INTRODUCTION, 'What a ticket wins is an award, a prize and the cash prize in turn.', 'Cash, as much as the house announces; what is carried over is added to it.'],
  ]),
  sample: {
    options: { mode: 'tickets', absent: '1' },
    values: {
      ...Object.fromEntries(Object.keys(HIGH_HAND_TICKETS).map((name) => [name, 2])),
      drawingTimes: 'Sunday 19:00',
      prize: '1000.00',
    },
    tables: ['1', '2', '3', '4'],
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-14T00:00:00-08:00',
    until: '2026-12-19T23:00:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
