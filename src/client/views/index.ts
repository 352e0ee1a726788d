// What the server answers besides the views of the house: from its log, its files and its clock. Here
// is what is asked and what comes back; the server says how it is made.
import * as log from './log.ts';
import * as money from './money.ts';
import * as room from './room.ts';

export { FORMATS, replayAnswer } from './log.ts';

export const SERVER_VIEWS = {
  activities: room.activities,
  activity: room.oneActivity,
  callStory: log.callStory,
  catchUp: log.catchUp,
  checklist: log.checklist,
  demo: room.demo,
  demoTable: room.demoTable,
  enrollmentsHere: room.enrollmentsHere,
  entries: money.entries,
  facts: room.facts,
  log: log.log,
  member: room.member,
  papers: room.papers,
  payment: money.payment,
  proposal: money.proposal,
  records: log.records,
  replay: log.replay,
  report: log.report,
  reports: log.reports,
  rounds: log.rounds,
  series: money.series,
  setup: room.setup,
  tax: money.tax,
  trays: money.trays,
  versions: money.versions,
  webhooks: room.webhooks,
};
export type ServerView = (typeof SERVER_VIEWS)[keyof typeof SERVER_VIEWS];
