// A club card and its PIN at a kiosk: a member with both sees what is on the card, and nothing
// else. The kiosk proves its own key with every request; the card's token is good there only.
import type { FastifyRequest } from 'fastify';
import { REQUESTS } from '#client';
import { type House, refusal } from '#house';
import { CARD_IDLE_MS, type CardSession } from '../access/card-sessions.ts';
import { addRequest } from '../api/requests.ts';
import type { Api } from '../api/route.ts';
import { asked, CLOCK, done, ownCommand, type ServerContext } from '../context.ts';
import { HttpProblem, refusalProblem } from '../problems.ts';

const CARD_HEADER = 'x-houseway-card';

/** The kiosk that asks; no badge and no other device opens a card. */
function kioskOf({ asker: { device } }: FastifyRequest): string {
  if (device?.kind === 'kiosk') return device.name;
  throw refusalProblem(refusal('not-permitted', 'only an enrolled kiosk takes club cards'));
}

const failed = (): HttpProblem =>
  new HttpProblem('sign-in-failed', { detail: 'Wrong card number or PIN.' });

/** An answer that only says that something is wrong reveals nothing about cards. */
const TOLD_NOTHING: readonly string[] = ['unknown-card', 'void-card', 'ineligible-person'];

async function openCard(
  { house, cardPins, cardSessions }: ServerContext,
  device: string,
  { card, pin: said }: { readonly card: string; readonly pin: string },
): Promise<string> {
  const patron = await house.read(({ club }) => club.cards.get(card)?.patron);
  const isRight = await cardPins.isRight(patron ?? '', said);
  if (patron === undefined) throw failed();
  const command = ownCommand('open-card', CLOCK.staff, { device, card, isRight });
  const answer = await house.submit(asked(command));
  if ('refusal' in answer) {
    if (TOLD_NOTHING.includes(answer.refusal.code)) throw failed();
    throw refusalProblem(answer.refusal);
  }
  if (!isRight) throw failed();
  return cardSessions.start({ patron, card, device });
}

const isWelcome = ({ club, patrons }: House, { patron, card }: CardSession): boolean =>
  club.members.get(patron)?.card === card && patrons.get(patron) !== 'excluded';

/** The member at the kiosk that asks, with a card that still counts. */
export async function patronAtKiosk(
  { house, cardSessions }: ServerContext,
  request: FastifyRequest,
): Promise<CardSession> {
  const device = kioskOf(request);
  const token = request.headers[CARD_HEADER];
  const session = typeof token === 'string' ? cardSessions.find(token, device) : undefined;
  const isThere = session !== undefined && (await house.read((live) => isWelcome(live, session)));
  if (session === undefined || !isThere) {
    cardSessions.end(device);
    throw new HttpProblem('not-signed-in', { detail: 'Scan the card and enter the PIN again.' });
  }
  return session;
}

export function addKioskRoutes(app: Api, context: ServerContext): void {
  addRequest(app, context, REQUESTS.openCard, async ({ request, body }) => {
    const token = await openCard(context, kioskOf(request), body);
    return { token, idleSeconds: CARD_IDLE_MS / 1000 };
  });
  addRequest(app, context, REQUESTS.chooseCardPin, async ({ request, body: { card, pin } }) => {
    const { house, cardPins } = context;
    const device = kioskOf(request);
    const patron = await house.read(({ club }) => club.cards.get(card)?.patron);
    if (patron === undefined) throw failed();
    await done(house, ownCommand('choose-card-pin', CLOCK.staff, { device, card }));
    await cardPins.set(patron, pin);
    return {};
  });
  addRequest(app, context, REQUESTS.closeCard, async ({ request }) => {
    context.cardSessions.end(kioskOf(request));
    return {};
  });
}
