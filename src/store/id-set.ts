// Which IDs a log has had so far. Ten million texts in a set would take a gigabyte; numbers made
// from them take a tenth. If two numbers are equal, the texts are compared.

const FIRST_CAPACITY = 1 << 16;
/** How long a slot is, and what stands where in it, after the place. */
const [SLOT, MARK, SEQ] = [3, 1, 2];

export interface IdSet {
  /** Notes the id of a record, and gives the records before it that may have the same one: nearly
   * always none, unless one really has. */
  add(id: string, seq: number): readonly number[];
}

const NONE: readonly number[] = [];

/** Two numbers of 32 bits from one text: the first says where to look, the second is compared. */
function numbersOf(id: string): readonly [place: number, mark: number] {
  let place = 0x811c9dc5;
  let mark = 0x2545f491;
  for (let index = 0; index < id.length; index++) {
    const code = id.charCodeAt(index);
    place = Math.imul(place ^ code, 0x01000193);
    mark = Math.imul(mark ^ code, 0x5bd1e995) ^ (mark >>> 15);
  }
  place = Math.imul(place ^ (place >>> 16), 0x7feb352d);
  return [(place ^ (place >>> 15)) >>> 0, mark >>> 0];
}

export function makeIdSet(): IdSet {
  let capacity = FIRST_CAPACITY;
  let count = 0;
  /** Three numbers an id, side by side since memory is slow: its own two, and its record, which is 0
   * where nothing is: records count from 1. */
  let slots = new Uint32Array(capacity * SLOT);

  function put(place: number, mark: number, seq: number): readonly number[] {
    const alike: number[] = [];
    let at = (place & (capacity - 1)) * SLOT;
    for (; slots[at + SEQ] !== 0; at = at + SLOT === slots.length ? 0 : at + SLOT) {
      if (slots[at] === place && slots[at + MARK] === mark) alike.push(slots[at + SEQ] as number);
    }
    slots[at] = place;
    slots[at + MARK] = mark;
    slots[at + SEQ] = seq;
    return alike.length === 0 ? NONE : alike;
  }

  function grow(): void {
    const before = slots;
    capacity *= 2;
    slots = new Uint32Array(capacity * SLOT);
    for (let at = 0; at < before.length; at += SLOT) {
      const seq = before[at + SEQ] as number;
      if (seq !== 0) put(before[at] as number, before[at + MARK] as number, seq);
    }
  }

  return {
    add(id, seq) {
      if (count * 2 >= capacity) grow();
      count += 1;
      const [place, mark] = numbersOf(id);
      return put(place, mark, seq);
    },
  };
}
