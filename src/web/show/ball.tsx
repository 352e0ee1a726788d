import { useTranslation } from 'react-i18next';

/** A ball with the name of a table; `isOut` is one that does not count. */
export function Ball({
  name,
  isLarge = false,
  isOut = false,
}: {
  readonly name: string;
  readonly isLarge?: boolean;
  readonly isOut?: boolean;
}) {
  const { t } = useTranslation('stage');
  const size = isLarge ? 'size-44' : 'size-16';
  const look = isOut ? 'fill-raised stroke-line-strong' : 'fill-card stroke-card-edge';
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={t('balls.table', { table: name })}
      className={`block ${size}`}
    >
      <circle cx="50" cy="50" r="47" strokeWidth="3" className={look} />
      {!isOut && <circle cx="50" cy="50" r="34" className="fill-none stroke-suit-red" />}
      <text
        x="50"
        y={name.length > 3 ? 56 : 61}
        textAnchor="middle"
        className={`font-bold ${isOut ? 'fill-muted' : 'fill-suit-black'} ${name.length > 3 ? 'text-[18px]' : 'text-[30px]'}`}
      >
        {name.length > 7 ? `${name.slice(0, 6)}…` : name}
      </text>
    </svg>
  );
}
