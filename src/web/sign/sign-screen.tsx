import { type SignLine, useSign } from './use-sign.ts';

/** `10005.60` as people read it: `$10,005.60`. */
const dollars = (amount: string): string => {
  const [whole = '', cents = ''] = amount.split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
};

const Meter = ({ meter, isOnly }: { meter: SignLine['meters'][number]; isOnly: boolean }) => (
  <div>
    {isOnly ? null : <p className="text-lg text-muted">{meter.title}</p>}
    <p className="font-display font-semibold text-[clamp(1.75rem,12cqi,5rem)] text-gold leading-tight tabular-nums">
      {dollars(meter.figure)}
    </p>
    {meter.isPending ? (
      <p className="mt-1 font-medium text-lg text-ink">A hand was called: being verified</p>
    ) : null}
  </div>
);

const Win = ({ win }: { win: NonNullable<SignLine['lastWin']> }) => (
  <p className="text-lg text-muted">
    Last won: <span className="text-ink tabular-nums">{dollars(win.amount)}</span> at table{' '}
    {win.table}
  </p>
);

const Line = ({ line }: { line: SignLine }) => (
  <li className="@container flex flex-col gap-3 rounded-panel border border-line bg-panel p-5">
    <h2 className="font-medium text-2xl">{line.title}</h2>
    {line.isSuspended ? (
      <p className="font-medium text-lg text-problem">Not offered at the moment</p>
    ) : null}
    {line.meters.map((meter) => (
      <Meter key={meter.meter} meter={meter} isOnly={line.meters.length === 1} />
    ))}
    {line.lastWin === undefined ? null : <Win win={line.lastWin} />}
  </li>
);

/** The jackpots of the room, as they stand. */
export default function SignScreen() {
  const { lines, isLive } = useSign();
  return (
    <main className="mx-auto w-full max-w-[96rem] flex-1 px-3 py-6 sm:px-6">
      <h1 className="font-display font-semibold text-3xl">Jackpots</h1>
      <p role="status" className="mt-1 min-h-7 text-lg text-problem">
        {lines === undefined || isLive
          ? ''
          : 'Not live: the house cannot be reached. Amounts may be old.'}
      </p>
      {lines?.length === 0 ? <p className="text-lg text-muted">Nothing is offered yet.</p> : null}
      <ul className="mt-4 grid gap-4 [grid-template-columns:repeat(auto-fill,minmax(min(24rem,100%),1fr))]">
        {lines?.map((line) => (
          <Line key={line.offering} line={line} />
        ))}
      </ul>
      <p className="mt-6 text-muted">The rules of each hang in the room; ask at any table.</p>
    </main>
  );
}
