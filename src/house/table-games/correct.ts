// A round that was settled by wrong cards: two people correct it, the round is kept as it was, and the
// difference goes between the tray, the win and the accounts of players. Parts of meters are not touched:
// their award is voided first.
import { z } from 'zod';
import {
  type DecidedRound,
  decodeRecord,
  type GameName,
  PROCEDURES,
  type RecordedRound,
  settleRecord,
  TOLD_RESULTS,
  totalsOf,
} from '#games';
import { accounts } from '#ledger';
import { type Cents, centsOf, dollarsOf, subtract, sum, ZERO } from '#money';
import { given, type Result, sure } from '#result';
import { checkCovered, refuse } from '../kit/ask.ts';
import { type Asked, command } from '../kit/command.ts';
import { STEP_UP } from '../kit/power.ts';
import type { House } from '../state.ts';
import { FLOOR } from '../words/roles.ts';
import { name, seat, words } from '../words/scalars.ts';
import type { EntryText } from '../words/shapes.ts';
import { creditsOf, moveOf } from './settle.ts';
import type { PastRound } from './state.ts';
import { cards } from './steps.ts';

const position = z.union([seat, z.literal('dealer')]);

const CORRECT_ROUND = {
  table: name,
  round: z.int().min(1),
  /** The cards as they were. Wagers are those that were recorded. */
  cards: z
    .array(z.strictObject({ at: position, cards }))
    .max(10)
    .optional(),
  /** How hands ended that were not recorded. */
  results: z
    .array(z.strictObject({ seat, result: z.enum(TOLD_RESULTS) }))
    .max(10)
    .optional(),
  reason: words,
};
type Corrected = Pick<Asked<typeof CORRECT_ROUND>, 'cards' | 'results'>;

function correctedRecord(record: RecordedRound, { cards: keyed = [], results = [] }: Corrected) {
  const dealer = keyed.find(({ at }) => at === 'dealer')?.cards ?? record.dealer;
  const seats = record.seats.map((each) => {
    const own = keyed.find(({ at }) => at === each.seat)?.cards ?? each.cards;
    const told = results.find((result) => result.seat === each.seat)?.result;
    // Cards decide where both hands are known.
    const isCompared = own !== undefined && dealer !== undefined;
    const { result: before, cards: _, ...rest } = each;
    return given({ ...rest, cards: own, result: isCompared ? undefined : (told ?? before) });
  });
  return given({ ...record, dealer, seats });
}

/** What each wager has of a meter, as long as its award stands. */
function fromMeters({ seats }: DecidedRound): ReadonlyMap<string, Cents> {
  return new Map(
    seats.flatMap((each) =>
      each.wagers.flatMap(([wager, { fromMeter }]) =>
        fromMeter === ZERO ? [] : [[`seat ${each.seat}, ${wager}`, fromMeter] as const],
      ),
    ),
  );
}

function settled(record: RecordedRound): Result<DecidedRound> {
  const read = decodeRecord(record);
  return read.ok ? settleRecord(read.value) : read;
}

/** Meters have paid what stands, and pay nothing by a correction. */
function checkMeters(
  { claims }: House,
  { won }: Pick<PastRound, 'won'>,
  [before, after]: readonly [DecidedRound, DecidedRound],
): void {
  const isVoided = (place: string) =>
    won.some(
      ({ seat: at, wager, award }) =>
        place === `seat ${at}, ${wager}` && claims.get(`${award}:1`)?.status === 'voided',
    );
  const [had, has] = [fromMeters(before), fromMeters(after)];
  for (const place of new Set([...had.keys(), ...has.keys()])) {
    const stands = isVoided(place) ? undefined : had.get(place);
    if (stands !== has.get(place)) refuse('already-paid', `${place}: a part of a meter`);
  }
}

const creditingOf = ({ players, round, credited, record }: PastRound) => ({
  players,
  round,
  accounts: Object.fromEntries(credited.map(({ seat: at, account }) => [`${at}`, account])),
  drawn: PROCEDURES[record?.game as GameName].drawnWagers,
});

export const CORRECT_ACTIONS = {
  'correct-round': command({
    does: 'Corrects the cards of a settled round; the round is kept as it was, and the difference is paid or taken back.',
    may: FLOOR,
    power: STEP_UP,
    fields: CORRECT_ROUND,
    brings: ['round-corrected'],
    sample: { table: 'T9', round: 1, reason: 'for the test' },
    decide({ house, command: said }) {
      const { table, round, reason } = said;
      const past = house.tableRounds.get(table)?.find((each) => each.round === round);
      const was = past?.record;
      if (past === undefined || was === undefined || past.void !== undefined) {
        return refuse('unknown-round', `${table}, round ${round}`);
      }
      const record = correctedRecord(was, said);
      const answer = settled(record);
      if (!answer.ok) return refuse('bad-deal', '', answer.error);
      const after = answer.value;
      // Cards that are too many or too few are no way to void what was paid.
      if (after.void !== undefined) refuse('bad-deal', after.void.because);
      const before = sure(settled(was));
      checkMeters(house, past, [before, after]);
      const crediting = creditingOf(past);
      const credits = ({ seats }: DecidedRound) => creditsOf(house, crediting, { table, seats });
      const [had, has] = [credits(before), credits(after)];
      const chips = (settlement: DecidedRound, credited: typeof had): Cents =>
        subtract(totalsOf(settlement).tray, sum(credited.map(({ amount }) => centsOf(amount))));
      const more = subtract(chips(after, has), chips(before, had));
      const [tray, win] = [accounts.tray(table), accounts.win(table)];
      const moves: EntryText[] = [
        ...moveOf('correction', win, tray, more),
        ...moveOf('correction', tray, win, subtract(ZERO, more)),
        ...has.flatMap(({ account, amount, seat: at }) => {
          const was = had.find((each) => each.seat === at)?.amount ?? '0.00';
          const to = accounts.gameAccount(account);
          return moveOf('correction', win, to, subtract(centsOf(amount), centsOf(was)));
        }),
        ...had.flatMap(({ account, amount, seat: at }) => {
          const is = has.find((each) => each.seat === at)?.amount ?? '0.00';
          const from = accounts.gameAccount(account);
          return moveOf('correction', from, win, subtract(centsOf(amount), centsOf(is)));
        }),
      ];
      checkCovered(house, moves);
      const facts = { table, round, record, credited: has, reason };
      return [{ type: 'round-corrected', ...facts, paid: dollarsOf(more), moves }];
    },
  }),
};
