import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopic } from '../data/stream.ts';

/** The house does not know what time it is, or time has days to catch up: nothing becomes due. */
export function ClockNotice({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const told = useTopic('clock')?.get('clock');
  const what = told?.doubt === undefined ? told?.held : 'doubt';
  return what === undefined ? null : (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-held-soft px-4 py-2 text-center font-medium text-[length:max(1rem,1.3vw)] text-held"
    >
      <p>{t(what === 'doubt' ? 'connection.doubt' : 'connection.held')}</p>
      {children}
    </div>
  );
}
