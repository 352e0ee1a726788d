import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../data/commands.ts';
import { useSession } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/field.tsx';
import { money } from '../ui/format.ts';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import type { Chips, Wager } from './answers.ts';
import { Figure } from './figure.tsx';

/** Coupons and chips that a representative has brought: their face in live chips goes back. */
export function ExchangePart({ chips }: { readonly chips: Chips }) {
  const { t } = useTranslation('chips');
  const owed = chips.uses.filter(({ played }) => played !== undefined && played.redeems !== '0.00');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const badge = useSession()?.badge;
  const ready = owed.filter(({ step, verifiedBy }) => step === 'verified' && verifiedBy !== badge);
  const chosen = ready.map(({ use }) => use).filter((use) => !left.has(use));
  const { outcome, send } = useCommand('exchange-uses');
  const toggle = (use: string, isChosen: boolean) =>
    setLeft(
      (before) => new Set([...before].filter((each) => each !== use).concat(isChosen ? [] : use)),
    );
  return (
    <div className="flex flex-col gap-4">
      <Panel>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <Figure title={t('exchange.owed')} amount={chips.owed} />
          <Button
            look="primary"
            disabled={chosen.length === 0 || outcome.kind === 'sending'}
            onClick={() => void send({ uses: chosen })}
          >
            {t('exchange.do', { count: chosen.length })}
          </Button>
        </div>
        <div className="pt-3">
          <OutcomeNotice of={outcome} done={t('exchange.done')} />
        </div>
      </Panel>
      <Panel title={t('exchange.waiting')} isFlush>
        {owed.length === 0 ? (
          <Empty title={t('exchange.none')}>{t('exchange.noneWords')}</Empty>
        ) : (
          <Owed
            rows={owed}
            isReady={(use) => ready.some((each) => each.use === use)}
            isChosen={(use) => chosen.includes(use)}
            onChoose={toggle}
          />
        )}
      </Panel>
    </div>
  );
}

interface OwedProps {
  readonly rows: readonly Wager[];
  readonly isReady: (use: string) => boolean;
  readonly isChosen: (use: string) => boolean;
  readonly onChoose: (use: string, isChosen: boolean) => void;
}

function Owed({ rows, isReady, isChosen, onChoose }: OwedProps) {
  const { t } = useTranslation('chips');
  const id = useId();
  const columns: readonly TableColumn<Wager>[] = [
    {
      title: t('serial'),
      cell: ({ use, serial, ...wager }) => (
        <>
          {isReady(use) ? (
            <Checkbox
              id={`${id}-${use}`}
              label={<span className="font-mono">{serial}</span>}
              isChecked={isChosen(use)}
              onCheck={(isNow) => onChoose(use, isNow)}
            />
          ) : (
            <span className="block pb-1 font-mono">{serial}</span>
          )}
          <StateTag {...wager} />
        </>
      ),
    },
    { title: t('kind'), cell: ({ title }) => title, isExtra: true },
    { title: t('where'), cell: ({ table, seat }) => t('at', { table, seat }) },
    {
      title: t('exchange.bank'),
      cell: ({ playerDealer }) => {
        if (playerDealer === undefined) return t('exchange.bankNone');
        const { seat, patron } = playerDealer;
        return patron === undefined
          ? t('exchange.bankSeat', { seat })
          : t('exchange.bankNamed', { seat, patron });
      },
    },
    { title: t('amount'), cell: ({ played }) => money(played?.redeems ?? '0.00'), isNumber: true },
  ];
  return (
    <Table caption={t('exchange.waiting')} columns={columns} rows={rows} keyOf={({ use }) => use} />
  );
}

/** Whether a floor person has verified it. */
function StateTag({ step, verifiedBy = '' }: Pick<Wager, 'step' | 'verifiedBy'>) {
  const { t } = useTranslation('chips');
  return step === 'verified' ? (
    <Tag is="live">{t('exchange.verified', { badge: verifiedBy })}</Tag>
  ) : (
    <Tag is="held">{t('exchange.notVerified')}</Tag>
  );
}
