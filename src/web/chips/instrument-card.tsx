import { useTranslation } from 'react-i18next';
import { momentOf, money } from '../ui/format.ts';
import { Tag } from '../ui/tag.tsx';
import type { InstrumentCard as Facts } from './answers.ts';

const isPlayable = (status: Facts['status']): boolean => status === 'out' || status === 'voucher';

/** What a serial stands for, and what the sheet lets one do with it. */
export function InstrumentCard({ facts }: { readonly facts: Facts }) {
  const { t } = useTranslation('chips');
  const { title, offeringTitle, serial, status, face, left, live, bets, fee, patron } = facts;
  const rules = [
    t(bets.includes('bonus') ? 'card.anyBet' : 'card.baseOnly'),
    t(`card.live.${live}`, { face: money(face) }),
    t(`card.perWager.${facts.perWager}`),
    ...(fee === undefined || fee === '0.00'
      ? []
      : [t(facts.isFeePaid ? 'card.feePaid' : 'card.fee', { fee: money(fee) })]),
  ];
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-muted">{offeringTitle}</p>
          <p className="font-semibold text-xl">{title}</p>
          <p className="font-mono text-muted">{serial}</p>
        </div>
        <div className="text-right">
          <p className="font-semibold text-3xl tabular-nums">
            {money(isPlayable(status) ? left : face)}
          </p>
          <Tag is={isPlayable(status) ? 'live' : 'refused'}>{t(`status.${status}`)}</Tag>
        </div>
      </div>
      <p className="text-muted">
        {patron === undefined ? t('card.nobody') : t('card.of', { patron })}
        {facts.goodUntil === undefined
          ? ''
          : ` · ${t('card.until', { at: momentOf(facts.goodUntil) })}`}
      </p>
      {isPlayable(status) ? (
        <ul className="list-disc pl-5">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
