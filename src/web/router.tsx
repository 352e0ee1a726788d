// Which address shows which screen. A screen has one address, with an optional name behind it
// (`/floor/call-17`) and what it remembers in the query, so that the back button and a copied address
// work everywhere.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  useNavigate,
  useParams,
  useSearch,
} from '@tanstack/react-router';
import { SCREENS } from './screens.ts';
import { Shell } from './shell/shell.tsx';
import { NotFound, ScreenFailed } from './shell/whole-screen.tsx';
import { Loading } from './ui/state.tsx';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound });

/** What a screen remembers in its address: texts by name. */
export type Search = Readonly<Record<string, string>>;

const textsIn = (search: Record<string, unknown>): Search =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]));

const routes = SCREENS.map(({ path, load }) =>
  createRoute({
    getParentRoute: () => root,
    path: path === '/' ? path : `${path}/{-$name}`,
    validateSearch: textsIn,
    component: lazyRouteComponent(load),
    pendingComponent: Loading,
    errorComponent: ScreenFailed,
  }),
);

export const router = createRouter({
  routeTree: root.addChildren(routes),
  defaultPreload: 'intent',
  // Names and texts stay as they are: `?fund=123` is the text 123.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(search as Record<string, string>).toString();
    return text === '' ? '' : `?${text}`;
  },
});

export interface Place {
  /** What stands behind the screen's path: `call-17` of `/floor/call-17`. */
  readonly name: string | undefined;
  readonly search: Search;
}

/** Where we are in a screen. */
export function usePlace(): Place {
  const { name } = useParams({ strict: false }) as { readonly name?: string };
  return { name, search: useSearch({ strict: false }) as Search };
}

/** Goes to a place: a path with all that stands behind it, and its query. */
export function useGo(): (path: string, search?: Search) => void {
  const navigate = useNavigate();
  return (path, search = {}) => void navigate({ to: path, search: search as never });
}
