import { money } from '../ui/format.ts';

/** An amount that a whole part is about. */
export const Figure = ({ title, amount }: { readonly title: string; readonly amount: string }) => (
  <div>
    <p className="text-muted">{title}</p>
    <p className="font-semibold text-3xl tabular-nums tracking-tight">{money(amount)}</p>
  </div>
);
