// The webhooks of a house: a courier for each, begun and ended as the log says.
import { REQUESTS, SERVER_VIEWS } from '#client';
import type { Webhook } from '#house';
import { badgeOf } from '../access/asker.ts';
import { recordOf } from '../api/past-records.ts';
import { addRequest } from '../api/requests.ts';
import type { Api } from '../api/route.ts';
import { addAnswer } from '../api/views.ts';
import { done, ownCommand, type ServerContext } from '../context.ts';
import {
  afterPlace,
  type Courier,
  type CourierOptions,
  secretPlace,
  startCourier,
} from './courier.ts';
import { makePost } from './post.ts';
import { newSecret } from './sign.ts';

export interface Webhooks {
  /** How the courier of a webhook gets on. */
  courier(webhook: string): Courier | undefined;
  close(): Promise<void>;
}

const USUAL: CourierOptions = { retryMs: 1_000, post: makePost() };

export async function startWebhooks(
  context: Pick<ServerContext, 'house' | 'persons' | 'clock' | 'log'>,
  options = USUAL,
): Promise<Webhooks> {
  const couriers = new Map<string, Courier>();
  const ending = new Set<Promise<void>>();

  function begin(webhook: string, kept: Webhook): void {
    couriers.set(webhook, startCourier(context, webhook, kept, options));
  }

  function end(webhook: string, courier: Courier): void {
    const forgotten = forget(webhook, courier).finally(() => ending.delete(forgotten));
    ending.add(forgotten);
  }

  async function forget(webhook: string, courier: Courier): Promise<void> {
    await courier.stop();
    const places = [secretPlace(webhook), afterPlace(webhook)];
    await Promise.all(places.map((place) => context.persons.erase(place))).catch((error) => {
      context.log(`The secret of webhook ${webhook} was not deleted: ${error.message}`);
    });
  }

  const stopListening = context.house.onRecords((records) => {
    for (const event of records.flatMap(({ events = [] }) => events)) {
      if (event.type === 'webhook-added') begin(event.webhook, event);
      if (event.type !== 'webhook-removed') continue;
      const courier = couriers.get(event.webhook);
      couriers.delete(event.webhook);
      if (courier !== undefined) end(event.webhook, courier);
    }
    for (const courier of couriers.values()) courier.wake();
  });
  const there = await context.house.read(({ webhooks }) => [...webhooks]);
  for (const [webhook, kept] of there) begin(webhook, kept);
  return {
    courier: (webhook) => couriers.get(webhook),
    async close() {
      stopListening();
      await Promise.all([...ending, ...[...couriers.values()].map((courier) => courier.stop())]);
    },
  };
}

export function addWebhookRoutes(app: Api, context: ServerContext, webhooks: Webhooks): void {
  addAnswer(app, context, SERVER_VIEWS.webhooks, () =>
    context.house.read((house) =>
      [...house.webhooks].map(([webhook, { url, topics }]) => {
        const progress = webhooks.courier(webhook)?.progress;
        return { webhook, url, topics, ...(progress ?? { after: 0, delivered: 0, failures: 0 }) };
      }),
    ),
  );
  addRequest(app, context, REQUESTS.webhookSecret, async ({ request, of: { webhook }, key }) => {
    const { house, persons } = context;
    const isAgain = key !== '' && (await recordOf(house, key)) !== undefined;
    const command = ownCommand('make-secret', badgeOf(request), { webhook }, key);
    const { seq } = await done(house, command);
    // Asked again under the same key, it is the secret of the first time, or of a later one.
    const kept = isAgain ? (await persons.get(secretPlace(webhook)))?.['secret'] : undefined;
    if (kept !== undefined) return { secret: kept };
    const secret = newSecret();
    // It begins with its first secret; a new one goes on where the old one was.
    const after = await persons.get(afterPlace(webhook));
    if (after === undefined) await persons.put(afterPlace(webhook), { seq: `${seq}` });
    await persons.put(secretPlace(webhook), { secret });
    webhooks.courier(webhook)?.wake();
    return { secret };
  });
}
