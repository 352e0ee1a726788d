import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dollarsOf, sum, times, usd } from '#money';
import type { DealerStep } from '../practice/dealer-steps.ts';
import { useStepWords } from '../practice/procedure-list.tsx';
import { money } from '../ui/format.ts';
import type { Press } from './next-press.ts';
import type { DealtTable } from './use-dealt-table.ts';

const GUARD_MS = 700;

/** After the button has come to mean something else it takes no press for a moment: a double tap
 * must not end what it has just begun. */
function useGuard(meaning: string): boolean {
  const [free, setFree] = useState(meaning);
  useEffect(() => {
    const timer = setTimeout(() => setFree(meaning), GUARD_MS);
    return () => clearTimeout(timer);
  }, [meaning]);
  return free !== meaning;
}

interface BigProps {
  readonly title: string;
  readonly words: string;
  readonly isOff: boolean;
  readonly isGuarded: boolean;
  readonly look: 'primary' | 'plain';
  readonly onPress: () => void;
}

const Big = ({ title, words, isOff, isGuarded, look, onPress }: BigProps) => (
  <button
    type="button"
    aria-disabled={isOff || isGuarded}
    onClick={() => (isOff || isGuarded ? undefined : onPress())}
    className={`relative flex min-h-20 min-w-0 flex-1 touch-manipulation flex-col items-center justify-center overflow-hidden rounded-panel border-2 px-2 text-center motion-safe:transition-transform motion-safe:duration-75 motion-safe:active:scale-[.98] ${isOff ? 'cursor-not-allowed border-line bg-panel text-faint' : look === 'primary' ? 'cursor-pointer border-accent bg-accent text-on-accent' : 'cursor-pointer border-line-strong bg-raised text-ink'}`}
  >
    <span className="font-bold text-2xl leading-tight">{title}</span>
    <span className="line-clamp-2 text-sm leading-tight">{words}</span>
    {isGuarded && !isOff ? (
      <span aria-hidden="true" className="absolute inset-0 bg-ground/50" />
    ) : null}
  </button>
);

/** What the one button is called now. */
function usePressWords(): (press: Press, dealt: DealtTable) => string {
  const { t } = useTranslation('deal');
  return (press, { facts }) => {
    if (press.kind === 'decide') return t('decide.title', { seat: press.seat.seat });
    if (press.kind === 'count') return t('press.count');
    if (press.kind === 'cards') {
      return press.at === 'dealer' ? t('press.dealerCards') : t('press.cards', { seat: press.at });
    }
    const { says, words } = press.step;
    if (says === 'settle-wagers') {
      const [now] = facts.settlement;
      const lines = now?.lines ?? [];
      const [take, pay] = [
        sum(lines.map((line) => usd(line.take))),
        sum(lines.map((line) => usd(line.pay))),
      ].map(dollarsOf) as [string, string];
      const said = { take: money(take), pay: money(pay) };
      if (take === '0.00') return pay === '0.00' ? t('press.even') : t('press.pay', said);
      return pay === '0.00' ? t('press.take', said) : t('press.takePay', said);
    }
    return t(`press.says.${says as 'rack-cards'}`, words);
  };
}

function Decide({
  dealt,
  press,
  isGuarded,
}: {
  readonly dealt: DealtTable;
  readonly press: Extract<Press, { kind: 'decide' }>;
  readonly isGuarded: boolean;
}) {
  const { t } = useTranslation('deal');
  const { seat, wagers } = press.seat;
  const ante = usd(wagers['ante']?.amount ?? '0');
  const isOff = dealt.isSending;
  return (
    <>
      <Big
        title={t('decide.fold')}
        words={t('press.seat', { seat })}
        look="plain"
        {...{ isOff, isGuarded }}
        onPress={() => void dealt.send([{ type: 'fold', seat }])}
      />
      {[1n, 2n, 3n].map((size) => {
        const amount = dollarsOf(times(ante, size));
        return (
          <Big
            key={String(size)}
            title={`${size}×`}
            words={money(amount)}
            look="primary"
            {...{ isOff, isGuarded }}
            onPress={() => void dealt.send([{ type: 'play', seat, amount }])}
          />
        );
      })}
    </>
  );
}

interface BarProps {
  readonly dealt: DealtTable;
  readonly small: ReactNode;
  /** The main button's own press. */
  readonly onPress: () => void;
  /** What takes the main button's place: told results of a hand. */
  readonly instead: ReactNode;
}

/** The keys of the moment: always here, and the main one always in the same place. */
export function Bar({ dealt, small, onPress, instead }: BarProps) {
  const { t } = useTranslation('deal');
  const { press } = dealt;
  const wordsOf = useStepWords();
  const saidOf = (step: DealerStep): string =>
    step.says === 'settle-wagers' ? t('press.seat', step.words as { seat: number }) : wordsOf(step);
  const title = usePressWords()(press, dealt);
  const isGuarded = useGuard(`${dealt.facts.phase} ${title}`);
  const clause = press.kind === 'decide' ? press.clause : press.step.clause;
  const refused = press.kind === 'steps' ? press.refused : undefined;
  const said = press.kind === 'decide' ? '' : saidOf(press.step);
  return (
    <section
      aria-label={t('press.bar')}
      className="grid grid-cols-2 gap-2 border-line border-t bg-ground p-2 sm:grid-cols-[9rem_9rem_minmax(0,1fr)] sm:p-3"
    >
      {small}
      <div className="flex min-w-0 gap-2 max-sm:col-span-2">
        {press.kind === 'decide' ? (
          <Decide dealt={dealt} press={press} isGuarded={isGuarded} />
        ) : (
          (instead ?? (
            <Big
              title={dealt.isSending ? t('press.sending') : title}
              words={
                refused === undefined
                  ? `${said} · ${clause}`
                  : `${refused.message} (${refused.clause})`
              }
              isOff={dealt.isSending || refused !== undefined || press.kind !== 'steps'}
              isGuarded={isGuarded}
              look="primary"
              onPress={onPress}
            />
          ))
        )}
      </div>
    </section>
  );
}
