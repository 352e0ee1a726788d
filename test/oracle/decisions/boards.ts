// What boards of hands come to when their period ends. Bay 101: Poker High Hand Bonus (GEAR-001273),
// "Object and Summary", 3 to 8, and "Eligibility Requirements". Hawaiian Gardens: High Hand Happy Hours
// (GEGA-004490), "Object and Summary" and "Qualifying Hands"; High Hand Promotion, the race for points.
import { bestBonusHand, pokerHighHand } from './bay-poker.ts';
import { FIVES, type Ranked } from './hands.ts';
import { happyHours, madeHand } from './hgc-poker.ts';
import { highHand } from './hgc-tickets.ts';
import {
  cents,
  type Deal,
  type Dice,
  dollars,
  dollarsWithin,
  type Seat,
  type Sheet,
  type Win,
} from './record.ts';

/** A hand that was verified for a player. */
export interface Verified {
  readonly player: string;
  readonly deal: Deal;
  readonly seat: Seat;
  readonly row: string;
  /** Points of the row. */
  readonly count: number;
}

export interface Period {
  readonly options: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
  readonly hands: readonly Verified[];
}

export interface BoardSheet {
  readonly activity: string;
  period(random: Dice): Period;
  /** Who wins how many dollars, once for each time. */
  decide(period: Period): readonly string[];
  /** Whose names can be read, best first. */
  shown(period: Period): readonly string[];
}

/** Hands that go up, dealt by the sheet's own cards; now and then one that was there before. */
function someHands(
  random: Dice,
  { question, decide }: Sheet,
  { option, goesUp }: { option?: readonly [string, string]; goesUp: (win: Win) => boolean },
): readonly Verified[] {
  const hands: Verified[] = [];
  for (let tries = 0; tries < 400 && hands.length < 12 && !random.chance(3); tries++) {
    const player = `p${random.between(1, 5)}`;
    const before = hands.length > 0 && random.chance(10) ? random.pick(...hands) : undefined;
    if (before !== undefined) hands.push({ ...before, player });
    const asked = question.call({ question, decide }, random);
    if (option !== undefined && asked.offering.options[option[0]] !== option[1]) continue;
    for (const win of decide(asked).filter(goesUp)) {
      const { deal } = asked;
      const seat = deal.seats.find(
        (each) => each.seat === win.seat && each.position === (win.position ?? each.position),
      );
      if (seat !== undefined) {
        hands.push({ player, deal, seat, row: win.row, count: win.count ?? 0 });
      }
    }
  }
  return hands;
}

/** By the common ranking, in which games with other orders compare as well. */
const common = ({ name, order }: Ranked): number =>
  order.reduce((score, rank) => score * 16 + rank + 1, FIVES.indexOf(name)) *
  16 ** (5 - order.length);

const highest = (ranks: readonly number[]): number => Math.max(-1, ...ranks);

const scoresOf = (
  hands: readonly Verified[],
  rank: (deal: Deal, seat: Seat) => Ranked | undefined,
) =>
  hands.map((hand) => {
    const made = rank(hand.deal, hand.seat);
    if (made === undefined) throw new Error('a verified hand that is none');
    return { ...hand, made, score: common(made) };
  });

/** Royal flushes are too rare to wait for. */
const withRoyals = (
  random: Dice,
  hands: readonly Verified[],
  { row }: Pick<Verified, 'row'>,
): readonly Verified[] =>
  hands.map((hand) => {
    const { deal, seat } = hand;
    if (deal.game !== 'texas-holdem' || !random.chance(30)) return hand;
    const suit = random.pick('c', 'd', 'h', 's');
    const cards = (ranks: string): string => [...ranks].map((rank) => rank + suit).join(' ');
    const royal = { ...seat, hole: cards('AK') };
    const other = suit === 'c' ? 'd' : 'c';
    const board = `${cards('QJT')} 3${other} 4${other}`;
    return { ...hand, row, deal: { ...deal, board, seats: [royal] }, seat: royal };
  });

const bayBoard: BoardSheet = {
  activity: 'bay101-poker-high-hand-bonus',
  period(random) {
    const hands = random.pick('A', 'B');
    const goesUp = ({ row }: Win): boolean => row === 'high-hand' || row === 'royal-flush';
    return {
      options: { hands },
      settings: { afterARoyal: random.pick('nobody', 'next-best') },
      values: {
        ...(hands === 'A' ? { royalFlush: dollarsWithin(random, 10, 10_000) } : {}),
        highHand: dollarsWithin(random, 10, 10_000),
      },
      hands: withRoyals(
        random,
        someHands(random, pokerHighHand, { option: ['hands', hands], goesUp }),
        {
          row: hands === 'A' ? 'royal-flush' : 'high-hand',
        },
      ),
    };
  },
  // Every one with the highest hand is paid in full. A royal flush of option A has its own bonus:
  // then nobody has the prize of the period, or the next best hands have it, as the house reads it.
  decide({ options, settings, values, hands }) {
    const isA = options['hands'] === 'A';
    const ranked = scoresOf(hands, bestBonusHand);
    const royal = ({ made }: { made: Ranked }): boolean => made.name === 'royal flush';
    const counted =
      isA && settings['afterARoyal'] === 'next-best'
        ? ranked.filter((each) => !royal(each))
        : ranked;
    const best = highest(counted.map(({ score }) => score));
    return counted
      .filter((each) => each.score === best && !(isA && royal(each)))
      .map(({ player }) => `${player} ${values['highHand']}`);
  },
  shown({ hands }) {
    const ranked = scoresOf(hands, bestBonusHand);
    const best = highest(ranked.map(({ score }) => score));
    return ranked.filter(({ score }) => score === best).map(({ player }) => player);
  },
};

const MINIMUMS = [
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
  'royal flush',
] as const;

const ofOneHole = (deal: Deal, seat: Seat): Ranked | undefined => madeHand(deal, seat, 'one');

const happyBoard: BoardSheet = {
  activity: 'hgc-high-hand-happy-hours',
  period(random) {
    return {
      options: {},
      settings: {},
      values: {
        minimumHand: random.pick(...MINIMUMS),
        prize: dollarsWithin(random, 1, 100_000),
      },
      hands: someHands(random, happyHours, { goesUp: ({ row }) => row === 'straight-or-higher' }),
    };
  },
  // The players with the highest hand split the prize, if it is at least the advertised minimum.
  decide({ values, hands }) {
    const ranked = scoresOf(hands, ofOneHole);
    const best = highest(ranked.map(({ score }) => score));
    const least = FIVES.indexOf(values['minimumHand'] as (typeof MINIMUMS)[number]);
    const won = ranked.filter(
      ({ score, made }) => score === best && FIVES.indexOf(made.name) >= least,
    );
    const players = [...new Set(won.map(({ player }) => player))];
    const prize = cents(values['prize'] as string);
    return players.map((player) => `${player} ${dollars(prize / BigInt(players.length))}`);
  },
  shown({ hands }) {
    const ranked = scoresOf(hands, ofOneHole);
    return ranked
      .map(({ player, score }, at) => ({ player, score, at }))
      .sort((a, b) => b.score - a.score || a.at - b.at)
      .map(({ player }) => player);
  },
};

const PLACES = 20;

function totalsOf(hands: readonly Verified[]): readonly (readonly [string, number])[] {
  const players = [...new Set(hands.map(({ player }) => player))];
  const total = (player: string): number =>
    hands.filter((hand) => hand.player === player).reduce((sum, { count }) => sum + count, 0);
  return players.map((player) => [player, total(player)] as const).sort((a, b) => b[1] - a[1]);
}

const pointsBoard: BoardSheet = {
  activity: 'hgc-high-hand',
  period(random) {
    const hands = someHands(random, highHand, {
      option: ['mode', 'points'],
      goesUp: ({ share }) => share === 'points',
    });
    // More players than places, now and then.
    const many = random.pick(3, 8, 40);
    const prizes = Array.from({ length: PLACES }, (_, at) => [
      `${at + 1}`,
      random.chance(20) ? '0.00' : dollarsWithin(random, 1, 2_000),
    ]);
    return {
      options: { mode: 'points' },
      settings: {},
      values: { placePrizes: Object.fromEntries(prizes) },
      hands: Array.from({ length: random.between(0, 3) }, () => hands)
        .flat()
        .map((hand) => ({ ...hand, player: `p${random.between(1, many)}` })),
    };
  },
  // Points add up. Twenty places are paid; those who tie divide the prizes of their places.
  decide({ values, hands }) {
    const prizes = values['placePrizes'] as Readonly<Record<string, string>>;
    const totals = totalsOf(hands);
    return totals.flatMap(([player, points]) => {
      const better = totals.filter(([, other]) => other > points).length;
      const alike = totals.filter(([, other]) => other === points).length;
      const places = Array.from({ length: alike }, (_, at) => better + at + 1);
      const pot = places.reduce((sum, place) => sum + cents(prizes[`${place}`] ?? '0'), 0n);
      const each = pot / BigInt(alike);
      return each === 0n ? [] : [`${player} ${dollars(each)}`];
    });
  },
  shown: ({ hands }) => totalsOf(hands).map(([player]) => player),
};

export const BOARDS: readonly BoardSheet[] = [bayBoard, happyBoard, pointsBoard];
