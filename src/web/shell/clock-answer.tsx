import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { useTopic } from '../data/stream.ts';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { CatchUpFacts, ClockFacts } from '../ui/clock-facts.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CommandForm } from '../ui/form.tsx';
import { Shown } from '../ui/state.tsx';

type Asks = Readonly<Record<string, unknown>>;

/** Both take two people: what is filled in is proposed at once. */
const proposing = (command: Asks) => (typed: Asks) => ({ command: { ...command, ...typed } });

function ConfirmForm({ doubt }: { readonly doubt: number }) {
  const { t } = useTranslation();
  return (
    <CommandForm
      command="propose"
      submit={t('two.propose')}
      done={t('houseClock.proposed')}
      toFields={proposing({ type: 'confirm-clock', doubt })}
      fields={{
        is: {
          label: t('houseClock.is'),
          at: 'command.is',
          as: 'choice',
          // No one confirms a time without having chosen it.
          none: '',
          options: [
            { value: 'house', title: t('houseClock.house') },
            { value: 'wall', title: t('houseClock.wall') },
          ],
        },
        reason: {
          label: t('houseClock.reason'),
          hint: t('houseClock.reasonHint'),
          at: 'command.reason',
        },
      }}
    >
      <ClockFacts />
    </CommandForm>
  );
}

/** No one lets time catch up who has not seen what it moves. */
function CatchUpForm({ day }: { readonly day: string }) {
  const { t } = useTranslation();
  return (
    <Shown of={useView('/clock/catch-up', { on: ['clock'] })}>
      {(facts) => (
        <CommandForm
          command="propose"
          submit={t('two.propose')}
          done={t('houseClock.proposed')}
          toFields={proposing({ type: 'catch-up', day })}
          fields={{ reason: { label: t('houseClock.why'), at: 'command.reason' } }}
        >
          <CatchUpFacts facts={facts} />
        </CommandForm>
      )}
    </Shown>
  );
}

/** Behind the line that says so: the two times, or what time would bring about, and the form. */
export default function ClockAnswer() {
  const { t } = useTranslation();
  const mayAnswer = useHasRole(MAY['confirm-clock']);
  const told = useTopic('clock')?.get('clock');
  const [isOpen, setOpen] = useState(false);
  if (!mayAnswer || told === undefined) return null;
  const { doubt, held } = told;
  const what = doubt === undefined ? 'behind' : 'doubt';
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(`houseClock.open.${what}`)}</Button>
      <Dialog
        title={t(`houseClock.title.${what}`)}
        words={t(`houseClock.words.${what}`)}
        isOpen={isOpen}
        isWide={doubt === undefined}
        onClose={() => setOpen(false)}
      >
        {doubt === undefined ? null : <ConfirmForm doubt={doubt.seq} />}
        {doubt !== undefined || held === undefined ? null : <CatchUpForm day={held} />}
      </Dialog>
    </>
  );
}
