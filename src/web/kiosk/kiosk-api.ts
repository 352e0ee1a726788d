// What a kiosk asks the house for: a card with its PIN, what is on it, and its end. The kiosk proves
// itself with its own key; the token of the card lives in this page only.
import {
  type Answer,
  type Client,
  type Fetch,
  failureIn,
  makeClient,
  type Seen,
  Unreachable,
} from '#client';
import { given } from '#result';
import { ownHeaders } from '../data/api.ts';
import { heardTime } from '../data/time.ts';
import { withoutId } from '../ui/refusal-words.ts';

export type OwnCard = Seen<'/kiosk/card'>;

const PATIENCE_MS = 10_000;

export type KioskTold<Value> =
  | { readonly ok: true; readonly value: Value }
  /** `away`, without words, if there is no answer. */
  | { readonly ok: false; readonly code: string; readonly words?: string };

const deviceHere = (): string | undefined => ownHeaders()['x-houseway-device'];

/** Whether this browser is an enrolled device at all. */
export const isDevice = (): boolean => deviceHere() !== undefined;

async function patientFetch(...[url, init]: Parameters<Fetch>): Promise<Response> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  heardTime(response.headers.get('date'));
  return response;
}

/** What the house has said to the kiosk. */
function toldBy<Value>(answer: Answer<Value>): KioskTold<Value> {
  if (answer.ok) return answer;
  const { code, detail } = answer.error;
  return { ok: false, code, words: withoutId(detail) };
}

/** Asks without a badge; with the token of a card, for its owner. */
export async function atKiosk<Value>(
  card: string | undefined,
  ask: (client: Client) => Promise<Answer<Value>>,
): Promise<KioskTold<Value>> {
  const asks = { url: location.origin, fetch: patientFetch, device: deviceHere(), card };
  try {
    return toldBy(await ask(makeClient(given(asks))));
  } catch (error) {
    if (error instanceof Unreachable) return { ok: false, code: 'away' };
    throw error;
  }
}

/** A printout of the house for the member whose card is open. */
export async function paperAtKiosk(path: string, card: string): Promise<KioskTold<Blob>> {
  const headers = { ...given({ 'x-houseway-device': deviceHere() }), 'x-houseway-card': card };
  try {
    const response = await patientFetch(`/api/v1${path}`, { method: 'GET', headers });
    if (response.ok) return { ok: true, value: await response.blob() };
    return toldBy({ ok: false, error: failureIn(response.status, await response.text()) });
  } catch {
    return { ok: false, code: 'away' };
  }
}

export const openCard = (card: string, pin: string) =>
  atKiosk(undefined, (client) => client.request('POST /kiosk/open', { body: { card, pin } }));

export const chooseCardPin = (card: string, pin: string) =>
  atKiosk(undefined, (client) => client.request('POST /kiosk/pin', { body: { card, pin } }));

export const showCard = (card: string) => atKiosk(card, (client) => client.view('/kiosk/card'));

export const closeCard = () =>
  atKiosk(undefined, (client) => client.request('POST /kiosk/close', {}));
