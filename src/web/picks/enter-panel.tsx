import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/form.tsx';
import { momentOf } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { PaperButton } from '../ui/paper-button.tsx';
import { PatronPicker } from '../ui/patron-picker.tsx';
import { draftIn, type PicksDraft } from './answers.ts';
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
  const entered = contest.standing.find((each) => each.patron === patron);
  const leftOf = (answers: PicksDraft) =>
    contest.questions.filter(({ id }) => answers[id] === undefined).length;
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
      <CommandForm
        command="enter-picks"
        submit={t('enter.do')}
        isLarge
        isReady={({ answers }) => leftOf(draftIn(answers)) === 0}
        fixed={{ contest: contest.contest, patron }}
        fields={{
          answers: {
            label: t('enter.of', { patron }),
            isBare: true,
            as: ({ value, set }) => (
              <>
                <PicksForm questions={contest.questions} answers={draftIn(value)} onChange={set} />
                <p className="mt-5 border-line border-t pt-4 text-muted tabular-nums">
                  {leftOf(draftIn(value)) === 0
                    ? t('enter.complete')
                    : t('enter.left', { count: leftOf(draftIn(value)) })}
                </p>
              </>
            ),
          },
        }}
      />
    </Panel>
  );
}
