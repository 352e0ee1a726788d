// One of the two base games, played on a felt: chips by touch, the dealer's procedure beside it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RoundSeat, seatToDecide, watchedNow } from '#games';
import { dollarsOf, usd } from '#money';
import { houseNow } from '../data/time.ts';
import type { Search } from '../place.ts';
import { Button } from '../ui/button.tsx';
import { money } from '../ui/format.ts';
import { Tabs } from '../ui/tabs.tsx';
import { ChipRack, type HeldChip } from './chip-rack.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { DecisionOdds } from './decision-odds.tsx';
import { Felt } from './felt.tsx';
import { PayTables } from './pay-tables.tsx';
import {
  type Choices,
  clearSeat,
  layAgain,
  layChip,
  moneyOf,
  obstacleOf,
  type Practice,
  type PracticeGame,
  phaseOf,
  takeChips,
} from './practice-table.ts';
import { ProcedureList, useStepWords } from './procedure-list.tsx';
import { seedIn } from './seed.ts';
import { type PracticePlaying, usePractice } from './use-practice.ts';

const numberIn = (text: string | undefined, least: number, most: number): number => {
  const number = Number(text ?? least);
  return Number.isInteger(number) ? Math.min(most, Math.max(least, number)) : least;
};

/** The table as its address describes it. */
export const choicesIn = (search: Search): Choices => ({
  own: numberIn(search['own'], 1, 3),
  others: numberIn(search['others'], 0, 3),
  tables: search,
});

/** The one button that lets the dealer go on. */
function GoOn({
  playing,
  isByItself,
}: {
  readonly playing: PracticePlaying;
  readonly isByItself: boolean;
}) {
  const { t } = useTranslation('practice');
  const { practice, next, isWaiting, step } = playing;
  const phase = phaseOf(practice);
  const isBetting = phase === 'betting';
  const obstacle = isBetting ? obstacleOf(practice, houseNow()) : null;
  if (isByItself && !isWaiting) return <p className="text-muted">{t('act.working')}</p>;
  if (next === null) return null;
  const title = isBetting
    ? t('act.close')
    : phase === 'complete' && practice.settled !== null
      ? t('act.nextRound')
      : t('act.next');
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {obstacle === null || obstacle === 'too-few-chips' ? null : (
        <p className="text-muted text-sm">{obstacle.message}</p>
      )}
      <Button look="primary" onClick={step} disabled={obstacle !== null}>
        {title}
      </Button>
    </div>
  );
}

/** Our seat that has to fold or play. */
function askedOf({ table, own }: Practice): RoundSeat | undefined {
  const asked = table.round === null ? undefined : seatToDecide(table.round);
  return asked !== undefined && own.includes(asked.seat) ? asked : undefined;
}

interface ActionBarProps {
  readonly playing: PracticePlaying;
  readonly isByItself: boolean;
  readonly held: HeldChip;
  readonly onHold: (held: HeldChip) => void;
  readonly hasOdds: boolean;
  readonly onOdds: (hasOdds: boolean) => void;
}

function ActionBar({ playing, isByItself, held, onHold, hasOdds, onOdds }: ActionBarProps) {
  const { t } = useTranslation('practice');
  const { practice, change } = playing;
  const asked = askedOf(practice);
  const isBetting = phaseOf(practice) === 'betting';
  const hasLast = isBetting && Object.keys(practice.last).length > 0;
  return (
    <div className="sticky bottom-2 z-10 mt-3 flex flex-col gap-3 rounded-panel border border-line bg-panel p-3 sm:p-4">
      {asked === undefined ? null : (
        <DecisionBar
          practice={practice}
          asked={asked}
          hasOdds={hasOdds}
          onOdds={onOdds}
          onDecided={change}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="text-muted text-sm">{t('chips.have')} </span>
          <strong className="font-semibold text-xl tabular-nums">
            {money(dollarsOf(moneyOf(practice)))}
          </strong>
        </p>
        {isBetting ? <ChipRack held={held} onHold={onHold} /> : null}
        <div className="flex flex-wrap items-center gap-2">
          {hasLast ? (
            <Button onClick={() => change(layAgain(practice))}>{t('chips.again')}</Button>
          ) : null}
          <GoOn playing={playing} isByItself={isByItself} />
        </div>
      </div>
    </div>
  );
}

const SIDES = ['procedure', 'tables'] as const;

function BesideTable({ playing }: { readonly playing: PracticePlaying }) {
  const { t } = useTranslation('practice');
  const [side, setSide] = useState<(typeof SIDES)[number]>('procedure');
  return (
    <aside
      aria-label={t('side.label')}
      className="min-w-0 rounded-panel border border-line bg-panel p-4"
    >
      <Tabs
        label={t('side.label')}
        tabs={SIDES.map((name) => ({ name, title: t(`side.${name}`) }))}
        chosen={side}
        onChoose={setSide}
      >
        <section
          aria-label={t(`side.${side}`)}
          className="relative max-h-[70vh] overflow-y-auto"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
          tabIndex={0}
        >
          {side === 'procedure' ? (
            <ProcedureList
              told={playing.practice.told}
              next={playing.next}
              watched={watchedNow(playing.practice.table)}
            />
          ) : (
            <PayTables practice={playing.practice} />
          )}
        </section>
      </Tabs>
    </aside>
  );
}

export function PokerTable({
  game,
  search,
}: {
  readonly game: PracticeGame;
  readonly search: Search;
}) {
  const isByItself = search['dealer'] !== 'steps';
  const playing = usePractice(game, choicesIn(search), { seed: seedIn(search), isByItself });
  const { practice, change } = playing;
  const [held, setHeld] = useState<HeldChip>(5);
  const wordsOf = useStepWords();
  const latest = practice.told.at(-1);
  const [hasOdds, setOdds] = useState(false);
  const asked = askedOf(practice);
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <p role="status" className="sr-only">
        {latest === undefined ? '' : wordsOf(latest)}
      </p>
      <div className="min-w-0">
        <Felt
          practice={practice}
          underAsked={
            hasOdds && asked !== undefined ? (
              <DecisionOdds practice={practice} asked={asked} />
            ) : undefined
          }
          held={held}
          onCircle={(place) =>
            change(
              held === 'take-back'
                ? takeChips(practice, place)
                : layChip(practice, place, usd(String(held))),
            )
          }
          onClear={(seat) => change(clearSeat(practice, seat))}
        />
        <ActionBar
          playing={playing}
          isByItself={isByItself}
          held={held}
          onHold={setHeld}
          hasOdds={hasOdds}
          onOdds={setOdds}
        />
      </div>
      <BesideTable playing={playing} />
    </div>
  );
}
