// Games that are played for prizes, step by step beside second implementations of their sheets:
// what can be done next after every step, and who has won what in the end.
import { describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { seededSource } from '#chance';
import { type Cents, dollarsOf, partOf, usd, ZERO } from '#money';
import { assert, sure } from '#result';
import {
  type Activity,
  at,
  checkStep,
  decodeOffering,
  parseMoment,
  postedAmount,
  type ShowAt,
  type ShowPrize,
  type ShowRule,
  type ShowState,
  type ShowStep,
} from '#rules';
import { inTier } from '../../tier.ts';
import { type Dice, diceOf } from './record.ts';
import type { StageCan, Staged, StageRoom, StageSheet, StageStep, StageWin } from './stage.ts';
import { STAGES } from './stages.ts';

const GAMES = inTier({ quick: 300, long: 10_000 });

type Fields = Readonly<Record<string, unknown>>;

function lookAt(
  activity: Activity,
  { options, values, settings, meters = {}, tables = [] }: StageRoom,
) {
  const { sample } = activity;
  const now = sure(parseMoment((sample as { from: string }).from, 'at'));
  const document = {
    ...sample,
    options: { ...(sample['options'] as Fields), ...options },
    values: { ...(sample['values'] as Fields), ...values },
    ...(settings === undefined ? {} : { settings }),
  };
  const look: ShowAt = {
    posted: at(sure(decodeOffering(activity, document)), now),
    at: now,
    meters: Object.fromEntries(Object.entries(meters).map(([name, amount]) => [name, usd(amount)])),
    tables,
    tableNames: tables.map(({ table }) => table),
  };
  return look;
}

/** The money of a prize, or what its thing is worth. */
function dollarsWon({ row, amount, worth }: ShowPrize, { posted, meters }: ShowAt): Cents {
  if (worth !== undefined) return worth;
  if (amount !== undefined) return amount;
  const { prize } = posted.activity.rows.find(({ id }) => id === row) ?? {};
  if (prize?.pays === 'dollars') return postedAmount(posted, prize.amount);
  if (prize?.pays === 'meter') return partOf(Object.values(meters)[0] as Cents, prize.part);
  if (prize?.pays === 'words' && prize.worth !== undefined)
    return postedAmount(posted, prize.worth);
  return ZERO;
}

const winOf = (prize: ShowPrize, look: ShowAt): StageWin => {
  const { row, player, table, seat, words } = prize;
  return {
    who: player === undefined ? `${table}/${seat}` : `player ${player + 1}`,
    row,
    dollars: dollarsOf(dollarsWon(prize, look)),
    ...(words === undefined ? {} : { words }),
  };
};

const canOf = ({ step, choices, outcomes }: ShowStep): StageCan => {
  const of = choices ?? outcomes;
  return of === undefined ? { step } : { step, of };
};

const sortedCan = (can: readonly StageCan[]): string[] =>
  can.map(({ step, of = [] }) => `${step}: ${[...new Set(of)].sort().join(' ')}`).sort();

const sortedWins = (wins: readonly StageWin[]): string[] =>
  wins.map(({ who, row, dollars, words = '' }) => [who, row, dollars, words].join(' ')).sort();

/** Any step that can be taken; where it asks for facts the sheet answers. */
function anyStep(random: Dice, can: readonly StageCan[], offered: readonly ShowStep[]): StageStep {
  const { step, of = [] } = random.pick(...can);
  const isChosen = offered.find((each) => each.step === step)?.choices !== undefined;
  if (of.length === 0) return { step };
  return { step, [isChosen ? 'choice' : 'outcome']: random.pick(...of) };
}

const seatedIn = ({ tables }: ShowState): readonly (readonly number[])[] =>
  Array.isArray(tables) ? tables.map(({ players }) => players as readonly number[]) : [];

const LONGEST = 400;

/** What differs in a game, in words that can be looked into; nothing where all agrees. */
function difference(
  sheet: StageSheet,
  rule: ShowRule,
  random: Dice,
): { found: string; wins: number } {
  const activity = ACTIVITIES.find(({ id }) => id === sheet.activity) as Activity;
  const room = sheet.room(random);
  const look = lookAt(activity, room);
  const { source } = random;
  const taken: StageStep[] = [];
  let state = sure(rule.begin(room.players ?? rule.players.least, { ...look, source }));
  const told = (what: string) => ({
    found: `${JSON.stringify(room)}\n${JSON.stringify(taken)}\n${what}`,
    wins: 0,
  });
  while (taken.length < LONGEST) {
    const offered = rule.steps(state, look);
    const staged: Staged = { room, seated: seatedIn(state), taken };
    const slow = sheet.decide(staged);
    const can = offered.map(canOf);
    if (sortedCan(can).join('\n') !== sortedCan(slow.can).join('\n')) {
      return told(`ours can ${sortedCan(can)}\nslow can ${sortedCan(slow.can)}`);
    }
    const { shows = {} } = slow;
    const shown = Object.fromEntries(Object.keys(shows).map((name) => [name, state[name]]));
    if (JSON.stringify(shown) !== JSON.stringify(shows)) {
      return told(`ours shows ${JSON.stringify(shown)}\nslow shows ${JSON.stringify(shows)}`);
    }
    if (can.length === 0) {
      const { prizes, isAttempt } = rule.outcome(state, look);
      const ours = sortedWins(prizes.map((prize) => winOf(prize, look)));
      const wins = sortedWins(slow.wins);
      const isSame = ours.join('\n') === wins.join('\n') && isAttempt === slow.isAttempt;
      return isSame ? { found: '', wins: wins.length } : told(`ours ${ours}\nslow ${wins}`);
    }
    const step = sheet.answer?.(random, staged, can) ?? anyStep(random, can, offered);
    sure(checkStep(offered, step));
    const after = rule.take(state, step, look);
    if (!after.ok) return told(`refused ${JSON.stringify(step)}: ${JSON.stringify(after.error)}`);
    taken.push(step);
    state = JSON.parse(JSON.stringify(after.value)) as ShowState;
  }
  return told('does not end');
}

describe.each(STAGES.map((sheet) => [sheet.activity, sheet.show, sheet] as const))(
  '%s, %s',
  (id, show, sheet) => {
    test('random games go and end as the document has them', () => {
      const rule = ACTIVITIES.find((each) => each.id === id)?.shows?.find(
        (each) => each.id === show,
      );
      assert(rule !== undefined, `${id} has no ${show}`);
      const wrong: string[] = [];
      let won = 0;
      for (let seed = 1; seed <= GAMES && wrong.length < 3; seed++) {
        const { found, wins } = difference(sheet, rule, diceOf(seededSource(seed)));
        if (found !== '') wrong.push(`seed ${seed}: ${found}`);
        if (wins > 0) won++;
      }
      expect(wrong.join('\n\n')).toBe('');
      expect(won).toBeGreaterThan(GAMES / 50);
    });
  },
);
