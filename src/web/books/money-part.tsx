import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CommandType, MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { CommandForm } from '../ui/form.tsx';
import { Panel } from '../ui/panel.tsx';

const WAYS = ['bring-capital', 'deposit-fund', 'feed-fund', 'open-fund'] as const;

/** The ways in which money comes or goes, for those who may. */
export function MoneyPart() {
  const { t } = useTranslation('books');
  const funds = useView('/funds').data ?? [];
  const mayAny = useHasRole(WAYS.flatMap((type) => MAY[type]));
  if (!mayAny) {
    return (
      <Panel>
        <p className="text-muted">{t('money.notYours')}</p>
      </Panel>
    );
  }
  const done = t('money.done');
  const amount = { label: t('money.amount'), hint: t('money.amountHint'), as: 'money' } as const;
  const reason = { label: t('money.reason') };
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Way type="bring-capital" title={t('money.capital')} words={t('money.capitalWords')}>
        <CommandForm
          command="bring-capital"
          submit={t('money.capital')}
          done={done}
          fields={{ amount, reason }}
        />
      </Way>
      <Way type="deposit-fund" title={t('money.deposit')} words={t('money.depositWords')}>
        <CommandForm
          command="deposit-fund"
          submit={t('money.deposit')}
          done={done}
          fields={{ amount, reference: { label: t('money.reference') } }}
        />
      </Way>
      <Way type="feed-fund" title={t('money.feed')} words={t('money.feedWords')}>
        <CommandForm
          command="feed-fund"
          submit={t('money.feed')}
          done={done}
          fields={{
            fund: {
              label: t('money.fund'),
              none: t('money.chooseFund'),
              options: funds.map(({ fund }) => ({ value: fund, title: fund })),
            },
            amount,
            reason,
          }}
        />
      </Way>
      <Way type="open-fund" title={t('money.open')} words={t('money.openWords')}>
        <CommandForm
          command="open-fund"
          submit={t('money.open')}
          done={done}
          fields={{
            fund: { label: t('money.name'), hint: t('money.nameHint') },
            title: { label: t('money.fundTitle') },
            of: { label: t('money.of'), hint: t('money.ofHint') },
          }}
        />
      </Way>
    </div>
  );
}

interface WayProps {
  readonly type: CommandType;
  readonly title: string;
  readonly words: string;
  readonly children: ReactNode;
}

function Way({ type, title, words, children }: WayProps) {
  if (!useHasRole(MAY[type])) return null;
  return (
    <Panel title={title}>
      <p className="mb-4 text-muted">{words}</p>
      {children}
    </Panel>
  );
}
