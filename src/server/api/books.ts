import { SERVER_VIEWS } from '#client';
import { fundNames, refusal } from '#house';
import { given } from '#result';
import type { ServerContext } from '../context.ts';
import { refusalProblem } from '../problems.ts';
import { makeAccountEntries } from '../reports/account-entries.ts';
import { makeFundSeries } from '../reports/fund-series.ts';
import type { Api } from './route.ts';
import { addAnswer } from './views.ts';

const ENTRIES = 50;
const POINTS = 120;

function addAccounts(app: Api, context: ServerContext): void {
  const entriesOf = makeAccountEntries(context.house);
  addAnswer(app, context, SERVER_VIEWS.entries, (_, { account }, { before, limit = ENTRIES }) =>
    entriesOf(given({ account, limit, before })),
  );
}

function addSeries(app: Api, context: ServerContext): void {
  const seriesOf = makeFundSeries(context.house);
  addAnswer(
    app,
    context,
    SERVER_VIEWS.series,
    async (_, { fund }, { from, to, points = POINTS }) => {
      const isThere = await context.house.read((live) => fundNames(live).includes(fund));
      if (!isThere) throw refusalProblem(refusal('unknown-fund', fund));
      return seriesOf(given({ fund, points, from, to }));
    },
  );
}

export function addBookRoutes(app: Api, context: ServerContext): void {
  addAccounts(app, context);
  addSeries(app, context);
}
