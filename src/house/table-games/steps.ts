// The steps of the procedure as a command and the log have them: cards as text. What the house knows
// by itself is never typed: the role of the badge, the clock, the meters, what chance has drawn.
import { z } from 'zod';
import { cardsOf, makeCard, makeCards, parseCards } from '#cards';
import { DEALING_WAYS, type TableAction, TOLD_RESULTS } from '#games';
import { given } from '#result';
import { dollars, name, seat, words } from '../words/scalars.ts';

export const cards = z
  .string()
  .max(200)
  .refine((text) => parseCards(text).ok, { error: 'must be cards such as As Kd 7c' });
const position = z.union([seat, z.literal('dealer')]);
const deck = name;
const wager = name;
const count = z.int().min(0).max(99);

const step = <const Type extends TableAction['type'], Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
) => z.strictObject({ type: z.literal(type), ...shape });

const DECK_STEPS = [
  step('receive-deck', { deck, design: words }),
  step('inspect-cards', { deck, defects: z.boolean() }),
  step('verify-inspection', { deck }),
  /** `columns`: the cards as they lie, where someone reads them. */
  step('spread-cards', { deck, columns: z.array(cards).max(13).optional() }),
  step('show-to-player', { deck }),
  step('wash-cards', { deck }),
  step('stack-cards', { deck }),
  step('shuffle-cards', {
    deck,
    how: z.enum(['manual', 'automated', 'preshuffled']),
    counted: count.optional(),
  }),
  step('cut-cards', { deck, depth: count }),
  step('order-recut', { deck }),
  step('order-reshuffle', { deck }),
  step('place-for-dealing', { deck, hand: z.enum(['left', 'right']).optional() }),
  step('remove-deck', { deck, because: words }),
  step('spread-idle-cards', { face: z.enum(['up', 'down']), playerAsked: z.boolean() }),
] as const;

const device = z.enum(['shuffler', 'shoe']);

const DEVICE_STEPS = [
  step('shuffler-jammed', { deck }),
  step('device-unusable', { device }),
  step('mark-device', { device, how: z.enum(['covered', 'signed']) }),
  step('device-repaired', { device }),
  step('change-way', { way: z.enum(DEALING_WAYS) }),
] as const;

const WAGER_STEPS = [
  step('sit-down', { seat }),
  step('leave-table', { seat }),
  step('start-round', {}),
  step('place-wagers', {
    seat,
    wagers: z.record(wager, dollars),
    /** The seat of the player, where it is another one. */
    ofSeat: seat.optional(),
    made: z.enum(['chips', 'plaques', 'approved-instrument', 'cash']).optional(),
  }),
  step('withdraw-wagers', { seat }),
  step('announce-no-more-bets', {}),
  /** `accepted`: what the sensors took; left out, every chip that lies on one. */
  step('lock-side-wagers', {
    accepted: z.array(z.strictObject({ seat, wager })).max(60).optional(),
  }),
  step('return-unaccepted-wagers', {}),
  step('collect-progressive-wagers', { chips: count }),
  step('draw-bonus', {}),
] as const;

const DEAL_STEPS = [
  step('deal-next', { holding: z.enum(['left', 'right']).optional(), cards: cards.optional() }),
  /** `cards`: in the order in which the shoe has read them. */
  step('deal-all', { cards: cards.optional() }),
  step('deal-extra-card', { to: position }),
  step('skip-delivery', {}),
  step('rack-stub', {}),
  step('count-stub', { counted: count }),
  /** What the screen of the shuffler shows. */
  step('read-player-count', { players: count }),
  step('fold', { seat }),
  step('play', { seat, amount: dollars }),
  step('correct-play', { seat, amount: dollars }),
  step('collect-forfeits', {}),
  step('reveal-dealer-hand', { cards: cards.optional() }),
] as const;

const SETTLE_STEPS = [
  step('turn-up-hand', {
    seat,
    cards: cards.optional(),
    result: z.enum(TOLD_RESULTS).optional(),
  }),
  step('correct-cards', { at: position, cards }),
  step('press-hand-button', { seat, wager, row: name }),
  step('validate-win', { seat, wager, lightOn: z.boolean() }),
  step('settle-wagers', { seat, group: name }),
  step('pay-envy', { seat }),
  step('complete-paperwork', { seat, wager }),
  step('adjust-manually', { seat, wager }),
  step('reset-system', {}),
  step('rack-cards', {}),
] as const;

const IRREGULAR_STEPS = [
  step('card-found-face-up', {}),
  step('card-drawn-in-error', {}),
  step('wrong-number-found', {}),
  step('dealer-card-exposed', {}),
  step('shoe-failed', {}),
  step('note-breach', { clause: words, at: position }),
] as const;

/** A step as it is asked for. */
export const askedStep = z.discriminatedUnion('type', [
  ...DECK_STEPS,
  ...DEVICE_STEPS,
  ...WAGER_STEPS,
  ...DEAL_STEPS,
  ...SETTLE_STEPS,
  ...IRREGULAR_STEPS,
]);
type Asked = z.output<typeof askedStep>;
/** The compiler counts: every step of the procedure can be asked for. */
type Missing = Exclude<TableAction['type'], Asked['type']>;
export type AskedStep = [Missing] extends [never] ? Asked : never;

/** A step as the log has it: that of the procedure, with its cards as text. */
export interface WrittenStep {
  readonly type: TableAction['type'];
  readonly [field: string]: unknown;
}

export function writeStep(action: TableAction): WrittenStep {
  switch (action.type) {
    case 'spread-cards':
      return given({ ...action, columns: action.columns?.map(makeCards) });
    case 'draw-bonus':
      return given({
        ...action,
        magicCard: action.magicCard === undefined ? undefined : makeCard(action.magicCard),
      });
    case 'shuffle-cards':
      return given({
        ...action,
        order: action.order === undefined ? undefined : makeCards(action.order),
      });
    default:
      return 'cards' in action && action.cards !== undefined
        ? { ...action, cards: makeCards(action.cards) }
        : action;
  }
}

/** The log has only steps that the house has written. */
export function readStep(written: WrittenStep): TableAction {
  const { cards: dealt, magicCard, columns } = written;
  const read = {
    ...written,
    ...(dealt === undefined ? {} : { cards: cardsOf(dealt as string) }),
    ...(magicCard === undefined ? {} : { magicCard: cardsOf(magicCard as string)[0] }),
    ...(columns === undefined ? {} : { columns: (columns as readonly string[]).map(cardsOf) }),
  };
  return read as unknown as TableAction;
}
