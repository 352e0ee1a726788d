import { useTranslation } from 'react-i18next';
import { money } from '../ui/format.ts';
import { Figure } from './figure.tsx';
import type { ShownLine } from './lines.ts';

/** For a while after a win: what was won, where and with what, and the amount of the next one. */
export function WinFace({ line }: { readonly line: ShownLine }) {
  const { t } = useTranslation('sign');
  const { title, lastWin, meters } = line;
  if (lastWin === undefined) return null;
  const next = meters.filter(({ meter }) => lastWin.meters.includes(meter));
  return (
    <section
      role="status"
      className="flex h-full min-h-0 flex-col justify-center gap-[2cqb] rounded-panel bg-[radial-gradient(closest-side,var(--color-held-soft),transparent)] text-center motion-safe:animate-arrive [container-type:size]"
    >
      <h2 className="text-balance font-semibold text-[length:max(1.125rem,min(4.4cqi,9cqb))] leading-tight">
        <span className="block text-gold">{t('won.title')}</span> {title}
      </h2>
      <div className="flex min-h-0 flex-1 flex-col items-center justify-center [container-type:size]">
        <Figure amount={lastWin.amount} className="text-gold" />
      </div>
      <p className="font-semibold text-[length:max(1.125rem,min(4cqi,8cqb))] leading-tight">
        {t('won.where', { hand: lastWin.hand, table: lastWin.table })}
      </p>
      {next.length === 0 ? null : (
        <p className="text-[length:max(1rem,min(2.6cqi,5cqb))] text-muted tabular-nums leading-tight">
          {t('won.now', {
            count: next.length,
            amounts: next.map(({ figure }) => money(figure)).join(', '),
          })}
        </p>
      )}
    </section>
  );
}
