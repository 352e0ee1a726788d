// A table that deals its game with the procedure: one screen on which nothing scrolls and nothing
// moves. The table shows what lies where, the bar what to do now.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableAction } from '#games';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import type { HeldChip } from '../practice/chip-rack.tsx';
import { BadgeMenu } from '../shell/badge-menu.tsx';
import { useSignLines } from '../sign/use-sign.ts';
import { Button } from '../ui/button.tsx';
import { money } from '../ui/format.ts';
import { SecondBadge } from '../ui/second-badge.tsx';
import { capitalized } from '../ui/words.ts';
import { Bar } from './bar.tsx';
import { Bets } from './bets.tsx';
import { Chips } from './chips.tsx';
import { CorrectButton } from './correct-cards.tsx';
import { CountPad } from './count-pad.tsx';
import { KeyHand, ToldResults } from './key-hand.tsx';
import { SeatTile, SmallHand } from './seat-tile.tsx';
import { SettleLines } from './settle-lines.tsx';
import { TroubleButton } from './trouble-sheet.tsx';
import { type DealtFacts, type DealtTable, useDealtTable } from './use-dealt-table.ts';

function TopLine({ facts }: { readonly facts: DealtFacts }) {
  const { t } = useTranslation('deal');
  return (
    <header className="flex h-13 items-center gap-4 px-3 sm:px-4">
      <h1 className="truncate font-bold text-xl tracking-tight">
        {t('title', { table: facts.table })}
      </h1>
      <span className="truncate text-muted max-sm:hidden">{facts.title}</span>
      <span role="status" className="ml-auto flex items-center gap-3 whitespace-nowrap font-medium">
        {facts.round === undefined ? null : (
          <span className="tabular-nums max-sm:hidden">{t('round', { round: facts.round })}</span>
        )}
        <span className="text-accent">{t(`phases.${facts.phase as 'none'}`)}</span>
      </span>
      <BadgeMenu />
    </header>
  );
}

/** The meters of the table; what has to be said takes their place, and nothing else's. */
function Strip({ dealt }: { readonly dealt: DealtTable }) {
  const { t } = useTranslation('deal');
  const line = useSignLines()?.find(({ offering }) => offering === dealt.facts.offering);
  const ended = dealt.facts.void;
  const words = dealt.refused?.words ?? ended?.remedy;
  if (words !== undefined) {
    return (
      <p
        role="alert"
        className="line-clamp-2 h-13 content-center bg-held-soft px-3 font-semibold text-held leading-tight sm:px-4"
      >
        {words}
        {ended === undefined || dealt.refused !== undefined ? '' : ` (${ended.because})`}
      </p>
    );
  }
  return (
    <dl
      aria-label={t('meters')}
      className="flex h-13 items-center gap-6 overflow-hidden border-line border-y bg-panel px-3 max-sm:gap-2 sm:px-4"
    >
      {(line?.meters ?? []).map(({ meter, title, figure, isPending }) => (
        <div
          key={meter}
          className="flex min-w-0 items-baseline gap-2 max-sm:flex-1 max-sm:flex-col max-sm:gap-0"
        >
          <dt className="max-w-full truncate text-muted text-xs max-sm:tracking-tight">
            {capitalized(title.replace(/^the /, ''))}
          </dt>
          <dd
            className={`font-bold text-xl tabular-nums max-sm:text-base ${isPending ? 'text-held' : 'text-gold'}`}
          >
            {money(figure)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DealerRow({ dealt }: { readonly dealt: DealtTable }) {
  const { t } = useTranslation('deal');
  const { dealer } = dealt.facts;
  return (
    <div className="flex h-11 items-center justify-center gap-3 sm:h-16">
      <span className="font-semibold">{t('dealer')}</span>
      {dealer.cards === undefined ? null : <SmallHand codes={dealer.cards.split(' ')} />}
    </div>
  );
}

/** The seat that the procedure is at. */
function seatNow({ press, facts }: DealtTable): number | undefined {
  if (press.kind === 'decide') return press.seat.seat;
  if (press.kind === 'cards') return press.at === 'dealer' ? undefined : press.at;
  if (facts.phase !== 'settling' || press.kind === 'count') return undefined;
  const { seat } = press.step.words;
  return typeof seat === 'number' ? seat : undefined;
}

const isIdle = ({ phase }: DealtFacts): boolean =>
  phase === 'none' || phase === 'complete' || phase === 'void';

interface WorkProps {
  readonly dealt: DealtTable;
  readonly seat: number | undefined;
}

/** Between the table and the bar: chips, what to take and pay, envy. */
function Work({ dealt, seat }: WorkProps) {
  const { t } = useTranslation('deal');
  const [held, setHeld] = useState<HeldChip>(5);
  const { facts, press } = dealt;
  const [now] = facts.settlement;
  if (facts.phase === 'betting') return <Bets {...{ dealt, seat, held }} onHold={setHeld} />;
  if (press.kind === 'steps' && press.step.says === 'pay-envy') {
    const due = facts.envy.filter((each) => each.seat === press.step.words['seat']);
    return (
      <ul aria-label={t('settle.envy', { seat: press.step.words['seat'] as number })}>
        {due.map(({ fromSeat, wager, amount, because }) => (
          <li
            key={`${fromSeat} ${wager}`}
            className="flex items-baseline justify-between gap-4 py-1"
          >
            <span>
              {t('settle.envyFrom', { seat: fromSeat })}{' '}
              <span className="text-muted text-sm">{because}</span>
            </span>
            <span className="font-bold text-2xl tabular-nums">{money(amount)}</span>
          </li>
        ))}
      </ul>
    );
  }
  if (press.kind === 'decide') {
    return (
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {Object.entries(press.seat.wagers).map(([wager, { amount }]) => (
          <div key={wager}>
            <dt className="text-muted text-sm">
              {dealt.game.wagers.find(({ id }) => id === wager)?.name}
            </dt>
            <dd className="font-bold text-xl tabular-nums">{money(amount)}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if (facts.phase === 'settling' && now !== undefined && now.lines.length > 0) {
    return <SettleLines dealt={dealt} seat={now.seat} lines={now.lines} />;
  }
  return isIdle(facts) ? <Chips table={facts.table} /> : null;
}

/** A manager signs a prize that is above what the floor may sign alone. */
function SecondSigner({ dealt }: { readonly dealt: DealtTable }) {
  const { t } = useTranslation('deal');
  const [isOpen, setOpen] = useState(false);
  const win = dealt.facts.wins.find(
    ({ validation, signedBy }) => validation !== undefined && signedBy.length === 1,
  );
  if (dealt.refused?.code !== 'signature-needed' || win === undefined) return null;
  const { seat, wager } = win;
  return (
    <>
      <Button look="primary" className="min-h-20 flex-1 text-xl" onClick={() => setOpen(true)}>
        {t('press.second')}
      </Button>
      <SecondBadge
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSigned={(client) =>
          dealt.send(
            [{ type: 'validate-win', seat, wager, by: 'supervisor', lightOn: true }],
            client,
          )
        }
      />
    </>
  );
}

export function DealtKeypad({ facts }: { readonly facts: DealtFacts }) {
  const { t } = useTranslation('deal');
  const dealt = useDealtTable(facts);
  const [touched, setTouched] = useState<number>();
  const [signing, setSigning] = useState<readonly TableAction[]>();
  const isFloor = useHasRole(MAY['open-game']);
  const { press } = dealt;
  const seats = Array.from({ length: facts.state.setup.seatCount }, (_, index) => index + 1);
  const isBetting = facts.phase === 'betting';
  const marked = isBetting ? touched : seatNow(dealt);
  const isKeying = press.kind === 'cards' || press.kind === 'count';
  /** Someone has to see the first deck before there is a round. */
  const sitDown = (seat: number) =>
    isIdle(facts) && !facts.seated.some((each) => each.seat === seat)
      ? () => void dealt.send([{ type: 'sit-down', seat, player: '' }])
      : undefined;
  const go = () => {
    if (press.kind !== 'steps') return;
    if (press.isForFloor && !isFloor) setSigning(press.actions);
    else void dealt.send(press.actions);
  };
  const second = dealt.refused?.code === 'signature-needed' ? <SecondSigner dealt={dealt} /> : null;
  return (
    <main className="grid h-dvh grid-cols-1 grid-rows-[3.25rem_3.25rem_minmax(0,1fr)_auto] overflow-hidden">
      <TopLine facts={facts} />
      <Strip dealt={dealt} />
      <div className="relative grid min-h-0 grid-cols-1 grid-rows-[minmax(0,1fr)_12.5rem] max-sm:grid-rows-[minmax(0,1fr)_14rem]">
        <section
          aria-label={t('seats')}
          className="flex min-h-0 flex-col bg-radial-[at_50%_0%] from-felt to-felt-deep p-2 sm:p-3"
        >
          <DealerRow dealt={dealt} />
          <div
            className="grid min-h-0 grid-cols-3 content-start gap-2 sm:flex-1 sm:grid-cols-(--seats) sm:content-center"
            style={{ '--seats': `repeat(${seats.length}, minmax(0, 1fr))` } as React.CSSProperties}
          >
            {seats.map((seat) => (
              <SeatTile
                key={seat}
                dealt={dealt}
                seat={seat}
                isMarked={marked === seat}
                onTouch={isBetting ? () => setTouched(seat) : sitDown(seat)}
              />
            ))}
          </div>
        </section>
        <section aria-label={t('work')} className="min-h-0 overflow-hidden px-3 py-2 sm:px-4">
          <Work dealt={dealt} seat={touched} />
        </section>
        {isKeying ? (
          <div className="absolute inset-0 flex flex-col justify-end bg-panel p-3 sm:justify-center">
            {press.kind === 'cards' ? (
              <KeyHand dealt={dealt} press={press} />
            ) : (
              <CountPad
                label={t('press.counted')}
                onDone={(counted) => void dealt.send([{ type: 'count-stub', counted }])}
              />
            )}
          </div>
        ) : null}
      </div>
      <Bar
        dealt={dealt}
        onPress={go}
        small={
          <>
            <TroubleButton dealt={dealt} />
            <CorrectButton dealt={dealt} />
          </>
        }
        instead={
          second ??
          (press.kind === 'cards' && facts.state.setup.recording !== 'every-card' ? (
            <ToldResults dealt={dealt} press={press} />
          ) : undefined)
        }
      />
      <SecondBadge
        isOpen={signing !== undefined}
        onClose={() => setSigning(undefined)}
        onSigned={async (client) => {
          if (signing !== undefined) await dealt.send(signing, client);
        }}
      />
    </main>
  );
}
