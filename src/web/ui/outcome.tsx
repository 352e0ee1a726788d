import { useTranslation } from 'react-i18next';
import type { OutcomeOf } from '../data/commands.ts';
import { Notice } from './notice.tsx';
import { ProblemList } from './problem-list.tsx';
import { withoutId } from './refusal-words.ts';

/** The result of a command: refused with all its reasons, unknown, or done. */
export function OutcomeNotice({
  of: outcome,
  done,
}: {
  readonly of: OutcomeOf<unknown>;
  /** The message when it is done; without it, none. */
  readonly done?: string | undefined;
}) {
  const { t } = useTranslation();
  switch (outcome.kind) {
    case 'none':
    case 'sending':
      return null;
    case 'done':
      return done === undefined ? null : <Notice is="live" title={done} />;
    case 'unknown':
      return (
        <Notice is="held" title={t('command.unknown')}>
          {t('command.unknownWords')}
        </Notice>
      );
    case 'refused': {
      const { title, problems = [] } = outcome.failure;
      const detail = withoutId(outcome.failure.detail);
      return (
        <Notice is="refused" title={`${t('command.refused')}: ${title}`}>
          {detail === title ? null : <p>{detail}</p>}
          <ProblemList problems={problems} />
        </Notice>
      );
    }
  }
}
