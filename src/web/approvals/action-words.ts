import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { money } from '../ui/format.ts';
import { inWords } from '../ui/words.ts';

export type ProposedAction = Seen<'/proposals/:proposal'>['action'];

/** What is proposed, in a line. */
export function useActionWords(): (action: ProposedAction) => string {
  const { t } = useTranslation('approvals');
  return (action) => {
    switch (action.type) {
      case 'post-offering':
      case 'change-offering':
      case 'withdraw-offering':
        return t(`actions.${action.type}`, { offering: action.offering });
      case 'adjust-fund':
        return t('actions.adjust-fund', { offering: action.offering, amount: money(action.by) });
      case 'void-award':
      case 'forfeit-claim':
        return t(`actions.${action.type}`, { reason: action.reason });
      case 'issue-tickets': {
        const { count, offering, patron } = action;
        return patron === undefined
          ? t('actions.issue-tickets', { count, offering })
          : t('actions.issue-tickets-to', { count, offering, patron });
      }
      case 'correct-round':
        return t('actions.correct-round', { table: action.table, round: action.round });
      case 'change-settings':
        return t('actions.change-settings');
      case 'appoint-staff':
        return t('actions.appoint-staff', { staff: action.staff });
    }
  };
}

/** A command that is proposed: its name and what it says, field by field. */
export const commandFacts = (
  action: ProposedAction,
): readonly { readonly name: string; readonly said: string }[] =>
  Object.entries(action).flatMap(([name, value]) =>
    name === 'type' || value === undefined
      ? []
      : [
          {
            name: inWords(name),
            said: typeof value === 'object' ? JSON.stringify(value) : String(value),
          },
        ],
  );

/** Its name, and whose badge it is about. */
export const commandWords = (action: ProposedAction): string => {
  // Stored words keep their spelling.
  const words = inWords(action.type).replace(/^Enrol\b/, 'Enroll');
  return 'staff' in action ? `${words}: ${action.staff}` : words;
};
