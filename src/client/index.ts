export {
  type Answer,
  type Client,
  type Done,
  type Failure,
  type Fetch,
  makeClient,
  Unreachable,
} from './client.ts';
export { type Kept, makeTableLink, type TableLink } from './table-link.ts';
