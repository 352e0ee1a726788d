// PINs as they are sent, and what comes of them: sessions of badges, and PINs of cards.
import { z } from 'zod';
import { commandFields, listOf } from '#house';
import { name } from '../views/scalars.ts';
import { chosenCardPin, chosenPin } from './chosen-pin.ts';
import { request } from './request.ts';

/** Of any form: a person who guesses is not told which ones there can be. */
const pin = z.string().max(12);

const nothing = z.strictObject({});

export const who = z.object({
  badge: z.string(),
  roles: listOf(z.string()),
  device: z.string().exactOptional(),
  table: z.string().exactOptional().describe('A keypad’s table.'),
  expires: z.string().describe('When the session ends if it stays idle.'),
});
const signedIn = who.extend({ token: z.string() });

export const signIn = request({
  method: 'POST',
  path: '/sign-in',
  by: 'everybody',
  isTry: true,
  tag: 'sign-in',
  says: 'Starts a session with badge and PIN.',
  more: 'The token also comes as a cookie for browsers.',
  of: {},
  body: z.strictObject({
    badge: name,
    pin,
    device: name.optional().describe('The device proved by X-Houseway-Device or Authorization.'),
  }),
  answer: signedIn,
});

export const demoSignIn = request({
  method: 'POST',
  path: '/demo/sign-in',
  by: 'everybody',
  isTry: true,
  tag: 'demo',
  says: 'Starts a session for a demo badge without a PIN.',
  of: {},
  body: z.strictObject({ badge: name }),
  answer: signedIn,
});

export const signOut = request({
  method: 'POST',
  path: '/sign-out',
  by: 'signed-in',
  tag: 'sign-in',
  says: 'Ends the session.',
  of: {},
  answer: nothing,
});

export const stepUp = request({
  method: 'POST',
  path: '/step-up',
  by: 'signed-in',
  isTry: true,
  tag: 'sign-in',
  says: 'Shows the PIN again: for five minutes the session may do what asks for it.',
  of: {},
  body: z.strictObject({ pin }),
  answer: nothing,
});

export const changePin = request({
  method: 'POST',
  path: '/pin',
  by: 'signed-in',
  isTry: true,
  tag: 'sign-in',
  says: 'Changes your own PIN and ends all other sessions of the badge.',
  of: {},
  body: z.strictObject({ old: pin, new: chosenPin }).refine((pins) => pins.new !== pins.old, {
    path: ['new'],
    error: 'must differ from the old one',
  }),
  answer: nothing,
});

export const confirmHolder = request({
  method: 'POST',
  path: '/enrollments/:badge/number',
  by: 'signed-in',
  isTry: true,
  tag: 'sign-in',
  says: 'Confirms that the holder stands at the device, by the number that it shows.',
  more: 'Three wrong numbers end it.',
  of: { badge: name },
  body: z.strictObject({
    number: z.string().regex(/^\d{4}$/, { error: 'must be the four digits on the device' }),
  }),
  answer: z.object({ isConfirmed: z.boolean().describe('By both.') }),
});

export const setPin = request({
  method: 'POST',
  path: '/enrollments/:badge/pin',
  by: 'device',
  isTry: true,
  isKeyed: true,
  tag: 'sign-in',
  says: 'Sets the PIN of the holder, at the device, once two people have confirmed the number.',
  of: { badge: name },
  body: z.strictObject({ pin: chosenPin }),
  answer: nothing,
});

const {
  name: houseName,
  zone,
  staff,
  holders,
  device,
  settings,
  capital,
} = commandFields('open-house').shape;

const holder = { badge: name, pin: chosenPin };

export const setUp = request({
  method: 'POST',
  path: '/setup',
  by: 'everybody',
  isTry: true,
  tag: 'setup',
  says: 'Begins to set up the house, with the code that the server prints at its start.',
  more:
    'Three people at least: an administrator, a manager, and one of accounting or compliance. Each ' +
    'sets a PIN and signs the list; the last one opens the house. Asked again, it begins again.',
  of: {},
  body: z.strictObject({
    code: z.string().max(100),
    name: houseName,
    zone,
    staff: z
      .array(staff.element)
      .max(200)
      .refine((all) => all.every(({ roles }) => !roles.includes('clock')), {
        error: 'has the role clock, which only the house can have',
      })
      .describe('Everyone who works here.'),
    holders: holders
      .unwrap()
      .describe('Who of them is here and signs; the others get a PIN later.'),
    device: device.describe('This computer, which is enrolled with the house.'),
    settings,
    capital,
  }),
  answer: z.object({
    ticket: z.string().describe('For the next steps.'),
    list: z.string().describe('A digest of what each signs.'),
  }),
});

export const setUpPin = request({
  method: 'POST',
  path: '/setup/pin',
  by: 'everybody',
  isTry: true,
  tag: 'setup',
  says: 'Sets the PIN of one who signs; each sets their own.',
  of: {},
  body: z.strictObject({ ticket: z.string().max(100), ...holder }),
  answer: nothing,
});

export const setUpSign = request({
  method: 'POST',
  path: '/setup/sign',
  by: 'everybody',
  isTry: true,
  tag: 'setup',
  says: 'Signs the list: all of it is right, and the others who sign are here.',
  more: 'The last signature opens the house.',
  of: {},
  body: z.strictObject({
    ticket: z.string().max(100),
    list: z.string().max(100),
    badge: name,
    pin,
  }),
  answer: z.object({ isOpen: z.boolean(), missing: listOf(z.string()) }),
});

export const openCard = request({
  method: 'POST',
  path: '/kiosk/open',
  by: 'kiosk',
  isTry: true,
  tag: 'club',
  says: 'Opens a club card at a kiosk with its PIN.',
  more: 'The token goes into the header x-houseway-card of what is asked next.',
  of: {},
  body: z.strictObject({ card: z.string().trim().max(48), pin }),
  answer: z.object({ token: z.string(), idleSeconds: z.int() }),
});

export const closeCard = request({
  method: 'POST',
  path: '/kiosk/close',
  by: 'kiosk',
  tag: 'club',
  says: 'Closes the card open at the kiosk.',
  of: {},
  answer: nothing,
});

export const setCardPin = request({
  method: 'POST',
  path: '/club/members/:who/pin',
  by: 'signed-in',
  isKeyed: true,
  tag: 'club',
  says: 'Lets a member choose a new PIN for a card after an ID check at the desk.',
  of: { who: name },
  body: z.strictObject({
    document: commandFields('set-card-pin').shape.document,
    pin: chosenCardPin
      .optional()
      .describe('Only in a house without limits: in all others the member chooses it at a kiosk.'),
  }),
  answer: nothing,
});

export const chooseCardPin = request({
  method: 'POST',
  path: '/kiosk/pin',
  by: 'kiosk',
  isTry: true,
  tag: 'club',
  says: 'Sets the PIN that a member chooses for a club card at a kiosk.',
  more: 'Only within an hour after the desk has given the card or allowed another PIN.',
  of: {},
  body: z.strictObject({ card: z.string().trim().max(48), pin: chosenCardPin }),
  answer: nothing,
});

export const webhookSecret = request({
  method: 'POST',
  path: '/webhooks/:webhook/secret',
  by: 'signed-in',
  tag: 'webhooks',
  says: 'Creates the secret that signs deliveries. Shown once.',
  of: { webhook: name },
  answer: z.object({ secret: z.string() }),
});
