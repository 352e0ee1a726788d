import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { money } from '../ui/format.ts';
import { Shown } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';
import { ReturnFees } from './return-fees.tsx';
import { SuspendOffering } from './suspend-offering.tsx';

type Keypad = Seen<'/tables/:table'>;
type Offered = Keypad['offerings'][number];

/** Who can win, in the words of the sheet. */
function Eligibility({ activity }: { readonly activity: string }) {
  const facts = useView('/activities/:activity', { of: { activity } });
  return (
    <Shown of={facts}>
      {({ eligibility }) => (
        <ul className="flex flex-col gap-1.5 pt-2 text-sm">
          {eligibility.map(({ code, words, clause }) => (
            <li key={`${code} ${words}`}>
              {words} <span className="text-faint">({clause})</span>
            </li>
          ))}
        </ul>
      )}
    </Shown>
  );
}

function WhoWins({ activity }: { readonly activity: string }) {
  const { t } = useTranslation('floor');
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 text-accent">
        <ChevronRight
          className={`size-4 motion-safe:transition-transform ${isOpen ? 'rotate-90' : ''}`}
          aria-hidden="true"
        />
        {t('offering.whoWins')}
      </summary>
      {isOpen ? <Eligibility activity={activity} /> : null}
    </details>
  );
}

function OfferedHere({
  facts,
  offered,
  activity,
}: {
  readonly facts: Keypad;
  readonly offered: Offered;
  readonly activity: string | undefined;
}) {
  const { t } = useTranslation('floor');
  const [isReturning, setReturning] = useState(false);
  const { offering, title, isSuspended, meters } = offered;
  const paid = facts.seats.filter(({ fees }) => fees.some((fee) => fee.offering === offering));
  const hasFees = paid.length > 0 || facts.tableFees.some((fee) => fee.offering === offering);
  return (
    <li className="rounded-control border border-line p-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-56 font-medium">{title}</span>
        {meters.map(({ meter, title: name, figure, isPending }) => (
          <span key={meter} className="tabular-nums" title={name}>
            {money(figure)} {isPending ? <Tag is="held">{t('offering.pending')}</Tag> : null}
          </span>
        ))}
        {hasFees ? <Button onClick={() => setReturning(true)}>{t('fees.return')}</Button> : null}
        <SuspendOffering offering={offering} title={title} isSuspended={isSuspended} />
      </div>
      {activity === undefined ? null : <WhoWins activity={activity} />}
      {isReturning ? (
        <ReturnFees
          table={facts.table}
          offering={offering}
          title={title}
          seats={paid.map(({ seat }) => seat)}
          onClose={() => setReturning(false)}
        />
      ) : null}
    </li>
  );
}

/** What can be won at a table, and what it asks of the winner. */
export function TableOfferings({ facts }: { readonly facts: Keypad }) {
  const { t } = useTranslation('floor');
  const posted = useView('/offerings', { on: ['sign'] }).data ?? [];
  if (facts.offerings.length === 0) {
    return <p className="text-muted">{t('table.noOfferings')}</p>;
  }
  return (
    <ul className="flex flex-col gap-2">
      {facts.offerings.map((offered) => (
        <OfferedHere
          key={offered.offering}
          facts={facts}
          offered={offered}
          activity={posted.find(({ offering }) => offering === offered.offering)?.activity}
        />
      ))}
    </ul>
  );
}
