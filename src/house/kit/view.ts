// A view is declared once: its path, who sees it, what it answers and how that is made. Its route, its
// place in the API's description, and the types of everyone who reads it follow from that.
import { z } from 'zod';
import type { Moment } from '#rules';
import type { Rulebook } from '../offerings/rulebook.ts';
import type { House } from '../state.ts';
import type { Resource } from '../words/resources.ts';

/** The roles that see a resource; everyone; all who are signed in; or the patron whose card is open
 * at a kiosk. */
export type Viewer = Resource | 'everybody' | 'signed-in' | 'cardholder';

/** The names in a path: `/contests/:contest` has one. */
export type ParamsOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

type Schema = z.ZodType;
/** Where nothing can be asked for besides the path. */
type NoQuery = z.ZodObject<Record<never, never>, z.core.$strict>;
type Params = Readonly<Record<string, z.ZodType<string>>>;

/** What is told of a view before it is looked at. */
export interface ViewFacts<
  Path extends string = string,
  Sees extends Viewer = Viewer,
  Of extends Params = Params,
  Query extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  readonly path: Path;
  readonly sees: Sees;
  /** Whether a device sees it while no one is signed in at it. */
  readonly forDevices?: true;
  /** Its chapter in the API's description. */
  readonly tag: string;
  readonly says: string;
  /** What else its description says. */
  readonly more?: string;
  /** How the names in its path are read. */
  readonly of: Of & Readonly<Record<ParamsOf<Path>, unknown>>;
  readonly query?: Query;
  readonly answer: Answer;
}

/** The house as it is looked at. */
export interface Looking {
  readonly house: House;
  readonly rulebook: Rulebook;
  readonly now: Moment;
  /** The badge that looks; none where a device does. */
  readonly badge: string | undefined;
  /** Whether the viewer may see something else, too. */
  sees(resource: Resource): boolean;
}

/** A cardholder looks at what is on the own card. */
type LookingAs<Sees extends Viewer> = Sees extends 'cardholder'
  ? Looking & { readonly patron: string }
  : Looking;

export interface ViewSpec<
  Path extends string = string,
  Sees extends Viewer = Viewer,
  Of extends Params = Params,
  Query extends Schema = Schema,
  Answer extends Schema = Schema,
> extends ViewFacts<Path, Sees, Of, Query, Answer> {
  see(
    looking: LookingAs<Sees>,
    of: Readonly<Record<ParamsOf<Path>, string>>,
    query: z.output<Query>,
  ): z.input<Answer>;
}

/** Any view, with any answer. */
export type AnyView = Omit<ViewSpec, 'see'> & {
  see(looking: Looking & { readonly patron: string }, of: never, query: never): unknown;
};

/** A view of the house alone. */
export const view = <
  const Path extends string,
  const Sees extends Viewer,
  Of extends Params,
  Answer extends Schema,
  Query extends Schema = NoQuery,
>(
  declared: ViewSpec<Path, Sees, Of, Query, Answer>,
): ViewSpec<Path, Sees, Of, Query, Answer> => declared;

/** A view that the server makes from its log and its files besides. */
export const answered = <
  const Path extends string,
  const Sees extends Viewer,
  Of extends Params,
  Answer extends Schema,
  Query extends Schema = NoQuery,
>(
  declared: ViewFacts<Path, Sees, Of, Query, Answer>,
): ViewFacts<Path, Sees, Of, Query, Answer> => declared;

/** An answer that is documented in its outline, and typed as the rules or the log have it: every event,
 * every sheet. Their types are the engine's own, and no schema says them a second time; what is made
 * of them goes out as it is. This is the one place where a type is taken on trust. */
export const outlined = <Type>(outline: Schema): z.ZodType<Type> => outline as z.ZodType<Type>;

/** A list in an answer. */
export const listOf = <Each extends Schema>(each: Each) => z.array(each).readonly();

/** A number in a query, where everything is text. */
export const count = (most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, { error: 'must be a whole number' })
    .transform(Number)
    .pipe(z.int().max(most));
