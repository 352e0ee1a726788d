import { Link } from '@tanstack/react-router';
import { Coins, Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banners } from '../shell/banners.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Empty } from '../ui/state.tsx';
import { Actions } from './actions.tsx';
import { Calls } from './calls.tsx';
import { buttonOf, type Facts, type SeatFacts } from './facts.ts';
import { FeeBar } from './fee-bar.tsx';
import { GiveBack } from './give-back.tsx';
import { Hands } from './hands.tsx';
import { LastWin } from './last-win.tsx';
import { Meters } from './meters.tsx';
import { afterPresses } from './offline.ts';
import { OfflineBar } from './offline-bar.tsx';
import { SeatDialog } from './seat-dialog.tsx';
import { Seats } from './seats.tsx';
import { TopBar } from './top-bar.tsx';
import { type Fees, useFees } from './use-fees.ts';
import { type Keys, useTableLink } from './use-table-link.ts';

/** What to do next, or the result of the last press. */
function Prompt({ keys, words }: { readonly keys: Keys; readonly words: string }) {
  const { t } = useTranslation();
  const { said, isSending } = keys;
  return (
    <div className="flex min-h-14 min-w-0 flex-1 basis-72 flex-col justify-center">
      {said === undefined ? (
        <p role="status" className="text-lg text-muted">
          {isSending ? t('command.sending') : words}
        </p>
      ) : (
        <Notice is={said.is} title={said.words} />
      )}
    </div>
  );
}

interface OpenTableProps {
  readonly facts: Facts;
  readonly keys: Keys;
}

function usePrompt({ facts, fees }: { readonly facts: Facts; readonly fees: Fees }) {
  const { t } = useTranslation('keypad');
  return (seat: number | undefined): string => {
    if (facts.round === undefined) {
      if (fees.asksNumber) return t('dealtIn.ask');
      if (fees.ofSeats.length > 0) return t('prompt.fees');
      return fees.ofTable.length > 0 ? t('prompt.tableFees') : t('prompt.noFees');
    }
    if (facts.offerings.length === 0) return t('hands.none');
    const canCall = facts.offerings.some((each) => buttonOf(each, 'call-hand').canPress);
    if (!canCall) return facts.calls.length > 0 ? t('prompt.waits') : t('prompt.noHands');
    return seat === undefined ? t('prompt.seat') : t('prompt.hand', { seat });
  };
}

/** Seats above, hands and the keys of the round below. */
function OpenTable({ facts, keys }: OpenTableProps) {
  const fees = useFees(facts, keys);
  const [chosen, setChosen] = useState<number>();
  const [opened, setOpened] = useState<number>();
  const { t } = useTranslation('keypad');
  const promptFor = usePrompt({ facts, fees });
  // A hand of the last round can be called before the next one, and a little into it: then the seats are
  // those of the caller.
  const isBetween = facts.round === undefined;
  const [wantsLate, setLate] = useState(false);
  const isLate = wantsLate && facts.lastRound !== undefined;
  const isForFees = isBetween && !isLate;
  const seat = isForFees ? undefined : chosen;

  function touch(touched: SeatFacts) {
    if (isForFees) return fees.touchSeat(touched);
    keys.say(undefined);
    return setChosen(touched.seat === chosen ? undefined : touched.seat);
  }
  const onCalled = () => {
    setChosen(undefined);
    setLate(false);
  };
  const behindMost = Math.max(0, ...facts.seats.map(({ behind }) => behind.length));
  const openedSeat = facts.seats.find((each) => each.seat === opened);
  return (
    <>
      <Calls facts={facts} keys={keys} />
      <Seats
        facts={facts}
        isForFees={isForFees}
        isMarked={(each) => (isForFees ? fees.laidAt(each).length > 0 : each === seat)}
        laidAt={(each) => (isForFees ? fees.laidAt(each.seat) : each.fees)}
        onTouch={touch}
        onWho={(each) => setOpened(each.seat)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Prompt keys={keys} words={promptFor(seat)} />
        {facts.lastRound === undefined ? null : (
          <Button isLarge onClick={() => setLate(!isLate)}>
            {t(isLate ? (isBetween ? 'actions.toFees' : 'actions.toRound') : 'actions.callLast')}
          </Button>
        )}
        {isForFees ? <FeeBar fees={fees} behindMost={behindMost} /> : null}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-4">
          <Hands facts={facts} seat={seat} isLate={isLate} keys={keys} onCalled={onCalled} />
          <LastWin facts={facts} keys={keys} />
        </div>
        <div className="flex flex-col gap-3">
          <Actions facts={facts} fees={fees} keys={keys} />
          <GiveBack facts={facts} keys={keys} />
          <Link to={`/wagers/${facts.table}`} className={buttonClass('plain', true)}>
            <Coins className="size-5" aria-hidden="true" />
            {t('actions.coupons')}
          </Link>
        </div>
      </div>
      {openedSeat === undefined ? null : (
        <SeatDialog
          key={openedSeat.seat}
          facts={facts}
          seat={openedSeat}
          keys={keys}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** The keypad of a table, with the last state from the house and the presses since. */
export function Keypad({ facts: heard }: { readonly facts: Facts }) {
  const { t } = useTranslation('keypad');
  const keys = useTableLink(heard.table);
  const facts = afterPresses(heard, keys.waiting);
  return (
    <>
      {keys.isOffline ? null : <Banners />}
      <OfflineBar keys={keys} />
      <main className="mx-auto flex max-w-[90rem] flex-col gap-3 px-3 py-2 max-lg:portrait:pb-32 sm:px-4">
        <TopBar facts={facts} />
        {facts.phase === 'closed' ? (
          <Empty title={t('closed')} icon={Lock}>
            {t('closedWords')}
          </Empty>
        ) : (
          <>
            <Meters offerings={facts.offerings} />
            <OpenTable facts={facts} keys={keys} />
          </>
        )}
      </main>
    </>
  );
}
