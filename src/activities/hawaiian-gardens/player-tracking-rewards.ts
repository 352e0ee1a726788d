// Player Tracking Rewards Promotion, GEGA-003040.
import { type Cents, dollarsOf, parseDollars } from '#money';
import { err, ok, type Problem, problem, type Result } from '#result';
import {
  chartOf,
  clausesOf,
  defineActivity,
  dollars,
  employees,
  eventRow,
  fixed,
  isInDollars,
  noTpp,
  type Posted,
  paidByName,
  postedAmount,
  postedCount,
  type Reward,
  rangeText,
  readingsOf,
  text,
  whole,
} from '#rules';
import {
  ALL_GAMES,
  clubCardRules,
  forfeitReading,
  HAWAIIAN_GARDENS,
  PROPER_ID,
  UNEXPIRED_ID,
} from './shared.ts';

const EARNED = 'How Credits are Earned and Eligibility';
const REDEEMED = 'How Credits are Redeemed';
const GENERAL = 'General Rules That Apply To This Promotion';
const CARD = 'Player Club Card Description';

const PRIZE = dollars('Value of a prize', ['10', '100000'], 'Prize');

/** `A meal worth $20 for 8 credits`. */
const FURTHER = /^(.+?) worth (\$[\d,.]+) for (\d{1,9}) credits?$/i;

const rewardOf = (title: string, value: Cents, credits: number): Reward => ({
  id: `${title} ${dollarsOf(value).replace(/\.00$/, '')}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 48),
  title,
  value,
  credits,
  ...paidByName(title),
});

/** The further prizes of a posting, or what is wrong with their words. */
export function readPrizes(words: string): Result<readonly Reward[]> {
  const problems: Problem[] = [];
  const rewards = words.split(';').flatMap((each): readonly Reward[] => {
    const wrong = (message: string): readonly Reward[] => {
      problems.push({ path: 'offering.values.prizes', message: `${each.trim()}: ${message}` });
      return [];
    };
    const [, title, worth, credits] = FURTHER.exec(each.trim()) ?? [];
    if (title === undefined || worth === undefined) {
      return wrong('is a prize with its value and credits: A meal worth $20 for 8 credits');
    }
    const value = parseDollars(worth, 'prizes');
    if (!value.ok || !isInDollars(PRIZE, value.value)) {
      return wrong(`its value is ${rangeText(PRIZE)} (Prize)`);
    }
    return Number(credits) === 0
      ? wrong('it takes at least one credit')
      : [rewardOf(title, value.value, Number(credits))];
  });
  return problems.length > 0 ? err(problems) : ok(rewards);
}

/** All prizes of a posting, the one in money first. */
function catalogueOf(posted: Posted): readonly Reward[] {
  const first = rewardOf(
    'Cash',
    postedAmount(posted, 'prize'),
    postedCount(posted, 'creditsNeeded'),
  );
  const words = posted.values.get('prizes');
  const further = typeof words === 'string' ? readPrizes(words) : ok([]);
  return [first, ...(further.ok ? further.value : [])];
}

/** No two prizes can be told apart by nothing but their credits. */
function checkPrizes(posted: Posted): readonly Problem[] {
  const words = posted.values.get('prizes');
  const further = typeof words === 'string' ? readPrizes(words) : ok([]);
  if (!further.ok) return further.error;
  const ids = catalogueOf(posted).map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice === undefined) return [];
  return [{ path: 'offering.values.prizes', message: `has the same prize twice: ${twice}` }];
}

/** Credits that are left when prizes were redeemed, several at once where they suffice. */
export function redeem(credits: number, costs: readonly number[]): Result<number> {
  const cost = costs.reduce((total, each) => total + each, 0);
  if (cost > credits) return problem('credits', `${cost} credits are needed, ${credits} are there`);
  return ok(credits - cost);
}

export const PLAYER_TRACKING_REWARDS = defineActivity({
  id: 'hgc-player-tracking-rewards',
  title: 'Player Tracking Rewards Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEGA-003040'],
  kind: 'rewards',
  summary: 'Each swipe of the Club Card during play is a credit; credits buy posted prizes.',
  games: ALL_GAMES,
  gamesNote: 'the games that the house designates beforehand',
  values: {
    prize: { ...PRIZE, title: 'Value of the prize in cash' },
    creditsNeeded: whole('Credits for the prize in cash', [1], 'Introduction'),
    prizes: text('Further prizes, their values and the credits for each', 'Prize', {
      optional: true,
    }),
    creditsByGame: text('Time of play and credits for it, by game', EARNED),
    swipeTimes: text('Times of day at which cards are swiped', EARNED),
  },
  fund: {
    title: HAWAIIAN_GARDENS.title,
    clause: 'Funding',
    source: 'house',
    meters: [],
    paidFrom: ['house'],
    repaid: { when: 'never' },
  },
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(eventRow, [
    // id, title, clause, what happens, prize
    ['prize', 'Credits for a prize', REDEEMED, 'Enough credits are redeemed within the promotional period.', fixed('prize')],
    ['credit', 'Card swiped during play', EARNED, 'The Club Card is swiped at a posted time while its owner plays.', { pays: 'points', count: 1 }],
  ]),
  rewards: {
    codeVersion: 2,
    clauses: { earned: EARNED, redeemed: REDEEMED, holder: GENERAL },
    creditsASwipe: 1,
    row: 'prize',
    catalogue: catalogueOf,
    redeem,
  },
  check: { codeVersion: 1, problems: checkPrizes },
  eligibility: [employees('off-duty', EARNED), noTpp(EARNED)],
  claim: {
    clause: 'Qualifications',
    identity: PROPER_ID,
    leastAge: { years: 21, clause: GENERAL },
    words: [
      `To redeem credits the player shows at once ${UNEXPIRED_ID}.`,
      'Credits that are not redeemed by the end of the period are void.',
    ],
  },
  noPurchase: {
    kind: 'at-tables',
    clause: 'Qualifications',
    words: ['Play at a No Purchase Necessary table earns the same credits as live play.'],
  },
  // biome-ignore format: read as a block
  posting: { clause: 'Introduction', items: [
    'games', 'periods', 'prizes', { value: 'swipeTimes' }, { value: 'creditsByGame' },
    { value: 'creditsNeeded' }, { value: 'prizes' },
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    ['Qualifications', 'The Card Desk gives out the card at any time.'],
    [EARNED, 'At the posted times staff swipe the cards of those who play a designated game.'],
    [CARD, 'Players look up time and credits at a kiosk, with card and PIN.'],
    [REDEEMED, 'Credits are exchanged for posted prizes within the period.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ...clubCardRules('Qualifications'),
    [GENERAL, 'The form must be complete and accurate, with full name and present address, before the player takes part.'],
    ['Introduction', 'From time to time it is offered; times, prizes and the credits for each are then posted in plain view of the floor.'],
    [CARD, "The card shows the casino's logo and the player's name and picture."],
    [CARD, 'The data are in software of IT Casino Solutions, LLC; management and designated employees have access, and the IT department records each access.'],
    [CARD, 'The player sets the PIN when registering.'],
    [EARNED, 'A game may have any number of players.'],
    [EARNED, 'Flyers, displays and all other advertisements tell the prizes, the credits and the time for them.'],
    [REDEEMED, 'A player may redeem several prizes, at once or later, while the credits suffice.'],
    [GENERAL, 'Credits cannot be passed on.'],
    ['Prize', 'Prizes are fixed and not progressive: cash, chips, vehicles, merchandise, electronics, food, sports tickets and the like.'],
    ['Funding', 'No fee of any kind is taken for this promotion.'],
    [GENERAL, 'The casino may cancel at any time; changes need approval by the Division first.'],
  ]),
  records: [
    'Registrations, swipes, credits earned and redeemed.',
    'Every access to the player database.',
  ],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-23.1', GENERAL, 'Employees are eligible without condition here, and elsewhere off duty.', 'Off duty, in uniform or not.'],
    ['HG-23.2', EARNED, 'Credits are earned by time played, and also one for each swipe.', 'One a swipe: the posted swipe times are the unit of time.'],
    ['HG-23.3', REDEEMED, 'Credits and points are spoken of alike.', 'They are the same.'],
    ['HG-23.4', 'Introduction', 'The sheet does not print its own approval.', 'GEGA-003040, the number that two other sheets give it.'],
    ['HG-23.5', 'Introduction', 'Nothing is said about advertising under another name.', 'The identifier is shown then all the same.'],
    ['HG-23.6', EARNED, 'Credits are for live play, and No Purchase Necessary tables qualify too.', 'Both earn them.'],
    ['HG-23.7', EARNED, 'Cards are swiped at posted times; how often one card can be is not said.', 'Once in each hour of the clock, within the posted hours: a second swipe adds nothing.'],
    ['HG-23.8', CARD, 'The barcode is to hold the PIN, which anyone who finds a card could then read.', 'It holds the number of the card; the PIN belongs to that number and is kept sealed.'],
    forfeitReading('HG-23.9', 'Qualifications'),
  ]),
  sample: {
    // biome-ignore format: read as a block
    values: {
      prize: '100.00', creditsNeeded: 40,
      prizes: 'A meal worth $20 for 8 credits; A television worth $500 for 200 credits',
      creditsByGame: 'One credit for each hour of play, in every game',
      swipeTimes: 'On the hour, 10 am to 2 am',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-02T00:00:00-08:00',
    until: '2027-01-01T00:00:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
