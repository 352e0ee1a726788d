// Any game of the rulebook, dealt where nothing is paid in, and what its sheets say to the cards.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEALT_GAMES, type DealtGame, dealtGameNamed } from '#games';
import type { Problem } from '#result';
import { type Search, useGo } from '../place.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Empty, Failed } from '../ui/state.tsx';
import { rulebook } from '../workers/askers.ts';
import type { RulebookRequest } from '../workers/rulebook.worker.ts';
import type { DealOrder, TestedDeal } from '../workers/tested-deal.ts';
import { NpnDeal } from './npn-deal.tsx';
import { NpnSheets } from './npn-sheets.tsx';

const SEATS_USUAL = 5;
const TRIES_A_QUESTION = 150;

const ask = <Answer,>(request: RulebookRequest) => rulebook.ask<Answer>(request);

/** What has been dealt, and what the dealer is doing. */
function useDeals(order: DealOrder) {
  const [deal, setDeal] = useState<TestedDeal>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [error, setError] = useState<Error>();
  const [busy, setBusy] = useState<'deal' | 'until'>();
  const [tried, setTried] = useState(0);
  const isStopped = useRef(false);
  // The search was given up.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const work = async (what: 'deal' | 'until', job: () => Promise<void>) => {
    setBusy(what);
    setError(undefined);
    setProblems([]);
    try {
      await job();
    } catch (failure) {
      setError(failure as Error);
    }
    setBusy(undefined);
  };
  const until = async () => {
    isStopped.current = false;
    for (let all = 0; !isStopped.current; ) {
      const answer = await ask<{ tried: number; found: TestedDeal | null }>({
        ask: 'until',
        ...order,
        tries: TRIES_A_QUESTION,
      });
      all += answer.tried;
      setTried(all);
      if (answer.found === null) continue;
      setDeal(answer.found);
      return;
    }
  };
  const test = async (record: unknown) => {
    const answer = await ask<TestedDeal | { problems: readonly Problem[] }>({
      ask: 'test',
      record,
    });
    if ('problems' in answer) setProblems(answer.problems);
    else setDeal(answer);
  };
  return {
    deal: deal?.record['game'] === order.game ? deal : undefined,
    problems,
    error,
    busy,
    tried,
    dealOnce: () => {
      setTried(0);
      return work('deal', async () => setDeal(await ask({ ask: 'deal', ...order })));
    },
    dealUntil: () => {
      setTried(0);
      return work('until', until);
    },
    stop: () => {
      isStopped.current = true;
    },
    change: (record: unknown) => work('deal', () => test(record)),
  };
}

function orderIn(search: Search, game: DealtGame): DealOrder {
  const { least, most } = game.seats;
  const asked = Number(search['seats'] ?? SEATS_USUAL);
  const seats = Number.isInteger(asked) ? Math.min(most, Math.max(least, asked)) : least;
  const { seed } = search;
  const isSeed = seed !== undefined && /^\d{1,9}$/.test(seed);
  return { game: game.id, seats, ...(isSeed ? { seed: Number(seed) } : {}) };
}

const FIRST = DEALT_GAMES[0] as DealtGame;

function OrderFields({
  game,
  order,
  search,
}: {
  readonly game: DealtGame;
  readonly order: DealOrder;
  readonly search: Search;
}) {
  const { t } = useTranslation('practice');
  const go = useGo();
  const choose = (more: Search) => go('/practice/npn', { ...search, ...more });
  const { least, most } = game.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
  return (
    <>
      <Select
        id="npn-game"
        label={t('npn.game')}
        options={DEALT_GAMES.map(({ id, title }) => ({ value: id, title }))}
        value={game.id}
        onChange={(event) => choose({ game: event.target.value })}
      />
      <Select
        id="npn-seats"
        label={t('npn.seats')}
        options={counts.map((value) => ({ value, title: value }))}
        value={String(order.seats)}
        onChange={(event) => choose({ seats: event.target.value })}
      />
    </>
  );
}

/** How many deals it took; while it runs, the count is not read out. */
function Progress({ isBusy, tried }: { readonly isBusy: boolean; readonly tried: number }) {
  const { t } = useTranslation('practice');
  const dealt = tried > 0 ? t('npn.tried', { count: tried }) : '';
  const isCounting = isBusy && dealt !== '';
  const stands = isBusy ? t('npn.loading') : dealt;
  return (
    <div className="min-h-11 content-center text-muted tabular-nums">
      {isCounting ? <p>{dealt}</p> : null}
      <p role="status">{isCounting ? '' : stands}</p>
    </div>
  );
}

export default function NpnTable({ search }: { readonly search: Search }) {
  const { t } = useTranslation('practice');
  const game = dealtGameNamed(search['game'] ?? '') ?? FIRST;
  const order = orderIn(search, game);
  const deals = useDeals(order);
  const { deal, problems, busy, tried } = deals;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <OrderFields game={game} order={order} search={search} />
        <Button look="primary" disabled={busy !== undefined} onClick={deals.dealOnce}>
          {t('npn.deal')}
        </Button>
        {busy === 'until' ? (
          <Button look="danger" onClick={deals.stop}>
            {t('npn.stop')}
          </Button>
        ) : (
          <Button disabled={busy !== undefined} onClick={deals.dealUntil}>
            {t('npn.until')}
          </Button>
        )}
        <Progress isBusy={busy !== undefined} tried={tried} />
      </div>
      {problems.length === 0 ? null : (
        <Notice is="refused" title={t('npn.wrong')}>
          <ul className="list-disc pl-5">
            {problems.map(({ path, message }) => (
              <li key={path + message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {deals.error === undefined ? null : <Failed error={deals.error} />}
      {deal === undefined ? (
        <Panel>
          <Empty title={t('npn.first')}>{t('npn.firstWords')}</Empty>
        </Panel>
      ) : (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <NpnDeal game={game} deal={deal} onChange={deals.change} />
          <NpnSheets deal={deal} />
        </div>
      )}
    </div>
  );
}
