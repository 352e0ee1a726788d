// What people see of tables, and of boxes that wait to be counted. A box is shown without its amount:
// counts are blind.

import { z } from 'zod';
import { BETTINGS, dealtGameNamed } from '#games';
import { given } from '#result';
import { topic } from '../kit/topic.ts';
import { listOf, view } from '../kit/view.ts';
import { type House, peopleAt, type Table } from '../state.ts';
import { utcOf } from '../words/days.ts';

const table = z
  .object({
    table: z.string(),
    seats: z.int(),
    open: z
      .object({
        game: z.string(),
        title: z.string(),
        limit: z.string().exactOptional(),
        betting: z.enum(BETTINGS).exactOptional(),
        isNpn: z.boolean(),
        since: z.string(),
      })
      .exactOptional(),
    round: z.int().exactOptional(),
    roundCount: z.int(),
    sensorsOut: listOf(z.int()),
    seated: listOf(
      z.object({
        seat: z.int(),
        person: z.string(),
        position: z.string(),
        patron: z.string().exactOptional(),
      }),
    ),
  })
  .meta({ id: 'Table' });

const tableLine = (table: string, { open, round, ...facts }: Table) => ({
  table,
  seats: facts.seats,
  ...(open === undefined
    ? {}
    : {
        open: given({
          game: open.game,
          title: dealtGameNamed(open.game)?.title ?? open.game,
          limit: open.limit,
          betting: open.betting,
          isNpn: open.isNpn,
          since: utcOf(open.since),
        }),
      }),
  ...(round === undefined ? {} : { round: round.number }),
  roundCount: facts.roundCount,
  sensorsOut: [...facts.sensorsOut].sort((one, other) => one - other),
  seated: peopleAt(facts).map(([seat, { person, position, patron }]) =>
    given({
      seat,
      person,
      position,
      patron,
    }),
  ),
});

/** Every table: what is played there and who sits where. */
export const tableFacts = ({ tables }: House) =>
  [...tables].map(([name, table]) => tableLine(name, table));

export const TABLE_VIEWS = [
  view({
    path: '/tables',
    sees: 'tables',
    forDevices: true,
    tag: 'views',
    says: 'Every table: its game and who sits where.',
    of: {},
    answer: listOf(table),
    see: ({ house }) => tableFacts(house),
  }),
] as const;

const drop = z
  .object({
    drop: z.string(),
    table: z.string(),
    droppedBy: z.string(),
    countedBy: listOf(z.string()),
  })
  .meta({ id: 'Drop' });

/** Boxes that wait to be counted, and who has counted them in vain. */
export const dropFacts = ({ drops }: House) =>
  [...drops].map(([drop, { table, by, counts }]) => ({
    drop,
    table,
    droppedBy: by,
    countedBy: counts.map((count) => count.by),
  }));

export const BOX_VIEWS = [
  view({
    path: '/drops',
    sees: 'drops',
    forDevices: true,
    tag: 'views',
    says: 'Boxes to count. The expected amounts are not shown.',
    of: {},
    answer: listOf(drop),
    see: ({ house }) => dropFacts(house),
  }),
] as const;

const tableItems = (house: House) =>
  new Map(
    tableFacts(house).map(({ table, seated, ...facts }) => [
      table,
      {
        ...facts,
        seated: seated.map(({ seat, person, position }) => ({ seat, person, position })),
      },
    ]),
  );

export const TABLE_TOPICS = [
  topic({
    name: 'tables',
    sees: 'tables',
    changedBy: [
      'table-installed',
      'table-opened',
      'table-closed',
      'person-seated',
      'seat-left',
      'sensor-reported',
      'round-started',
      'round-ended',
      // An excluded patron shows as excluded in the seat, too.
      'patron-excluded',
    ],
    itemsOf: tableItems,
  }),
] as const;
