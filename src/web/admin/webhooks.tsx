import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { CommandButton } from '../ui/form.tsx';
import { count } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { Empty, Shown } from '../ui/state.tsx';
import { Table, type TableColumn } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import { WebhookSecret } from './make-secret.tsx';

interface Webhook {
  readonly webhook: string;
  readonly url: string;
  readonly topics: readonly string[];
  readonly after: number;
  readonly delivered: number;
  readonly failures: number;
}

function State({ of: { after, failures } }: { readonly of: Webhook }) {
  const { t } = useTranslation('admin');
  if (failures > 0) {
    return <span className="text-refused">{t('webhooks.failing', { count: failures })}</span>;
  }
  // It stands at no record until it has a secret.
  if (after === 0) return <Tag is="held">{t('webhooks.noSecret')}</Tag>;
  return <Tag is="live">{t('webhooks.ok')}</Tag>;
}

function useColumns(onSecret: (webhook: string) => void): readonly TableColumn<Webhook>[] {
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
                <Button look="quiet" onClick={() => onSecret(webhook)}>
                  {t('webhooks.secret')}
                </Button>
                <CommandButton
                  command="remove-webhook"
                  title={t('webhooks.remove')}
                  heading={t('webhooks.removeOf', { webhook })}
                  words={t('webhooks.removeWords')}
                  look="danger"
                  isQuiet
                  fixed={{ webhook }}
                  fields={{ reason: { label: t('devices.reason') } }}
                />
              </span>
            ),
          },
        ]
      : []),
  ];
}

export function Webhooks() {
  const { t } = useTranslation('admin');
  const webhooks = useView('/webhooks', { on: ['house'] });
  const [given, setGiven] = useState<string>();
  const columns = useColumns(setGiven);
  return (
    <Panel
      title={t('webhooks.caption')}
      isFlush
      actions={
        <CommandButton
          command="add-webhook"
          title={t('webhooks.add')}
          words={t('webhooks.addWords')}
          submit={t('webhooks.do')}
          look="primary"
          fields={{
            webhook: { label: t('webhooks.name'), hint: t('staff.nameHint') },
            url: { label: t('webhooks.url'), placeholder: t('webhooks.urlHint') },
            topics: { label: t('webhooks.topics'), hint: t('webhooks.topicsHint') },
          }}
          toFields={({ topics = '', ...asked }) => ({
            ...asked,
            topics: String(topics)
              .split(',')
              .flatMap((topic) => topic.trim() || []),
          })}
          onDone={(_, { webhook }) => setGiven(String(webhook))}
        />
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
      {given === undefined ? null : (
        <WebhookSecret webhook={given} onClose={() => setGiven(undefined)} />
      )}
    </Panel>
  );
}
