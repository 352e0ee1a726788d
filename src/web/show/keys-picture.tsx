import { KeyRound, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pictured } from '#rules';
import { PieceFace } from '../ui/piece.tsx';
import type { PictureProps } from './picture-props.ts';

type KeysState = Pictured<'keys'>;

/** `10` is a ten of spades on its face. */
const codeOf = (card: string): string => `${card === '10' ? 'T' : card}s`;

function Order({ state: { playerCount, cards } }: { readonly state: KeysState }) {
  const { t } = useTranslation('show');
  return (
    <section className="w-full">
      <h3 className="pb-2 text-center text-muted text-xl">{t('keys.order')}</h3>
      <ol className="flex flex-wrap justify-center gap-x-2 gap-y-3 sm:gap-x-4">
        {Array.from({ length: playerCount }, (_, player) => {
          const card = cards[player];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: players are numbers.
            <li key={player} className="flex w-16 flex-col items-center gap-1 sm:w-20">
              {card === undefined ? (
                <div className="aspect-[5/7] w-full rounded-lg border-2 border-line-strong border-dashed">
                  <span className="sr-only">{t('keys.noCard')}</span>
                </div>
              ) : (
                <div className="w-full motion-safe:animate-arrive">
                  <span className="sr-only">{t('keys.card', { card })}</span>
                  <PieceFace code={codeOf(card)} />
                </div>
              )}
              <span className="text-center">{t('player', { number: player + 1 })}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type Standing = 'free' | 'taken' | 'tried' | 'starts';

function standingOf(
  { taken, triedCount, hasStarted }: KeysState,
  envelope: string,
): { readonly is: Standing; readonly player?: number } {
  const place = taken.findIndex((each) => each.envelope === envelope);
  const player = taken[place]?.player;
  if (player === undefined) return { is: 'free' };
  if (place >= triedCount) return { is: 'taken', player };
  return { is: hasStarted && place === triedCount - 1 ? 'starts' : 'tried', player };
}

const LOOKS: Readonly<Record<Standing, string>> = {
  free: 'border-line-strong bg-panel text-ink',
  taken: 'border-gold bg-marked text-gold',
  tried: 'border-line bg-well text-faint',
  starts: 'border-live bg-live-soft text-live',
};

function Envelopes({ state }: { readonly state: KeysState }) {
  const { t } = useTranslation('show');
  const numbers = Array.from({ length: state.envelopeCount }, (_, index) => String(index + 1));
  return (
    <section className="w-full">
      <h3 className="pb-2 text-center text-muted text-xl">{t('keys.envelopes')}</h3>
      <ol className="flex flex-wrap justify-center gap-2 sm:gap-4">
        {numbers.map((envelope) => {
          const { is, player } = standingOf(state, envelope);
          const Icon = is === 'tried' || is === 'starts' ? KeyRound : Mail;
          return (
            <li
              key={envelope}
              className={`flex w-28 flex-col items-center rounded-panel border-2 px-2 py-3 text-center sm:w-40 motion-safe:transition-colors ${LOOKS[is]}`}
            >
              <span className="flex items-center gap-3 font-bold text-3xl sm:text-4xl">
                <Icon className="size-8 sm:size-10" strokeWidth={1.5} aria-hidden="true" />
                <span className="sr-only">{t('keys.envelope', { number: envelope })}</span>
                <span aria-hidden="true">{envelope}</span>
              </span>
              <span>
                {player === undefined ? t('keys.free') : t('keys.holds', { number: player + 1 })}
              </span>
              {is === 'tried' || is === 'starts' ? <span>{t(`keys.${is}`)}</span> : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Order cards until each player has an envelope; then the keys that are tried. */
export function KeysPicture({ state }: PictureProps<'keys'>) {
  return (
    <div className="flex h-full w-full flex-col items-center justify-center gap-6">
      {state.taken.length < state.playerCount ? <Order state={state} /> : null}
      <Envelopes state={state} />
    </div>
  );
}
