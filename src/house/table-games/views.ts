// What a keypad and the floor see of a game: the table as the procedure has it, and what to take and to
// pay in the order of the settlement.
import { z } from 'zod';
import { makeCard, makeCards, STANDARD_DECK } from '#cards';
import {
  act,
  BONUS_DRAWS,
  type Dealt,
  deckChangeDueAt,
  envyDue,
  procedureOf,
  type RecordedRound,
  readCards,
  roundRecordOf,
  type SettledRound,
  type SettledSeat,
  type SettledWager,
  seatToDecide,
  settleGame,
  settlementSteps,
  type TableAction,
  type TableRound,
  type TableSetup,
  type TableState,
} from '#games';
import { accounts } from '#ledger';
import { type Cents, centsOf, dollarsOf, max, subtract, ZERO } from '#money';
import { given } from '#result';
import { type Fund, knownFund, titleOf } from '../funds/funds.ts';
import { refuse } from '../kit/ask.ts';
import { topic } from '../kit/topic.ts';
import { listOf, outlined, view } from '../kit/view.ts';
import type { House } from '../state.ts';
import { utcOf } from '../words/days.ts';
import { name } from '../words/scalars.ts';
import { shownMeters } from './asked-steps.ts';
import { gameAt } from './deal.ts';
import { patronAt } from './settle.ts';
import { signedKey, type TableGame } from './state.ts';

const hand = z.object({
  cards: z.string().exactOptional().describe('As far as all of them were read.'),
  count: z.int(),
  at: z.string(),
});

const seatLine = z.object({
  seat: z.int(),
  player: z.string(),
  patron: z.string().exactOptional(),
  wagers: listOf(z.object({ wager: z.string(), amount: z.string(), at: z.string() })),
  hand,
  decision: z.string().exactOptional(),
  result: z.string().exactOptional(),
});

const wagerLine = z.object({
  wager: z.string(),
  staked: z.string(),
  result: z.enum(['win', 'lose', 'push']),
  because: z.string(),
  pays: z.string().exactOptional().describe('The odds as the rules have them.'),
  parts: listOf(
    z.object({ pays: z.string(), amount: z.string(), because: z.string() }),
  ).exactOptional(),
  take: z.string().describe('Chips to take off the layout.'),
  pay: z.string().describe('Chips to pay from the tray.'),
  toAccount: z.string().exactOptional().describe('What goes to the player’s account.'),
  fromMeter: z.string().exactOptional().describe('What becomes a claim on a meter.'),
});

const gameAnswer = z
  .object({
    table: z.string(),
    offering: z.string(),
    title: z.string(),
    game: z.string(),
    setup: outlined<TableSetup>(z.looseObject({ game: z.string() })),
    state: outlined<TableState>(z.looseObject({ way: z.string() })).describe(
      'The table as the procedure has it; a card that no one has read is null.',
    ),
    way: z.string(),
    seated: listOf(z.object({ seat: z.int(), player: z.string() })),
    decks: listOf(z.object({ back: z.string(), stage: z.string(), changeDueAt: z.string() })),
    phase: z.string().describe('Of the round; `none` before the first.'),
    round: z.int().exactOptional().describe('The number of the round, once a card is out.'),
    turn: z.int().exactOptional().describe('The seat that is asked to fold or play.'),
    seats: listOf(seatLine),
    dealer: hand.extend({ best: z.string().exactOptional() }),
    meters: outlined<TableRound['meters']>(z.record(z.string(), z.unknown())),
    magicCard: z.string().exactOptional(),
    luckySeat: z.union([z.int(), z.literal('dealer')]).exactOptional(),
    settlement: listOf(
      z.object({
        seat: z.int(),
        group: z.string(),
        clause: z.string(),
        wagers: listOf(z.string()),
        lines: listOf(wagerLine).describe('Empty until the hand was turned up.'),
      }),
    ).describe('What is still to be settled, in order.'),
    envy: listOf(
      z.object({
        seat: z.int(),
        wager: z.string(),
        fromSeat: z.int(),
        amount: z.string(),
        because: z.string(),
      }),
    ),
    wins: listOf(
      z.object({
        seat: z.int(),
        wager: z.string(),
        row: z.string(),
        button: z.string().exactOptional().describe('The hand button that is lit.'),
        needsButton: z.boolean(),
        validation: z
          .string()
          .exactOptional()
          .describe('The clause under which a floorperson signs.'),
        signedBy: listOf(z.string()),
        paperwork: z.enum(['none', 'open', 'complete', 'backed-out']),
      }),
    ).describe('Hands that progressive and bonus wagers win by.'),
    void: z.object({ because: z.string(), remedy: z.string() }).exactOptional(),
    irregularities: listOf(z.string()),
    next: listOf(z.string()).describe('Steps that the procedure takes now, among the usual ones.'),
    lastRound: z.int().exactOptional(),
  })
  .meta({ id: 'TableGame' });
type GameAnswer = z.output<typeof gameAnswer>;

const handOf = (cards: readonly Dealt[], at: string) => {
  const read = readCards(cards);
  return given({
    cards: read === null || read.length === 0 ? undefined : makeCards(read),
    count: cards.length,
    at,
  });
};

const seatsOf = (house: House, { seats }: TableRound): GameAnswer['seats'] =>
  seats.map(({ seat, player, wagers, hand: held, decision, result }) =>
    given({
      seat,
      player,
      ...patronAt(house, { seats }, seat),
      wagers: Object.entries(wagers).map(([wager, { amount, at }]) => ({ wager, amount, at })),
      hand: handOf(held.cards, held.at),
      decision: decision ?? undefined,
      result: result ?? undefined,
    }),
  );

/** Whether all that decides a seat is known. */
const isKnown = ({ cards, result, folded }: RecordedRound['seats'][number]): boolean =>
  cards !== undefined || result !== undefined || folded === true;

/** The settlement as far as hands are known: the others have shown nothing yet. */
function previewOf(game: TableGame, meters: TableRound['meters']): SettledRound | undefined {
  const { phase } = game.state.round ?? {};
  if (phase !== 'settling' && phase !== 'settled') return undefined;
  const record = roundRecordOf(game.state);
  if (record === null) return undefined;
  const seats = record.seats.map((each) => {
    if (isKnown(each)) return each;
    const { play: _, ...wagers } = each.wagers;
    return { seat: each.seat, wagers, folded: true as const };
  });
  const shown = Object.keys(record.meters).map((meter) => [meter, meters[meter]]);
  const settled = settleGame({ ...record, seats, meters: Object.fromEntries(shown) });
  return settled.ok ? settled.value : undefined;
}

const above = (amount: Cents): Cents => max(amount, ZERO);

/** What the dealer does with one wager. */
function lineOf(
  wager: string,
  settled: SettledWager,
  { isInTray, isDrawn }: { readonly isInTray: boolean; readonly isDrawn: boolean },
): GameAnswer['settlement'][number]['lines'][number] {
  const { staked, returned, fromMeter, result, because, pays, parts } = settled;
  const chips = subtract(centsOf(returned), centsOf(fromMeter ?? '0.00'));
  const stake = isInTray ? ZERO : centsOf(staked);
  const [take, pay] = isDrawn
    ? [stake, ZERO]
    : [above(subtract(stake, chips)), above(subtract(chips, stake))];
  return given({
    wager,
    staked,
    result,
    because,
    pays,
    parts,
    take: dollarsOf(take),
    pay: dollarsOf(pay),
    toAccount: isDrawn && chips > ZERO ? dollarsOf(chips) : undefined,
    fromMeter,
  });
}

/** A wager and what comes with it: the automatic bonus of an ante. */
function linesOf(
  { state }: TableGame,
  seat: SettledSeat,
  wagers: readonly string[],
): GameAnswer['settlement'][number]['lines'] {
  const procedure = procedureOf(state);
  const placed = state.round?.seats.find((each) => each.seat === seat.seat)?.wagers ?? {};
  const along = Object.keys(seat.wagers).filter(
    (wager) => !(wager in placed) && wagers.includes('ante'),
  );
  return [...wagers, ...along].flatMap((wager) => {
    const settled = seat.wagers[wager];
    if (settled === undefined) return [];
    const isInTray = placed[wager]?.at === 'tray';
    return [lineOf(wager, settled, { isInTray, isDrawn: procedure.drawnWagers.includes(wager) })];
  });
}

function settlementOf(
  game: TableGame,
  preview: SettledRound | undefined,
): GameAnswer['settlement'] {
  const procedure = procedureOf(game.state);
  const { round } = game.state;
  if (round === null || preview === undefined) return [];
  const record = roundRecordOf(game.state);
  const isAll = record?.seats.every(isKnown) === true;
  return settlementSteps(round, procedure).map((step) => {
    const isLast = procedure.lastGroups.some(({ group }) => group === step.group);
    const mine = record?.seats.find(({ seat }) => seat === step.seat);
    const isThere = mine !== undefined && isKnown(mine) && (!isLast || isAll);
    const seat = preview.seats.find((each) => each.seat === step.seat);
    return { ...step, lines: isThere && seat ? linesOf(game, seat, step.wagers) : [] };
  });
}

function envyOf(game: TableGame, preview: SettledRound | undefined): GameAnswer['envy'] {
  if (roundRecordOf(game.state)?.seats.every(isKnown) !== true) return [];
  const { envyPaid } = game.state.round as TableRound;
  return [...(preview?.seats ?? [])]
    .filter(({ seat }) => envyPaid?.includes(seat) !== true)
    .sort((one, other) => other.seat - one.seat)
    .flatMap(({ seat, envy }) => envy.map((each) => ({ seat, ...each })));
}

function winsOf({ state, badges }: TableGame): GameAnswer['wins'] {
  const procedure = procedureOf(state);
  const { round, setup } = state;
  if (round === null || (round.phase !== 'settling' && round.phase !== 'settled')) return [];
  return round.seats.flatMap(({ seat, wagers, hand: held }) =>
    Object.keys(wagers).flatMap((wager) => {
      const hands = { own: readCards(held.cards), dealer: readCards(round.dealer.cards) };
      const isShown = held.at === 'layout' || held.at === 'rack';
      const win = isShown ? procedure.winOf(setup, wager, hands) : null;
      if (win === null) return [];
      const steps = round.wins.find((each) => each.seat === seat && each.wager === wager);
      return [
        given({
          seat,
          wager,
          row: win.row,
          button: steps?.button ?? undefined,
          needsButton: win.hasButton,
          validation: win.validation ?? undefined,
          signedBy: badges.signed[signedKey({ seat, wager })] ?? [],
          paperwork: steps?.paperwork ?? 'none',
        }),
      ];
    }),
  );
}

/** The usual steps, as far as they can be tried without knowing what the dealer will say. */
function usualSteps(state: TableState, meters: TableRound['meters']): readonly TableAction[] {
  const { round, setup } = state;
  const { draws = BONUS_DRAWS } = setup;
  const [magicCard] = STANDARD_DECK.cards;
  const steps: TableAction[] = [
    { type: 'start-round', meters },
    { type: 'announce-no-more-bets', at: 0 },
    { type: 'lock-side-wagers', accepted: [] },
    { type: 'collect-progressive-wagers', chips: round?.accepted?.length ?? 0 },
    given({
      type: 'draw-bonus',
      magicCard: draws.includes('magicCard') ? magicCard : undefined,
      luckySeat: draws.includes('luckyBonus') ? ('dealer' as const) : undefined,
    }),
    { type: 'deal-next' },
    { type: 'deal-all' },
    { type: 'rack-stub' },
    { type: 'collect-forfeits' },
    { type: 'reveal-dealer-hand' },
    { type: 'reset-system' },
    { type: 'rack-cards' },
  ];
  if (round === null) return steps;
  const asked = seatToDecide(round)?.seat;
  if (asked !== undefined) steps.push({ type: 'fold', seat: asked });
  const procedure = procedureOf(state);
  const [turn] = round.phase === 'settling' ? settlementSteps(round, procedure) : [];
  for (const { seat } of envyDue(state, procedure)) steps.push({ type: 'pay-envy', seat });
  if (turn !== undefined) {
    const { seat, group } = turn;
    steps.push({ type: 'turn-up-hand', seat }, { type: 'settle-wagers', seat, group });
  }
  return steps;
}

/** What is refused only because the dealer has not said enough yet. */
const ASKS_MORE = ['cards-not-read', 'result-missing', 'hand-not-chosen', 'chips-do-not-match'];

function nextOf(state: TableState, meters: TableRound['meters']): readonly string[] {
  const phase = state.round?.phase;
  const tried = usualSteps(state, meters).filter((step) => {
    const acted = act(state, step);
    return acted.ok || ASKS_MORE.includes(acted.refusal.code);
  });
  return [
    ...(phase === 'betting' ? ['place-wagers'] : []),
    ...tried.map(({ type }) => type),
    ...(tried.some(({ type }) => type === 'fold') ? ['play'] : []),
    ...(phase === 'dealt' ? ['count-stub'] : []),
  ];
}

const EMPTY_HAND = { count: 0, at: 'player' };

/** The round as a keypad shows it. */
function roundFacts(house: House, game: TableGame, fund: Fund) {
  const { round } = game.state;
  const now = shownMeters(house, fund, game.state.setup);
  if (round === null) {
    return { phase: 'none', seats: [], dealer: EMPTY_HAND, meters: now, irregularities: [] };
  }
  const { phase, dealer, magicCard, luckySeat } = round;
  const won = game.won.map(({ meter }) => [meter, round.meters[meter]] as const);
  return given({
    phase,
    round: game.round,
    turn: seatToDecide(round)?.seat,
    seats: seatsOf(house, round),
    dealer: {
      ...handOf(dealer.cards, dealer.at),
      ...given({ best: dealer.best === null ? undefined : makeCards(dealer.best) }),
    },
    // What the round has won from stays as it was at the first turn.
    meters: { ...now, ...Object.fromEntries(won) } as TableRound['meters'],
    magicCard: magicCard === null ? undefined : makeCard(magicCard),
    luckySeat: luckySeat ?? undefined,
    void: round.void ?? undefined,
    irregularities: round.irregularities.map(({ kind }) => kind),
  });
}

function gameFacts(house: House, table: string, fund: Fund): GameAnswer {
  const game = gameAt(house, table);
  const { state, offering } = game;
  const facts = roundFacts(house, game, fund);
  const preview = previewOf(game, facts.meters);
  return {
    table,
    offering,
    title: titleOf(fund),
    game: state.setup.game,
    setup: state.setup,
    state,
    way: state.way,
    seated: state.seated.map(({ seat, player }) => ({ seat, player })),
    decks: state.decks.map((deck) => ({
      back: deck.back,
      stage: deck.stage,
      changeDueAt: utcOf(deckChangeDueAt(state, deck)),
    })),
    ...facts,
    settlement: settlementOf(game, preview),
    envy: envyOf(game, preview),
    wins: winsOf(game),
    next: nextOf(state, facts.meters),
    ...given({ lastRound: house.tableRounds.get(table)?.at(-1)?.round }),
  };
}

const pastAnswer = z
  .object({
    table: z.string(),
    round: z.int(),
    at: z.string(),
    record: outlined<RecordedRound>(z.looseObject({ game: z.string() }))
      .exactOptional()
      .describe('As `settle` reads it.'),
    settled: outlined<SettledRound>(z.looseObject({ game: z.string() }))
      .exactOptional()
      .describe('What `settle` answers.'),
    void: z.object({ because: z.string(), remedy: z.string() }).exactOptional(),
    before: outlined<readonly RecordedRound[]>(
      z.array(z.looseObject({ game: z.string() })),
    ).describe('The record as it was before each correction.'),
    credited: listOf(
      z.object({
        seat: z.int(),
        account: z.string(),
        patron: z.string().exactOptional(),
        amount: z.string(),
      }),
    ),
  })
  .meta({ id: 'TableRound' });

function pastRound(house: House, table: string, number: string): z.output<typeof pastAnswer> {
  const found = house.tableRounds.get(table)?.find(({ round }) => `${round}` === number);
  if (found === undefined) return refuse('unknown-round', `${table}, round ${number}`);
  const settled = found.record === undefined ? undefined : settleGame(found.record);
  const { players: _, won: __, ...facts } = found;
  return { table, ...facts, ...given({ settled: settled?.ok ? settled.value : undefined }) };
}

const accountAnswer = z
  .object({ account: z.string(), patron: z.string().exactOptional(), balance: z.string() })
  .meta({ id: 'GameAccount' });

/** Accounts of players that hold something. */
const accountFacts = ({ book, patrons }: House): readonly z.output<typeof accountAnswer>[] =>
  [...book].flatMap(([account, net]) => {
    const player = accounts.playerOf(account);
    if (player === undefined || net === ZERO) return [];
    const patron = patrons.has(player) ? player : undefined;
    return [given({ account: player, patron, balance: dollarsOf(net) })];
  });

export const TABLE_GAME_VIEWS = [
  view({
    path: '/game-accounts',
    sees: 'claims',
    tag: 'views',
    says: 'Accounts of players that wins of table games were credited to.',
    of: {},
    answer: listOf(accountAnswer),
    see: ({ house }) => accountFacts(house),
  }),
  view({
    path: '/tables/:table/game',
    sees: 'tables',
    forDevices: true,
    tag: 'views',
    says: 'A table game as it is dealt: cards, wagers, whose turn it is, what to take and to pay.',
    of: { table: name },
    answer: gameAnswer,
    see: ({ house, rulebook }, { table }) =>
      gameFacts(house, table, knownFund(house, gameAt(house, table).offering, rulebook)),
  }),
  view({
    path: '/tables/:table/game/rounds/:round',
    sees: 'tables',
    tag: 'views',
    says: 'A round that is over: its record and what the rules say of it.',
    of: { table: name, round: name },
    answer: pastAnswer,
    see: ({ house }, { table, round }) => pastRound(house, table, round),
  }),
] as const;

/** No names: devices listen, too. */
function gameItems({ tableGames }: House) {
  return new Map(
    [...tableGames].map(([table, { state, offering, round: number }]) => {
      const { round } = state;
      const seats = (round?.seats ?? []).map(({ player: _, hand: held, wagers, ...facts }) => ({
        ...facts,
        wagers,
        hand: handOf(held.cards, held.at),
      }));
      const item = {
        offering,
        phase: round?.phase ?? 'none',
        ...given({ round: number }),
        seated: state.seated.map(({ seat }) => seat),
        decks: state.decks.map(({ back, stage }) => `${back} ${stage}`),
        seats,
        dealer: round === null ? EMPTY_HAND : handOf(round.dealer.cards, round.dealer.at),
        wins: round?.wins ?? [],
      };
      return [table, item] as const;
    }),
  );
}

export const TABLE_GAME_TOPICS = [
  topic({
    name: 'table-games',
    sees: 'tables',
    changedBy: [
      'game-opened',
      'game-changed',
      'game-closed',
      'steps-dealt',
      'round-settled',
      'round-voided',
    ],
    itemsOf: gameItems,
  }),
] as const;
