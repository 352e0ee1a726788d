// The player club of a demo house: a promotion with prizes that an evening can earn, members whose
// cards are read once an hour where they sit, a kiosk, and a prize that was picked up.
import { hash } from 'node:crypto';
import { type Command, type House, momentIn } from '#house';
import { done, type ServerContext } from '#server';
import { demoCommand, doneAll } from './command.ts';
import { post } from './posting.ts';
import { EXCLUDED, PATRONS, patronNumbered } from './room.ts';
import { pay } from './stories.ts';

const OFFERING = 'demo-rewards';
/** It is public: nothing here is real. */
const DEMO_CARD_PIN = '314159';
const KIOSK = { device: 'demo-kiosk', key: 'demo-kiosk-key' } as const;
/** Sits at a table from the beginning, and so has hours and credits. */
const CARD_OF = patronNumbered(4);

/** The same cards in every demo. */
const chanceOf = (number: number): string => (16 + number).toString(16).repeat(32);

const REWARDS = {
  offering: OFFERING,
  activity: 'hgc-player-tracking-rewards',
  values: {
    prize: '25.00',
    creditsNeeded: 4,
    prizes:
      'A cap worth $15 for 2 credits; A meal worth $20 for 3 credits; A jacket worth $80 for 12 credits',
  },
};

/** Everyone except the excluded patron has a card. */
export async function openClub(context: ServerContext): Promise<void> {
  const { house, rulebook, cardPins } = context;
  const members = PATRONS.filter(({ patron }) => patron !== EXCLUDED);
  await doneAll(house, [
    ...post(rulebook, REWARDS),
    demoCommand('demo-administrator', 'enrol-device', {
      device: KIOSK.device,
      kind: 'kiosk',
      keyHash: hash('sha256', KIOSK.key, 'hex'),
    }),
    ...members.map(({ patron, facts }, index) =>
      demoCommand('demo-desk', 'register-member', {
        patron,
        fields: Object.keys(facts),
        isOfAge: true,
        hasPhoto: false,
        chance: chanceOf(index),
      }),
    ),
  ]);
  await cardPins.set(CARD_OF, DEMO_CARD_PIN);
}

const MS_AN_HOUR = 3_600_000;

/** The link by which a browser becomes the kiosk, and a card to try there. */
export function kioskOf({ members }: House['club']) {
  const card = members.get(CARD_OF)?.card;
  const link = `/kiosk#device=${KIOSK.device}.${KIOSK.key}`;
  return card === undefined ? {} : { kiosk: { link, card, pin: DEMO_CARD_PIN } };
}

/** What a pocket scanner reads at the tables: every member whose hour is not booked yet. */
export function scansIn(house: House, now: number): readonly Command[] {
  const { club, tables, zone } = house;
  const at = momentIn(now, zone);
  const scans = [...tables].flatMap(([table, { open, seated }]) =>
    [...seated.values()].flatMap(({ patron = '' }) => {
      const member = open === undefined ? undefined : club.members.get(patron);
      const isDue = member?.scans.every(({ hour }) => now - hour >= MS_AN_HOUR) === true;
      return isDue ? [{ card: member?.card as string, at, table }] : [];
    }),
  );
  if (scans.length === 0) return [];
  return [demoCommand('demo-floor', 'upload-scans', { batch: `demo-${now}`, scans })];
}

/** A member with enough credits buys a meal, which the cage hands over. */
export async function haveMeal(context: ServerContext): Promise<void> {
  const { house } = context;
  const who = await house.read(({ club }) => {
    const balances = [...(club.credits.get(OFFERING) ?? [])];
    const [patron] = balances.find(([, { earned, spent }]) => earned - spent >= 3) ?? [];
    const card = club.members.get(patron ?? '')?.card;
    return patron === undefined || card === undefined ? undefined : { patron, card };
  });
  if (who === undefined) return;
  const { events } = await done(
    house,
    demoCommand('demo-desk', 'redeem-credits', {
      offering: OFFERING,
      ...who,
      document: 'id-card',
      isValid: true,
      prizes: ['a-meal-20'],
    }),
  );
  const claims = events.flatMap((event) => (event.type === 'prizes-won' ? event.claims : []));
  for (const { id } of claims) await pay(context, id, { patron: who.patron, from: 'cage' });
}
