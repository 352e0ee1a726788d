// Which money may move when: for every kind of event the ways that it may send a cent, and no other.
import type { Event } from '#house';
import { addTo, type Cents, max, negate, ZERO } from '#money';
import { type Offering, postedAmount } from '#rules';
import { cents, offeringIn, type Tally, wrong } from './tally.ts';

/** Where money may be taken that is no part of a meter: the reserve, a loan, the house's own. */
const SOURCES = ['reserve', 'advance', 'promotional-costs'];
/** Where a fee may go: a meter, the fund at once or at the end of the day, the house. */
const TAKERS = ['meter', 'reserve', 'fees', 'entry-fees', 'game-win'];

const ways = (kind: string, from: readonly string[], to: readonly string[]): string[] =>
  from.flatMap((debit) => to.map((credit) => `${kind} ${debit} ${credit}`));

const RELEASED = [
  ...ways('release', ['held'], ['meter']),
  ...ways('overflow', ['held'], ['reserve']),
];

/** What entrants of a tournament have paid, or the house for them. */
const GIVEN_BACK = ways('correction', ['meter', 'entry-fees'], ['cage', 'promotional-costs']);

const WAYS: { readonly [Type in Event['type']]?: readonly string[] } = {
  'capital-brought': ways('capital', ['cage'], ['capital']),
  'round-started': [
    ...ways('contribution', ['box'], TAKERS),
    ...ways('overflow', ['box'], ['reserve']),
    // The chips of a game are in its tray.
    ...ways('contribution', ['win'], TAKERS),
    ...ways('overflow', ['win'], ['reserve']),
  ],
  'round-settled': [
    ...ways('transfer', ['win'], ['tray']),
    ...ways('transfer', ['tray'], ['win']),
    ...ways('award', ['win'], ['account']),
  ],
  'fee-corrected': [...ways('correction', TAKERS, ['box']), ...ways('correction', ['box'], TAKERS)],
  'fees-returned': ways('correction', TAKERS, ['box', 'win']),
  'entry-sold': [
    ...ways('contribution', ['cage'], TAKERS),
    ...ways('overflow', ['cage'], ['reserve']),
  ],
  'tournament-entered': ways('step', ['promotional-costs'], ['meter']),
  'entry-withdrawn': GIVEN_BACK,
  'tournament-cancelled': [...GIVEN_BACK, ...ways('step', ['promotional-costs'], ['meter'])],
  'pool-closed': ways('step', ['promotional-costs'], ['meter']),
  'deal-confirmed': ways('step', ['promotional-costs'], ['meter']),
  'deal-dropped': ways('correction', ['meter'], ['promotional-costs']),
  'charity-paid': ways('award', ['meter'], ['cage']),
  'hand-called': ways('hold', ['meter'], ['held']),
  'call-withdrawn': RELEASED,
  'prize-awarded': [
    ...ways('reseed', SOURCES, ['held']),
    ...ways('award', ['held', ...SOURCES], ['payable']),
    ...RELEASED,
  ],
  'prizes-won': [
    ...ways('award', ['meter', ...SOURCES], ['payable']),
    ...ways('reseed', SOURCES, ['meter']),
  ],
  'award-voided': [
    ...ways('correction', ['payable'], ['meter', ...SOURCES]),
    ...ways('overflow', ['payable'], ['reserve']),
    ...ways('correction', ['meter'], SOURCES),
  ],
  'claim-paid': [
    ...ways(
      'payment',
      ['payable'],
      ['cage', 'tray', 'bank', 'promotional-costs', 'prizes-in-kind'],
    ),
    ...ways('withholding', ['payable', 'cage'], ['withheld-tax']),
  ],
  'claim-expired': [
    ...ways('expiry', ['payable'], ['meter', ...SOURCES]),
    ...ways('overflow', ['payable'], ['reserve']),
  ],
  'table-chips-bought': ways('transfer', ['box'], ['tray']),
  'tray-credited': ways('transfer', ['cage'], ['tray']),
  'tray-counted': [
    ...ways('variance', ['over-short'], ['tray']),
    ...ways('variance', ['tray'], ['over-short']),
  ],
  'chips-sold': ways('contribution', ['cage'], ['entry-fees']),
  'instrument-placed': ways('contribution', ['box'], ['entry-fees']),
  'instrument-taken-back': ways('correction', ['entry-fees'], ['box', 'cage']),
  'use-exchanged': ways('reimbursement', ['promotional-costs'], ['cage']),
  'tray-filled': ways('reimbursement', ['tray'], ['cage']),
  'box-dropped': ways('transfer', ['count-room'], ['box']),
  'box-counted': [
    ...ways('box-count', ['cage'], ['count-room']),
    ...ways('variance', ['over-short'], ['count-room']),
    ...ways('variance', ['cage'], ['over-short']),
  ],
  'fund-deposited': ways('transfer', ['bank'], ['cage']),
  'fund-fed': ways('contribution', ['cage'], ['reserve']),
  'offering-posted': ways('seed', SOURCES, ['meter', 'reserve']),
  'meter-stepped': ways('step', ['fees', ...SOURCES], ['meter']),
  'steps-made': ways('transfer', ['fees'], ['reserve']),
  'meter-reverted': ways('closure', ['meter'], ['promotional-costs']),
  'advance-repaid': ways('repayment', ['reserve'], ['advance']),
  'admin-fee-taken': ways('admin-fee', ['reserve'], ['admin-fees']),
  'fund-adjusted': [
    ...ways('correction', SOURCES, ['meter', 'reserve']),
    ...ways('correction', ['meter', 'reserve'], SOURCES),
  ],
  'offering-withdrawn': [
    ...ways('closure', ['meter', 'reserve', 'fees'], ['advance', 'reserve', 'promotional-costs']),
    ...ways('closure', ['promotional-costs'], ['advance']),
  ],
};

/** What happened when a posted meter went down. */
const LOWERS_METER: readonly Event['type'][] = [
  'hand-called',
  'award-voided',
  'fund-adjusted',
  'fees-returned',
  'fee-corrected',
  'meter-reverted',
  'offering-withdrawn',
  'prizes-won',
  'entry-withdrawn',
  'tournament-cancelled',
  'charity-paid',
  'deal-dropped',
];

/** Accounts that stand on the debit side. */
const DEBIT_SIDE: readonly string[] = [
  'advance',
  'box',
  'tray',
  'cage',
  'bank',
  'count-room',
  'promotional-costs',
  'over-short',
];
/** Accounts of the house itself that may stand on either. */
const EITHER_SIDE: readonly string[] = [
  'over-short',
  'capital',
  'cage',
  'bank',
  'promotional-costs',
  'win',
];

/** What kind of account it is, and whose. */
function readAccount(account: string): { readonly of: string; readonly kind: string } {
  const [where = '', first = '', second] = account.split('/');
  return where === 'house' ? { of: '', kind: first } : { of: first, kind: second ?? '' };
}

/** Enters the moves of an event, and tells which accounts they have touched. */
export function countMoves(tally: Tally, event: Event, touched: Set<string>): void {
  const { moves = [], type } = event;
  const allowed = WAYS[type] ?? [];
  const before = new Map<string, Cents>();
  for (const [kind, debit, credit, text] of moves) {
    const amount = cents(text);
    const [from, to] = [readAccount(debit), readAccount(credit)];
    const way = `${kind} ${from.kind} ${to.kind}`;
    if (amount <= ZERO) wrong(`${type} moves ${text}`);
    if (debit === credit) wrong(`${type} moves ${debit} to itself`);
    if (!allowed.includes(way))
      wrong(`${type} may not move money so: ${way} (${debit}, ${credit})`);
    for (const account of [debit, credit]) {
      checkOwner(tally, event, account);
      if (!before.has(account)) before.set(account, tally.accounts.get(account) ?? ZERO);
      touched.add(account);
    }
    addTo(tally.accounts, debit, negate(amount));
    addTo(tally.accounts, credit, amount);
    checkSide(tally, debit, from.kind);
    checkSide(tally, credit, to.kind);
  }
  for (const [account, was] of before) checkMeter(tally, event, { account, was });
}

function checkSide({ accounts }: Tally, account: string, kind: string): void {
  const net = accounts.get(account) ?? ZERO;
  if (EITHER_SIDE.includes(kind)) return;
  if (DEBIT_SIDE.includes(kind) ? net > ZERO : net < ZERO) wrong(`${account} is overdrawn: ${net}`);
}

/** Money of players stays with the offering that it was paid for, and with who pays for that one. */
function checkOwner(tally: Tally, event: Event, account: string): void {
  if (!account.startsWith('fund/')) return;
  const { of, kind } = readAccount(account);
  const isThere = tally.funds.has(of) || tally.offerings.has(of);
  if (!isThere && event.type !== 'offering-posted') wrong(`${account} is of no fund`);
  if (kind === 'reserve') {
    if (tally.offerings.get(of)?.isClosed === true) wrong(`${account} has been closed`);
    return;
  }
  const owner = ownerOf(tally, event);
  if (owner !== undefined && owner !== of) wrong(`${event.type} of ${owner} moves ${account}`);
}

function ownerOf(tally: Tally, event: Event): string | undefined {
  if (event.type === 'call-withdrawn') return tally.calls.get(event.call)?.offering;
  if (event.type === 'claim-paid') return tally.openClaims.get(event.claim)?.offering;
  return 'offering' in event ? event.offering : undefined;
}

function checkMeter(
  tally: Tally,
  { type }: Event,
  { account, was }: { readonly account: string; readonly was: Cents },
): void {
  const [, offering = '', kind, meter = ''] = account.split('/');
  if (kind !== 'meter' || !account.startsWith('fund/')) return;
  const now = tally.accounts.get(account) ?? ZERO;
  if (now < was && !LOWERS_METER.includes(type)) wrong(`${type} lowers ${account} to ${now}`);
  if (type === 'offering-posted') return;
  const { caps, sheet } = offeringIn(tally, offering);
  const cap = caps.get(meter);
  if (cap !== undefined && now > cap) wrong(`${account} stands at ${now}, above its cap of ${cap}`);
  if (type !== 'fees-returned' && type !== 'fund-adjusted') return;
  const reset = resetOf(sheet, meter);
  if (was >= reset && now < reset) wrong(`${type} takes ${account} below its reset, to ${now}`);
}

/** What a meter is brought back to after a win; what it began with, where the sheet does not say. */
function resetOf(sheet: Offering, name: string): Cents {
  const meter = sheet.activity.fund.meters.find((each) => each.name === name);
  const figures = [meter?.reseed ?? meter?.floor ?? meter?.seed, meter?.floor].flatMap((figure) =>
    figure === undefined ? [] : [postedAmount(sheet, figure)],
  );
  return figures.reduce((most, figure) => max(figure, most), ZERO);
}
