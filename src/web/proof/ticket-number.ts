const NUMBER = /^#?0*(\d{1,15})$/;
/** What stands under the barcode: the promotion, the number, and its mark. */
const CODE = /^.+-0*(\d{1,15})-[0-9a-f]{6}$/;

/** The number of a ticket as it is typed, or everything under its barcode. */
export function ticketNumber(text: string): number | undefined {
  const typed = text.replace(/[\s,.]/g, '');
  const [, digits] = NUMBER.exec(typed) ?? CODE.exec(typed) ?? [];
  const serial = Number(digits);
  return digits === undefined || serial < 1 ? undefined : serial;
}
