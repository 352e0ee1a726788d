// A step as it is asked for becomes one of the procedure: the badge says the role, the clock the time,
// the books the meters, and recorded chance what is drawn.
import { cardsOf } from '#cards';
import type { RandomSource } from '#chance';
import {
  bonusDrawAction,
  gameNamed,
  paysPartOf,
  procedureOf,
  type ShownMeter,
  sensorWagersOf,
  type TableAction,
  type TableRole,
  type TableSetup,
  type TableState,
} from '#games';
import { dollarsOf } from '#money';
import { given } from '#result';
import { type Fund, meterBalance, metersOf, reserveBalance, resetOf } from '../funds/funds.ts';
import { refuse } from '../kit/ask.ts';
import type { House } from '../state.ts';
import type { AskedStep } from './steps.ts';

export interface Knowing {
  readonly house: House;
  readonly fund: Fund;
  readonly table: string;
  readonly state: TableState;
  readonly role: TableRole;
  /** Milliseconds. */
  readonly at: number;
  /** The place of the step in its command. */
  readonly index: number;
  /** Drawn only by the steps that need it. */
  readonly chance: () => RandomSource;
}

/** Where in a command something is wrong. */
export const pathOf = (index: number, field?: string): string =>
  field === undefined ? `steps[${index}]` : `steps[${index}].${field}`;

/** What this badge is at a table: the highest of its roles. */
export function roleOf({ staff }: House, badge: string): TableRole {
  const roles = staff.get(badge)?.roles ?? [];
  if (roles.includes('manager')) return 'supervisor';
  return roles.includes('floor') ? 'floorperson' : 'dealer';
}

/** The meters as the books have them. One that no pay table takes a part of stands below its seed only
 * where the seed was raised since. */
export const shownMeters = (
  house: House,
  fund: Fund,
  setup: TableSetup,
): Readonly<Record<string, ShownMeter>> =>
  Object.fromEntries(
    metersOf(fund).map((meter) => {
      const [amount, reset] = [meterBalance(house, fund, meter.name), resetOf(fund, meter)];
      const isRaised = amount < reset && !paysPartOf(setup, meter.name);
      const shown: ShownMeter = {
        amount: dollarsOf(amount),
        reset: dollarsOf(reset),
        ...(meter.takesReserve === true ? { reserve: dollarsOf(reserveBalance(house, fund)) } : {}),
        ...(isRaised ? { seedRaised: true } : {}),
      };
      return [meter.name, shown];
    }),
  );

/** The name of who sits there, or that of the seat. */
const playerAt = ({ tables }: House, table: string, seat: number): string =>
  tables.get(table)?.seated.get(seat)?.patron ?? `seat ${seat}`;

const sittingAt = ({ seated }: TableState, seat: number): string =>
  seated.find((each) => each.seat === seat)?.player ?? `seat ${seat}`;

type ReadStep = Extract<
  AskedStep,
  { type: 'deal-next' | 'deal-all' | 'reveal-dealer-hand' | 'turn-up-hand' }
>;

/** A step with the cards that were read or keyed, if they were. */
function readStepOf(step: ReadStep): TableAction {
  const { cards, ...rest } = step;
  return (
    cards === undefined ? given(rest) : given({ ...rest, cards: cardsOf(cards) })
  ) as TableAction;
}

/** Every chip that lies on a sensor. */
function onSensors(state: TableState): readonly { seat: number; wager: string }[] {
  const { round } = state;
  return round === null ? [] : sensorWagersOf(round, procedureOf(state));
}

/** A wager of the game that the house has not chosen to offer is told by its name. */
function checkOffered(
  { state, fund, index }: Knowing,
  sheet: readonly { readonly name: string; readonly title: string; readonly clause: string }[],
  wagers: Readonly<Record<string, string>>,
): void {
  const { optionalWagers } = procedureOf(state);
  const { offers } = state.setup;
  const wager = Object.keys(wagers).find(
    (each) => Object.hasOwn(optionalWagers, each) && !offers.includes(each),
  );
  if (wager === undefined) return;
  const fee = sheet.find(({ name }) => name === wager);
  const title = gameNamed(state.setup.game)?.wagers.find(({ id }) => id === wager)?.name;
  const clause = fee?.clause ?? fund.offering.activity.fund.clause;
  const message = `The house has chosen not to offer ${title ?? wager} (${clause}).`;
  const path = pathOf(index, `wagers.${wager}`);
  refuse('wager-not-offered', `${title ?? wager}; ${clause}`, [{ path, message }]);
}

export function actionOf(
  step: AskedStep,
  knowing: Knowing,
  sheet: Parameters<typeof checkOffered>[1],
): TableAction {
  const { house, fund, table, state, role: by, at } = knowing;
  switch (step.type) {
    case 'receive-deck':
    case 'place-for-dealing':
    case 'announce-no-more-bets':
      return given({ ...step, at });
    case 'verify-inspection':
    case 'order-recut':
    case 'order-reshuffle':
    case 'return-unaccepted-wagers':
    case 'correct-play':
    case 'validate-win':
    case 'adjust-manually':
    case 'note-breach':
      return { ...step, by };
    case 'correct-cards':
      return { ...step, cards: cardsOf(step.cards), by };
    case 'spread-cards':
      return given({ ...step, columns: step.columns?.map(cardsOf) }) as TableAction;
    case 'deal-next':
    case 'deal-all':
    case 'reveal-dealer-hand':
    case 'turn-up-hand':
      return readStepOf(step);
    case 'sit-down':
      return { ...step, player: playerAt(house, table, step.seat) };
    case 'start-round':
      return { ...step, meters: shownMeters(house, fund, state.setup) };
    case 'place-wagers': {
      const { seat, wagers, ofSeat = seat, made = 'chips' } = step;
      checkOffered(knowing, sheet, wagers);
      return { type: step.type, seat, player: sittingAt(state, ofSeat), wagers, made };
    }
    case 'lock-side-wagers':
      return { type: step.type, accepted: step.accepted ?? onSensors(state) };
    case 'draw-bonus':
      return bonusDrawAction(state, knowing.chance());
    default:
      return given(step) as TableAction;
  }
}
