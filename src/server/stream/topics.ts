// What displays and screens can listen to. A topic is one entry here: who may listen, which events
// change it, and what there is to tell, in pieces that change each on its own, so that a meter that
// moves is a message of one figure. Patrons are named only in topics that no device sees.
import {
  callFacts,
  claimFacts,
  type Event,
  type House,
  type Resource,
  type Rulebook,
  signOf,
  tableFacts,
} from '#house';
import { BOARD_TOPICS } from './board-topics.ts';
import { DRAWING_TOPIC } from './drawing-topic.ts';
import { SHOW_TOPIC } from './show-topic.ts';
import { TOURNAMENT_TOPICS } from './tournament-topics.ts';

export interface Topic {
  readonly name: string;
  /** Who sees this of the house may listen; everybody, where nothing is named. */
  readonly of?: Resource;
  readonly changedBy: readonly Event['type'][];
  /** Plain JSON by key. */
  itemsOf(house: House, rulebook: Rulebook): ReadonlyMap<string, unknown>;
}

type SignLine = ReturnType<typeof signOf>[number];

/** An offering by its name, and each figure by the names of the offering and the meter. */
function signItems(house: House, rulebook: Rulebook): Map<string, unknown> {
  const items = new Map<string, unknown>();
  for (const { offering, meters, lastWin, ...line } of signOf(house, rulebook)) {
    items.set(offering, {
      ...line,
      meters: meters.map(({ meter, title, limit }) => ({ meter, title, limit })),
      ...(lastWin === undefined ? {} : { lastWin: winItem(lastWin) }),
    });
    for (const { meter, figure, isPending } of meters) {
      items.set(`${offering}/${meter}`, { figure, isPending });
    }
  }
  return items;
}

/** Without what its meters show now, which is told with each of them. */
const winItem = ({ newAmounts, ...win }: NonNullable<SignLine['lastWin']>) => ({
  ...win,
  meters: Object.keys(newAmounts),
});

const callItems = (house: House): Map<string, unknown> =>
  new Map(callFacts(house).map(({ call, ...facts }) => [call, facts]));

const tableItems = (house: House): Map<string, unknown> =>
  new Map(
    tableFacts(house).map(({ table, seated, ...facts }) => [
      table,
      {
        ...facts,
        seated: seated.map(({ seat, person, position }) => ({ seat, person, position })),
      },
    ]),
  );

/** Prizes that wait to be fetched, and whether the winner's papers have been seen. */
const claimItems = (house: House): Map<string, unknown> =>
  new Map(
    claimFacts(house, 'open').map(({ claim, identity, ...facts }) => [
      claim,
      { ...facts, isIdentified: identity !== undefined },
    ]),
  );

/** How much is on the cards of the player club; whose it is, whoever may look asks for. */
const clubItems = ({ club }: House): Map<string, unknown> =>
  new Map([
    [
      'club',
      {
        members: club.members.size,
        batches: club.batches.size,
        awards: club.redeemed.size,
        cards: club.cards.size,
      },
    ],
  ]);

/** How many promotional chips are out, and the wagers with them; whose they are is not told. */
const chipItems = ({ chips }: House): Map<string, unknown> => {
  let out = 0;
  for (const { serials } of chips.lots.values()) out += serials.size;
  return new Map<string, unknown>([
    ['out', { count: out, tablesToCount: [...chips.dropped.keys()] }],
    ...[...chips.uses].map(([use, { serial, table, seat, step }]): [string, unknown] => [
      use,
      { serial, table, seat, step },
    ]),
  ]);
};

/** What runs out, and when. */
const clockItems = (house: House): Map<string, unknown> =>
  new Map(
    claimFacts(house, 'open')
      .filter(({ expires }) => expires !== undefined)
      .map(({ claim, offering, table, seat, expires }) => [
        claim,
        { offering, table, seat, expires },
      ]),
  );

/** The key under which everybody is told that the house has stopped, whatever they listen to. */
export const STATE_KEY = 'state';

function houseItems(house: House): Map<string, unknown> {
  const { name, zone, closedDay, calls, claims, proposals, drops } = house;
  let openClaims = 0;
  for (const { status } of claims.values()) if (status === 'open') openClaims += 1;
  let recounts = 0;
  for (const { counts } of drops.values()) recounts += counts.length;
  return new Map<string, unknown>([
    [STATE_KEY, 'running'],
    ['house', { name, zone, closedDay }],
    [
      'waiting',
      {
        calls: calls.size,
        claims: openClaims,
        proposals: proposals.size,
        drops: drops.size,
        recounts,
      },
    ],
  ]);
}

export const HOUSE_TOPIC = 'house';

export const TOPICS: readonly Topic[] = [
  {
    name: 'sign',
    changedBy: [
      'round-started',
      'fees-returned',
      'entry-sold',
      'meter-stepped',
      'meter-reverted',
      'fund-adjusted',
      'hand-called',
      'call-withdrawn',
      'prize-awarded',
      'award-voided',
      'claim-expired',
      'offering-posted',
      'offering-changed',
      'offering-suspended',
      'offering-resumed',
      'offering-withdrawn',
      'prizes-won',
      'tournament-entered',
      'entry-withdrawn',
      'tournament-cancelled',
      'pool-closed',
      'charity-paid',
    ],
    itemsOf: signItems,
  },
  {
    name: 'calls',
    of: 'calls',
    changedBy: ['hand-called', 'call-withdrawn', 'call-verified', 'call-signed', 'prize-awarded'],
    itemsOf: callItems,
  },
  {
    name: 'tables',
    of: 'tables',
    changedBy: [
      'table-installed',
      'table-opened',
      'table-closed',
      'person-seated',
      'seat-left',
      'sensor-reported',
      'round-started',
      'round-ended',
      // Whoever is excluded is so in the seat, too.
      'patron-excluded',
    ],
    itemsOf: tableItems,
  },
  {
    name: 'claims',
    of: 'claims',
    changedBy: [
      'prize-awarded',
      'award-voided',
      'identity-checked',
      'form-completed',
      'claim-split',
      'claim-paid',
      'claim-expired',
      'prizes-won',
    ],
    itemsOf: claimItems,
  },
  {
    name: 'clocks',
    of: 'claims',
    changedBy: [
      'prize-awarded',
      'prizes-won',
      'award-voided',
      'claim-split',
      'claim-paid',
      'claim-expired',
    ],
    itemsOf: clockItems,
  },
  {
    name: 'chips',
    of: 'chips',
    changedBy: [
      'instruments-issued',
      'chips-sold',
      'voucher-changed',
      'instrument-placed',
      'instrument-taken-back',
      'instrument-played',
      'use-verified',
      'use-disputed',
      'use-exchanged',
      'dropped-chips-noted',
      'dropped-chips-counted',
      'instruments-voided',
      'instruments-expired',
    ],
    itemsOf: chipItems,
  },
  {
    name: 'club',
    of: 'club',
    changedBy: [
      'member-registered',
      'card-replaced',
      'scans-booked',
      'credits-redeemed',
      'credits-voided',
    ],
    itemsOf: clubItems,
  },
  SHOW_TOPIC,
  ...TOURNAMENT_TOPICS,
  ...BOARD_TOPICS,
  DRAWING_TOPIC,
  {
    name: HOUSE_TOPIC,
    of: 'house',
    changedBy: [
      'house-opened',
      'day-closed',
      'proposed',
      'proposal-approved',
      'proposal-rejected',
      'hand-called',
      'call-withdrawn',
      'prize-awarded',
      'award-voided',
      'claim-split',
      'claim-paid',
      'claim-expired',
      'box-dropped',
      'box-count-noted',
      'box-counted',
      'prizes-won',
    ],
    itemsOf: houseItems,
  },
];
