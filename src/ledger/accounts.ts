// The accounts of a house, by their names. A name says whose account it is and what for; the side on
// which it stands when all is well follows from the name.

/** One account, as `fund/blazing/meter/progressive` or `house/cage`. */
export type Account = string;

const HOUSE_ACCOUNTS = [
  'cage',
  'bank',
  'count-room',
  'capital',
  'admin-fees',
  'entry-fees',
  'game-win',
  'promotional-costs',
  'prizes-in-kind',
  'withheld-tax',
  'over-short',
  'losses',
] as const;
type HouseAccount = (typeof HOUSE_ACCOUNTS)[number];

export const house = (account: HouseAccount): Account => `house/${account}`;

const RECEIVABLE = 'house/receivable/';

/** What somebody who was wrongly paid owes the house. */
export const receivable = (name: string): Account => `${RECEIVABLE}${name}`;

/** Fees dropped at a table and not yet counted; chips that a table pays small prizes from. */
export const box = (table: string): Account => `table/${table}/box`;
export const tray = (table: string): Account => `table/${table}/tray`;

/** What the games of a table have won, less what they have lost and what meters have had of it. */
export const win = (table: string): Account => `table/${table}/win`;
/** Wins that the rules send to the account of a player, until they are cashed. */
export const gameAccount = (player: string): Account => `player/${player}/account`;

/** The player whose account it is. */
export const playerOf = (account: Account): string | undefined =>
  /^player\/([^/]+)\/account$/.exec(account)?.[1];

export const meter = (fund: string, name: string): Account => `fund/${fund}/meter/${name}`;
/** What a pending call keeps of a meter. */
export const held = (fund: string, name: string): Account => `fund/${fund}/held/${name}`;
export const reserve = (fund: string): Account => `fund/${fund}/reserve`;
/** Fees of a day, until the meters have had their step out of them. */
export const dayFees = (fund: string): Account => `fund/${fund}/fees`;
/** What the fund owes the house. */
export const advance = (fund: string): Account => `fund/${fund}/advance`;
/** Prizes awarded and not yet paid. */
export const payable = (fund: string): Account => `fund/${fund}/payable`;

const FUND = 'fund/';

/** The fund whose account it is. */
export const fundOf = (account: Account): string | undefined =>
  account.startsWith(FUND)
    ? account.slice(FUND.length, account.indexOf('/', FUND.length))
    : undefined;

/** The table whose box it is. */
export const tableOfBox = (account: Account): string | undefined =>
  /^table\/([^/]+)\/box$/.exec(account)?.[1];

/** Whether an account of a fund is one of this kind, for any names of the fund and its meters. */
const isPart = (account: Account, part: 'meter/' | 'held/'): boolean =>
  account.startsWith(FUND) && account.startsWith(part, account.indexOf('/', FUND.length) + 1);

export const isMeter = (account: Account): boolean => isPart(account, 'meter/');

const DEBIT_SIDE: ReadonlySet<string> = new Set([
  'advance',
  'box',
  'tray',
  'cage',
  'bank',
  'count-room',
  'promotional-costs',
  'over-short',
  'losses',
]);

/** Whether an account stands on the debit side: what the house has, or is owed, or has spent. The
 * others are what it owes to players, to the state and to itself. */
export const isDebitSide = (account: Account): boolean =>
  account.startsWith(RECEIVABLE) ||
  (DEBIT_SIDE.has(account.slice(account.lastIndexOf('/') + 1)) && !isMeterOrHeld(account));

const isMeterOrHeld = (account: Account): boolean => isMeter(account) || isPart(account, 'held/');

const MAY_TURN: ReadonlySet<Account> = new Set([
  house('cage'),
  house('bank'),
  house('capital'),
  house('over-short'),
  house('promotional-costs'),
]);

/** Accounts that may stand on either side: the house's own money, differences of counts, and the win of
 * a table. */
export const mayTurn = (account: Account): boolean => MAY_TURN.has(account) || isWin(account);

const isWin = (account: Account): boolean =>
  account.startsWith('table/') && account.endsWith('/win');

/** Accounts of a fund that hold money for players: none of them gives more than it has. */
export const isFundSide = (account: Account): boolean =>
  account.startsWith(FUND) && !isDebitSide(account);
