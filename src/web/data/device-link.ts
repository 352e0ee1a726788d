// How a tablet becomes a device of the house: an administrator enrolls it in the office, where a link
// is shown, and the link is opened on the tablet once. What follows the # is never sent to a server.
import { becomeDevice } from './api.ts';
import { setSession } from './session.ts';

const MARK = '#device=';

/** The address that makes a browser a device; `path` is the screen that it opens. */
export const deviceLink = (path: string, credentials: string): string =>
  `${location.origin}${path}${MARK}${encodeURIComponent(credentials)}`;

/** A link that was cut short in copying may end within a letter. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Becomes the device of the link that was opened, if it was one; the key leaves the address. */
export function takeDeviceLink(): void {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(MARK)) return;
  history.replaceState(null, '', pathname + search);
  const credentials = decoded(hash.slice(MARK.length));
  if (credentials === undefined) return;
  becomeDevice(credentials);
  // The badge signed in here was not signed in at the device.
  setSession(undefined);
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A key for a device, and the hash by which the house knows it: the key itself stays with us. */
export async function newDeviceKey(): Promise<{ readonly key: string; readonly keyHash: string }> {
  const key = hex(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return { key, keyHash: hex(new Uint8Array(digest)) };
}
