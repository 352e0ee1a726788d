import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { useAnswer } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { count } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import { AddWebhook } from './add-webhook.tsx';
import { WebhookSecret } from './make-secret.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface Webhook {
  readonly webhook: string;
  readonly url: string;
  readonly topics: readonly string[];
  readonly after: number;
  readonly delivered: number;
  readonly failures: number;
  readonly why?: string;
}

type Doing = { readonly what: 'secret' | 'remove'; readonly webhook: string };

function State({ of: { after, failures, why = '' } }: { readonly of: Webhook }) {
  const { t } = useTranslation('admin');
  if (failures > 0) {
    return <span className="text-refused">{t('webhooks.failing', { count: failures, why })}</span>;
  }
  // It stands at no record until it has a secret.
  if (after === 0) return <Tag is="held">{t('webhooks.noSecret')}</Tag>;
  return <Tag is="live">{t('webhooks.ok')}</Tag>;
}

function useColumns(onDo: (doing: Doing) => void): readonly Column<Webhook>[] {
  const { t } = useTranslation('admin');
  const mayChange = useHasRole(MAY['add-webhook']);
  return [
    {
      title: t('webhooks.webhook'),
      cell: ({ webhook, url }) => (
        <span className="wrap-anywhere">
          {webhook}
          <span className="block font-normal text-muted text-sm">{url}</span>
        </span>
      ),
    },
    { title: t('webhooks.topics'), cell: ({ topics }) => topics.join(', ') },
    { title: t('webhooks.state'), cell: (webhook) => <State of={webhook} /> },
    {
      title: t('webhooks.delivered'),
      isNumber: true,
      isExtra: true,
      cell: ({ delivered }) => count(delivered),
    },
    {
      title: t('webhooks.after'),
      isNumber: true,
      isExtra: true,
      cell: ({ after }) => count(after),
    },
    ...(mayChange
      ? [
          {
            title: t('webhooks.actions'),
            cell: ({ webhook }: Webhook) => (
              <span className="flex flex-wrap gap-1">
                <Button look="quiet" onClick={() => onDo({ what: 'secret', webhook })}>
                  {t('webhooks.secret')}
                </Button>
                <Button look="quiet" onClick={() => onDo({ what: 'remove', webhook })}>
                  {t('webhooks.remove')}
                </Button>
              </span>
            ),
          },
        ]
      : []),
  ];
}

export function Webhooks() {
  const { t } = useTranslation('admin');
  const mayAdd = useHasRole(MAY['add-webhook']);
  const webhooks = useAnswer<readonly Webhook[]>('/webhooks', { on: ['house'] });
  const [doing, setDoing] = useState<Doing>();
  const [isAdding, setAdding] = useState(false);
  const columns = useColumns(setDoing);
  const close = () => setDoing(undefined);
  return (
    <Panel
      title={t('webhooks.caption')}
      isFlush
      actions={
        mayAdd ? (
          <Button look="primary" onClick={() => setAdding(true)}>
            {t('webhooks.add')}
          </Button>
        ) : null
      }
    >
      <Shown of={webhooks}>
        {(all) =>
          all.length === 0 ? (
            <Empty title={t('webhooks.none')}>{t('webhooks.noneWords')}</Empty>
          ) : (
            <Table
              caption={t('webhooks.caption')}
              columns={columns}
              rows={all}
              keyOf={({ webhook }) => webhook}
            />
          )
        }
      </Shown>
      {isAdding ? (
        <AddWebhook
          onClose={() => setAdding(false)}
          onDone={(webhook) => {
            setAdding(false);
            setDoing({ what: 'secret', webhook });
          }}
        />
      ) : null}
      {doing?.what === 'secret' ? <WebhookSecret webhook={doing.webhook} onClose={close} /> : null}
      {doing?.what === 'remove' ? (
        <ReasonDialog
          type="remove-webhook"
          fixed={{ webhook: doing.webhook }}
          title={t('webhooks.removeOf', { webhook: doing.webhook })}
          words={t('webhooks.removeWords')}
          submit={t('webhooks.remove')}
          onClose={close}
        />
      ) : null}
    </Panel>
  );
}
