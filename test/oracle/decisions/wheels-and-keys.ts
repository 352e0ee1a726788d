// Wheels and keys. Hawaiian Gardens: Big Spin Promotion (rules 6 and 7), Car Drawing Promotion
// (rules 6 to 8). Bay 101: Prize Wheel (GEAR-001220), "Object and Summary" and "Guaranteed Prize
// Minimum".
import { cents, type Dice, dollars } from './record.ts';
import type { Played, StageSheet } from './stage.ts';

const OVER: Played = { can: [], wins: [] };

/** A wheel by its kinds of sections: what stands on it, and what that is worth in cents. */
type Wheel = readonly { readonly name: string; readonly worth: bigint; readonly count: number }[];

/** As it is written on a section: `$1,000.00`. */
const grouped = (cash: bigint): string => `$${dollars(cash).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** Different amounts of money, each on some sections. */
const someMoney = (random: Dice, [low, high]: readonly [number, number], most: number): Wheel =>
  [
    ...new Set(Array.from({ length: random.between(1, most) }, () => random.between(low, high))),
  ].map((amount) => {
    const worth = BigInt(amount) * 100n;
    return { name: grouped(worth), worth, count: random.between(1, 5) };
  });

const ON_A_LINE = 'on a line';

export const bigSpin: StageSheet = {
  activity: 'hgc-big-spin',
  show: 'big-spin',
  room(random) {
    const wheel = someMoney(random, [50, 100_000], 6);
    const worths = wheel.map(({ worth }) => worth).sort((a, b) => (a < b ? -1 : 1));
    return {
      options: { prize: 'spin' },
      values: {
        sections: wheel.map(({ name, count }) => `${count} of ${name}`).join(', '),
        lowestSection: dollars(worths[0] as bigint),
        highestSection: dollars(worths.at(-1) as bigint),
      },
    };
  },
  answer: (random, _, [{ of = [] } = {}]) =>
    random.chance(95) ? { step: 'spin', outcome: random.pick(...of) } : undefined,
  decide({ room, taken }) {
    const names = String(room.values?.['sections'])
      .split(/, (?=\d+ of)/)
      .map((part) => part.replace(/^\d+ of /, ''));
    for (const { step, outcome } of taken) {
      if (step === 'forfeit') return OVER;
      if (outcome === ON_A_LINE) continue;
      const amount = (outcome as string).replace(/[$,]/g, '');
      return { can: [], wins: [{ who: 'player 1', row: 'spin', dollars: amount }] };
    }
    return { can: [{ step: 'spin', of: [...names, ON_A_LINE] }, { step: 'forfeit' }], wins: [] };
  },
};

const INVALID = ['fewer than two turns', 'somebody touched the wheel', 'on a peg'];
const THING = { name: 'a gift card', worth: 10_000n };

export const prizeWheelSpin: StageSheet = {
  activity: 'bay101-prize-wheel',
  show: 'prize-wheel',
  room(random) {
    const wheel = someMoney(random, [10, 20_000], 5);
    const parts = [
      ...wheel.map(({ name, count }) => `${count} of ${name}`),
      '2 of a gift card worth $100',
      '1 of double',
    ];
    const spots = 3 + wheel.reduce((sum, { count }) => sum + count, 0);
    return {
      options: { hands: 'A', wheel: 'double' },
      values: {
        wheelPrizes: parts.join(', '),
        spots,
        doubleSpot: dollars(BigInt(random.between(25, 150_000)) * 100n),
        ...(random.chance(50)
          ? { guaranteedMinimum: dollars(BigInt(random.pick(100, random.between(10, 300))) * 100n) }
          : {}),
      },
    };
  },
  // The double and things come up often.
  answer: (random, _, [{ of = [] } = {}]) => {
    const outcome = random.chance(40) ? random.pick('double', THING.name) : random.pick(...of);
    return { step: 'spin', outcome };
  },
  decide({ room, taken }) {
    const { wheelPrizes, doubleSpot, guaranteedMinimum = '0.00' } = room.values ?? {};
    const parts = String(wheelPrizes).split(/, (?=\d+ of)/);
    const names = parts.map((part) => part.replace(/^\d+ of /, '').replace(/ worth .*$/, ''));
    const minimum = cents(String(guaranteedMinimum));
    const won = (row: string, worth: bigint): Played => {
      const most = worth > minimum ? worth : minimum;
      return { can: [], wins: [{ who: 'player 1', row, dollars: dollars(most) }] };
    };
    let isDouble = false;
    for (const { outcome = '' } of taken) {
      if (INVALID.includes(outcome)) continue;
      if (outcome === 'double') {
        if (isDouble) return won('double-spot', cents(String(doubleSpot)));
        isDouble = true;
      } else if (outcome === THING.name) {
        if (isDouble) continue;
        if (THING.worth < minimum) return won('wheel-spot', minimum);
        const thing = { dollars: dollars(THING.worth), words: THING.name };
        return { can: [], wins: [{ who: 'player 1', row: 'wheel-spot', ...thing }] };
      } else {
        const amount = cents(outcome.replace(/[$,]/g, ''));
        return isDouble ? won('doubled-spot', amount * 2n) : won('wheel-spot', amount);
      }
    }
    return { can: [{ step: 'spin', of: [...names, ...INVALID] }], wins: [] };
  },
};

const ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

export const carKeys: StageSheet = {
  activity: 'hgc-car-drawing',
  show: 'keys',
  room: (random) => ({
    players: random.between(1, 10),
    settings: { envelopes: random.pick('as-many-as-winners', 'always-ten') },
    values: { car: 'a blue car', carWorth: '21000.00' },
  }),
  // A key seldom starts the car at once.
  answer: (random, _, can) =>
    can[0]?.step === 'try-key' && can[0].of?.length === 2 && random.chance(85)
      ? { step: 'try-key', outcome: 'does not start' }
      : undefined,
  decide({ room, taken }) {
    const { players = 0, settings } = room;
    const of = (name: string) => taken.filter(({ step }) => step === name);
    const cards = of('draw-card').map(({ outcome }) => outcome as string);
    if (cards.length < players) {
      const left = ORDER.filter((card) => !cards.includes(card));
      return { can: [{ step: 'draw-card', of: left }], wins: [] };
    }
    const order = ORDER.flatMap((card) => (cards.includes(card) ? [cards.indexOf(card)] : []));
    const envelopes = settings?.['envelopes'] === 'always-ten' ? 10 : players;
    const chosen = of('take-envelope').map(({ choice }) => choice as string);
    if (chosen.length < players) {
      const all = Array.from({ length: envelopes }, (_, at) => String(at + 1));
      const left = all.filter((envelope) => !chosen.includes(envelope));
      return { can: [{ step: 'take-envelope', of: left }], wins: [] };
    }
    const tries = of('try-key');
    if (tries.at(-1)?.outcome === 'starts') {
      const who = `player ${(order[tries.length - 1] as number) + 1}`;
      const { car, carWorth } = room.values as Record<string, string>;
      return { can: [], wins: [{ who, row: 'car', words: car as string, dollars: `${carWorth}` }] };
    }
    if (tries.length === players) return OVER;
    const isLast = envelopes - tries.length === 1;
    return {
      can: [{ step: 'try-key', of: isLast ? ['starts'] : ['starts', 'does not start'] }],
      wins: [],
    };
  },
};
