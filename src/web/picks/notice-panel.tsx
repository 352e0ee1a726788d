import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useCommandForm } from '../data/form.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { CommandForm } from '../ui/command-form.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { momentOf, money } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import type { ContestFacts } from './enter-panel.tsx';

const WAYS = ['telephone', 'letter', 'e-mail', 'in-person'] as const;

/** Winners whom the house has to tell, as the sheet says, and what is noted of it. */
export function NoticePanel({ contest }: { readonly contest: ContestFacts }) {
  const { t } = useTranslation('picks');
  const mayNote = useHasRole(MAY['notify-winner']);
  const [patron, setPatron] = useState<string>();
  const winners = contest.standing.filter(({ won }) => won !== undefined);
  if (contest.noticeClause === undefined || winners.length === 0) return null;
  return (
    <Panel title={t('notice.title')}>
      <p className="text-muted">{t('notice.words', { clause: contest.noticeClause })}</p>
      <ul className="mt-3">
        {winners.map(({ patron: winner, won = '' }) => (
          <li
            key={winner}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-2"
          >
            <span>
              <span className="font-semibold tabular-nums">{money(won)}</span> {winner}
              <Told contest={contest} winner={winner} />
            </span>
            {mayNote ? (
              <Button onClick={() => setPatron(winner)}>
                {t('notice.do', { patron: winner })}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {patron === undefined ? null : (
        <NoticeDialog
          contest={contest.contest}
          patron={patron}
          onClose={() => setPatron(undefined)}
        />
      )}
    </Panel>
  );
}

interface ToldProps {
  readonly contest: ContestFacts;
  readonly winner: string;
}

function Told({ contest, winner }: ToldProps) {
  const { t } = useTranslation('picks');
  const notices = contest.notices.filter(({ patron }) => patron === winner);
  if (notices.length === 0) {
    return <span className="block text-held text-sm">{t('notice.not')}</span>;
  }
  return notices.map(({ how, at, by, words }) => (
    <span key={at} className="block text-muted text-sm">
      {t('notice.done', { how: t(`notice.way.${how}`), at: momentOf(at), by })}
      {words === undefined ? null : ` · ${words}`}
    </span>
  ));
}

interface NoticeDialogProps {
  readonly contest: string;
  readonly patron: string;
  readonly onClose: () => void;
}

function NoticeDialog({ contest, patron, onClose }: NoticeDialogProps) {
  const { t } = useTranslation('picks');
  const [how, setHow] = useState<(typeof WAYS)[number]>('telephone');
  const fixed = { contest, patron, how };
  const form = useCommandForm('notify-winner', { fixed, onDone: onClose });
  return (
    <Dialog title={t('notice.do', { patron })} isOpen onClose={onClose}>
      <CommandForm form={form} submit={t('notice.submit')} onCancel={onClose}>
        <Choice
          label={t('notice.how')}
          options={WAYS.map((value) => ({ value, title: t(`notice.way.${value}`) }))}
          chosen={how}
          onChoose={setHow}
        />
        <Field {...form.field('words')} label={t('notice.note')} hint={t('notice.noteHint')} />
      </CommandForm>
    </Dialog>
  );
}
