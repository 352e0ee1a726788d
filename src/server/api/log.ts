// The log, page by page, as it was written.
import { SERVER_VIEWS } from '#client';
import { recordIn } from '#store';
import type { ServerContext } from '../context.ts';
import type { Api } from './route.ts';
import { addAnswer } from './views.ts';

const PAGE = 100;

export function addLogRoutes(app: Api, context: ServerContext): void {
  addAnswer(app, context, SERVER_VIEWS.log, async (_, __, { after = 0, limit = PAGE }) => {
    const last = await context.house.read(({ seq }) => seq);
    const lines = await context.house.withStore((store) => store.readLog(after, limit));
    const records = lines.map(({ body }) => recordIn(body));
    return { records: records.filter(({ seq }) => seq <= last), last };
  });
}
