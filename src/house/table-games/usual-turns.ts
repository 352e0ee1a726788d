// What the people at a table usually do next, from the box of cards to the discard rack, for floors that
// play by themselves. The procedure refuses what is out of order, so that nothing here decides anything.
import { type Card, makeCards, STANDARD_DECK } from '#cards';
import {
  type DeckStage,
  dealOrder,
  deckChangeDueAt,
  envyDue,
  isStubCountDue,
  procedureOf,
  type RoundSeat,
  type SettlementStep,
  seatToDecide,
  settlementSteps,
  type TableRound,
  type TableState,
} from '#games';
import type { AskedStep } from './steps.ts';

/** Cards as they will come out, and what the players do with them. */
export interface PlannedRound {
  readonly dealer: readonly Card[];
  readonly seats: readonly PlannedSeat[];
  /** The shoe reads each card as it gives it out; otherwise hands are keyed when they are turned up. */
  readonly isRead?: boolean;
}

export interface PlannedSeat {
  readonly seat: number;
  readonly wagers: Readonly<Record<string, string>>;
  readonly cards: readonly Card[];
  /** The play wager; none for a fold. */
  readonly play?: string;
  /** Told in place of cards, where the hand is not in question. */
  readonly result?: Extract<AskedStep, { type: 'turn-up-hand' }>['result'];
}

/** Steps of one badge, one after another. */
export interface Turn {
  readonly by: 'dealer' | 'floor' | 'manager';
  readonly steps: readonly AskedStep[];
}

const DECK = 'red';
const CUT_DEPTH = 20;

const dealer = (...steps: readonly AskedStep[]): Turn => ({ by: 'dealer', steps });
const manager = (...steps: readonly AskedStep[]): Turn => ({ by: 'manager', steps });
const floor = (...steps: readonly AskedStep[]): Turn => ({ by: 'floor', steps });

const cut = (deck: string): AskedStep => ({ type: 'cut-cards', deck, depth: CUT_DEPTH });

function shuffle(deck: string, shuffler: TableState['shuffler']): AskedStep {
  if (shuffler?.works !== true) return { type: 'shuffle-cards', deck, how: 'manual' };
  const counted = shuffler.counts ? { counted: STANDARD_DECK.cards.length } : {};
  return { type: 'shuffle-cards', deck, how: 'automated', ...counted };
}

/** From the box of cards to the shoe, each step with the stage of the deck that it follows. */
function preparing(
  deck: string,
  { shuffler, way }: TableState,
): readonly (readonly [DeckStage | undefined, Turn])[] {
  const place = { type: 'place-for-dealing', deck } as const;
  const isHeld = way === 'hand';
  return [
    [undefined, dealer({ type: 'receive-deck', deck, design: 'plain' })],
    ['received', dealer({ type: 'inspect-cards', deck, defects: false })],
    ['inspected', floor({ type: 'verify-inspection', deck })],
    ['verified', dealer({ type: 'spread-cards', deck })],
    ['spread', dealer({ type: 'show-to-player', deck })],
    ['viewed', dealer({ type: 'wash-cards', deck })],
    ['washed', dealer({ type: 'stack-cards', deck })],
    ['stacked', dealer(shuffle(deck, shuffler))],
    // What comes from the device is not cut.
    ['shuffled', shuffler?.works === true ? dealer() : dealer(cut(deck))],
    ['cut', dealer(isHeld ? { ...place, hand: 'left' } : place)],
  ];
}

/** What is left to do until the cards are in place; played cards are shuffled again. */
function prepared(state: TableState): readonly Turn[] {
  const [deck] = state.decks;
  if (deck?.stage === 'placed') return [];
  const steps = preparing(deck?.back ?? DECK, state);
  const at = steps.findIndex(([stage]) => stage === deck?.stage);
  const again = steps.findIndex(([stage]) => stage === 'stacked');
  return steps.slice(at < 0 ? again : at).map(([, turn]) => turn);
}

function startedRound(state: TableState, { seats }: PlannedRound, at: number): readonly Turn[] {
  const [deck] = state.decks;
  if (deck !== undefined && at >= deckChangeDueAt(state, deck)) {
    const because = 'it has served its hours';
    return [dealer({ type: 'remove-deck', deck: deck.back, because })];
  }
  const coming = seats.filter(({ seat }) => !state.seated.some((each) => each.seat === seat));
  return [
    dealer(...coming.map(({ seat }): AskedStep => ({ type: 'sit-down', seat }))),
    ...prepared(state),
    dealer(
      { type: 'start-round' },
      ...seats.map(({ seat, wagers }): AskedStep => ({ type: 'place-wagers', seat, wagers })),
      { type: 'announce-no-more-bets' },
    ),
  ];
}

/** After the call: the progressive system, the chips, the bonus draw, the cards. */
function dealt(state: TableState, round: TableRound, plan: PlannedRound): readonly Turn[] {
  const procedure = procedureOf(state);
  const steps: AskedStep[] = [];
  const offered = procedure.offered(state.setup);
  const isBet = (wager: string) => round.seats.some(({ wagers }) => wager in wagers);
  const hasLock = procedure.lockedWagers.some((wager) => offered.includes(wager));
  if (hasLock && !round.systemLocked) steps.push({ type: 'lock-side-wagers' });
  const chips = round.seats.flatMap(({ wagers }) =>
    procedure.sensorWagers.filter((wager) => wager in wagers),
  ).length;
  if (chips > 0 && !round.chipsCollected) steps.push({ type: 'collect-progressive-wagers', chips });
  const isDrawn = (round.magicCard ?? round.luckySeat) !== null;
  const draws = state.setup.draws ?? ['magicCard', 'luckyBonus'];
  if (procedure.drawnWagers.some(isBet) && draws.length > 0 && !isDrawn) {
    steps.push({ type: 'draw-bonus' });
  }
  steps.push(plan.isRead === true ? asRead(state, plan) : { type: 'deal-all' });
  return [dealer(...steps)];
}

/** Card by card, as the shoe gives them out. */
function asRead(state: TableState, { dealer: theirs, seats }: PlannedRound): AskedStep {
  const order = dealOrder(
    state.way,
    seats.map(({ seat }) => seat),
    procedureOf(state),
  );
  const { dealerUpCount } = procedureOf(state);
  // The card that is face up is the first of the record and the last of the deal.
  const ofDealer = [...theirs.slice(dealerUpCount), ...theirs.slice(0, dealerUpCount)];
  const given = new Map<string, number>();
  const cards = order.flatMap(({ to, count }) => {
    const hand = to === 'dealer' ? ofDealer : seats.find(({ seat }) => seat === to)?.cards;
    const from = given.get(`${to}`) ?? 0;
    given.set(`${to}`, from + count);
    return (hand ?? []).slice(from, from + count);
  });
  return { type: 'deal-all', cards: makeCards(cards) };
}

function afterDeal(state: TableState, round: TableRound, plan: PlannedRound): Turn {
  const { tableWager } = procedureOf(state);
  const isBet = round.seats.some(({ wagers }) => (tableWager?.wager ?? '') in wagers);
  const out = plan.dealer.length + plan.seats.flatMap(({ cards }) => cards).length;
  return dealer(
    ...(isBet && round.playerCount === undefined
      ? [{ type: 'read-player-count', players: round.seats.length } as const]
      : []),
    isStubCountDue(state)
      ? { type: 'count-stub', counted: STANDARD_DECK.cards.length - out }
      : { type: 'rack-stub' },
  );
}

function decisions(round: TableRound, { seats }: PlannedRound): Turn {
  const asked = [];
  for (let rest = round; ; ) {
    const next = seatToDecide(rest);
    if (next === undefined) break;
    asked.push(next.seat);
    rest = { ...rest, seats: rest.seats.filter(({ seat }) => seat !== next.seat) };
  }
  return dealer(
    ...asked.map((seat): AskedStep => {
      const amount = seats.find((each) => each.seat === seat)?.play;
      return amount === undefined ? { type: 'fold', seat } : { type: 'play', seat, amount };
    }),
  );
}

const hasForfeits = ({ seats }: TableRound): boolean =>
  seats.some(({ decision, wagers }) => decision === 'fold' && wagers['ante']?.at === 'layout');

function revealed(state: TableState, round: TableRound, plan: PlannedRound): Turn {
  const { dealerUpCount } = procedureOf(state);
  const ofDealer = [...plan.dealer.slice(dealerUpCount), ...plan.dealer.slice(0, dealerUpCount)];
  return dealer(
    ...(hasForfeits(round) ? [{ type: 'collect-forfeits' } as const] : []),
    plan.isRead === true
      ? { type: 'reveal-dealer-hand' }
      : { type: 'reveal-dealer-hand', cards: makeCards(ofDealer) },
  );
}

/** Hand by hand in the order of the settlement: its cards, what it wins, its chips. */
function settled(state: TableState, round: TableRound, plan: PlannedRound): readonly Turn[] {
  const turns: Turn[] = [];
  const shown = new Set<number>();
  for (const step of settlementSteps(round, procedureOf(state))) {
    const mine = round.seats.find(({ seat }) => seat === step.seat) as RoundSeat;
    const planned = plan.seats.find(({ seat }) => seat === step.seat) as PlannedSeat;
    const isFaceDown = mine.hand.at === 'player' || mine.hand.at === 'sensor';
    if (isFaceDown && !shown.has(step.seat)) {
      shown.add(step.seat);
      turns.push(dealer(turnUp(planned, plan)));
    }
    turns.push(...signed(state, { step, planned, plan }));
    turns.push(dealer({ type: 'settle-wagers', seat: step.seat, group: step.group }));
  }
  return turns;
}

function turnUp({ seat, cards, result }: PlannedSeat, { isRead }: PlannedRound): AskedStep {
  if (isRead === true) return { type: 'turn-up-hand', seat };
  if (result !== undefined) return { type: 'turn-up-hand', seat, result };
  return { type: 'turn-up-hand', seat, cards: makeCards(cards) };
}

/** Buttons and signatures of a hand that wins on a progressive or a bonus. */
function signed(
  state: TableState,
  {
    step: { seat, wagers },
    planned,
    plan,
  }: { step: SettlementStep; planned: PlannedSeat; plan: PlannedRound },
): readonly Turn[] {
  const own = planned.result === undefined ? planned.cards : null;
  return wagers.flatMap((wager): Turn[] => {
    const win = procedureOf(state).winOf(state.setup, wager, { own, dealer: plan.dealer });
    if (win === null) return [];
    const { row, hasButton, validation, paperwork } = win;
    const done = state.round?.wins.find((each) => each.seat === seat && each.wager === wager);
    const isPressed = (done?.button ?? null) !== null;
    const by = done?.validatedBy ?? null;
    const sign = { type: 'validate-win', seat, wager, lightOn: true } as const;
    return [
      ...(hasButton && !isPressed ? [dealer({ type: 'press-hand-button', seat, wager, row })] : []),
      ...(validation === null || by !== null ? [] : [floor(sign)]),
      // A part of a meter may need a second signature.
      ...(validation !== null && paperwork && by !== 'supervisor' ? [manager(sign)] : []),
    ];
  });
}

/** Steps of one badge in one command. */
function joined(turns: readonly Turn[]): readonly Turn[] {
  const all: { by: Turn['by']; steps: AskedStep[] }[] = [];
  for (const { by, steps } of turns) {
    const last = all.at(-1);
    if (last?.by === by) last.steps.push(...steps);
    else all.push({ by, steps: [...steps] });
  }
  return all;
}

function cleared(state: TableState, round: TableRound): Turn {
  return dealer(
    ...envyDue(state, procedureOf(state)).map(
      ({ seat }): AskedStep => ({ type: 'pay-envy', seat }),
    ),
    ...round.wins
      .filter(({ paperwork }) => paperwork === 'open')
      .map(({ seat, wager }): AskedStep => ({ type: 'complete-paperwork', seat, wager })),
    ...(round.systemLocked ? [{ type: 'reset-system' } as const] : []),
    { type: 'rack-cards' },
  );
}

/** What comes next, up to the point where the table has to be looked at again. */
export const usualTurns = (state: TableState, plan: PlannedRound, at: number): readonly Turn[] =>
  joined(nextTurns(state, plan, at)).filter(({ steps }) => steps.length > 0);

function nextTurns(state: TableState, plan: PlannedRound, at: number): readonly Turn[] {
  const { round } = state;
  switch (round?.phase) {
    case undefined:
    case 'complete':
    case 'void':
      return startedRound(state, plan, at);
    case 'betting':
      return [dealer({ type: 'announce-no-more-bets' })];
    case 'closed':
    case 'dealing':
      return dealt(state, round, plan);
    case 'dealt':
      return [afterDeal(state, round, plan)];
    case 'deciding':
      return [decisions(round, plan)];
    case 'decided':
      return [revealed(state, round, plan)];
    case 'settling':
      return settled(state, round, plan);
    case 'settled':
      return [cleared(state, round)];
  }
}
