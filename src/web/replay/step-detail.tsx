import { useTranslation } from 'react-i18next';
import type { Replay, ReplayStep } from '#house';
import { momentOf, money } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { inWords } from '../ui/words.ts';
import { Clauses } from './clauses.tsx';
import { EventWords } from './event-words.tsx';
import type { Frame } from './frames.ts';

/** Why the rules did not take the cards. */
function TurnedDown({ of }: { readonly of: NonNullable<ReplayStep['turnedDown']> }) {
  const { message, leftOut, problems } = of;
  return (
    <>
      <Notice is="refused" title={message}>
        {problems.length === 0 ? undefined : (
          <ul className="list-disc pl-5">
            {problems.map(({ path, message: words }) => (
              <li key={`${path} ${words}`}>
                {path} {words}
              </li>
            ))}
          </ul>
        )}
      </Notice>
      <Clauses rows={[]} titles={{}} leftOut={leftOut} />
    </>
  );
}

function Meters({ step: { meters } }: { readonly step: ReplayStep }) {
  const { t } = useTranslation('replay');
  if (meters.length === 0) return null;
  return (
    <dl>
      <dt className="text-muted text-sm">{t('step.meters')}</dt>
      {meters.map(({ offering, meter, title, before, after }) => (
        <dd
          key={`${offering} ${meter}`}
          className="flex flex-wrap items-baseline justify-between gap-x-4"
        >
          <span>{inWords(title)}</span>
          <span className="font-medium tabular-nums">
            {before === undefined
              ? t('step.held', { after: money(after) })
              : t('step.change', { before: money(before), after: money(after) })}
          </span>
        </dd>
      ))}
    </dl>
  );
}

/** The record of the step, so that a reader who doubts it can look it up. */
function Source({ step: { seq, hash, before } }: { readonly step: ReplayStep }) {
  const { t } = useTranslation('replay');
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-line border-t pt-3 text-muted text-sm">
      <dt className="sr-only">{t('step.record', { seq })}</dt>
      <dd className="col-span-2">
        <GoLink to="/regulator/log" search={{ record: String(seq) }}>
          {t('step.record', { seq })}
        </GoLink>
      </dd>
      <dt>{t('step.hash')}</dt>
      <dd className="break-all font-mono text-xs leading-5">{hash}</dd>
      <dt>{t('step.before')}</dt>
      <dd className="break-all font-mono text-xs leading-5">{before}</dd>
    </dl>
  );
}

interface StepDetailProps {
  readonly frame: Frame;
  readonly replay: Replay;
  readonly titleOf: (offering: string) => string;
}

/** What was pressed, by whom, the result, and its clause. */
export function StepDetail({ frame: { step, kind }, replay, titleOf }: StepDetailProps) {
  const { t } = useTranslation('replay');
  const { at, by, command, events, turnedDown } = step;
  return (
    <Panel title={t(`kinds.${kind}`, { command: inWords(command) })}>
      <div className="flex flex-col gap-3" aria-live="polite">
        <p className="text-muted">{t('step.by', { by, at: momentOf(at) })}</p>
        {turnedDown === undefined ? null : <TurnedDown of={turnedDown} />}
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of a record never move.
          <EventWords key={index} event={event} replay={replay} titleOf={titleOf} />
        ))}
        <Meters step={step} />
        <Source step={step} />
      </div>
    </Panel>
  );
}
