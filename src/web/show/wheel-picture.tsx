import { useTranslation } from 'react-i18next';
import type { Pictured } from '#rules';
import { money } from '../ui/format.ts';
import type { PictureProps } from './picture-props.ts';
import { turnOf } from './turning.ts';
import { type Sector, WheelFace } from './wheel-face.tsx';
import { shortMoney } from './words.ts';

type Section = Pictured<'wheel'>['sections'][number];

const LABEL_MAX = 18;

function lookOf({ kind, label }: Section, place: number, best: string): Sector['look'] {
  if (kind !== 'cash') return kind;
  if (label === best) return 'best';
  return place % 2 === 0 ? 'one' : 'other';
}

/** The label of the dearest section: it is gold. */
const bestOf = (sections: readonly Section[]): string =>
  sections
    .filter(({ kind }) => kind === 'cash')
    .reduce(
      (best, each) => (Number(each.worth) > Number(best?.worth ?? 0) ? each : best),
      sections[0],
    )?.label ?? '';

function marked(label: string, count: number) {
  const text = shortMoney(label);
  const size = Math.min(48, Math.max(20, 2100 / count));
  return (
    <text
      transform="rotate(-90)"
      textAnchor="end"
      dominantBaseline="central"
      style={{ fontSize: size }}
      className="font-semibold"
    >
      {text.length > LABEL_MAX ? `${text.slice(0, LABEL_MAX - 1)}…` : text}
    </text>
  );
}

/** A wheel with amounts, things and perhaps a double. */
export function WheelPicture({ state, isFresh }: PictureProps<'wheel'>) {
  const { t } = useTranslation('show');
  const { sections, stops, minimum } = state;
  const labelOf = (stop: number | string) =>
    typeof stop === 'number' ? (sections[stop]?.label ?? '') : stop;
  const best = bestOf(sections);
  const last = stops.at(-1);
  const count = sections.length;
  const told = isFresh ? stops.slice(0, -1) : stops;
  return (
    <div className="flex size-full min-h-0 flex-col items-center justify-center gap-[1.5vh]">
      <div className="aspect-square min-h-0 w-full max-w-[78vh]">
        <WheelFace
          kind="wheel"
          degrees={turnOf(stops, count)}
          isTurning={isFresh}
          label={
            last === undefined || isFresh
              ? t('wheel.ready', { count })
              : t('wheel.label', { count, at: labelOf(last) })
          }
          sectors={sections.map((section, place) => ({
            key: String(place),
            look: lookOf(section, place, best),
            mark: marked(section.kind === 'double' ? t('wheel.double') : section.label, count),
          }))}
        />
      </div>
      {minimum === undefined ? null : (
        <p className="text-gold text-xl">{t('wheel.minimum', { amount: money(minimum) })}</p>
      )}
      {told.length < 2 ? null : (
        <ol aria-label={t('wheel.spins')} className="flex flex-wrap justify-center gap-2">
          {told.map((stop, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: spins come to the same section twice.
            <li key={index} className="rounded-full bg-raised px-3 py-1 text-muted">
              {shortMoney(labelOf(stop))}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
