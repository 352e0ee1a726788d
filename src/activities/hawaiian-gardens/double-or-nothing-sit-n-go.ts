// Double or Nothing Sit-N-Go Tournament, without a number.
import { type Cents, ratio, ratioOf, splitEqually, times, usd, ZERO } from '#money';
import { assert, ok, type Problem } from '#result';
import {
  type Clause,
  choice,
  choiceOf,
  clausesOf,
  defineActivity,
  dollars,
  eventRow,
  type Posted,
  partProblems,
  postedAmount,
  postedCount,
  readingsOf,
  type Structure,
  type StructureParts,
  settingOf,
  type TournamentRule,
  text,
  whole,
} from '#rules';
import { HAWAIIAN_GARDENS } from './shared.ts';

const TOURNAMENT = 'Tournament Rules';

// biome-ignore format: a line for each, as the sheet has them
const RULES = [
  'Fairness and the good of the game come first: a customer service representative may set the letter of a rule aside, and decides finally.',
  'Odd chips of a split pot go to the hands left of the button.',
  'Side pots are split one by one and never put together first.',
  'The button is a dead button.',
  'Exposing a card while there is action, a card off the table, soft play and the like can be penalized; abuse and disruption are.',
  'Penalties are a warning, a ban from the table for 10, 20, 30 or 40 minutes, and disqualification.',
  'Showing your cards during a hand can be penalized; the hand stays alive.',
  'A hand is live only if its player is there when all hands are complete. A player must be at the table to call time.',
  'When a player is all in and the betting is over, all cards are turned face up.',
  'A raise at least doubles the bet before it; chips worth half of that bet or more must be made up to the least raise, and to no more.',
  'A raise is made in one motion or by naming its amount; the bare word keeps the right to one more motion.',
  'In no-limit games an all-in below a full raise gives those who have acted no new right to raise.',
  'The word raise with one large chip is the highest raise allowed up to that chip.',
  'Only one player plays a hand.',
  'English is spoken while a hand is played.',
  'Telephones are used away from the table.',
  'Racks and foreign chips stay off the table; one card cap is allowed.',
  'Decks change with the dealers, not on request; a scramble can be asked for once a round by each player.',
  'New limits begin with the next hand, and a hand begins with the first riffle.',
  'No hand can be missed: every seat with chips is dealt to.',
  'Cards speak; a player who miscalls a hand on purpose can be penalized.',
  'Everyone dealt in may see a hand that was called; no one sees the cards that were not dealt.',
  'Chips stay in sight, the largest in front, and never in a pocket.',
  'A dealer cannot kill a face-up hand that is plainly the winner.',
  'What is said in turn binds; what is done out of turn may bind.',
  'Management may cancel or change an event where that is better for the casino or the players.',
  'Players wait for their turn and protect each other; they do not talk about discards or possible hands.',
  'Telling others your hand or advising another player can be penalized.',
];

export const SIT_N_GO_RULES: readonly Clause[] = RULES.map((words, index) => ({
  clause: `rule ${index + 1}`,
  words,
}));

interface SitNGoEnd {
  readonly buyIn: Cents;
  readonly starterCount: number;
  /** Who has chips when half of the starters or fewer are left. */
  readonly survivors: readonly string[];
  /** Who went out in the last hand with how many chips before it, the first to the left of the
   * button first. */
  readonly lastOut: readonly { readonly player: string; readonly chips: number }[];
}

/** Who has the places that are left when a hand takes out too many: `HG-25.2`. */
export type TiedOut = 'divide' | 'most-chips';

/** Twice the buy-in to every survivor. All buy-ins are paid out: a place without a survivor goes to
 * those who went out last. */
export function sitNGoPrizes(
  { buyIn, starterCount, survivors, lastOut }: SitNGoEnd,
  tiedOut: TiedOut = 'divide',
): ReadonlyMap<string, Cents> {
  const places = starterCount / 2;
  assert(Number.isInteger(places), `an even number of players starts, not ${starterCount}`);
  assert(survivors.length <= places, `${survivors.length} are left, more than half`);
  const prize = times(buyIn, 2n);
  const prizes = new Map(survivors.map((player) => [player, prize]));
  const placesLeft = places - survivors.length;
  assert(placesLeft <= lastOut.length, `${placesLeft} places are left for the last to go out`);
  if (placesLeft === 0) return prizes;
  if (tiedOut === 'most-chips') {
    const byChips = [...lastOut].sort((a, b) => b.chips - a.chips);
    for (const { player } of byChips.slice(0, placesLeft)) prizes.set(player, prize);
    return prizes;
  }
  const players = lastOut.map(({ player }) => player);
  const left = times(prize, BigInt(placesLeft));
  const parts = splitEqually(left, players, { oddTo: players[0] as string });
  for (const [player, part] of Object.entries(parts)) {
    prizes.set(player, part);
  }
  return prizes;
}

const partsOf = (posted: Posted): StructureParts => ({
  lateEntry: false,
  breaks: false,
  rebuys: false,
  addOns: false,
  added: false,
  charity: false,
  payouts: [],
  settled: { minutes: postedCount(posted, 'roundMinutes'), seatsPerTable: startersOf(posted) },
});

/** Rounds of the posted length, each with higher blinds than the one before, and nothing besides. */
function checkStructure(structure: Structure, posted: Posted): readonly Problem[] {
  const { levels, seatsPerTable } = structure;
  const problems: Problem[] = [...partProblems(structure, partsOf(posted))];
  const say = (path: string, message: string) =>
    problems.push({ path: `structure.${path}`, message });
  const minutes = postedCount(posted, 'roundMinutes');
  for (const [index, level] of levels.entries()) {
    const before = levels[index - 1];
    if (level.minutes !== minutes) say(`levels[${index}].minutes`, `are ${minutes}, as posted`);
    if (level.kind === 'level' && before?.kind === 'level' && level.big <= before.big) {
      say(`levels[${index}].big`, 'is more than in the round before');
    }
  }
  if (seatsPerTable < startersOf(posted)) say('seatsPerTable', 'is enough for all at one table');
  return problems;
}

const startersOf = (posted: Posted): number => Number(choiceOf(posted, 'starters'));

const SIT_N_GO: TournamentRule = {
  clause: TOURNAMENT,
  codeVersion: 1,
  fees: { buyIn: 'buyIn', entryFee: 'entryFee' },
  meter: 'pool',
  ways: () => ['paid'],
  parts: partsOf,
  checkStructure,
  starters: startersOf,
  most: () => ({ rebuys: 0, addOns: 0 }),
  endsWith: (starterCount) => starterCount / 2,
  pool: ({ entryCount, buyIns }, _, posted) => {
    const twice = times(postedAmount(posted, 'buyIn'), 2n);
    const amounts = Array.from({ length: entryCount / 2 }, () => twice);
    return ok({ places: buyIns, fromHouse: ZERO, charity: ZERO, amounts });
  },
  prizes: ({ buyIn, starterCount, survivors, lastOut }, posted) =>
    [
      ...sitNGoPrizes(
        {
          buyIn,
          starterCount,
          survivors,
          lastOut: lastOut.map(({ entrant, chips }) => ({ player: entrant, chips })),
        },
        settingOf(posted, 'tiedOut') as TiedOut,
      ),
    ].map(([entrant, amount]) => {
      const because = `${TOURNAMENT}: half of ${starterCount} are left`;
      return { row: 'survivor', entrant, amount, from: 'pool', because } as const;
    }),
  checklist: SIT_N_GO_RULES,
};

export const DOUBLE_OR_NOTHING_SIT_N_GO = defineActivity({
  id: 'hgc-double-or-nothing-sit-n-go',
  title: 'Double or Nothing Sit-N-Go Tournament',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'tournament',
  summary: 'One table plays until half of it is left; every survivor has twice the buy-in.',
  // biome-ignore format: read as a block
  games: [
    'no-limit-holdem', 'texas-holdem', 'seven-card-stud', 'seven-card-stud-high-low', 'omaha',
    'crazy-pineapple',
  ],
  values: {
    buyIn: dollars('Buy-in', ['5', '10000'], TOURNAMENT),
    entryFee: dollars('Entry fee', ['0.50', '500'], TOURNAMENT),
    starters: choice('Players who start', ['10', '8', '6', '4', '2'], TOURNAMENT),
    roundMinutes: whole('Minutes of a round', [1], TOURNAMENT),
    blinds: text('Blinds of each round', TOURNAMENT),
  },
  fees: [
    {
      name: 'buyIn',
      title: 'Buy-in',
      amount: 'buyIn',
      paidBy: 'player',
      optional: false,
      split: { meter: ratio('100%') },
      clause: TOURNAMENT,
    },
    {
      name: 'entryFee',
      title: 'Entry fee',
      amount: 'entryFee',
      paidBy: 'player',
      optional: false,
      split: {},
      isKept: true,
      clause: TOURNAMENT,
    },
  ],
  fund: {
    title: 'Buy-ins of the players',
    clause: TOURNAMENT,
    source: 'entrants',
    meters: [{ name: 'pool', title: 'the pool of buy-ins', seed: usd('0') }],
    paidFrom: ['meter', 'house'],
  },
  // biome-ignore format: a line for each, as the sheet has them
  rows: [
    eventRow('survivor', 'Still in when half of the starters are left', TOURNAMENT,
      'the player has chips when the number of players is half of those who started', { pays: 'times-wager', times: ratioOf(2n), odds: 'twice the buy-in' }),
  ],
  eligibility: [],
  tournament: SIT_N_GO,
  claim: { clause: TOURNAMENT, words: ['The prizes are paid when the event ends.'] },
  noPurchase: {
    kind: 'not-stated',
    clause: TOURNAMENT,
    words: ['The sheet does not mention free play.'],
  },
  // biome-ignore format: read as a block
  posting: { clause: TOURNAMENT, items: [
    'games', 'fees', 'prizes', { value: 'starters' }, { value: 'roundMinutes' },
    { value: 'blinds' },
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [TOURNAMENT, 'Everyone pays the buy-in and the entry fee beforehand.'],
    [TOURNAMENT, 'Rounds have a set length, and each one raises the blinds.'],
    [TOURNAMENT, 'Play stops as soon as half of the starters are left.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    [TOURNAMENT, 'The game is one of those named, by the approved rules of the house.'],
    [TOURNAMENT, 'A sit-n-go is a tournament of one table, in the common sense of nine players.'],
    [TOURNAMENT, 'An even number of players starts, ten if possible.'],
    [TOURNAMENT, 'The entry fee is kept by the house.'],
    ...SIT_N_GO_RULES,
  ]),
  records: ['Submitted for approval on November 18, 2008; the date of approval is blank.'],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-25.1', TOURNAMENT, 'The term is explained by nine participants, but an even number starts.', 'An even number that one table seats: ten where nothing else is posted.'],
    ['HG-25.2', TOURNAMENT, 'What happens to the pool when one hand leaves fewer than half.',
      'Those who went out in that hand divide the prizes of the places that are left.', { name: 'tiedOut', values: ['divide', 'most-chips'], default: 'divide' }],
    ['HG-25.3', TOURNAMENT, 'Which game the Seven Card High-Low Split is.', 'Seven-card stud.'],
    ['HG-25.4', 'rule 11', 'Three misprints, here and in rule 28: words that should be must, your and a.', 'As the sense demands.'],
    ['HG-25.5', TOURNAMENT, 'Free play, age and employees are not mentioned.', 'This sheet leaves no one out; the law and the house’s own rules still hold.'],
    ['HG-25.6', TOURNAMENT, 'It has no number, and the date of approval is blank.', 'It was submitted; whether it was approved must be looked up before it is offered.'],
    ['HG-25.7', TOURNAMENT, 'Whose an odd cent is when a place is divided.', 'The first player’s to the left of the button, as rule 2 has it for odd chips.'],
    ['HG-25.8', TOURNAMENT, 'Nothing is said of what must be posted.', 'Whatever is to be set beforehand.'],
    ['HG-25.9', TOURNAMENT, 'Whether the prizes use up what was bought in.', 'Yes: half of the players at twice the buy-in are all players at one.'],
    ['HG-25.10', 'rule 6', 'Where a disqualified player’s chips and place go.', 'The chips leave play, and the player is out as if the hand had taken them.'],
  ]),
  sample: {
    // biome-ignore format: read as a block
    values: {
      buyIn: '100.00', entryFee: '10.00', starters: '10', roundMinutes: 15,
      blinds: '25/50, 50/100, 100/200, then twice as much each round',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '22:00' }],
  },
});
