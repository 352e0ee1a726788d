// Random steps at a table, in any order: it never breaks, loses no card and keeps no wager of a
// void round.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, STANDARD_DECK } from '#cards';
import { seededSource } from '#chance';
import { sure } from '#result';
import { answerRound } from '../answer.ts';
import { decodeRecord, settleRound } from '../games.ts';
import {
  act,
  bonusDrawAction,
  knownCards,
  openTable,
  roundRecordOf,
  settleTable,
  shuffleAction,
  type TableAction,
  type TableSetup,
  type TableState,
} from '../index.ts';
import { cardPlaces } from './card-places.fixture.ts';
import { CRAZY_4, FOUR_CARD, METERS, NOON, opened } from './table.fixture.ts';

const SETUPS: readonly TableSetup[] = [
  { ...CRAZY_4, seatCount: 3 },
  { ...CRAZY_4, seatCount: 3, shuffler: 'automated', way: 'hand', automatedShoe: true },
  { ...CRAZY_4, seatCount: 7, shuffler: 'counting', way: 'automated-shoe', automatedShoe: true },
  { ...FOUR_CARD, seatCount: 3, severalPositions: true },
  { ...FOUR_CARD, seatCount: 9, shuffler: 'automated', automatedShoe: true, way: 'automated-shoe' },
];

const DECKS = ['red', 'blue'];
const SEATS = [1, 2, 3];
const PLAYERS = ['Ann', 'Bob', 'Cem'];
const BETS: readonly Readonly<Record<string, string>>[] = [
  { ante: '10', superBonus: '10', queensUp: '5', fourCardProgressive: '1' },
  { ante: '10', superBonus: '10', fiveCardHandBonusDealer: '2', fiveCardProgressive: '5' },
  { ante: '10', superBonus: '10', coverAll: '5', fiveCardHandBonusPlayer: '1' },
  { ante: '10', acesUp: '5', progressive: '1' },
  { acesUp: '5' },
  { ante: '0' },
];
const WAGERS = [
  'fourCardProgressive',
  'fiveCardProgressive',
  'progressive',
  'fiveCardHandBonusDealer',
];
const ROWS = ['three-of-a-kind', 'straight-flush', 'flush'];
const GROUPS = ['main', 'queens-up', 'progressive', 'five-card-hand-bonus', 'cover-all'];
const GROUPS_THERE = ['play', 'ante', 'aces-up'];

const ofDecks = (): TableAction[] =>
  DECKS.flatMap((deck, index): TableAction[] => [
    { type: 'receive-deck', deck, design: 'Bee', at: NOON },
    { type: 'inspect-cards', deck, defects: false },
    { type: 'verify-inspection', deck, by: 'floorperson' },
    { type: 'verify-inspection', deck, by: 'dealer' },
    { type: 'spread-cards', deck },
    { type: 'show-to-player', deck },
    { type: 'wash-cards', deck },
    { type: 'stack-cards', deck },
    shuffleAction(deck, { how: 'manual' }, seededSource(index)),
    shuffleAction(deck, { how: 'preshuffled' }, seededSource(index + 2)),
    shuffleAction(deck, { how: 'automated' }, seededSource(index + 4)),
    shuffleAction(deck, { how: 'automated', counted: 52 }, seededSource(index + 6)),
    { type: 'cut-cards', deck, depth: 10 + index },
    { type: 'place-for-dealing', deck, at: NOON, hand: 'left' },
  ]);

const rareOfDecks = (): TableAction[] => [
  ...DECKS.flatMap((deck): TableAction[] => [
    { type: 'inspect-cards', deck, defects: true },
    shuffleAction(deck, { how: 'automated', counted: 51 }, seededSource(1)),
    { type: 'order-recut', deck, by: 'floorperson' },
    { type: 'order-reshuffle', deck, by: 'floorperson' },
    { type: 'remove-deck', deck, because: 'the hours are over' },
    { type: 'shuffler-jammed', deck },
  ]),
  { type: 'spread-idle-cards', face: 'down', playerAsked: false },
  ...(['shuffler', 'shoe'] as const).flatMap((device): TableAction[] => [
    { type: 'device-unusable', device },
    { type: 'mark-device', device, how: 'signed' },
    { type: 'device-repaired', device },
  ]),
  ...(['hand', 'manual-shoe', 'automated-shoe'] as const).map(
    (way): TableAction => ({ type: 'change-way', way }),
  ),
];

const ofRounds = (): TableAction[] => [
  ...SEATS.flatMap((seat, index): TableAction[] => [
    { type: 'sit-down', seat, player: PLAYERS[index] as string },
    ...BETS.map((wagers): TableAction => {
      return {
        type: 'place-wagers',
        seat,
        player: PLAYERS[index] as string,
        wagers,
        made: 'chips',
      };
    }),
    { type: 'place-wagers', seat, player: 'Ann', wagers: { ante: '5' }, made: 'plaques' },
    { type: 'fold', seat },
    { type: 'play', seat, amount: '10' },
    { type: 'play', seat, amount: '30' },
    { type: 'turn-up-hand', seat },
    ...[...GROUPS, ...GROUPS_THERE].map((group): TableAction => {
      return { type: 'settle-wagers', seat, group };
    }),
    ...WAGERS.flatMap((wager): TableAction[] => [
      ...ROWS.map((row): TableAction => ({ type: 'press-hand-button', seat, wager, row })),
      { type: 'validate-win', seat, wager, by: 'floorperson', lightOn: true },
      { type: 'complete-paperwork', seat, wager },
    ]),
  ]),
  { type: 'start-round', meters: METERS },
  { type: 'announce-no-more-bets', at: NOON },
  { type: 'lock-side-wagers', accepted: [] },
  { type: 'return-unaccepted-wagers', by: 'floorperson' },
  ...[0, 1, 2, 3].map((chips): TableAction => ({ type: 'collect-progressive-wagers', chips })),
  { type: 'deal-next' },
  { type: 'deal-all' },
  { type: 'rack-stub' },
  ...[42, 37, 32, 41, 36, 31].map((counted): TableAction => ({ type: 'count-stub', counted })),
  { type: 'collect-forfeits' },
  { type: 'reveal-dealer-hand' },
  { type: 'reset-system' },
  ...[1, 2, 3].map((players): TableAction => ({ type: 'read-player-count', players })),
  ...SEATS.map((seat): TableAction => ({ type: 'pay-envy', seat })),
  { type: 'rack-cards' },
];

const rareOfRounds = (): TableAction[] => [
  ...SEATS.flatMap((seat): TableAction[] => [
    { type: 'leave-table', seat },
    { type: 'withdraw-wagers', seat },
    { type: 'deal-extra-card', to: seat },
    { type: 'adjust-manually', seat, wager: 'progressive', by: 'supervisor' },
  ]),
  { type: 'deal-extra-card', to: 'dealer' },
  { type: 'skip-delivery' },
  { type: 'card-found-face-up' },
  { type: 'card-drawn-in-error' },
  { type: 'wrong-number-found' },
  { type: 'dealer-card-exposed' },
  { type: 'shoe-failed' },
  { type: 'note-breach', clause: 's.10(a)(1)', at: 1, by: 'floorperson' },
  bonusDrawAction(opened(SETUPS[0] as TableSetup), seededSource(9)),
];

const USUAL = [...ofDecks(), ...ofRounds()];
const RARE = [...rareOfDecks(), ...rareOfRounds()];

/** What the sensors took: all chips that are on them. */
function lockAction({ round }: TableState): TableAction {
  const accepted = (round?.seats ?? []).flatMap(({ seat, wagers }) =>
    Object.keys(wagers)
      .filter((wager) => wager.toLowerCase().endsWith('progressive'))
      .map((wager) => ({ seat, wager })),
  );
  return { type: 'lock-side-wagers', accepted };
}

const inOrder = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b);

function expectSound(state: TableState): void {
  const places = cardPlaces(state);
  for (const { back } of state.decks) {
    const cards = places.filter(({ deck }) => deck === back).flatMap((each) => each.cards);
    expect(inOrder(knownCards(cards))).toEqual(STANDARD_DECK.cards);
  }
  const known = new Set(state.decks.map(({ back }) => back));
  expect(places.filter(({ deck }) => !known.has(deck))).toEqual([]);
  if (state.round?.phase === 'void') {
    const wagers = state.round.seats.flatMap((each) => Object.values(each.wagers));
    expect(wagers.filter(({ at }) => at !== 'returned')).toEqual([]);
  }
}

/** Nothing may be changed in place. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

const setups = fc.constantFrom(...SETUPS);
const steps = fc.array(fc.nat(), { minLength: 50, maxLength: 120 });

/** One step among those that the table takes, each kind as likely as another; one in sixteen is
 * something that goes wrong. */
function oneTaken(state: TableState, pick: number): TableState | undefined {
  const candidates = pick % 16 === 0 ? RARE : [...USUAL, lockAction(state)];
  const taken = new Map<string, TableState[]>();
  for (const action of candidates) {
    const answer = act(state, action);
    if (!answer.ok) continue;
    taken.set(action.type, [...(taken.get(action.type) ?? []), answer.state]);
  }
  const kinds = [...taken.values()];
  const chosen = kinds[Math.floor(pick / 16) % kinds.length];
  return chosen?.[Math.floor(pick / 512) % chosen.length];
}

describe('any steps in any order', () => {
  test('no step breaks the table, whether it is taken or refused', () => {
    const anything = fc.array(fc.constantFrom(...USUAL, ...RARE), { maxLength: 60 });
    fc.assert(
      fc.property(setups, anything, (setup, actions) => {
        let state = frozen(opened(setup));
        for (const action of actions) {
          const answer = act(state, action);
          if (answer.ok) state = frozen(answer.state);
        }
        expectSound(state);
      }),
      { numRuns: 200 },
    );
  });

  test('no card is lost, and every wager of a void round is returned', () => {
    const phases = new Set<string>();
    const unsettled: unknown[] = [];
    fc.assert(
      fc.property(setups, steps, (setup, picks) => {
        const answer = openTable(setup);
        expect(answer.ok).toBe(true);
        let state = opened(setup);
        for (const pick of picks) {
          const next = oneTaken(frozen(state), pick);
          if (next === undefined) continue;
          state = next;
          expectSound(state);
          const phase = state.round?.phase ?? 'none';
          phases.add(phase);
          if (phase === 'complete' || phase === 'void') {
            const record = roundRecordOf(state);
            if (record === null) continue;
            const read = decodeRecord(record);
            if (!read.ok) {
              unsettled.push(read.error, record);
              continue;
            }
            const settled = settleRound(read.value);
            expect(settled.void !== null).toBe(phase === 'void');
            // What a table settles without its record is what the record says.
            expect(answerRound(read.value, sure(settleTable(state)))).toEqual(settled);
          }
        }
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }),
      { numRuns: 120, seed: 20_181_615 },
    );
    expect(unsettled).toEqual([]);
    expect([...phases]).toEqual(
      expect.arrayContaining(['dealing', 'settling', 'complete', 'void']),
    );
  });
});
