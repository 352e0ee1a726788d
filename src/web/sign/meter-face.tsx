import { useTranslation } from 'react-i18next';
import { momentOf, money } from '../ui/format.ts';
import { GoLink } from '../ui/go-link.tsx';
import { Figure } from './figure.tsx';
import { partWords, type Rate, ratesToTell, type ShownLine, type SignMeter } from './lines.ts';
import { usePosting } from './use-sign.ts';

/** The color of a figure says whether it moves, waits, or may be old. */
function toneOf({ isPending }: SignMeter, { isOld, isSuspended }: Tone): string {
  if (isOld || isSuspended) return 'text-muted';
  return isPending ? 'text-held' : 'text-ink';
}

interface Tone {
  readonly isOld: boolean;
  readonly isSuspended: boolean;
}

function Meter({ meter, tone, isNamed }: { meter: SignMeter; tone: Tone; isNamed: boolean }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col [@container(min-aspect-ratio:4)]:flex-row [@container(min-aspect-ratio:4)]:items-center">
      {isNamed ? (
        <p className="w-full text-[length:max(1rem,min(2.2cqi,5cqb))] text-muted leading-tight first-letter:uppercase [@container(min-aspect-ratio:4)]:w-1/2 [@container(min-aspect-ratio:4)]:text-[length:max(1rem,min(1.8cqi,13cqb))]">
          {meter.title}
        </p>
      ) : null}
      <div className="flex min-h-0 w-full flex-1 flex-col items-center justify-center self-stretch [@container(min-aspect-ratio:4)]:items-end [container-type:size]">
        <Figure amount={meter.figure} className={toneOf(meter, tone)} />
      </div>
    </div>
  );
}

/** What becomes of a fee, where a part of it is for a reserve. */
function RateWords({ rate: { toMeter, toReserve } }: { readonly rate: Rate }) {
  const { t } = useTranslation('sign');
  const parts = { toMeter: partWords(toMeter), toReserve: partWords(toReserve) };
  return <p>{t(toMeter === '0/1' ? 'reserveOnly' : 'reserve', parts)}</p>;
}

/** What must stand beside the name of an offering on every screen. */
function Approved({ line }: { readonly line: ShownLine }) {
  const { t } = useTranslation('sign');
  const { data } = usePosting(line);
  if (data === undefined) return null;
  const { approvedAs, approvalIds, sections } = data;
  return (
    <>
      {sections.some(({ id }) => id === 'no-purchase') ? (
        <p className="font-semibold text-ink">{t('noPurchase')}</p>
      ) : null}
      {approvedAs === undefined ? null : (
        <p>{t('approved', { title: approvedAs, ids: approvalIds.join(', ') })}</p>
      )}
    </>
  );
}

function State({ line }: { readonly line: ShownLine }) {
  const { t } = useTranslation('sign');
  if (line.isSuspended) return <p className="text-refused">{t('suspended')}</p>;
  const isPending = line.meters.some((meter) => meter.isPending);
  return isPending ? <p className="text-held">{t('pending')}</p> : null;
}

function SmallPrint({ line }: { readonly line: ShownLine }) {
  const { t } = useTranslation('sign');
  const { lastWin, meters, rates } = line;
  const limits = [...new Set(meters.flatMap(({ limit }) => limit ?? []))];
  return (
    <>
      {lastWin === undefined ? null : (
        <p>
          {t('lastWin', {
            table: lastWin.table,
            hand: lastWin.hand,
            amount: money(lastWin.amount),
            at: momentOf(lastWin.at),
          })}
        </p>
      )}
      {limits.length === 0 ? null : (
        <p>{t('upTo', { limit: limits.map((limit) => money(limit)).join(', ') })}</p>
      )}
      {ratesToTell(rates).map((rate) => (
        <RateWords key={rate.fee} rate={rate} />
      ))}
      <Approved line={line} />
      {line.game === undefined ? null : (
        <p>
          <GoLink to={`/play/${line.offering}`} className="hover:underline">
            {t('howToPlay', { address: `${location.host}/play` })}
          </GoLink>
        </p>
      )}
    </>
  );
}

interface MeterFaceProps {
  readonly line: ShownLine;
  readonly isOld: boolean;
}

/** One offering: its figures as large as there is room, and what must be said beside them. In a box
 * that is low and wide, the figures stand at the right of the words. */
export function MeterFace({ line, isOld }: MeterFaceProps) {
  const { title, meters, isSuspended } = line;
  // The one meter of a promotion is the promotion; that of a whole game is one wager's among others.
  const isNamed = meters.length > 1 || line.game !== undefined;
  return (
    <section className="h-full [container-type:size]">
      <div className="grid h-full grid-rows-[auto_auto_minmax(0,1fr)_auto] gap-x-[3cqi] text-center [@container(min-aspect-ratio:4)]:grid-cols-[5fr_6fr] [@container(min-aspect-ratio:4)]:grid-rows-[1fr_auto_auto_1fr] [@container(min-aspect-ratio:4)]:text-left">
        <h2 className="self-end text-balance pb-[1cqb] font-semibold text-[length:max(1.125rem,min(4.4cqi,9cqb))] leading-tight [@container(min-aspect-ratio:4)]:text-[length:max(1.125rem,min(3cqi,22cqb))]">
          {title}
        </h2>
        <div
          role="status"
          className="font-semibold text-[length:max(1rem,min(3cqi,6cqb))] leading-tight [@container(min-aspect-ratio:4)]:row-start-2 [@container(min-aspect-ratio:4)]:text-[length:max(1rem,min(2.2cqi,14cqb))]"
        >
          <State line={line} />
        </div>
        <div className="flex min-h-0 flex-col gap-[1cqb] py-[2cqb] [@container(min-aspect-ratio:4)]:col-start-2 [@container(min-aspect-ratio:4)]:row-span-4 [@container(min-aspect-ratio:4)]:row-start-1">
          {meters.map((meter) => (
            <Meter
              key={meter.meter}
              meter={meter}
              tone={{ isOld, isSuspended }}
              isNamed={isNamed}
            />
          ))}
        </div>
        <div className="flex flex-wrap justify-center gap-x-[3cqi] gap-y-1 self-start text-[length:max(0.875rem,min(1.7cqi,3.4cqb))] text-muted leading-snug [@container(min-aspect-ratio:4)]:row-start-3 [@container(min-aspect-ratio:4)]:justify-start [@container(min-aspect-ratio:4)]:gap-y-0 [@container(min-aspect-ratio:4)]:text-[length:max(0.875rem,min(1.8cqi,9.5cqb))] [@container(min-aspect-ratio:4)]:leading-tight">
          <SmallPrint line={line} />
        </div>
      </div>
    </section>
  );
}
