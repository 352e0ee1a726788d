import { useTranslation } from 'react-i18next';
import { useCommand } from '../data/commands.ts';
import { useSecond } from '../data/time.ts';
import { Button } from '../ui/button.tsx';
import { Remaining } from '../ui/clock.tsx';
import { CommandForm } from '../ui/form.tsx';
import { timeOf } from '../ui/format.ts';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import type { DrawingProps } from './drawing-props.ts';

type Draw = DrawingProps['drawing']['draws'][number];

/** A number was drawn: the clock, whose it is, and who comes forward. */
export function HolderStep({ drawing }: DrawingProps) {
  const { t } = useTranslation('drawings');
  const last = drawing.draws.at(-1);
  if (last === undefined) return null;
  return (
    <Panel>
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className="min-w-0">
            <h2 className="font-semibold text-5xl tabular-nums tracking-tight">
              {t('holder.title', { serial: last.serial })}
            </h2>
            <p className="wrap-anywhere mt-1 font-mono text-muted text-sm">{last.ticket}</p>
          </div>
          {last.until === undefined ? null : <Presence until={last.until} />}
        </div>
        {last.until === undefined ? <p className="text-muted">{t('holder.noClock')}</p> : null}
        <Holder drawing={drawing} />
        <ClaimForm drawing={drawing} />
        <Absent drawing={drawing} last={last} />
      </div>
    </Panel>
  );
}

/** Read from across the room. */
function Presence({ until }: { readonly until: string }) {
  const { t } = useTranslation('drawings');
  const isOver = Date.parse(until) <= useSecond();
  return (
    <p role="timer" className="text-right">
      <span className={`block text-sm ${isOver ? 'text-refused' : 'text-muted'}`}>
        {t(isOver ? 'holder.over' : 'holder.left')}
      </span>
      <span className={`font-semibold text-6xl ${isOver ? 'text-refused' : ''}`}>
        <Remaining until={until} />
      </span>
    </p>
  );
}

function Holder({ drawing: { holder } }: DrawingProps) {
  const { t } = useTranslation('drawings');
  const { patron, table, seat } = holder ?? {};
  return (
    <p>
      <span className="wrap-anywhere font-medium">
        {patron === undefined ? t('holder.unknown') : t('holder.whose', { patron })}
      </span>
      {table === undefined || seat === undefined ? null : (
        <span className="ml-3 text-muted">{t('holder.at', { table, seat })}</span>
      )}
    </p>
  );
}

function ClaimForm({ drawing: { drawing, holder, asks } }: DrawingProps) {
  const { t } = useTranslation('drawings');
  // A ticket without a name is identified by its stub or by the writing on it, no matter what the
  // sheet asks.
  const isNameless = holder?.patron === undefined;
  const asksName = asks.nameMatches || isNameless;
  return (
    <section aria-labelledby="claim-title" className="border-line border-t pt-4">
      <h3 id="claim-title" className="mb-3 font-semibold">
        {t('holder.claim')}
      </h3>
      <CommandForm
        command="claim-drawn"
        submit={t('holder.claimDo')}
        fixed={{ drawing, nameMatches: asksName ? undefined : false }}
        initial={{ patron: holder?.patron }}
        fields={{
          patron: { label: t('holder.patron'), isHalf: true },
          stub:
            asks.stub || isNameless
              ? { label: t('holder.stub'), hint: t('holder.stubHint'), isHalf: true }
              : undefined,
          isIdentitySeen: { label: t('holder.identity') },
          nameMatches: asksName ? { label: t('holder.name') } : undefined,
        }}
      />
    </section>
  );
}

const CALL_OUTS = 3;

/** Counts down to what isn't possible yet. */
function CountDown({ title, until }: { readonly title: string; readonly until: string }) {
  return Date.parse(until) <= useSecond() ? null : (
    <p role="timer" className="text-muted">
      {title} <Remaining until={until} />
    </p>
  );
}

/** The holder is called three times, a minute apart, and the minutes run, before nobody has come. */
function CallOuts({ drawing, last }: { readonly drawing: string; readonly last: Draw }) {
  const { t } = useTranslation('drawings');
  const { outcome, send } = useCommand('call-out-draw');
  const now = useSecond();
  const { calledOut, callOutFrom = '', absentFrom = '' } = last;
  const isDue = Date.parse(callOutFrom) <= now;
  return (
    <div className="mb-3 flex flex-col gap-2">
      <p className="text-muted">{t('holder.absentWords')}</p>
      {calledOut.length === 0 ? null : (
        <p>{t('holder.calls', { times: calledOut.map(timeOf).join(', ') })}</p>
      )}
      <OutcomeNotice of={outcome} />
      {calledOut.length >= CALL_OUTS ? null : (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            disabled={!isDue || outcome.kind === 'sending'}
            onClick={() => void send({ drawing })}
          >
            {t('holder.call')}
          </Button>
          <CountDown title={t('holder.callIn')} until={callOutFrom} />
        </div>
      )}
      <CountDown title={t('holder.absentIn')} until={absentFrom} />
    </div>
  );
}

function Absent({ drawing: { drawing, absent }, last }: DrawingProps & { readonly last: Draw }) {
  const { t } = useTranslation('drawings');
  const { outcome, send } = useCommand('mark-absent');
  const now = useSecond();
  const { calledOut, absentFrom = '' } = last;
  const isEarly = calledOut.length < CALL_OUTS || Date.parse(absentFrom) > now;
  const isSending = outcome.kind === 'sending';
  return (
    <section aria-labelledby="absent-title" className="border-line border-t pt-4">
      <h3 id="absent-title" className="mb-3 font-semibold">
        {t('holder.absent')}
      </h3>
      <CallOuts drawing={drawing} last={last} />
      <OutcomeNotice of={outcome} />
      <div className="flex flex-wrap gap-2">
        {absent === 'carry-over' ? (
          <Button disabled={isEarly || isSending} onClick={() => void send({ drawing })}>
            {t('holder.carry')}
          </Button>
        ) : (
          <Button
            disabled={isEarly || isSending}
            onClick={() =>
              void send(absent === 'redraw' ? { drawing } : { drawing, redraws: true })
            }
          >
            {t('holder.redraw')}
          </Button>
        )}
        {absent === 'house-decides' ? (
          <Button
            look="quiet"
            disabled={isEarly || isSending}
            onClick={() => void send({ drawing, redraws: false })}
          >
            {t('holder.noWinner')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
