// Wagers with coupons and chips after the deal: settled by the sheet, verified by a different
// person, exchanged for the player-dealer at the cage; and lost chips in the drop boxes.

import { z } from 'zod';
import { accounts, balanceOf } from '#ledger';
import { type Cents, centsOf, dollarsOf, subtract, sum, times, ZERO } from '#money';
import { ENDINGS, type InstrumentRule, at as postedAt, settledBy, type WagerEnding } from '#rules';
import type { EventOf } from '../../events.ts';
import { knownFund } from '../../funds/funds.ts';
import { checkNotOwn, refuse, tableNamed } from '../../kit/ask.ts';
import { command } from '../../kit/command.ts';
import { AT_DEVICE, limited, PAIR } from '../../kit/power.ts';
import type { House } from '../../state.ts';
import { FLOOR, MONEY, TABLE } from '../../words/roles.ts';
import { commandId, dollars, name, words } from '../../words/scalars.ts';
import type { EntryText } from '../../words/shapes.ts';
import { kindOf } from './desk.ts';
import { isDealt, wagerAt } from './place.ts';
import type { ChipState, Issued, Recount, Use } from './state.ts';

const bankOf = ({ playerDealer }: Use): Pick<Use, 'playerDealer'> =>
  playerDealer === undefined ? {} : { playerDealer };

/** What a bet has paid is said where chips are paid by the bet, and is no more than bets ever pay. */
function checkWinnings(
  won: Cents,
  {
    instrument: { odds, clause },
    ending,
    use: { bet, amount },
  }: { readonly instrument: InstrumentRule; readonly ending: WagerEnding; readonly use: Use },
): void {
  const isPaidByBet = odds !== undefined && ending === 'win';
  if (isPaidByBet !== won > ZERO) refuse('bad-winnings', dollarsOf(won));
  if (odds === undefined || won <= times(amount, BigInt(odds[bet]))) return;
  const message = `no ${bet} bet pays more than ${odds[bet]} to 1 (${clause})`;
  refuse('bad-winnings', dollarsOf(won), [{ path: 'winnings', message }]);
}

/** A settled wager, for the different person who verifies it. */
function settledBySomebodyElse(house: House, { use: id, by }: Looking): Use {
  const known = house.chips.uses.get(id);
  if (known?.playedBy === by) refuse('second-person', by);
  checkNotOwn(house, by, [known?.patron]);
  return wagerAt(house, id, 'played');
}

interface Looking {
  readonly use: string;
  readonly by: string;
}

const owedFor = (use: Use | undefined): Cents => centsOf(use?.played?.redeems ?? '0');

/** What should be in a drop box. One that is counted again is as it was when the first has counted. */
export const boxOf = ({ dropped, recounts }: ChipState, table: string): Recount =>
  recounts.get(table) ?? { expected: dropped.get(table) ?? [], counts: [] };

export const PLAY_COMMANDS = {
  /** `winnings` is what the bet has paid, where chips are paid by the bet. */
  'settle-instrument': command({
    does: 'Records how a wager ended. The sheet decides who pays and what happens to the coupon or chip.',
    may: TABLE,
    power: AT_DEVICE,
    fields: {
      use: commandId,
      ending: z.enum(ENDINGS),
      winnings: dollars.optional(),
    },
    brings: ['instrument-played'],
    sample: { use: 'none', ending: 'win' },
    decide(ask) {
      const { house, command, at, rulebook } = ask;
      const { use: id, ending, winnings } = command;
      checkNotOwn(house, command.by, [house.chips.uses.get(id)?.patron]);
      const use = wagerAt(house, id, 'placed');
      if (!isDealt(house, use)) refuse('use-step', `${id} is not dealt`);
      const fund = knownFund(house, use.offering, rulebook);
      const instrument = kindOf(fund, use);
      const won = centsOf(winnings ?? '0');
      checkWinnings(won, { instrument, ending, use });
      const posted = postedAt(fund.offering, at);
      const played = settledBy(instrument, ending, { face: use.amount, winnings: won, posted });
      const { serial, offering, table, round } = use;
      return [
        {
          type: 'instrument-played',
          use: id,
          serial,
          offering,
          table,
          round,
          ...bankOf(use),
          amount: dollarsOf(use.amount),
          ending,
          becomes: played.becomes,
          pays: dollarsOf(played.pays),
          redeems: dollarsOf(played.redeems),
        },
      ];
    },
  }),

  'verify-use': command({
    does: 'Confirms how a wager ended. A different employee must do it.',
    may: FLOOR,
    power: PAIR,
    fields: { use: commandId },
    brings: ['use-verified'],
    sample: { use: 'none' },
    decide({ house, command }) {
      const { serial, offering } = settledBySomebodyElse(house, command);
      return [{ type: 'use-verified', use: command.use, serial, offering }];
    },
  }),

  'dispute-use': command({
    does: 'Disputes how a wager ended, so it is recorded again. A different employee must do it.',
    may: FLOOR,
    power: PAIR,
    fields: { use: commandId, reason: words },
    brings: ['use-disputed'],
    sample: { use: 'none', reason: 'for the test' },
    decide({ house, command }) {
      const { use, reason } = command;
      const { serial, offering, amount, played } = settledBySomebodyElse(house, command);
      const { placed, left, status } = house.chips.issued.get(serial) as Issued;
      const isKept = played?.becomes === 'kept';
      // It was lost since: the wager before cannot be told again.
      if (isKept && left < amount) refuse('instrument-used', `${serial}: ${status}`);
      if (status === 'void') refuse('instrument-voided', serial);
      if (isKept && subtract(left, placed) < amount) refuse('instrument-placed', serial);
      return [{ type: 'use-disputed', use, serial, offering, reason }];
    },
  }),

  /** The face in live chips, for the player-dealer of that round. The person who verified it does
   * not pay. */
  'exchange-uses': command({
    does: 'Pays the player-dealer face value for verified coupons and chips from the cage.',
    may: MONEY,
    power: limited('floor', 'manager', 'compliance'),
    waitsInDoubt: true,
    fields: { uses: z.array(commandId).min(1).max(100) },
    brings: ['use-exchanged'],
    sample: { uses: ['none'] },
    decide({ house, command }) {
      const uses = [...new Set(command.uses)];
      for (const id of uses) {
        if (house.chips.uses.get(id)?.verifiedBy === command.by)
          refuse('second-person', command.by);
      }
      const cage = accounts.house('cage');
      const costs = accounts.house('promotional-costs');
      const total = sum(uses.map((id) => owedFor(house.chips.uses.get(id))));
      if (balanceOf(house.book, cage) < total) refuse('not-enough-money', cage);
      return uses.map((id): EventOf<'use-exchanged'> => {
        const use = wagerAt(house, id, 'verified');
        const { serial, offering, table, played } = use;
        const amount = played?.redeems as string;
        const moves: readonly EntryText[] = [['reimbursement', costs, cage, amount]];
        const facts = { use: id, serial, offering, table, amount, ...bankOf(use) };
        return { type: 'use-exchanged', ...facts, moves };
      });
    },
  }),

  /** Chips in the drop box of a table, as many as were found. */
  'count-dropped-chips': command({
    does: 'Records a blind count of lost promo chips in a table’s drop box. If it doesn’t match, a different employee recounts.',
    may: ['count'],
    power: PAIR,
    fields: { table: name, counted: z.int().min(0).max(100_000) },
    brings: ['dropped-chips-noted', 'dropped-chips-counted'],
    sample: { table: 'none', counted: 0 },
    /** A person who counts is not told what should be there. If a count differs, a different person
     * counts again, until it agrees with what was lost there or with the count before. */
    decide({ house, command }) {
      const { table, counted, by } = command;
      tableNamed(house, table);
      const { expected, counts } = boxOf(house.chips, table);
      const last = counts.at(-1);
      if (last?.by === by) refuse('count-again', by);
      const isAlone = last === undefined && house.settings.powers !== undefined;
      if (isAlone || (counted !== expected.length && counted !== last?.counted)) {
        return [{ type: 'dropped-chips-noted', table, counted }];
      }
      const before = counts.length === 0 ? {} : { before: counts };
      return [{ type: 'dropped-chips-counted', table, expected, counted, ...before }];
    },
  }),
};
