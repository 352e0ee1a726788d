// How a delivery is signed, after the Standard Webhooks convention: the ID, the time and the body
// together, so that no one can change one of them or send an old one again.
import { createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

export const newSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

export interface WebhookDelivery {
  /** The same whenever it is sent again. */
  readonly id: string;
  /** Seconds since 1970. */
  readonly time: number;
  readonly body: string;
}

function signatureOf(secret: string, { id, time, body }: WebhookDelivery): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`;
}

export const headersOf = (
  secret: string,
  delivery: WebhookDelivery,
): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  'user-agent': 'houseway',
  'webhook-id': delivery.id,
  'webhook-timestamp': `${delivery.time}`,
  'webhook-signature': signatureOf(secret, delivery),
});
