// The log, page by page, as it was written.
import { z } from 'zod';
import { recordIn } from '#store';
import { look } from '../access/seeing.ts';
import type { ServerContext } from '../context.ts';
import { type Api, answers } from './route.ts';
import { logPage } from './view-answers.ts';

const PAGE_MAX = 1_000;
const PAGE = 100;

/** A number of a query, where everything is text. */
export const count = (most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, { error: 'must be a whole number' })
    .transform(Number)
    .pipe(z.int().max(most));

export function addLogRoutes(app: Api, context: ServerContext): void {
  app.get(
    '/log',
    {
      schema: {
        summary: 'Records of the log after a given one, in order.',
        tags: ['views'],
        querystring: z.strictObject({
          after: count(Number.MAX_SAFE_INTEGER).optional(),
          limit: count(PAGE_MAX).optional(),
        }),
        response: answers(logPage),
      },
    },
    async (request) => {
      const { after = 0, limit = PAGE } = request.query;
      const last = await look(context, request, 'log', ({ seq }) => seq);
      const lines = await context.house.withStore((store) => store.readLog(after, limit));
      const records = lines.map(({ body }) => recordIn(body));
      return { records: records.filter(({ seq }) => seq <= last), last };
    },
  );
}
