import { useTranslation } from 'react-i18next';
import { Waiting } from '../ui/clock.tsx';
import { withoutId } from '../ui/refusal-words.ts';
import { buttonOf, type Facts, type KeypadCall, type OfferingHere, stopOf } from './facts.ts';
import { PressButton } from './press-button.tsx';
import type { Keys } from './use-table-link.ts';

interface CallProps {
  readonly call: KeypadCall;
  readonly offering: OfferingHere;
  readonly keys: Keys;
}

function CallLine({ call, offering, keys }: CallProps) {
  const { t } = useTranslation('keypad');
  const { seat, at, awaits } = call;
  const undo = buttonOf(offering, 'uncall-hand');
  const { label } = buttonOf(offering, 'authorize-call');
  const isSent = at !== '';
  const because = stopOf(undo, t('because.now'));
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-panel border-held border-l-4 bg-held-soft py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold text-held">{t('calls.at', { title: offering.title, seat })}</p>
        <p>{isSent ? t(`calls.${awaits.what}`, { label }) : t('calls.notSent')}</p>
        {awaits.because === undefined ? null : (
          <p className="text-muted">{withoutId(awaits.because)}</p>
        )}
        {call.step === 'verified' && offering.restore !== undefined ? (
          <p className="text-muted">{t('calls.restore', { restore: offering.restore })}</p>
        ) : null}
      </div>
      {isSent ? (
        <p className="text-right">
          <span
            role="timer"
            aria-live="off"
            className="block font-semibold text-2xl text-held leading-tight"
          >
            <Waiting since={at} />
          </span>
          <span className="text-muted text-sm">{t('calls.waits', { of: awaits.of })}</span>
        </p>
      ) : null}
      <PressButton
        because={because}
        onPress={() => keys.press('uncall-hand', { call: call.call })}
        onRefused={(words) => keys.say({ is: 'held', words })}
      >
        {undo.label}
      </PressButton>
    </li>
  );
}

/** The hands of this table that wait for a decision. */
export function Calls({ facts, keys }: { readonly facts: Facts; readonly keys: Keys }) {
  const { t } = useTranslation('keypad');
  return (
    <ul
      aria-label={t('calls.title')}
      aria-live="polite"
      className="flex flex-col gap-2 empty:hidden"
    >
      {facts.calls.flatMap((call) => {
        const offering = facts.offerings.find((each) => each.offering === call.offering);
        if (offering === undefined) return [];
        return [<CallLine key={call.call} call={call} offering={offering} keys={keys} />];
      })}
    </ul>
  );
}
