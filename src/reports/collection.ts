// The Jackpot Prize Pool Collection Report: what each table has brought in each gaming day, and that
// it went into the box ('Collection', California Asian jackpots of Hawaiian Gardens).

import type { Event, EventOf, FeeTaken } from '#house';
import { accounts, type Nets } from '#ledger';
import { add, type Cents, centsOf, dollarsOf, negate, subtract, times, ZERO } from '#money';
import { makeDayReader } from './days-of.ts';
import { broughtTo, eventsOf, isAsked, type Report, type ReportPeriod } from './report.ts';
import { makeSection, type ReportSection } from './sheet.ts';

/** How many have paid a fee, and what they paid together. */
export function paidIn({ seats, each }: Pick<FeeTaken, 'seats' | 'each'>): {
  readonly fees: number;
  readonly amount: Cents;
} {
  const fees = seats === 'table' ? 1 : seats.length;
  return { fees, amount: times(centsOf(each), BigInt(fees)) };
}

/** The fees of a round that went into the box. The wagers of a table game go into its tray, and its
 * own report has them. */
export const boxedFees = ({ fees, moves, table }: EventOf<'round-started'>): readonly FeeTaken[] =>
  broughtTo(moves, accounts.box(table)) === ZERO ? [] : fees;

/** What came out of the box of a table, back to those who had paid it. */
export const returnedIn = ({
  moves,
  table,
}: EventOf<'fees-returned' | 'fee-corrected' | 'instrument-taken-back'>): Cents =>
  broughtTo(moves, accounts.box(table));

/** What was collected for an offering at a table, or at the desk. */
interface Line {
  readonly day: string;
  readonly table: string;
  readonly offering: string;
  rounds: number;
  fees: number;
  collected: Cents;
  returned: Cents;
}

type Lines = Map<string, Line>;

function lineOf(lines: Lines, facts: Pick<Line, 'day' | 'table' | 'offering'>): Line {
  const key = Object.values(facts).join(' ');
  const line = lines.get(key) ?? { ...facts, rounds: 0, fees: 0, collected: ZERO, returned: ZERO };
  lines.set(key, line);
  return line;
}

function collect(tables: Lines, desk: Lines, day: string, event: Event): void {
  if (event.type === 'round-started') {
    const { table } = event;
    const boxed = boxedFees(event);
    for (const taken of boxed) {
      const line = lineOf(tables, { day, table, offering: taken.offering });
      const { fees, amount } = paidIn(taken);
      line.fees += fees;
      line.collected = add(line.collected, amount);
    }
    for (const offering of new Set(boxed.map((taken) => taken.offering))) {
      lineOf(tables, { day, table, offering }).rounds += 1;
    }
  } else if (event.type === 'instrument-placed' && event.fee !== undefined) {
    const { table, offering, fee } = event;
    const line = lineOf(tables, { day, table, offering });
    line.fees += 1;
    line.collected = add(line.collected, centsOf(fee));
  } else if (event.type === 'fee-corrected' && event.wasThere) {
    const line = lineOf(tables, { day, table: event.table, offering: event.offering });
    line.fees += 1;
    line.collected = add(line.collected, centsOf(event.each));
  } else if (
    event.type === 'fee-corrected' ||
    event.type === 'fees-returned' ||
    event.type === 'instrument-taken-back'
  ) {
    const { table, offering } = event;
    const returned = returnedIn(event);
    if (returned === ZERO) return;
    const line = lineOf(tables, { day, table, offering });
    line.returned = add(line.returned, returned);
  } else if (event.type === 'entry-sold') {
    const line = lineOf(desk, { day, table: event.fee, offering: event.offering });
    line.fees += 1;
    line.collected = add(line.collected, centsOf(event.amount));
  }
}

const rowOf = ({ collected, returned, ...facts }: Line) => ({
  ...facts,
  collected: dollarsOf(collected),
  returned: dollarsOf(returned),
  net: dollarsOf(subtract(collected, returned)),
});

function collected(lines: Lines): ReportSection {
  return makeSection(
    'Collected at the tables',
    {
      day: ['Gaming day', 'text'],
      table: ['Table', 'text'],
      offering: ['Offering', 'text'],
      rounds: ['Rounds', 'count'],
      fees: ['Fees', 'count'],
      collected: ['Collected', 'money'],
      returned: ['Returned', 'money'],
      net: ['Received', 'money'],
    },
    {
      rows: [...lines.values()].map(rowOf),
      totals: ['rounds', 'fees', 'collected', 'returned', 'net'],
    },
  );
}

function sold(lines: Lines): ReportSection {
  return makeSection(
    'Sold at the desk',
    {
      day: ['Gaming day', 'text'],
      offering: ['Offering', 'text'],
      fee: ['Fee', 'text'],
      fees: ['Sold', 'count'],
      collected: ['Collected', 'money'],
    },
    {
      rows: [...lines.values()].map(({ day, offering, table: fee, fees, collected: amount }) => {
        return { day, offering, fee, fees, collected: dollarsOf(amount) };
      }),
      totals: ['fees', 'collected'],
    },
  );
}

interface Box {
  opening: Cents;
  received: Cents;
  dropped: Cents;
}

const boxesIn = (nets: Nets): Map<string, Box> =>
  new Map(
    [...nets].flatMap(([account, net]): [string, Box][] => {
      const table = accounts.tableOfBox(account);
      return table === undefined
        ? []
        : [[table, { opening: negate(net), received: ZERO, dropped: ZERO }]];
    }),
  );

const closingOf = ({ opening, received, dropped }: Box): Cents =>
  subtract(add(opening, received), dropped);

/** The boxes of the tables, day by day. */
function makeBoxes({ opening, days, asked }: ReportPeriod) {
  let boxes = boxesIn(opening);
  const rows: Record<string, string>[] = [];
  const endDay = (day: string): void => {
    for (const [table, box] of [...boxes].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const { opening: before, received, dropped } = box;
      const isQuiet = before === ZERO && received === ZERO && dropped === ZERO;
      if (isQuiet || !isAsked(asked, { table })) continue;
      const [opened, came, went] = [before, received, dropped].map(dollarsOf) as [
        string,
        string,
        string,
      ];
      const closing = dollarsOf(closingOf(box));
      rows.push({ day, table, opening: opened, received: came, dropped: went, closing });
    }
    boxes = new Map(
      [...boxes].map(([table, box]) => [
        table,
        { opening: closingOf(box), received: ZERO, dropped: ZERO },
      ]),
    );
  };
  let ended = 0;
  return {
    see(dayIndex: number, event: Event): void {
      for (; ended < dayIndex; ended++) endDay(days[ended]?.day as string);
      if (!('table' in event) || event.table === undefined || event.moves === undefined) return;
      const brought = negate(broughtTo(event.moves, accounts.box(event.table)));
      const box = boxes.get(event.table) ?? { opening: ZERO, received: ZERO, dropped: ZERO };
      boxes.set(event.table, box);
      if (event.type === 'box-dropped') box.dropped = subtract(box.dropped, brought);
      else box.received = add(box.received, brought);
    },
    section(): ReportSection {
      for (; ended < days.length; ended++) endDay(days[ended]?.day as string);
      return makeSection(
        'In the boxes',
        {
          day: ['Gaming day', 'text'],
          table: ['Table', 'text'],
          opening: ['In the box before', 'money'],
          received: ['Received', 'money'],
          dropped: ['Dropped', 'money'],
          closing: ['In the box', 'money'],
        },
        { rows, totals: ['received', 'dropped'] },
      );
    },
  };
}

export const COLLECTION: Report = {
  id: 'collection',
  title: 'Jackpot Prize Pool Collection Report',
  about: 'What each table collected for each offering, and what was in its box, by gaming day.',
  sees: 'books',
  asks: ['offering', 'table'],
  takes: 'days',
  open(period) {
    const { asked, days } = period;
    const [tables, desk]: [Lines, Lines] = [new Map(), new Map()];
    const boxes = makeBoxes(period);
    const dayOf = makeDayReader(days);
    const isWanted = ({ table, offering }: Line): boolean => isAsked(asked, { table, offering });
    const wanted = (lines: Lines): Lines =>
      new Map([...lines].filter(([, line]) => isWanted(line)));
    return {
      read(record) {
        const index = dayOf(record);
        for (const event of eventsOf(record)) {
          collect(tables, desk, days[index]?.day as string, event);
          boxes.see(index, event);
        }
      },
      sections: () => [
        collected(wanted(tables)),
        // A box holds the fees of all offerings.
        ...(asked.offering === undefined ? [boxes.section()] : []),
        ...(asked.table === undefined ? [sold(wanted(desk))] : []),
      ],
    };
  },
};
