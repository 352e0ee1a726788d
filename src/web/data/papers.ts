// Printouts and files of the house: requested by the badge signed in, then opened or saved.
import { failureIn } from '#client';
import { given } from '#result';
import { ownHeaders } from './api.ts';
import { endSession } from './session.ts';
import { heardTime } from './time.ts';

const PATIENCE_MS = 60_000;
/** An address of this tab holds its file in memory until it is given up. */
const KEPT_MS = 60_000;

export type Paper =
  | { readonly ok: true; readonly url: string; readonly type: string }
  | { readonly ok: false; readonly words: string };

/** A file as an address of this tab, which is good for a minute. */
export async function fetchPaper(path: string, accept?: string): Promise<Paper> {
  const headers = given({ ...ownHeaders(), accept });
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`/api/v1${path}`, { headers, signal });
    heardTime(response.headers.get('date'));
    if (response.status === 401) endSession();
    if (!response.ok) {
      return { ok: false, words: failureIn(response.status, await response.text()).detail };
    }
    const type = response.headers.get('content-type') ?? '';
    const url = URL.createObjectURL(await response.blob());
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
    return { ok: true, type, url };
  } catch {
    return { ok: false, words: '' };
  }
}

/** Saves a file under a name. */
export function savePaper({ url }: { readonly url: string }, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
