// The server as one app: its headers, its problems, the routes of its API. It does not listen.
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Clock } from '#store';
import { addAsker, endSessions } from './access/asker.ts';
import { addLimits, type Limits, USUAL_LIMITS } from './access/limits.ts';
import { addOrigin } from './access/origin.ts';
import { sees } from './access/seeing.ts';
import { addBookRoutes } from './api/books.ts';
import { addBundleRoutes } from './api/bundle.ts';
import { addCageRoutes } from './api/cage.ts';
import { addCallRoutes } from './api/calls.ts';
import { addCheckpointRoutes } from './api/checkpoint.ts';
import { addClockRoutes } from './api/clock.ts';
import { addCommandRoutes } from './api/commands.ts';
import { decodeBySchema } from './api/decode.ts';
import { addDisputeRoutes } from './api/dispute.ts';
import { addDescription, addDocs } from './api/docs.ts';
import { addEnrollmentRoutes } from './api/enrollment.ts';
import { addLogRoutes } from './api/log.ts';
import { addOfferingRoutes } from './api/offerings.ts';
import { addPaperRoutes } from './api/papers.ts';
import { addPersonRoutes } from './api/persons.ts';
import { addProposalRoutes } from './api/proposals.ts';
import { addRecordRoutes } from './api/records.ts';
import { addRegulatorRoutes } from './api/regulator.ts';
import { addRoundRoutes } from './api/rounds.ts';
import type { Api } from './api/route.ts';
import { addSetupRoutes } from './api/setup.ts';
import { addSignInRoutes } from './api/sign-in.ts';
import { addViewRoutes } from './api/views.ts';
import type { ServerContext } from './context.ts';
import { addMetrics } from './metrics.ts';
import { addProblems, problemOf, sendProblem } from './problems.ts';
import { addChipRoutes } from './promotions/chips.ts';
import { addClubRoutes } from './promotions/club.ts';
import { addDrumRoutes } from './promotions/drums.ts';
import { addKioskRoutes } from './promotions/kiosk.ts';
import { addPoolRoutes } from './promotions/pools.ts';
import { addTournamentRoutes } from './promotions/tournaments.ts';
import { addReportRoutes } from './reports/routes.ts';
import { addRequestLog, loggerOptions } from './request-log.ts';
import { addStreamRoutes, type Listener } from './stream/route.ts';
import { type TlsFiles, tlsServer } from './tls.ts';
import { addHealth } from './watch.ts';
import type { Log } from './web-build.ts';
import { addWebhookRoutes, startWebhooks } from './webhooks/index.ts';

/** Every area of the API, under /api/v1. A new area joins here. */
const ROUTES: readonly ((app: Api, context: ServerContext) => void)[] = [
  addSetupRoutes,
  addSignInRoutes,
  addEnrollmentRoutes,
  addCommandRoutes,
  addViewRoutes,
  addOfferingRoutes,
  addCallRoutes,
  addLogRoutes,
  addCheckpointRoutes,
  addPersonRoutes,
  addPaperRoutes,
  addCageRoutes,
  addReportRoutes,
  addDisputeRoutes,
  addRoundRoutes,
  addRegulatorRoutes,
  addClockRoutes,
  addBookRoutes,
  addBundleRoutes,
  addRecordRoutes,
  addProposalRoutes,
  addDrumRoutes,
  addChipRoutes,
  addClubRoutes,
  addKioskRoutes,
  addTournamentRoutes,
  addPoolRoutes,
];

const BODY_MAX = 256 * 1024;
const REQUEST_MS_MAX = 30_000;

/** Everything comes from the server itself. The place tables are WebAssembly, which a browser
 * compiles only with 'wasm-unsafe-eval'; that word allows no script from text. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SECURITY_HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** A browser that has once come by TLS comes by nothing else for a year. */
const STRICT = { 'strict-transport-security': 'max-age=31536000' };

function addSecurityHeaders(app: FastifyInstance, isTls: boolean): void {
  const headers = { ...SECURITY_HEADERS, ...(isTls ? STRICT : {}) };
  app.addHook('onSend', async (request, reply) => {
    reply.headers(headers);
    if (!request.url.startsWith('/api')) return;
    reply.header('cache-control', 'no-store');
    // An answer that a user is tricked into opening is a file, and no page.
    const isData = String(reply.getHeader('content-type')).includes('json');
    if (isData && !reply.hasHeader('content-disposition')) {
      reply.header('content-disposition', 'attachment; filename="api.json"');
    }
  });
}

/** Every answer says what time it is in the house, by which the screens set their clocks. */
function addHouseTime(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', async (_request, reply) => {
    // On the raw answer, for the stream writes its headers there.
    reply.raw.setHeader('date', new Date(clock()).toUTCString());
  });
}

/** Listeners of the stream, for as long as they may. */
const listenerOf =
  ({ sessions }: ServerContext) =>
  ({ asker }: FastifyRequest): Listener => {
    const { session, device } = asker;
    return {
      isKnown: session !== undefined || device !== undefined,
      sees: (house, resource) =>
        (session === undefined || sessions.isLive(session)) &&
        (device === undefined || house.devices.get(device.name)?.isRevoked === false) &&
        sees(house, asker, resource),
    };
  };

type AddMore = ((api: Api) => void) | undefined;

async function addApi(
  app: FastifyInstance,
  context: ServerContext,
  { limits, addMore }: { readonly limits: Limits; readonly addMore: AddMore },
): Promise<void> {
  // Also where nothing is found.
  addHouseTime(app, context.clock);
  const stop = endSessions(context);
  const webhooks = await startWebhooks(context);
  app.addHook('onClose', async () => {
    stop();
    await webhooks.close();
  });
  await app.register(
    async (api) => {
      await api.register(cookie);
      api.setValidatorCompiler(decodeBySchema);
      api.setSerializerCompiler(serializerCompiler);
      addAsker(api, context);
      await addLimits(api, limits);
      addOrigin(api);
      const typed = api.withTypeProvider<ZodTypeProvider>();
      for (const addRoutes of ROUTES) addRoutes(typed, context);
      addWebhookRoutes(typed, context, webhooks);
      addMore?.(typed);
      const { house, rulebook, log } = context;
      const whoAsks = listenerOf(context);
      // The app's own logger is silent where no log file was named; mistakes of ours are told anyway.
      const onError = (error: unknown) => log(`The stream: ${(error as Error).stack ?? error}`);
      const streamCount = addStreamRoutes(api, { house, rulebook, whoAsks }, { onError });
      addMetrics(typed, context, streamCount);
    },
    { prefix: '/api/v1' },
  );
}

interface AppOptions {
  readonly version: string;
  readonly log: Log;
  /** The house that is served; without one there is the health check only. */
  readonly context?: ServerContext | undefined;
  readonly limits?: Limits | undefined;
  /** Routes of this house only, as a demo has them. */
  readonly addMore?: AddMore;
  /** Where a line is written for each request. */
  readonly logFile?: string | undefined;
  /** Addresses of proxies whose word is taken for where a request comes from; of no one by default. */
  readonly trustProxy?: readonly string[] | undefined;
  readonly tls?: TlsFiles | undefined;
}

export async function makeApp({
  version,
  log,
  context,
  limits = USUAL_LIMITS,
  addMore,
  logFile,
  trustProxy = [],
  tls,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...loggerOptions(logFile, log),
    ...(tls && { serverFactory: tlsServer(tls, REQUEST_MS_MAX, log) }),
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    forceCloseConnections: true,
    bodyLimit: BODY_MAX,
    requestTimeout: REQUEST_MS_MAX,
    // What comes before any route and its hooks: an address that cannot be read, say.
    frameworkErrors: (error, _request, reply) =>
      sendProblem(reply.headers(SECURITY_HEADERS), problemOf(error)),
  });
  app.removeContentTypeParser('text/plain');
  addRequestLog(app);
  addSecurityHeaders(app, tls !== undefined);
  addProblems(app, log);
  await addDescription(app, version);
  addHealth(app, version, context);
  if (context !== undefined) await addApi(app, context, { limits, addMore });
  await addDocs(app, CONTENT_SECURITY_POLICY);
  return app;
}
