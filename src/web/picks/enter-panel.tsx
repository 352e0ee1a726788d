import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useCommand } from '../data/commands.ts';
import { Button } from '../ui/button.tsx';
import { momentOf } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { PaperButton } from '../ui/paper-button.tsx';
import { PatronPicker } from '../ui/patron-picker.tsx';
import type { PicksDraft } from './answers.ts';
import { PicksForm } from './picks-form.tsx';

export type ContestShown = Seen<'/contests/:contest'>;

/** Takes the entry of a patron at the desk and prints the copy. */
export function EnterPanel({ contest }: { readonly contest: ContestShown }) {
  const { t } = useTranslation('picks');
  const [patron, setPatron] = useState<string>();
  if (contest.isClosed || contest.status !== 'open') {
    return <Notice is="held" title={t('enter.closed', { at: momentOf(contest.closes) })} />;
  }
  if (patron === undefined) {
    return (
      <Panel title={t('enter.who')}>
        <PatronPicker onChoose={setPatron} />
      </Panel>
    );
  }
  return <Entry contest={contest} patron={patron} onLeave={() => setPatron(undefined)} />;
}

interface EntryProps {
  readonly contest: ContestShown;
  readonly patron: string;
  readonly onLeave: () => void;
}

function Entry({ contest, patron, onLeave }: EntryProps) {
  const { t } = useTranslation('picks');
  const [answers, setAnswers] = useState<PicksDraft>({});
  const enter = useCommand('enter-picks');
  const entered = contest.standing.find((each) => each.patron === patron);
  const left = contest.questions.filter(({ id }) => answers[id] === undefined).length;
  const actions = (
    <Button look="quiet" onClick={onLeave}>
      {t('enter.other')}
    </Button>
  );
  if (entered !== undefined) {
    return (
      <Panel title={t('enter.of', { patron })} actions={actions}>
        <div className="flex flex-col items-start gap-4">
          <Notice is="live" title={t('enter.done', { number: entered.number })} />
          <PaperButton
            path={`/contests/${contest.contest}/picks/${patron}/paper.pdf`}
            file={`picks-${contest.contest}-${entered.number}.pdf`}
          >
            <Printer className="size-4" aria-hidden="true" />
            {t('enter.print')}
          </PaperButton>
        </div>
      </Panel>
    );
  }
  return (
    <Panel title={t('enter.of', { patron })} actions={actions}>
      <div className="flex flex-col gap-5">
        <PicksForm questions={contest.questions} answers={answers} onChange={setAnswers} />
        <OutcomeNotice of={enter.outcome} />
        <div className="flex flex-wrap items-center justify-between gap-4 border-line border-t pt-4">
          <p className="text-muted tabular-nums">
            {left === 0 ? t('enter.complete') : t('enter.left', { count: left })}
          </p>
          <Button
            look="primary"
            isLarge
            disabled={left > 0 || enter.outcome.kind === 'sending'}
            onClick={() => void enter.send({ contest: contest.contest, patron, answers })}
          >
            {t('enter.do')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
