export type { Vouched } from './audit.ts';
export type { BatchAnswer } from './batch.ts';
export { writeBundle } from './bundle.ts';
export { recordIn } from './chain.ts';
export { originOf, treeIn, type Vouching } from './checkpoints.ts';
export { type Clock, systemClock } from './clock.ts';
export type { Evidence } from './evidence.ts';
export { fsyncPath } from './fsync.ts';
export {
  type ClockDoubt,
  type ClockReading,
  type HouseClock,
  makeHouseClock,
  readMachine,
} from './house-clock.ts';
export { HouseError } from './house-error.ts';
export { type LogKeys, logKeysAt } from './log-keys.ts';
export { openDatabaseEvidence, openFolderEvidence } from './open-evidence.ts';
export { openPersonIndex, type PersonIndex, type Trait } from './person-index.ts';
export { openPersons, type Persons, parsePersonKey, personKeyAt } from './persons.ts';
export { openPglite } from './pglite.ts';
export { openPostgres } from './postgres.ts';
export { readHouse } from './read-house.ts';
export { type RoundFile, readRound, roundFileFault, roundFileIn } from './round-file.ts';
export type { HouseOptions, HouseStatus, RunningHouse } from './running-house.ts';
export { type Software, softwareIn } from './software.ts';
export { NO_HASH, type Store, StoreError } from './store.ts';
export { storeEvidence } from './store-evidence.ts';
export { type AllRight, type LogVerdict, verifyBundle, verifyEvidence } from './verify.ts';
export { runHouse } from './writer.ts';
