import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Failure, Unreachable } from '#client';
import { newClient } from '../data/api.ts';
import { type Person, setUpBody, type Values } from './set-up-body.ts';

export interface FirstPin {
  readonly badge: string;
  readonly pin: string;
}

/** Nothing is posted without somebody of accounting or compliance. */
const FIRST: Person = { key: 0, badge: '', role: 'accounting' };

/** What is typed to open a house, and what came of it. */
export function useSetUp(zone: string) {
  const { t } = useTranslation();
  const id = useId();
  const [values, setValues] = useState<Values>({ zone });
  const [staff, setStaff] = useState<readonly Person[]>([FIRST]);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Pick<Failure, 'detail' | 'problems'>>();
  const [firstPins, setFirstPins] = useState<readonly FirstPin[]>();
  const problems = failure?.problems ?? [];
  const problemAt = (at: string): string | undefined =>
    problems.find(({ path }) => path === at || path.startsWith(`${at}.`))?.message;

  async function submit(): Promise<void> {
    setSending(true);
    setFailure(undefined);
    try {
      const answer = await newClient().ask('POST', '/setup', setUpBody(values, staff));
      if (answer.ok) {
        setFirstPins((answer.value as { readonly firstPins: readonly FirstPin[] }).firstPins);
      } else setFailure(answer.error);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      setFailure({ detail: t('connection.lost') });
    } finally {
      setSending(false);
    }
  }

  return {
    staff,
    setStaff,
    addPerson: () =>
      setStaff([...staff, { key: (staff.at(-1)?.key ?? 0) + 1, badge: '', role: 'floor' }]),
    isSending,
    failure: failure?.detail ?? '',
    firstPins,
    problemAt,
    submit,
    value: (name: string): string => values[name] ?? '',
    field: (name: string) => ({
      id: `${id}-${name}`,
      value: values[name] ?? '',
      problem: problemAt(name),
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        setValues((before) => ({ ...before, [name]: target.value })),
    }),
  };
}
