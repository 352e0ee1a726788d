// CA/Asian Progressive Bad Beat Jackpot, GEGA-002323.
import { ratio, usd } from '#money';
import {
  clausesOf,
  defineActivity,
  dollars,
  type EligibilityRule,
  employees,
  exclusions,
  noBackline,
  noTournaments,
  noTpp,
  readingsOf,
} from '#rules';
import { CHARTS } from './ca-asian-progressive-bad-beat-rows.ts';
import { HANDS_JUDGED, tileChart } from './judged-hands.ts';
import { HAWAIIAN_GARDENS } from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const HANDS = 'Qualifying Hands';
const STRUCTURE = 'Payout Structure';
const FREE = 'No Purchase Necessary';

const THIRTEEN_CARD = 'thirteen-card';

const hasTooFewPlayers = exclusions.define(
  'hgc.ca-asian-too-few-players',
  ({ deal, playerCount }) => !deal.npn && playerCount < (deal.game === THIRTEEN_CARD ? 3 : 2),
);

/** One player and the player-dealer; 13-card, which nobody banks, wants three. */
const ENOUGH_PLAYERS: EligibilityRule = {
  code: 'players',
  scope: 'table',
  clause: ELIGIBILITY,
  words:
    'At least one player and the player-dealer must be in the round; at 13-card three players.',
  leavesOut: hasTooFewPlayers,
  // A round against a player-dealer cannot have fewer than two.
  tries: {
    allowed: [{ deal: { game: THIRTEEN_CARD }, playerCount: 3 }],
    refused: [{ deal: { game: THIRTEEN_CARD }, playerCount: 2 }],
  },
};

const isAloneWithoutFee = exclusions.define(
  'hgc.ca-asian-alone-without-fee',
  ({ deal, playerCount }) => {
    const isPaid = deal.seats.some(
      ({ position, fee }) =>
        position === 'seated' && (typeof fee === 'boolean' ? fee : fee['fee'] === true),
    );
    return !deal.npn && deal.game !== THIRTEEN_CARD && playerCount === 2 && !isPaid;
  },
);

/** A single player decides for himself; with two or more the player-dealer pays for the table. */
const FEE_WHEN_ALONE: EligibilityRule = {
  code: 'no-fee',
  scope: 'table',
  clause: ELIGIBILITY,
  words: 'A player alone with the player-dealer takes part only with the jackpot fee paid.',
  leavesOut: isAloneWithoutFee,
  tries: {
    allowed: [
      { seat: { fee: true }, playerCount: 2 },
      { seat: { fee: false }, playerCount: 3 },
    ],
    refused: [{ seat: { fee: false }, playerCount: 2 }],
  },
};

export const CA_ASIAN_PROGRESSIVE_BAD_BEAT = defineActivity({
  id: 'hgc-ca-asian-progressive-bad-beat',
  title: 'CA/Asian Progressive Bad Beat Jackpot',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEGA-002323'],
  kind: 'bad-beat',
  summary: 'A strong hand of a California game that is beaten wins for loser, winner and table.',
  games: [
    'pai-gow-poker',
    'jokers-wild-pai-gow-poker',
    'baccarat',
    'ez-baccarat-panda-8',
    'fortune-7-baccarat',
    'pan-9',
    'blackjack-poker',
    THIRTEEN_CARD,
    'pai-gow-tiles',
  ],
  gamesNote: 'every approved California game, of which these have a chart',
  options: {
    hands: {
      title: 'Qualifying hands',
      clause: HANDS,
      choices: {
        '1': 'option 1 of every game',
        '2': 'option 2 of every game',
        '3': 'option 3 of every game',
      },
    },
    shares: {
      title: 'Payout structure',
      clause: STRUCTURE,
      choices: {
        '1': 'losing hand 60%, winning hand 20%, table 20%',
        '2': 'losing hand 50%, winning hand 25%, table 25%',
        '3': 'losing hand 40%, winning hand 20%, table 40%',
      },
    },
  },
  // biome-ignore format: a line for each, as the sheet has them
  values: {
    seed: dollars('Initial seed of the prize', ['10', '10000'], 'Funding'),
    reseed: dollars('Reseed after a hit, which is guaranteed', ['10', '10000'], 'Funding'),
    daily: dollars('Fixed amount added every day', ['10', '10000'], 'Funding'),
    adminFee: dollars('Administrative fee per table, by the hours offered', ['6', '12'], 'Administrative Fee'),
    tileChart: tileChart(HANDS, { in: { hands: ['2', '3'] } }),
  },
  fees: [
    {
      name: 'fee',
      title: 'Jackpot fee of a single player',
      amount: usd('1'),
      paidBy: 'player',
      optional: true,
      split: { reserve: ratio('100%') },
      clause: ELIGIBILITY,
      players: { most: 1 },
      note: 'where one player sits with the player-dealer',
    },
    {
      name: 'playerDealerFee',
      title: 'Jackpot fee of the player-dealer',
      amount: usd('1'),
      paidBy: 'player-dealer',
      optional: false,
      split: { reserve: ratio('100%') },
      clause: ELIGIBILITY,
      players: { least: 2 },
      note: 'for the whole table, from two players on',
    },
  ],
  fund: {
    title: 'CA/Asian Progressive Bad Beat fund',
    clause: 'Funding',
    source: 'own-fees',
    meters: [
      {
        name: 'pool',
        title: 'the posted prize',
        seed: 'seed',
        reseed: 'reseed',
        daily: { amount: 'daily', from: 'reserve' },
      },
    ],
    paidFrom: ['reserve', 'advance'],
    repaid: { when: 'fund-reaches', amount: usd('5000') },
    adminFee: { amount: 'adminFee', per: 'table', clause: 'Administrative Fee' },
  },
  several: 'divided',
  rows: CHARTS,
  eligibility: [
    ENOUGH_PLAYERS,
    FEE_WHEN_ALONE,
    noBackline(ELIGIBILITY),
    noTournaments(ELIGIBILITY),
    employees('off-duty-out-of-uniform', ELIGIBILITY),
    noTpp(ELIGIBILITY, 'stays'),
  ],
  claim: {
    clause: 'Prize',
    words: [
      'The prize is paid in cash or chips, or given as merchandise: jewelry, electronics, clothing ' +
        'or vehicles.',
    ],
  },
  noPurchase: {
    kind: 'required',
    clause: FREE,
    words: [
      'No Purchase Necessary: anybody may take part free of charge, at a demonstration table.',
      'Nothing is paid and nothing wagered there; a qualifying hand wins all of the posted prize.',
      'Rule sheets and advertisements say so and name the management for details.',
    ],
  },
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'hand-option', 'hands', 'players', 'payout-structure', 'pool',
    'no-purchase', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    ['Funding', 'The dollar goes into a drop box that holds jackpot money alone.'],
    ['Funding', 'The fixed amount of the day is added to the posted prize, whatever was collected.'],
    [FREE, 'At a demonstration table the dealer deals to every spot and plays the empty ones.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ['Advertising', 'Under any other name, each advertisement for it shows the number GEGA-002323.'],
    [HANDS, 'A chart is offered whole, at all times, in each of its games.'],
    ['Object and Summary', 'Games, hands and prizes are announced beforehand; a prize is $10 to $1,000,000.'],
    ['Eligible Controlled Games', 'The games keep their approved rules.'],
    [STRUCTURE, 'The other players of the round divide the table share evenly.'],
    ['Funding', 'The prize has no cap.'],
    [ELIGIBILITY, 'The share of a third-party proposition player (section 19984) stays in the fund.'],
    ['Administrative Fee', 'The house keeps the administrative fee for market factors and its costs.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-5.1', HANDS, 'A prize goes "for" $10 up, two charts have lost a heading, and the seed is told twice.', 'From $10; the headings are those of the other charts; there is one seed.'],
    ['HG-5.2', 'Funding', 'Every line of the charts has a prize column, and the funding speaks of one prize.', 'There is one posted prize, and every line that is offered wins it.'],
    ['HG-5.3', 'Funding', 'The prize is $10 to $1,000,000, and the pool has no cap.', 'The meter is paid as it stands.'],
    ['HG-5.4', HANDS, 'The two lines of baccarat are nobody’s hands: who has won, and who has lost?', 'Everybody at the table; the whole prize is divided evenly.'],
    ['HG-5.5', HANDS, 'One of the games is called just Pan, and no number of players is given for it.', 'Pan 9, with one player and the player-dealer as in the other games.'],
    ['HG-5.6', ELIGIBILITY, 'Who pays the fee at 13-card, where nobody is the player-dealer?', 'The table, once a hand; nobody is left out for it.'],
    ['HG-5.7', ELIGIBILITY, 'May the player-dealer win when a single player has not paid?', 'No: without a fee there is no jackpot for that hand.'],
    ['HG-5.8', HANDS, 'Does a front and a back count as it was set, or as it could have been set?',
      'As it was set. A pai gow hand or tiles whose setting was not recorded count by the house way; thirteen cards count only as they were set.', HANDS_JUDGED],
    ['HG-5.9', HANDS, 'What is a higher ranking hand where hands are set in two or three rows?',
      'One that wins by the rules of the game, the player-dealer’s or a player’s over it; at 13-card that of the player with most points, who must have more of the loser than the loser of him.'],
    ['HG-5.10', HANDS, 'At 13-card some rows are named with "or better" and others without.',
      'Without it the row is that hand alone; a royal flush is a straight flush too.', { name: 'thirteenRows', values: ['exactly', 'at-least'], default: 'exactly' }],
    ['HG-5.11', HANDS, 'What is 9 high in pai gow poker?', 'All seven cards: different ranks up to the nine, no straight, no flush, no joker. Only 9-8-7-6-4-3-2 and 9-8-7-5-4-3-2 can be it.'],
    ['HG-5.12', HANDS, 'Lines of one chart lie inside each other.', 'A hand counts by the first that it meets, the most specific; the prize is the same.'],
    ['HG-5.13', HANDS, 'The eighth ranked hand of tiles needs a chart, which the sheet does not have.', 'The house must say which one: the common chart has the pairs from 1 to 16.'],
    ['HG-5.14', STRUCTURE, 'Several hands lose, or several win, in one round.', 'There is one prize; equal shares of it are divided among them.'],
    ['HG-5.15', STRUCTURE, 'Nothing is said of odd cents, nor of a table share where nobody else sits there.', 'What does not divide, and a share that nobody takes, stays on the meter.'],
    ['HG-5.16', ELIGIBILITY, 'A third-party player’s hand leaves its share in the fund; his table share?', 'It stays there as well: the table share is divided by all and his part not paid.'],
    ['HG-5.17', FREE, 'The charts give a hand its share, and a free player’s hand the full posted prize.',
      'At a demonstration table the hand that qualifies has all of it, and nobody else a share. A house may share it there as in a live game.', { name: 'demonstrationPrize', values: ['whole', 'shared'], default: 'whole' }],
    ['HG-5.18', HANDS, 'Each game prints its own three options, and nothing is said of mixing them.', 'One number holds for all games of an offering.'],
    ['HG-5.19', HANDS, 'What is a blackjack beside a hand of 21?', 'What the game ranks above 20: every 21, and two aces of hearts.'],
  ]),
  sample: {
    options: { hands: '3', shares: '1' },
    // biome-ignore format: read as a block
    values: {
      seed: '5000.00', reseed: '2500.00', daily: '100.00', adminFee: '8.00', tileChart: 'common',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
