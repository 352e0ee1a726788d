import { KeyRound, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PieceFace } from '../ui/piece.tsx';
import type { PictureProps } from './pictures.tsx';

interface KeysState {
  readonly playerCount: number;
  readonly envelopeCount: number;
  readonly cards: readonly string[];
  readonly taken: readonly { readonly player: number; readonly envelope: string }[];
  readonly triedCount: number;
  readonly hasStarted: boolean;
}

/** `10` is a ten of spades on its face. */
const codeOf = (card: string): string => `${card === '10' ? 'T' : card}s`;

function Order({ state: { playerCount, cards } }: { readonly state: KeysState }) {
  const { t } = useTranslation('show');
  return (
    <section className="w-full">
      <h3 className="pb-3 text-center text-muted text-xl">{t('keys.order')}</h3>
      <ol className="flex flex-wrap justify-center gap-4 text-[clamp(1rem,1.2vw,1.5rem)]">
        {Array.from({ length: playerCount }, (_, player) => {
          const card = cards[player];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: players are numbers.
            <li key={player} className="flex w-[clamp(5rem,7vw,9rem)] flex-col items-center gap-2">
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
      <h3 className="pb-3 text-center text-muted text-xl">{t('keys.envelopes')}</h3>
      <ol className="mx-auto flex max-w-[88vw] flex-wrap justify-center gap-4">
        {numbers.map((envelope) => {
          const { is, player } = standingOf(state, envelope);
          const Icon = is === 'tried' || is === 'starts' ? KeyRound : Mail;
          return (
            <li
              key={envelope}
              className={`flex w-[clamp(10rem,16vw,20rem)] flex-col items-center gap-2 rounded-panel border-2 px-3 py-[2vh] text-center text-[clamp(1rem,1.2vw,1.5rem)] motion-safe:transition-colors ${LOOKS[is]}`}
            >
              <Icon
                className="size-[clamp(2.5rem,4vw,5rem)]"
                strokeWidth={1.5}
                aria-hidden="true"
              />
              <span className="font-bold text-[clamp(1.5rem,2.5vw,3rem)]">
                <span className="sr-only">{t('keys.envelope', { number: envelope })}</span>
                <span aria-hidden="true">{envelope}</span>
              </span>
              <span>
                {player === undefined ? t('keys.free') : t('keys.holds', { number: player + 1 })}
              </span>
              <span className="min-h-6">
                {is === 'tried' || is === 'starts' ? t(`keys.${is}`) : ''}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Order cards, envelopes, and the keys that were tried. */
export function KeysPicture({ stage }: PictureProps) {
  const state = stage.state as unknown as KeysState;
  return (
    <div className="flex h-full w-full flex-col items-center justify-center gap-[4vh]">
      <Order state={state} />
      <Envelopes state={state} />
    </div>
  );
}
