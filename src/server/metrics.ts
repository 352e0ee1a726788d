// Figures for people who watch the machine: Prometheus's text, without anything personal.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { checkSees } from './access/seeing.ts';
import { type Api, answersAs } from './api/route.ts';
import type { ServerContext } from './context.ts';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts the requests of the API, and adds the route that tells. */
export function addMetrics(api: Api, context: ServerContext, streamCount: () => number): void {
  const { house, sessions } = context;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'houseway_' });
  const requests = new Histogram({
    name: 'houseway_http_seconds',
    help: 'Request duration by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const commands = new Counter({
    name: 'houseway_commands_total',
    help: 'Commands in the log by type, done or refused.',
    labelNames: ['command', 'outcome'],
    registers,
  });
  const ignored = new Counter({
    name: 'houseway_forwarded_ignored_total',
    help: 'Requests whose word for where they come from was not taken: no listed proxy sent it.',
    registers,
  });
  const gauges: readonly (readonly [name: string, help: string, read: () => number])[] = [
    ['running', 'Whether the house runs.', () => (house.status.state === 'running' ? 1 : 0)],
    ['clock_doubt', 'Whether house time is in doubt.', () => Number(house.status.isClockDoubted)],
    ['log_records', 'Records in the log.', () => house.status.seq],
    ['queued_commands', 'Commands waiting.', () => house.status.queued],
    ['sessions', 'People signed in.', () => sessions.count()],
    ['streams', 'Connected displays.', streamCount],
  ];
  for (const [name, help, read] of gauges) {
    new Gauge({
      name: `houseway_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
  api.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    const isForwarded = request.headers['x-forwarded-for'] !== undefined;
    if (isForwarded && request.ip === request.socket.remoteAddress) ignored.inc();
  });
  const stopListening = house.onRecords((records) => {
    for (const { command, refusal } of records) {
      commands.inc({ command, outcome: refusal === undefined ? 'done' : 'refused' });
    }
  });
  api.addHook('onClose', async () => {
    stopListening();
    registry.clear();
  });
  api.get(
    '/metrics',
    {
      config: { needs: 'badge-or-device' },
      schema: {
        summary: 'Metrics for Prometheus.',
        tags: ['watch'],
        response: answersAs('text/plain', 'As Prometheus reads it.'),
      },
    },
    async (request, reply) => {
      await checkSees(context, request, 'metrics');
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
}
