export {
  type Address,
  type Answer,
  addressOf,
  type Client,
  type CommandFields,
  type Done,
  type Failure,
  type Fetch,
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
  holdsOwnDigits,
  REQUESTS,
  type RequestFacts,
  type ServerRequest,
  who,
} from './requests/index.ts';
export { makeTableLink, type TableLink } from './table-link.ts';
export { FORMATS, replayAnswer, SERVER_VIEWS } from './views/index.ts';
export { health, type LogAllRight, ready, VERIFYING } from './views/watch.ts';
