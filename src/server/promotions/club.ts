// The desk of the player club: registrations, PINs, cards. Every look at a card is in the log.
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { REQUESTS, SERVER_VIEWS } from '#client';
import { CLUB_LEAST_AGE, type clubForm, type Event, memberFacts } from '#house';
import { clubCardPage, isPicture } from '#print';
import { given, ok } from '#result';
import { badgeOf } from '../access/asker.ts';
import { chanceFor, commandUnder } from '../api/commands.ts';
import { addToFacts, filingOf, readFacts } from '../api/facts.ts';
import { todayIn, yearsBetween } from '../api/identity.ts';
import { sendPdf } from '../api/papers.ts';
import { isLatest, recordOf } from '../api/past-records.ts';
import { addRequest } from '../api/requests.ts';
import { type Api, answersAs, name } from '../api/route.ts';
import { addAnswer } from '../api/views.ts';
import { done, nowIn, ownCommand, type ServerContext } from '../context.ts';
import { found, HttpProblem } from '../problems.ts';

const photoPlace = (patron: string): string => `photo/${patron}`;

/** What the card's printer cannot read is no picture. */
function checkPhoto(picture: string): void {
  if (isPicture(Buffer.from(picture, 'base64'))) return;
  const problems = [{ path: 'photo', message: 'must be a readable JPEG' }];
  throw new HttpProblem('bad-request', { problems });
}

/** What the form says something about, and whether it makes the person old enough. */
async function formOf({ house, persons, clock }: ServerContext, patron: string) {
  const facts = await readFacts(persons, patron);
  const { birthDate } = facts;
  const isOfAge = await house.read((live) => {
    const least = Math.max(CLUB_LEAST_AGE, live.settings.leastAge ?? 0);
    return birthDate !== undefined && yearsBetween(birthDate, todayIn(live, clock())) >= least;
  });
  return { fields: Object.keys(facts), isOfAge };
}

/** Enrolls a new member and seals the form. A registration that is sent again files nothing again:
 * facts that were erased since stay so. */
async function fileForm(
  context: ServerContext,
  { request, key }: { readonly request: FastifyRequest; readonly key: string },
  { patron, form }: { readonly patron: string; readonly form: z.infer<typeof clubForm> },
): Promise<void> {
  const { house, persons, inTurn } = context;
  const by = badgeOf(request);
  if ((await recordOf(house, key)) !== undefined) return;
  const isNew = await house.read(({ patrons }) => !patrons.has(patron));
  if (isNew) await done(house, ownCommand('enrol-patron', by, { patron }));
  await inTurn(async () => {
    const fields = { patron, fields: Object.keys(form), digest: persons.digestOf(form) };
    const filing = await filingOf(context, patron, form);
    await done(house, ownCommand('write-person', by, { ...fields, ...filing }));
    await addToFacts(context, patron, form);
  });
}

/** Where the desk sends no PIN, the member chooses one at a kiosk. */
const atKiosk = (pin: string | undefined) => (pin === undefined ? { atKiosk: true } : {});

const SETS_CARD_PIN = [
  'set-card-pin',
  'choose-card-pin',
  'register-member',
  'erase-person',
] as const;

/** What is sent again under an old key brings no PIN back that was changed since. */
async function keepCardPin(
  { house, cardPins }: ServerContext,
  seq: number,
  { patron, pin }: { readonly patron: string; readonly pin: string | undefined },
): Promise<void> {
  const isOfPatron = (event: Event) => 'patron' in event && event.patron === patron;
  const isNewest = await isLatest(house, seq, SETS_CARD_PIN, isOfPatron);
  if (pin !== undefined && isNewest) await cardPins.set(patron, pin);
}

function addRegistration(app: Api, context: ServerContext): void {
  const { house, persons } = context;
  addRequest(app, context, REQUESTS.registerMember, async (told) => {
    const { patron, pin, photo: picture, form } = told.body;
    if (picture !== undefined) checkPhoto(picture);
    if (form !== undefined) await fileForm(context, told, { patron, form });
    const filled = await formOf(context, patron);
    const hasPhoto = picture !== undefined;
    const digest = persons.digestOf(given({ pin, picture }));
    const fields = { patron, ...filled, hasPhoto, digest, ...atKiosk(pin) };
    const type = 'register-member';
    const command = commandUnder(told, type, { ...fields, ...chanceFor(type) });
    const { seq, events } = await done(house, command);
    await keepCardPin(context, seq, { patron, pin });
    if (picture !== undefined) await persons.put(photoPlace(patron), { picture });
    const [registered] = events.filter((event) => event.type === 'member-registered');
    return { patron, card: registered?.card ?? '' };
  });
  addRequest(app, context, REQUESTS.setCardPin, async (told) => {
    const { document, pin } = told.body;
    const patron = await ownerOf(context, told.of.who);
    const digest = persons.digestOf(given({ pin }));
    const fields = { patron, document, digest, ...atKiosk(pin) };
    const { seq } = await done(house, commandUnder(told, 'set-card-pin', fields));
    await keepCardPin(context, seq, { patron, pin });
    return {};
  });
}

/** Whose card it is, where the number of a card is named. */
const ownerOf = ({ house }: ServerContext, who: string): Promise<string> =>
  house.read(({ club }) => club.cards.get(who)?.patron ?? who);

/** Logs the look, and says whose card it is. */
async function readCard(
  context: ServerContext,
  request: FastifyRequest,
  { who, why }: { readonly who: string; readonly why: string },
): Promise<string> {
  const patron = await ownerOf(context, who);
  await done(context.house, ownCommand('read-card', badgeOf(request), { patron, reason: why }));
  return patron;
}

function addViews(app: Api, context: ServerContext): void {
  const { house, rulebook } = context;
  addAnswer(app, context, SERVER_VIEWS.member, async (request, { who }, { reason: why }) => {
    await readCard(context, request, { who, why });
    return house.read((live) => {
      const facts = memberFacts({ house: live, rulebook, now: nowIn(context, live) }, who);
      return found(facts, 'no-card', who);
    });
  });
}

function addCard(app: Api, context: ServerContext): void {
  const { house, persons } = context;
  app.get(
    '/club/members/:who/card.pdf',
    {
      schema: {
        summary: 'The card to print: name, photo, number, and barcode.',
        tags: ['club'],
        params: z.object({ who: name }),
        response: answersAs('application/pdf', 'The card'),
      },
    },
    async (request, reply) => {
      const { who } = request.params;
      const patron = await readCard(context, request, { who, why: 'card printed' });
      const { givenNames = '', familyName = '' } = await readFacts(persons, patron);
      const { picture } = (await persons.get(photoPlace(patron))) ?? {};
      const { title, card } = await house.read(({ name: title, club }) => ({
        title,
        card: club.members.get(patron)?.card ?? '',
      }));
      const page = await clubCardPage({
        house: title,
        card,
        name: `${givenNames} ${familyName}`.trim(),
        ...(picture === undefined ? {} : { photo: Buffer.from(picture, 'base64') }),
      });
      return sendPdf(reply, `card-${card}`, ok(page));
    },
  );
}

/** An erased member has neither a PIN nor a picture any more. */
function forgetErased(app: Api, { house, persons, cardPins, log }: ServerContext): void {
  const stop = house.onRecords((records) => {
    for (const event of records.flatMap(({ events = [] }) => events)) {
      if (event.type !== 'person-erased') continue;
      const { patron } = event;
      Promise.all([cardPins.erase(patron), persons.erase(photoPlace(patron))]).catch((error) =>
        log(`A club card was not erased: ${error}`),
      );
    }
  });
  app.addHook('onClose', async () => stop());
}

export function addClubRoutes(app: Api, context: ServerContext): void {
  addRegistration(app, context);
  addViews(app, context);
  addCard(app, context);
  forgetErased(app, context);
}
