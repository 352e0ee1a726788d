export {
  type Address,
  type Answer,
  addressOf,
  type Client,
  type Done,
  type Failure,
  type Fetch,
  type Fields,
  failureIn,
  lineOf,
  makeClient,
  type Of,
  type RequestAnswer,
  type RequestAsked,
  type RequestLine,
  type Seen,
  type SignedIn,
  Unreachable,
  type ViewPath,
} from './client.ts';
export { afterMessage, type Message, messageIn } from './mirror.ts';
export type { Kept } from './notebook.ts';
export {
  chosenPin,
  REQUESTS,
  type RequestFacts,
  type ServerRequest,
  who,
} from './requests/index.ts';
export { makeTableLink, type TableLink } from './table-link.ts';
export { FORMATS, replayAnswer, SERVER_VIEWS } from './views/index.ts';
export { type AllRight, health, ready, VERIFYING } from './views/watch.ts';
