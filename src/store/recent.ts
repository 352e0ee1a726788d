// The records of the newest commands, so that a question asked again is answered without looking
// into the database. Bounded: when it is full, the older half goes.

export interface Recent {
  get(id: string): string | undefined;
  set(id: string, body: string): void;
  clear(): void;
}

export function makeRecent(countMax: number): Recent {
  let older = new Map<string, string>();
  let newer = new Map<string, string>();
  return {
    get: (id) => newer.get(id) ?? older.get(id),
    set(id, body) {
      newer.set(id, body);
      if (newer.size < countMax / 2) return;
      older = newer;
      newer = new Map();
    },
    clear() {
      older = new Map();
      newer = new Map();
    },
  };
}
