import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Failure, Unreachable } from '#client';
import { api, noted } from '../data/api.ts';
import { sessionNow, setSession } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';

/** Changes the PIN of whoever is signed in; the first one has to be. */
export function PinForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const [old, setOld] = useState('');
  const [chosen, setChosen] = useState('');
  const [failure, setFailure] = useState<Pick<Failure, 'detail' | 'problems'>>();
  const id = useId();

  async function change() {
    try {
      const answer = noted(await api().ask('POST', '/pin', { old, new: chosen }));
      if (!answer.ok) return setFailure(answer.error);
      const session = sessionNow();
      if (session !== undefined) setSession({ ...session, mustChangePin: false });
      onDone();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      setFailure({ detail: t('connection.lost') });
    }
  }

  const problemOf = (name: string) => failure?.problems?.find(({ path }) => path === name)?.message;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      <Field
        id={`${id}-old`}
        label={t('signIn.oldPin')}
        type="password"
        inputMode="numeric"
        value={old}
        problem={problemOf('old')}
        onChange={({ target }) => setOld(target.value)}
      />
      <Field
        id={`${id}-new`}
        label={t('signIn.newPin')}
        type="password"
        inputMode="numeric"
        value={chosen}
        problem={problemOf('new')}
        onChange={({ target }) => setChosen(target.value)}
      />
      {failure === undefined ? null : <Notice is="refused" title={failure.detail} />}
      <Button type="submit" look="primary" disabled={old === '' || chosen === ''}>
        {t('signIn.savePin')}
      </Button>
    </form>
  );
}
