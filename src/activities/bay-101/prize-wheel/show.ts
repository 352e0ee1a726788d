// A player at the prize wheel: valid spins until one decides, the others recorded.
import { dollarsOf, showDollars, usd } from '#money';
import { given, ok } from '#result';
import {
  decided,
  defineShow,
  isPosted,
  type Pictured,
  type Posted,
  paidByName,
  postedAmount,
  type ShowPrize,
  type ShowStep,
  type WheelSection,
  wheelOf,
} from '#rules';
import { INVALID, type Spot, wonOnWheel } from './spin.ts';

type Invalid = (typeof INVALID)[number];

const WHEEL = 'prize-wheel';
/** What other sheets of the house call a spin that they give as a prize, and where it is made. */
export const WON_SPIN = { 'prize wheel spin': WHEEL };

const isInvalid = (outcome: string | undefined): outcome is Invalid =>
  INVALID.some((each) => each === outcome);

type PrizeWheel = Pictured<'wheel'> & {
  readonly stops: readonly (number | Invalid)[];
  /** The jackpot of the double spot. */
  readonly doubleSpot?: string;
};

function spotOf({ kind, label, worth = '0' }: WheelSection): Spot {
  if (kind === 'double') return { kind };
  return kind === 'cash' ? { kind, amount: usd(worth) } : { kind, words: label, worth: usd(worth) };
}

const spotsOf = ({ sections, stops }: PrizeWheel): readonly Spot[] =>
  stops.flatMap((stop) =>
    typeof stop === 'number' ? [spotOf(sections[stop] as WheelSection)] : [],
  );

const wonBy = (state: PrizeWheel) =>
  wonOnWheel(spotsOf(state), {
    doubleSpot: usd(state.doubleSpot ?? '0'),
    ...(state.minimum === undefined ? {} : { minimum: usd(state.minimum) }),
  });

const posted = (at: Posted, name: 'guaranteedMinimum' | 'doubleSpot') =>
  isPosted(at, name) ? dollarsOf(postedAmount(at, name)) : undefined;

function stepsOf(state: PrizeWheel): readonly ShowStep[] {
  if (wonBy(state) !== null) return [];
  const labels = new Set(state.sections.map(({ label }) => label));
  const title = state.stops.length === 0 ? 'Spin the wheel' : 'Spin again';
  return [{ step: 'spin', title, by: 'chance', outcomes: [...labels, ...INVALID] }];
}

/** The prize, with the row that it stands in. */
function prizeOf(state: PrizeWheel): ShowPrize | undefined {
  const won = wonBy(state);
  if (won === null) return undefined;
  const spots = spotsOf(state);
  const isDoubled = spots[0]?.kind === 'double';
  const isJackpot = isDoubled && spots.at(-1)?.kind === 'double';
  const row = isJackpot ? 'double-spot' : isDoubled ? 'doubled-spot' : 'wheel-spot';
  const stops = state.stops.filter((stop) => typeof stop === 'number');
  const names = stops.map((stop) => state.sections[stop]?.label).join(', then ');
  const least = state.minimum === undefined ? '' : `, at least ${showDollars(usd(state.minimum))}`;
  const because = `Object and Summary: the pointer rests at ${names}${least}`;
  const prize = { row, player: 0, because };
  if (won.kind === 'cash') return { ...prize, amount: won.amount };
  const { words, worth } = won;
  const { paidIn, issuedAs } = paidByName(words);
  if (paidIn !== undefined) return { ...prize, amount: worth, paidIn };
  if (issuedAs !== undefined) return { ...prize, words, amount: worth, issuedAs };
  return { ...prize, words, worth };
}

export const PRIZE_WHEEL_SHOW = defineShow<PrizeWheel>({
  id: WHEEL,
  title: 'Prize wheel',
  clause: 'Object and Summary',
  codeVersion: 2,
  players: { least: 1, most: 1, drawings: ['drawing'] },
  begin(_, at) {
    const doubleSpot = posted(at.posted, 'doubleSpot');
    const sections = wheelOf(at.posted, 'wheelPrizes');
    return ok(
      given({
        picture: 'wheel',
        sections,
        stops: [],
        doubleSpot,
      }),
    );
  },
  steps: stepsOf,
  take(state, step, at) {
    const { minimum: _, ...rest } = state;
    const { sections, stops } = state;
    if (isInvalid(step.outcome)) return ok({ ...state, stops: [...stops, step.outcome] });
    const stop = decided(
      sections.map((_, place) => place),
      (place) => sections[place]?.label ?? '',
      {
        step,
        source: at.source,
      },
    );
    if (!stop.ok) return stop;
    const minimum = posted(at.posted, 'guaranteedMinimum');
    return ok(
      given({
        ...rest,
        stops: [...stops, stop.value],
        minimum,
      }),
    );
  },
  outcome(state) {
    const prize = prizeOf(state);
    return { prizes: prize === undefined ? [] : [prize] };
  },
});
