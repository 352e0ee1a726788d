// A request that is no command and no view: something is checked, begun or sealed, and much of it is
// never in the log. It is declared once: its path, who may ask, what is sent and what comes back. Its
// route, its place in the API's description, its form, and the types of everyone who asks follow.
import type { z } from 'zod';
import type { ParamsOf, Viewer } from '#house';

/** All who see a resource; a device, whoever is signed in there; a kiosk, with or without a card open
 * at it. */
type RequestBy = Viewer | 'device' | 'kiosk';

export interface RequestFacts<
  Method extends string = string,
  Path extends string = string,
  Of extends Readonly<Record<string, z.ZodType<string>>> = Readonly<
    Record<string, z.ZodType<string>>
  >,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  readonly path: Path;
  readonly by: RequestBy;
  /** Its chapter in the API's description. */
  readonly tag: string;
  readonly says: string;
  /** What else its description says. */
  readonly more?: string;
  /** How the names in its path are read. */
  readonly of: Of & Readonly<Record<ParamsOf<Path>, unknown>>;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  /** Whether it leads to a command, whose ID it brings along. */
  readonly isKeyed?: true;
  /** It can be a try at a PIN or a code: only so many are let through. */
  readonly isTry?: true;
  /** The most that may be sent, in bytes, where it is more than usual. */
  readonly bodyMax?: number;
}

/** A request that sends something has a body. */
type With<Body> = Body extends z.ZodUndefined ? unknown : { readonly body: Body };

export const request = <
  const Method extends 'POST' | 'PUT' | 'DELETE',
  const Path extends string,
  Of extends Readonly<Record<string, z.ZodType<string>>>,
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  declared: RequestFacts<Method, Path, Of, Query, Body, Answer> & With<Body>,
): RequestFacts<Method, Path, Of, Query, Body, Answer> & With<Body> => declared;
