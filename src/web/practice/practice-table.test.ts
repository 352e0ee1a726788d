import { describe, expect, test } from 'vitest';
import { makeCards } from '#cards';
import { seededSource } from '#chance';
import { knownCards, type RoundSeat, seatToDecide } from '#games';
import { add, dollarsOf, sum, times, usd } from '#money';
import { cardPlaces } from '../../games/procedure/card-places.fixture.ts';
import { nextStep } from './dealer-steps.ts';
import {
  type Choices,
  circlesOf,
  decide,
  layAgain,
  layChip,
  moneyOf,
  obstacleOf,
  openPractice,
  type Practice,
  type PracticeGame,
  phaseOf,
  stepped,
  takeChips,
} from './practice-table.ts';

const NOON = 1_760_000_000_000;
const ALONE: Choices = { own: 1, others: 0, tables: {} };

const at = (seat: number, wager: string) => ({ seat, wager });

/** A table, and a way to let its dealer work until a phase is reached or a player has to decide. */
function evening(game: PracticeGame, seed: number, choices: Choices = ALONE) {
  const source = seededSource(seed);
  const workUntil = (from: Practice, phase: string): Practice => {
    let now = from;
    do {
      const step = nextStep(now.table, now.own, NOON);
      if (step === null) break;
      now = stepped(now, step, { source, at: NOON });
    } while (phaseOf(now) !== phase);
    return now;
  };
  return { workUntil, open: workUntil(openPractice(game, choices), 'betting') };
}

const toDecide = ({ table }: Practice): RoundSeat | undefined =>
  table.round === null ? undefined : seatToDecide(table.round);

function played(practice: Practice, seat: number, amount: string): Practice {
  const answer = decide(practice, seat, amount === 'fold' ? 'fold' : usd(amount));
  if (!answer.ok) throw new Error(JSON.stringify(answer.because));
  return answer.practice;
}

test('a table opens with a new deck, from the box into the shoe, by its clauses', () => {
  const { open } = evening('crazy-4-poker', 1);
  expect(open.told.map(({ says, clause }) => `${says} ${clause}`)).toEqual([
    'receive-deck s.3(a)',
    'inspect-cards s.3(a)',
    'verify-inspection s.3(a)',
    'spread-cards s.3(b)',
    'show-to-player s.3(b)',
    'wash-cards s.3(c)',
    'stack-cards s.3(c)',
    'shuffle-cards s.4(a)',
    'cut-cards s.4(d)',
    'place-for-dealing s.7(a)',
    'start-round s.6(d)',
  ]);
});

describe('chips', () => {
  const { open } = evening('crazy-4-poker', 1);

  test('the ante takes the super bonus with it; both come off what we have', () => {
    const laid = layChip(open, at(1, 'ante'), usd('25'));
    expect(laid.laid[1]).toEqual({ ante: usd('25'), superBonus: usd('25') });
    expect(laid.refused).toEqual({});
    expect(dollarsOf(moneyOf(laid))).toBe('950.00');
  });

  test('a super bonus that differs is refused in the words of the procedure, until it is mended', () => {
    const laid = layChip(open, at(1, 'ante'), usd('25'));
    const wrong = layChip(laid, at(1, 'superBonus'), usd('5'));
    expect(wrong.refused[1]).toMatchObject({
      message: 'The Super Bonus has to equal the Ante of 25.00.',
      clause: 's.6(d)(1)',
    });
    expect(obstacleOf(wrong, NOON)).toMatchObject({ code: 'wager-amount-wrong' });
    const mended = layChip(takeChips(wrong, at(1, 'superBonus')), at(1, 'superBonus'), usd('25'));
    expect(obstacleOf(mended, NOON)).toBeNull();
  });

  test('nobody lays more than there is', () => {
    const laid = layChip(open, at(1, 'ante'), usd('600'));
    expect(laid.refused[1]).toBe('too-few-chips');
  });

  test('without any wager the round does not begin', () => {
    expect(obstacleOf(open, NOON)).toMatchObject({ code: 'nobody-wagers' });
  });
});

describe.each<PracticeGame>(['four-card-poker', 'crazy-4-poker'])('%s', (game) => {
  const choices: Choices = { own: 2, others: 2, tables: {} };

  test('sixty rounds with every wager: no card is lost, and the money is what was settled', () => {
    const { open, workUntil } = evening(game, 20_261_115, choices);
    let now = open;
    for (const seat of now.own) {
      for (const wager of circlesOf(now)) {
        // The super bonus has been laid with the ante.
        if (wager !== 'superBonus') now = layChip(now, at(seat, wager), usd('1'));
      }
    }
    expect(now.refused).toEqual({});
    for (let round = 0; round < 60; round++) {
      const before = now.bankroll;
      for (now = workUntil(now, 'decided'); toDecide(now) !== undefined; ) {
        const { seat } = toDecide(now) as RoundSeat;
        now = workUntil(played(now, seat, round % 3 === 0 ? 'fold' : '1'), 'decided');
      }
      now = workUntil(now, 'complete');
      const cards = cardPlaces(now.table).flatMap((place) => place.cards);
      expect(new Set(cards).size).toBe(52);
      const own = now.settled?.seats.filter(({ seat }) => now.own.includes(seat)) ?? [];
      const back = own.map(({ returned }) => usd(returned));
      const staked = own.map((seat) => usd(seat.staked));
      expect(add(now.bankroll, sum(staked))).toEqual(add(before, sum(back)));
      now = layAgain(workUntil(now, 'betting'));
      if (now.refused[1] === 'too-few-chips') break;
    }
  });

  test('more than the rules allow is refused', () => {
    const { open, workUntil } = evening(game, 5);
    const asked = workUntil(layChip(open, at(1, 'ante'), usd('10')), 'decided');
    const answer = decide(asked, 1, times(usd('10'), 4n));
    expect(answer).toMatchObject({ ok: false, because: { code: 'play-amount-wrong' } });
  });
});

/** Seed 14 deals 3h 3s 7s 3d 4d; the dealer of Four Card Poker has an ace-high flush of Qs As Js 2s,
 * that of Crazy 4 Poker a pair of aces. Three of a kind beats both. */
const SEED = 14;

function playThrees(game: PracticeGame, wagers: Readonly<Record<string, string>>): Practice {
  const { open, workUntil } = evening(game, SEED);
  const laid = Object.entries(wagers).reduce(
    (before, [wager, amount]) => layChip(before, at(1, wager), usd(amount)),
    open,
  );
  const asked = workUntil(laid, 'decided');
  expect(makeCards(knownCards(toDecide(asked)?.hand.cards ?? []))).toBe('3h 3s 7s 3d 4d');
  return workUntil(played(asked, 1, '30'), 'complete');
}

test('Four Card Poker: three threes bring what the schedules print', () => {
  const { settled, bankroll } = playThrees('four-card-poker', {
    ante: '10',
    acesUp: '5',
    progressive: '1',
  });
  const wagers = settled?.seats[0]?.wagers;
  const returned = Object.entries(wagers ?? {}).map(([id, each]) => [id, each.returned]);
  expect(Object.fromEntries(returned)).toEqual({
    // Ante 10 and play 30 at 1 to 1; automatic bonus 2 to 1 on the ante.
    ante: '20.00',
    play: '60.00',
    automaticBonus: '20.00',
    // FCP-01: 9 to 1. FCPP-1: 9 for 1.
    acesUp: '50.00',
    progressive: '9.00',
  });
  // 159 come back for 46.
  expect(dollarsOf(bankroll)).toBe('1113.00');
});

test('Crazy 4 Poker: three threes bring what the tables print', () => {
  const { settled, bankroll } = playThrees('crazy-4-poker', { ante: '10', queensUp: '5' });
  const wagers = settled?.seats[0]?.wagers;
  const returned = Object.entries(wagers ?? {}).map(([id, each]) => [id, each.returned]);
  expect(Object.fromEntries(returned)).toEqual({
    ante: '20.00',
    play: '60.00',
    // 2 to 1, and table A: 9 to 1.
    superBonus: '30.00',
    queensUp: '50.00',
  });
  // 160 come back for 55.
  expect(dollarsOf(bankroll)).toBe('1105.00');
});
