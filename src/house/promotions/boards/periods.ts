// Which period of a board a moment belongs to: a run of the posted hours, or the posted dates.
import { type BoardRule, type Hours, isWithin, type Moment, minutesOf } from '#rules';
import type { Fund } from '../../funds/funds.ts';
import type { House } from '../../state.ts';
import { addDays, momentOn } from '../../words/days.ts';

export interface Period {
  readonly board: string;
  readonly from?: string;
  readonly until?: string;
}

/** Hours past midnight belong to the day on which they began. */
function runOf({ from, until }: Hours, { date, minutes }: Moment, zone: string) {
  const isOvernight = minutesOf(until) <= minutesOf(from);
  const day = isOvernight && minutes < minutesOf(from) ? addDays(date, -1) : date;
  return {
    name: `${day}.${from.replace(':', '')}`,
    from: momentOn(day, from, zone),
    until: momentOn(isOvernight ? addDays(day, 1) : day, until, zone),
  };
}

/** The period of a moment. Where one of its name is closed already, the next one has a number. */
export function periodAt({ boards, zone }: House, fund: Fund, rule: BoardRule, at: Moment): Period {
  const { id, offering } = fund;
  const hours = offering.hours.find((each) => isWithin(each, at));
  const { name, ...ends } =
    rule.period === 'hours' && hours !== undefined
      ? runOf(hours, at, zone)
      : {
          name: offering.from?.date ?? 'all',
          ...(offering.from === undefined ? {} : { from: offering.from.text }),
          ...(offering.until === undefined ? {} : { until: offering.until.text }),
        };
  const base = `${id}.${name}`;
  for (let number = 1; ; number++) {
    const board = number === 1 ? base : `${base}.${number}`;
    const status = boards.get(board)?.status ?? 'open';
    if (status === 'open') return { board, ...ends };
  }
}
