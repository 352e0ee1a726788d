// What a command takes besides a role: one badge; one badge at an enrolled device; one badge up to a
// limit; two people; two people of whom one is of control; the server alone.

import { APPROVES, type Permitted } from '../words/roles.ts';

/** Where two people are needed in some cases only. */
interface Where<Asks> {
  /** "for a No Purchase Necessary table" */
  readonly where: string;
  when(ask: Asks): boolean;
}

export interface Approved {
  /** The roles of which another person approves it. */
  readonly with: Permitted;
  /** Two people are enough, whatever their roles are. */
  readonly isSameRole?: true;
  /** In a house without limits too: nobody has ever done it alone. */
  readonly isAlways?: true;
}

interface Limited<Asks> extends Approved {
  readonly class: 'limited';
  /** Beyond its limits, and here. */
  readonly two?: Where<Asks>;
}

interface TwoPeople<Asks> extends Approved {
  readonly class: 'two-people' | 'two-people-step-up';
  readonly two?: Where<Asks>;
}

export type Power<Asks = never> =
  | { readonly class: 'free' | 'at-device' | 'server' }
  /** A step of two: another command of another person is the other one. */
  | { readonly class: 'two-people'; readonly isPair: true }
  | Limited<Asks>
  | TwoPeople<Asks>;

export const FREE = { class: 'free' } as const;
export const AT_DEVICE = { class: 'at-device' } as const;
export const SERVER = { class: 'server' } as const;
export const PAIR = { class: 'two-people', isPair: true } as const;
/** Control approves what moves the house's own money, its badges and its rules. */
export const STEP_UP = { class: 'two-people-step-up', with: APPROVES } as const;

/** A manager asks and compliance says yes: no badge has both roles, and no human. */
export const CONTROLLED = {
  class: 'two-people-step-up',
  with: ['compliance'],
  isAlways: true,
} as const;

export const twoPeople = <const Roles extends Permitted>(...roles: Roles) =>
  ({ class: 'two-people', with: roles }) as const;
export const twoHumans = <const Roles extends Permitted>(...roles: Roles) =>
  ({ class: 'two-people', with: roles, isSameRole: true }) as const;
export const limited = <const Roles extends Permitted>(...roles: Roles) =>
  ({ class: 'limited', with: roles, isSameRole: true }) as const;

/** The roles that approve it, where it can be proposed at all. */
export const approversOf = (power: Power): Permitted | undefined =>
  'with' in power ? power.with : undefined;

const ONE: Readonly<Record<string, string>> = {
  free: 'one badge',
  'at-device': 'one badge, where the work is done',
  server: 'the server alone',
};

/** What a command takes, for its readers. */
export function powerWords(power: Power): string {
  if ('isPair' in power) return 'a step of two: another person does the other one';
  if (!('with' in power)) return ONE[power.class] as string;
  const roles = power.with.join(', ');
  const { class: takes, two } = power;
  const other = `a second person approves it (${roles})`;
  const rest = power.isSameRole === true ? other : `${other}, of another role`;
  if (takes === 'limited') {
    return `one badge up to its limit; beyond it${two === undefined ? '' : `, and ${two.where},`} ${rest}`;
  }
  return two === undefined ? `two people: ${rest}` : `one badge; ${two.where}, ${rest}`;
}
