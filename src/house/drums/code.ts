// What the barcode of a ticket says: the offering, the number, and two digits that tell a number
// that was read or typed wrongly.

const PRIME = 97;
const SERIAL_DIGITS = 7;

/** Every wrong character, and every two that changed places, give other digits. */
function digitsOf(text: string): string {
  let rest = 0;
  for (let at = 0; at < text.length; at++) rest = (rest * 128 + text.charCodeAt(at)) % PRIME;
  return String(rest).padStart(2, '0');
}

export function ticketCode(offering: string, serial: number): string {
  const number = `${offering}-${String(serial).padStart(SERIAL_DIGITS, '0')}`;
  return `${number}-${digitsOf(number)}`;
}

const CODE = /^(.+-(\d{7,16}))-(\d\d)$/;

/** The ticket that a code is of; undefined where it was misread. */
export function parseTicket(
  code: string,
): { readonly offering: string; readonly serial: number } | undefined {
  const [, number = '', digits = '', check] = CODE.exec(code) ?? [];
  if (check === undefined || digitsOf(number) !== check) return undefined;
  return { offering: number.slice(0, -digits.length - 1), serial: Number(digits) };
}
