import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { health, ready } from '#client';
import { SEES } from '#house';
import { ownHeaders } from '../data/api.ts';
import { useHasRole } from '../data/session.ts';
import { count } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { Shown } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';
import { figureIn } from './figures.ts';

const EVERY_MS = 5_000;

/** Health has no badge and no version of the API: an answer of 503 is an answer, too. */
const useHealth = () =>
  useQuery({
    queryKey: ['health'],
    queryFn: async () => {
      const [now, { queued }] = await Promise.all([
        fetch('/api/health').then(async (told) => health.parse(await told.json())),
        fetch('/api/ready').then(async (told) => ready.parse(await told.json())),
      ]);
      return { ...now, queued };
    },
    refetchInterval: EVERY_MS,
  });

const useFigures = (isSeen: boolean) =>
  useQuery({
    queryKey: ['metrics'],
    queryFn: async () => (await fetch('/api/v1/metrics', { headers: ownHeaders() })).text(),
    refetchInterval: EVERY_MS,
    enabled: isSeen,
  });

const Line = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-2.5 last:border-0">
    <dt className="text-muted">{title}</dt>
    <dd className="wrap-anywhere font-medium tabular-nums">{children}</dd>
  </div>
);

const MEGABYTE = 1024 * 1024;

function Figures() {
  const { t } = useTranslation('admin');
  const figures = useFigures(true);
  return (
    <Panel title={t('server.figures')}>
      <Shown of={figures}>
        {(text) => {
          const shown = (name: string, times = 1): string => {
            const value = figureIn(text, `houseway_${name}`);
            return value === undefined ? '–' : count(Math.round(value * times));
          };
          return (
            <dl>
              <Line title={t('server.sessions')}>{shown('sessions')}</Line>
              <Line title={t('server.streams')}>{shown('streams')}</Line>
              <Line title={t('server.memory')}>
                {shown('process_resident_memory_bytes', 1 / MEGABYTE)}
              </Line>
              <Line title={t('server.lag')}>{shown('nodejs_eventloop_lag_p99_seconds', 1000)}</Line>
            </dl>
          );
        }}
      </Shown>
    </Panel>
  );
}

/** Whether all is well with the server, at a glance. */
export function ServerHealth() {
  const { t } = useTranslation('admin');
  const now = useHealth();
  const seesFigures = useHasRole(SEES.metrics);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title={t('server.title')}>
        <Shown of={now}>
          {({ status, why, version, house, store, queued }) => (
            <dl>
              <Line title={t('server.status')}>
                {status === 'ok' ? (
                  <Tag is="live">{t('server.ok')}</Tag>
                ) : (
                  <Tag is="refused">{[status, why].join(' ')}</Tag>
                )}
              </Line>
              <Line title={t('server.version')}>{version}</Line>
              <Line title={t('server.house')}>{house?.name}</Line>
              <Line title={t('server.records')}>{count(house?.seq ?? 0)}</Line>
              <Line title={t('server.store')}>{store}</Line>
              <Line title={t('server.queued')}>{count(queued)}</Line>
            </dl>
          )}
        </Shown>
      </Panel>
      {seesFigures ? <Figures /> : null}
    </div>
  );
}
