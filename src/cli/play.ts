// A base game at the terminal: one seat against the dealer, dealt from a shuffled deck, settled by the
// game's own rules, with the exact value of each choice on request.
import { createInterface } from 'node:readline';
import {
  type Card,
  deal,
  makeCards,
  orderedShoe,
  type Shoe,
  STANDARD_DECK,
  shuffledShoe,
} from '#cards';
import type { RandomSource } from '#chance';
import { GAMES, type Game, gameNamed, paysText, type SettledRound, settleGame } from '#games';
import { rankFourCard } from '#hands';
import { type DecisionOdds, type GameLab, labOf } from '#lab';
import { add, type Cents, dollarsOf, makeDecimal, showDollars, subtract, usd } from '#money';
import type { Problem } from '#result';
import { WrongInput } from './failure.ts';
import type { Terminal } from './terminal.ts';

type Wagers = Readonly<Record<string, string>>;

/** What the licensee has chosen at this table: the first schedule of each wager, meters at the least
 * amount that serves. */
interface TableChoice {
  readonly tables: Readonly<Record<string, string>>;
  readonly meters: Readonly<Record<string, { readonly amount: string; readonly reset: string }>>;
}

/** Where the rule names no least amount. */
const SEED = usd('1,000');

/** The least reset of the first table that pays from the meter. */
function leastReset(game: Game, meter: string): string {
  const wager = game.wagers.find((each) => each.meter === meter);
  return dollarsOf(wager?.tables[0]?.leastReset ?? SEED);
}

const chooseTables = (game: Game): TableChoice => ({
  tables: Object.fromEntries(
    game.wagers.flatMap(({ id, tableBy, tables }) =>
      tableBy === 'licensee' ? [[id, tables[0]?.id as string]] : [],
    ),
  ),
  meters: Object.fromEntries(
    game.meters.map(({ name }) => {
      const reset = leastReset(game, name);
      return [name, { amount: reset, reset }];
    }),
  ),
});

interface Round {
  readonly player: readonly Card[];
  readonly dealer: readonly Card[];
}

function dealRound(game: Game, shoe: Shoe): Round {
  const [player, rest] = deal(shoe, game.playerCardCount);
  const [dealer] = deal(rest, game.dealerCardCount);
  return { player, dealer };
}

/** The dealer's cards that are face up while the player decides. */
const seenOf = (game: Game, { dealer }: Round): Card[] => dealer.slice(0, game.dealerUpCount);

const recordOf = (
  game: Game,
  { tables, meters }: TableChoice,
  { player, dealer }: Round,
  seat: { readonly wagers: Wagers; readonly folded: boolean },
): unknown => ({
  game: game.id,
  tables,
  meters,
  dealer: makeCards(dealer),
  seats: [{ seat: 1, cards: makeCards(player), ...seat }],
});

function helpOf(game: Game): string {
  const side = game.wagers.find(({ tableBy }) => tableBy === 'licensee');
  const names = game.wagers
    .filter(({ id, comesWith, equalsAnte }) => id !== 'play' && !comesWith && !equalsAnte)
    .map(({ id }) => id);
  return [
    `Wagers: ${names.join(', ')}.`,
    `Before the deal: wagers and amounts (ante 10 ${side?.id} 5), Enter for the same again, t for the`,
    'pay tables, q to leave. After it: fold, play AMOUNT, ? for the exact value of each choice, t, q.',
  ].join('\n');
}

/** One player's evening: who plays what, and how to talk to them. */
interface Evening {
  readonly game: Game;
  readonly lab: GameLab;
  readonly tables: TableChoice['tables'];
  say(line: string): void;
  /** The typed line; `q` at the end of the input. */
  ask(prompt: string): Promise<string>;
}

/** `houseway play GAME`. */
export async function play(name: string, source: RandomSource, terminal: Terminal): Promise<void> {
  const game = gameNamed(name);
  const lab = labOf(name);
  if (game === undefined || lab === undefined) {
    const message = `"${name}" is not a game; choose from: ${GAMES.map(({ id }) => id).join(', ')}`;
    throw new WrongInput('unknown-name', message, [{ path: 'GAME', message }]);
  }
  const { tables, meters } = chooseTables(game);
  const say = (line: string) => terminal.stdout.write(`${line}\n`);
  const lines = createInterface({ input: terminal.stdin })[Symbol.asyncIterator]();
  const ask = async (prompt: string): Promise<string> => {
    terminal.stdout.write(`${prompt} `);
    const line = await lines.next();
    return line.done ? 'q' : line.value.trim();
  };
  say(`${game.title} (${game.source})`);
  say(helpOf(game));
  await playRounds({ game, lab, tables, say, ask }, meters, source);
}

async function playRounds(
  evening: Evening,
  firstMeters: TableChoice['meters'],
  source: RandomSource,
): Promise<void> {
  const { game, tables, say } = evening;
  let meters = firstMeters;
  let wagers: Wagers = { ante: '10' };
  let bankroll = usd('1,000');
  for (;;) {
    const choice = { tables, meters };
    const next = await askWagers(evening, choice, { last: wagers, bankroll });
    if (next === null) break;
    wagers = next;
    const round = dealRound(game, shuffledShoe(STANDARD_DECK.cards, source));
    const settled = await askDecision(evening, choice, { round, wagers, bankroll });
    say(showSettled(game, settled));
    const [seat] = settled.seats;
    bankroll = add(bankroll, subtract(usd(seat?.returned ?? '0'), usd(seat?.staked ?? '0')));
    meters = metersAfter(meters, settled);
    if (settled.hasLeft) break;
    say(`You have ${showDollars(bankroll)}.\n`);
  }
  say(`You leave with ${showDollars(bankroll)}.`);
}

const metersAfter = (meters: TableChoice['meters'], settled: SettledRound): TableChoice['meters'] =>
  Object.fromEntries(
    Object.entries(meters).map(([id, meter]) => [
      id,
      { ...meter, amount: settled.meters[id]?.after ?? meter.amount },
    ]),
  );

/** The wagers of the next round, or null to leave; those that the rule refuses are asked again. */
async function askWagers(
  { game, say, ask }: Evening,
  choice: TableChoice,
  { last, bankroll }: { readonly last: Wagers; readonly bankroll: Cents },
): Promise<Wagers | null> {
  const again = Object.entries(last).map((each) => each.join(' '));
  for (;;) {
    const line = await ask(`Wagers [${again.join(' ')}]:`);
    if (line === 'q') return null;
    if (line === 't') {
      say(showTables(game));
      continue;
    }
    const wagers = line === '' ? last : readWagers(line);
    // Any cards serve: wagers are refused or not before a card is seen.
    const round = dealRound(game, orderedShoe(STANDARD_DECK.cards));
    const seat = { wagers: completed(game, wagers), folded: wagers['ante'] !== undefined };
    const tried = settleGame(recordOf(game, choice, round, seat));
    if (tried.ok) {
      if (stakedIn(tried.value) <= bankroll) return wagers;
      say(`  you have ${showDollars(bankroll)}`);
    } else tellProblems(tried.error, say);
  }
}

/** The one seat has no number worth naming. */
const tellProblems = (problems: readonly Problem[], say: Evening['say']): void => {
  for (const { path, message } of problems) say(`  ${path.replace('seats[0].', '')}: ${message}`);
};

const stakedIn = ({ seats }: SettledRound): Cents => usd(seats[0]?.staked ?? '0');

/** Asks until the round can be settled. */
async function askDecision(
  { game, lab, say, ask }: Evening,
  choice: TableChoice,
  {
    round,
    wagers,
    bankroll,
  }: { readonly round: Round; readonly wagers: Wagers; readonly bankroll: Cents },
): Promise<SettledRound & { readonly hasLeft?: true }> {
  const seen = seenOf(game, round);
  say(`Your cards: ${makeCards(round.player)} (${rankFourCard(round.player).name})`);
  if (seen.length > 0) say(`The dealer shows ${makeCards(seen)}.`);
  for (;;) {
    const typed = wagers['ante'] === undefined ? '' : await ask('fold, play AMOUNT, ?, t:');
    const decision = typed === 'f' ? 'fold' : typed.replace(/^(?=\d)/, 'play ');
    if (decision === '?') say(showDecisions(lab.decide(round.player, seen)));
    else if (decision === 't') say(showTables(game));
    else if (!/^(q|fold|play\s+\S+|)$/.test(decision))
      say('  fold, or play and an amount: play 10');
    else if (decision === 'q') {
      // A player who leaves in the middle of a round leaves the stakes behind.
      const left = settleGame(recordOf(game, choice, round, seatAfter(game, wagers, 'fold')));
      if (left.ok) return { ...left.value, hasLeft: true };
    } else {
      const settled = settleGame(recordOf(game, choice, round, seatAfter(game, wagers, decision)));
      if (!settled.ok) tellProblems(settled.error, say);
      else if (stakedIn(settled.value) <= bankroll) return settled.value;
      else say(`  you have ${showDollars(bankroll)}`);
    }
  }
}

function seatAfter(game: Game, wagers: Wagers, decision: string) {
  const amount = decision.match(/^play\s+(\S+)$/)?.[1];
  const play = amount === undefined ? {} : { play: amount };
  return { wagers: { ...completed(game, wagers), ...play }, folded: decision === 'fold' };
}

/** Wagers that have to equal the ante are put down with it. */
function completed(game: Game, wagers: Wagers): Wagers {
  const ante = wagers['ante'];
  if (ante === undefined) return wagers;
  const equal = game.wagers.filter(({ equalsAnte }) => equalsAnte).map(({ id }) => [id, ante]);
  return { ...Object.fromEntries(equal), ...wagers };
}

const readWagers = (line: string): Wagers => {
  const words = line.split(/\s+/);
  return Object.fromEntries(
    words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : [])),
  );
};

function showDecisions({ values, best }: DecisionOdds): string {
  const lines = values.map(({ decision, expectation }) => {
    const worth = makeDecimal(expectation, { digits: 6, rounding: 'half-even' });
    return `  ${decision.padEnd(9)}${worth.padStart(12)} antes${decision === best ? '  best' : ''}`;
  });
  return ['Average result', ...lines].join('\n');
}

const showTables = ({ wagers }: Game): string =>
  wagers
    .flatMap(({ name, tables }) =>
      tables
        .slice(0, 1)
        .map((table) =>
          [
            `${name} (${table.clause})`,
            ...table.rows.map(({ name: row, pays }) => `  ${row.padEnd(26)}${paysText(pays)}`),
          ].join('\n'),
        ),
    )
    .join('\n');

function showSettled(game: Game, { dealer, seats }: SettledRound): string {
  const [seat] = seats;
  const names = new Map(game.wagers.map(({ id, name }) => [id, name]));
  return [
    `Dealer: ${dealer.hand?.name ?? 'no hand'}${dealer.qualifies === false ? ', doesn’t qualify' : ''}`,
    ...Object.entries(seat?.wagers ?? {})
      // A bonus that comes with the ante is worth a word only when it pays.
      .filter(([, { staked, returned }]) => staked !== '0.00' || returned !== '0.00')
      .map(
        ([id, { staked, returned, result, because }]) =>
          `  ${(names.get(id) ?? id).padEnd(24)}${staked.padStart(9)} -> ${returned.padStart(9)}  ${result}, ${because}`,
      ),
  ].join('\n');
}
