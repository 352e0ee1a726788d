// What tests of the whole house ask of the player club: a command of every type, a scene with
// everything that can be wrong, and a day on which everything happens once.

import { type Faulty, type Fields, set, WHO } from '../../fixtures/fault.fixture.ts';
import { type Floor, openedFloor } from '../../fixtures/floor.fixture.ts';
import { onlyEvent, post, showPapers } from '../../fixtures/jackpot.fixture.ts';
import { SAMPLES } from '../../reference.ts';
import { type House, USUAL_SETTINGS } from '../../state.ts';
import { FORM_FIELDS } from './words.ts';

export const REWARDS = 'hgc-player-tracking-rewards';
export const PERIOD = { from: '2026-11-02T00:00:00-08:00', until: '2027-01-01T00:00:00-08:00' };
/** No member has it: the sum 0+0+0+0+0+0+0+0+1·2 is made ten by the last digit. */
const NO_CARD = '0000000018';
const chance = (digits: string): string => digits.repeat(32);
const document = 'passport';
const fields = [...FORM_FIELDS];
const scan = { card: NO_CARD, at: '2026-11-16T09:05:00-08:00', table: 'T1' };
const LOST = { document, reason: 'lost' };
const FORM = { fields, isOfAge: true, hasPhoto: false };

/** Registers a patron, who is enrolled here too; the number of the card. */
export function join(floor: Floor, patron: string, digits = 'a1'): string {
  if (!floor.house.patrons.has(patron)) floor.do('dee', 'enrol-patron', { patron });
  const command = { patron, ...FORM, chance: chance(digits) };
  return onlyEvent(floor.do('dee', 'register-member', command), 'member-registered').card;
}

export const cardOf = ({ house }: Floor, patron: string): string =>
  house.club.members.get(patron)?.card ?? '';

const MS_A_DAY = 86_400_000;

/** As if the cards had been given out and the tables opened a day before: hours of that day can be
 * told then. It is not in the log, and nothing that the log brings about reads it. */
export function asOfYesterday({ club, tables, at }: House): void {
  const from = at - MS_A_DAY;
  for (const [card, held] of club.cards) club.cards.set(card, { ...held, from });
  for (const { open, past } of tables.values()) {
    if (open !== undefined) past.push({ game: open.game, from, until: at });
  }
}

/** One scan for each of these hours of 16 November, five minutes past. */
export const scansAt = (card: string, hours: readonly string[], table = 'T1') =>
  hours.map((hour) => ({ card, at: `2026-11-16T${hour}:05:00-08:00`, table }));

const HOURS = Array.from({ length: 9 }, (_, hour) => `0${hour}`);

export interface ClubFloor {
  readonly floor: Floor;
  /** Of Pat, who has credits, of Sam, who has none, and the one that Pat had before. */
  readonly cards: { readonly pat: string; readonly sam: string; readonly lost: string };
}

/** A house with the promotion posted, members, a kiosk, and nine hours on one card. All of it is as it
 * was the evening before, and it is ten in the morning. */
export function clubFloor(...others: readonly string[]): ClubFloor {
  const floor = openedFloor({ game: 'texas-holdem', at: '2026-11-15T23:00:00-08:00' });
  post(floor, REWARDS, { as: 'rewards', more: PERIOD });
  const lost = join(floor, 'pat', 'a1');
  const again = { patron: 'pat', ...LOST, chance: chance('b2') };
  const pat = onlyEvent(floor.do('dee', 'replace-card', again), 'card-replaced').card;
  const sam = join(floor, 'sam', 'c3');
  for (const [index, patron] of others.entries()) join(floor, patron, `${index}d`);
  floor.do('ada', 'enrol-device', { device: 'hall', kind: 'kiosk', keyHash: '0f'.repeat(32) });
  floor.at = '2026-11-16T10:00:00-08:00';
  floor.do('flo', 'upload-scans', { batch: 'first', scans: scansAt(pat, HOURS) });
  return { floor, cards: { pat, sam, lost } };
}

const OWN = { code: 'second-person', by: 'max', set: { patron: 'max-himself' } } as const;

const card = (type: 'replace-card' | 'set-card-pin' | 'read-card'): Faulty => {
  const { patron: _, ...rest } = SAMPLES[type] as Fields;
  return {
    type,
    by: 'dee',
    fields: { ...rest, patron: 'pat' },
    faults: [
      ...WHO,
      ...(type === 'read-card' ? [] : [OWN]),
      set('unknown-patron', { patron: 'nobody' }),
      ...(type === 'replace-card' ? [set('ineligible-person', { patron: 'out' })] : []),
      set('no-card', { patron: 'cardless' }),
    ],
  };
};

function redeeming({ pat, sam, lost }: ClubFloor['cards']): Faulty {
  return {
    type: 'redeem-credits',
    by: 'dee',
    fields: {
      offering: 'rewards',
      card: pat,
      patron: 'pat',
      document,
      isValid: true,
      prizes: ['a-meal-20'],
    },
    faults: [
      ...WHO,
      OWN,
      set('unknown-patron', { patron: 'nobody' }),
      set('on-duty', { patron: 'gil-himself' }),
      set('unknown-offering', { offering: 'nothing' }),
      set('suspended', { offering: 'paused' }),
      set('ineligible-person', { patron: 'out' }),
      set('identity-refused', { isValid: false }),
      set('unknown-card', { card: NO_CARD }),
      set('void-card', { card: lost }),
      set('card-of-another', { card: sam }),
      set('no-rewards', { offering: 'jackpot' }),
      set('period-over', { offering: 'past' }),
      set('unknown-reward', { prizes: ['a-yacht'] }),
      set('not-enough-credits', { prizes: ['cash-100'] }),
      set('signature-needed', { offering: 'grand', prizes: ['cash-9000'] }),
    ],
  };
}

/** A person on duty, an excluded person, and offerings that give nothing now. */
function trouble(floor: Floor, { pat }: ClubFloor['cards']): void {
  for (const patron of ['cardless', 'young', 'out', 'max-himself', 'gil-himself']) {
    floor.do('dee', 'enrol-patron', { patron });
  }
  join(floor, 'locked', 'd4');
  floor.do('carl', 'exclude-patron', { patron: 'out', reason: 'asked to be' });
  const max = { staff: 'max', roles: ['manager'], patron: 'max-himself' };
  floor.both({ type: 'appoint-staff', ...max }, 'ada');
  floor.both({ type: 'appoint-staff', staff: 'gil', roles: ['desk'], patron: 'gil-himself' });
  floor.do('gil', 'sign-in', { isRight: true });
  post(floor, 'hgc-blazing-sevens');
  for (const [as, more] of [
    ['paused', PERIOD],
    ['past', { until: '2026-11-10T00:00:00-08:00' }],
  ] as const) {
    post(floor, REWARDS, { as, more });
  }
  floor.do('max', 'suspend-offering', { offering: 'paused', reason: 'for the test' });
  const prizes = 'Free play worth $20 for 1 credit; A cap worth $10 for 1 credit';
  const values = { prize: '9000.00', creditsNeeded: 1, prizes };
  post(floor, REWARDS, { as: 'grand', values, more: PERIOD });
  floor.at = '2026-11-16T12:00:00-08:00';
  const scans = scansAt(pat, ['09', '10', '11']);
  floor.do('flo', 'upload-scans', { batch: 'second', scans });
}

/** A cap is handed over; free play is issued. */
function handingOver(floor: Floor, { pat }: ClubFloor['cards']): Faulty {
  const [cap, play] = ['a-cap-10', 'free-play-20'].map((prize) => {
    const who = { offering: 'grand', card: pat, patron: 'pat', document, isValid: true };
    const bought = floor.do('dee', 'redeem-credits', { ...who, prizes: [prize] });
    const claim = `${onlyEvent(bought, 'prizes-won').award}:1`;
    showPapers(floor, { claim, patron: 'pat' });
    return claim;
  });
  return {
    type: 'pay-claim',
    by: 'cora',
    fields: { claim: cap, patron: 'pat', from: 'cage' },
    faults: [
      ...WHO,
      set('paid-in-chips', { claim: play }),
      set('not-as-posted', { from: 'cheque' }),
    ],
  };
}

export function clubFaults(): { readonly floor: Floor; readonly faulty: readonly Faulty[] } {
  const { floor, cards } = clubFloor();
  trouble(floor, cards);
  const locked = floor.house.club.members.get('locked')?.card;
  for (let tries = 0; tries < 5; tries += 1) {
    floor.do('clock', 'open-card', { device: 'hall', card: locked, isRight: false });
  }
  const out = join(floor, 'late', 'e5');
  floor.do('carl', 'exclude-patron', { patron: 'late', reason: 'asked to be' });
  const faulty: readonly Faulty[] = [
    handingOver(floor, cards),
    {
      type: 'register-member',
      by: 'dee',
      fields: { ...SAMPLES['register-member'], patron: 'cardless' },
      faults: [
        ...WHO,
        set('name-taken', { patron: 'pat' }),
        set('unknown-patron', { patron: 'nobody' }),
        set('ineligible-person', { patron: 'out' }),
        set('identity-refused', { isOfAge: false }),
        set('form-incomplete', { fields: ['familyName'] }),
      ],
    },
    card('replace-card'),
    card('set-card-pin'),
    card('read-card'),
    {
      type: 'open-card',
      by: 'clock',
      fields: { device: 'hall', card: cards.pat, isRight: true },
      faults: [
        ...WHO.filter(({ code }) => code !== 'not-permitted'),
        { code: 'not-permitted', by: 'dee' },
        set('locked-out', { card: locked }),
        set('unknown-device', { device: 'nothing' }),
        set('ineligible-person', { card: out }),
        set('unknown-card', { card: NO_CARD }),
        set('void-card', { card: cards.lost }),
      ],
    },
    {
      type: 'upload-scans',
      by: 'flo',
      fields: { batch: 'third', scans: [scan] },
      faults: [...WHO, set('batch-booked', { batch: 'first' })],
    },
    redeeming(cards),
  ];
  return { floor, faulty };
}

/** In a house with limits a card that the desk has changed buys nothing, and its PIN is chosen at a kiosk. */
export function limitedClubFaults(): { readonly floor: Floor; readonly faulty: readonly Faulty[] } {
  const { floor, cards } = clubFloor('tom');
  floor.do('dee', 'enrol-patron', { patron: 'pam' });
  const powers = { profile: 'standard' } as const;
  floor.both({ type: 'change-settings', settings: { ...USUAL_SETTINGS, powers } });
  floor.at = '2026-11-16T23:30:00-08:00';
  const again = { patron: 'sam', ...LOST, chance: chance('e4') };
  const sam = onlyEvent(floor.do('dee', 'replace-card', again), 'card-replaced').card;
  floor.do('dee', 'set-card-pin', { patron: 'tom', document, atKiosk: true });
  for (const each of [cards.pat, sam]) {
    floor.do('clock', 'open-card', { device: 'hall', card: each, isRight: true });
  }
  const own = { card: cards.pat, patron: 'pat' };
  return {
    floor,
    faulty: [
      {
        type: 'set-card-pin',
        by: 'dee',
        fields: { patron: 'pat', document, atKiosk: true },
        faults: [set('no-card', { patron: 'pam' }), set('pin-at-kiosk', { atKiosk: false })],
      },
      {
        type: 'choose-card-pin',
        by: 'clock',
        fields: { device: 'hall', card: cardOf(floor, 'tom') },
        faults: [
          set('unknown-device', { device: 'nothing' }),
          set('unknown-card', { card: NO_CARD }),
          set('void-card', { card: cards.lost }),
          set('no-pin-choice', { card: cards.pat }),
        ],
      },
      {
        type: 'redeem-credits',
        by: 'dee',
        fields: { offering: 'rewards', ...own, document, isValid: true, prizes: ['a-meal-20'] },
        faults: [
          set('identity-refused', { isValid: false }),
          set('card-just-changed', { patron: 'sam', card: sam }),
          set('unknown-reward', { prizes: ['a-yacht'] }),
        ],
      },
    ],
  };
}

/** Free play for a credit, paid by a voucher. */
function payInPlay(floor: Floor, pat: string): void {
  const values = { prizes: 'Free play worth $10 for 1 credit' };
  post(floor, REWARDS, { as: 'play', values, more: PERIOD });
  post(floor, 'bay101-match-play', { as: 'match' });
  floor.do('flo', 'upload-scans', { batch: 'play', scans: scansAt(pat, ['09']) });
  const bought = floor.do('dee', 'redeem-credits', {
    offering: 'play',
    card: pat,
    patron: 'pat',
    document,
    isValid: true,
    prizes: ['free-play-10'],
  });
  const claim = `${onlyEvent(bought, 'prizes-won').award}:1`;
  showPapers(floor, { claim, patron: 'pat' });
  floor.do('dee', 'issue-instruments', {
    batch: 'won',
    offering: 'match',
    instrument: 'free-play-chip',
    count: 1,
    claim,
    how: 'promotion',
    expires: '2026-11-29',
    chance: chance('f9'),
  });
}

export function clubDay(): Floor {
  const { floor, cards } = clubFloor();
  floor.do('dee', 'set-card-pin', { patron: 'pat', document, atKiosk: true });
  floor.do('clock', 'choose-card-pin', { device: 'hall', card: cards.pat });
  const looked = { patron: 'pat', reason: 'a question about hours' };
  floor.do('dee', 'read-card', looked);
  floor.together('dee', 'carl', { type: 'read-card', ...looked });
  for (const isRight of [true, false]) {
    floor.do('clock', 'open-card', { device: 'hall', card: cards.pat, isRight });
  }
  floor.do('dee', 'redeem-credits', {
    offering: 'rewards',
    card: cards.pat,
    patron: 'pat',
    document,
    isValid: true,
    prizes: ['a-meal-20'],
  });
  payInPlay(floor, cards.pat);
  floor.tick('2027-01-01T00:00:00-08:00');
  return floor;
}
