// The two tight loops of src/hands/place-table.ts, in AssemblyScript: the same look-up for a
// batch of hands, and for all hands of a deck in order. `npm run build:wasm` compiles this file
// into src/hands/places-wasm.ts, and a test compares the two. TypeScript fills the tables below
// before it calls; the addresses are exported so that they are written down once.

/** i8[512]: by the sum of the suit weights, the suit with enough cards for a flush, or -1. */
export const FLUSH_SUIT: i32 = 0;
/** i32[64]: by card code, key of the rank plus, from bit 23 on, weight of the suit. */
export const CARD_KEY: i32 = 512;
/** i32[64] each, for `tally`: of the deck's cards in order, the key, and the bit of the card's
 * rank among the clubs and diamonds, and among the hearts and spades (13 bits a suit). */
export const DECK_KEY: i32 = 768;
export const DECK_MINOR: i32 = 1024;
export const DECK_MAJOR: i32 = 1280;
/** u16[8192]: by the ranks of the suited cards, the place of the flush. */
export const FLUSH_PLACE: i32 = 1536;
/** i32[16384]: by row of the key, where its first column lies among the cells. */
export const ROW_OFFSET: i32 = 17920;
/** u32[8192]: what `tally` counts, by place. */
export const COUNT: i32 = 83456;
/** u8[7 * 16384] and u16[16384]: hands in, places out. */
export const HANDS: i32 = 116224;
export const PLACES: i32 = 230912;
/** u16[…]: by cell, the place of the hand by its ranks alone. */
export const CELL: i32 = 263680;

const ROW_BITS: u32 = 9;
const ROW_MASK: u32 = 0x3fff;
const COLUMN_MASK: u32 = 0x1ff;
const KEY_BITS: u32 = 23;

function placeOfRanks(key: u32): u32 {
  const offset = load<i32>(ROW_OFFSET + (((key >> ROW_BITS) & ROW_MASK) << 2));
  return load<u16>(CELL + ((offset + (key & COLUMN_MASK)) << 1));
}

/** Places of so many hands of `size` cards, one byte a card, from HANDS to PLACES. */
export function places(count: i32, size: i32): void {
  let hand = HANDS;
  for (let index = 0; index < count; index++) {
    let key: u32 = 0;
    for (let card = hand; card < hand + size; card++) {
      key += load<u32>(CARD_KEY + ((<u32>load<u8>(card)) << 2));
    }
    let place = placeOfRanks(key);
    const suit = load<i8>(FLUSH_SUIT + (key >> KEY_BITS));
    if (suit >= 0) {
      let ranks: u32 = 0;
      for (let card = hand; card < hand + size; card++) {
        const code = <u32>load<u8>(card);
        if ((code & 3) === suit) ranks |= 1 << (code >> 2);
      }
      place = max(place, <u32>load<u16>(FLUSH_PLACE + (ranks << 1)));
    }
    store<u16>(PLACES + (index << 1), place);
    hand += size;
  }
}

/** Adds to COUNT the place of every hand of `left` more of the deck's cards from `from` on, beside
 * the cards that `key`, `minor` and `major` stand for. */
export function tally(cards: i32, from: i32, left: i32, key: u32, minor: u32, major: u32): void {
  if (left === 1) {
    tallyLast(cards, from, key, minor, major);
    return;
  }
  for (let card = from; card <= cards - left; card++) {
    tally(
      cards,
      card + 1,
      left - 1,
      key + load<u32>(DECK_KEY + (card << 2)),
      minor | load<u32>(DECK_MINOR + (card << 2)),
      major | load<u32>(DECK_MAJOR + (card << 2)),
    );
  }
}

function tallyLast(cards: i32, from: i32, key: u32, minor: u32, major: u32): void {
  for (let card = from; card < cards; card++) {
    const sum = key + load<u32>(DECK_KEY + (card << 2));
    let place = placeOfRanks(sum);
    const suit = load<i8>(FLUSH_SUIT + (sum >> KEY_BITS));
    if (suit >= 0) {
      const ranks =
        suit < 2
          ? minor | load<u32>(DECK_MINOR + (card << 2))
          : major | load<u32>(DECK_MAJOR + (card << 2));
      const suited = (ranks >> ((suit & 1) * 13)) & 0x1fff;
      place = max(place, <u32>load<u16>(FLUSH_PLACE + (suited << 1)));
    }
    const counter = COUNT + (place << 2);
    store<u32>(counter, load<u32>(counter) + 1);
  }
}
