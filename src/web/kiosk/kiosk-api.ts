// What a kiosk asks the house for: a card with its PIN, what is on it, and its end. The kiosk proves
// itself with its own key; the token of the card lives in this page only.
import type { Seen, ViewPath } from '#client';
import { ownHeaders } from '../data/api.ts';
import { heardTime } from '../data/time.ts';
import { withoutId } from '../ui/refusal-words.ts';

export type OwnCard = Seen<'/kiosk/card'>;

const PATIENCE_MS = 10_000;

export type Told<Value> =
  | { readonly ok: true; readonly value: Value }
  /** `away`, without words, if there is no answer. */
  | { readonly ok: false; readonly code: string; readonly words?: string };

/** Whether this browser is an enrolled device at all. */
export const isDevice = (): boolean => ownHeaders()['x-houseway-device'] !== undefined;

interface Asked {
  readonly token?: string;
  readonly body?: object;
}

/** Asks, and reads what was answered. */
async function tellKiosk<Value>(
  path: string,
  { token, body }: Asked,
  read: (response: Response) => Promise<Value>,
): Promise<Told<Value>> {
  const { 'x-houseway-device': device = '' } = ownHeaders();
  try {
    const response = await fetch(`/api/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-houseway': '1',
        'x-houseway-device': device,
        ...(token === undefined ? {} : { 'x-houseway-card': token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    heardTime(response.headers.get('date'));
    if (response.ok) return { ok: true, value: await read(response) };
    const { code, detail } = await response.json();
    return { ok: false, code: String(code), words: withoutId(String(detail)) };
  } catch {
    return { ok: false, code: 'away' };
  }
}

export const askKiosk = <Value>(path: string, asked: Asked): Promise<Told<Value>> =>
  tellKiosk(path, asked, (response) => response.json() as Promise<Value>);

/** A printout of the house for the member whose card is open. */
export const paperAtKiosk = (path: string, token: string): Promise<Told<Blob>> =>
  tellKiosk(path, { token }, (response) => response.blob());

export const openCard = (card: string, pin: string) =>
  askKiosk<{ readonly token: string; readonly idleSeconds: number }>('/kiosk/open', {
    body: { card, pin },
  });

/** A view for the card that is open, typed by its path. */
export const seeAtKiosk = <Path extends ViewPath>(
  path: Path,
  token: string,
): Promise<Told<Seen<Path>>> => askKiosk(path, { token });

export const showCard = (token: string) => seeAtKiosk('/kiosk/card', token);

export const closeCard = () => askKiosk<object>('/kiosk/close', { body: {} });
