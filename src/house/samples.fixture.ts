// One command of every type that can be read, so that somebody can ask for it. What it names need not
// be there.
import type { ActionType, CommandType } from './commands.ts';
import { PROMOTION_SAMPLES } from './promotions.fixture.ts';
import { KEY_HASH, SEVENS, WEBHOOK } from './scene.fixture.ts';
import { USUAL_SETTINGS } from './state.ts';

type Fields = Readonly<Record<string, unknown>>;

const reason = 'for the test';
const [table, offering, patron, staff] = ['T9', 'none', 'p9', 'somebody'];
const person = { patron, reason };
const badge = { staff, roles: ['dealer'] };
const action = { type: 'appoint-staff', ...badge };
const settings = { ...USUAL_SETTINGS, signOffs: [] };

/** What a proposal of each kind says, besides its type. */
export const SAMPLE_ACTIONS: Readonly<Record<ActionType, Fields>> = {
  'post-offering': { offering, activity: 'none', document: {} },
  'change-offering': { offering, document: {}, version: 1 },
  'withdraw-offering': { offering, reason },
  'adjust-fund': { offering, account: 'reserve', by: '1.00', against: 'house', reason },
  'void-award': { call: 'c', reason },
  'issue-tickets': PROMOTION_SAMPLES['issue-tickets'],
  'change-settings': { settings },
  'appoint-staff': badge,
};

/** The fields of a command of each type. */
export const SAMPLES: Readonly<Record<CommandType, Fields>> = {
  'open-house': { name: 'Another', zone: 'America/Los_Angeles', staff: [badge, badge] },
  'dismiss-staff': { staff },
  'sign-in': { isRight: true },
  'sign-out': {},
  'go-off-duty': {},
  'make-secret': { webhook: 'books' },
  look: { resource: 'house' },
  'change-pin': {},
  'reset-pin': { staff },
  'enrol-device': { device: 'k', kind: 'keypad', keyHash: KEY_HASH },
  'revoke-device': { device: 'k', reason },
  'add-webhook': WEBHOOK,
  'remove-webhook': { webhook: 'none', reason },
  'read-person': person,
  'write-person': { patron, fields: ['birthDate'] },
  'erase-person': person,
  'enrol-patron': { patron },
  'exclude-patron': person,
  'readmit-patron': person,
  'install-table': { table, seats: 7 },
  'open-table': { table, game: 'blackjack-poker' },
  'close-table': { table },
  'seat-person': { table, seat: 1 },
  'leave-seat': { table, seat: 1 },
  'report-sensor': { table, seat: 1, works: true },
  'start-round': { table, fees: [] },
  'return-fees': { table, offering, reason },
  'end-round': { table },
  'call-hand': { table, seat: 1, offering },
  'uncall-hand': { call: 'c' },
  'verify-call': { call: 'c', deal: SEVENS },
  'authorize-call': { call: 'c' },
  'reject-call': { call: 'c', reason },
  'check-identity': {
    claim: 'c:1',
    patron,
    documents: ['passport'],
    isValid: true,
    isOfAge: true,
    nameMatches: true,
    hasTaxNumber: true,
  },
  'complete-form': { claim: 'c:1', form: 'w-2g' },
  'split-claim': {
    claim: 'c:1',
    parts: [
      { patron, amount: '1.00' },
      { patron: 'p8', amount: '1.00' },
    ],
  },
  'pay-claim': { claim: 'c:1', from: 'cage' },
  'fill-tray': { table, amount: '1.00' },
  'drop-box': { table },
  'count-box': { drop: 'T9.1', counted: '1.00' },
  'deposit-fund': { amount: '1.00', reference: 'slip 1' },
  'bring-capital': { amount: '1.00', reason },
  'open-fund': { fund: 'other', title: 'Another fund' },
  'feed-fund': { fund: 'none', amount: '1.00', reason },
  'suspend-offering': { offering, reason },
  'resume-offering': { offering },
  'count-attempt': { offering },
  propose: { action },
  approve: { proposal: 'none' },
  reject: { proposal: 'none', reason },
  tick: {},
  'close-day': { day: '2026-11-14' },
  ...PROMOTION_SAMPLES,
};

/** The same as somebody asks for it: chance is the edge's to draw. */
export function askedSample(type: CommandType): Fields {
  const { chance: _, ...asked }: Fields = SAMPLES[type];
  return asked;
}
