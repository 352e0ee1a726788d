import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#client';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { money } from '../ui/format.ts';
import { Empty, Shown } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';
import { capitalized } from '../ui/words.ts';
import { AdjustFund } from './adjust-fund.tsx';
import { SuspendOffering } from './suspend-offering.tsx';

type Offering = Seen<'/offerings'>[number];
type Meters = Seen<'/sign'>[number]['meters'];

function OfferingRow({
  offering,
  meters,
}: {
  readonly offering: Offering;
  readonly meters: Meters;
}) {
  const { t } = useTranslation('floor');
  const [isAdjusting, setAdjusting] = useState(false);
  const { title, isSuspended, pendingCalls, hitCount } = offering;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-b px-4 py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{title}</p>
        <p className="flex flex-wrap gap-2 text-muted text-sm">
          <span>{t('offering.hits', { count: hitCount })}</span>
          {pendingCalls.length === 0 ? null : (
            <Tag is="held">{t('offering.waiting', { count: pendingCalls.length })}</Tag>
          )}
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 sm:text-right">
        {meters.map(({ meter, title: name, figure }) => (
          <div key={meter}>
            <dt className="text-faint text-xs">{capitalized(name)}</dt>
            <dd className="font-semibold text-lg tabular-nums">{money(figure)}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-2 sm:w-96 sm:justify-end">
        <SuspendOffering offering={offering.offering} title={title} isSuspended={isSuspended} />
        <Button
          aria-label={t('offering.adjustNamed', { title })}
          onClick={() => setAdjusting(true)}
        >
          {t('offering.adjust')}
        </Button>
      </div>
      <Dialog
        title={t('offering.adjustNamed', { title })}
        words={t('offering.adjustWords')}
        isOpen={isAdjusting}
        onClose={() => setAdjusting(false)}
      >
        <AdjustFund offering={offering.offering} meters={meters} />
      </Dialog>
    </li>
  );
}

/** What is offered, what its meters show, and what the floor can do about it. */
export function OfferingList() {
  const { t } = useTranslation('floor');
  const offerings = useView('/offerings', { on: ['sign'] });
  const sign = useView('/sign', { on: ['sign'] }).data ?? [];
  return (
    <Shown of={offerings}>
      {(all) => {
        const open = all.filter(({ isClosed }) => !isClosed);
        if (open.length === 0) return <Empty title={t('offering.none')} />;
        return (
          <ul className="rounded-panel border border-line bg-panel">
            {open.map((offering) => (
              <OfferingRow
                key={offering.offering}
                offering={offering}
                meters={sign.find((line) => line.offering === offering.offering)?.meters ?? []}
              />
            ))}
          </ul>
        );
      }}
    </Shown>
  );
}
