// Papers and files of the house: fetched by whoever is signed in, then opened or saved.
import { ownHeaders } from './api.ts';
import { heardTime } from './time.ts';

export type Paper =
  | { readonly ok: true; readonly url: string; readonly type: string }
  | { readonly ok: false; readonly words: string };

/** A file as an address of this tab. */
export async function fetchPaper(path: string, accept?: string): Promise<Paper> {
  const headers = { ...ownHeaders(), ...(accept === undefined ? {} : { accept }) };
  try {
    const response = await fetch(`/api/v1${path}`, { headers });
    heardTime(response.headers.get('date'));
    if (!response.ok) {
      const { detail, title } = await response.json();
      return { ok: false, words: detail ?? title };
    }
    const type = response.headers.get('content-type') ?? '';
    return { ok: true, type, url: URL.createObjectURL(await response.blob()) };
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
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
