// The house over HTTP, for the badge signed in in this tab.

import { type Answer, type Client, type Fetch, makeClient } from '#client';
import { given } from '#result';
import { setUnanswered } from './connection.ts';
import { endSession, onSession, sessionNow } from './session.ts';
import { heardTime } from './time.ts';

const PATIENCE_MS = 15_000;
const DEVICE_PLACE = 'houseway-device';

/** `name.key`, where this browser is an enrolled device. */
const credentialsHere = (): string | undefined => localStorage.getItem(DEVICE_PLACE) ?? undefined;

/** The device that this browser is. */
export function deviceHere(): { readonly name: string } | undefined {
  const credentials = credentialsHere();
  return credentials === undefined ? undefined : { name: credentials.replace(/\.[^.]*$/, '') };
}

export function becomeDevice(credentials: string): void {
  localStorage.setItem(DEVICE_PLACE, credentials);
  client = newClient(sessionNow()?.token);
}

/** A key that is no longer good would keep everyone out: without it, this is a browser like any
 * other. Public requests are refused only for a wrong key. */
export async function checkDevice(): Promise<void> {
  const device = credentialsHere();
  if (device === undefined) return;
  const { status } = await fetch('/api/v1/sign', { headers: { 'x-houseway-device': device } });
  if (status !== 401) return;
  localStorage.removeItem(DEVICE_PLACE);
  client = newClient(sessionNow()?.token);
}

/** Asks, listens for what time it is there, and gives up on a house that does not answer. */
const watchedFetch: Fetch = async (url, init) => {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    heardTime(response.headers.get('date'));
    setUnanswered(false);
    if (response.status === 401) void checkDevice().catch(() => undefined);
    return response;
  } catch (error) {
    setUnanswered(true);
    throw error;
  }
};

/** A client of its own: a second badge at this screen does not end the session of the first. */
export function newClient(token?: string): Client {
  const device = credentialsHere();
  return makeClient(
    given({
      url: location.origin,
      fetch: watchedFetch,
      token,
      device,
    }),
  );
}

let client = newClient(sessionNow()?.token);
onSession(() => {
  client = newClient(sessionNow()?.token);
});

/** The client of the badge signed in now. */
export const api = (): Client => client;

/** What came of asking by a client; its session that is over is noted for the tab, unless another has
 * begun meanwhile. A PIN that is wrong ends none. */
export function noted<Value>(answer: Answer<Value>, asked: Client): Answer<Value> {
  const isOver = !answer.ok && answer.error.code === 'not-signed-in';
  if (isOver && asked === client) endSession();
  return answer;
}

/** The headers of a request for something that is no JSON: the stream, a printout. */
export function ownHeaders(): Record<string, string> {
  const token = sessionNow()?.token;
  const device = credentialsHere();
  return {
    'x-houseway': '1',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(device === undefined ? {} : { 'x-houseway-device': device }),
  };
}

/** Asks as the badge that is signed in now. */
export async function heard<Value>(
  ask: (asked: Client) => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  const asked = client;
  return noted(await ask(asked), asked);
}
