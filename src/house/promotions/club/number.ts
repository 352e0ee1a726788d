// Numbers of club cards: nine digits that no one can guess, and one that reveals a typing mistake.
import { below, type RandomSource } from '#chance';

const SERIAL_DIGITS = 9;

/** The digit that makes the sum of all a multiple of ten, every second one doubled. */
function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * ((digits.length - index) % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

export const isCardNumber = (text: string): boolean =>
  /^\d{10}$/.test(text) && checkDigit(text.slice(0, SERIAL_DIGITS)) === text[SERIAL_DIGITS];

/** A number that no card has had. */
export function newCardNumber(source: RandomSource, isTaken: (card: string) => boolean): string {
  for (;;) {
    const digits = String(below(source, 10 ** SERIAL_DIGITS)).padStart(SERIAL_DIGITS, '0');
    const card = `${digits}${checkDigit(digits)}`;
    if (!isTaken(card)) return card;
  }
}
