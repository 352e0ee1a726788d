import { describe, expect, test } from 'vitest';
import { rankFourCard } from '#hands';
import { type TableSetup, trainerRound } from '../index.ts';
import { CRAZY_4, FOUR_CARD } from '../procedure/table.fixture.ts';
import { knownCards, type RoundSeat } from '../procedure/table-state.ts';
import type { TrainerRound } from './trainer.ts';

const SEEDS = Array.from({ length: 150 }, (_, index) => index);
const SETUPS: readonly (readonly [string, TableSetup])[] = [
  ['Massachusetts', CRAZY_4],
  ['from the hand', { ...CRAZY_4, way: 'hand', seatCount: 4 }],
  ['in stacks', { ...CRAZY_4, way: 'automated-shoe', automatedShoe: true, offers: ['queensUp'] }],
  ['South Dakota', FOUR_CARD],
];

const seatIn = ({ table }: TrainerRound, seat: number | undefined): RoundSeat =>
  table.round?.seats.find((each) => each.seat === seat) as RoundSeat;

/** What is right, and its clause. */
const rightOf = (round: TrainerRound, id: string) => round.mark(id, 'no answer');

describe.each(SETUPS)('%s', (_where, setup) => {
  const rounds = SEEDS.map((seed) => trainerRound(seed, setup));
  const all = rounds.flatMap((round) =>
    round.questions.map((question) => ({ round, question, ...rightOf(round, question.id) })),
  );

  test('every question has its right answer once among the choices, and a clause', () => {
    const odd = all.filter(
      ({ question, right, clause }) =>
        question.choices.filter((choice) => choice === right).length !== 1 ||
        question.choices.length < 2 ||
        clause === '',
    );
    expect(odd.map(({ question }) => question)).toEqual([]);
    expect(new Set(all.map(({ question }) => question.asks))).toEqual(
      new Set([
        'may-play',
        'next-step',
        'wager',
        'trouble',
        ...(setup.offers.some((wager) => wager.toLowerCase().endsWith('progressive'))
          ? ['envy']
          : []),
      ]),
    );
  });

  test('the right answer is marked right and every other one wrong', () => {
    const wrong = all.filter(({ round, question, right }) =>
      question.choices.some(
        (choice) => round.mark(question.id, choice).isRight !== (choice === right),
      ),
    );
    expect(wrong.map(({ question }) => question)).toEqual([]);
  });

  test('the ante is paid even money, and lost by who folds', () => {
    const antes = all.filter(({ question }) => question.wager === 'ante');
    expect(antes.length).toBeGreaterThan(100);
    for (const { round, question, right } of antes) {
      const { decision, wagers } = seatIn(round, question.seat);
      expect(['lose', 'push', wagers['ante']?.amount]).toContain(right);
      if (decision === 'fold') expect(right).toBe('lose');
    }
  });

  test('a seat with no chip on a sensor is not asked for envy', () => {
    for (const { round, question } of all.filter(({ question: { asks } }) => asks === 'envy')) {
      const chips = Object.keys(seatIn(round, question.seat).wagers);
      expect(chips.some((wager) => wager.toLowerCase().endsWith('progressive'))).toBe(true);
    }
  });
});

test('a seed gives its round again', () => {
  const [one, again] = [trainerRound(5, CRAZY_4), trainerRound(5, CRAZY_4)];
  expect(one.questions).toEqual(again.questions);
  expect(one.table).toEqual(again.table);
  expect(trainerRound(6, CRAZY_4).table).not.toEqual(one.table);
});

describe('who may play for how much', () => {
  const asked = (setup: TableSetup) =>
    SEEDS.flatMap((seed) => {
      const round = trainerRound(seed, setup);
      const question = round.questions.find(({ asks }) => asks === 'may-play');
      if (question === undefined) return [];
      const { wagers, hand } = seatIn(round, question.seat);
      const ante = Number(wagers['ante']?.amount);
      const { category, best } = rankFourCard(knownCards(hand.cards));
      const hasAces = category === 'pair' && best.filter((card) => card >= 48).length === 2;
      const isGood = hasAces || !['pair', 'high-card'].includes(category);
      const factor = Number(question.amount) / ante;
      return [{ factor, isGood, ...rightOf(round, question.id) }];
    });

  test('s.10(b): three antes only from a pair of aces up', () => {
    const all = asked(CRAZY_4);
    const allowed = all.filter(({ right }) => right === 'yes');
    expect(allowed.every(({ factor, isGood }) => factor === 1 || (factor <= 3 && isGood))).toBe(
      true,
    );
    const not = all.filter(({ right }) => right === 'no');
    expect(not.every(({ factor, isGood }) => factor > 3 || (factor > 1 && !isGood))).toBe(true);
    expect(all.length).toBe(allowed.length + not.length);
    expect(new Set(all.map(({ clause }) => clause))).toEqual(new Set(['s.10(b)']));
  });

  test('(6): one to three antes, whatever the hand', () => {
    const all = asked(FOUR_CARD);
    expect(all.every(({ factor, right }) => factor <= 3 === (right === 'yes'))).toBe(true);
    expect(new Set(all.map(({ clause }) => clause))).toEqual(new Set(['(6)']));
  });
});

test('what goes wrong is answered by the clause of the document', () => {
  const found = (setup: TableSetup) => {
    const rounds = SEEDS.map((seed) => trainerRound(seed, setup));
    return Object.fromEntries(
      rounds.flatMap((round) =>
        round.questions
          .filter(({ asks }) => asks === 'trouble')
          .map(({ id, trouble }) => {
            const { right, clause } = rightOf(round, id);
            return [trouble, `${right} ${clause}`];
          }),
      ),
    );
  };
  expect(found(CRAZY_4)).toEqual({
    'one-card-face-up': 'goes-on s.14(a)',
    'two-cards-face-up': 'void s.14(a)',
    'card-drawn-in-error': 'goes-on s.14(b)',
    'card-too-many': 'void s.14(c)',
    'dealer-card-exposed': 'void s.14(d)',
    'stub-short': 'void-deck-leaves s.7(h)',
    'stub-short-misdealt': 'void s.7(h)',
  });
  const house = 'house procedure after Massachusetts s.7(h)';
  expect(found(FOUR_CARD)).toEqual({
    'one-card-face-up': 'floor-decides (14)',
    'two-cards-face-up': 'floor-decides (14)',
    'card-drawn-in-error': 'floor-decides (14)',
    'card-too-many': 'void (14)',
    'dealer-card-exposed': 'floor-decides (14)',
    'stub-short': `void-deck-leaves ${house}`,
    'stub-short-misdealt': `void ${house}`,
  });
});

test('a table of one seat and one with posted limits have their rounds', () => {
  const limits = { ante: { min: '25', max: '30' }, acesUp: { min: '15', max: '500' } };
  for (const setup of [
    { ...CRAZY_4, seatCount: 1 },
    { ...FOUR_CARD, seatCount: 2, limits },
    { ...FOUR_CARD, recording: 'hands-in-question', progressiveRequiresBaseWager: true } as const,
  ]) {
    for (const seed of SEEDS.slice(0, 30)) {
      const round = trainerRound(seed, setup);
      expect(round.questions.length).toBeGreaterThan(2);
      const antes = round.table.round?.seats.map(({ wagers }) => Number(wagers['ante']?.amount));
      if (setup.seatCount === 2)
        expect(antes?.every((ante) => ante >= 25 && ante <= 30)).toBe(true);
    }
  }
});
