import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Done } from '#client';
import { CommandForm } from '../ui/form.tsx';
import { money } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { Empty } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';
import type { Chips, OfferedInstrument } from './answers.ts';

type Sold = Extract<Done['events'][number], { type: 'chips-sold' }>;

/** Chips that are sold below their face, at their window and hour. */
export function SellPart({ chips }: { readonly chips: Chips }) {
  const { t } = useTranslation('chips');
  const offers = chips.offerings.flatMap(({ offering, title, instruments }) =>
    instruments.flatMap((instrument) =>
      instrument.sale === undefined ? [] : [{ offering, promotion: title, ...instrument }],
    ),
  );
  if (offers.length === 0) {
    return (
      <Panel>
        <Empty title={t('sell.none')}>{t('sell.noneWords')}</Empty>
      </Panel>
    );
  }
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {offers.map((offer) => (
        <Sale key={`${offer.offering} ${offer.instrument}`} offer={offer} />
      ))}
    </div>
  );
}

type Offer = OfferedInstrument & { readonly offering: string; readonly promotion: string };

function Sale({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation('chips');
  const { offering, instrument, sale, face, promotion } = offer;
  const [sold, setSold] = useState<Sold>();
  if (sale === undefined) return null;
  const isOut = sale.left === 0;
  return (
    <Panel
      title={promotion}
      actions={
        <Tag is={sale.isOpen && !isOut ? 'live' : 'held'}>
          {isOut ? t('sell.soldOut') : t(sale.isOpen ? 'sell.open' : 'sell.closed')}
        </Tag>
      }
    >
      <p className="pb-1 font-semibold text-2xl tabular-nums tracking-tight">
        {t('sell.price', { price: money(sale.price), face: money(face) })}
      </p>
      <p className="pb-4 text-muted">
        {sale.window} ·{' '}
        {sale.left === undefined
          ? t('sell.sold', { count: sale.sold })
          : t('sell.left', { count: sale.left })}
      </p>
      <CommandForm
        command="sell-chips"
        submit={t('sell.do', { price: money(sale.price) })}
        fixed={{ offering, instrument, window: sale.window }}
        fields={{ patron: { label: t('patron'), hint: t('patronHint') } }}
        onDone={({ events }) =>
          setSold(events.find((event): event is Sold => event.type === 'chips-sold'))
        }
      />
      {sold === undefined ? null : <Receipt sold={sold} />}
    </Panel>
  );
}

function Receipt({ sold: { serial, price, face, patron, number } }: { readonly sold: Sold }) {
  const { t } = useTranslation('chips');
  return (
    <Notice is="live" title={t('sell.done', { number, patron })}>
      <p>{t('sell.doneWords', { price: money(price), face: money(face) })}</p>
      <p className="py-2 font-mono text-xl">{serial}</p>
      <PrintButton path={`/chips/${serial}/paper.pdf`}>{t('sell.receipt')}</PrintButton>
    </Notice>
  );
}
