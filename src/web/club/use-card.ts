// Looking at a card: each look is in the log, so nothing here looks again by itself.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, Unreachable } from '#client';
import { heard } from '../data/api.ts';
import type { MemberCard } from './answers.ts';

export type Opened =
  | { readonly state: 'closed' | 'asking' }
  | { readonly state: 'failed'; readonly words: string }
  | { readonly state: 'open'; readonly card: MemberCard };

export function useCard() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>({ state: 'closed' });
  async function open(who: string, reason: string): Promise<void> {
    const at = addressOf('/club/members/:who', { who }, { reason });
    try {
      const answer = await heard((asked) => asked.view(at));
      setOpened(
        answer.ok
          ? { state: 'open', card: answer.value }
          : { state: 'failed', words: answer.error.detail },
      );
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      setOpened({ state: 'failed', words: t('connection.lost') });
    }
  }
  return { opened, open, close: () => setOpened({ state: 'closed' }) };
}
