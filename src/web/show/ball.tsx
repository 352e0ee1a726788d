import { useTranslation } from 'react-i18next';

interface BallProps {
  readonly name: string;
  readonly size?: 'large' | 'medium' | 'small';
  /** It does not count. */
  readonly isOut?: boolean;
}

const SIZES = { large: 'size-36', medium: 'size-24', small: 'size-14' } as const;
/** More of them than these are small. */
const MEDIUM_MOST = 16;

/** A ball with the whole name of a table. */
export function Ball({ name, size = 'large', isOut = false }: BallProps) {
  const { t } = useTranslation('stage');
  const look = isOut ? 'fill-raised stroke-line-strong' : 'fill-card stroke-card-edge';
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={t('balls.table', { table: name })}
      className={`block ${SIZES[size]}`}
    >
      <circle cx="50" cy="50" r="47" strokeWidth="3" className={look} />
      {!isOut && (
        <circle cx="50" cy="50" r="42" strokeWidth="1.5" className="fill-none stroke-suit-red" />
      )}
      <text
        {...{ x: 50, y: 50, textAnchor: 'middle', dominantBaseline: 'central' }}
        style={{ fontSize: Math.min(36, 124 / name.length) }}
        className={`font-bold ${isOut ? 'fill-muted' : 'fill-suit-black'}`}
      >
        {name}
      </text>
    </svg>
  );
}

interface BallsProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly isSmall?: boolean;
  readonly isOut?: boolean;
}

export function Balls({ title, names, isSmall = false, isOut = false }: BallsProps) {
  const size = names.length > MEDIUM_MOST || isSmall || isOut ? 'small' : 'medium';
  return (
    <section className="grid gap-3" aria-label={title}>
      <h2 className="text-center text-muted text-xl">{title}</h2>
      <ul className="flex flex-wrap justify-center gap-3">
        {names.map((name) => (
          <li key={name}>
            <Ball name={name} size={size} isOut={isOut} />
          </li>
        ))}
      </ul>
    </section>
  );
}
