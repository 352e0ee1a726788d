export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets work be done one after another, for all callers. */
export function makeTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
}
