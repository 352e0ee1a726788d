// What the dealer does next at a practice table, read off the state of the table: from the box of
// cards to the discard rack. Every step is one or more actions of the procedure, which refuses what
// is out of order, so that nothing here can settle a round in a way that the rules do not know.
import { type Card, leftIn, type Shoe } from '#cards';
import { below, type RandomSource } from '#chance';
import {
  BONUS_DRAWS,
  bonusDrawAction,
  type Delivery,
  dealOrder,
  deckChangeDueAt,
  envyDue,
  isStubCountDue,
  knownCards,
  type Procedure,
  procedureOf,
  type RoundSeat,
  readCards,
  type ShownMeter,
  seatToDecide,
  settlementSteps,
  shuffleAction,
  type TableAction,
  type TableDeck,
  type TableRound,
  type TableState,
} from '#games';
import { labOf } from '#lab';
import { dollarsOf, times, usd } from '#money';

/** What a step needs from outside: chance, the clock, what the meters show. */
export interface Means {
  readonly source: RandomSource;
  readonly at: number;
  readonly meters: Readonly<Record<string, ShownMeter>>;
  /** What the players who are not ours wager. */
  readonly others: readonly TableAction[];
}

export interface DealerStep {
  /** The step's name among the texts. */
  readonly says:
    | TableAction['type']
    | 'deal-turn'
    | 'deal-up-card'
    | 'other-folds'
    | 'other-plays'
    | 'other-decides';
  readonly words: Readonly<Record<string, string | number>>;
  readonly clause: string;
  actions(means: Means): readonly TableAction[];
}

type Words = DealerStep['words'];

const step = (
  says: DealerStep['says'],
  clause: string,
  actions: DealerStep['actions'],
  words: Words = {},
): DealerStep => ({ says, clause, actions, words });

/** A step that is one action without anything from outside. */
const plain = (action: TableAction, clause: string, words: Words = {}): DealerStep =>
  step(action.type, clause, () => [action], words);

const DECK = 'red';
const CUT_LEAST = 10;
const CUT_CHOICES = 32;

const placing = (named: { readonly deck: string }, cite: Procedure['cite']): DealerStep =>
  step('place-for-dealing', cite('s.7(a)'), ({ at }) => [
    { type: 'place-for-dealing', ...named, at },
  ]);

/** From the box to the shoe. */
function preparing(deck: TableDeck | undefined, procedure: Procedure): DealerStep {
  const named = { deck: deck?.back ?? DECK };
  const cite = procedure.cite;
  switch (deck?.stage) {
    case undefined:
      return step('receive-deck', cite('s.3(a)'), ({ at }) => [
        { type: 'receive-deck', ...named, design: 'plain', at },
      ]);
    case 'received':
      return plain({ type: 'inspect-cards', ...named, defects: false }, cite('s.3(a)'));
    case 'inspected':
      return plain({ type: 'verify-inspection', ...named, by: 'floorperson' }, cite('s.3(a)'));
    case 'verified':
      return plain({ type: 'spread-cards', ...named }, cite('s.3(b)'));
    case 'spread':
      return plain({ type: 'show-to-player', ...named }, cite('s.3(b)'));
    case 'viewed':
      return plain({ type: 'wash-cards', ...named }, cite('s.3(c)'));
    case 'washed':
      return plain({ type: 'stack-cards', ...named }, cite('s.3(c)'));
    case 'shuffled':
      // s.4(d): what a device has shuffled is dealt without a cut.
      if (deck?.shuffle?.how === 'automated') return placing(named, cite);
      return step('cut-cards', cite('s.4(d)'), ({ source }) => [
        { type: 'cut-cards', ...named, depth: CUT_LEAST + below(source, CUT_CHOICES) },
      ]);
    case 'cut':
      return placing(named, cite);
    default:
      return step('shuffle-cards', cite('s.4(a)'), ({ source }) => [
        shuffleAction(named.deck, { how: 'manual' }, source),
      ]);
  }
}

function betweenRounds(table: TableState, procedure: Procedure, at: number): DealerStep {
  const [deck] = table.decks;
  if (deck !== undefined && at >= deckChangeDueAt(table, deck)) {
    const because = 'it has served its hours';
    return plain({ type: 'remove-deck', deck: deck.back, because }, procedure.cite('s.2(c)'));
  }
  if (deck?.stage !== 'placed') return preparing(deck, procedure);
  return step('start-round', procedure.clauses.wagers, ({ meters, others }) => [
    { type: 'start-round', meters },
    ...others,
  ]);
}

/** After the call and before the first card. */
function closing(table: TableState, round: TableRound, procedure: Procedure): DealerStep {
  const { announce, collect } = procedure.dealingClauses(table.way);
  const offered = procedure.offered(table.setup);
  const onSensors = round.seats.flatMap(({ seat, wagers }) =>
    procedure.sensorWagers.filter((wager) => wager in wagers).map((wager) => ({ seat, wager })),
  );
  const hasLock = procedure.lockedWagers.some((wager) => offered.includes(wager));
  if (hasLock && !round.systemLocked) {
    return plain({ type: 'lock-side-wagers', accepted: onSensors }, announce);
  }
  if (onSensors.length > 0 && !round.chipsCollected) {
    const chips = onSensors.length;
    return plain({ type: 'collect-progressive-wagers', chips }, collect, { count: chips });
  }
  const { draws = BONUS_DRAWS } = table.setup;
  const isBet = round.seats.some(({ wagers }) =>
    procedure.drawnWagers.some((wager) => wager in wagers),
  );
  if (isBet && draws.length > 0 && (round.magicCard ?? round.luckySeat) === null) {
    return step('draw-bonus', procedure.cite('s.11(f)(3)'), ({ source }) => [
      bonusDrawAction(table, source),
    ]);
  }
  return dealing(table, round, procedure);
}

/** One turn around the table, or the dealer's card face up. */
function dealing(table: TableState, round: TableRound, procedure: Procedure): DealerStep {
  const { deal } = procedure.dealingClauses(table.way);
  const seats = round.seats.map(({ seat }) => seat);
  const order = dealOrder(table.way, seats, procedure).slice(round.delivered);
  const [{ face }] = order as [Delivery];
  const count = face === 'up' ? 1 : seats.length + 1;
  const turn = Math.floor(round.delivered / (seats.length + 1)) + 1;
  return step(
    face === 'up' ? 'deal-up-card' : 'deal-turn',
    deal,
    () => Array.from({ length: count }, () => ({ type: 'deal-next' as const })),
    { turn },
  );
}

function afterDeal(table: TableState, round: TableRound, procedure: Procedure): DealerStep {
  const { stub, count } = procedure.dealingClauses(table.way);
  const { tableWager } = procedure;
  const isCounted =
    tableWager !== null && round.seats.some(({ wagers }) => tableWager.wager in wagers);
  if (isCounted && round.playerCount === undefined) {
    const players = round.seats.length;
    const { clauses } = tableWager;
    return plain({ type: 'read-player-count', players }, clauses.count, { count: players });
  }
  if (!isStubCountDue(table)) return plain({ type: 'rack-stub' }, stub);
  const counted = leftIn(round.shoe as Shoe);
  return plain({ type: 'count-stub', counted }, count, { count: counted });
}

/** The dealer's cards that the players see while they decide. */
export const cardsSeen = (round: TableRound, { dealerUpCount }: Procedure): readonly Card[] =>
  dealerUpCount === 0 ? [] : knownCards(round.dealer.cards).slice(-dealerUpCount);

/** Another player decides as best play would. */
function othersDecision(round: TableRound, asked: RoundSeat, procedure: Procedure): DealerStep {
  const { seat, hand, wagers } = asked;
  return step(
    'other-decides',
    procedure.clauses.turn,
    () => {
      const best = labOf(procedure.game)?.decide(
        knownCards(hand.cards),
        cardsSeen(round, procedure),
      ).best;
      if (best === 'fold' || best === undefined) return [{ type: 'fold', seat }];
      const ante = usd(wagers['ante']?.amount as string);
      const amount = dollarsOf(best === 'play-3x' ? times(ante, 3n) : ante);
      return [{ type: 'play', seat, amount }];
    },
    { seat },
  );
}

const hasForfeits = ({ seats }: TableRound): boolean =>
  seats.some(({ decision, wagers }) => decision === 'fold' && wagers['ante']?.at === 'layout');

/** The next thing at the seat that is settled next: its cards, a prize, its chips. */
function settling(table: TableState, round: TableRound, procedure: Procedure): DealerStep {
  const [next] = settlementSteps(round, procedure) as [ReturnType<typeof settlementSteps>[0]];
  const { seat, group, clause, wagers } = next;
  const mine = round.seats.find((each) => each.seat === seat) as RoundSeat;
  const { clauses } = procedure;
  if (mine.hand.at === 'player' || mine.hand.at === 'sensor') {
    return plain({ type: 'turn-up-hand', seat }, clauses.turnUp, { seat });
  }
  for (const wager of wagers) {
    const cards = { own: readCards(mine.hand.cards), dealer: readCards(round.dealer.cards) };
    const win = procedure.winOf(table.setup, wager, cards);
    if (win === null) continue;
    const done = round.wins.find((each) => each.seat === seat && each.wager === wager);
    const { row } = win;
    if (win.hasButton && (done?.button ?? null) === null) {
      const press = { type: 'press-hand-button', seat, wager, row } as const;
      return plain(press, clauses.button, { seat, row });
    }
    if (win.validation !== null && (done?.validatedBy ?? null) === null) {
      const validate = { seat, wager, by: 'floorperson', lightOn: true } as const;
      return plain({ type: 'validate-win', ...validate }, win.validation, { seat, row });
    }
  }
  return plain({ type: 'settle-wagers', seat, group }, clause, { seat, group });
}

function ending(table: TableState, round: TableRound, procedure: Procedure): DealerStep {
  const { clauses } = procedure;
  const [envy] = envyDue(table, procedure);
  if (envy !== undefined) {
    const { seat } = envy;
    return plain({ type: 'pay-envy', seat }, clauses.envy, { seat });
  }
  const open = round.wins.find(({ paperwork }) => paperwork === 'open');
  if (open !== undefined) {
    const { seat, wager } = open;
    return plain({ type: 'complete-paperwork', seat, wager }, clauses.paperwork, { seat });
  }
  if (round.systemLocked) return plain({ type: 'reset-system' }, clauses.reset);
  return plain({ type: 'rack-cards' }, clauses.rack);
}

/** What comes next at the table, or null while one of our own seats has to decide. */
export function nextStep(table: TableState, own: readonly number[], at: number): DealerStep | null {
  const procedure = procedureOf(table);
  const { round } = table;
  switch (round?.phase) {
    case undefined:
    case 'complete':
    case 'void':
      return betweenRounds(table, procedure, at);
    case 'betting':
      return step(
        'announce-no-more-bets',
        procedure.dealingClauses(table.way).announce,
        (means) => [{ type: 'announce-no-more-bets', at: means.at }],
      );
    case 'closed':
      return closing(table, round, procedure);
    case 'dealing':
      return dealing(table, round, procedure);
    case 'dealt':
      return afterDeal(table, round, procedure);
    case 'deciding': {
      const asked = seatToDecide(round) as RoundSeat;
      return own.includes(asked.seat) ? null : othersDecision(round, asked, procedure);
    }
    case 'decided':
      return hasForfeits(round)
        ? plain({ type: 'collect-forfeits' }, procedure.clauses.forfeits)
        : plain({ type: 'reveal-dealer-hand' }, procedure.clauses.reveal);
    case 'settling':
      return settling(table, round, procedure);
    case 'settled':
      return ending(table, round, procedure);
  }
}
