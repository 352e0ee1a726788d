// A call as the floor works on it: its story, and what the rules would say to the cards.
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type CallStory,
  callStoryOf,
  commandFields,
  type LogRecord,
  MAY,
  momentIn,
  refusal,
  type Verdict,
  verdictOf,
} from '#house';
import { known } from '#result';
import { parseMoment } from '#rules';
import { badgeOf } from '../access/asker.ts';
import { checkSees, look } from '../access/seeing.ts';
import type { ServerContext } from '../context.ts';
import { refusalProblem } from '../problems.ts';
import { recordOf, recordsAfter } from './past-records.ts';
import { type Api, answers, callId, listOf } from './route.ts';

const STEPS = ['verify-call', 'authorize-call', 'uncall-hand', 'reject-call'] as const;

const isAbout = (call: string) => (event: object) => 'call' in event && event.call === call;

/** The records of a call, up to its end. A win that nothing of is open any more may have been taken
 * back: then the approval of that is looked for, too. */
async function recordsOf(
  { house }: ServerContext,
  first: LogRecord,
  call: string,
): Promise<readonly LogRecord[]> {
  const records = [first];
  const isWon = await house.read(({ calls, wins }) => calls.has(call) || wins.has(call));
  const commands = isWon ? STEPS : ([...STEPS, 'approve'] as const);
  for await (const { record } of recordsAfter(house, first.seq, commands)) {
    const event = record.events?.find(isAbout(call));
    if (event === undefined) continue;
    records.push(record);
    const isOver = event.type === 'call-withdrawn' || event.type === 'award-voided';
    if (isOver || (isWon && event.type === 'prize-awarded')) break;
  }
  return records;
}

async function storyOf(context: ServerContext, call: string): Promise<CallStory> {
  const first = await recordOf(context.house, call);
  const called = first?.events?.find((event) => event.type === 'hand-called');
  if (first === undefined || called === undefined) {
    throw refusalProblem(refusal('unknown-call', call));
  }
  const records = await recordsOf(context, first, call);
  const { rulebook } = context;
  return context.house.read((house) => callStoryOf({ house, rulebook }, called, records));
}

const storyAnswer = z
  .looseObject({
    call: z.string(),
    offering: z.string(),
    steps: listOf(z.looseObject({ did: z.string(), by: z.string(), at: z.string() })),
    isWaiting: z.boolean(),
  })
  .meta({ id: 'CallStory' }) as z.ZodType as z.ZodType<CallStory>;

function addStory(app: Api, context: ServerContext): void {
  app.get(
    '/calls/:call/story',
    {
      schema: {
        summary: 'A call from its first press on: who did what, the cards, the award.',
        tags: ['views'],
        params: z.object({ call: callId }),
        response: answers(storyAnswer),
      },
    },
    async (request) => {
      await checkSees(context, request, 'wins');
      return storyOf(context, request.params.call);
    },
  );
}

const verdictAnswer = z
  .looseObject({ kind: z.enum(['refused', 'wins']) })
  .meta({ id: 'Verdict' }) as z.ZodType as z.ZodType<Verdict>;

/** Only whoever could verify the call is told what the cards would win. */
async function verdictFor(
  context: ServerContext,
  request: FastifyRequest,
  entered: Parameters<typeof verdictOf>[1],
): Promise<Verdict> {
  const badge = badgeOf(request);
  const { rulebook, clock } = context;
  return look(context, request, 'calls', (house) => {
    const roles = house.staff.get(badge)?.roles ?? [];
    const mayVerify = roles.some((role) => MAY['verify-call'].includes(role));
    if (!mayVerify) throw refusalProblem(refusal('not-permitted', badge));
    const at = known(parseMoment(momentIn(clock(), house.zone), 'at'));
    const verdict = verdictOf({ house, rulebook, at }, entered);
    if (verdict === undefined) throw refusalProblem(refusal('unknown-call', entered.call));
    return verdict;
  });
}

function addCheck(app: Api, context: ServerContext): void {
  const fields = commandFields('verify-call').shape;
  app.post(
    '/calls/:call/check',
    {
      schema: {
        summary: 'What the rules would say to these cards; nothing is done and nothing is logged.',
        description: `For: ${MAY['verify-call'].join(', ')}.`,
        tags: ['views'],
        params: z.object({ call: callId }),
        body: z.strictObject({ deal: fields.deal, checks: fields.checks }),
        response: answers(verdictAnswer),
      },
    },
    (request) => verdictFor(context, request, { call: request.params.call, ...request.body }),
  );
}

export function addCallRoutes(app: Api, context: ServerContext): void {
  addStory(app, context);
  addCheck(app, context);
}
