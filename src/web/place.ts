// Where we are in a screen, and how to go elsewhere.
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';

/** What a screen remembers in its address: texts by name. */
export type Search = Readonly<Record<string, string>>;

export interface ScreenPlace {
  /** What stands behind the screen's path: `call-17` of `/floor/call-17`. */
  readonly name: string | undefined;
  readonly search: Search;
}

/** Where we are in a screen. */
export function usePlace(): ScreenPlace {
  const { name } = useParams({ strict: false }) as { readonly name?: string };
  return { name, search: useSearch({ strict: false }) as Search };
}

/** Goes to a place: a path with all that stands behind it, and its query. */
export function useGo(): (path: string, search?: Search) => void {
  const navigate = useNavigate();
  return (path, search = {}) => void navigate({ to: path, search: search as never });
}
