// Who is another person: another badge, another human, nobody whom it is about, and no badge that the
// first has only just given.
import { refuse } from '../kit/ask.ts';
import type { Approved } from '../kit/power.ts';
import type { House, Staff } from '../state.ts';
import { FRESH_MS } from '../words/powers.ts';
import { type Permitted, type Role, rolesApart } from '../words/roles.ts';
import type { AnyAction } from '../words/shapes.ts';

/** The same badge, the same personnel number, or the same person as a player. */
export function isSameHuman({ staff }: House, one: string, other: string): boolean {
  const [first, second] = [staff.get(one), staff.get(other)];
  const isSame = (key: 'personnel' | 'patron'): boolean =>
    first?.[key] !== undefined && first[key] === second?.[key];
  return one === other || isSame('personnel') || isSame('patron');
}

/** Patrons and badges that a command is about. */
function partiesOf({ claims }: House, fields: AnyAction): readonly string[] {
  const { patron, staff, claim, parts } = fields;
  const owners = Array.isArray(parts) ? parts.map((part: { patron?: unknown }) => part.patron) : [];
  const won = typeof claim === 'string' ? claims.get(claim) : undefined;
  return [patron, staff, won?.patron, won?.identity?.patron, ...owners].filter(
    (each) => typeof each === 'string',
  );
}

/** Nobody approves what is about themselves. */
export function checkNoParty(house: House, badge: string, fields: AnyAction): void {
  const own = house.staff.get(badge);
  const isParty = partiesOf(house, fields).some(
    (party) =>
      party === own?.patron || (party === fields['staff'] && isSameHuman(house, party, badge)),
  );
  if (isParty) refuse('own-affair', badge);
}

const rolesOf = ({ staff }: House, badge: string): Permitted => staff.get(badge)?.roles ?? [];

/** Refuses an approval by who is no second person to the first. */
export function checkOther(
  house: House,
  { first, second, at }: { readonly first: string; readonly second: string; readonly at: number },
  power: Approved,
): void {
  const fitting = rolesOf(house, second).filter((role) => power.with.includes(role));
  if (fitting.length === 0) refuse('not-permitted', `${second}: ${power.with.join(', ')}`);
  if (isSameHuman(house, first, second)) refuse('second-person', second);
  const profile = house.settings.powers?.profile;
  if (profile === undefined) return;
  const firsts = rolesOf(house, first);
  const isOther = fitting.some((role) => !firsts.includes(role));
  if (power.isSameRole !== true && profile !== 'small-room' && !isOther) {
    refuse('second-person', `${second}: of another role`);
  }
  for (const [giver, taker] of [
    [first, second],
    [second, first],
  ] as const) {
    const given = house.givers.get(taker);
    if (given?.by.includes(giver) === true && at < given.at + FRESH_MS) {
      refuse('fresh-badge', `${taker} by ${giver}`);
    }
  }
}

type Badge = { readonly [Key in 'isActive' | 'personnel' | 'patron']?: Staff[Key] | undefined };

/** Roles that exclude each other do not meet on one badge, nor on one human: whoever has a personnel
 * number has one badge. */
export function checkApart(
  others: ReadonlyMap<string, Badge>,
  {
    staff,
    roles,
    personnel,
    patron,
  }: {
    readonly staff: string;
    readonly roles: readonly Role[];
    readonly personnel?: string | undefined;
    readonly patron?: string | undefined;
  },
): void {
  const apart = rolesApart(roles);
  if (apart !== undefined) refuse('roles-apart', apart.join(', '));
  for (const [name, other] of others) {
    if (name === staff || other.isActive !== true) continue;
    if (personnel !== undefined && other.personnel === personnel) refuse('person-twice', name);
    if (patron !== undefined && other.patron === patron) refuse('person-twice', name);
  }
}
