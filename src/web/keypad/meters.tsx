import { useTranslation } from 'react-i18next';
import { money } from '../ui/format.ts';
import { Tag } from '../ui/tag.tsx';
import type { Facts, OfferingHere } from './facts.ts';

function Meter({ offering }: { readonly offering: OfferingHere }) {
  const { t } = useTranslation('keypad');
  const { title, meters, isSuspended } = offering;
  return (
    <li className="flex min-w-0 flex-1 basis-56 flex-col rounded-panel border border-line bg-panel px-4 py-2.5">
      <span className="truncate text-muted text-sm" title={title}>
        {title}
      </span>
      <span className="flex flex-wrap items-center gap-x-4">
        {meters.map(({ meter, title: of, figure, isPending }) => (
          <span key={meter} className="flex items-baseline gap-2">
            {meters.length === 1 ? null : <span className="text-faint text-sm">{of}</span>}
            <span
              className={`font-semibold text-gold tabular-nums ${meters.length === 1 ? 'text-3xl' : 'text-xl'}`}
            >
              {money(figure)}
            </span>
            {isPending ? <Tag is="held">{t('meters.held')}</Tag> : null}
          </span>
        ))}
        {isSuspended ? <Tag is="refused">{t('meters.suspended')}</Tag> : null}
      </span>
    </li>
  );
}

/** The promotions of the table, and their amounts. */
export function Meters({ offerings }: Pick<Facts, 'offerings'>) {
  const { t } = useTranslation('keypad');
  if (offerings.length === 0) return <p className="text-muted">{t('meters.none')}</p>;
  return (
    <ul aria-label={t('meters.title')} className="flex flex-wrap gap-2">
      {offerings.map((offering) => (
        <Meter key={offering.offering} offering={offering} />
      ))}
    </ul>
  );
}
