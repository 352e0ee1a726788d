// The spin of the Big Spin: once, and again only where the pointer stands on a line.
import { type Cents, usd } from '#money';
import { ok } from '#result';
import {
  decided,
  defineShow,
  type Pictured,
  type ShowStep,
  type WheelSection,
  wheelOf,
} from '#rules';

const ON_A_LINE = 'on a line';

type BigSpin = Omit<Pictured<'wheel'>, 'stops'> & {
  /** A section by its place, or a line. */
  readonly stops: readonly (number | typeof ON_A_LINE)[];
  readonly isForfeited?: true;
};

/** The section that decides: the first one that the pointer stood in. */
const landedOn = ({ sections, stops }: BigSpin): WheelSection | undefined => {
  const stop = stops.find((each) => each !== ON_A_LINE);
  return stop === undefined ? undefined : sections[stop];
};

/** What a machine can come to: sections that bear one amount are alike. */
const outcomesOf = ({ sections }: BigSpin): readonly string[] => [
  ...new Set(sections.map(({ label }) => label)),
  ON_A_LINE,
];

const stepsOf = (state: BigSpin): readonly ShowStep[] =>
  state.isForfeited || landedOn(state) !== undefined
    ? []
    : [
        {
          step: 'spin',
          title: state.stops.length === 0 ? 'Spin the wheel' : 'Spin again',
          by: 'chance',
          outcomes: outcomesOf(state),
        },
        { step: 'forfeit', title: 'Give up the spin', by: 'player' },
      ];

export const BIG_SPIN_SHOW = defineShow<BigSpin>({
  id: 'big-spin',
  title: 'Big Spin',
  clause: 'rule 7',
  codeVersion: 1,
  in: { prize: ['spin'] },
  players: { least: 1, most: 1, drawings: ['drawing'] },
  begin: (_, { posted }) =>
    ok({ picture: 'wheel', sections: wheelOf(posted, 'sections'), stops: [] }),
  steps: stepsOf,
  take(state, step, { source }) {
    if (step.step === 'forfeit') return ok({ ...state, isForfeited: true });
    const { sections, stops } = state;
    if (step.outcome === ON_A_LINE) return ok({ ...state, stops: [...stops, ON_A_LINE] });
    const stop = decided(
      sections.map((_, place) => place),
      (place) => sections[place]?.label ?? '',
      {
        step,
        source,
      },
    );
    return stop.ok ? ok({ ...state, stops: [...stops, stop.value] }) : stop;
  },
  outcome(state) {
    const section = landedOn(state);
    if (section === undefined) return { prizes: [] };
    const because = `rule 7: the pointer stands in ${section.label}`;
    return { prizes: [{ row: 'spin', player: 0, amount: worthOf(section), because }] };
  },
});

const worthOf = ({ worth = '0' }: WheelSection): Cents => usd(worth);
