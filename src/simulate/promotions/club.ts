// The player club on a simulated floor: cards, scans, PINs at a kiosk, credits and what they buy.
import { ACTIVITIES } from '#activities';
import { momentIn } from '#house';
import { isOpen } from '#rules';
import { showPapers } from '../calls.ts';
import type { Dice } from '../dice.ts';
import { type Draft, draft, type Scene, somePatron, type View } from '../draft.ts';
import { postingOf } from '../office.ts';

const REWARDING = ACTIVITIES.filter(({ rewards }) => rewards !== undefined);
const FORM = ['givenNames', 'familyName', 'birthDate', 'address', 'documentKind', 'documentNumber'];
const KIOSK = 'kiosk-hall';
const MS_AN_HOUR = 3_600_000;

const someChance = (dice: Dice): string =>
  Array.from({ length: 64 }, () => dice.below(16).toString(16)).join('');

/** A member more often than not. */
const someMember = (view: View): string => {
  const { house, dice } = view;
  const { members } = house.club;
  const known = dice.pickOf(members.size, members.keys());
  return known === undefined || dice.oneIn(12) ? somePatron(view) : known;
};

const cardOf = (view: View, patron: string): string =>
  view.house.club.members.get(patron)?.card ?? '1234567897';

const register: Scene = (view) => {
  const { dice } = view;
  const patron = dice.oneIn(3) ? someMember(view) : somePatron(view);
  const fields = dice.oneIn(10) ? FORM.slice(1) : FORM;
  const isOfAge = !dice.oneIn(12);
  const hasPhoto = dice.oneIn(2);
  const atKiosk = dice.oneIn(2);
  const facts = { patron, fields, isOfAge, hasPhoto, atKiosk, chance: someChance(dice) };
  return draft(view, 'register-member', facts);
};

const deskWork: Scene = (view) => {
  const { dice } = view;
  const patron = someMember(view);
  if (dice.oneIn(3)) return draft(view, 'read-card', { patron, reason: 'a question' });
  if (dice.oneIn(2)) {
    const atKiosk = dice.oneIn(2);
    return draft(view, 'set-card-pin', { patron, document: 'passport', atKiosk });
  }
  const lost = { patron, document: 'id-card', reason: 'lost' } as const;
  return draft(view, 'replace-card', { ...lost, chance: someChance(dice) });
};

const openCard: Scene = (view) => {
  const { dice, house } = view;
  if (house.devices.get(KIOSK)?.isRevoked !== false && !dice.oneIn(5)) {
    const device = { device: KIOSK, kind: 'kiosk', keyHash: someChance(dice) } as const;
    return draft(view, 'enrol-device', device);
  }
  const card = cardOf(view, someMember(view));
  if (dice.oneIn(3)) return draft(view, 'choose-card-pin', { device: KIOSK, card });
  return draft(view, 'open-card', { device: KIOSK, card, isRight: !dice.oneIn(2) });
};

/** The last hours of some members, at tables that are open, and now and then at none. */
const scan: Scene = (view) => {
  const { dice, house, at, number } = view;
  const open = [...house.tables].flatMap(([table, { open: is }]) => (is ? [table] : []));
  if (open.length === 0 || house.club.members.size === 0) return undefined;
  const scans = Array.from({ length: dice.between(1, 8) }, () => {
    const hours = dice.oneIn(30) ? dice.between(-1, 26) : dice.between(0, 8);
    const when = momentIn(at.instant - hours * MS_AN_HOUR, house.zone);
    const where = dice.oneIn(10) ? {} : { table: dice.pick(open) };
    return { card: cardOf(view, someMember(view)), at: when, ...where };
  });
  return draft(view, 'upload-scans', { batch: `scans-${dice.oneIn(20) ? 1 : number}`, scans });
};

/** Posted so that it is open now, and that one credit suffices, also for chips; now and then for a prize that the
 * desk alone may not give. */
function postRewards(view: View): Draft {
  const action = postingOf(view, view.dice.pick(REWARDING));
  const { from: _, until: __, hours: ___, windows: ____, games: _____, ...rest } = action.document;
  const prize = view.dice.oneIn(3) ? '9000.00' : '20.00';
  const prizes = 'Free play worth $20 for 1 credit';
  const values = { ...(rest['values'] as object), prize, prizes, creditsNeeded: 1 };
  return draft(view, 'propose', { action: { ...action, document: { ...rest, values } } });
}

const redeem: Scene = (view) => {
  const { dice, house, tally, at } = view;
  const giving = [...tally.offerings].filter(
    ([, { sheet, isClosed }]) => sheet.activity.rewards !== undefined && !isClosed,
  );
  if (!giving.some(([, { sheet }]) => isOpen(sheet, at)) && !dice.oneIn(3)) {
    return postRewards(view);
  }
  if (giving.length === 0) return undefined;
  const [offering, { sheet }] = dice.pick(giving);
  const rich = house.club.credits.get(offering);
  const patron =
    rich === undefined || dice.oneIn(8) ? someMember(view) : dice.pickOf(rich.size, rich.keys());
  if (patron === undefined) return undefined;
  const [first, ...others] = sheet.activity.rewards?.catalogue(sheet) ?? [];
  const prizes = [dice.oneIn(6) ? 'a-yacht' : ((dice.oneIn(3) ? others[0] : first)?.id ?? 'none')];
  const whose = dice.oneIn(15) ? someMember(view) : patron;
  return draft(view, 'redeem-credits', {
    offering,
    patron,
    card: cardOf(view, whose),
    prizes,
    document: 'passport',
    isValid: !dice.oneIn(15),
  });
};

/** A person wants money for a prize that is given in chips. */
const collect: Scene = (view) => {
  const { dice, house, tally } = view;
  const issued = [...tally.openClaims.keys()].flatMap((id) => {
    const claim = house.claims.get(id);
    return claim?.thing?.issuedAs === undefined ? [] : claim;
  });
  if (issued.length === 0) return undefined;
  const { id, identity, patron = somePatron(view) } = dice.pick(issued);
  return identity === undefined
    ? showPapers(view, id, patron)
    : draft(view, 'pay-claim', { claim: id, from: 'cage', patron: identity.patron });
};

export const clubWork: Scene = (view) => {
  const { dice } = view;
  const scenes = [register, deskWork, openCard, scan, scan, redeem, redeem, collect];
  return dice.pick(scenes)(view);
};
