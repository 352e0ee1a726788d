// What every question to the house is asked on, and what a mechanism has to say when something happens elsewhere in the house. A check refuses; the others
// say what happens besides. Each may be left out.
import type { Cents } from '#money';
import type { Moment, Qualified } from '#rules';
import type { Awarded, Event, EventOf, EventType } from '../events.ts';
import type { Fund } from '../funds/funds.ts';
import type { Rulebook } from '../offerings/rulebook.ts';
import type { Call, Claim, House } from '../state.ts';
import type { Seated } from '../words/shapes.ts';
/** What every question to the house is asked on: the house at a moment, and its rules. */
export interface Asking {
  readonly house: House;
  readonly at: Moment;
  readonly rulebook: Rulebook;
  /** What all mechanisms have to say. */
  readonly hooks: AllHooks;
  /** The names of all events. */
  readonly eventTypes: ReadonlySet<string>;
}

export interface Ask<Asked> extends Asking {
  readonly command: Asked;
  /** Who has proposed it, where it is being approved. */
  readonly proposedBy?: string;
  /** Who approves it. */
  readonly approvedBy?: string;
  /** It is only being proposed: what the edge adds comes with the approval. */
  readonly isTried?: true;
}

/** A hand that was awarded. */
interface AwardedHand {
  readonly call: Call;
  readonly fund: Fund;
  readonly qualified: Qualified;
  readonly awarded: Awarded;
}

/** An award that is taken back. */
export interface Voided {
  readonly award: string;
  readonly offering: string;
  readonly reason: string;
  /** Takes another award back that depended on this one. */
  voidAlso(award: string): readonly (EventOf<'award-voided'> | FromHook<'onVoid'>)[];
}

/** What else a player has won with the same stake, and what that stake was. */
export interface WholeWin {
  readonly others: readonly Claim[];
  readonly paid: Cents;
}

/** A hook that brings events about, and which ones. */
interface EventHook<Args extends readonly unknown[]> {
  readonly brings: readonly EventType[];
  tell(...args: Args): readonly Event[];
}

/** The compiler checks that it tells what it names, or what other hooks have told. */
export const telling = <Args extends readonly unknown[], const Brings extends EventType>(
  brings: readonly Brings[],
  tell: (...args: Args) => readonly (EventOf<NoInfer<Brings>> | FromHook<EventHookName>)[],
): EventHook<Args> => ({ brings, tell });

/** The hooks that bring events about. */
interface EventHooks {
  /** What the clock brings about, one kind of thing at a time. */
  readonly due?: EventHook<[asking: Asking]>;
  readonly onAward?: EventHook<[house: House, hand: AwardedHand]>;
  readonly onVoid?: EventHook<[asking: Asking, voided: Voided]>;
}
export type EventHookName = keyof EventHooks;

declare const TOLD_BY: unique symbol;
/** What the hooks of this name have brought: a command that asks them passes it on. */
export type FromHook<Name extends EventHookName> = Event & { readonly [TOLD_BY]: Name };

export interface Hooks extends EventHooks {
  checkVoid?(house: House, award: string): void;
  checkPayment?(asking: Asking, claim: Claim, patron: string | undefined): void;
  /** Whether something of an offering is under way, so that it cannot be changed or withdrawn. */
  checkIdle?(house: House, offering: string): void;
  /** What must be over before an offering can be withdrawn, besides. */
  checkWithdrawal?(house: House, offering: string): void;
  /** Whether a player plays for the meters of an offering at the moment. */
  isPlayedFor?(house: House, offering: string): boolean;
  checkTableOpens?(house: House, table: string): void;
  checkTableCloses?(house: House, table: string): void;
  /** `next` is the person who sits down at the seat; undefined if it is left empty. */
  checkSeatChange?(
    house: House,
    at: { readonly table: string; readonly seat: number },
    next?: Pick<Seated, 'patron'>,
  ): void;
  checkDeal?(asking: Asking, table: string): void;
  wholeWinOf?(house: House, claim: Claim): WholeWin | undefined;
}

type Told<Name extends EventHookName> = (
  ...args: Parameters<NonNullable<EventHooks[Name]>['tell']>
) => readonly FromHook<Name>[];

/** The hooks of all mechanisms as one of each. */
export interface AllHooks {
  readonly due: readonly Told<'due'>[];
  readonly onAward: Told<'onAward'>;
  readonly checkVoid: NonNullable<Hooks['checkVoid']>;
  readonly onVoid: Told<'onVoid'>;
  readonly checkPayment: NonNullable<Hooks['checkPayment']>;
  readonly checkIdle: NonNullable<Hooks['checkIdle']>;
  readonly checkWithdrawal: NonNullable<Hooks['checkWithdrawal']>;
  readonly isPlayedFor: NonNullable<Hooks['isPlayedFor']>;
  readonly checkTableOpens: NonNullable<Hooks['checkTableOpens']>;
  readonly checkTableCloses: NonNullable<Hooks['checkTableCloses']>;
  readonly checkSeatChange: NonNullable<Hooks['checkSeatChange']>;
  readonly checkDeal: NonNullable<Hooks['checkDeal']>;
  readonly wholeWinOf: NonNullable<Hooks['wholeWinOf']>;
}

/** Calls the hook of this name of every mechanism that has it. */
export function allHooksOf(mechanisms: readonly Hooks[]): AllHooks {
  const each = <Name extends keyof Hooks>(name: Name) =>
    mechanisms.flatMap((mechanism) => mechanism[name] ?? []) as NonNullable<Hooks[Name]>[];
  const checks = <Args extends readonly unknown[]>(all: readonly ((...args: Args) => void)[]) => {
    return (...args: Args): void => {
      for (const check of all) check(...args);
    };
  };
  const told = <Name extends EventHookName>(name: Name) =>
    each(name).map(({ tell }) => tell) as unknown as readonly Told<Name>[];
  const onAward = told('onAward');
  const onVoid = told('onVoid');
  const isPlayedFor = each('isPlayedFor');
  const wholeWinOf = each('wholeWinOf');
  return {
    due: told('due'),
    onAward: (...args) => onAward.flatMap((tell) => tell(...args)),
    checkVoid: checks(each('checkVoid')),
    onVoid: (...args) => onVoid.flatMap((tell) => tell(...args)),
    checkPayment: checks(each('checkPayment')),
    checkIdle: checks(each('checkIdle')),
    checkWithdrawal: checks(each('checkWithdrawal')),
    isPlayedFor: (house, offering) => isPlayedFor.some((one) => one(house, offering)),
    checkTableOpens: checks(each('checkTableOpens')),
    checkTableCloses: checks(each('checkTableCloses')),
    checkSeatChange: checks(each('checkSeatChange')),
    checkDeal: checks(each('checkDeal')),
    wholeWinOf: (house, claim) => {
      for (const one of wholeWinOf) {
        const whole = one(house, claim);
        if (whole !== undefined) return whole;
      }
      return undefined;
    },
  };
}
