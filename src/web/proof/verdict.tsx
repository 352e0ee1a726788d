import { useTranslation } from 'react-i18next';
import { locale } from '../text/index.ts';
import { Notice } from '../ui/notice.tsx';
import type { ProofChecked } from './proof-desk.ts';

const SECONDS = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 });
const LEAST_MS = 100;

/** Whether it comes out again, in a sentence; where it does not, everything that is wrong. */
export function Verdict({ of, ms }: { readonly of: ProofChecked; readonly ms: number }) {
  const { t } = useTranslation('proof');
  const seconds = { seconds: SECONDS.format(Math.max(ms, LEAST_MS) / 1000) };
  if (!of.ok) {
    return (
      <Notice is="refused" title={t('verdict.wrong')}>
        <p>{t('verdict.wrongWords')}</p>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {of.problems.map(({ path, message }) => (
            <li key={`${path} ${message}`} className="break-words">
              {path === '' ? null : <code className="font-mono text-sm">{path}: </code>}
              {message}
            </li>
          ))}
        </ul>
      </Notice>
    );
  }
  const { method, draws, isOneDraw } = of.shown;
  if (method === 'mechanical') {
    return (
      <Notice is="held" title={t('verdict.mechanical')}>
        {t('verdict.mechanicalWords')}
      </Notice>
    );
  }
  if (draws.length === 0) {
    return (
      <Notice is="plain" title={t('verdict.notDrawn')}>
        {t('verdict.notDrawnWords')}
      </Notice>
    );
  }
  return (
    <Notice is="live" title={t(isOneDraw ? 'verdict.oneRight' : 'verdict.right')}>
      {t(isOneDraw ? 'verdict.oneRightWords' : 'verdict.rightWords', seconds)}
    </Notice>
  );
}
