// The regulator's seat: the log looked over from its first record to its last, and the requirements
// with what the house shows for each.
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { SERVER_VIEWS, type Seen, type VERIFYING } from '#client';
import { momentIn } from '#house';
import { checkSees } from '../access/seeing.ts';
import type { ServerContext } from '../context.ts';
import { problemOf } from '../problems.ts';
import { type Auditor, makeAuditor } from '../regulator/auditor.ts';
import { makeChecklist } from '../regulator/checklist.ts';
import { makePage } from '../reports/html.ts';
import { type Api, answersAs } from './route.ts';
import { addAnswer } from './views.ts';

const eventAnswers = answersAs(
  'text/event-stream',
  '`progress` {done, total} for every hundredth, then `verdict`, or `problem`',
);

/** One audit as events, for one who listens. */
function eventsOf(auditor: Auditor): PassThrough {
  const events = new PassThrough();
  const tell = <Name extends keyof typeof VERIFYING>(
    event: Name,
    data: z.input<(typeof VERIFYING)[Name]>,
  ): void => {
    if (!events.destroyed) events.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  let told = -1;
  const { verdict, leave } = auditor.join((done, total) => {
    const percent = Math.floor((done * 100) / total);
    if (percent === told) return;
    told = percent;
    tell('progress', { done, total });
  });
  verdict
    .then((found) => tell('verdict', found))
    .catch((error: unknown) => {
      const { code, message } = problemOf(error);
      tell('problem', { code, detail: message });
    })
    .finally(() => events.end());
  return events.on('close', leave);
}

function addVerify(app: Api, context: ServerContext, auditor: Auditor): void {
  app.get(
    '/verify',
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'Verifies the whole log and the books while the house runs.',
        description:
          'Server-sent events. One verification at a time: a request during one follows that one.',
        tags: ['regulator'],
        response: eventAnswers,
      },
    },
    async (request, reply) => {
      await checkSees(context, request, 'verify');
      reply.type('text/event-stream').header('x-accel-buffering', 'no');
      return reply.send(eventsOf(auditor) as never);
    },
  );
}

const COLUMNS = [
  { key: 'id', title: '', kind: 'text' },
  { key: 'asks', title: 'Required by', kind: 'text' },
  { key: 'source', title: 'Source', kind: 'text' },
  { key: 'metBy', title: 'Met by', kind: 'text' },
  { key: 'evidence', title: 'Status now', kind: 'text' },
  { key: 'shownBy', title: 'Covered by', kind: 'text' },
] as const;

/** The checklist to be read and printed. */
function sendPage(reply: FastifyReply, { house, at, groups }: Seen<'/checklist'>): FastifyReply {
  const page = makePage({
    house,
    title: 'Regulator requirements',
    about: at,
    notes: [],
    others: { 'Verify the log first': '?format=html&verify=yes', JSON: '?format=json' },
    sections: groups.map(({ title, requirements }) => ({
      title,
      columns: COLUMNS,
      rows: requirements.map(({ id, asks, source, metBy, shownBy, evidence }) => ({
        id,
        asks,
        source,
        metBy: metBy.replace(/[`*]/g, ''),
        evidence: evidence?.says ?? '',
        shownBy: shownBy.map(({ file, test }) => `${file}: ${test}`).join('; '),
      })),
    })),
  });
  return reply.type('text/html; charset=utf-8').send(page);
}

function addChecklist(app: Api, context: ServerContext, auditor: Auditor): void {
  const groupsNow = makeChecklist(context, auditor);
  addAnswer(app, context, SERVER_VIEWS.checklist, async (_, __, { format, verify }, reply) => {
    const facts = await context.house.read(({ name, zone }) => ({
      house: name,
      at: momentIn(context.clock(), zone),
    }));
    if (verify === 'yes') await auditor.join(() => {}).verdict;
    const list = { ...facts, groups: await groupsNow() };
    return format === 'html' ? sendPage(reply, list) : list;
  });
}

export function addRegulatorRoutes(app: Api, context: ServerContext): void {
  const auditor = makeAuditor(context.house, context.clock);
  addVerify(app, context, auditor);
  addChecklist(app, context, auditor);
}
