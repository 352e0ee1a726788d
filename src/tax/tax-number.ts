/** What a screen shows of a tax number or the number of a document: its last four characters, and
 * never more than half of it. */
export function lastFour(number: string): string {
  const plain = number.replace(/[^\p{L}\p{N}]/gu, '');
  const shown = Math.min(4, Math.floor(plain.length / 2));
  return plain.slice(plain.length - shown);
}
