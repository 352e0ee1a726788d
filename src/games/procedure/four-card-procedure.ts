// Four Card Poker as South Dakota plays it (ARSD 20:18:16:15.10): clauses are its subdivisions. The
// text has nothing on inspection, shuffle, cut and stub; there the house follows Massachusetts.
import type { Card } from '#cards';
import { centsOf, countOf, times } from '#money';
import { FOUR_CARD_POKER_FACTS } from '../four-card-poker-facts.ts';
import { ACES_UP, PROGRESSIVE } from '../four-card-poker-tables.ts';
import type { PayTable } from '../pay-table.ts';
import type { DealingClauses, Procedure, Wagers, WatchedRule, Win } from './procedure.ts';
import { refuse, type StepRefused } from './refusals.ts';
import type { RoundSeat, TableSetup } from './table-state.ts';
import { isPaidFromMeter, rowOfCards } from './winning-rows.ts';

const PROGRESSIVE_TABLES: readonly PayTable[] = Object.values(PROGRESSIVE);
const CENTS_IN_DOLLAR = 100n;

const cite = (section: string): string => `house procedure after Massachusetts ${section}`;

const DEALING_CLAUSES: DealingClauses = {
  announce: '(4)',
  collect: '(4)',
  deal: '(5)',
  stub: cite('s.7(e)'),
  count: cite('s.7(f)'),
  miscount: cite('s.7(h)'),
};

function checkWagers(setup: TableSetup, wagers: Wagers): StepRefused | null {
  const { ante, acesUp, progressive } = wagers;
  const mayStandAlone = setup.progressiveRequiresBaseWager !== true && progressive !== undefined;
  if (ante === undefined && acesUp === undefined && !mayStandAlone) {
    const message = 'An ante or an Aces Up wager has to be made first.';
    return refuse('ante-missing', message, '(3)', 'wagers.ante');
  }
  if (progressive !== undefined && countOf(centsOf(progressive)) % CENTS_IN_DOLLAR !== 0n) {
    const message = 'A progressive wager is in whole dollars.';
    return refuse('wager-amount-wrong', message, '(16)', 'wagers.progressive');
  }
  return null;
}

function checkPlay({ wagers }: RoundSeat, amount: string): StepRefused | null {
  const ante = centsOf(wagers['ante']?.amount as string);
  const wagered = centsOf(amount);
  if (wagered >= ante && wagered <= times(ante, 3n)) return null;
  const message = 'The play wager is one to three times the ante.';
  return refuse('play-amount-wrong', message, '(6)', 'amount');
}

/** The cards of a folded hand stay where they are still needed: at the sensor for a progressive
 * wager, at the position for Aces Up, which a fold does not lose. */
function foldedHandGoes({ wagers }: RoundSeat): 'rack' | 'sensor' | 'player' {
  if ('progressive' in wagers) return 'sensor';
  return 'acesUp' in wagers ? 'player' : 'rack';
}

function winOf(
  setup: TableSetup,
  wager: string,
  { own }: { own: readonly Card[] | null },
): Win | null {
  if (wager !== 'progressive' || own === null) return null;
  const table = PROGRESSIVE_TABLES.find(({ id }) => id === setup.tables['progressive']);
  const met = table && rowOfCards(table, own);
  if (met === undefined) return null;
  return {
    row: met.row,
    hasButton: true,
    validation: '(16)(a)iv',
    paperwork: true,
    bringsEnvy: met.envy !== undefined,
    paidBy: isPaidFromMeter(met) ? 'meter' : 'tray',
  };
}

/** No device at the table reports where hands and cards are. */
const WATCHED: readonly WatchedRule[] = [
  {
    clause: '(8)',
    says: 'Set your hand from high to low, call out the best four, and leave the other two with it.',
    phases: ['decided'],
  },
  {
    clause: '(9)',
    says: 'Bring the hand into the work area, between your hand and the Aces Up wager, then turn it up.',
    phases: ['settling'],
  },
];

export const FOUR_CARD_PROCEDURE: Procedure = {
  game: 'four-card-poker',
  seatMax: 9,
  decksMax: 1,
  dealerUpCount: 1,
  clauses: {
    decks: '(1)',
    instrument: cite('s.6(a)'),
    seated: cite('s.6(b)'),
    onePosition: '(3)(e)',
    wagers: '(3)',
    closed: '(4)',
    meters: '(16)',
    turn: '(6)',
    forfeits: '(7)',
    reveal: '(8)',
    turnUp: '(9)',
    button: '(16)(a)iii',
    light: '(4)',
    paperwork: '(16)(a)viii',
    envy: '(16)(b)iii',
    envyHand: '(16)(b)ii',
    reset: '(16)(a)vii',
    rack: cite('s.10(g)'),
    wrongNumber: '(14)',
    shoeFailed: '(14)',
  },
  readings: [
    {
      unclear: 'Nothing is said of inspection, shuffle, cut, change of decks and the stub.',
      weRead: 'The house follows Massachusetts, s.2 to s.4 and s.7 to s.9, with one deck only.',
    },
    {
      unclear: 'Do the cards come one at a time or five together?',
      weRead: "As the way of dealing has it; the dealer's card face up is the last one dealt.",
    },
    {
      unclear: 'All hands are void after a wrong number of cards: what of the wagers?',
      weRead: 'They are returned.',
    },
    {
      unclear: 'Where are the cards of a player who folds with an Aces Up wager?',
      weRead: 'Face down at the position until Aces Up is reconciled, or at the sensor.',
    },
    {
      unclear: 'When are the live wagers of a folded hand reconciled?',
      weRead: 'In the turn of their seat, from the right, like those of the others.',
    },
    {
      unclear: 'In which order is envy paid at the end of the round?',
      weRead:
        'From the dealer’s right, like the wagers; until then the hands that bring it lie open.',
    },
    {
      unclear: 'The count of the stub is wrong and everyone has the right number of cards.',
      weRead: 'House procedure: the round is void and the wagers go back; nothing is settled.',
    },
    {
      unclear: "A card face up in the shoe, drawn in error, or one of the dealer's exposed.",
      weRead:
        'The rules have no remedy, so that the floor decides; a dealing shoe that fails leaves ' +
        'a wrong number of cards.',
    },
  ],
  dealingClauses: () => DEALING_CLAUSES,
  cite,

  optionalWagers: { progressive: Object.keys(PROGRESSIVE) },
  neededTables: { acesUp: Object.keys(ACES_UP) },
  offered: ({ offers }) => ['acesUp', ...offers],
  meterOf: (wager) => (wager === 'progressive' ? 'progressive' : null),
  checkWagers,
  checkRound: () => null,
  sensorWagers: ['progressive'],
  lockedWagers: ['progressive'],
  drawnWagers: [],
  onDealersHand: [],
  accountClause: null,
  tableWager: null,
  watched: WATCHED,

  checkPlay,
  lostOnFold: ['ante'],
  foldedHandGoes,

  groups: [
    { group: 'play', clause: '(9)', wagers: ['play'] },
    { group: 'ante', clause: '(9)', wagers: ['ante'] },
    { group: 'aces-up', clause: '(9)', wagers: ['acesUp'] },
    { group: 'progressive', clause: '(9)', wagers: ['progressive'] },
  ],
  lastGroups: [],
  winOf,
  toldResults: FOUR_CARD_POKER_FACTS.toldResults,
  checkResult: () => null,
  isInQuestion: () => false,
  paperworkHoldsCards: false,
  leftToTheHouse: [
    'card-found-face-up',
    'card-drawn-in-error',
    'dealer-card-exposed',
    'shuffler-failed',
    'shoe-failed',
    'stub-misdealt',
    'stub-wrong-count',
  ],
};
