// Steps from the dealer's hand to the rack that have to be refused: each with its clause in front.

import type { TableAction, TableState } from '../index.ts';
import type { RefusalCase } from './deck-refusals.fixture.ts';
import { DEAL, folded, locked, PROGRESSIVE } from './round-refusals.fixture.ts';
import { asked, START, tableAfter } from './table.fixture.ts';

const FOUR_ACES = 'As 2c Ad 3d Ah 4h Ac 5s Kd 9c';
const QUIET = '2s 2c 5d 3d 9h 4h Jc 8s Kd 9c';
const settling = (top: string): TableState =>
  tableAfter(
    locked(top),
    { type: 'collect-progressive-wagers', chips: 1 },
    DEAL,
    { type: 'rack-stub' },
    { type: 'play', seat: 1, amount: '10' },
    { type: 'reveal-dealer-hand' },
  );
const turnedUp = (top: string): TableState =>
  tableAfter(
    settling(top),
    { type: 'turn-up-hand', seat: 1 },
    { type: 'settle-wagers', seat: 1, group: 'main' },
  );
const press = (row: string): TableAction => ({ type: 'press-hand-button', ...PROGRESSIVE, row });
const validate = {
  type: 'validate-win',
  ...PROGRESSIVE,
  by: 'floorperson',
  lightOn: true,
} as const;
const SETTLE: TableAction = { type: 'settle-wagers', seat: 1, group: 'progressive' };
const won = (): TableState => tableAfter(turnedUp(FOUR_ACES), press('four-aces'), validate, SETTLE);

export const SETTLING_REFUSALS: readonly RefusalCase[] = [
  {
    refusal: 'forfeits-on-table s.10(c)',
    when: 'the dealer shows the hand over uncollected forfeits',
    table: folded,
    step: { type: 'reveal-dealer-hand' },
  },
  {
    refusal: 'not-in-this-phase s.10(c)',
    when: 'the dealer shows the hand before everybody has decided',
    table: () => asked(),
    step: { type: 'reveal-dealer-hand' },
  },
  {
    refusal: 'hand-face-down s.10(c)(1)',
    when: 'a hand is settled that lies face down',
    table: () => settling(QUIET),
    step: { type: 'settle-wagers', seat: 1, group: 'main' },
  },
  {
    refusal: 'not-next-to-settle s.10(c)',
    when: 'the player on the left is settled first',
    table: () =>
      tableAfter(
        asked(),
        { type: 'play', seat: 1, amount: '10' },
        { type: 'play', seat: 2, amount: '10' },
        { type: 'reveal-dealer-hand' },
      ),
    step: { type: 'settle-wagers', seat: 1, group: 'main' },
  },
  {
    refusal: 'not-next-to-settle s.10(c)',
    when: 'the progressive is settled before the main wagers',
    table: () => tableAfter(settling(FOUR_ACES), { type: 'turn-up-hand', seat: 1 }),
    step: SETTLE,
  },
  {
    refusal: 'no-such-wager s.13(d)',
    when: 'a hand button is pressed for a seat without the wager',
    table: () => turnedUp(FOUR_ACES),
    step: { type: 'press-hand-button', seat: 1, wager: 'fiveCardProgressive', row: 'flush' },
  },
  {
    refusal: 'hand-button-missing s.13(d)',
    when: 'a progressive winner is settled without its button',
    table: () => turnedUp(FOUR_ACES),
    step: SETTLE,
  },
  {
    refusal: 'hand-button-wrong s.13(d)',
    when: 'the button of another hand is lit',
    table: () => tableAfter(turnedUp(QUIET), press('straight-flush')),
    step: SETTLE,
  },
  {
    refusal: 'not-a-winner s.13(d)',
    when: 'a losing hand is validated',
    table: () => turnedUp(QUIET),
    step: validate,
  },
  {
    refusal: 'light-off s.10(e)(2)',
    when: 'the light of the progressive system is off',
    table: () => tableAfter(turnedUp(FOUR_ACES), press('four-aces')),
    step: { ...validate, lightOn: false },
  },
  {
    refusal: 'needs-floorperson s.10(e)(3)',
    when: 'a progressive winner is settled without a floorperson',
    table: () => tableAfter(turnedUp(FOUR_ACES), press('four-aces')),
    step: SETTLE,
  },
  {
    refusal: 'paperwork-open s.10(e)(4)',
    when: 'a hand paid from the meter is racked before its forms are complete',
    table: won,
    step: { type: 'rack-cards' },
  },
  {
    refusal: 'paperwork-not-due s.10(e)(4)',
    when: 'forms are completed for a hand that needs none',
    table: () => turnedUp(QUIET),
    step: { type: 'complete-paperwork', ...PROGRESSIVE },
  },
  {
    refusal: 'prize-logged s.10(e)(4)',
    when: 'the button of a settled prize is pressed again',
    table: won,
    step: press('four-aces'),
  },
  {
    refusal: 'system-not-reset s.13(d)',
    when: 'the next round starts before Game Over',
    table: () =>
      tableAfter(won(), { type: 'complete-paperwork', ...PROGRESSIVE }, { type: 'rack-cards' }),
    step: START,
  },
];
