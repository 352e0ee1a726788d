/** How much of something is done, from 0 to 1. */
export function Progress({ label, part }: { readonly label: string; readonly part: number }) {
  const percent = Math.round(100 * part);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2 overflow-hidden rounded-full bg-raised"
    >
      <div className="h-full bg-accent" style={{ width: `${percent}%` }} />
    </div>
  );
}
