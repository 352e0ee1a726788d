// What every part of the program is written with.
export {
  besides,
  type Fields,
  isFields,
  problemReader,
  quoted,
  type Reader,
  type Say,
} from './json.ts';
export {
  assert,
  err,
  type Given,
  given,
  ok,
  type Problem,
  problem,
  type Result,
  sure,
} from './result.ts';
