// Drawings of a demo house: tickets in drums, a drawing that is ready for the visitor who takes the
// desk's role, one that was announced for later, and how each of them goes on.
import { type Command, type House, ticketCode } from '#house';
import type { ServerContext } from '#server';
import { boundAll, demoCommand, doneAll } from './command.ts';
import { post } from './posting.ts';
import { EXCLUDED, PATRONS, PAYING_FUND } from './room.ts';

/** A drawing is held once for each posted time: in a demo there is always another one soon. */
export const ALL_DAY = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
  .flatMap((hour) => ['00', '10', '20', '30', '40', '50'].map((minute) => `${hour}:${minute}`))
  .join(', ');

const CAR = { offering: 'demo-car-giveaway', activity: 'hgc-car-giveaway' } as const;
const CASH = {
  offering: 'demo-cash-drawing',
  activity: 'hgc-cash-drawing',
  paidBy: PAYING_FUND.fund,
};

export const MEMBERS = PATRONS.map(({ patron }) => patron).filter((patron) => patron !== EXCLUDED);

export const tickets = (offering: string, patrons: readonly string[]): readonly Command[] =>
  patrons.map((patron, index) =>
    demoCommand('demo-desk', 'issue-tickets', {
      offering,
      patron,
      count: 1 + (index % 4),
      reason: 'hands of the last days',
    }),
  );

type Drawing = House['drums']['drawings'] extends Map<string, infer Each> ? Each : never;

/** Whose number was drawn last. */
function holderIn(house: House, { offering, draws }: Drawing) {
  const serial = draws.at(-1)?.serial ?? 0;
  const { batches = [] } = house.drums.drums.get(offering) ?? {};
  const batch = batches.find(({ first, count }) => first <= serial && serial < first + count);
  return { patron: batch?.patron ?? '', stub: ticketCode(house, offering, serial) };
}

/** The next step of a drawing; none once it is over. */
export function nextInDrawing(house: House, drawing: string): readonly Command[] {
  const there = house.drums.drawings.get(drawing);
  switch (there?.status) {
    case 'announced':
      return [demoCommand('demo-desk', 'close-drum', { drawing })];
    case 'closed':
      return there.draws.length < there.count
        ? [demoCommand('demo-desk', 'draw-ticket', { drawing })]
        : [demoCommand('demo-manager', 'end-drawing', { drawing, reason: 'the drum is empty' })];
    case 'drawn':
      return [
        demoCommand('demo-desk', 'claim-drawn', {
          drawing,
          ...holderIn(house, there),
          isIdentitySeen: true,
          nameMatches: true,
        }),
      ];
    case 'claimed':
      return there.won
        .filter(({ status }) => status === 'claimed')
        .map(({ serial }) => demoCommand('demo-manager', 'confirm-winner', { drawing, serial }));
    default:
      return [];
  }
}

export const announced = (
  drawing: string,
  offering: string,
  more: { readonly row?: string } = {},
): Command => demoCommand('demo-manager', 'announce-drawing', { drawing, offering, ...more });

async function doneBound(context: ServerContext, commands: readonly Command[]): Promise<void> {
  await doneAll(context.house, await boundAll(context, commands));
}

/** Holds a drawing from its announcement to its end. */
export async function hold(context: ServerContext, announcement: Command): Promise<void> {
  const { drawing } = announcement as { readonly drawing?: string };
  let commands: readonly Command[] = [announcement];
  while (commands.length > 0) {
    await doneBound(context, commands);
    commands = await context.house.read((live) => nextInDrawing(live, drawing ?? ''));
  }
}

/** Posts the drawings that only people draw, and fills their drums. */
export async function openDrawings(context: ServerContext): Promise<void> {
  const { rulebook } = context;
  const values = { drawingTimes: ALL_DAY };
  const drawing = 'demo-car';
  await doneBound(context, [
    ...post(rulebook, { ...CAR, values }),
    ...post(rulebook, { ...CASH, values }),
    announced(drawing, CAR.offering),
    announced('demo-cash', CASH.offering, { row: 'cash-prize' }),
    ...[CAR, CASH].flatMap(({ offering }) => tickets(offering, MEMBERS)),
    demoCommand('demo-desk', 'close-drum', { drawing }),
  ]);
}
