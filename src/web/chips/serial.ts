// A serial as people type it: small letters, no dash, and the letters that it never has.

const LOOKS_LIKE: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', U: 'V' };

/** `k7qm3xpf` as `K7QM-3XPF`; what cannot be one stays as it was typed. */
export function serialIn(typed: string): string {
  const signs = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[ILOU]/g, (sign) => LOOKS_LIKE[sign] ?? sign);
  return /^[0-9A-Z]{8}$/.test(signs) ? `${signs.slice(0, 4)}-${signs.slice(4)}` : typed.trim();
}
