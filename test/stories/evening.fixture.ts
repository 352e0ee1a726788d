// A house whose staff work over HTTP, each signed in with a badge, and a clock that a story moves.
import { type DrawingFacts, type Event, momentIn, ticketCode } from '#house';
import { balanceOf } from '#ledger';
import { dollarsOf } from '#money';
import { assert } from '#result';
import { sampleOf } from '../../src/house/fixtures/floor.fixture.ts';
import { asOfYesterday } from '../../src/house/promotions/club/club.fixture.ts';
import { openApp, type TestApp } from '../../src/server/app.fixture.ts';
import { done, ownCommand } from '../../src/server/context.ts';

const STAFF = ['dana', 'flo', 'fred', 'max', 'cora', 'abe', 'carl', 'dee'];

/** What the house says when it refuses. */
export interface Told {
  readonly code: string;
  readonly detail: string;
  readonly problems?: readonly { readonly path: string; readonly message: string }[];
}

export interface Evening {
  readonly served: TestApp;
  /** A command that must be done; its events. */
  does(by: string, type: string, fields?: object): Promise<readonly Event[]>;
  /** The code of a command that must be refused, and all that is wrong with it. */
  refused(by: string, type: string, fields?: object): Promise<string>;
  /** The whole answer to a command that must be refused. */
  told(by: string, type: string, fields?: object): Promise<Told>;
  /** Posts the sample of a sheet with the given changes: Max proposes, Abe approves. */
  posts(activity: string, document?: object, more?: object): Promise<void>;
  /** Posts a sheet that is paid by the jackpot fund of the house, in which $20,000 were collected. */
  postsFromFund(activity: string, document?: object): Promise<void>;
  /** Max proposes, Abe approves. */
  both(action: object): Promise<readonly Event[]>;
  /** A table of this name with a game, and people in its seats by number. */
  opens(
    table: string,
    game: string,
    seats: Readonly<Record<number, object>>,
    /** Its limit, how it bets, whether it is free. */
    as?: object,
  ): Promise<void>;
  /** Whoever sits at these tables has a hand, in a round without fees. */
  deals(...tables: readonly string[]): Promise<void>;
  enrols(...patrons: readonly string[]): Promise<void>;
  sees(by: string, path: string): Promise<unknown>;
  /** The clock shows another time, and everything that is due happens. */
  movesTo(at: string): Promise<readonly Event[]>;
  /** A passport, a W-9, and a tax number shown at the cage, and forms filled in. */
  shows(claim: string, patron: string, ...forms: readonly string[]): Promise<void>;
  /** ID shown, then paid at the cage. */
  pays(claim: string, patron: string, ...forms: readonly string[]): Promise<void>;
  /** The card of a patron is read at this moment. */
  reads(patron: string): Promise<void>;
  /** Nobody comes for the number that was drawn last: three call-outs, the minutes, and the desk says so. */
  misses(drawing?: string, fields?: object): Promise<readonly Event[]>;
  /** Until that can be said. */
  waitsOut(drawing?: string): Promise<void>;
  /** A patron has a card of the club, and hours of play on it. */
  joins(patron: string, hours?: readonly string[]): Promise<void>;
  /** A drum in the room comes to a ticket of each of these; they come with stub and ID, and Max
   * confirms them. */
  draws(patrons: readonly string[], announced?: object): Promise<void>;
  /** What the barcode of a ticket of `promo` says. */
  codes(serial: number): Promise<string>;
  /** Flo starts a show of `promo`. */
  starts(game: string, players?: readonly string[], show?: string): Promise<readonly Event[]>;
  /** Flo takes a step. */
  steps(step: object, show?: string): Promise<readonly Event[]>;
  /** Max awards the result. */
  awards(show?: string): Promise<readonly Event[]>;
  /** Flo records, Fred confirms. */
  signs(show: string, step: object): Promise<readonly Event[]>;
  balance(account: string): Promise<string>;
  close(): Promise<void>;
}

export const PASSPORT = {
  kind: 'passport',
  number: 'X1234567',
  givenNames: 'Ann',
  familyName: 'Lee',
  birthDate: '1980-01-01',
  expires: '2036-01-01',
};

export async function openEvening(at = '2026-11-16T18:00:00-08:00'): Promise<Evening> {
  const served = await openApp();
  for (const badge of STAFF) await served.givePin(badge);
  const tokens = new Map<string, string>();
  let keys = 0;

  async function tokenOf(badge: string): Promise<string> {
    const token = tokens.get(badge) ?? (await served.signIn(badge));
    tokens.set(badge, token);
    return token;
  }
  async function asks(by: string, path: string, body: object) {
    keys += 1;
    const key = `story-${keys}`;
    return served.ask(path, { body, token: await tokenOf(by), key });
  }
  const evening: Evening = {
    served,
    async does(by, type, fields = {}) {
      const { status, body } = await asks(by, `/commands/${type}`, fields);
      assert(status === 200, `${type}: ${JSON.stringify(body)}`);
      return body.events;
    },
    refused: async (by, type, fields) => (await evening.told(by, type, fields)).code,
    async told(by, type, fields = {}) {
      const { status, body } = await asks(by, `/commands/${type}`, fields);
      assert(status >= 400, `${type} was done`);
      return body;
    },
    async both(action) {
      const [proposed] = await evening.does('max', 'propose', { action });
      const { proposal } = proposed as unknown as { proposal: string };
      return evening.does('abe', 'approve', { proposal });
    },
    async posts(activity, document = {}, more = {}) {
      const sample = sampleOf(activity) as { values?: object };
      const { values = {}, ...rest } = document as { values?: object };
      const whole = { ...sample, ...rest, values: { ...sample.values, ...values } };
      const offering = { offering: 'promo', activity, document: whole, closesTo: 'common' };
      await evening.both({ type: 'post-offering', ...offering, ...more });
    },
    async postsFromFund(activity, document = {}) {
      const fund = 'hj';
      const jackpot = { fund, title: 'Hawaiian Jackpot', of: 'GEGA-001477' };
      await evening.does('abe', 'open-fund', jackpot);
      await evening.does('abe', 'feed-fund', { fund, amount: '20000', reason: 'collections' });
      await evening.posts(activity, document, { paidBy: fund });
    },
    async opens(table, game, seats, as = {}) {
      await evening.does('max', 'install-table', { table, seats: 9 });
      await evening.does('flo', 'open-table', { table, game, ...as });
      for (const [seat, who] of Object.entries(seats)) {
        await evening.does('flo', 'seat-person', { table, seat: Number(seat), ...who });
      }
    },
    async deals(...tables) {
      for (const table of tables) {
        await evening.does('dana', 'start-round', { table, fees: [] });
        await evening.does('dana', 'end-round', { table });
      }
    },
    async enrols(...patrons) {
      for (const patron of patrons) await evening.does('dee', 'enrol-patron', { patron });
    },
    sees: async (by, path) => (await served.ask(path, { token: await tokenOf(by) })).body,
    async movesTo(text) {
      served.room.now = Date.parse(text);
      tokens.clear();
      const all: Event[] = [];
      for (;;) {
        const { events } = await done(served.room.house, ownCommand('tick', 'clock', {}));
        if (events.length === 0) return all;
        all.push(...events);
      }
    },
    async shows(claim, patron, ...forms) {
      const papers = { document: PASSPORT, alsoSeen: 'tax-form', taxNumber: '900-12-3456' };
      const shown = { patron, ...papers };
      const { status, body } = await asks('cora', `/claims/${claim}/identity`, shown);
      assert(status === 200, JSON.stringify(body));
      for (const form of forms) await evening.does('cora', 'complete-form', { claim, form });
    },
    async pays(claim, patron, ...forms) {
      await evening.shows(claim, patron, ...forms);
      await evening.does('cora', 'pay-claim', { claim, patron, from: 'cage' });
    },
    async joins(patron, hours = []) {
      await evening.enrols(patron);
      const { givenNames, familyName, birthDate, kind, number } = PASSPORT;
      const form = {
        givenNames,
        familyName,
        birthDate,
        address: '1 Main Street, Hawaiian Gardens',
        documentKind: kind,
        documentNumber: number,
      };
      const token = await tokenOf('dee');
      const send = (method: 'PUT' | 'POST', path: string, body: object) =>
        served.ask(path, { method, body, token, key: `${patron}-${method}` });
      await send('PUT', `/patrons/${patron}/facts`, form);
      const { card } = (await send('POST', '/club/members', { patron, pin: '314159' })).body;
      if (hours.length === 0) return;
      const scans = hours.map((hour) => ({
        card,
        at: `2026-11-16T${hour}:02:00-08:00`,
        table: 'P1',
      }));
      await served.room.house.read(asOfYesterday);
      await evening.does('flo', 'upload-scans', { batch: `of-${patron}`, scans });
    },
    async reads(patron) {
      const { house, now } = served.room;
      const { card, zone } = await house.read((live) => ({
        card: live.club.members.get(patron)?.card,
        zone: live.zone,
      }));
      const scans = [{ card, at: momentIn(now, zone), table: 'T1' }];
      await evening.does('flo', 'upload-scans', { batch: `read-${keys}`, scans });
    },
    async waitsOut(drawing = 'd') {
      const last = async () => {
        const all = (await evening.sees('dee', '/drawings')) as readonly DrawingFacts[];
        return all.find((each) => each.drawing === drawing)?.draws.at(-1);
      };
      const until = async (at = '') => {
        if (Date.parse(at) > served.room.now) await evening.movesTo(at);
      };
      for (let call = 0; call < 3; call++) {
        await until((await last())?.callOutFrom);
        await evening.does('dee', 'call-out-draw', { drawing });
      }
      await until((await last())?.absentFrom);
    },
    async misses(drawing = 'd', fields = {}) {
      await evening.waitsOut(drawing);
      return evening.does('dee', 'mark-absent', { drawing, ...fields });
    },
    async draws(patrons, announced = {}) {
      const drawing = `drawn-${keys}`;
      const codes: string[] = [];
      for (const patron of patrons) {
        const ticket = { offering: 'promo', patron, count: 1, reason: 'as verified on paper' };
        const issued = only(await evening.does('dee', 'issue-tickets', ticket), 'tickets-issued');
        const [{ first }] = issued['batches'] as [{ first: number }];
        codes.push(await evening.codes(first));
      }
      const machine = { drawing, offering: 'promo', isMechanical: true, ...announced };
      await evening.does('max', 'announce-drawing', machine);
      await evening.does('dee', 'close-drum', { drawing });
      for (const [index, patron] of patrons.entries()) {
        const stub = codes[index];
        await evening.does('dee', 'record-draw', { drawing, ticket: stub });
        await evening.does('flo', 'confirm-draw', { drawing });
        const papers = { isIdentitySeen: true, nameMatches: true };
        const claimed = await evening.does('dee', 'claim-drawn', {
          drawing,
          patron,
          stub,
          ...papers,
        });
        const { serial } = only(claimed, 'draw-claimed');
        await evening.does('max', 'confirm-winner', { drawing, serial });
      }
    },
    codes: (serial) => served.room.house.read((live) => ticketCode(live, 'promo', serial)),
    starts: (game, players = [], show = 's') =>
      evening.does('flo', 'start-show', { show, offering: 'promo', game, players }),
    steps: (step, show = 's') => evening.does('flo', 'step-show', { show, step }),
    awards: (show = 's') => evening.does('max', 'award-show', { show }),
    async signs(show, step) {
      await evening.does('flo', 'record-step', { show, step });
      return evening.does('fred', 'confirm-step', { show });
    },
    balance: (account) => served.room.house.read(({ book }) => dollarsOf(balanceOf(book, account))),
    close: () => served.close(),
  };
  await evening.movesTo(at);
  return evening;
}

/** The only event of a type, as the API tells it. */
export function only(events: readonly Event[], type: Event['type']): Record<string, unknown> {
  const found = events.filter((event) => event.type === type);
  assert(found.length === 1, `${found.length} events of type ${type}`);
  return found[0] as unknown as Record<string, unknown>;
}

export interface Won {
  readonly award: string;
  readonly claims: readonly {
    readonly id: string;
    readonly table: string;
    readonly seat: number;
    readonly patron?: string;
    readonly amount: string;
    readonly thing?: { readonly worth: string };
    readonly lines: readonly { readonly words?: string }[];
  }[];
  readonly granted: readonly Readonly<Record<string, unknown>>[];
}

/** The prizes among the events. */
export const wonIn = (events: readonly Event[]) => only(events, 'prizes-won') as unknown as Won;
