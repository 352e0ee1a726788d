import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../data/session.ts';
import { Checkbox } from '../ui/field.tsx';
import { CommandForm } from '../ui/form.tsx';
import { money } from '../ui/format.ts';
import { listIn } from '../ui/list-in.ts';
import { Panel } from '../ui/panel.tsx';
import { Empty } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import type { Typed } from '../ui/use-form.ts';
import type { Chips, Wager } from './answers.ts';
import { Figure } from './figure.tsx';

/** Coupons and chips that a representative has brought: their face in live chips goes back. All that
 * are ready are chosen, and those that come to be ready meanwhile, until one is left out. */
export function ExchangePart({ chips }: { readonly chips: Chips }) {
  const { t } = useTranslation('chips');
  const badge = useSession()?.badge;
  const owed = chips.uses.filter(({ played }) => played !== undefined && played.redeems !== '0.00');
  const ready = owed
    .filter(({ step, verifiedBy }) => step === 'verified' && verifiedBy !== badge)
    .map(({ use }) => use);
  const chosenOf = ({ left }: Typed) => ready.filter((use) => !listIn(left).includes(use));
  return (
    <Panel title={t('exchange.waiting')}>
      <CommandForm
        command="exchange-uses"
        submit={(typed) => t('exchange.do', { count: chosenOf(typed).length })}
        isReady={(typed) => chosenOf(typed).length > 0}
        done={t('exchange.done')}
        fields={{
          left: {
            label: t('exchange.waiting'),
            isBare: true,
            as: ({ value, set }) =>
              owed.length === 0 ? (
                <Empty title={t('exchange.none')}>{t('exchange.noneWords')}</Empty>
              ) : (
                <Owed rows={owed} ready={ready} left={listIn(value)} onLeave={set} />
              ),
          },
        }}
        toFields={(typed) => ({ uses: chosenOf(typed) })}
      >
        <Figure title={t('exchange.owed')} amount={chips.owed} />
      </CommandForm>
    </Panel>
  );
}

interface OwedProps {
  readonly rows: readonly Wager[];
  readonly ready: readonly string[];
  /** What is not exchanged this time. */
  readonly left: readonly string[];
  readonly onLeave: (left: readonly string[]) => void;
}

function Owed({ rows, ready, left, onLeave }: OwedProps) {
  const { t } = useTranslation('chips');
  const id = useId();
  const columns: readonly TableColumn<Wager>[] = [
    {
      title: t('serial'),
      cell: ({ use, serial, ...wager }) => (
        <>
          {ready.includes(use) ? (
            <Checkbox
              id={`${id}-${use}`}
              label={<span className="font-mono">{serial}</span>}
              isChecked={!left.includes(use)}
              onCheck={(isNow) =>
                onLeave(isNow ? left.filter((each) => each !== use) : [...left, use])
              }
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
