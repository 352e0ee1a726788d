// What a kiosk asks the house for: a card with its PIN, what is on it, and its end. The kiosk proves
// itself with its own key; the token of the card lives in this page only.
import type { ownCard } from '#house';
import { ownHeaders } from '../data/api.ts';
import { heardTime } from '../data/time.ts';

export type OwnCard = NonNullable<ReturnType<typeof ownCard>>;

const PATIENCE_MS = 10_000;

export type Told<Value> =
  | { readonly ok: true; readonly value: Value }
  /** `away` where nobody answers. */
  | { readonly ok: false; readonly code: string };

/** Whether this browser is an enrolled device at all. */
export const isDevice = (): boolean => ownHeaders()['x-houseway-device'] !== undefined;

export async function askKiosk<Value>(
  path: string,
  { token, body }: { readonly token?: string; readonly body?: object },
): Promise<Told<Value>> {
  const { 'x-houseway-device': device = '' } = ownHeaders();
  try {
    const response = await fetch(`/api/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...{ 'x-houseway': '1', 'x-houseway-device': device },
        ...(token === undefined ? {} : { 'x-houseway-card': token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    heardTime(response.headers.get('date'));
    const answer = await response.json();
    return response.ok
      ? { ok: true, value: answer as Value }
      : { ok: false, code: String(answer.code) };
  } catch {
    return { ok: false, code: 'away' };
  }
}

export const openCard = (card: string, pin: string) =>
  askKiosk<{ readonly token: string; readonly idleSeconds: number }>('/kiosk/open', {
    body: { card, pin },
  });

export const showCard = (token: string) => askKiosk<OwnCard>('/kiosk/card', { token });

export const closeCard = () => askKiosk<object>('/kiosk/close', { body: {} });
