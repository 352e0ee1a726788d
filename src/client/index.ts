export {
  type Answer,
  type Client,
  type Done,
  type Failure,
  type Fetch,
  type Fields,
  makeClient,
  type SignedIn,
  Unreachable,
  type Views,
} from './client.ts';
export { afterMessage, type Message } from './mirror.ts';
export type { Kept } from './notebook.ts';
export { makeTableLink, type TableLink } from './table-link.ts';
