// The facts of a sheet that no number tells, in closed words: who pays, who shares, what is a choice,
// what must be shown, which key is turned. A fact of most rows is told once, for all of them; the
// rows that have it otherwise tell it themselves.
import {
  type Activity,
  type ActivityFacts,
  makeActivity,
  percentText,
  type Row,
  type Share,
  type SharesRule,
} from '#rules';

type Said = Readonly<Record<string, string>>;
type Fields = Readonly<Record<string, unknown>>;
type Fact = readonly [path: string, said: string];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A word as it is typed; lists in any order. */
const wordOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(String).sort().join(', ');
  return String(value);
};

/** The named fields that are there, as facts under a path. */
const factsOf = (path: string, from: object | undefined, names: string): Fact[] =>
  names.split(' ').flatMap((name) => {
    const value = (from as Fields | undefined)?.[name];
    const isSaid = value !== undefined && value !== null && !isFields(value);
    return isSaid ? [[`${path}.${name}`, wordOf(value)] as const] : [];
  });

/** The letters of each option under which something is offered. */
const optionsOf = (path: string, chosen: unknown): Fact[] =>
  Object.entries((chosen ?? {}) as Fields).map(
    ([option, letters]) => [`${path}.options.${option}`, wordOf(letters)] as const,
  );

const shareWords = (shares: readonly Share[]): string =>
  shares.map(({ to, part, divided }) => `${to} ${percentText(part)} ${divided}`).join('; ');

/** The shares of a row by the choice that decides them; a way to read the sheet is no fact of it. */
function sharesOf(shares: readonly Share[] | SharesRule | undefined): Fact[] {
  if (shares === undefined) return [['shares', 'holder 100% each']];
  if (Array.isArray(shares)) return [['shares', shareWords(shares)]];
  const { setting, choices = {}, demonstration } = shares as unknown as Fields;
  if (setting !== undefined) return [];
  const ways = {
    ...(choices as Fields),
    ...(demonstration === undefined ? {} : { demonstration }),
  };
  return Object.entries(ways).map(
    ([choice, way]) => [`shares.${choice}`, shareWords(way as readonly Share[])] as const,
  );
}

function rowFacts(activity: Activity, row: Row): Fact[] {
  const { rows, fees, fund } = activity;
  const { when, prize } = row;
  const isHand = when.of !== 'event';
  const hasFees = fees.length > 1 && rows.some(({ fee }) => fee !== undefined);
  const paidIn = 'paidIn' in prize && typeof prize.paidIn === 'string' ? [prize.paidIn] : [];
  return [
    ['of', when.of],
    ['prize', prize.pays],
    ...Object.entries(row.in ?? {}).map(
      ([name, letters]) => [`options.${name}`, wordOf(letters)] as const,
    ),
    ...(isHand ? [['games', wordOf(row.games ?? 'all')] as const] : []),
    ...(hasFees && isHand ? [['fee', row.fee ?? fees[0]?.name ?? ''] as const] : []),
    ...(prize.pays === 'meter' && fund.meters.length > 1
      ? [['meter', prize.meter ?? fund.meters[0]?.name ?? ''] as const]
      : []),
    ...paidIn.map((form) => ['paidIn', form] as const),
    ...(isHand || row.shares !== undefined ? sharesOf(row.shares) : []),
    ...(row.also ?? []).map(
      ({ share, to }, index) => [`also.${index}`, `${share}, ${to}`] as const,
    ),
  ];
}

/** What more than half of the rows say about a fact, where there is such a thing. */
function usual(all: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].find(([, count]) => count * 2 > all.length)?.[0];
}

function factsOfRows(activity: Activity): Fact[] {
  const rows = activity.rows.map((row) => [row.id, new Map(rowFacts(activity, row))] as const);
  const names = new Set(rows.flatMap(([, facts]) => [...facts.keys()]));
  return [...names].flatMap((name): Fact[] => {
    const has = rows.filter(([, facts]) => facts.has(name));
    const most =
      has.length * 2 > rows.length
        ? usual(has.map(([, facts]) => facts.get(name) ?? ''))
        : undefined;
    const own = has.filter(([, facts]) => facts.get(name) !== most);
    return [
      ...(most === undefined ? [] : [[`rows.all.${name}`, most] as const]),
      ...own.map(([id, facts]) => [`rows.${id}.${name}`, facts.get(name) ?? ''] as const),
    ];
  });
}

/** Values are for the games and choices of the rows that they are the prizes of; the others tell. */
function rangeFacts({ rows }: Activity, { ranges }: ActivityFacts): Fact[] {
  const prizes = new Set(
    rows.flatMap(({ prize }) => [
      'amount' in prize ? prize.amount : undefined,
      'count' in prize ? prize.count : undefined,
    ]),
  );
  return Object.entries(ranges).flatMap(([name, range]) => {
    const path = `ranges.${name}`;
    const { games, options } = range;
    const choices = range.kind === 'choice' ? range.choices : [];
    const isPrize = prizes.has(name);
    const words = choices.filter((each) => !/^\d+$/.test(each));
    return [
      ...factsOf(path, range, 'optional inWindow'),
      ...(words.length < 2 ? [] : [[`${path}.choose`, wordOf(words)] as const]),
      ...(games === undefined || isPrize ? [] : [[`${path}.games`, wordOf(games)] as const]),
      ...(isPrize ? [] : optionsOf(path, options)),
    ];
  });
}

function moneyFacts({ fees, fund }: ActivityFacts): Fact[] {
  return [
    ...fees.flatMap((fee) => {
      const path = `fees.${fee.name}`;
      const byLimit = Array.isArray(fee.amount) ? (fee.amount as readonly Fields[]) : [];
      return [
        ...factsOf(path, fee, 'paidBy optional isKept'),
        ...optionsOf(path, (fee as Fields)['options']),
        ...factsOf(`${path}.contributes`, fee.contributes, 'meter'),
        ...byLimit.flatMap((limit, index) => factsOf(`${path}.amount.${index}`, limit, 'games')),
      ];
    }),
    ...factsOf('fund', { ...fund, paidFrom: fund.paidFrom.join(', then ') }, 'source of paidFrom'),
    ...factsOf('fund.repaid', fund.repaid, 'when'),
    ...factsOf('fund.adminFee', fund.adminFee, 'per'),
    ...fund.meters.flatMap((meter) => {
      const path = `fund.meters.${meter.name}`;
      return [
        ...factsOf(path, meter, 'noDecrease takesReserve'),
        ...factsOf(`${path}.daily`, meter.daily, 'from'),
        ...optionsOf(path, (meter as Fields)['options']),
      ];
    }),
  ];
}

function personFacts({ eligibility }: Activity): Fact[] {
  return eligibility.flatMap((rule) =>
    factsOf(`eligibility.${rule.code}`, rule, 'portion stillPays'),
  );
}

function claimFacts({ claim }: ActivityFacts): Fact[] {
  return [
    ...factsOf('claim', claim, 'paidBy paidIn paperworkFirst isEndless since returnsTo'),
    ...factsOf('claim.tray', claim.tray, 'pays'),
    ...factsOf('claim.identity', claim.identity, 'kinds needsPhoto nameMatters'),
    ...factsOf('claim.perPerson', claim.perPerson, 'of within'),
    ...factsOf('claim.window.opens', claim.window?.opens, 'weekday'),
    ...factsOf('claim.window.closes', claim.window?.closes, 'weekday'),
  ];
}

function keypadFacts({ keypad, confirmedBy }: Activity): Fact[] {
  return [
    ...factsOf(
      'keypad',
      keypad,
      'start hand undo calls confirmedBy end backOut winPage systemFault',
    ),
    ...factsOf(
      'keypad.authorize',
      keypad?.authorize,
      'by keyTo button entersPayout swipesCard restore',
    ),
    ...factsOf('keypad.sensorFault', keypad?.sensorFault, 'kind'),
    ...factsOf('confirmedBy', confirmedBy, 'by'),
  ];
}

/** Times that the sheet itself sets. */
function timeFacts(path: string, times: object | undefined): Fact[] {
  if (times === undefined) return [];
  const { day, clocks } = times as Fields;
  return [
    ...(day === undefined ? [] : [[`${path}.day`, String(day)] as const]),
    ...(Array.isArray(clocks) ? [[`${path}.clocks`, wordOf(clocks)] as const] : []),
  ];
}

function drumFacts({ drum }: Activity): Fact[] {
  if (drum === undefined) return [];
  return [
    ...factsOf('drum', drum, 'voids'),
    ...factsOf('drum.emptied', drum.emptied, 'when'),
    ...drum.sources.flatMap((source, index): Fact[] => [
      ...factsOf(`drum.sources.${index}`, source, 'by isSigned'),
      ...optionsOf(`drum.sources.${index}`, source.in),
      ...('times' in source && typeof source.times !== 'string'
        ? [[`drum.sources.${index}.times`, wordOf(source.times)] as const]
        : []),
    ]),
    ...drum.drawings.flatMap((drawing): Fact[] => {
      const path = `drum.drawings.${drawing.id}`;
      const absent = typeof drawing.absent === 'string' ? drawing.absent : 'as-announced';
      return [
        ...factsOf(path, drawing, 'winnerCount game minutes most isPresenceAsked'),
        [`${path}.absent`, absent],
        ...factsOf(`${path}.asks`, drawing.asks, 'stub identity nameMatches'),
        ...factsOf(`${path}.limit`, drawing.limit, 'per'),
        ...timeFacts(`${path}.times`, drawing.times),
        ...timeFacts(`${path}.event`, drawing.event),
        ...optionsOf(path, drawing.in),
      ];
    }),
  ];
}

function showFacts({ shows = [], board }: Activity): Fact[] {
  return [
    ...shows.flatMap((show) => {
      const path = `shows.${show.id}`;
      return [
        ...factsOf(`${path}.players`, show.players, 'least most together'),
        ...factsOf(path, show, 'most'),
        ...timeFacts(`${path}.times`, show.times),
        ...factsOf(`${path}.picks.limit`, show.picks?.limit, 'per'),
        ...optionsOf(path, show.in),
      ];
    }),
    ...factsOf('board', board, 'counts period'),
    ...optionsOf('board', board?.in),
  ];
}

function instrumentFacts({ instruments = [], rewards }: Activity): Fact[] {
  return [
    ...instruments.flatMap(({ id, settles, odds, ...instrument }) => {
      const path = `instruments.${id}`;
      return [
        ...factsOf(path, instrument, 'kind form bets live perWager oneSide fee'),
        ...factsOf(`${path}.odds`, odds, 'base bonus'),
        ...factsOf(`${path}.win`, settles.win, 'pays redeems becomes'),
        ...factsOf(`${path}.lose`, settles.lose, 'pays redeems becomes'),
      ];
    }),
    ...factsOf('rewards', rewards, 'creditsASwipe'),
  ];
}

function gameFacts({ games, gameTitles, gameNumbers }: ActivityFacts): Fact[] {
  return [
    ['games', games.length === 0 ? 'none' : wordOf(games)],
    ...Object.entries(gameNumbers).map(
      ([game, number]) =>
        [`gameNumbers.${game}`, `${gameTitles[game] ?? game}, ${number}`] as const,
    ),
  ];
}

const wholeFacts = (activity: Activity): Fact[] => {
  const { rows, options, posting, noPurchase, betting } = activity;
  const hands = rows.filter(({ when }) => when.of !== 'event');
  const items = posting.items.filter((item) => typeof item === 'string');
  return [
    ...(hands.length > 1 ? factsOf('sheet', activity, 'nested') : []),
    ...(hands.some(({ prize }) => prize.pays === 'meter')
      ? factsOf('sheet', activity, 'several oddChips')
      : []),
    ['sheet.noPurchase', noPurchase.kind],
    ['sheet.displayed', wordOf(items)],
    ...factsOf('sheet.betting', betting, 'is'),
    ...(activity.multiplier === undefined ? [] : [['sheet.multiplier', 'yes'] as const]),
    ...Object.entries(options).flatMap(([name, option]): Fact[] => [
      [`options.${name}.letters`, wordOf(Object.keys(option.choices))],
      ...factsOf(`options.${name}`, option, 'frozenUntilHit isAlone mayBeNone'),
    ]),
  ];
};

/** The facts of a sheet in closed words, by their paths. */
export function saidOf(activity: Activity): Said {
  const facts = makeActivity(activity);
  return Object.fromEntries([
    ...wholeFacts(activity),
    ...gameFacts(facts),
    ...factsOfRows(activity),
    ...rangeFacts(activity, facts),
    ...moneyFacts(facts),
    ...personFacts(activity),
    ...claimFacts(facts),
    ...keypadFacts(activity),
    ...drumFacts(activity),
    ...showFacts(activity),
    ...instrumentFacts(activity),
  ]);
}

/** A typed word or list as it is compared: case, quotes, hyphens, and the order of a list are free. */
export const plainWord = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[-–\s]+/g, ' ')
    .split(/, (?!then )/)
    .map((each) => each.trim())
    .sort()
    .join(', ');
