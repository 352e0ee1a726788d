// Drawings of a demo house: tickets in two drums, a drawing that is over and can be checked, one that
// is ready to be drawn with its presence clock, and one that was announced for later.
import type { Command } from '#house';
import type { ServerContext } from '../context.ts';
import { drawingFields } from '../promotions/drawing-secret.ts';
import { demoCommand, doneAll } from './command.ts';
import { COMMON_FUND, EXCLUDED, PATRONS } from './room.ts';

const WHEEL = 'demo-prize-wheel';
const CAR = 'demo-car-giveaway';

/** The sheet's own sample, open whenever it is tried. */
function posting(
  { rulebook }: ServerContext,
  offering: string,
  activity: string,
): readonly Command[] {
  const {
    postedAt: _,
    from: __,
    until: ___,
    hours: ____,
    windows: _____,
    ...document
  } = { ...rulebook.activity(activity)?.sample } as Record<string, unknown>;
  const closesTo = COMMON_FUND;
  const action = { type: 'post-offering' as const, offering, activity, document, closesTo };
  const proposal = demoCommand('demo-marketing', 'propose', { action });
  return [proposal, demoCommand('demo-accounting', 'approve', { proposal: proposal.id })];
}

const tickets = (offering: string): readonly Command[] =>
  PATRONS.filter(({ patron }) => patron !== EXCLUDED).map(({ patron }, index) =>
    demoCommand('demo-desk', 'issue-tickets', {
      ...{ offering, patron, count: 1 + (index % 4), reason: 'hands of the last days' },
    }),
  );

async function announce(context: ServerContext, drawing: string, offering: string): Promise<void> {
  const [by, type] = ['demo-manager', 'announce-drawing'] as const;
  const bound = await drawingFields(context, { type, by, drawing });
  await doneAll(context.house, [demoCommand(by, type, { drawing, offering, ...bound })]);
}

/** Draws a ticket and has its holder claim it, with a second signature. */
async function hold(context: ServerContext, drawing: string): Promise<void> {
  const { house } = context;
  const type = 'draw-ticket';
  const bound = await drawingFields(context, { type, by: 'demo-desk', drawing });
  await doneAll(house, [demoCommand('demo-desk', type, { drawing, ...bound })]);
  const { serial, patron } = await house.read(({ drums }) => {
    const { offering, draws } = drums.drawings.get(drawing) ?? { offering: '', draws: [] };
    const drawn = draws.at(-1)?.serial ?? 0;
    const batch = drums.drums
      .get(offering)
      ?.batches.find(({ first, count }) => first <= drawn && drawn < first + count);
    return { serial: drawn, patron: batch?.patron ?? '' };
  });
  await doneAll(house, [
    demoCommand('demo-desk', 'claim-drawn', {
      ...{ drawing, patron, isIdentitySeen: true, nameMatches: true, ...bound },
    }),
    demoCommand('demo-manager', 'confirm-winner', { drawing, serial, ...bound }),
  ]);
}

/** Opens the drums of a house that has just been opened. */
export async function openDrawings(context: ServerContext): Promise<void> {
  const { house } = context;
  await doneAll(house, [
    ...posting(context, WHEEL, 'bay101-prize-wheel'),
    ...posting(context, CAR, 'hgc-car-giveaway'),
    ...tickets(WHEEL),
    ...tickets(CAR),
  ]);
  await announce(context, 'demo-wheel-1', WHEEL);
  await announce(context, 'demo-car', CAR);
  await doneAll(
    house,
    ['demo-wheel-1', 'demo-car'].map((drawing) =>
      demoCommand('demo-desk', 'close-drum', { drawing }),
    ),
  );
  await hold(context, 'demo-wheel-1');
  await announce(context, 'demo-wheel-2', WHEEL);
}
