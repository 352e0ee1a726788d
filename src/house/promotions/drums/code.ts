// The barcode of a ticket: the offering, the number, and a mark that only the paper has. No one can
// guess the mark from the number, and a number that was misread or mistyped has a different one.
import { hashText } from '#drawing';

const SERIAL_DIGITS = 7;
const MARK_DIGITS = 6;

/** `key` is what the house keeps of the issue; no one in the room sees it. */
export function ticketCode(offering: string, serial: number, key: string): string {
  const number = `${offering}-${String(serial).padStart(SERIAL_DIGITS, '0')}`;
  return `${number}-${hashText(`${number} ${key}`).slice(0, MARK_DIGITS)}`;
}

const CODE = /^(.+)-(\d{7,16})-[0-9a-f]{6}$/;

/** The ticket that a code says it is of; undefined where it is no code. */
export function parseTicket(
  code: string,
): { readonly offering: string; readonly serial: number } | undefined {
  const [, offering, digits] = CODE.exec(code) ?? [];
  return offering === undefined ? undefined : { offering, serial: Number(digits) };
}
