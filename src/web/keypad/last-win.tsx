import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SEES } from '#house';
import { fetchPaper, savePaper } from '../data/papers.ts';
import { useHasRole } from '../data/session.ts';
import { momentOf, money } from '../ui/format.ts';
import { withoutId } from '../ui/refusal-words.ts';
import type { Facts } from './facts.ts';
import { PressButton } from './press-button.tsx';
import type { Keys } from './use-table-link.ts';

/** The newest win of the table, and the page about it for those who may have it. */
export function LastWin({ facts, keys }: { readonly facts: Facts; readonly keys: Keys }) {
  const { t } = useTranslation('keypad');
  const { t: common } = useTranslation();
  const isForMe = useHasRole(SEES.wins);
  const { lastWin } = facts;
  if (lastWin === undefined) return null;
  const { call, title, amount, at, offering } = lastWin;
  const icon = facts.offerings.find((each) => each.offering === offering)?.winPage;
  const roles = SEES.wins.map((role) => common(`roles.${role}`)).join(', ');

  async function fetchPage() {
    const paper = await fetchPaper(`/wins/${call}/page.pdf`);
    if (paper.ok) savePaper(paper, `win-${call}.pdf`);
    else keys.say({ is: 'refused', words: withoutId(paper.words) || t('won.failed') });
  }
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-line bg-panel px-4 py-2">
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="text-muted text-sm">{t('won.title')}</h2>
        <p className="font-medium text-paid tabular-nums">
          {t('won.words', { title, amount: money(amount), at: momentOf(at) })}
        </p>
      </div>
      <PressButton
        because={isForMe ? undefined : t('because.roles', { roles })}
        onPress={fetchPage}
        onRefused={(words) => keys.say({ is: 'held', words })}
      >
        <FileText className="size-5" aria-hidden="true" />
        {icon === undefined ? t('won.page') : t('won.pageOf', { icon })}
      </PressButton>
    </section>
  );
}
