// Who has bet nothing in a round wins nothing by it: a prize of a hand is for those who wager on it.
import { describe, expect, test } from 'vitest';
import { dealtGameNamed, decodeDeal } from '#games';
import { usd, ZERO } from '#money';
import { sure } from '#result';
import { type Activity, answerQualify, qualify, type Row } from '#rules';
import { offeringFor } from './check-activity.fixture.ts';
import { ACTIVITIES } from './index.ts';

/** Games in which players wager against a player-dealer. */
const isBanked = (game: string): boolean => dealtGameNamed(game)?.outcomeOf !== undefined;

/** The base games tell the wagers of a seat apart by name. */
const BASE_GAMES = ['sd-four-card-poker', 'ma-crazy-4-poker'];

const wonAgainstBank = ({ id, rows }: Activity): readonly (readonly [string, Row])[] =>
  BASE_GAMES.includes(id)
    ? []
    : rows.flatMap((row) => {
        const game = row.examples?.meets['game'];
        return typeof game === 'string' && isBanked(game) ? [[row.id, row] as const] : [];
      });

describe.each(
  ACTIVITIES.flatMap((activity) => {
    const rows = wonAgainstBank(activity);
    return rows.length === 0 ? [] : [[activity.id, activity, rows] as const];
  }),
)('%s', (_, activity, rows) => {
  test.each(rows)('%s pays no one who bet nothing', (_id, row) => {
    const deal = sure(decodeDeal(row.examples?.meets));
    const meters = activity.fund.meters.map(({ name }) => [name, usd('900')] as const);
    const paidTo = (wager: typeof ZERO) => {
      const seats = deal.seats.map((seat) => ({ ...seat, wager }));
      const { awarded } = qualify({
        offering: offeringFor(activity, row),
        deal: { ...deal, seats },
        balances: { meters: Object.fromEntries(meters), reserve: usd('900'), advance: ZERO },
      });
      return awarded.awards.map(({ position }) => position);
    };
    expect(paidTo(usd('5'))).not.toEqual([]);
    // The player-dealer bets on no hand, and covers what others bet.
    expect(paidTo(ZERO).filter((position) => position !== 'player-dealer')).toEqual([]);
  });
});

describe('Caribbean Stud: a hand’s prize is divided by the wagers on it (Eligibility)', () => {
  /** The hand of seat 1 with what its player and a backline player have bet on it. */
  const paid = (activity: string, hands: readonly object[], wagers: readonly string[]) => {
    const [first, ...others] = hands;
    const [own, behind] = wagers;
    const seats = [
      { seat: 1, ...first, wager: own },
      ...(behind === undefined ? [] : [{ seat: 1, position: 'backline', wager: behind }]),
      ...others.map((each, index) => ({ seat: index + 2, ...each })),
    ];
    const request = {
      activity,
      balances: { meter: '200.00', reserve: '0.00' },
      deal: { game: 'caribbean-stud', seats },
    };
    const { awards } = sure(answerQualify(request, ACTIVITIES));
    return awards
      .filter(({ seat }) => seat === 1)
      .map(({ position, amount }) => `${position} ${amount}`);
  };
  const BANK = { position: 'player-dealer', cards: 'Ah Kd Tc 4s 2d' };
  const BONUS = [{ cards: '9h 9d 9s 8c 8h' }, BANK, {}, {}];
  const BEATEN = [
    { cards: 'Qh Jh 8h 6h 3h' },
    { position: 'player-dealer', cards: 'Kd Jd 8d 6d 3d' },
    {},
    {},
  ];

  // A full house has 90% of $200 where it wins; a beaten flush 60%.
  test.each([
    [
      'hgc-caribbean-stud-bonus-hands',
      BONUS,
      ['10.00', '30.00'],
      ['seated 45.00', 'backline 135.00'],
    ],
    ['hgc-caribbean-stud-bonus-hands', BONUS, ['0.00', '30.00'], ['backline 180.00']],
    ['hgc-caribbean-stud-bonus-hands', BONUS, ['10.00', '0.00'], ['seated 180.00']],
    ['hgc-caribbean-stud-bonus-hands', BONUS, ['0.00'], []],
    ['hgc-caribbean-stud-jackpot', BEATEN, ['0.00', '30.00'], ['backline 120.00']],
    ['hgc-caribbean-stud-jackpot', BEATEN, ['10.00', '30.00'], ['seated 30.00', 'backline 90.00']],
    ['hgc-caribbean-stud-jackpot', BEATEN, ['0.00'], []],
  ] as const)('%s, case %#', (activity, hands, wagers, wins) => {
    expect(paid(activity, hands, wagers)).toEqual(wins);
  });
});

test('Bay 101 Baccarat: a bonus bet alone does as well as one on the game (Eligibility)', () => {
  const paid = (wager: unknown) => {
    const seats = [
      { seat: 1, fee: true, wager },
      { seat: 2, position: 'player-dealer', person: 'tpp' },
    ];
    const offering = { options: { hands: 'C', shares: 'A' }, values: { fourOfAKind: '100.00' } };
    const deal = { game: 'zoobac', player: '3c 3d', banker: '3h 3s 5c', seats };
    const answer = sure(
      answerQualify({ activity: 'bay101-baccarat-bonus-hand', offering, deal }, ACTIVITIES),
    );
    return answer.awards.map(({ seat, amount }) => `${seat} ${amount}`);
  };
  expect(paid({ base: '0.00', bonus: '5.00' })).toEqual(['1 100.00']);
  expect(paid({ base: '0.00', bonus: '0.00' })).toEqual([]);
  expect(paid('0.00')).toEqual([]);
});
