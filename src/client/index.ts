export {
  type Address,
  type Answer,
  addressOf,
  type Client,
  type Done,
  type Failure,
  type Fetch,
  type Fields,
  makeClient,
  type Of,
  type Seen,
  type SignedIn,
  Unreachable,
  type ViewPath,
} from './client.ts';
export { afterMessage, type Message } from './mirror.ts';
export type { Kept } from './notebook.ts';
export { makeTableLink, type TableLink } from './table-link.ts';
export { event, FORMATS, type Replayed, replayAnswer, SERVER_VIEWS } from './views/index.ts';
