import { useCallback, useEffect, useState } from 'react';
import { failureIn } from '#client';
import { proofAsker } from '../workers/askers.ts';
import type { ProofChecked, ProofRequest } from './proof-desk.ts';

export type ProofShown =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  | { readonly state: 'checking'; readonly progress: number }
  | { readonly state: 'failed'; readonly words: string }
  | { readonly state: 'checked'; readonly checked: ProofChecked; readonly ms: number };

export interface Proving {
  readonly proof: ProofShown;
  readonly check: (text: string) => void;
}

export const askDesk = <Answer>(request: ProofRequest): Promise<Answer> =>
  proofAsker.ask<Answer>(request);

/** The file of a drawing, as the house gives it to everyone. */
async function fetchDrawing(name: string): Promise<string> {
  const response = await fetch(`/api/v1/drawings/${encodeURIComponent(name)}/export`);
  const text = await response.text();
  if (response.ok) return text;
  throw new Error(failureIn(response.status, text).detail);
}

/** A drawing that is run again here: of the house where it is named, or out of a file. */
export function useProof(name: string | undefined): Proving {
  const [proof, setProof] = useState<ProofShown>({
    state: name === undefined ? 'none' : 'loading',
  });

  const check = useCallback(async (text: string) => {
    const start = performance.now();
    setProof({ state: 'checking', progress: 0 });
    const request: ProofRequest = { ask: 'check', text };
    const checked = await proofAsker.ask<ProofChecked>(request, (progress) =>
      setProof({ state: 'checking', progress }),
    );
    setProof({ state: 'checked', checked, ms: performance.now() - start });
  }, []);

  const failed = useCallback((error: Error) => {
    setProof({ state: 'failed', words: error.message });
  }, []);

  useEffect(() => {
    if (name === undefined) return;
    let isLeft = false;
    fetchDrawing(name)
      .then((text) => (isLeft ? undefined : check(text)))
      .catch((error: Error) => (isLeft ? undefined : failed(error)));
    return () => {
      isLeft = true;
    };
  }, [name, check, failed]);

  return { proof, check: (text) => void check(text).catch(failed) };
}
