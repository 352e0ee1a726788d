// A call as the floor works on it: its story, and what the rules would say to the cards.
import { REQUESTS, SERVER_VIEWS } from '#client';
import {
  type CallStory,
  callStoryOf,
  type House,
  type LogRecord,
  refusal,
  type Verdict,
  verdictOf,
} from '#house';
import type { RunningHouse } from '#store';
import { nowIn, type ServerContext } from '../context.ts';
import { refusalProblem } from '../problems.ts';
import { makeTurns } from '../turns.ts';
import { recordOf, recordsAfter } from './past-records.ts';
import { addRequest } from './requests.ts';
import type { Api } from './route.ts';
import { addAnswer } from './views.ts';

const STEPS = ['verify-call', 'authorize-call', 'uncall-hand', 'reject-call'] as const;

const isAbout = (call: string) => (event: object) => 'call' in event && event.call === call;

/** The records of a call, up to its decision. */
async function recordsOf(
  house: RunningHouse,
  first: LogRecord,
  call: string,
): Promise<readonly LogRecord[]> {
  const records = [first];
  for await (const { record } of recordsAfter(house, first.seq, STEPS)) {
    const event = record.events?.find(isAbout(call));
    if (event === undefined) continue;
    records.push(record);
    if (event.type === 'call-withdrawn' || event.type === 'prize-awarded') break;
  }
  return records;
}

/** The approval by which an award was taken back. */
async function voidingOf(
  house: RunningHouse,
  { seq }: LogRecord,
  call: string,
): Promise<readonly LogRecord[]> {
  for await (const { record } of recordsAfter(house, seq, ['approve'])) {
    if (record.events?.some(isAbout(call))) return [record];
  }
  return [];
}

type InTurn = ReturnType<typeof makeTurns>;

/** An award may be taken back long after it was made, so that is looked for in turn. */
async function storyOf(context: ServerContext, call: string, inTurn: InTurn): Promise<CallStory> {
  const first = await recordOf(context.house, call);
  const called = first?.events?.find((event) => event.type === 'hand-called');
  if (first === undefined || called === undefined) {
    throw refusalProblem(refusal('unknown-call', call));
  }
  const { house, rulebook } = context;
  const decided = await recordsOf(house, first, call);
  const last = decided.at(-1) as LogRecord;
  const isVoided = await house.read(({ claims }) =>
    [...claims.values()].some((claim) => claim.call === call && claim.status === 'voided'),
  );
  const voiding = isVoided ? await inTurn(() => voidingOf(house, last, call)) : [];
  const records = [...decided, ...voiding];
  return house.read((live) => callStoryOf({ house: live, rulebook }, called, records));
}

function addStory(app: Api, context: ServerContext): void {
  const inTurn = makeTurns();
  addAnswer(app, context, SERVER_VIEWS.callStory, (_, { call }) => storyOf(context, call, inTurn));
}

function verdictFor(
  context: ServerContext,
  house: House,
  entered: Parameters<typeof verdictOf>[1],
): Verdict {
  const at = nowIn(context, house);
  const verdict = verdictOf({ house, rulebook: context.rulebook, at }, entered);
  if (verdict === undefined) throw refusalProblem(refusal('unknown-call', entered.call));
  return verdict;
}

function addCheck(app: Api, context: ServerContext): void {
  addRequest(app, context, REQUESTS.checkCall, ({ of, body }) =>
    context.house.read((house) => verdictFor(context, house, { ...of, ...body })),
  );
}

export function addCallRoutes(app: Api, context: ServerContext): void {
  addStory(app, context);
  addCheck(app, context);
}
