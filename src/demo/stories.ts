// Jackpots of the past, from the call to the cage, as the people of the house have done it.
import type { RandomSource } from '#chance';
import { makeDeal } from '#games';
import { type Command, type EventOf, momentAt, taxFacts } from '#house';
import { assert } from '#result';
import { done, type ServerContext } from '#server';
import { demoCommand, doneAll } from './command.ts';
import { layWin } from './deals.ts';
import { EXCLUDED, PATRONS } from './room.ts';
import { feesAt, type PlayedTable, sceneAt } from './table.ts';

export interface Story {
  /** So many rounds into the evening. */
  readonly after: number;
  readonly table: string;
  readonly offering: string;
  readonly row: string;
  readonly ends: 'paid' | 'paid-from-tray' | 'one-open' | 'voided';
}

type Awarded = EventOf<'prize-awarded'>;

/** The round in which it is won, and what lies there then. */
async function callIt(context: ServerContext, story: Story, source: RandomSource) {
  const { house, rulebook } = context;
  const { table, offering, row } = story;
  const fees = await house.read((live) =>
    feesAt(sceneAt(live, rulebook, live.at), table, live.tables.get(table) as PlayedTable),
  );
  await done(house, demoCommand('demo-dealer', 'start-round', { table, fees }));
  const { laid, round } = await house.read((live) => ({
    laid: layWin(sceneAt(live, rulebook, live.at), table, source, { offering, row }),
    round: live.tables.get(table)?.roundCount,
  }));
  const win = laid?.wins.find((each) => each.offering === offering);
  assert(laid !== undefined && win !== undefined, `no one can win ${offering} at ${table}`);
  const name = `${table}.${round}.1`;
  const call = demoCommand('demo-dealer', 'call-hand', { table, ...win }, name);
  await done(house, call);
  return { call: call.id, deal: makeDeal(laid.deal) };
}

/** The floor verifies the cards; a different person signs, and a manager too where the prize
 * requires it. */
async function award(
  { house }: ServerContext,
  { call, deal }: { readonly call: string; readonly deal: Record<string, unknown> },
): Promise<Awarded> {
  const checks = { surveillance: true, standardDeck: true };
  await done(
    house,
    demoCommand('demo-floor', 'verify-call', { call, deal, deckCounted: true, checks }),
  );
  for (const signer of ['demo-floor-2', 'demo-manager']) {
    const { events } = await done(house, demoCommand(signer, 'authorize-call', { call }));
    const [awarded] = events.filter((event) => event.type === 'prize-awarded');
    if (awarded !== undefined) return awarded;
  }
  throw new Error(`${call} asks for more than two signatures`);
}

/** ID is checked and forms are complete before anything is paid. */
export async function pay(
  { house, rulebook }: ServerContext,
  id: string,
  { patron, from }: { readonly patron: string; readonly from: 'cage' | 'tray' },
): Promise<void> {
  const seen = { isValid: true, isOfAge: true, nameMatches: true, hasTaxNumber: true };
  const documents = ['id-card', 'tax-form'] as const;
  await done(
    house,
    demoCommand('demo-cage', 'check-identity', {
      claim: id,
      patron,
      documents: [...documents],
      ...seen,
    }),
  );
  const forms = await house.read((live) => {
    const at = momentAt(live.at, live.zone);
    return taxFacts(live, rulebook, { claim: id, at, paid: undefined })?.forms ?? [];
  });
  await doneAll(house, [
    ...forms.map(({ form }) => demoCommand('demo-cage', 'complete-form', { claim: id, form })),
    demoCommand('demo-cage', 'pay-claim', { claim: id, patron, from }),
  ]);
}

function voiding(call: string): readonly Command[] {
  const reason = 'surveillance has found that a card was misread';
  const proposal = demoCommand('demo-floor', 'propose', {
    action: { type: 'void-award', call, reason },
  });
  return [proposal, demoCommand('demo-accounting', 'approve', { proposal: proposal.id })];
}

/** Lets a player win, with all that follows. */
export async function tell(
  context: ServerContext,
  story: Story,
  source: RandomSource,
): Promise<void> {
  const { house } = context;
  const called = await callIt(context, story, source);
  const { claims, call } = await award(context, called);
  await done(house, demoCommand('demo-dealer', 'end-round', { table: story.table }));
  if (story.ends === 'voided') {
    await doneAll(house, voiding(call));
    return;
  }
  const paid = story.ends === 'one-open' ? claims.slice(0, -1) : claims;
  const from = story.ends === 'paid-from-tray' ? 'tray' : 'cage';
  // A winner without a name at the table gives one now.
  const names = PATRONS.map(({ patron }) => patron).filter(
    (patron) => patron !== EXCLUDED && claims.every((claim) => claim.patron !== patron),
  );
  for (const claim of paid) {
    await pay(context, claim.id, { patron: claim.patron ?? (names.shift() as string), from });
  }
}
